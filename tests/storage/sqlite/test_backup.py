"""Backups that are cut short or cannot be made, and what is said of a database."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from games.kit.words import ROOT
from storage.database import Inspection
from storage.errors import StorageError
from storage.sqlite.backup import back_up, back_up_in_turn, restore
from storage.sqlite.claim import claim
from storage.sqlite.database import MIGRATIONS
from storage.sqlite.inspection import inspect
from storage.store import Store
from tests.support.stores.tables import ANN, deal, move, spoil
from tests.support.toys import shelf

BACK_UP_SLOWLY = """
import os, sys
from pathlib import Path
from storage.sqlite.backup import back_up, back_up_in_turn, restore
from storage.sqlite.claim import claim

def sync(descriptor):
    print("syncing", flush=True)
    sys.stdin.read()

os.fsync = sync
back_up(Path(sys.argv[1]), Path(sys.argv[2]))
"""
"""Copies a database, and stops before the copy is on the disk."""


@pytest.fixture
async def kept(path: Path) -> Path:
    """A database with one running match, which is not open."""
    async with await Store.open(path, shelf()) as store:
        await deal(store)
    return path


def listing(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def written(folder: Path) -> set[str]:
    """Return the names of what is neither the database nor SQLite's own files beside it."""
    return {file.name for file in folder.iterdir() if not file.name.startswith("gangway.db")}


# ---- backups ------------------------------------------------------------------------------------


async def test_a_backup_that_is_killed_leaves_no_file_of_its_name(
    kept: Path, tmp_path: Path
) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", BACK_UP_SLOWLY, str(kept), str(tmp_path / "copy.db")),
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"syncing\n"
    process.kill()
    await process.communicate()
    assert not (tmp_path / "copy.db").exists()
    back_up(kept, tmp_path / "copy.db")
    assert inspect(tmp_path / "copy.db").running == 1
    assert written(tmp_path) == {"copy.db"}


@pytest.mark.parametrize("name", ["nowhere/copy.db", "taken/copy.db/", "x" * 300])
def test_a_copy_that_cannot_be_written_is_what_is_named(
    kept: Path, tmp_path: Path, name: str
) -> None:
    (tmp_path / "taken/copy.db").mkdir(parents=True)
    with pytest.raises(StorageError) as refusal:
        back_up(kept, tmp_path / name)
    assert str((tmp_path / name).parent) in str(refusal.value)
    assert str(kept) not in str(refusal.value)


def test_a_disk_without_room_for_the_copy_is_told_of_the_copy(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    def on_a_small_disk(file: str, *, uri: bool = False) -> sqlite3.Connection:
        opened: sqlite3.Connection = connect(file, uri=uri)
        if not uri:
            opened.execute("PRAGMA max_page_count = 2")
            opened.execute("CREATE TABLE x (y)")
        return opened

    monkeypatch.setattr(sqlite3, "connect", on_a_small_disk)
    with pytest.raises(StorageError, match=r"copy\.db is full|copy\.db cannot") as refusal:
        back_up(kept, tmp_path / "copy.db")
    assert refusal.value.key == "disk-full"
    assert not written(tmp_path)


def test_an_empty_file_is_not_backed_up(path: Path, tmp_path: Path) -> None:
    path.touch()
    with pytest.raises(StorageError, match="is empty"):
        back_up(path, tmp_path / "copy.db")
    assert not written(tmp_path)


def test_a_damaged_database_is_not_backed_up(kept: Path, tmp_path: Path) -> None:
    damage(kept)
    with pytest.raises(StorageError, match=r"gangway\.db is damaged"):
        back_up(kept, tmp_path / "copy.db")
    assert not written(tmp_path)


def damage(path: Path) -> None:
    """Overwrite every page after the first three."""
    content = path.read_bytes()
    kept = 3 * 4096
    path.write_bytes(content[:kept] + b"\xff" * (len(content) - kept))


# ---- restoring ----------------------------------------------------------------------------------

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)


async def test_a_backup_taken_while_a_match_runs_goes_on_in_another_folder(
    store: Store, path: Path, tmp_path: Path
) -> None:
    match = await deal(store)
    back_up(path, tmp_path / "copy.db")
    elsewhere = tmp_path / "elsewhere" / "gangway.db"
    elsewhere.parent.mkdir()
    assert restore(tmp_path / "copy.db", elsewhere, NOON) is None
    async with await Store.open(elsewhere, shelf()) as other:
        assert (await move(other, await other.matches.load(match.id), ANN)).ply == 1


async def test_after_a_restore_every_match_is_to_be_shown(
    store: Store, path: Path, tmp_path: Path
) -> None:
    match = await deal(store)
    mark = await store.outbox.acquire(match.id)
    assert mark
    await store.outbox.acknowledge(match.id, mark)
    back_up(path, tmp_path / "copy.db")
    elsewhere = tmp_path / "elsewhere" / "gangway.db"
    elsewhere.parent.mkdir()
    restore(tmp_path / "copy.db", elsewhere, NOON)
    async with await Store.open(elsewhere, shelf()) as other:
        assert await other.outbox.claim_abandoned() == (match.id,)


