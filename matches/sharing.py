"""Sharing: what the tasks of one process have in common: copies kept, work under way, and turns."""

from __future__ import annotations

import asyncio
import math
import time
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator

K = TypeVar("K")
T = TypeVar("T")
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


class SharedWork(Generic[K, T]):
    """The work under way, by what it is for. What came of it is for the caller to keep."""

    def __init__(self) -> None:
        self._tasks: dict[K, asyncio.Task[T]] = {}

    async def do(self, key: K, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return what comes of `work`, or of the same work that is under way.

        Whoever stops waiting for it does not stop it: others may wait as well.

        Raises:
            Exception: what the work raises, to everybody who waits for it.
        """
        if key not in self._tasks:
            task = asyncio.create_task(work())
            self._tasks[key] = task
            task.add_done_callback(lambda _: self._tasks.pop(key))
        return await asyncio.shield(self._tasks[key])


class Turns:
    """Lets tasks through one after another, the first come first.

    Laying out a message takes a millisecond. Thirty tables that are told something in the same
    moment would hold the loop for all of theirs; between turns, whoever presses is heard.
    """

    def __init__(self) -> None:
        self._last: asyncio.Future[None] | None = None

    async def take(self) -> None:
        """Wait until everybody has gone on who came before; at once if nobody has just now."""
        before, done = self._last, asyncio.get_running_loop().create_future()
        self._last = done
        try:
            if before is not None and not before.done():
                await asyncio.shield(before)
        finally:
            asyncio.get_running_loop().call_soon(done.set_result, None)
