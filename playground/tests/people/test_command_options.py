"""Slash commands as people type them: listed, translated, completed, hidden and refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest
from discord import app_commands

from playground import NotOffered, World
from playground.people.command_options import localised
from playground.tests.support.bots import Asked, running, world_with_bot
from playground.tests.support.commands import SpanishTranslator, ferry_bot, hello, silence

if TYPE_CHECKING:
    from playground.protocol.encoding import Json


async def test_a_subcommand_takes_its_options() -> None:
    async with World.open() as world, running(ferry_bot(world), world):
        seen = await world.member("Red").slash("ferry board", animal="cat", boat=2)
        assert seen.text == "cat boards boat 2"
        assert seen.public_metadata is not None
        assert seen.public_metadata["name"] == "ferry board"


async def test_completion_knows_the_options_given_so_far() -> None:
    async with World.open() as world, running(ferry_bot(world), world):
        found = await world.member("Red").complete("ferry board", "animal", "mo", boat=2)
        assert found == [("mouse to boat 2", "mouse"), ("moose to boat 2", "moose")]


async def test_a_number_out_of_bounds_never_leaves_the_app() -> None:
    async with World.open() as world, running(ferry_bot(world), world):
        with pytest.raises(NotOffered, match="out of bounds for the option boat: 1 to 4"):
            await world.member("Red").slash("ferry board", animal="cat", boat=5)


async def test_a_missing_option_never_leaves_the_app() -> None:
    async with World.open() as world, running(ferry_bot(world), world):
        with pytest.raises(NotOffered, match="needs the option animal"):
            await world.member("Red").slash("ferry board")


async def test_names_come_back_in_the_readers_language() -> None:
    async with World.open() as world:
        bot = ferry_bot(world)
        async with running(bot, world):
            await bot.tree.set_translator(SpanishTranslator())
            await bot.tree.sync()
            (_, command), *_ = world.member("Red").client.commands(world.table)
            verb: Json = command["options"][0]
            assert localised(verb, "name", "es-ES") == "subir"
            assert localised(verb, "name", "de") == "board"


async def test_an_administrators_command_is_hidden_from_others() -> None:
    @app_commands.default_permissions(manage_guild=True)
    async def config(asked: Asked) -> None:
        await asked.response.send_message("done", ephemeral=True)

    async with world_with_bot(config) as (world, _):
        with pytest.raises(NotOffered):
            await world.member("Red").slash("config")
        boss = world.member("Boss", permissions=discord.Permissions(manage_guild=True))
        assert (await boss.slash("config")).text == "done"


async def test_a_command_for_servers_is_not_offered_in_private() -> None:
    @app_commands.guild_only()
    async def play(asked: Asked) -> None:
        await asked.response.send_message("open")

    async with world_with_bot(play) as (world, _):
        red = world.member("Red")
        with pytest.raises(NotOffered):
            await red.slash("play", at=red.dm)


async def test_a_person_is_passed_as_an_option() -> None:
    async def challenge(asked: Asked, rival: discord.Member) -> None:
        await asked.response.send_message(f"{rival.display_name}, {rival.joined_at is not None}")

    challenge.__globals__["discord"] = discord
    async with world_with_bot(challenge) as (world, _):
        red, blue = world.member("Red"), world.member("Blue")
        assert (await red.slash("challenge", rival=blue)).text == "Blue, True"


async def test_a_command_nobody_registered_is_not_offered() -> None:
    async with world_with_bot(hello, silence) as (world, _):
        with pytest.raises(NotOffered, match=r"no /nonsense .* offered: /hello, /silence"):
            await world.member("Red").slash("nonsense")