async def test_after_a_restore_no_number_is_given_twice(kept: Path, tmp_path: Path) -> None:
    back_up(kept, tmp_path / "copy.db")
    async with await Store.open(kept, shelf()) as store:
        later = await deal(store, channel=6)
    restore(tmp_path / "copy.db", kept, NOON)
    async with await Store.open(kept, shelf()) as store:
        assert (await deal(store, channel=7)).id > later.id


async def test_what_a_restored_database_replaces_is_kept_beside_it(
    kept: Path, tmp_path: Path
) -> None:
    back_up(kept, tmp_path / "copy.db")
    async with await Store.open(kept, shelf()) as store:
        await deal(store, channel=6)
    former = restore(tmp_path / "copy.db", kept, NOON)
    assert former == tmp_path / "gangway.db.replaced-20261122-120000"
    assert inspect(former).running == 2
    assert inspect(kept).running == 1
    assert written(tmp_path) == {"copy.db"}


def test_a_damaged_database_is_replaced_by_its_backup(kept: Path, tmp_path: Path) -> None:
    back_up(kept, tmp_path / "copy.db")
    damage(kept)
    spoilt = kept.read_bytes()
    former = restore(tmp_path / "copy.db", kept, NOON)
    assert inspect(kept).running == 1
    assert former is not None
    assert former.read_bytes() == spoilt


def left_log(path: Path) -> bytes:
    """Leave the log of a bot that was killed beside a database, and return it."""
    log = path.with_name(f"{path.name}-wal")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.executemany(
            "INSERT INTO player (id, name, language) VALUES (?, 'later', 'en')",
            [(number,) for number in range(1000, 1300)],
        )
        written = log.read_bytes()
    log.write_bytes(written)
    return written


