"""A dictionary of bounded size: it keeps the entries that were set last."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedDict(dict[K, V]):
    """Keeps the `most` entries that were set last; setting one again makes it the youngest.

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
