"""Deadlines: who has read that an answer failed finds that nothing was done."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from storage.database import answer_within
from storage.errors import StorageError
from storage.variables import set_variable
from tests.support.stores.postgres import connect
from tests.support.stores.tables import deal, look_up

if TYPE_CHECKING:
    from collections.abc import Iterator

    from storage.address import Address
    from storage.database import Connection
    from storage.store import Store


@contextmanager
def locked(place: Address) -> Iterator[None]:
    """Hold a lock that keeps others from writing, as another program may."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place, isolation_level=None)) as browser:
            browser.execute("BEGIN IMMEDIATE")
            yield
            browser.execute("ROLLBACK")
        return
    with closing(connect(place)) as meddler, meddler.transaction():
        meddler.execute("LOCK TABLE match, setting IN ACCESS EXCLUSIVE MODE")
        yield


async def test_a_lock_of_somebody_else_is_waited_for_until_the_deadline_and_nothing_is_done_then(
    store: Store, place: Address
) -> None:
    begun = time.monotonic()
    answer_within(0.3)
    with locked(place), pytest.raises(StorageError):
        await deal(store)
    assert time.monotonic() - begun < 1.5
    assert not look_up(place, "SELECT id FROM match")


async def test_nothing_is_committed_after_the_deadline(store: Store, place: Address) -> None:
    deadline = answer_within(60.0)

    def work(connection: Connection) -> None:
        set_variable(connection, "teacup", "full")
        deadline.over = time.monotonic()

    for by_key in (False, True):
        deadline.over = time.monotonic() + 60.0
        with pytest.raises(StorageError) as refused:
            await store.database.write(work, by_key=by_key)
        assert refused.value.key == "too-late"
    assert not look_up(place, "SELECT * FROM setting WHERE key = 'teacup'")


async def test_nothing_is_begun_or_read_after_the_deadline(store: Store) -> None:
    answer_within(0.0)
    for late in (store.variables.save("teacup", "full"), store.variables.get("teacup")):
        with pytest.raises(StorageError) as refused:
            await late
        assert refused.value.key == "too-late"


async def test_who_has_been_answered_has_all_the_time(store: Store) -> None:
    answer_within(0.0, lambda: True)
    await store.variables.save("teacup", "full")
    assert await store.variables.get("teacup") == "full"


async def test_what_an_answer_leaves_to_others_has_all_the_time(store: Store) -> None:
    answer_within(0.0)
    await asyncio.create_task(store.variables.save("teacup", "full"))
