"""One connection to a PostgreSQL database, outside the pool: to inspect, claim and migrate it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import psycopg

from storage.errors import StorageError
from storage.postgres.errors import refusal, storage_error

if TYPE_CHECKING:
    from collections.abc import Iterator

    from storage.address import PostgresAddress

SETTINGS: Final[dict[str, Any]] = {
    "autocommit": True,
    "application_name": "gangway",
    "client_encoding": "utf8",
    "connect_timeout": 2,
    "keepalives_idle": 10,
    "tcp_user_timeout": 10_000,
}
"""Of every connection: each statement is a transaction unless one begins; and the seconds, seconds
and milliseconds after which a machine that says nothing counts as gone."""


def connect(address: PostgresAddress) -> psycopg.Connection[Any]:
    """Return a connection on which every statement is a transaction of its own.

    Raises:
        StorageError: if none can be made.
    """
    try:
        return psycopg.connect(address.conninfo, **SETTINGS)
    except psycopg.ProgrammingError as error:
        raise StorageError("not-an-address", address, str(error).strip()) from None
    except psycopg.Error as error:
        # Without the cause: what libpq was given holds the password.
        raise refusal(error, address) from None


@contextmanager
def connected(address: PostgresAddress) -> Iterator[psycopg.Connection[Any]]:
    """Open a connection for a block.

    Raises:
        StorageError: if none can be made, or for what fails inside the block.
    """
    with connect(address) as connection:
        try:
            yield connection
        except psycopg.Error as error:
            raise storage_error(error, address) from error
