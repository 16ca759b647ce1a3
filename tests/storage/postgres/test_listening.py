"""A name or a wish changed at one process is heard of at the others, without waiting."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import psycopg
import pytest

from cogs.kit.users import Users
from matches.records import User
from playground import PATIENCE
from storage.postgres import listening
from tests.support.stores.tables import spoil

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from storage.address import PostgresAddress
    from storage.store import Store

HERE = 5
ANN = User(42, "Ann", "en")
CUT_OFF = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
BOB = User(43, "Bob", "en")


class Ears:
    """A process with copies that never grow old, and what it heard."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.users = Users(store.users, store.preferences, now=lambda: 0.0)
        self.heard: asyncio.Queue[int | None] = asyncio.Queue()
        store.listen(self.hear)

    def hear(self, user_id: int | None) -> None:
        """Note it, and let go of copies."""
        self.heard.put_nowait(user_id)
        self.users.hear(user_id)

    async def has_heard(self, user_id: int | None) -> None:
        """Wait for that."""
        async with asyncio.timeout(PATIENCE):
            while await self.heard.get() != user_id:
                pass


@pytest.fixture
async def processes(store: Store, other: Store) -> list[Ears]:
    """Two processes on one database; both know Ann and Bob by heart."""
    for user in (ANN, BOB):
        await store.users.save(user)
    both = [Ears(store), Ears(other)]
    for one in both:
        await one.has_heard(None)
        assert await one.users.names([ANN.id, BOB.id], HERE, "en") == ("Ann", "Bob")
        assert (await one.users.preferences(ANN.id)).language == "discord"
    return both


async def rename(process: Ears) -> None:
    await process.users.change(ANN.id, lambda user: user and replace(user, name="Anna"))


async def nickname(process: Ears) -> None:
    await process.store.users.set_nickname(ANN.id, HERE, "Anna")


async def erase(process: Ears) -> None:
    await process.store.privacy.erase(ANN.id)


@pytest.mark.parametrize(("change", "then"), [(rename, "Anna"), (nickname, "Anna"), (erase, "?")])
async def test_another_process_has_the_name_at_once(
    processes: list[Ears], change: Callable[[Ears], Awaitable[None]], then: str
) -> None:
    here, there = processes
    await change(here)
    await there.has_heard(ANN.id)
    assert await there.users.names([ANN.id, BOB.id], HERE, "en") == (then, "Bob")


async def test_another_process_knows_a_wish_at_once(processes: list[Ears]) -> None:
    here, there = processes
    await here.users.prefer(ANN.id, "language", "de")
    await there.has_heard(ANN.id)
    assert (await there.users.preferences(ANN.id)).language == "de"


async def test_after_a_lost_connection_nothing_is_taken_for_granted(
    processes: list[Ears], place: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "BETWEEN_TRIES", 0.0)
    _, there = processes
    spoil(place, CUT_OFF)
    spoil(place, "ALTER TABLE player DISABLE TRIGGER told")
    spoil(place, "UPDATE player SET name = 'Anna' WHERE name = 'Ann'")
    await there.has_heard(None)
    assert await there.users.names([ANN.id], HERE, "en") == ("Anna",)


async def test_that_nobody_is_heard_of_is_said_once_until_it_is_over(
    place: PostgresAddress, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "BETWEEN_TRIES", 0.0)
    attempts = 0
    done = asyncio.Event()

    async def refuse(*_: object, **__: object) -> None:
        nonlocal attempts
        attempts += 1
        if attempts == 5:
            done.set()
        raise psycopg.OperationalError

    monkeypatch.setattr(psycopg.AsyncConnection, "connect", refuse)
    hearing = asyncio.create_task(listening.listen(place, lambda _: None))
    await done.wait()
    hearing.cancel()
    await asyncio.gather(hearing, return_exceptions=True)
    assert caplog.text.count("are not heard of") == 1
