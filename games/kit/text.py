"""Texts as keys and arguments: no sentence stands in code.

A `Text` is said in the listener's own language by `games.kit.words`. Its arguments are numbers,
plain strings, people (as seats: only the outside world knows names), other texts, or lists of them.
A text that names something of a game says what, so that nobody need read that out of its words.
"""

from __future__ import annotations

from functools import cache, partial
from operator import is_
from typing import Any, NewType, Self, TypeAlias

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
    fact: Fact | None = Field(default=None, exclude_if=partial(is_, None), repr=False)
    """What it names, if it is the name of something of a game: a card, a square, men of a side."""

    def __eq__(self, other: object) -> bool:
        """Compare all but a fact that one of both lacks: versions up to 0.3 stored none."""
        if type(other) is not type(self):
            return False
        mine, its = self.__dict__, other.__dict__
        if self.fact is None or other.fact is None:
            return {**mine, "fact": None} == {**its, "fact": None}
        return mine == its

    def __hash__(self) -> int:
        """Follow `__eq__`."""
        return hash(self.key)

    @property
    def facts(self) -> dict[str, Any]:
        """What it tells, by argument: numbers, words, seats, what is named, and rows of them.

        Of another text that names nothing there are its facts in turn: `{"who": 0, "gained": 3}`.
        """
        return {name: _fact(arg) for name, arg in self.args.items()}

    def naming(self, fact: Fact) -> Self:
        """Return the same text as the name of something: `text("deck", n=2).naming("pb")`."""
        return self.model_copy(update={"fact": fact})


Fact: TypeAlias = str | int | tuple[str | int, ...]
Arg: TypeAlias = str | int | SeatName | Text | tuple[str | int | SeatName | Text, ...]

Text.model_rebuild()


def _fact(arg: Arg) -> Any:
    match arg:
        case SeatName(seat=seat):
            return seat
        case Text(fact=fact):
            return arg.facts if fact is None else fact
        case tuple():
            return tuple(map(_fact, arg))
        case _:
            return arg


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


def signed(number: int) -> str:
    """Write a difference with its sign.

    >>> signed(3), signed(0), signed(-12)
    ('+3', '±0', '−12')
    """
    return f"{number:+}".replace("-", "−") if number else "±0"
