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
    PICTURE = 5
    """A picture behind words that are there already."""
    ENDED = 6
    """News of matches that are over."""


_URGENCY: Final[ContextVar[Urgency]] = ContextVar("urgency", default=Urgency.TABLE)


def urgency() -> Urgency:
    """Return how urgent a request of this task is."""
    return _URGENCY.get()


async def sent_as(wanted: Urgency, work: Awaitable[T]) -> T:
    """Do this work; its requests, and those of tasks that it starts, are this urgent."""
    before = _URGENCY.set(wanted)
    try:
        return await work
    finally:
        _URGENCY.reset(before)


@dataclass
class Turns:
    """Requests of a showing that have had their turn before it began."""

    left: int


_TURNS: Final[ContextVar[Turns | None]] = ContextVar("turns", default=None)


@contextmanager
def with_turns(many: int) -> Iterator[None]:
    """Let so many requests of the tasks that are started here go without waiting for their turn.

    Not those that come first anyway: they leave the turns to what would wait for long.
    """
    before = _TURNS.set(Turns(many))
    try:
        yield
    finally:
        _TURNS.reset(before)


def had_its_turn() -> bool:
    """Tell whether a request of this task has had its turn, and count it."""
    turns = _TURNS.get()
    if turns is None or not turns.left or urgency() < Urgency.TABLE:
        return False
    turns.left -= 1
    return True


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
