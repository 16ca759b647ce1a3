"""What can be wrong with a database, in sentences for the operator."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from matches.ports import StorageUnavailableError

if TYPE_CHECKING:
    from storage.address import Address

SENTENCES: Final = {
    "locked": "{place} is in use by another program; stop that program and start again.",
    "read-only": "{place} is read-only; give this user write access to the file and its folder.",
    "newer": "{place} was written by a newer version of this program; install that version.",
    "not-a-database": "{place} is not an SQLite database; move it away with any {place}-wal, or "
    "name another file.",
    "not-ours": "{place} is a database of some other program; name another one.",
    "no-folder": "The folder {folder} does not exist; create it or name another file.",
    "missing": "{place} cannot be opened: there is no such file (the bot makes it when it starts).",
    "left-over": "{place} is gone, but its log {reason} is left: put the file back beside it, or "
    "move the log away as well.",
    "empty": "{place} is empty: there is no match in it, and nothing to restore.",
    "exists": "{place} exists already; name another file.",
    "not-written": "{place} cannot be written: {reason}.",
    "cannot-open": "{place} cannot be opened; check that it is a file this user may read.",
    "disk-full": "The disk that holds {place} is full; make room: until then nothing is kept.",
    "damaged": "{place} is damaged; restore the last backup.",
    "failed": "{place} cannot be used: {reason}.",
    "shards-taken": "{place}: another process keeps shard {reason} already; give each its own.",
    "other-shards": "{place}: the other processes go by another number of shards.",
    "other-version": "{place}: another version of this program plays there; stop all of its "
    "processes first.",
    "needs-server": "{place} is a file: several processes need a PostgreSQL database.",
    "not-empty": "{place} is not empty: only an empty database is moved into.",
    "differs": "{place} does not hold what was copied: {reason} differs; nothing was written.",
    "no-tables": "{place} is empty: the bot makes its tables when it starts.",
    "own-tools": "{place} has its own tools for copies: pg_dump and pg_restore; see its manual.",
    "no-driver": "{place} needs psycopg: install requirements-postgres.txt.",
    "not-an-address": "{place} is no address of a PostgreSQL database: {reason}.",
    "unreachable": "{place} cannot be reached: {reason}.",
    "not-let-in": "{place} does not let this program in: {reason}.",
    "replica": "{place} is read-only: name the server that is written to, not a replica of it.",
    "busy": "{place} is busy: every connection of this program was in use for too long.",
    "too-many": "{place} takes no more connections: {reason}.",
    "encoding": "{place} keeps text as {reason}, which cannot write every name: make it anew "
    "with ENCODING 'UTF8' TEMPLATE template0.",
    "pooled": "{place} is behind a pool that shares sessions: let that pool by session (PgBouncer: "
    "pool_mode=session), or name the server itself.",
    "no-right": "{place}: this user may make no tables there; as its owner, say {reason}.",
    "too-late": "{place} was too slow: nothing was done, as nobody waits for it any more.",
    "unsure": "{place} was lost while something was written, which may be there or not: {reason}.",
    "contended": "{place} is busy: others kept changing the same rows.",
}


TAKEN: Final = frozenset({"locked", "shards-taken", "other-shards", "other-version"})
"""Why a process may not use a database: another one does."""


class StorageError(StorageUnavailableError):
    """The database cannot be used: a key for programs and one sentence for people."""

    def __init__(self, key: str, place: Address, reason: str = "") -> None:
        folder = place.parent if isinstance(place, Path) else ""
        said = SENTENCES[key].format(place=place, folder=folder, reason=reason.rstrip("."))
        super().__init__(said)
        self.key = key
        self.unsure = key == "unsure"

    @property
    def lost(self) -> bool:
        """Whether another process has taken over the database."""
        return self.key in TAKEN


class RefusedRowError(Exception):
    """The database refuses a row: its key is taken, or it refers to nothing."""
