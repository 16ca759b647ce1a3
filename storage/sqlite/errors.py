"""What SQLite says, as errors of storage."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Final

from storage.errors import StorageError

if TYPE_CHECKING:
    from pathlib import Path

KEYS: Final = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_CANTOPEN: "cannot-open",
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_CORRUPT: "damaged",
}


def storage_error(error: sqlite3.Error, path: Path) -> StorageError:
    """Translate what SQLite says about `path`."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    primary = code & 0xFF  # an extended code keeps the primary one in its lowest byte
    return StorageError(KEYS.get(primary, "failed"), path, str(error))
