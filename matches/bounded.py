"""Dictionaries of bounded size: they keep the entries that were set last."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

K = TypeVar("K")
V = TypeVar("V")


class BoundedDict(dict[K, V]):
    """Keeps the `most` entries that were set last; setting one again makes it the last.

    >>> kept = BoundedDict(2)
    >>> kept["a"], kept["b"], kept["a"], kept["c"] = 1, 2, 3, 4
    >>> kept
    {'a': 3, 'c': 4}
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        self.pop(key, None)
        super().__setitem__(key, value)
        if len(self) > self._most:
            del self[next(iter(self))]


class Copies(Generic[K, V]):
    """Cached copies of rows, the most recent ones, each with its age.

    A copy older than `seconds` is not fresh: another process may have written since.
    """

    def __init__(
        self, most: int, seconds: float = math.inf, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._seconds = seconds
        self._now = now
        self._entries: BoundedDict[K, tuple[V, float]] = BoundedDict(most)

    def __iter__(self) -> Iterator[K]:
        """Go through the keys, of old copies too."""
        return iter(tuple(self._entries))

    def fresh(self, key: K) -> bool:
        """Tell whether there is a copy that is not too old."""
        return key in self._entries and self._now() - self._entries[key][1] <= self._seconds

    def last(self, key: K) -> V | None:
        """Return a copy, however old."""
        return self._entries[key][0] if key in self._entries else None

    def keep(self, key: K, value: V) -> None:
        """Cache what storage holds now."""
        self._entries[key] = value, self._now()

    def drop(self, key: K) -> None:
        """Drop a copy."""
        self._entries.pop(key, None)

    def clear(self) -> None:
        """Drop all copies."""
        self._entries.clear()
