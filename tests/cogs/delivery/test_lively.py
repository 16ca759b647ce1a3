"""A lively table: few requests that count, and no call for whoever is there."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import pytest

from cogs.delivery.pace import GRACE, pace
from cogs.delivery.reconciler import Delivery
from cogs.delivery.sending.rate_limiter import RateLimiter
from cogs.delivery.showing import PRESENT
from playground import ManualClock
from tests.cogs.delivery.test_notices import notices
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Seen
    from tests.support.evenings.evening import Evening

MOVES: Final = 24
MOST: Final = {2: 2.5, 4: 3.5}
"""Requests that count, for each move at a table with so many seats."""


def requests(table: Evening) -> tuple[int, int]:
    """Return how many requests the bot has made that count, and how many that are free."""
    calls = table.world.calls
    free = sum(many for what, many in calls.items() if "interaction" in what)
    return sum(calls.values()) - free, free


async def play(table: Evening, moves: int) -> None:
    assert isinstance(table.bot.delivery, Delivery)
    table.bot.delivery.pace = pace
    for _ in range(moves):
        player = table.acting()[0]
        await table.press_on(player, table.hand(player))
        await table.settle()


@pytest.mark.parametrize(
    ("slug", "seats"),
    [
        ("abordaje", 2),
        pytest.param("all_aboard", 4, marks=pytest.mark.long),
        pytest.param("bandido_alcatraz", 4, marks=pytest.mark.long),
    ],
)
async def test_a_lively_move_costs_few_requests(tmp_path: Path, slug: str, seats: int) -> None:
    async with evening(tmp_path, seats=seats) as table:
        await table.open_table(slug, *table.people)
        await play(table, seats)  # everybody has pressed in their hand by now
        before = Counter(table.world.calls)
        counted, free = requests(table)
        await play(table, MOVES)
        counted, free = requests(table)[0] - counted, requests(table)[1] - free
        assert counted <= MOST[seats] * MOVES, table.world.calls - before
        assert free > MOVES, "hands are edited by their presses"


async def test_whoever_has_just_moved_is_called_only_after_a_while(tmp_path: Path) -> None:
    clock = ManualClock()
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        await play(table, 4)
        (late,) = table.acting()
        assert not notices(table), "the first call has gone when its player moved"
        clock.advance(GRACE.least + 1)
        await table.settle()
        (called,) = notices(table)
        assert f"<@{late.id}>" in called.text


async def test_under_load_those_who_are_there_are_called_later(tmp_path: Path) -> None:
    clock, limiter = ManualClock(), RateLimiter(0.05)
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        await play(table, 4)
        assert isinstance(table.bot.delivery, Delivery)
        table.bot.delivery.limiter = limiter
        await limiter.acquire()
        assert limiter.utilisation() > 1
        clock.advance(GRACE.least + 1)
        await table.settle()
        assert not notices(table)
        table.bot.delivery.limiter = None  # that its request waits in line is not what is asked
        clock.advance(GRACE.longest)
        await table.settle()
        (called,) = notices(table)
        assert called.mentions == [table.acting()[0].name]


async def test_whoever_was_away_is_called_at_once(tmp_path: Path) -> None:
    clock = ManualClock()
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        await play(table, 2)
        clock.advance(PRESENT + GRACE.least + 1)
        await play(table, 1)
        (late,) = table.acting()
        (called,) = notices(table)
        assert f"<@{late.id}>" in called.text


async def test_a_table_that_could_not_be_deleted_goes_before_its_match_is_left(
    tmp_path: Path,
) -> None:
    clock = ManualClock()
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        await play(table, 4)  # a call has gone, and the next one waits
        deletion = "DELETE", "/channels/{channel_id}/messages/{message_id}"
        table.world.fault(*deletion, status=503, times=30)
        await table.people[0].slash("table")
        await table.settle()
        assert len(tables(table)) == 2
        table.world.faults.clear()
        clock.advance(GRACE.least + 1)
        await table.settle()
        assert notices(table)
        assert len(tables(table)) == 1


async def test_a_table_that_is_to_go_while_it_is_read_what_goes_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = ManualClock()
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        await play(table, 4)  # a call has gone, and the next one waits
        delivery, goes = table.bot.delivery, asyncio.Event()
        assert isinstance(delivery, Delivery)
        read, on_going = delivery._read, delivery.posting.on_going

        async def reading(*about: Any, anew: bool = False) -> Any:
            found = await read(*about, anew=anew)
            if anew:
                await goes.wait()
            return found

        def going(*about: Any) -> None:
            on_going(*about)
            goes.set()

        monkeypatch.setattr(delivery, "_read", reading)
        monkeypatch.setattr(delivery.posting, "on_going", going)
        await table.people[0].slash("table")
        await table.settle()
        clock.advance(GRACE.least + 1)
        await table.settle()
        assert notices(table)
        assert len(tables(table)) == 1


def tables(table: Evening) -> list[Seen]:
    return [one for one in table.people[0].sees(table.world.table) if one.pictures]


async def test_who_moves_in_time_is_not_called(tmp_path: Path) -> None:
    clock = ManualClock()
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        await play(table, 4)
        for _ in range(5):
            clock.advance(GRACE.least * 0.9)
            await play(table, 1)
            assert not notices(table), "everybody has moved within their grace"
        (late,) = table.acting()
        clock.advance(GRACE.least)
        await table.settle()
        assert [one.mentions for one in notices(table)] == [[late.name]]


async def test_who_was_still_to_be_called_when_the_bot_ended_is_called_by_the_next_one(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, clock=ManualClock()) as table:
        await table.open_table("all_aboard", *table.people)
        await play(table, 4)
        (late,) = table.acting()
        assert not notices(table)
        await table.restart()
        assert [one.mentions for one in notices(table)] == [[late.name]]
