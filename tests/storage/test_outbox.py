"""The outbox: what is still to be shown is known until it has been, on both engines."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from games.kit.game import IllegalMove
from storage.store import Store
from tests.support.stores.tables import ANN, BOB, deal, end, move, spoil
from tests.support.toys import shelf

if TYPE_CHECKING:
    from storage.address import Address


async def show(store: Store, match_id: int) -> None:
    mark = await store.outbox.acquire(match_id)
    assert mark
    assert await store.outbox.acknowledge(match_id, mark)


async def left(place: Address) -> set[int]:
    """Return what a crash of every process would leave, as the next one finds it later."""
    spoil(place, "UPDATE unshown SET held_until = 0")
    async with await Store.open(place, shelf()) as store:
        return set(await store.outbox.claim_abandoned())


async def test_a_match_is_to_be_shown_until_it_has_been(store: Store, place: Address) -> None:
    match, other = await deal(store, channel=5), await deal(store, channel=6)
    await show(store, match.id)
    assert await left(place) == {other.id}


async def test_everything_that_happens_to_a_match_is_to_be_shown(
    store: Store, place: Address
) -> None:
    match = await deal(store, channel=5)
    await show(store, match.id)
    match = await move(store, match, ANN)
    assert await left(place) == {match.id}
    await store.matches.move(match.id, 6, 1)
    assert await left(place) == {match.id}
    await end(store, match, ANN)
    assert await left(place) == {match.id}, "its end as well"


async def test_a_match_that_is_called_off_is_to_be_shown(store: Store, place: Address) -> None:
    match = await deal(store)
    await show(store, match.id)
    await store.matches.abandon(match.id)
    assert await left(place) == {match.id}


async def test_what_happens_while_a_match_is_shown_is_shown_afterwards(
    store: Store, place: Address
) -> None:
    match = await deal(store)
    mark = await store.outbox.acquire(match.id)
    assert mark
    await move(store, match, BOB)
    assert not await store.outbox.acknowledge(match.id, mark)
    await show(store, match.id)
    assert await left(place) == set()


async def test_a_mark_from_before_acknowledges_nothing_that_has_happened_since(
    store: Store, place: Address
) -> None:
    """As a process does that was frozen while another one showed the match twice."""
    match = await deal(store)
    frozen = await store.outbox.acquire(match.id)
    assert frozen
    assert await store.outbox.acknowledge(match.id, frozen)
    match = await move(store, match, ANN)
    assert not await store.outbox.acknowledge(match.id, frozen)
    assert await left(place) == {match.id}


async def test_a_move_that_is_refused_leaves_nothing_to_show(store: Store, place: Address) -> None:
    match = await move(store, await deal(store), ANN)
    await show(store, match.id)
    stale = replace(match, ply=0)
    with pytest.raises(IllegalMove):
        await store.matches.record(stale, [])
    assert await left(place) == set()
