"""Fixtures for tests that run on both engines: where a fresh database is, and a store on it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from storage.store import Store
from tests.support.stores.postgres import TEMPLATE, Server, binaries, running_server
from tests.support.stores.templates import open_fresh
from tests.support.toys import shelf

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from storage.address import Address

NO_SERVER = "no PostgreSQL on this machine: neither on the PATH nor in /usr/lib/postgresql"
ENGINES = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server of this run's own, with an up-to-date template."""
    pytest.importorskip("psycopg", reason="psycopg is not installed")
    programs = binaries()
    if programs is None:
        pytest.skip(NO_SERVER)
    with running_server(programs) as server:
        server.execute("CREATE ROLE stranger LOGIN PASSWORD 'secret'")
        server.execute(f"CREATE DATABASE {TEMPLATE} TEMPLATE template0")

        async def prepare() -> None:
            await (await Store.open(server.address(TEMPLATE), shelf())).close()

        asyncio.run(prepare())
        yield server


@pytest.fixture
def postgres(server: Server) -> Address:
    """An empty database of PostgreSQL, with every table."""
    return server.lend()


@pytest.fixture(params=ENGINES)
def place(request: pytest.FixtureRequest, path: Path) -> Any:
    """Where a fresh database is, of each engine in turn."""
    return path if request.param == "sqlite" else request.getfixturevalue("postgres")


@pytest.fixture
async def store(place: Address) -> AsyncIterator[Store]:
    """A store on a fresh database of each engine, with the toys on its shelf."""
    async with await open_fresh(place, shelf()) as store:
        yield store
