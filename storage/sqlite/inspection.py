"""Inspection: what can be said of a database without changing it, also while the bot plays."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from storage.database import Inspection
from storage.errors import StorageError
from storage.sqlite.database import (
    APPLICATION_ID,
    MIGRATIONS,
    check_not_left_over,
    check_writable,
)
from storage.sqlite.errors import storage_error

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def inspect(path: Path) -> Inspection:
    """Check that `path` is a whole database of ours that this user may write; change nothing.

    Raises:
        StorageError: if it is not.
    """
    # Without a write-ahead log no program has the file open, and SQLite need not even lock it.
    unused = not path.with_name(f"{path.name}-wal").exists()
    with open_for_reading(path, unused=unused) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > len(MIGRATIONS):
            raise StorageError("newer", path)
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise StorageError("damaged", path)
        (running,) = connection.execute(
            "SELECT count(*) FROM match WHERE ended_at IS NULL"
        ).fetchone()
        variables = dict(connection.execute("SELECT key, value FROM setting"))
    check_writable(path)
    return Inspection(running, len(MIGRATIONS) - version, variables)


@contextmanager
def open_for_reading(path: Path, *, unused: bool = False) -> Iterator[sqlite3.Connection]:
    """Open a database of ours that is there already, for reading only.

    If it is known to be `unused`, no lock and no file beside it is made.

    Raises:
        StorageError: if it cannot be read, or is not ours; also for what fails inside the block.
    """
    if not path.parent.is_dir():
        raise StorageError("no-folder", path)
    check_not_left_over(path)
    if not path.exists():
        raise StorageError("missing", path)
    if path.is_dir():
        raise StorageError("cannot-open", path)
    address = f"{path.absolute().as_uri()}?mode=ro" + "&immutable=1" * unused
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            _check_owner(connection, path)
            yield connection
    except sqlite3.Error as error:
        raise storage_error(error, path) from error


def _check_owner(connection: sqlite3.Connection, path: Path) -> None:
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if not tables:
        raise StorageError("empty", path)
    if owner != APPLICATION_ID:
        raise StorageError("not-ours", path)
