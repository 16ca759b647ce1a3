"""Wake-ups: what is looked after, when, how often, and what happens when that fails."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest

from matches.ports import StorageUnavailableError
from matches.wakeups import Clock, Wakeups
from tests.support.fast_time import run_fast

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any, TypeAlias

    from tests.support.fast_time import FastLoop

    Story: TypeAlias = "Callable[[Watched], Coroutine[Any, Any, None]]"

LOOK = 3.0
"""Seconds that a look takes."""


@dataclass
class Watched:
    """Wake-ups whose looks are written down, and end as a test says."""

    loop: FastLoop
    looks: list[tuple[str, float]] = field(default_factory=list)
    """Which key was looked after, and how many seconds after the beginning."""
    ended: list[str] = field(default_factory=list)
    under_way: set[str] = field(default_factory=set)
    again: dict[str, float] = field(default_factory=dict)
    """By key, after how many seconds it is due once more."""
    faults: dict[str, list[Exception]] = field(default_factory=dict)
    """By key, how its next looks fail."""

    def __post_init__(self) -> None:
        self.clock = Clock(self.loop.now, self.loop.later)
        self.wakeups = Wakeups(self.look, self.clock, pauses=(10.0, 60.0), named="table {}".format)

    async def look(self, key: str) -> float | None:
        assert key not in self.under_way, "never twice at once"
        self.looks.append((key, round(self.loop.time(), 3)))
        self.under_way.add(key)
        try:
            await asyncio.sleep(LOOK)
        finally:
            self.under_way.discard(key)
        self.ended.append(key)
        if self.faults.get(key):
            raise self.faults[key].pop(0)
        return self.loop.now() + self.again.pop(key) if key in self.again else None

    def wake_in(self, key: str, seconds: float) -> None:
        self.wakeups.wake(key, self.loop.now() + seconds)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Callable[[Story], None]:
    """Let a story happen in no time; its wake-ups are closed at the end."""

    def watch(story: Story) -> None:
        async def run(loop: FastLoop) -> None:
            watched = Watched(loop)
            await story(watched)
            await watched.wakeups.close()

        run_fast(monkeypatch, run)

    return watch


def test_a_key_is_looked_after_now_and_others_beside_it(watch: Callable[[Story], None]) -> None:
    async def story(watched: Watched) -> None:
        for key in ("a", "b", "a"):
            watched.wakeups.wake(key)
        assert watched.wakeups.pending() == 2
        await watched.wakeups.wait()
        assert watched.looks == [("a", 0.0), ("b", 0.0)]
        assert watched.wakeups.pending() == 0

    watch(story)


def test_the_earliest_time_asked_for_counts(watch: Callable[[Story], None]) -> None:
    async def story(watched: Watched) -> None:
        watched.wake_in("a", 50)
        watched.wake_in("a", 20)
        watched.wake_in("a", 70)
        await watched.wakeups.wait()
        assert not watched.looks, "what is due later is not waited for"
        assert watched.wakeups.awaits("a")
        await asyncio.sleep(100)
        assert watched.looks == [("a", 20.0)]
        assert not watched.wakeups.awaits("a")

    watch(story)


def test_what_happens_during_a_look_is_looked_at_once_more(watch: Callable[[Story], None]) -> None:
    async def story(watched: Watched) -> None:
        watched.wakeups.wake("a")
        await asyncio.sleep(1)
        for _ in range(3):
            watched.wakeups.wake("a")
        await watched.wakeups.wait()
        assert watched.looks == [("a", 0.0), ("a", LOOK)]

    watch(story)


def test_a_look_says_when_the_next_is_due_unless_something_happens_before(
    watch: Callable[[Story], None],
) -> None:
    async def story(watched: Watched) -> None:
        watched.again = {"a": 30, "b": 30}
        for key in ("a", "b"):
            watched.wakeups.wake(key)
        await asyncio.sleep(1)
        watched.wake_in("b", 10)
        await asyncio.sleep(100)
        assert watched.looks[2:] == [("b", 11.0), ("a", LOOK + 30)]

    watch(story)


def test_whoever_waits_for_a_look_waits_for_one_that_has_seen_what_there_is(
    watch: Callable[[Story], None],
) -> None:
    async def story(watched: Watched) -> None:
        watched.wakeups.wake("a")
        await asyncio.sleep(1)
        await watched.wakeups.look_now("a")
        assert watched.ended == ["a", "a"]

    watch(story)


def test_a_look_that_fails_is_tried_again_with_growing_pauses_and_told_once(
    watch: Callable[[Story], None], caplog: pytest.LogCaptureFixture
) -> None:
    async def story(watched: Watched) -> None:
        watched.faults["a"] = [RuntimeError("a bug") for _ in range(3)]
        watched.wakeups.wake("a")
        await asyncio.sleep(1)
        watched.wakeups.wake("a")  # does not shorten the pause
        await asyncio.sleep(1_000)
        starts = [0.0, LOOK + 10, 2 * LOOK + 70, 3 * LOOK + 130]
        assert watched.looks == [("a", start) for start in starts]
        errors = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
        assert errors == ["table a could not be looked after"]
        watched.faults["a"] = [RuntimeError("another bug")]
        watched.wakeups.wake("a")
        await asyncio.sleep(LOOK + 10 + LOOK)
        assert len(watched.looks) == 6, "pauses begin small again after a success"

    watch(story)


def test_something_that_happens_during_the_pause_ends_it(watch: Callable[[Story], None]) -> None:
    async def story(watched: Watched) -> None:
        watched.faults["a"] = [RuntimeError("a bug")]
        watched.wakeups.wake("a")
        await asyncio.sleep(LOOK + 1)
        watched.wakeups.wake("a")
        await asyncio.sleep(100)
        assert watched.looks == [("a", 0.0), ("a", LOOK + 1)]

    watch(story)


def test_a_storage_that_is_away_is_no_fault_and_makes_no_pause_longer(
    watch: Callable[[Story], None], caplog: pytest.LogCaptureFixture
) -> None:
    async def story(watched: Watched) -> None:
        watched.faults["a"] = [StorageUnavailableError("away") for _ in range(3)]
        watched.wakeups.wake("a")
        await asyncio.sleep(4 * (LOOK + 10))
        assert len(watched.looks) == 4
        assert {one.levelname for one in caplog.records} == {"WARNING"}

    watch(story)


def test_a_clock_that_is_set_back_puts_nothing_off(watch: Callable[[Story], None]) -> None:
    async def story(watched: Watched) -> None:
        watched.wake_in("a", 20)
        watched.clock.now = lambda: 1_000.0
        await asyncio.sleep(25)
        assert watched.looks == [("a", 20.0)]

    watch(story)


def test_after_closing_nothing_is_under_way_and_nothing_begins(
    watch: Callable[[Story], None],
) -> None:
    async def story(watched: Watched) -> None:
        watched.wakeups.wake("a")
        watched.wakeups.wake("b")
        await asyncio.sleep(1)
        watched.wakeups.wake("b")
        watched.wake_in("c", 10)
        await watched.wakeups.close()
        assert not watched.under_way
        watched.wakeups.wake("d")
        await watched.wakeups.look_now("d")
        await asyncio.sleep(100)
        assert watched.looks == [("a", 0.0), ("b", 0.0)]
        assert watched.ended == []
        assert watched.wakeups.pending() == 0

    watch(story)
