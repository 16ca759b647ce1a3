"""Copying a database, from one engine to the other and back: nothing is lost or overwritten."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.__main__ import main
from matches.records import TABLE, PostedMessage, ServerConfig, User
from matches.tournaments.rounds import paired
from storage.copying import AHEAD, TABLES, copy_database, reconcile
from storage.engines import claim
from storage.errors import StorageError
from storage.sqlite.database import MIGRATIONS
from storage.store import Store
from tests.matches.tournaments.test_pairings import field_of
from tests.support.stores.tables import ANN, BOB, CLEO, deal, end, lobby, look_up, move
from tests.support.toys import shelf

if TYPE_CHECKING:
    from pathlib import Path

    from storage.address import Address, PostgresAddress


async def furnish(place: Path) -> None:
    """Write rows of every kind."""
    async with await Store.open(place, shelf()) as store:
        await store.users.save(User(ANN, "Änn \N{WHITE CHESS KNIGHT}", "de", 2**62, dm_closed=True))
        await store.users.set_nickname(ANN, 1, "Admiral")
        await store.configs.save(1, ServerConfig("es"))
        await store.variables.save("commands", "a")
        match = await move(store, await deal(store), ANN)
        await store.messages.change(
            [PostedMessage(match.id, 0, "board", 9, 7, "d", 1700000000.123456)]
        )
        await end(store, await deal(store, BOB, CLEO, channel=6), BOB, scores=(3, 1))
        await store.tournaments.open(paired(field_of(5), 1700000000.25, (2,)))
        await store.lobbies.close((await store.lobbies.open(lobby(8, 99.5))).id)
        await store.lobbies.open(lobby(8, 99.5))


def rows(place: Path) -> dict[str, list[tuple[object, ...]]]:
    everything = "SELECT * FROM "
    with closing(sqlite3.connect(place)) as connection:
        return {table: sorted(connection.execute(everything + table), key=repr) for table in TABLES}


def test_every_table_is_copied() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        for path in MIGRATIONS:
            connection.executescript(path.read_text("utf-8"))
        made = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        assert {name for (name,) in made if not name.startswith("sqlite_")} == set(TABLES)


async def test_there_and_back_every_row_is_the_same(
    path: Path, tmp_path: Path, postgres: PostgresAddress
) -> None:
    await furnish(path)
    back = tmp_path / "back.db"
    there = await copy_database(path, postgres)
    assert await copy_database(postgres, back) == there
    assert there.rows["move"] == 3
    assert rows(back) == rows(path)


@pytest.mark.parametrize("target", ["postgres", "sqlite"])
async def test_matches_go_on_in_the_copy_and_ids_are_given_once(
    path: Path, tmp_path: Path, postgres: PostgresAddress, target: str
) -> None:
    await furnish(path)
    new: Address = postgres if target == "postgres" else tmp_path / "new.db"
    await copy_database(path, new)
    async with await Store.open(new, shelf()) as store:
        assert (await move(store, await store.matches.load(1), BOB)).ply == 2
        assert (await deal(store, channel=77)).id == 3
        assert (await store.lobbies.open(lobby(channel=9))).id == 3, (
            "2 is open, and 1 was given away"
        )


async def test_a_database_that_is_not_empty_is_not_copied_into(
    path: Path, postgres: PostgresAddress
) -> None:
    await furnish(path)
    async with await Store.open(postgres, shelf()) as store:
        await store.variables.save("commands", "theirs")
    with pytest.raises(StorageError, match="is not empty"):
        await copy_database(path, postgres)
    async with await Store.open(postgres, shelf()) as store:
        assert await store.matches.running() == ()
        assert await store.variables.get("commands") == "theirs"


def test_a_database_on_which_a_bot_runs_is_not_copied(
    path: Path, postgres: PostgresAddress, capsys: pytest.CaptureFixture[str]
) -> None:
    path.touch()
    with claim(path):
        assert main(["migrate", f"sqlite:{path}", postgres.conninfo]) == 1
    assert "is in use by another program" in capsys.readouterr().err


async def test_the_operator_is_told_what_was_copied(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await furnish(path)
    target = tmp_path / "new.db"
    assert await asyncio.to_thread(main, ["migrate", f"sqlite:{path}", f"sqlite:{target}"]) == 0
    assert "2 match" in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["migrate", "sqlite:nowhere.db", f"sqlite:{target}"]) == 1


# ---- an older copy that was put back ------------------------------------------------------------


async def test_an_older_snapshot_is_brought_up_to_date(place: Address) -> None:
    async with await Store.open(place, shelf()) as store:
        match = await deal(store)
        shown = PostedMessage(match.id, TABLE, "board", 5, 700, "as it was", 1)
        await store.messages.change([shown])
        mark = await store.outbox.acquire(match.id)
        assert mark
        await store.outbox.acknowledge(match.id, mark)
    assert await reconcile(place) == 1
    async with await Store.open(place, shelf()) as store:
        assert await store.outbox.claim_abandoned() == (match.id,)
        ((digest,),) = look_up(place, "SELECT digest FROM showing")
        assert digest == "", "whatever the message shows, it is written anew"
        assert (await deal(store, channel=6)).id == match.id + AHEAD + 1
        assert (await store.lobbies.open(lobby(7))).id == AHEAD + 1
