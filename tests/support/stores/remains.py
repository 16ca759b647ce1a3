"""What is left of a user in a database, searched for by value in the raw bytes of its files."""

from __future__ import annotations

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from tests.support.stores.postgres import binaries, connect

if TYPE_CHECKING:
    from storage.address import Address, PostgresAddress


def remains(content: bytes, *values: int | str) -> list[int | str]:
    """Return which values stand in bytes: as text, and numbers also as the engines store them."""
    return [value for value in values if any(way in content for way in _ways(value))]


def remains_in(database: Address, *values: int | str) -> list[int | str]:
    """Return which values stand in a database's files, free pages included.

    With SQLite the log beside the file counts, too; with PostgreSQL the log of the whole server
    does not.
    """
    if isinstance(database, Path):
        files = database.parent.glob(f"{database.name}*")
    else:
        files = _folder_of(database).iterdir()
    return remains(b"".join(file.read_bytes() for file in files), *values)


def _folder_of(database: PostgresAddress) -> Path:
    """Return where a server has the files of a database, once all of it is written there."""
    with closing(connect(database)) as connection:
        connection.execute("CHECKPOINT")
        found = connection.execute(
            """SELECT current_setting('data_directory'), oid FROM pg_database
            WHERE datname = current_database()"""
        ).fetchone()
    assert found
    return Path(found[0]) / "base" / str(found[1])


def dump(database: Address) -> bytes:
    """Return a database as a backup for people has it: its statements."""
    if isinstance(database, Path):
        with closing(sqlite3.connect(database)) as connection:
            return "\n".join(connection.iterdump()).encode()
    programs = binaries()
    assert programs
    return subprocess.run(  # noqa: S603 - our own words
        [programs / "pg_dump", database.conninfo], check=True, capture_output=True
    ).stdout


def _ways(value: int | str) -> list[bytes]:
    ways = [str(value).encode()]
    if isinstance(value, int):
        ways += [value.to_bytes(8).lstrip(b"\0"), _varint(value), value.to_bytes(8, "little")]
    return ways


def _varint(value: int) -> bytes:
    """Write a number as SQLite writes row ids; see https://www.sqlite.org/fileformat2.html."""
    if value >= 1 << 56:
        high, last = value >> 8, value & 0xFF
        return bytes(high >> 7 * at & 0x7F | 0x80 for at in range(7, -1, -1)) + bytes([last])
    sevens = [value & 0x7F]
    while value := value >> 7:
        sevens.append(value & 0x7F | 0x80)
    return bytes(reversed(sevens))
