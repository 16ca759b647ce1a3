"""Seats in the order in which they sit."""

from __future__ import annotations

from functools import cache

from games.kit.text import Seat


@cache
def seats_after(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats of a table, clockwise from the one after `seat`, which comes last.

    >>> seats_after(Seat(1), 3)
    (2, 0, 1)
    """
    return tuple(Seat((seat + n) % seats) for n in range(1, seats + 1))
