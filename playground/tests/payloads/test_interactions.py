"""What a bot learns of an interaction."""

from __future__ import annotations

import discord

from playground.tests.support.bots import Asked, world_with_bot


async def test_a_command_in_private_knows_no_server() -> None:
    async def hand(asked: Asked) -> None:
        await asked.response.send_message(f"{asked.guild} {asked.locale.value}")

    async with world_with_bot(hand) as (world, _):
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

    async with world_with_bot(whoami) as (world, _):
        red = world.member("Red", locale="de")
        assert (await red.slash("whoami")).text == "Red de en-US"


async def test_an_interaction_tells_what_the_bot_may_do_and_is_answered_anyway() -> None:
    may: list[bool] = []

    async def check(asked: Asked) -> None:
        may.append(asked.app_permissions.attach_files)
        await asked.response.send_message("checked")

    async with world_with_bot(check) as (world, _):
        red = world.member("Red")
        world.forbid(("ATTACH_FILES", "SEND_MESSAGES"), world.home)
        assert (await red.slash("check")).text == "checked"
        assert may == [False]
