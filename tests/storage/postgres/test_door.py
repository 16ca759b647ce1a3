"""What is relied on at a server is asked for at the start, by `doctor`, and before moving there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import psycopg
import pytest

from storage.copying import copy_database
from storage.engines import inspect
from storage.errors import StorageError
from storage.postgres.errors import reason
from storage.store import Store
from tests.support.stores.pooling import pooled
from tests.support.stores.tables import spoil
from tests.support.toys import shelf

if TYPE_CHECKING:
    from pathlib import Path

    from storage.address import PostgresAddress
    from tests.support.stores.postgres import Server


async def refused_everywhere(place: PostgresAddress, path: Path) -> str:
    """Return why a database is refused at the start, by `doctor`, and as the target of a move."""
    await (await Store.open(path, shelf())).close()
    said = set()
    for attempt in (
        lambda: Store.open(place, shelf()),
        lambda: asyncio.to_thread(inspect, place),
        lambda: copy_database(path, place),
    ):
        with pytest.raises(StorageError) as refused:
            await attempt()
        said.add(str(refused.value))
    (sentence,) = said
    return sentence


def test_what_a_server_refuses_is_told_in_its_own_sentence(server: Server) -> None:
    with pytest.raises(psycopg.Error) as refused:
        server.execute("SELEC 1")
    assert str(refused.value).splitlines()[-1].strip() == "^", "it ends with a mark, not with words"
    assert reason(refused.value) == 'syntax error at or near "SELEC"'


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
async def test_a_database_of_another_encoding_is_refused(
    server: Server, path: Path, encoding: str
) -> None:
    name = f"in_{encoding.lower()}"
    server.execute(f"DROP DATABASE IF EXISTS {name}")
    server.execute(f"CREATE DATABASE {name} ENCODING '{encoding}' LOCALE 'C' TEMPLATE template0")
    assert f"keeps text as {encoding}" in await refused_everywhere(server.address(name), path)


async def test_a_pool_that_shares_sessions_is_refused(
    server: Server, place: PostgresAddress, path: Path
) -> None:
    async with pooled(server, place) as pool:
        assert "pool_mode=session" in await refused_everywhere(pool, path)


async def test_a_user_who_may_make_no_tables_is_told_what_to_say(
    server: Server, path: Path
) -> None:
    place = server.database()
    spoil(place, "REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    server.execute("DROP ROLE IF EXISTS visitor")
    server.execute("CREATE ROLE visitor LOGIN")
    visiting = type(place)(place.conninfo.replace("gangway@", "visitor@"))
    said = await refused_everywhere(visiting, path)
    assert "GRANT CREATE ON SCHEMA public TO visitor" in said
