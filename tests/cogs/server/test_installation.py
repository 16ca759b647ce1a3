"""Installation: the README's link asks for all that is needed; without the bot it says so."""

from __future__ import annotations

import re
from pathlib import Path

import discord

from bot.translator import Translator
from cogs.kit.permissions import invitation_permissions
from games.kit.words import Voice
from playground import World
from playground.protocol.permissions import DEFAULT_PERMISSIONS
from tests.support.evenings.evening import Evening, evening

README = Path(__file__).parents[3] / "README.md"
ENGLISH = Voice("en")


def asked_for() -> discord.Permissions:
    """Return the permissions that the README's invitation link asks for."""
    (number,) = re.findall(r"oauth2/authorize\?\S*permissions=(\d+)", README.read_text("utf-8"))
    return discord.Permissions(int(number))


def test_the_link_asks_for_what_the_bot_needs_and_no_more() -> None:
    assert asked_for() == invitation_permissions()


async def test_a_match_in_a_thread_needs_no_other_permissions(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        table.world.forbid(DEFAULT_PERMISSIONS & ~asked_for().value)
        await table.open_table("all_aboard", red, blue)
        await table.move()
        offer = await red.slash("play", game="all_aboard", at=table.world.table)
        await red.press("Open a thread", on=offer)
        (thread,) = table.world.threads
        await blue.press("Join", at=thread)
        await red.press("Start", at=thread)
        await table.settle()
        assert any(seen.pictures for seen in red.sees(thread))
        await red.slash("table", at=thread)
        await table.settle()
        assert table.bot.delivery.closed_channels() == frozenset()


async def test_commands_are_installed_in_servers_only_and_listed_to_the_bot_too(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        for command in table.bot.tree.get_commands():
            sent = await command.get_translated_payload(table.bot.tree, Translator())
            assert sent["integration_types"] == [0], command.name
            assert sent["contexts"] == [0, 1], command.name


async def test_a_server_with_commands_but_no_bot_is_told_so(tmp_path: Path) -> None:
    async with World.open() as world:
        red = world.member("Red")
        table = Evening(world, tmp_path / "gangway.db", (red,), member=False)
        await table.start()
        try:
            answer = await red.slash("play", game="all_aboard", at=world.table)
            assert answer.text == ENGLISH("not-in-server")
        finally:
            await table.stop()


async def test_a_table_does_not_start_where_the_bot_was_removed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        lobby = await table.open_table("all_aboard", red, blue, start=False)
        table.world.remove(table.application)
        await table.settle()
        answer = await red.press("Start", on=lobby)
        assert answer.text == ENGLISH("not-in-server")


async def test_a_channel_that_the_bot_cannot_see_is_named(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        table.world.forbid(("VIEW_CHANNEL",), table.world.table)
        answer = await table.people[0].slash("play", game="all_aboard", at=table.world.table)
        assert "View Channel" in answer.text
