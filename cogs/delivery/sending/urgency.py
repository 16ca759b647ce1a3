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
from typing import TYPE_CHECKING, Final

from matches.ports import ShownElsewhereError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import aiohttp


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
class Slot:
    """Lets one request go, which is prepared while it is held."""

    granted: float
    """When it was granted, in the loop's time."""
    is_trial: bool = False
    """Whether its request finds out if Discord takes requests again."""
    is_used: bool = False


_SLOT: Final[ContextVar[Slot | None]] = ContextVar("slot", default=None)


@contextmanager
def sent_as(wanted: Urgency, slot: Slot | None = None) -> Iterator[None]:
    """Send requests of this block, and of tasks that it starts, this urgently.

    The first one that counts uses the `slot`, if there is one.
    """
    before, slot_before = _URGENCY.set(wanted), _SLOT.set(slot)
    try:
        yield
    finally:
        _URGENCY.reset(before)
        _SLOT.reset(slot_before)


def take_slot() -> Slot | None:
    """Use the slot that is held for this task, if that was not done."""
    slot = _SLOT.get()
    if slot is None or slot.is_used:
        return None
    slot.is_used = True
    return slot


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
    held = _Lease(holds)
    before = _LEASE.set(held)
    try:
        yield
    finally:
        held.holds = None
        _LEASE.reset(before)


def lease() -> Callable[[], bool] | None:
    """Return what tells whether this task's requests may go; None where nothing has to."""
    held = _LEASE.get()
    return held.holds if held else None


async def check_lease(*_: object) -> None:
    """Let a request of this task go, unless another process may show its match by now.

    Raises:
        ShownElsewhereError: if it may.
    """
    holds = lease()
    if holds and not holds():
        raise ShownElsewhereError


def check_requests(trace: aiohttp.TraceConfig) -> None:
    """Let requests with this trace go only while the lease holds.

    It is asked once more when a connection had to be opened, which takes a tenth of a second or,
    where this process stands still meanwhile, as long as that.
    """
    trace.on_request_start.append(check_lease)
    trace.on_connection_create_end.append(check_lease)
