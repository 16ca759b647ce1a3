"""Inspection: what can be said of a PostgreSQL database without changing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.database import Inspection
from storage.errors import StorageError
from storage.postgres.connecting import connected
from storage.postgres.door import check_may_create, check_server
from storage.postgres.schema import MIGRATIONS, check_writable, version_of

if TYPE_CHECKING:
    from storage.address import PostgresAddress


def inspect(address: PostgresAddress) -> Inspection:
    """Check that a database is ours, and can be written; change nothing.

    Raises:
        StorageError: if it is not; "no-tables" before the first start.
    """
    with connected(address) as connection:
        check_server(connection, address)
        version = version_of(connection, address)
        check_writable(connection, address)
        if version < len(MIGRATIONS):
            check_may_create(connection, address)
        if version == 0:
            raise StorageError("no-tables", address)
        found = connection.execute("SELECT count(*) FROM match WHERE ended_at IS NULL").fetchone()
        variables = dict(connection.execute("SELECT key, value FROM setting").fetchall())
        return Inspection(int(found[0]) if found else 0, len(MIGRATIONS) - version, variables)
