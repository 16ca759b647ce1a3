"""What the tasks of one process share: caches, work under way, and the event loop."""

from __future__ import annotations

import asyncio
import math
import time
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Iterator

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
        # Setting it alone would leave it at its old place in the order.
        self.pop(key, None)
        super().__setitem__(key, value)
        if len(self) > self._most:
            del self[next(iter(self))]


class TtlCache(Generic[K, V]):
    """Copies of rows, the most recent ones; one older than `seconds` is stale.

    Another process may have written since.
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

    async def get(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """Return the copy of a key; where it is not fresh, what is read now, unless noted since."""
        if not self.fresh(key):
            stored = await read()
            if not self.fresh(key):
                self.keep(key, stored)
        return self._entries[key][0]

    def keep(self, key: K, value: V) -> None:
        """Cache what storage holds now."""
        self._entries[key] = value, self._now()

    def drop(self, key: K) -> None:
        """Drop a copy."""
        self._entries.pop(key, None)

    def clear(self) -> None:
        """Drop all copies."""
        self._entries.clear()


class SingleFlight(Generic[K, T]):
    """Work that several ask for at once and that is done once; results are not cached."""

    def __init__(self) -> None:
        self._tasks: dict[K, asyncio.Task[T]] = {}

    async def run(self, key: K, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result of `work`, or of the work for this key that is under way.

        A caller that is cancelled does not stop it: others may wait as well.

        Raises:
            Exception: what the work raises, to everybody who waits for it.
        """
        if key not in self._tasks:
            task = asyncio.create_task(work())
            self._tasks[key] = task
            # Not in a `finally` of the first caller, which may be cancelled while others wait.
            task.add_done_callback(lambda _: self._tasks.pop(key))
        return await asyncio.shield(self._tasks[key])


class LoopFairness:
    """Lets one task through in each iteration of the event loop, the first that came first.

    Laying out a message takes a millisecond. Thirty tables that change in the same moment would
    hold the loop for all of theirs; between two of them, presses are handled.
    """

    def __init__(self) -> None:
        self._last: asyncio.Future[None] | None = None

    async def wait(self) -> None:
        """Wait until everybody has gone on who came before; at once if nobody has just now."""
        before, done = self._last, asyncio.get_running_loop().create_future()
        self._last = done
        try:
            if before is not None and not before.done():
                await asyncio.shield(before)
        finally:
            # In the next iteration of the loop: presses are handled before anybody else goes on.
            asyncio.get_running_loop().call_soon(done.set_result, None)
