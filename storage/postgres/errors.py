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
            return StorageError(key, address, _reason(error))
    if isinstance(error, psycopg.OperationalError):
        return StorageError("unreachable", address, _reason(error))
    return StorageError("failed", address, _reason(error))


def refusal(error: psycopg.Error, address: PostgresAddress) -> StorageError:
    """Translate why no connection was made."""
    said = _reason(error)
    key = next((key for words, key in AT_THE_DOOR.items() if words in said), "unreachable")
    return StorageError(key, address, said)


def _reason(error: psycopg.Error) -> str:
    """Return the last line of the message: those before it tell of other attempts."""
    lines = str(error).strip().splitlines()
    return lines[-1].strip() if lines else type(error).__name__
