"""One SQLite file, one connection, one thread; every transaction is one call to that thread."""

from __future__ import annotations

import os
import sqlite3
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import aiosqlite

from storage.database import current_deadline, read_in_time, seconds_left
from storage.errors import RefusedRowError, StorageError
from storage.migrations import migrations
from storage.sqlite.claim import alone
from storage.sqlite.errors import storage_error

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from storage.database import Deadline, Key

T = TypeVar("T")

MIGRATIONS: Final = migrations("sqlite")
"""The n-th leads from `user_version` n - 1 to n."""

IN_MEMORY: Final = ":memory:"
"""The name of a database that is no file."""
CACHE: Final = 1_024
"""KiB of the file that SQLite caches; the system caches the rest."""
APPLICATION_ID: Final = 0x67616E67
"""Written into the file's header, so that no other program's database is taken for ours."""


def make_private(path: Path) -> None:
    """Make an empty file that only this user can read, unless there is one; hands are secrets.

    SQLite gives the files that it makes beside a database the same rights. One in memory has none.
    """
    if path == Path(IN_MEMORY):
        return
    with suppress(OSError):  # whatever is wrong with the place, opening it says so
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def beside(path: Path) -> list[Path]:
    """Return the files that SQLite has left beside a database, there or not: its logs.

    SQLite goes by their names alone: it would write what they hold into any file of that name.
    """
    named = (path.with_name(f"{path.name}{ending}") for ending in ("-wal", "-journal", "-shm"))
    return [file for file in named if file.exists()]


def check_not_left_over(path: Path) -> None:
    """Refuse a name under which only the log of a database is left.

    SQLite would begin an empty database there, and delete the log.

    Raises:
        StorageError: "left-over".
    """
    if path.exists() and path.stat().st_size:
        return
    # An empty file with a journal is one that a program has begun to write.
    endings = "-wal" if path.exists() else ("-wal", "-journal")
    for log in beside(path):
        if log.name.endswith(endings) and log.stat().st_size:
            raise StorageError("left-over", path, str(log))


def check_writable(path: Path) -> None:
    """Refuse a database that this user may not write, or not in its folder.

    SQLite would open it, and refuse the first move.

    Raises:
        StorageError: "read-only".
    """
    if path.exists() and not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        raise StorageError("read-only", path)


class SqliteDatabase(aiosqlite.Connection):
    """A connection that carries out whole functions in its thread, not one statement at a time.

    aiosqlite sends every statement to the thread and waits for it; a move would cost half a
    dozen such calls. `read` and `write` send one function that does them all.
    """

    shared = False
    """One bot has the file; `python -m bot abandon` alone writes to it as well."""

    def __init__(self, path: Path, patience: float) -> None:
        # Autocommit: transactions begin and end where `write` says so.
        connector = partial(sqlite3.connect, path, timeout=patience, isolation_level=None)
        super().__init__(connector, iter_chunk_size=64)
        self.path = path
        self._patience = patience

    @classmethod
    async def open(cls, path: Path, patience: float = 2.0) -> SqliteDatabase:
        """Open or create the database and bring it up to date.

        `patience` is how many seconds to wait for another program's lock.

        Raises:
            StorageError: if the file cannot be used, or is not ours.
        """
        if not path.parent.is_dir():
            raise StorageError("no-folder", path)
        check_not_left_over(path)
        make_private(path)
        check_writable(path)
        database = cls(path, patience)
        try:
            await database
            await database.read(database._prepare)
        except BaseException as error:
            await database.close()
            # Where nothing was opened, the thread is told to stop but not waited for.
            database._thread.join()
            if isinstance(error, sqlite3.Error):
                raise storage_error(error, path) from error
            raise
        return database

    def listen(self, hear: Callable[[int | None], None]) -> None:
        """Do nothing: no other process changes anything."""

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in the connection's thread; its statements see committed data only."""
        return await read_in_time(self._run(work), self.path)

    async def write(
        self,
        work: Callable[[sqlite3.Connection], T],
        then: Callable[[], object] | None = None,
        *,
        by_key: bool = False,  # noqa: ARG002 - one writes at a time anyway
        keys: Sequence[Key] = (),  # noqa: ARG002 - as above
    ) -> T:
        """Run `work` as one transaction: all of it is on the disk afterwards, or none.

        `then` is called in the thread once it is on the disk, before any later call.
        """
        return await self._run(partial(self._transaction, work, then, current_deadline()))

    async def scrub(self) -> None:
        """Remove what the file and its write-ahead log still hold of deleted rows."""
        await self._run(_scrub)

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            # Made for subclasses: there is no public way to send a function to the thread.
            done: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        except sqlite3.IntegrityError as error:
            raise RefusedRowError(str(error)) from error
        except sqlite3.DatabaseError as error:
            raise storage_error(error, self.path) from error
        return done

    def _transaction(
        self,
        work: Callable[[sqlite3.Connection], T],
        then: Callable[[], object] | None,
        deadline: Deadline | None,
        connection: sqlite3.Connection,
    ) -> T:
        longest = min(self._patience, seconds_left(deadline, self.path))
        connection.execute(f"PRAGMA busy_timeout = {longest * 1000:.0f}")
        connection.execute("BEGIN IMMEDIATE")
        try:
            done = work(connection)
            seconds_left(deadline, self.path)
            connection.execute("COMMIT")
        except BaseException:
            # After a full disk SQLite has rolled back by itself, and there is nothing left to undo.
            with suppress(sqlite3.OperationalError):
                connection.execute("ROLLBACK")
            raise
        if then:
            then()
        return done

    def _prepare(self, connection: sqlite3.Connection) -> None:
        self._check_owner(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA cache_size = -{CACHE}")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version < len(MIGRATIONS):
            # A new file, and one in memory, is nobody else's.
            with alone(self.path) if version else nullcontext():
                _migrate(connection)

    def _check_owner(self, connection: sqlite3.Connection) -> None:
        """Refuse a file that is another program's, or a later version's of this one."""
        (owner,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if tables and owner != APPLICATION_ID:
            raise StorageError("not-ours", self.path)
        if version > len(MIGRATIONS):
            raise StorageError("newer", self.path)


def _scrub(connection: sqlite3.Connection) -> None:
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


def _migrate(connection: sqlite3.Connection) -> None:
    """Apply what is missing, each migration in a transaction of its own."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number, path in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(
            "BEGIN IMMEDIATE;\n"
            f"{path.read_text('utf-8')}\n"
            f"PRAGMA application_id = {APPLICATION_ID};\n"
            f"PRAGMA user_version = {number};\n"
            "COMMIT;"
        )
