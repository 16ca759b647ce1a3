"""What PostgreSQL and psycopg say, as errors of storage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import psycopg
from psycopg import errors

from storage.errors import StorageError

if TYPE_CHECKING:
    from storage.address import PostgresAddress

CONFLICTS: Final = (
    errors.SerializationFailure,
    errors.DeadlockDetected,
    errors.LockNotAvailable,
)
"""Conflicts with another transaction: after these, one is run again."""

KEYS: Final = {
    errors.ReadOnlySqlTransaction: "replica",
    # What a replica says of serialisable transactions: the server has changed its part meanwhile.
    errors.FeatureNotSupported: "replica",
    errors.DiskFull: "disk-full",
    errors.TooManyConnections: "too-many",
    errors.InsufficientPrivilege: "not-let-in",
}

AT_THE_DOOR: Final = {
    "password": "not-let-in",
    "authentication": "not-let-in",
    "pg_hba.conf": "not-let-in",
    "does not exist": "not-let-in",
    "too many": "too-many",
    "remaining connection slots": "too-many",
}
"""What a server says when it refuses a connection; libpq passes on its message alone."""


def storage_error(error: psycopg.Error, address: PostgresAddress) -> StorageError:
    """Translate what was said about the database at `address`."""
    for kind, key in KEYS.items():
        if isinstance(error, kind):
            return StorageError(key, address, reason(error))
    if isinstance(error, psycopg.OperationalError):
        return StorageError("unreachable", address, reason(error))
    return StorageError("failed", address, reason(error))


def refusal(error: psycopg.Error, address: PostgresAddress) -> StorageError:
    """Translate why no connection was made."""
    said = reason(error)
    key = next((key for words, key in AT_THE_DOOR.items() if words in said), "unreachable")
    return StorageError(key, address, said)


def reason(error: psycopg.Error) -> str:
    """Return what the server says in a line; where it says nothing, the library's last line.

    Lines before that tell of other attempts; what is set in below it explains or quotes.
    """
    if error.diag.message_primary:
        return error.diag.message_primary.splitlines()[0]
    lines = [line for line in str(error).strip().splitlines() if not line[:1].isspace()]
    return lines[-1].strip() if lines else type(error).__name__
