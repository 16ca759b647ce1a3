"""Shards: which of the connections to Discord a process keeps, where several processes play."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

WRITTEN: Final = re.compile(r"(\d+)(?:-(\d+))?/(\d+)")
"""`0-3/8` or `5/8`."""


@dataclass(frozen=True)
class Shards:
    """Some of all the shards of this bot."""

    ids: tuple[int, ...]
    """Counted from 0."""
    total: int

    def __str__(self) -> str:
        """Return them as they are written in the settings."""
        first, last = self.ids[0], self.ids[-1]
        return f"{first}/{self.total}" if first == last else f"{first}-{last}/{self.total}"


def read_shards(written: str) -> Shards:
    """Read shards as they are written in the settings.

    >>> read_shards("4-7/8")
    Shards(ids=(4, 5, 6, 7), total=8)
    >>> str(read_shards("5/8"))
    '5/8'

    Raises:
        ValueError: if they are not written so, or there are none of that number.
    """
    found = WRITTEN.fullmatch(written.strip())
    if not found:
        raise ValueError("is written like 0-3/8: the first, the last, and how many in all")
    first, last, total = int(found[1]), int(found[2] or found[1]), int(found[3])
    if not first <= last < total:
        msg = f"of {total} shards the first is 0 and the last {total - 1}"
        raise ValueError(msg)
    return Shards(tuple(range(first, last + 1)), total)
