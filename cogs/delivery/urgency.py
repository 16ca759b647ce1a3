"""How urgent a request to Discord is: the order in which they go where there is no room for all."""

from __future__ import annotations

from contextvars import ContextVar
from enum import IntEnum
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable

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
