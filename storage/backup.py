"""Backups: a copy of the database as it stands, made while the bot goes on playing."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Final

from storage.errors import StorageError, storage_error
from storage.inspection import open_for_reading

if TYPE_CHECKING:
    from pathlib import Path

FAULTS_OF_THE_COPY: Final = frozenset({"disk-full", "read-only", "cannot-open"})
"""What can only be wrong with the file that is written, once the other one has been read."""


def back_up(source: Path, target: Path) -> None:
    """Copy the database at `source` to a new file at `target`, and check the copy.

    Blocks until it is done; the bot may run meanwhile. The copy has another name until it is whole
    and on the disk: whatever ends this early leaves no file that might pass for a backup.

    Raises:
        StorageError: if a file cannot be used, or `target` exists: nothing is overwritten.
    """
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        _check_free(target)
        with open_for_reading(source) as original:
            unfinished.unlink(missing_ok=True)
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
            unfinished.unlink(missing_ok=True)


def _check_free(target: Path) -> None:
    if not target.parent.is_dir():
        raise StorageError("no-folder", target)
    if target.exists():
        raise StorageError("exists", target)


def _copy(original: sqlite3.Connection, unfinished: Path, target: Path) -> str:
    """Copy a database to `unfinished` and return SQLite's verdict on it.

    Faults of the copy are told as those of `target`.
    """
    try:
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
