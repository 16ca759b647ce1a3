"""Files that are missing, locked, foreign or newer, and backups of good ones."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from games.kit.game import IllegalMove
from storage.errors import StorageError
from storage.sqlite.backup import back_up
from storage.sqlite.claim import claim
from storage.sqlite.database import MIGRATIONS, SqliteDatabase, make_private
from storage.sqlite.errors import storage_error
from storage.sqlite.inspection import inspect
from storage.store import Store
from tests.support.stores.tables import ANN, BOB, deal, move, spoil
from tests.support.toys import shelf

# ---- files that cannot be used ------------------------------------------------------------------


async def refusal(path: Path) -> StorageError:
    with pytest.raises(StorageError) as caught:
        await Store.open(path, shelf(), patience=0.01)
    return caught.value


async def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    error = await refusal(tmp_path / "nowhere" / "gangway.db")
    assert error.key == "no-folder"
    assert str(tmp_path / "nowhere") in str(error)


async def test_a_file_that_is_no_database_is_left_alone(path: Path) -> None:
    path.write_text("Dear diary, " * 100)
    assert (await refusal(path)).key == "not-a-database"
    assert path.read_text().startswith("Dear diary")


async def test_another_programs_database_is_left_alone(path: Path) -> None:
    spoil(path, "CREATE TABLE diary (entry TEXT)")
    assert (await refusal(path)).key == "not-ours"


@pytest.mark.usefixtures("store")
async def test_a_newer_database_is_left_alone(path: Path) -> None:
    spoil(path, f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    assert (await refusal(path)).key == "newer"


async def test_tables_are_not_changed_under_an_older_version_that_plays(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr("storage.sqlite.database.MIGRATIONS", MIGRATIONS[:-1])
        await (await SqliteDatabase.open(path)).close()
    with path.with_name("gangway.db.lock").open("a") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with pytest.raises(StorageError, match="in use by another program"):
            await (await SqliteDatabase.open(path)).close()
    with claim(path):
        await (await SqliteDatabase.open(path)).close()
    assert inspect(path).pending_migrations == 0


async def test_a_database_in_use_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        assert (await refusal(path)).key == "locked"


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert (await refusal(tmp_path)).key == "cannot-open"


async def test_a_read_only_file_is_refused(path: Path) -> None:
    await (await Store.open(path, shelf())).close()
    path.chmod(0o444)
    if os.access(path, os.W_OK):
        pytest.skip("whoever runs this test may write every file")
    assert (await refusal(path)).key == "read-only"


@pytest.mark.usefixtures("store")
async def test_sqlite_saying_read_only_is_understood(path: Path) -> None:
    with (
        closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection,
        pytest.raises(sqlite3.OperationalError) as caught,
    ):
        connection.execute("DELETE FROM lobby")
    assert storage_error(caught.value, path).key == "read-only"


async def test_a_lock_held_too_long_is_told_as_such(path: Path) -> None:
    store = await Store.open(path, shelf(), patience=0.01)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="in use by another program"):
            await deal(store)
    assert (await deal(store)).id == 1
    await store.close()


async def deal_many(store: Store, many: int) -> None:
    for channel in range(100, 100 + many):
        await deal(store, channel=channel)


async def test_a_full_disk_stores_nothing_and_is_told_as_such(store: Store) -> None:
    match = await deal(store)

    def limit(pages: int, connection: sqlite3.Connection) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    await store.database.read(partial(limit, 1))
    with pytest.raises(StorageError, match="disk that holds"):
        await deal_many(store, 100)
    await store.database.read(partial(limit, 1_000_000))
    assert (await move(store, match, ANN)).ply == 1
    assert len(await store.matches.running()) < 100


# ---- the database -------------------------------------------------------------------------------


async def test_every_transaction_is_on_the_disk_before_anything_is_said(path: Path) -> None:
    database = await SqliteDatabase.open(path)
    asked = ("journal_mode", "synchronous", "foreign_keys", "user_version")

    def answers(connection: sqlite3.Connection) -> list[str | int]:
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in asked]

    said = await database.read(answers)
    await database.close()
    assert said == ["wal", 2, 1, len(MIGRATIONS)]


async def test_a_copy_that_fell_behind_is_found_out_by_the_next_move(
    store: Store, path: Path
) -> None:
    match = await move(store, await deal(store), ANN)
    async with await Store.open(path, shelf()) as other:
        ahead = await move(other, await other.matches.load(match.id), BOB)
    with pytest.raises(IllegalMove, match="moved-on"):
        await move(store, match, BOB)
    assert await store.matches.load(match.id) == ahead


async def test_opening_again_changes_nothing(path: Path) -> None:
    await (await Store.open(path, shelf())).close()
    before = path.read_bytes()
    await (await Store.open(path, shelf())).close()
    assert path.read_bytes() == before


async def test_a_backup_made_while_playing_holds_the_match(
    store: Store, path: Path, tmp_path: Path
) -> None:
    match = await move(store, await deal(store), ANN)
    back_up(path, tmp_path / "copy.db")
    copy = await Store.open(tmp_path / "copy.db", shelf())
    assert await copy.matches.load(match.id) == match
    await copy.close()


@pytest.mark.usefixtures("store")
async def test_a_backup_overwrites_nothing(path: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(StorageError, match=r"copy\.db exists already"):
        back_up(path, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"


def test_a_backup_of_nothing_leaves_nothing(path: Path, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be opened"):
        back_up(path, tmp_path / "copy.db")
    path.write_text("Dear diary, " * 100)
    with pytest.raises(StorageError, match="not an SQLite database"):
        back_up(path, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


def test_a_database_in_memory_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    make_private(Path(":memory:"))
    assert not [*tmp_path.iterdir()]
