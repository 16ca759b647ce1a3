"""Backups: a copy of the database as it stands, made while the bot plays, and the way back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from contextlib import closing, suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from storage.copying import move_numbers_on, show_all_anew
from storage.errors import StorageError
from storage.sqlite.claim import claim
from storage.sqlite.database import beside, make_private
from storage.sqlite.errors import storage_error
from storage.sqlite.inspection import inspect, open_for_reading

if TYPE_CHECKING:
    from pathlib import Path

FAULTS_OF_THE_COPY: Final = frozenset({"disk-full", "read-only", "cannot-open"})
"""What can only be wrong with the file that is written, once the other one has been read."""


def back_up(source: Path, target: Path) -> None:
    """Copy the database at `source` to a new file at `target`, and check the copy.

    Blocks until it is done; the bot may run meanwhile. The copy has another name until it is whole
    and on the disk: ended early, it leaves no file that might pass for a backup.

    Raises:
        StorageError: if a file cannot be used, or `target` exists: nothing is overwritten.
    """
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        _check_free(target)
        with open_for_reading(source) as original:
            _delete(unfinished)
            if _copy(original, unfinished, target) != "ok":
                raise StorageError("damaged", source)
        _sync(unfinished)
        _check_free(target)
        unfinished.rename(target)
        if sys.platform != "win32":  # there, folders cannot be synced
            _sync(target.parent)
    except OSError as error:
        raise StorageError("not-written", target, error.strerror or str(error)) from error
    finally:
        with suppress(OSError):
            _delete(unfinished)


def restore(backup: Path, database: Path, now: datetime) -> Path | None:
    """Put a backup in the place of `database`; return where the former database lies now, if any.

    Blocks until it is done. Nothing is overwritten: what stood there keeps its name with the moment
    after it, `gangway.db.replaced-20261122-093000`, beside it; so does a log without its file.

    Raises:
        StorageError: if a program uses `database`, or the backup is damaged, not ours or a later
            version's, or not whole in its new place; then all is as it was.
    """
    with claim(database):
        inspect(backup)
        arriving = database.with_name(f"{database.name}.restored")
        try:
            _delete(arriving)
            back_up(backup, arriving)
            _show_everything(arriving)
            set_aside = _set_aside(database, now)
            arriving.replace(database)
            _check_whole(database, set_aside)
        except OSError as error:
            raise StorageError("not-written", database, error.strerror or str(error)) from error
    return next(iter(set_aside), None)


def _check_whole(database: Path, set_aside: dict[Path, Path]) -> None:
    """Check a database in its new place; if it is not whole, put back what lay there.

    Raises:
        StorageError: then.
    """
    try:
        inspect(database)
    except StorageError:
        _delete(database)
        for former, name in set_aside.items():
            former.rename(name)
        raise


def _show_everything(database: Path) -> None:
    """Note that Discord shows what has happened since the backup, and numbers given since."""
    with closing(sqlite3.connect(database)) as connection, connection:
        (outbox,) = connection.execute(
            "SELECT count(*) FROM sqlite_schema WHERE name = 'unshown'"
        ).fetchone()
        if outbox:  # otherwise the next start makes it, with every match in it
            show_all_anew(connection)
        (counts,) = connection.execute(
            "SELECT count(*) FROM sqlite_schema WHERE name = 'tournament'"
        ).fetchone()
        if counts:
            move_numbers_on(connection, shared=False)


def _set_aside(database: Path, now: datetime) -> dict[Path, Path]:
    """Give a database, and logs of its name, second names; return the first ones by those.

    It keeps its first name until another file takes that: even if this process dies in between, a
    bot does not find that path free and begin with an empty database.

    Raises:
        StorageError: if another program has it open.
    """
    former = database.with_name(f"{database.name}.replaced-{now.astimezone(UTC):%Y%m%d-%H%M%S}")
    _check_free(former)
    set_aside = {}
    if database.exists():
        _write_log_back(database)
        try:
            os.link(database, former)
        except OSError:  # not every file system knows two names for one file
            make_private(former)
            shutil.copyfile(database, former)
            _sync(former)
        set_aside[former] = database
    for rest in beside(database):
        name = former.with_name(former.name + rest.name.removeprefix(database.name))
        rest.rename(name)
        set_aside[name] = rest
    return set_aside


def _write_log_back(database: Path) -> None:
    """Write a database's log into it: closed then, it is one file that cannot be parted from that.

    What SQLite cannot read stays as it is, with its log.

    Raises:
        StorageError: "locked" if the log is left, as another program has the file open.
    """
    try:
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:
        return
    if any(log.name.endswith("-wal") for log in beside(database)):
        raise StorageError("locked", database)


def back_up_in_turn(source: Path, folder: Path, now: datetime, kept: int) -> Path:
    """Make the next backup of a row in `folder`, delete the oldest above `kept`; return the new.

    Names sort by the moment, UTC: `gangway-20261122-093000.db`. The folder is made when missing.
    Older ones go only after the new one is whole and on the disk.

    Raises:
        StorageError: if it cannot be made; then none is deleted.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError("not-written", folder, error.strerror or str(error)) from error
    made = folder / f"{source.stem}-{now.astimezone(UTC):%Y%m%d-%H%M%S}.db"
    back_up(source, made)
    rest = folder.glob(f"{source.stem}-*.db.unfinished*")  # of one that was killed
    for old in (*rest, *backups_in(folder, source.stem)[:-kept]):
        with suppress(OSError):  # the next backup tries again
            old.unlink()
    return made


def backups_in(folder: Path, name: str = "*") -> list[Path]:
    """Return the backups of a row, of any database unless it is named, from oldest to youngest."""
    moment = f"{'[0-9]' * 8}-{'[0-9]' * 6}"
    return sorted(
        folder.glob(f"{name}-{moment}.db"), key=lambda one: one.stem[-len("20261122-093000") :]
    )


def _check_free(target: Path) -> None:
    if not target.parent.is_dir():
        raise StorageError("no-folder", target)
    for there in (target, *beside(target)):
        if there.exists():
            raise StorageError("exists", there)


def _delete(database: Path) -> None:
    """Delete a file of our own, if it is there, and the logs beside it."""
    for file in (database, *beside(database)):
        file.unlink(missing_ok=True)


def _copy(original: sqlite3.Connection, unfinished: Path, target: Path) -> str:
    """Copy a database to `unfinished` and return SQLite's verdict on it.

    Faults of the copy are told as those of `target`.
    """
    try:
        make_private(unfinished)
        with closing(sqlite3.connect(unfinished)) as copy:
            original.backup(copy)
            # The copy is one file that can be carried away: no write-ahead log beside it.
            copy.execute("PRAGMA journal_mode = DELETE")
            (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error as error:
        told = storage_error(error, target)
        if told.key in FAULTS_OF_THE_COPY:
            raise told from error
        raise
    return str(verdict)


def _sync(path: Path) -> None:
    """Wait until a file, or a folder's list of files, is on the disk."""
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
