"""Claims on a database: locks of the server, which end with the connection that holds them.

A bot without shards of its own plays alone. Of those with shards each holds a lock for each of its
shards; all of them agree on how many there are. A server that is restarted forgets its locks, so
they are checked and taken anew.
"""

from __future__ import annotations

from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import psycopg

from storage.errors import StorageError
from storage.postgres import schema
from storage.postgres.connecting import connect
from storage.postgres.errors import storage_error
from storage.postgres.versions import ALONE, check_nobody_else, hold_version

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from storage.address import PostgresAddress

SHARD: Final = 0x67616E69
"""The first half of the lock for a shard; the second is its number."""
TOTAL: Final = 0x67616E6A
"""The first half of the lock, shared, for how many shards there are; the second is that number."""

KEEP_ALIVE: Final = """
    SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 2
"""
"""Lets the server notice within a quarter of a minute that this machine is gone."""

OWN_SESSION: Final = """
    SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()
"""
END_SESSION: Final = """
    SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity
    WHERE pid = %s AND backend_start = %s
"""
"""Ends a session of our own that the server has not noticed to be cut off; waits 2,000 ms."""


@contextmanager
def claim(
    address: PostgresAddress, shards: Sequence[int] = (), total: int = 0, rules: str = ""
) -> Iterator[Callable[[], None]]:
    """Hold a database for this process, all of it or the play of some shards, by its `rules`.

    The function returned checks that the locks are still held, takes them anew where the server has
    forgotten them, and raises what `claim` raises.

    Raises:
        StorageError: "locked", "shards-taken", "other-shards" or "other-version" if another process
            plays there already, or as `connect`.
    """
    locks = _Locks(address, shards, total, rules)
    locks.acquire()
    try:
        yield locks.renew
    finally:
        locks.release()


class _Locks:
    """The locks of one process, and the connection that holds them."""

    def __init__(
        self, address: PostgresAddress, shards: Sequence[int], total: int, rules: str
    ) -> None:
        self._address = address
        self._rules = rules
        self._shards = shards
        self._total = total
        self._connection: psycopg.Connection[Any] | None = None
        self._session: tuple[Any, ...] | None = None
        """The process and the start of the server's session that held the locks last."""

    def acquire(self) -> None:
        """Connect and acquire all locks, or none.

        Raises:
            StorageError: as `claim`.
        """
        self._connection = connection = connect(self._address)
        try:
            connection.execute(KEEP_ALIVE)
            if self._session:
                connection.execute(END_SESSION, self._session)
            self._session = connection.execute(OWN_SESSION).fetchone()
            version = hold_version(connection, self._address, len(schema.MIGRATIONS), self._rules)
            # Only now: who is seen to play without its version is taken for an earlier one.
            self._acquire_locks(connection)
            check_nobody_else(connection, self._address, version)
        except psycopg.Error as error:
            self.release()
            raise storage_error(error, self._address) from error
        except StorageError:
            self.release()
            raise

    def renew(self) -> None:
        """Acquire the locks again if they are not held any more.

        Raises:
            StorageError: as `claim`.
        """
        if not self._is_held():
            self.release()
            self.acquire()

    def release(self) -> None:
        """Release the locks."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        with suppress(psycopg.Error):  # at once: the server takes a moment to see it closed
            if not connection.broken:
                connection.execute("SELECT pg_advisory_unlock_all()")
        connection.close()

    def _is_held(self) -> bool:
        if self._connection is None:
            return False
        try:
            self._connection.execute("SELECT 1")
        except psycopg.Error:
            return False
        return True

    def _acquire_locks(self, connection: psycopg.Connection[Any]) -> None:
        if not self._total:
            if not _lock(connection, "pg_try_advisory_lock(%s)", ALONE):
                raise StorageError("locked", self._address)
            return
        if not _lock(connection, "pg_try_advisory_lock_shared(%s)", ALONE):
            raise StorageError("locked", self._address)
        _lock(connection, "pg_try_advisory_lock_shared(%s, %s)", TOTAL, self._total)
        if _totals(connection) != {self._total}:
            raise StorageError("other-shards", self._address)
        for shard in self._shards:
            if not _lock(connection, "pg_try_advisory_lock(%s, %s)", SHARD, shard):
                raise StorageError("shards-taken", self._address, str(shard))


def _lock(connection: psycopg.Connection[Any], lock: str, *numbers: int) -> bool:
    return connection.execute(f"SELECT {lock}".encode(), numbers).fetchone() == (True,)


def _totals(connection: psycopg.Connection[Any]) -> set[int]:
    """Return the numbers of shards that processes on this database have locked as the total."""
    held = connection.execute(
        """SELECT objid::int FROM pg_locks WHERE locktype = 'advisory' AND classid = %s
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())""",
        (TOTAL,),
    )
    return {number for (number,) in held}
