"""Which version plays: locks by which processes of different versions keep off one another.

Each process that plays holds, shared and for as long as it runs, a lock for the number of its
tables and one for its rules. The tables are changed only while nobody plays by other ones: an older
version would go on writing rows, and logs that no longer lead to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias
from zlib import crc32

from psycopg.errors import LockNotAvailable

from storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from psycopg import Connection

    from storage.address import PostgresAddress

ALONE: Final = 0x67616E68
"""The advisory lock of a bot that plays alone; those with shards share it. Each version has it."""
MIGRATING: Final = 0x67616E67
"""The advisory lock under which the tables are changed: two processes may start at once."""
TABLES: Final = 0x67616E6C
"""The first half of the lock for the number of the tables, which is the second."""
RULES: Final = 0x67616E6D
"""The first half of the lock for the rules; the second is a digest of their versions."""
LONGEST_MIGRATION: Final = 120_000
"""Milliseconds that a start waits for another process that changes the tables."""

OTHERS: Final = """
    WITH held AS (
        SELECT pid, classid::bigint AS kind, objid::bigint AS number FROM pg_locks
        WHERE locktype = 'advisory' AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )
    SELECT 1 FROM held AS playing
    WHERE kind = 0 AND number = %s AND pid <> pg_backend_pid() AND NOT EXISTS (
        SELECT 1 FROM held WHERE held.pid = playing.pid AND kind = %s AND number = %s
    )
"""
"""Finds who plays and does not hold a lock."""


Lock: TypeAlias = tuple[int, int]
"""An advisory lock that says by what a process plays: its kind and number."""


def hold_version(
    connection: Connection[Any], address: PostgresAddress, tables: int, rules: str
) -> tuple[Lock, ...]:
    """Say by which tables and rules this process plays, until its connection ends.

    Returns the locks that say so.

    Raises:
        StorageError: "contended" if the tables are being changed for too long.
    """
    try:
        connection.execute(f"SET lock_timeout = {LONGEST_MIGRATION}".encode())
        connection.execute("SELECT pg_advisory_lock_shared(%s)", (MIGRATING,))
    except LockNotAvailable as error:
        raise StorageError("contended", address) from error
    held = ((TABLES, tables), (RULES, crc32(rules.encode()) >> 1))
    for lock in held:
        connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", lock)
    connection.execute("SELECT pg_advisory_unlock_shared(%s)", (MIGRATING,))
    return held


def check_may_migrate(connection: Connection[Any], address: PostgresAddress, tables: int) -> None:
    """Refuse to change the tables to the number `tables` under somebody who plays by others.

    Raises:
        StorageError: "other-version".
    """
    check_nobody_else(connection, address, ((TABLES, tables),))


def check_nobody_else(
    connection: Connection[Any], address: PostgresAddress, version: Iterable[Lock]
) -> None:
    """Refuse to play beside somebody who does not hold the locks of this version.

    Raises:
        StorageError: "other-version".
    """
    for kind, number in version:
        if connection.execute(OTHERS, (ALONE, kind, number)).fetchone():
            raise StorageError("other-version", address)
