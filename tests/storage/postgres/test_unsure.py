"""The connection is lost while a transaction is committed: what is told is what has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from matches.ports import StorageUnavailableError
from matches.referee import Referee
from storage.store import Store
from tests.support.stores.cutting import way_to
from tests.support.stores.tables import ANN, deal
from tests.support.toys import shelf

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from storage.address import PostgresAddress
    from tests.support.stores.cutting import Way
    from tests.support.stores.postgres import Server


@pytest.fixture
async def way(server: Server, place: PostgresAddress) -> AsyncIterator[Way]:
    """The way to the database."""
    async with way_to(server, place) as way:
        yield way


async def test_a_move_whose_commit_arrived_is_told_as_made(way: Way) -> None:
    async with await Store.open(way.address, shelf()) as store:
        match = await deal(store)
        referee = Referee(store.matches)
        way.next_commit = "arrives"
        turn = await referee.submit(
            match.id, ANN, match.legal(match.seat_of(ANN))[0], interaction=7
        )
        assert turn.match.ply == 1
        assert (await store.matches.load(match.id)).ply == 1
        assert 7 in referee.recorded


async def test_a_resignation_whose_commit_arrived_is_told_as_made(way: Way) -> None:
    async with await Store.open(way.address, shelf()) as store:
        match = await deal(store)
        way.next_commit = "arrives"
        turn = await Referee(store.matches).resign(match.id, ANN, interaction=7)
        assert turn.match.outcome
        assert (await store.matches.load(match.id)).outcome


async def test_a_move_whose_commit_got_lost_is_told_as_not_made(way: Way) -> None:
    async with await Store.open(way.address, shelf()) as store:
        match = await deal(store)
        referee = Referee(store.matches)
        wish = match.legal(match.seat_of(ANN))[0]
        way.next_commit = "gets lost"
        with pytest.raises(StorageUnavailableError, match="nothing was done") as refused:
            await referee.submit(match.id, ANN, wish, interaction=7)
        assert not refused.value.unsure
        assert 7 not in referee.recorded
        assert (await store.matches.load(match.id)).ply == 0
        assert (await referee.submit(match.id, ANN, wish, interaction=7)).match.ply == 1


@pytest.mark.parametrize("commit", ["arrives", "gets lost"])
async def test_what_cannot_be_looked_up_is_told_as_unknown(way: Way, commit: str) -> None:
    async with await Store.open(way.address, shelf()) as store:
        match = await deal(store)
        way.next_commit, way.closed = commit, True  # type: ignore[assignment]
        with pytest.raises(StorageUnavailableError, match="may be there or not") as refused:
            await Referee(store.matches).resign(match.id, ANN, interaction=7)
        assert refused.value.unsure
        way.closed = False
