"""The tables of a PostgreSQL database: checking owner and version, and migrating them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from storage.errors import StorageError
from storage.migrations import is_shared, migrations
from storage.postgres.dialect import translate_tables
from storage.postgres.door import check_may_create, check_server
from storage.postgres.versions import MIGRATING, check_may_migrate

if TYPE_CHECKING:
    from pathlib import Path

    from psycopg import Connection

    from storage.address import PostgresAddress

MIGRATIONS: Final = migrations("postgres")
"""They have the names of SQLite's."""


def statements(migration: Path) -> str:
    """Return the statements of a migration in PostgreSQL's words."""
    written = migration.read_text("utf-8")
    return translate_tables(written) if is_shared(migration) else written


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
    if version > len(MIGRATIONS):
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
        StorageError: as `version_of`, `check_server` and `check_may_create`; "replica" if nothing
            can be written here, "other-version" if a process plays that goes by the tables as they
            are.
    """
    check_server(connection, address)
    version = version_of(connection, address)
    check_writable(connection, address)
    if version == len(MIGRATIONS):
        return
    check_may_create(connection, address)
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        version = version_of(connection, address)  # another process may have been faster
        if version < len(MIGRATIONS):
            check_may_migrate(connection, address, len(MIGRATIONS))
        if version == 0:
            connection.execute("CREATE TABLE gangway (version INTEGER NOT NULL)")
            connection.execute("INSERT INTO gangway VALUES (0)")
        for path in MIGRATIONS[version:]:
            connection.execute(statements(path).encode())
        connection.execute("UPDATE gangway SET version = %s", (len(MIGRATIONS),))
