"""One bot per database: a lock that ends with the connection which holds it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from storage.errors import StorageError
from storage.postgres.connecting import connected

if TYPE_CHECKING:
    from collections.abc import Iterator

    from storage.address import PostgresAddress

CLAIMED: Final = 0x67616E68
"""The advisory lock of whoever runs a bot on the database."""


@contextmanager
def claim(address: PostgresAddress) -> Iterator[None]:
    """Hold a database for this process.

    Raises:
        StorageError: "locked" if another process holds it, or as `connect`.
    """
    with connected(address) as connection:
        taken = connection.execute("SELECT pg_try_advisory_lock(%s)", (CLAIMED,)).fetchone()
        if taken != (True,):
            raise StorageError("locked", address)
        yield
