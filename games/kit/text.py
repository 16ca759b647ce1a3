"""Texts as keys and arguments: no sentence stands in code.

A `Text` is said in the listener's own language by `games.kit.words`. Its arguments are numbers,
plain strings, people (as seats: only the outside world knows names), other texts, or lists of them.
"""

from __future__ import annotations

from functools import cache
from typing import NewType, TypeAlias

from pydantic import Field

from games.kit.value import Value

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in clockwise order."""


class SeatName(Value):
    """The name of the player at `seat`; the voice that says a text knows it."""

    seat: Seat


@cache
def seat_name(seat: Seat) -> SeatName:
    """Return the name of the player at a seat: one object for all the texts that say it."""
    return SeatName(seat=seat)


class Text(Value):
    """One message of a Fluent file with its arguments."""

    key: str
    args: dict[str, Arg] = Field(default_factory=dict)


Arg: TypeAlias = str | int | SeatName | Text | tuple[str | int | SeatName | Text, ...]

Text.model_rebuild()


def text(key: str, **args: Arg) -> Text:
    """Build a `Text` the short way: `text("boat-full", boat=2)`."""
    return Text(key=key, args=args)


def variant_keys(word: str) -> list[str]:
    """Return the keys of the texts that name a variant, part by part; see `Game.variant`.

    >>> variant_keys("gentle"), variant_keys("3-easy")
    (['variant-gentle'], ['variant-3', 'variant-with-easy'])
    """
    first, *others = word.split("-")
    return [f"variant-{first}", *(f"variant-with-{one}" for one in others)]
