"""Who plays on a database: locks of the server, which end with the connection that holds them.

A bot without shards of its own plays alone. Of those with shards each holds a lock for each of its
shards; all of them agree on how many there are.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from storage.errors import StorageError
from storage.postgres.connecting import connected

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from psycopg import Connection

    from storage.address import PostgresAddress

ALONE: Final = 0x67616E68
"""The advisory lock of a bot that plays alone; those with shards share it."""
SHARD: Final = 0x67616E69
"""The first half of the lock for a shard; the second is its number."""
TOTAL: Final = 0x67616E6A
"""The first half of the lock, shared, for how many shards there are; the second is that number."""

KEEP_ALIVE: Final = """
    SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 2
"""
"""Lets the server notice within a quarter of a minute that this machine is gone."""


@contextmanager
def claim(address: PostgresAddress, shards: Sequence[int] = (), total: int = 0) -> Iterator[None]:
    """Hold a database for this process, all of it or the play of some shards.

    Raises:
        StorageError: "locked", "shards-taken" or "other-shards" if another process plays there
            already, or as `connect`.
    """
    with connected(address) as connection:
        connection.execute(KEEP_ALIVE)
        try:
            if total:
                _claim_shards(connection, address, shards, total)
            elif not _lock(connection, "pg_try_advisory_lock(%s)", ALONE):
                raise StorageError("locked", address)
            yield
        finally:
            if not connection.broken:  # at once: the server takes a moment to see it closed
                connection.execute("SELECT pg_advisory_unlock_all()")


def _claim_shards(
    connection: Connection[Any], address: PostgresAddress, shards: Sequence[int], total: int
) -> None:
    if not _lock(connection, "pg_try_advisory_lock_shared(%s)", ALONE):
        raise StorageError("locked", address)
    _lock(connection, "pg_try_advisory_lock_shared(%s, %s)", TOTAL, total)
    if _totals(connection) != {total}:
        raise StorageError("other-shards", address)
    for shard in shards:
        if not _lock(connection, "pg_try_advisory_lock(%s, %s)", SHARD, shard):
            raise StorageError("shards-taken", address, str(shard))


def _lock(connection: Connection[Any], lock: str, *numbers: int) -> bool:
    return connection.execute(f"SELECT {lock}".encode(), numbers).fetchone() == (True,)


def _totals(connection: Connection[Any]) -> set[int]:
    """Return what those who play on this database believe how many shards there are."""
    held = connection.execute(
        """SELECT objid::int FROM pg_locks WHERE locktype = 'advisory' AND classid = %s
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())""",
        (TOTAL,),
    )
    return {number for (number,) in held}
