"""Which of several processes does what one does for all: never two at a time, never a dead one."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from typing_extensions import override

from games.kit.game import Seat
from matches.ports import ShownElsewhereError
from matches.records import TABLE, PostedMessage
from storage.leases import LEASE, Outbox
from tests.support.stores.tables import ANN, BOB, deal, move, spoil

if TYPE_CHECKING:
    from storage.address import PostgresAddress
    from storage.store import Store

SEAT, NIGHT, DAY = Seat(1), 12 * 3600.0, 24 * 3600.0


# ---- matches and seats alike --------------------------------------------------------------------


@pytest.fixture(params=["unshown", "thinking"])
async def table(request: pytest.FixtureRequest, stores: list[Store]) -> str:
    """The table of matches to be shown, or of seats thought for: the first process holds one."""
    match = await deal(stores[0])
    if request.param == "thinking":
        assert await stores[0].seat_leases.acquire(match.id, SEAT)
    kept: str = request.param
    return kept


async def claimed(store: Store, table: str) -> tuple[object, ...]:
    leases = store.outbox if table == "unshown" else store.seat_leases
    return await leases.claim_abandoned()


async def is_held_elsewhere(store: Store, table: str) -> bool:
    if table == "unshown":
        return await store.outbox.acquire(1) is None
    return not await store.seat_leases.acquire(1, SEAT)


async def test_what_a_dead_process_held_is_claimed_by_one(
    stores: list[Store], place: PostgresAddress, table: str
) -> None:
    assert await claimed(stores[1], table) == (), "it may be alive"
    spoil(place, f"UPDATE {table} SET held_until = unixepoch() - 1")  # noqa: S608 - one of two
    found = await asyncio.gather(*(claimed(one, table) for one in stores[1:]))
    assert sorted(map(len, found)) == [0, 0, 1]
    assert await is_held_elsewhere(stores[0], table), "should it not be dead after all"


async def test_a_process_that_says_it_is_alive_keeps_what_it_holds(
    stores: list[Store], place: PostgresAddress, table: str
) -> None:
    spoil(place, f"UPDATE {table} SET held_until = unixepoch() + 1")  # noqa: S608 - one of two
    assert await claimed(stores[0], table) == ()
    spoil(place, f"UPDATE {table} SET held_until = held_until - 10")  # noqa: S608 - one of two
    assert await claimed(stores[1], table) == ()
    assert not await is_held_elsewhere(stores[0], table)


# ---- matches that are shown ---------------------------------------------------------------------


async def test_the_process_in_which_a_move_was_made_shows_it(store: Store, other: Store) -> None:
    match = await deal(store)
    assert await other.outbox.acquire(match.id) is None
    mark = await store.outbox.acquire(match.id)
    assert mark
    assert await store.outbox.acknowledge(match.id, mark)
    await move(other, match, ANN)
    assert await store.outbox.acquire(match.id) is None
    assert await other.outbox.acquire(match.id)


async def test_whoever_shows_a_match_already_shows_the_moves_of_others(
    store: Store, other: Store
) -> None:
    match = await move(store, await deal(store), ANN)
    mark = await store.outbox.acquire(match.id)
    assert mark
    await move(other, match, BOB)
    assert await other.outbox.acquire(match.id) is None
    assert not await store.outbox.acknowledge(match.id, mark), "it goes round once more"


async def test_what_is_left_for_later_may_be_shown_by_others(store: Store, other: Store) -> None:
    match = await deal(store)
    assert await store.outbox.acquire(match.id)
    await store.outbox.release(match.id)
    assert await other.outbox.claim_abandoned() == (), "not before its time"
    assert await other.outbox.acquire(match.id)


async def test_whoever_lets_a_match_go_finds_out_whether_another_process_has_held_it(
    store: Store, other: Store, place: PostgresAddress
) -> None:
    match = await deal(store)
    mark = await store.outbox.acquire(match.id)
    assert mark
    assert await store.outbox.acquire(match.id) == mark
    await store.outbox.release(match.id)
    assert await store.outbox.acquire(match.id) == mark + 1, "nobody else"
    await store.outbox.release(match.id)
    assert await other.outbox.acquire(match.id) == mark + 2
    await other.outbox.release(match.id)
    assert await store.outbox.acquire(match.id) == mark + 3, "the other one"
    spoil(place, "UPDATE unshown SET held_until = unixepoch() - 1")
    assert await other.outbox.claim_abandoned() == (match.id,)
    assert not await store.outbox.acknowledge(match.id, mark + 3), "it stood still for too long"


async def test_the_only_process_waits_for_no_dead_one(store: Store, other: Store) -> None:
    match = await deal(store)
    assert await store.outbox.acquire(match.id)
    assert await other.outbox.claim_abandoned() == (), "it may be alive"
    await other.outbox.take_over()
    assert await other.outbox.claim_abandoned() == (match.id,)


async def test_a_process_that_was_stopped_for_long_holds_nothing_of_what_it_held(
    store: Store,
) -> None:
    time = [100.0]
    outbox = Outbox(store.database, "stopped", now=lambda: time[0])
    holds = outbox.watch()
    assert holds
    for _ in range(3):
        time[0] += LEASE - 1
        assert holds()
        await outbox.claim_abandoned()
    time[0] += LEASE
    assert not holds()
    anew = outbox.watch()
    assert anew
    await outbox.claim_abandoned()
    assert not holds(), "others may have shown it in between"
    assert anew()


async def test_a_process_that_is_stopped_while_it_says_so_does_not_know_what_it_holds(
    store: Store,
) -> None:
    time = [100.0]

    class Stopped(Outbox):
        @override
        async def _claim_abandoned(self) -> tuple[int, ...]:
            time[0] += 2
            return await super()._claim_abandoned()

    outbox = Stopped(store.database, "stopped", now=lambda: time[0])
    holds = outbox.watch()
    assert holds
    time[0] += LEASE - 1
    await outbox.claim_abandoned()
    assert not holds(), "others may have claimed it before"


async def test_only_the_process_that_shows_a_match_writes_down_what_its_messages_show(
    store: Store, other: Store, place: PostgresAddress
) -> None:
    match = await deal(store)
    seen = PostedMessage(match.id, TABLE, "board", 5, 700, "first", 0.0)
    mark = await store.outbox.acquire(match.id)
    assert mark
    await store.messages.change([seen])
    spoil(place, "UPDATE unshown SET held_until = unixepoch() - 1")
    assert await other.outbox.claim_abandoned() == (match.id,)
    await other.messages.change([replace(seen, digest="eighth")])
    with pytest.raises(ShownElsewhereError):
        await store.messages.change([replace(seen, digest="second")])
    mark = await other.outbox.acquire(match.id)
    assert mark
    assert await other.outbox.acknowledge(match.id, mark)
    with pytest.raises(ShownElsewhereError):
        await store.messages.change(gone=[seen])
    assert [one.digest for one in await store.messages.of_match(match.id)] == ["eighth"]


async def test_what_was_read_before_another_process_held_a_match_is_not_written_after_it(
    store: Store,
) -> None:
    match = await deal(store)
    assert await store.outbox.acquire(match.id)
    before = PostedMessage(match.id, TABLE, "board", 5, 700, "first", 0.0)
    with pytest.raises(ShownElsewhereError):
        await store.messages.change([before], holds=lambda: False)
    await store.messages.change([replace(before, digest="second")], holds=lambda: True)
    assert [one.digest for one in await store.messages.of_match(match.id)] == ["second"]


# ---- seats that are thought for, and what is done nightly ---------------------------------------


async def test_of_all_processes_one_thinks_for_a_seat(stores: list[Store]) -> None:
    match = await deal(stores[0])
    held = await asyncio.gather(*(one.seat_leases.acquire(match.id, SEAT) for one in stores))
    assert sorted(held) == [False, False, False, True]
    holder = stores[held.index(True)]
    assert await holder.seat_leases.acquire(match.id, SEAT), "it may go round again"
    await holder.seat_leases.release(match.id, SEAT)
    assert await stores[held.index(False)].seat_leases.acquire(match.id, SEAT)


async def test_nobody_thinks_for_a_match_that_is_gone(stores: list[Store]) -> None:
    assert not await stores[0].seat_leases.acquire(99, SEAT)


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
