"""Fast time: an event loop whose clock jumps to whatever is due next, so that no test waits.

Hours of pauses, latencies and retries, the library's own among them, pass in no time; everything
else takes the time it takes. While a thread works the clock stands still, so what is due while
it draws or writes does not depend on the machine.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from typing import TYPE_CHECKING, Any, Final, TypeVar

from typing_extensions import TypeVarTuple, Unpack, override

from storage.sqlite.database import SqliteDatabase

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from concurrent.futures import Executor
    from sqlite3 import Connection

    import pytest

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

LONGEST_WORK: Final = 1.0
"""Real seconds after which it is asked again whether a thread still works."""


class _Selector(selectors.DefaultSelector):
    """Waits for nothing but work under way; instead of waiting it lets time jump."""

    loop: FastLoop

    @override
    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if ready or (timeout is not None and timeout <= 0):
            return ready
        if timeout is None or self.loop.working:
            return super().select(LONGEST_WORK)
        self.loop.jump(timeout)
        return []


class FastLoop(asyncio.SelectorEventLoop):
    """An event loop with a time of its own."""

    def __init__(self) -> None:
        self._now = 0.0
        self._began = time.time()
        self.working = 0
        """Pieces of work that threads have to do."""
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)

    @override
    def time(self) -> float:
        return self._now

    def jump(self, seconds: float) -> None:
        """Let time pass."""
        self._now += seconds

    def now(self) -> float:
        """Return seconds since the epoch, in this loop's time."""
        return self._began + self._now

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Make a call so many seconds from now."""
        return self.call_later(seconds, call)

    @override
    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> asyncio.Future[T]:
        work = super().run_in_executor(executor, func, *args)
        self.working += 1
        work.add_done_callback(self._done)
        return work

    @override
    async def shutdown_default_executor(self, *limits: float | None) -> None:
        """Join the threads in real time: newer Pythons give up after a while."""
        self.working += 1
        try:
            await super().shutdown_default_executor(*limits)
        finally:
            self.working -= 1

    def _done(self, _work: object) -> None:
        self.working -= 1


def run_fast(
    monkeypatch: pytest.MonkeyPatch, story: Callable[[FastLoop], Coroutine[Any, Any, T]]
) -> T:
    """Run a test on a fast loop; the database's thread counts as working too."""
    run = SqliteDatabase._run

    async def counted(database: SqliteDatabase, work: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, FastLoop)
        loop.working += 1
        try:
            return await run(database, work)
        finally:
            loop.working -= 1

    monkeypatch.setattr(SqliteDatabase, "_run", counted)
    with asyncio.Runner(loop_factory=FastLoop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, FastLoop)
        return runner.run(story(loop))
