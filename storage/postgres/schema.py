"""The tables of a PostgreSQL database: checking owner and version, and migrating them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from storage.errors import StorageError

if TYPE_CHECKING:
    from psycopg import Connection

    from storage.address import PostgresAddress

MIGRATIONS: Final = Path(__file__).parent / "migrations"
"""Files `0001_*.sql`, `0002_*.sql`, …, with the names of SQLite's."""

MIGRATING: Final = 0x67616E67
"""The advisory lock under which the tables are changed: two processes may start at once."""


def migrations() -> tuple[Path, ...]:
    """Return the migrations in the order in which they are applied."""
    return tuple(sorted(MIGRATIONS.glob("[0-9]*.sql")))


def version_of(connection: Connection[Any], address: PostgresAddress) -> int:
    """Return how many migrations have been applied; 0 if there is no table yet.

    Raises:
        StorageError: if the tables are another program's, or a later version's of this one.
    """
    tables = connection.execute(
        "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
        " AND relkind IN ('r', 'p', 'v', 'm')"
    ).fetchall()
    if not tables:
        return 0
    if ("gangway",) not in tables:
        raise StorageError("not-ours", address)
    found = connection.execute("SELECT version FROM gangway").fetchone()
    version = int(found[0]) if found else 0
    if version > len(migrations()):
        raise StorageError("newer", address)
    return version


def check_writable(connection: Connection[Any], address: PostgresAddress) -> None:
    """Refuse a server that only reads.

    Raises:
        StorageError: "replica".
    """
    if connection.execute("SHOW transaction_read_only").fetchone() == ("on",):
        raise StorageError("replica", address)


def migrate(connection: Connection[Any], address: PostgresAddress) -> None:
    """Apply what is missing, all of it in one transaction.

    Raises:
        StorageError: as `version_of`; and "replica" if nothing can be written here.
    """
    version = version_of(connection, address)
    check_writable(connection, address)
    if version == len(migrations()):
        return
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        version = version_of(connection, address)  # another process may have been faster
        if version == 0:
            connection.execute("CREATE TABLE gangway (version INTEGER NOT NULL)")
            connection.execute("INSERT INTO gangway VALUES (0)")
        for path in migrations()[version:]:
            connection.execute(path.read_bytes())
        connection.execute("UPDATE gangway SET version = %s", (len(migrations()),))
