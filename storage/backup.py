"""Backups: a copy of the database as it stands, made while the bot goes on playing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from storage.errors import StorageError, storage_error

if TYPE_CHECKING:
    from pathlib import Path


def back_up(source: Path, target: Path) -> None:
    """Copy the database at `source` to a new file at `target`, and check the copy.

    Blocks until it is done; the bot may run meanwhile. An existing `target` is not overwritten:
    FileExistsError.

    Raises:
        StorageError: if a file cannot be used.
    """
    if not source.is_file():
        raise StorageError("cannot-open", source)
    if not target.parent.is_dir():
        raise StorageError("no-folder", target)
    target.touch(exist_ok=False)
    try:
        _copy(source, target)
    except BaseException:
        target.unlink()
        raise


def _copy(source: Path, target: Path) -> None:
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as original,
            closing(sqlite3.connect(target)) as copy,
        ):
            original.backup(copy)
            # The copy is one file that can be carried away: no write-ahead log beside it.
            copy.execute("PRAGMA journal_mode = DELETE")
            (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
    except sqlite3.Error as error:
        raise storage_error(error, source) from error
    if verdict != "ok":
        raise StorageError("damaged", source)
