"""Catching up after a start: one match at a time, below Discord's limit, and only what differs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tests.support.evenings.evening import evening
from tests.support.stores.many_matches import copy_matches
from tests.support.stores.tables import look_up, spoil

if TYPE_CHECKING:
    from pathlib import Path


async def test_a_start_shows_only_what_differs(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        table.world.calls.clear()
        await table.restart()
        assert not [route for route in table.world.calls if "messages" in route]


async def test_a_start_asks_about_no_match_that_has_been_shown(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        await table.move()
        await table.stop()
        assert not look_up(tmp_path / "gangway.db", "SELECT * FROM unshown")
        await table.start()


async def test_a_start_shows_what_a_crash_has_left_and_nothing_else(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        red, blue = table.people
        elsewhere = table.world.channel("elsewhere")
        await table.bot.store.matches.open(
            replace(await table.bot.store.matches.load(1), channel=elsewhere.id)
        )
        before = len(red.sees(table.world.table))
        await table.restart()
        assert [seen.pictures for seen in red.sees(elsewhere) if seen.pictures]
        assert len(red.sees(table.world.table)) == before
        assert blue.sees(elsewhere)


async def test_one_process_keeps_several_shards(tmp_path: Path) -> None:
    async with evening(tmp_path, shards=2) as table:
        assert table.bot.shard_count == 2
        assert len(table.bot.shards) == 2
        await table.open_table("all_aboard", *table.people)
        await table.move()
        await table.restart()
        await table.move()


async def test_of_many_matches_only_those_that_differ_are_shown_one_after_another(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        await table.stop()
        database = tmp_path / "gangway.db"
        copy_matches(database, 60)
        spoil(database, "UPDATE showing SET digest = '' WHERE match = 1 AND viewer >= 0")
        spoil(database, "INSERT INTO unshown SELECT id, 1, '', 0 FROM match")
        table.world.calls.clear()
        most = 0

        def count(_change: object) -> None:
            nonlocal most
            most = max(most, table.bot.delivery.waiting())

        table.world.state.changes.listeners.append(count)
        await table.start()
        assert len(await table.bot.store.matches.running()) == 61
        asked = {route: times for route, times in table.world.calls.items() if "messages" in route}
        assert asked == {"PATCH /channels/{channel_id}/messages/{message_id}": 2}
        assert most == 1
