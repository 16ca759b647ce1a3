"""Requests to Discord: how urgent one is, and whether it may still be sent.

Where there is no room for all, the most urgent ones go first. And a process that was stopped for a
while, by its machine or its operator, goes on in the middle of a showing, or of the answer to a
press: another one may have shown the match since, and the request would bring the past back.

What a task's requests are for is known to the task, and to those that it starts.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Final, TypeVar

from matches.ports import ShownElsewhereError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    import aiohttp

T = TypeVar("T")


class Urgency(IntEnum):
    """What a request is for; the lower, the sooner it goes."""

    COVER = 0
    """What covers up a secret."""
    CALL = 1
    """Who is to act is called, or told why not."""
    NEXT_HAND = 2
    """The hand of who is to act."""
    TABLE = 3
    """The table; also whatever says nothing else."""
    OTHER_HAND = 4
    """A hand that only looks on."""
    PUT_OFF = 5
    """A table, a hand or a picture that was put off."""
    ENDED = 6
    """News of matches that are over."""


_URGENCY: Final[ContextVar[Urgency]] = ContextVar("urgency", default=Urgency.TABLE)


def urgency() -> Urgency:
    """Return how urgent a request of this task is."""
    return _URGENCY.get()


@dataclass
class Allowance:
    """Requests that have had their turn, before what they show was looked at."""

    had: list[float]
    """When each had it, in the loop's time."""


_ALLOWED: Final[ContextVar[Allowance | None]] = ContextVar("allowed", default=None)


async def sent_as(wanted: Urgency, work: Awaitable[T], allowed: Allowance | None = None) -> T:
    """Do this work; its requests, and those of tasks that it starts, are this urgent.

    As many of them as are `allowed` have had their turn.
    """
    before, had = _URGENCY.set(wanted), _ALLOWED.set(allowed)
    try:
        return await work
    finally:
        _URGENCY.reset(before)
        _ALLOWED.reset(had)


def granted_slot() -> float | None:
    """Return when a request of this task has had its turn, if it has, in the loop's time.

    Each turn is for one request.
    """
    allowed = _ALLOWED.get()
    return allowed.had.pop() if allowed and allowed.had else None


# ---- whether it may still be sent ------------------------------------------------------------


@dataclass
class _Held:
    """Tells whether what is shown is held; of what is over, nothing is asked any more."""

    holds: Callable[[], bool] | None


_HELD: Final[ContextVar[_Held | None]] = ContextVar("held", default=None)


@contextmanager
def while_held(holds: Callable[[], bool] | None) -> Iterator[None]:
    """Let requests of this task, and of those that it starts, go only as long as `holds`.

    Tasks and timers that outlive this block are free again.
    """
    held = _Held(holds)
    before = _HELD.set(held)
    try:
        yield
    finally:
        held.holds = None
        _HELD.reset(before)


async def check_holding(*_: object) -> None:
    """Let a request of this task go, unless another process may show its match by now.

    Raises:
        ShownElsewhereError: if it may.
    """
    held = _HELD.get()
    if held and held.holds and not held.holds():
        raise ShownElsewhereError


def check_requests(trace: aiohttp.TraceConfig) -> None:
    """Let requests with this trace go only while what they show is held.

    It is asked once more when a connection had to be opened, which takes a tenth of a second or,
    where this process stands still meanwhile, as long as that.
    """
    trace.on_request_start.append(check_holding)
    trace.on_connection_create_end.append(check_holding)
