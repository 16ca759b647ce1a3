"""Addresses: where a database is, an SQLite file or a server of PostgreSQL."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

SCHEMES: Final = ("postgresql://", "postgres://")
FILE_SCHEME: Final = "sqlite:"
SECRETS: Final = re.compile(r"(?<=://)([^/@:?]*):[^/@]*@|([?&]password=)[^&]*")
"""A password before the host, or among what follows the question mark."""


@dataclass(frozen=True)
class PostgresAddress:
    """The address of a PostgreSQL database, as libpq takes it."""

    conninfo: str = field(repr=False)
    """With its password."""

    def __str__(self) -> str:
        """Return the address without its password, for people and logs."""
        return SECRETS.sub(_without_password, self.conninfo)


def _without_password(found: re.Match[str]) -> str:
    user, parameter = found.groups()
    return f"{user}@" if parameter is None else f"{parameter}…"


Address: TypeAlias = Path | PostgresAddress


def address(text: str) -> Address:
    """Read an address: `postgresql://…`, `sqlite:FILE` or just the name of a file.

    >>> address("postgresql://gangway:secret@db.example/gangway")
    PostgresAddress()
    >>> str(address("postgresql://gangway:secret@db.example/gangway"))
    'postgresql://gangway@db.example/gangway'
    >>> address("sqlite:var/gangway.db")
    PosixPath('var/gangway.db')
    """
    if text.startswith(SCHEMES):
        return PostgresAddress(text)
    return Path(text.removeprefix(FILE_SCHEME))
