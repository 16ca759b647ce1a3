"""Wake-ups: something is looked after now, or when it is due, again and again until closed."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from matches.ports import StorageUnavailableError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Hashable, Sequence

log = logging.getLogger(__name__)

K = TypeVar("K", bound="Hashable")


class Timer(Protocol):
    """A call that is due later, unless it is cancelled."""

    def cancel(self) -> None:
        """Cancel the call."""


def call_later(seconds: float, call: Callable[[], None]) -> Timer:
    """Make a call after so many seconds of real time."""
    return asyncio.get_running_loop().call_later(seconds, call)


@dataclass
class Clock:
    """Real time, unless a test puts another one in its place."""

    now: Callable[[], float] = time.time
    """Returns seconds since the epoch."""
    later: Callable[[float, Callable[[], None]], Timer] = call_later
    """Makes a call after so many seconds."""

    async def sleep(self, seconds: float) -> None:
        """Wait so many seconds."""
        over = asyncio.Event()
        timer = self.later(seconds, over.set)
        try:
            await over.wait()
        finally:
            timer.cancel()


def storage_is_away(error: Exception) -> bool:
    """Tell whether a failure is that of a storage that cannot be reached."""
    return isinstance(error, StorageUnavailableError)


class Wakeups(Generic[K]):
    """Looks after keys when they are due, after each key at most once at a time.

    `look` returns when its key is due again, in seconds since the epoch, or None if it is not. When
    it fails it is tried again: after the n-th fault in a row the n-th of `pauses` (seconds), and
    after all further ones the last. A transient failure, as of a storage that is away, is no
    fault, and makes pauses no longer.
    """

    def __init__(
        self,
        look: Callable[[K], Awaitable[float | None]],
        clock: Clock,
        *,
        pauses: Sequence[float],
        named: Callable[[K], str] = str,
        is_transient: Callable[[Exception], bool] = storage_is_away,
    ) -> None:
        """`named` says in the log what a key is, `is_transient` which failures are no faults."""
        self._look = look
        self._clock = clock
        self._pauses = pauses
        self._named = named
        self._is_transient = is_transient
        self._due: dict[K, float] = {}
        """When each key is looked after next, in seconds since the epoch."""
        self._timers: dict[K, Timer] = {}
        """Of keys that are due later and not looked after now."""
        self._tasks: dict[K, asyncio.Task[None]] = {}
        """Of keys that are looked after now."""
        self._faults: dict[K, int] = {}
        """How many there were since a look succeeded."""
        self._is_closed = False

    def wake(self, key: K, at: float = 0.0) -> None:
        """Look after a key at a time, by default now; of several times the earliest counts.

        Returns at once. A key that is looked after just now is so once more: its look may have
        begun too early to see what has happened.
        """
        if self._is_closed or self._due.get(key, inf) <= at:
            return
        self._due[key] = at
        if key not in self._tasks:
            self._schedule(key)

    async def look_now(self, key: K) -> None:
        """Look after a key now, and wait until it has been looked after, or that has failed."""
        self.wake(key)
        if task := self._tasks.get(key):
            await asyncio.wait({task})

    def awaits(self, key: K) -> bool:
        """Tell whether a key is due, now or later; a look under way does not count."""
        return key in self._due

    def is_busy(self) -> bool:
        """Tell whether a key is looked after now."""
        return bool(self._tasks)

    def pending(self) -> int:
        """Return how many keys are looked after now, or due later."""
        return len(self._tasks.keys() | self._due.keys())

    async def wait(self) -> None:
        """Wait until no key is looked after; what is due later is not waited for."""
        while self._tasks:
            await asyncio.wait(tuple(self._tasks.values()))

    async def close(self) -> None:
        """Look after nothing any more; what is under way is cancelled, and ends before this."""
        self._is_closed = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._timers.clear()
        self._due.clear()

    def _schedule(self, key: K) -> None:
        """Begin to look after a key, or set the timer for that."""
        if timer := self._timers.pop(key, None):
            timer.cancel()
        left = self._due[key] - self._clock.now()
        if left > 0:
            self._timers[key] = self._clock.later(left, partial(self._fall_due, key))
        else:
            self._fall_due(key)

    def _fall_due(self, key: K) -> None:
        self._timers.pop(key, None)
        self._due[key] = 0.0  # whatever the time: the system's clock may have been set back
        self._tasks[key] = asyncio.create_task(self._work(key), name=self._named(key))

    async def _work(self, key: K) -> None:
        """Look after a key for as long as it is due."""
        try:
            while self._due.get(key, inf) <= self._clock.now():
                del self._due[key]
                await self._look_or_fail(key)
        finally:
            del self._tasks[key]
            if key in self._due and not self._is_closed:
                self._schedule(key)

    async def _look_or_fail(self, key: K) -> None:
        try:
            at = await self._look(key)
        except Exception as error:
            transient = self._is_transient(error)
            faults = self._faults[key] = self._faults.get(key, 0) + (not transient)
            pause = self._pauses[min(max(faults, 1), len(self._pauses)) - 1]
            if transient or faults > 1:
                log.warning("%s: tried again in %.0f s: %s", self._named(key), pause, error)
            else:
                log.exception("%s could not be looked after", self._named(key))
            # Even where it was woken meanwhile: a look that wakes its key and fails would spin.
            self._due[key] = self._clock.now() + pause
        else:
            self._faults.pop(key, None)
            if at is not None:
                self.wake(key, at)
