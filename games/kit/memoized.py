"""Memoized values: the same arguments give the same object, built and checked once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")


def memoized(make: Callable[P, T], most: int | None = None) -> Callable[P, T]:
    """Return `make` with a memory of the `most` values it made last, or of all (None).

    Legal moves are listed at every ply, and most of them were listed at the ply before: building a
    frozen model anew costs more than looking it up.

    >>> from games.kit.text import Seat, SeatName
    >>> seat_name = memoized(SeatName)
    >>> seat_name(seat=Seat(1)) is seat_name(seat=Seat(1))
    True
    """
    return cast("Callable[P, T]", lru_cache(maxsize=most)(make))
