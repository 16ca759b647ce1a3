"""The world's time: real, or moved by a test."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class Timer(Protocol):
    """A call that is due later, unless it is cancelled."""

    def cancel(self) -> None:
        """Cancel the call."""


class Clock(Protocol):
    """Seconds since 1970, and calls at a later time."""

    def now(self) -> float:
        """Seconds since 1970."""

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call once, so many seconds from now."""


class WallClock:
    """Real time."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call once, so many seconds from now."""
        return asyncio.get_running_loop().call_later(seconds, call)


class _PendingCall:
    """A call that waits for a manual clock to reach it."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self._call = None

    def run(self) -> None:
        call, self._call = self._call, None
        if call is not None:
            call()


class ManualClock:
    """Time that stands still until a test moves it; it starts at the real present.

    The present matters: clients read the age of an interaction off its id.

    >>> clock = ManualClock(start=100.0)
    >>> timer = clock.later(3, lambda: print("Three seconds have passed"))
    >>> clock.advance(5)
    Three seconds have passed
    >>> clock.now()
    105.0
    """

    def __init__(self, start: float | None = None) -> None:
        self._now = time.time() if start is None else start
        self._pending: list[tuple[float, int, _PendingCall]] = []
        self._order = itertools.count()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._now

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call once, when the clock has been moved so many seconds on."""
        pending = _PendingCall(call)
        heapq.heappush(self._pending, (self._now + seconds, next(self._order), pending))
        return pending

    def advance(self, seconds: float) -> None:
        """Move time on, making the calls that fall due, in their order."""
        end = self._now + seconds
        while self._pending and self._pending[0][0] <= end:
            self._now, _, pending = heapq.heappop(self._pending)
            pending.run()
        self._now = end
