"""The line below the bot's name: how many tables are played, told when it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from tests.support.evenings.evening import Evening


def shown(table: Evening) -> list[tuple[str, ...]]:
    sessions = table.world.gateway.sessions.values()
    return [one.activities for one in sessions if one.connection]


async def test_members_read_how_many_tables_are_played(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.world.until(lambda: shown(table) == [("/play",)])
        red, blue = table.people
        await table.open_table("abordaje", red, blue)
        await table.bot.activity_line.bring_up_to_date()
        await table.world.until(lambda: shown(table) == [("/play · 1 table",)])


async def test_what_has_not_changed_is_not_told_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.world.until(lambda: shown(table) == [("/play",)])
        (session,) = table.world.gateway.sessions.values()
        session.activities = ()
        await table.bot.activity_line.bring_up_to_date()
        await table.restart()
        await table.world.until(lambda: shown(table) == [("/play",)])
        assert session.activities == ()
