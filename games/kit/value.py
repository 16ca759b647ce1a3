"""Values: what never changes once it is made, and what is made of it in its stead."""

from __future__ import annotations

from functools import lru_cache
from operator import is_
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, cast

from pydantic import BaseModel, ConfigDict

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path
    from typing import Self

P = ParamSpec("P")
T = TypeVar("T")

_put = object.__setattr__  # a frozen model has no other way


def _all_fields(value: Value) -> set[str]:
    """Return the names of a value's fields: each counts as given."""
    return set(type(value).__pydantic_fields__)


class Value(BaseModel):
    """A frozen, closed value: every state, move, view, event and text is one."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, hide_input_in_errors=True)

    __pydantic_fields_set__ = property(_all_fields, is_)  # type: ignore[arg-type]
    """Pydantic notes in a set for every model which of its fields were given: a quarter of what 64
    tables held. Nothing asks for that of a value, so it is dropped, by a function that does nothing
    and costs nothing."""

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """Return a copy with some fields changed: what pydantic returns, in two thirds of the time.

        A move copies the state several times. Pydantic also copies what belongs to changing models;
        a value can share all but its fields.
        """
        if deep:
            return super().model_copy(update=update, deep=deep)
        fields = update or {}
        copied = object.__new__(type(self))
        _put(copied, "__dict__", {**self.__dict__, **fields})
        _put(copied, "__pydantic_extra__", self.__pydantic_extra__)
        _put(copied, "__pydantic_private__", self.__pydantic_private__)
        return copied


class Figures(Value):
    """Figures of a game, as far as its rules and pictures use them, or a part of them.

    Whatever else stands in its `data.json` explains them: where each comes from, and why.
    """

    model_config = ConfigDict(extra="ignore")

    @classmethod
    def read(cls, folder: Path) -> Self:
        """Read the `data.json` of a folder."""
        return cls.model_validate_json((folder / "data.json").read_text("utf-8"))


def memoized(make: Callable[P, T], most: int | None = None) -> Callable[P, T]:
    """Return `make` with a memory of the `most` values it made last, or of all (None).

    Legal moves are listed at every ply, and most of them were listed at the ply before: building a
    frozen model anew costs more than looking it up.

    >>> from games.kit.text import Seat, SeatName
    >>> named = memoized(SeatName)
    >>> named(seat=Seat(1)) is named(seat=Seat(1))
    True
    """
    return cast("Callable[P, T]", lru_cache(maxsize=most)(make))


def replaced(row: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return `row` with `item` in place of the one at `at`, which counts from 0.

    >>> replaced(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    return (*row[:at], item, *row[at + 1 :])
