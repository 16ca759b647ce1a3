"""Commands: synced, translated, completed, hidden and refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest
from discord import app_commands
from discord.app_commands import locale_str

from playground import NotOffered, World
from playground.people.command_options import localised
from tests.playground.bots import Asked, Bot, ask, evening, running, wire

if TYPE_CHECKING:
    from playground.protocol.encoding import Json

ANIMALS = ("mouse", "moose", "cat")


class Tongue(app_commands.Translator):
    """Spanish for one word."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        _context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return (
            "subir" if (string.message, locale) == ("board", discord.Locale.spain_spanish) else None
        )


class Allaboard(app_commands.Group):
    """A group of verbs."""

    @app_commands.command(name=locale_str("board"), description="Board a boat")
    async def board(
        self, asked: Asked, animal: str, boat: app_commands.Range[int, 1, 4] = 1
    ) -> None:
        await asked.response.send_message(f"{animal} boards boat {boat}")

    @board.autocomplete("animal")
    async def animals(self, asked: Asked, typed: str) -> list[app_commands.Choice[str]]:
        boat = asked.namespace.boat
        return [
            app_commands.Choice(name=f"{one} to boat {boat}", value=one)
            for one in ANIMALS
            if one.startswith(typed)
        ]


def ferry(world: World) -> Bot:
    bot = Bot(world.application("Gangway"))
    bot.tree.add_command(Allaboard(name="allaboard", description="All aboard!"))
    return bot


async def test_a_subcommand_takes_its_options() -> None:
    async with World.open() as world, running(ferry(world), world):
        seen = await world.member("Red").slash("allaboard board", animal="cat", boat=2)
        assert seen.text == "cat boards boat 2"
        assert seen.public_metadata is not None
        assert seen.public_metadata["name"] == "allaboard board"


async def test_completion_knows_the_options_given_so_far() -> None:
    async with World.open() as world, running(ferry(world), world):
        found = await world.member("Red").complete("allaboard board", "animal", "mo", boat=2)
        assert found == [("mouse to boat 2", "mouse"), ("moose to boat 2", "moose")]


async def test_a_number_out_of_bounds_never_leaves_the_app() -> None:
    async with World.open() as world, running(ferry(world), world):
        with pytest.raises(NotOffered, match="out of bounds for the option boat: 1 to 4"):
            await world.member("Red").slash("allaboard board", animal="cat", boat=5)


async def test_a_missing_option_never_leaves_the_app() -> None:
    async with World.open() as world, running(ferry(world), world):
        with pytest.raises(NotOffered, match="needs the option animal"):
            await world.member("Red").slash("allaboard board")


async def test_names_come_back_in_the_readers_language() -> None:
    async with World.open() as world:
        bot = ferry(world)
        async with running(bot, world):
            await bot.tree.set_translator(Tongue())
            await bot.tree.sync()
            (_, command), *_ = world.member("Red").client.commands(world.table)
            verb: Json = command["options"][0]
            assert localised(verb, "name", "es-ES") == "subir"
            assert localised(verb, "name", "de") == "board"


async def test_syncing_again_keeps_ids_and_counts_up_versions() -> None:
    async with World.open() as world:
        bot = ferry(world)
        async with running(bot, world):
            before = [(one.id, one.name) for one in await bot.tree.fetch_commands()]
            after = [(one.id, one.name) for one in await bot.tree.sync()]
            assert before == after


async def test_an_administrators_command_is_hidden_from_others() -> None:
    @app_commands.default_permissions(manage_guild=True)
    async def config(asked: Asked) -> None:
        await asked.response.send_message("done", ephemeral=True)

    async with evening(config) as (world, _):
        with pytest.raises(NotOffered):
            await world.member("Red").slash("config")
        boss = world.member("Boss", permissions=discord.Permissions(manage_guild=True))
        assert (await boss.slash("config")).text == "done"


async def test_a_command_for_servers_is_not_offered_in_private() -> None:
    @app_commands.guild_only()
    async def play(asked: Asked) -> None:
        await asked.response.send_message("open")

    async with evening(play) as (world, _):
        red = world.member("Red")
        with pytest.raises(NotOffered):
            await red.slash("play", at=red.dm)


async def test_a_command_in_private_knows_no_server() -> None:
    async def hand(asked: Asked) -> None:
        await asked.response.send_message(f"{asked.guild} {asked.locale.value}")

    async with evening(hand) as (world, _):
        red = world.member("Red", locale="es-ES")
        assert (await red.slash("hand", at=red.dm)).text == "None es-ES"
        assert [one.text for one in red.dms()] == ["None es-ES"]


async def test_the_bot_learns_who_asks_where_and_in_which_language() -> None:
    async def whoami(asked: Asked) -> None:
        assert isinstance(asked.user, discord.Member)
        assert asked.app_permissions.send_messages
        assert not asked.app_permissions.manage_guild
        told = (asked.user.display_name, asked.locale.value, str(asked.guild_locale))
        await asked.response.send_message(" ".join(told))

    async with evening(whoami) as (world, _):
        red = world.member("Red", locale="de")
        assert (await red.slash("whoami")).text == "Red de en-US"


async def test_a_person_is_passed_as_an_option() -> None:
    async def challenge(asked: Asked, rival: discord.Member) -> None:
        await asked.response.send_message(f"{rival.display_name}, {rival.joined_at is not None}")

    challenge.__globals__["discord"] = discord
    async with evening(challenge) as (world, _):
        red, blue = world.member("Red"), world.member("Blue")
        assert (await red.slash("challenge", rival=blue)).text == "Blue, True"


async def test_a_command_in_capitals_is_refused_with_its_place() -> None:
    async with World.open() as world:
        app = world.application("Gangway")
        async with wire(app) as session:
            path = f"/applications/{app.id}/commands"
            told = await ask(session, "POST", path, name="Play", description="Play", type=1)
            assert (told["status"], told["code"]) == (400, 50035)
            assert "name" in told["errors"]


async def test_nobody_sets_another_bots_commands() -> None:
    async with World.open() as world:
        ours, theirs = world.application("Gangway"), world.application("Pong")
        async with wire(ours) as session:
            told = await ask(session, "GET", f"/applications/{theirs.id}/commands")
            assert (told["status"], told["code"]) == (403, 20012)
