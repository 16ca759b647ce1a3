"""What is left of somebody in a file, searched for by value in its raw bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def remains(content: bytes, *values: int | str) -> list[int | str]:
    """Return which values stand in bytes: as text, and numbers also as SQLite stores them."""
    return [value for value in values if any(way in content for way in _ways(value))]


def remains_in(database: Path, *values: int | str) -> list[int | str]:
    """Return which values stand in a database's file, free pages and log included."""
    files = database.parent.glob(f"{database.name}*")
    return remains(b"".join(file.read_bytes() for file in files), *values)


def _ways(value: int | str) -> list[bytes]:
    ways = [str(value).encode()]
    if isinstance(value, int):
        ways += [value.to_bytes(8).lstrip(b"\0"), _varint(value)]
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
