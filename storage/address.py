"""Addresses: where a database is, an SQLite file or a server of PostgreSQL."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

SCHEMES: Final = ("postgresql://", "postgres://")
FILE_SCHEME: Final = "sqlite:"
CONNECTION: Final = re.compile(r"://|\w*password\s*=|^postgres\w*:", re.IGNORECASE)
"""What the name of a file does not hold, and a connection that was meant for a server does."""
PASSWORDS: Final = re.compile(r"([?&]\w*password=)[^&]*", re.IGNORECASE)
"""Passwords among what follows the question mark: of the server, or of a key for TLS."""


class BadAddressError(ValueError):
    """What was given is no address; the message does not quote it, as it may hold a password."""

    def __init__(self) -> None:
        super().__init__("is neither a file nor postgresql://USER:PASSWORD@HOST/DATABASE")


@dataclass(frozen=True)
class PostgresAddress:
    """The address of a PostgreSQL database, as libpq takes it."""

    conninfo: str = field(repr=False)
    """With its password."""

    def __str__(self) -> str:
        """Return the address without its passwords, for people and logs.

        A password may hold any sign but is always before the last `@`.

        >>> str(PostgresAddress("postgresql://ann:a/b@c@db/gangway?sslpassword=d"))
        'postgresql://ann@db/gangway?sslpassword=…'
        """
        scheme, _, rest = PASSWORDS.sub(r"\1…", self.conninfo).partition("://")
        login, at, where = rest.rpartition("@")
        return f"{scheme}://{login.partition(':')[0]}{at}{where}"


Address: TypeAlias = Path | PostgresAddress


def address(text: str) -> Address:
    """Read an address: `postgresql://…`, `sqlite:FILE` or just the name of a file.

    >>> address("postgresql://gangway:secret@db.example/gangway")
    PostgresAddress()
    >>> str(address("postgresql://gangway:secret@db.example/gangway"))
    'postgresql://gangway@db.example/gangway'
    >>> address("sqlite:var/gangway.db")
    PosixPath('var/gangway.db')

    Raises:
        BadAddressError: for a connection in any other form.
    """
    if text.startswith(SCHEMES):
        return PostgresAddress(text)
    if CONNECTION.search(text):
        raise BadAddressError
    return Path(text.removeprefix(FILE_SCHEME))
