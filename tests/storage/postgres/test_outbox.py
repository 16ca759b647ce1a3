"""Which of several processes shows a match: one at a time, and never a dead one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from matches.ports import ShownElsewhereError
from matches.records import TABLE, PostedMessage
from storage.leases import LEASE, Outbox
from storage.store import Store
from tests.support.stores.tables import ANN, BOB, deal, move, spoil
from tests.support.toys import shelf

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from storage.address import PostgresAddress


@pytest.fixture
async def other(place: PostgresAddress) -> AsyncIterator[Store]:
    """A second store on the same database, as another process has it."""
    async with await Store.open(place, shelf()) as store:
        yield store


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


async def test_the_living_take_up_what_a_dead_process_has_left(
    store: Store, other: Store, place: PostgresAddress
) -> None:
    match = await deal(store)
    assert await other.outbox.claim_abandoned() == ()
    spoil(place, "UPDATE unshown SET held_until = unixepoch() - 1")
    assert await other.outbox.claim_abandoned() == (match.id,)
    assert await store.outbox.acquire(match.id) is None, "should it not be dead after all"


async def test_a_process_that_says_it_is_alive_keeps_what_it_holds(
    store: Store, other: Store, place: PostgresAddress
) -> None:
    match = await deal(store)
    spoil(place, "UPDATE unshown SET held_until = unixepoch() + 1")
    await store.outbox.claim_abandoned()
    spoil(place, "UPDATE unshown SET held_until = held_until - 10")
    assert await other.outbox.claim_abandoned() == ()
    assert await store.outbox.acquire(match.id)


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
