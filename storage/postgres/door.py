"""What is relied on at a server, asked for before anything is done there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from storage.errors import StorageError
from storage.postgres.connecting import connect

if TYPE_CHECKING:
    from psycopg import Connection

    from storage.address import PostgresAddress


def check_server(connection: Connection[Any], address: PostgresAddress) -> None:
    """Refuse a database that cannot keep every name, and a way to it that shares sessions.

    Raises:
        StorageError: "encoding" or "pooled".
    """
    (encoding,) = connection.execute("SHOW server_encoding").fetchone() or ("",)
    if encoding != "UTF8":
        raise StorageError("encoding", address, encoding)
    # While another session is in a transaction, a pool gives this one a session that is free.
    before = _session(connection)
    with connect(address) as other, other.transaction():
        theirs = _session(other)
        if theirs == before or _session(connection) != before:
            raise StorageError("pooled", address)


def check_may_create(connection: Connection[Any], address: PostgresAddress) -> None:
    """Refuse a place where this user may make no tables.

    Raises:
        StorageError: "no-right".
    """
    found = connection.execute(
        "SELECT current_user, current_schema(),"
        " coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)"
    ).fetchone()
    user, schema, may = found or ("", "", False)
    if not may:
        grant = f"GRANT CREATE ON SCHEMA {schema or 'public'} TO {user}"
        raise StorageError("no-right", address, grant)


def _session(connection: Connection[Any]) -> object:
    return connection.execute("SELECT pg_backend_pid()").fetchone()
