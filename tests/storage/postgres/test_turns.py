"""What one of several processes does for all: thinking for a seat, and what is done nightly."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest

from games.kit.game import Seat
from storage.store import Store
from tests.support.stores.tables import deal, spoil
from tests.support.toys import shelf

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from storage.address import PostgresAddress

SEAT, NIGHT, DAY = Seat(1), 12 * 3600.0, 24 * 3600.0


@pytest.fixture
async def stores(place: PostgresAddress) -> AsyncIterator[list[Store]]:
    """Four stores on the same database, as four processes have it."""
    async with AsyncExitStack() as opened:
        yield [await opened.enter_async_context(await Store.open(place, shelf())) for _ in range(4)]


async def test_of_all_processes_one_thinks_for_a_seat(stores: list[Store]) -> None:
    match = await deal(stores[0])
    taken = await asyncio.gather(*(one.seat_leases.acquire(match.id, SEAT) for one in stores))
    assert sorted(taken) == [False, False, False, True]
    holder = stores[taken.index(True)]
    assert await holder.seat_leases.acquire(match.id, SEAT), "it may go round again"
    await holder.seat_leases.release(match.id, SEAT)
    assert await stores[taken.index(False)].seat_leases.acquire(match.id, SEAT)


async def test_nobody_thinks_for_a_match_that_is_gone(stores: list[Store]) -> None:
    assert not await stores[0].seat_leases.acquire(99, SEAT)


async def test_what_a_dead_process_thought_about_is_taken_up_by_one(
    stores: list[Store], place: PostgresAddress
) -> None:
    match = await deal(stores[0])
    assert await stores[0].seat_leases.acquire(match.id, SEAT)
    assert await stores[1].seat_leases.claim_abandoned() == (), "it may be alive"
    spoil(place, "UPDATE thinking SET held_until = unixepoch() - 1")
    found = await asyncio.gather(*(one.seat_leases.claim_abandoned() for one in stores[1:]))
    assert sorted(found) == [(), (), ((match.id, SEAT),)]
    assert not await stores[0].seat_leases.acquire(match.id, SEAT), (
        "should it not be dead after all"
    )


async def test_a_process_that_is_alive_keeps_what_it_thinks_about(
    stores: list[Store], place: PostgresAddress
) -> None:
    match = await deal(stores[0])
    assert await stores[0].seat_leases.acquire(match.id, SEAT)
    spoil(place, "UPDATE thinking SET held_until = unixepoch() + 1")
    assert await stores[0].seat_leases.claim_abandoned() == ()
    spoil(place, "UPDATE thinking SET held_until = held_until - 10")
    assert await stores[1].seat_leases.claim_abandoned() == ()


async def test_a_process_that_stops_leaves_its_seats_to_the_others(stores: list[Store]) -> None:
    match = await deal(stores[0])
    assert await stores[0].seat_leases.acquire(match.id, SEAT)
    await stores[0].seat_leases.release(match.id, SEAT, to_others=True)
    assert await stores[1].seat_leases.claim_abandoned() == ((match.id, SEAT),)


async def test_what_is_done_once_a_night_is_done_by_one_of_all(stores: list[Store]) -> None:
    for now in (0.0, DAY, 2 * DAY + 60):
        due = [await one.variables.is_due("prune", now, NIGHT) for one in stores]
        assert due == [True, False, False, False]
    at_once = [one.variables.is_due("prune", 4 * DAY, NIGHT) for one in stores]
    assert sorted(await asyncio.gather(*at_once)) == [False, False, False, True]
