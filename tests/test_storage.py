"""The store on a real SQLite file: what is written comes back, and nothing half."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.kit.referee import Referee
from storage.store import Store
from tests.toys import LANTERNS, LanternOptions, Seal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

SHELF = {"lanterns": LANTERNS}


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "gangway.db", SHELF)
    yield store
    await store.close()


async def test_a_match_comes_back_as_it_was_written(store: Store) -> None:
    referee = Referee(store)
    match = await referee.start(
        LANTERNS, LanternOptions(), [7, 8], guild=1, channel=2, language="de", seed="a"
    )
    card = match.legal(match.seat_of(7))[0]
    turn = await referee.submit(match.id, 7, card, interaction=99)
    store._cache.clear()
    assert await store.load(match.id) == turn.match
    assert await store.match_in(2) == turn.match
    assert await store.matches_of(7) == (turn.match,)
    assert isinstance(card, Seal)
    assert await store.last_events(match.id, 1) == turn.events