def later_players(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        counted = connection.execute("SELECT count(*) FROM player WHERE name = 'later'")
        return int(counted.fetchone()[0])


def test_the_log_of_a_file_that_was_moved_away_does_not_mix_into_what_is_restored(
    kept: Path, tmp_path: Path
) -> None:
    back_up(kept, tmp_path / "copy.db")
    log = left_log(kept)
    kept.rename(tmp_path / "away.db")
    former = restore(tmp_path / "copy.db", kept, NOON)
    assert former == tmp_path / "gangway.db.replaced-20261122-120000-wal"
    assert former.read_bytes() == log
    assert later_players(kept) == 0
    assert inspect(kept).running == 1


def test_a_copy_is_not_made_where_the_log_of_another_file_of_its_name_lies(
    kept: Path, tmp_path: Path
) -> None:
    back_up(kept, tmp_path / "copy.db")
    left_log(tmp_path / "copy.db")
    (tmp_path / "copy.db").unlink()
    with pytest.raises(StorageError, match=r"copy\.db-wal exists already"):
        back_up(kept, tmp_path / "copy.db")


def test_a_log_without_its_file_is_told_by_every_verb(kept: Path, tmp_path: Path) -> None:
    left_log(kept)
    kept.rename(tmp_path / "away.db")
    assert refusal(kept) == "left-over"
    with pytest.raises(StorageError, match=r"gangway\.db-wal"):
        back_up(kept, tmp_path / "copy.db")


async def test_nothing_begins_beside_the_log_of_a_file_that_was_moved_away(
    kept: Path, tmp_path: Path
) -> None:
    log = left_log(kept)
    kept.rename(tmp_path / "away.db")
    with pytest.raises(StorageError) as refused:
        await (await Store.open(kept, shelf())).close()
    assert refused.value.key == "left-over"
    assert not kept.exists()
    assert kept.with_name("gangway.db-wal").read_bytes() == log
    (tmp_path / "away.db").rename(kept)
    async with await Store.open(kept, shelf()):
        assert later_players(kept) == 300


def test_nothing_is_put_in_the_place_of_a_file_that_another_program_has_open(
    kept: Path, tmp_path: Path
) -> None:
    back_up(kept, tmp_path / "copy.db")
    with closing(sqlite3.connect(kept)) as browser:
        browser.execute("PRAGMA journal_mode = WAL")
        browser.execute("SELECT count(*) FROM player").fetchall()
        with pytest.raises(StorageError) as refused:
            restore(tmp_path / "copy.db", kept, NOON)
    assert refused.value.key == "locked"
    assert inspect(kept).running == 1


def test_a_restored_file_that_turns_out_damaged_is_told_and_not_taken(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    back_up(kept, tmp_path / "copy.db")
    whole = kept.read_bytes()
    replace = Path.replace

    def on_a_bad_disk(arriving: Path, database: Path) -> Path:
        if arriving.name.endswith(".restored"):
            damage(arriving)
        return replace(arriving, database)

    monkeypatch.setattr(Path, "replace", on_a_bad_disk)
    with pytest.raises(StorageError) as refused:
        restore(tmp_path / "copy.db", kept, NOON)
    assert refused.value.key == "damaged"
    assert kept.read_bytes() == whole


def test_nothing_is_restored_under_a_running_bot(kept: Path, tmp_path: Path) -> None:
    back_up(kept, tmp_path / "copy.db")
    before = listing(tmp_path)
    with claim(kept), pytest.raises(StorageError, match="in use by another program"):
        restore(tmp_path / "copy.db", kept, NOON)
    assert {name: before.get(name, b"") for name in listing(tmp_path)} == listing(tmp_path)


@pytest.mark.parametrize("fault", ["newer", "damaged", "not-a-database", "missing", "cannot-open"])
def test_a_backup_that_cannot_be_used_changes_nothing(
    kept: Path, tmp_path: Path, fault: str
) -> None:
    copy = tmp_path / "copy.db"
    back_up(kept, copy)
    if fault == "newer":
        spoil(copy, f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    elif fault == "damaged":
        damage(copy)
    elif fault == "missing":
        copy.unlink()
    elif fault == "cannot-open":
        copy.unlink()
        copy.mkdir()
    else:
        copy.write_text("Dear diary, " * 100)
    before = kept.read_bytes()
    with pytest.raises(StorageError) as refused:
        restore(copy, kept, NOON)
    assert refused.value.key == fault
    assert kept.read_bytes() == before


def test_backups_in_turn_keep_the_youngest(kept: Path, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "backups"
    for hour in range(5):
        back_up_in_turn(kept, folder, NOON + timedelta(hours=hour), kept=3)
    assert sorted(listing(folder)) == [f"gangway-20261122-{hour}0000.db" for hour in (14, 15, 16)]


def test_a_backup_that_fails_costs_no_older_one(kept: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    back_up_in_turn(kept, folder, NOON, kept=1)
    damage(kept)
    with pytest.raises(StorageError, match="damaged"):
        back_up_in_turn(kept, folder, NOON + timedelta(hours=1), kept=1)
    assert [*listing(folder)] == ["gangway-20261122-120000.db"]


def test_only_backups_of_this_row_are_deleted(kept: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    precious = {"gangway-before-the-move.db", "other-20200101-000000.db", "diary.txt"}
    for name in precious:
        (folder / name).touch()
    back_up_in_turn(kept, folder, NOON, kept=1)
    back_up_in_turn(kept, folder, NOON + timedelta(hours=1), kept=1)
    assert {*listing(folder)} == precious | {"gangway-20261122-130000.db"}


# ---- inspection ---------------------------------------------------------------------------------


def test_a_sound_database_is_inspected_without_any_change(kept: Path, tmp_path: Path) -> None:
    before = listing(tmp_path)
    assert inspect(kept) == Inspection(running=1, pending_migrations=0)
    assert listing(tmp_path) == before


async def test_a_database_is_inspected_while_the_bot_plays(store: Store, path: Path) -> None:
    await deal(store)
    assert inspect(path).running == 1


def older(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(MIGRATIONS[0].read_text("utf-8"))
        connection.executescript("PRAGMA application_id = 0x67616E67; PRAGMA user_version = 1")


def test_an_older_database_is_said_to_be_and_stays_it(path: Path, tmp_path: Path) -> None:
    older(path)
    before = listing(tmp_path)
    assert inspect(path).pending_migrations == len(MIGRATIONS) - 1
    assert listing(tmp_path) == before


def refusal(path: Path) -> str:
    before = listing(path.parent) if path.parent.is_dir() else {}
    with pytest.raises(StorageError) as caught:
        inspect(path)
    assert (listing(path.parent) if path.parent.is_dir() else {}) == before
    return caught.value.key


def test_what_is_wrong_with_a_database_is_said(kept: Path, tmp_path: Path) -> None:
    assert refusal(tmp_path / "other.db") == "missing"
    assert refusal(tmp_path / "nowhere" / "other.db") == "no-folder"
    (tmp_path / "empty.db").touch()
    assert refusal(tmp_path / "empty.db") == "empty"
    (tmp_path / "diary.db").write_text("Dear diary, " * 100)
    assert refusal(tmp_path / "diary.db") == "not-a-database"
    spoil(tmp_path / "foreign.db", "CREATE TABLE diary (entry TEXT)")
    assert refusal(tmp_path / "foreign.db") == "not-ours"
    damage(kept)
    assert refusal(kept) == "damaged"


def test_a_newer_database_is_said_to_be(kept: Path) -> None:
    spoil(kept, f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    assert refusal(kept) == "newer"


def test_a_database_that_cannot_be_written_is_said_to_be(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may write everywhere
    assert refusal(kept) == "read-only"
