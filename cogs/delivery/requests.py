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
class GrantedSlots:
    """Slots that were granted before what their requests show was looked at."""

    times: list[float]
    """When each was granted, in the loop's time."""


_GRANTED: Final[ContextVar[GrantedSlots | None]] = ContextVar("granted", default=None)


async def sent_as(wanted: Urgency, work: Awaitable[T], granted: GrantedSlots | None = None) -> T:
    """Do this work; its requests, and those of tasks that it starts, are this urgent.

    Those for which slots are `granted` need not wait for one.
    """
    before, granted_before = _URGENCY.set(wanted), _GRANTED.set(granted)
    try:
        return await work
    finally:
        _URGENCY.reset(before)
        _GRANTED.reset(granted_before)


def granted_slot() -> float | None:
    """Use up a slot of this task; return when it was granted, in the loop's time, or None."""
    granted = _GRANTED.get()
    return granted.times.pop() if granted and granted.times else None


# ---- whether it may still be sent ------------------------------------------------------------


@dataclass
class _Lease:
    """Whether this process may still show a match; not asked any more after its block."""

    holds: Callable[[], bool] | None


_LEASE: Final[ContextVar[_Lease | None]] = ContextVar("lease", default=None)


@contextmanager
def under_lease(holds: Callable[[], bool] | None) -> Iterator[None]:
    """Let requests of this task, and of those that it starts, go only as long as `holds`.

    After the block no lease is checked, even in tasks and timers that were started in it.
    """
    lease = _Lease(holds)
    before = _LEASE.set(lease)
    try:
        yield
    finally:
        lease.holds = None
        _LEASE.reset(before)


async def check_lease(*_: object) -> None:
    """Let a request of this task go, unless another process may show its match by now.

    Raises:
        ShownElsewhereError: if it may.
    """
    lease = _LEASE.get()
    if lease and lease.holds and not lease.holds():
        raise ShownElsewhereError


def check_requests(trace: aiohttp.TraceConfig) -> None:
    """Let requests with this trace go only while the lease holds.

    It is asked once more when a connection had to be opened, which takes a tenth of a second or,
    where this process stands still meanwhile, as long as that.
    """
    trace.on_request_start.append(check_lease)
    trace.on_connection_create_end.append(check_lease)
