"""Who plays on a database, after its server was restarted under those who play."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from threading import Barrier
from typing import TYPE_CHECKING, Any

import pytest

from storage.engines import claim
from storage.errors import StorageError
from storage.postgres import schema, versions
from storage.postgres.database import PostgresDatabase
from tests.support.stores.postgres import connect

psycopg = pytest.importorskip("psycopg", reason="psycopg is not installed")

if TYPE_CHECKING:
    from collections.abc import Iterator

    from storage.address import PostgresAddress
    from tests.support.stores.postgres import Server

PARTS: tuple[tuple[tuple[int, ...], int], ...] = (((), 0), ((0, 1), 4))
"""All of a database, and some of the shards."""


@pytest.fixture
def unsteady(server: Server) -> Iterator[Server]:
    """The server, which a test may stop: it runs again afterwards."""
    yield server
    server.start()


def refusal(place: PostgresAddress, shards: tuple[int, ...], total: int) -> str:
    with pytest.raises(StorageError) as caught, claim(place, shards, total):
        pass
    return caught.value.key


def test_processes_that_start_at_once_do_not_take_one_another_for_another_version(
    place: PostgresAddress,
) -> None:
    many = 12
    together = Barrier(many, timeout=30.0)

    def play(shard: int) -> None:
        together.wait()
        with claim(place, (shard,), many):
            together.wait()

    with ThreadPoolExecutor(many) as pool:
        list(pool.map(play, range(many)))


@pytest.mark.long
@pytest.mark.parametrize(("shards", "total"), PARTS)
def test_a_claim_is_taken_anew_after_the_server_was_restarted(
    unsteady: Server, place: PostgresAddress, shards: tuple[int, ...], total: int
) -> None:
    with claim(place, shards, total) as renew:
        assert renew
        renew()
        unsteady.stop()
        with pytest.raises(StorageError, match="cannot be reached"):
            renew()
        unsteady.start()
        renew()
        assert refusal(place, shards, total) == ("shards-taken" if total else "locked")
    with claim(place, shards, total):
        pass


@pytest.mark.parametrize(("shards", "total"), PARTS)
def test_a_process_that_finds_another_one_in_its_place_is_told(
    unsteady: Server, place: PostgresAddress, shards: tuple[int, ...], total: int
) -> None:
    with claim(place, shards, total) as renew:
        assert renew
        unsteady.stop("fast")
        unsteady.start()
        with claim(place, shards, total):
            for _ in range(2):
                with pytest.raises(StorageError) as caught:
                    renew()
                assert caught.value.lost
        renew()


def test_a_claim_whose_connection_alone_was_lost_does_not_stand_in_its_own_way(
    place: PostgresAddress,
) -> None:
    with claim(place, (0,), 2) as renew:
        assert renew
        with connect(place) as meddler:
            meddler.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory'"
            )
        renew()
        assert refusal(place, (0,), 2) == "shards-taken"


def test_an_own_session_that_the_server_takes_for_alive_is_ended(
    place: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As where the network was cut: we know, the server does not.
    from storage.postgres.claim import _Locks

    cut_off: list[Any] = []
    with claim(place, (0,), 2) as renew, monkeypatch.context() as cut:
        assert renew
        cut.setattr(_Locks, "_is_held", lambda _: False)
        cut.setattr(_Locks, "release", lambda locks: cut_off.append(locks._connection))
        renew()
        (former,) = cut_off
        with pytest.raises(psycopg.OperationalError):
            former.execute("SELECT 1")
        former.close()
    with claim(place, (0,), 2):
        pass


# ---- several versions ---------------------------------------------------------------------------

OLDER = (
    pytest.param("", id="that says which version it is"),
    pytest.param("SELECT pg_advisory_lock(1734438504)", id="of 0.3.0"),
    pytest.param("SELECT pg_advisory_lock_shared(1734438504)", id="of 0.3.0, one of several"),
)
"""How an older process says that it plays; 0.3.0 named no version."""


@pytest.mark.parametrize("plays", OLDER)
async def test_tables_are_not_changed_under_an_older_version_that_plays(
    server: Server, monkeypatch: pytest.MonkeyPatch, plays: str
) -> None:
    place = server.database()
    with ExitStack() as older:
        with monkeypatch.context() as before:
            before.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:-1])
            await (await PostgresDatabase.open(place)).close()
            if not plays:
                older.enter_context(claim(place, (0,), 2))
        if plays:
            older.enter_context(closing(connect(place))).execute(plays.encode())
        with pytest.raises(StorageError, match="another version") as refused:
            await (await PostgresDatabase.open(place)).close()
        assert refused.value.key == "other-version"
        assert refusal(place, (1,), 2) in {"other-version", "locked"}
        with closing(connect(place)) as look:
            assert look.execute("SELECT version FROM gangway").fetchone() == (
                len(schema.MIGRATIONS) - 1,
            )
    with claim(place, (1,), 2):
        await (await PostgresDatabase.open(place)).close()


async def test_an_older_version_does_not_begin_to_play_while_tables_are_changed(
    place: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versions, "LONGEST_MIGRATION", 10)
    with closing(connect(place)) as migrating:
        migrating.execute(f"SELECT pg_advisory_lock({versions.MIGRATING})".encode())
        assert refusal(place, (0,), 2) == "contended"


def test_processes_of_one_bot_go_by_the_same_rules(place: PostgresAddress) -> None:
    with claim(place, (0,), 3, rules="abordaje 3"):
        with claim(place, (1,), 3, rules="abordaje 3") as renew:
            assert renew
            renew()
        with pytest.raises(StorageError) as refused, claim(place, (1,), 3, rules="abordaje 4"):
            pass
    assert refused.value.key == "other-version"
    assert refused.value.lost
