"""Servers that are away, refuse, only read, or are another program's: one clear line each."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

import pytest

from storage.address import PostgresAddress
from storage.database import Inspection
from storage.engines import claim, inspect
from storage.errors import StorageError
from storage.postgres.database import CONNECTIONS
from storage.postgres.schema import MIGRATIONS
from storage.store import Store
from tests.support.stores.tables import ANN, BOB, deal, move, spoil
from tests.support.toys import shelf

if TYPE_CHECKING:
    from collections.abc import Iterator

    from storage.database import Connection
    from tests.support.stores.postgres import Server


async def refusal(place: PostgresAddress) -> StorageError:
    """Return the one sentence with which a database is not opened; it holds no password."""
    with pytest.raises(StorageError) as caught:
        await Store.open(place, shelf(), patience=0.2)
    assert "hush" not in str(caught.value)
    assert "\n" not in str(caught.value)
    return caught.value


# ---- at the start -------------------------------------------------------------------------------


async def test_a_server_that_is_down_is_said_to_be(server: Server) -> None:
    away = PostgresAddress(server.address("postgres").conninfo.replace("gangway-pg", "nowhere"))
    assert (await refusal(away)).key == "unreachable"


async def test_a_wrong_password_is_said_to_be(server: Server) -> None:
    told = await refusal(
        PostgresAddress(f"postgresql://stranger:hush@/postgres?host={server.folder}")
    )
    assert told.key == "not-let-in"
    assert "password authentication failed" in str(told)


async def test_a_database_that_is_not_there_is_named(server: Server) -> None:
    assert (await refusal(server.address("nowhere"))).key == "not-let-in"


async def test_what_is_no_address_is_said_to_be() -> None:
    assert (
        await refusal(PostgresAddress("postgresql://u:hush@h/d?nonsense=1"))
    ).key == "not-an-address"


async def test_another_programs_tables_are_left_alone(server: Server) -> None:
    place = server.database()
    spoil(place, "CREATE TABLE diary (entry TEXT)")
    assert (await refusal(place)).key == "not-ours"


async def test_a_newer_database_is_left_alone(place: PostgresAddress) -> None:
    spoil(place, "UPDATE gangway SET version = version + 1")
    assert (await refusal(place)).key == "newer"


async def test_an_older_database_is_brought_up_to_date(server: Server) -> None:
    place = server.database()
    spoil(place, "CREATE TABLE gangway (version INTEGER NOT NULL)")
    spoil(place, "INSERT INTO gangway VALUES (1)")
    spoil(place, MIGRATIONS[0].read_text("utf-8"))
    async with await Store.open(place, shelf()) as store:
        assert (await deal(store)).ply == 0
    assert inspect(place) == Inspection(running=1, pending_migrations=0)


async def test_two_who_start_at_once_make_the_tables_once(server: Server) -> None:
    place = server.database()
    for store in await asyncio.gather(*(Store.open(place, shelf()) for _ in range(3))):
        await store.close()
    assert inspect(place) == Inspection(running=0, pending_migrations=0)


async def test_a_server_that_only_reads_is_said_to_be(server: Server) -> None:
    place = server.database("template_gangway")
    name = place.conninfo.split("/")[3].split("?")[0]
    server.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert (await refusal(place)).key == "replica"
    with pytest.raises(StorageError, match="not a replica"):
        inspect(place)


def test_a_database_without_tables_is_said_to_be(server: Server) -> None:
    with pytest.raises(StorageError, match="makes its tables when it starts"):
        inspect(server.database())


def test_a_database_is_claimed_by_one_bot(place: PostgresAddress) -> None:
    with claim(place):
        with pytest.raises(StorageError, match="in use by another program"), claim(place):
            pass
        inspect(place)
    with claim(place):
        pass


# ---- in the middle ------------------------------------------------------------------------------


@pytest.fixture
def unsteady(server: Server) -> Iterator[Server]:
    """The server, which a test may stop: it runs again afterwards."""
    yield server
    server.start()


async def test_a_server_that_goes_away_refuses_moves_and_takes_them_when_it_is_back(
    unsteady: Server, place: PostgresAddress
) -> None:
    async with await Store.open(place, shelf(), patience=1.0) as store:
        match = await move(store, await deal(store), ANN)
        unsteady.stop()
        for _ in range(2):
            with pytest.raises(StorageError, match="cannot be reached"):
                await move(store, match, BOB)
        with pytest.raises(StorageError, match="cannot be reached"):
            await store.variables.save("commands", "a")
        unsteady.start()
        assert await store.matches.load(match.id) == match
        assert (await move(store, match, BOB)).ply == 2


async def test_a_server_that_was_restarted_between_two_moves_is_not_noticed(
    unsteady: Server, place: PostgresAddress
) -> None:
    async with await Store.open(place, shelf()) as store:
        match = await deal(store)
        await asyncio.gather(*(store.matches.running() for _ in range(20)))
        unsteady.stop("fast")
        unsteady.start()
        assert (await move(store, match, ANN)).ply == 1


async def test_nothing_half_done_is_left_by_a_server_that_goes_away_in_the_middle(
    unsteady: Server, place: PostgresAddress
) -> None:
    async with await Store.open(place, shelf(), patience=1.0) as store:

        def write_and_lose_the_server(connection: Connection) -> None:
            connection.execute("INSERT INTO setting (key, value) VALUES ('a', 'b')")
            unsteady.stop()
            connection.execute("INSERT INTO setting (key, value) VALUES ('c', 'd')")

        with pytest.raises(StorageError, match="cannot be reached"):
            await store.database.write(write_and_lose_the_server)
        unsteady.start()
        assert await store.variables.get("a") is None


async def test_connections_that_are_all_in_use_for_too_long_are_said_to_be(
    place: PostgresAddress,
) -> None:
    all_held = threading.Barrier(CONNECTIONS + 1)
    done = threading.Event()

    def hold(_: Connection) -> None:
        all_held.wait(30)
        done.wait(30)

    async with await Store.open(place, shelf(), patience=1.0) as store:
        holding = [asyncio.create_task(store.database.read(hold)) for _ in range(CONNECTIONS)]
        await asyncio.to_thread(all_held.wait, 30)
        with pytest.raises(StorageError, match="every connection of this program was in use"):
            await deal(store)
        done.set()
        await asyncio.gather(*holding)
        assert (await deal(store)).id == 1


async def test_a_server_that_takes_no_more_connections_is_said_to_be(server: Server) -> None:
    place = server.database()
    name = place.conninfo.split("/")[3].split("?")[0]
    server.execute("DROP ROLE IF EXISTS guest")
    server.execute("CREATE ROLE guest LOGIN")
    server.execute(f"ALTER DATABASE {name} CONNECTION LIMIT 0")
    guest = PostgresAddress(place.conninfo.replace("gangway@", "guest@"))
    assert (await refusal(guest)).key == "too-many"


async def test_the_operator_reads_what_the_server_says(place: PostgresAddress) -> None:
    async with await Store.open(place, shelf()) as store:
        with pytest.raises(StorageError, match='column "teacup" does not exist'):
            await store.database.read(lambda connection: connection.execute("SELECT teacup"))
