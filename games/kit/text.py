"""Texts as keys and arguments: no sentence stands in code.

A `Text` is said in the listener's own language by `games.kit.words`. Its arguments are numbers,
plain strings, people (as seats: only the outside world knows names), other texts, or lists of them.
"""

from __future__ import annotations

from typing import NewType, TypeAlias

from pydantic import BaseModel, ConfigDict

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in clockwise order."""


class Fact(BaseModel):
    """A frozen, closed value: every state, move, view, event and text is one."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Person(Fact):
    """Whoever sits at `seat`; the voice that says a text knows the name."""

    seat: Seat


class Text(Fact):
    """One message of a Fluent file with its arguments."""

    key: str
    args: dict[str, Arg] = {}


Arg: TypeAlias = str | int | Person | Text | tuple[str | int | Person | Text, ...]

Text.model_rebuild()


def text(key: str, **args: Arg) -> Text:
    """Build a `Text` the short way: `text("boat-full", boat=2)`."""
    return Text(key=key, args=args)
