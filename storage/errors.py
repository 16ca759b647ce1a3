"""What can be wrong with a database, told to whoever runs the bot."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

SENTENCES: Final = {
    "locked": "{path} is in use by another program; stop that program and start again.",
    "read-only": "{path} is read-only; give this user write access to the file and its folder.",
    "newer": "{path} was written by a newer version of this program; install that version.",
    "not-a-database": "{path} is not an SQLite database; move it away or name another file.",
    "not-ours": "{path} is a database of some other program; name another file.",
    "no-folder": "The folder {folder} does not exist; create it or name another file.",
    "missing": "{path} cannot be opened: there is no such file (the bot makes it when it starts).",
    "empty": "{path} is empty: there is no match in it, and nothing to restore.",
    "exists": "{path} exists already; name another file.",
    "not-written": "{path} cannot be written: {reason}.",
    "cannot-open": "{path} cannot be opened; check that it is a file this user may read.",
    "disk-full": "The disk that holds {path} is full; make room and start again.",
    "damaged": "{path} is damaged; restore the last backup.",
    "failed": "{path} cannot be used: {reason}.",
}

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


class StorageError(Exception):
    """The database cannot be used: a key for programs and one sentence for people."""

    def __init__(self, key: str, path: Path, reason: str = "") -> None:
        super().__init__(SENTENCES[key].format(path=path, folder=path.parent, reason=reason))
        self.key = key


def storage_error(error: sqlite3.Error, path: Path) -> StorageError:
    """Translate what SQLite says about `path`."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    primary = code & 0xFF  # an extended code keeps the primary one in its lowest byte
    return StorageError(KEYS.get(primary, "failed"), path, str(error))
