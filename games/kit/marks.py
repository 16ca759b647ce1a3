"""Marks: what has changed on the table, so that pictures can mark it.

A game names the public things on its table that a move has changed, each with how it was and how it
is (`Marking`). The table marks what the last such move has changed, or the turn it belonged to; a
hand what has changed since its owner last acted. Simulations have no marks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from games.kit.text import Seat
from games.kit.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

S = TypeVar("S", bound=Value)

Marked: TypeAlias = tuple[tuple[str, str], ...]
"""Things that have changed, each with how it was before; nothing for one that was not there."""

Changes: TypeAlias = "Mapping[str, tuple[str | None, str | None]]"
"""Things that differ, each with how it was and how it is; None: it was not there, or is gone."""


class Marks(Value):
    """What is to be marked for each viewer; part of a game's state, and all of it public."""

    turn: str = ""
    """The turn of the last change, where a game marks all that a turn has changed."""
    mover: Seat | None = None
    """Who changed something last."""
    table: Marked = ()
    hands: tuple[Marked, ...] = ()
    """By seat; none before the first move, or in a match that began before there were marks."""

    def of(self, viewer: Seat | None) -> Marked:
        """Return what is marked for a seat, or for the table (None)."""
        if viewer is None:
            return self.table
        return self.hands[viewer] if self.hands else ()


@dataclass(frozen=True)
class Marking(Generic[S]):
    """What a game marks. It reads nothing that is hidden from anybody; the laws check that."""

    changes: Callable[[S, S], Changes]
    """What differs on the table between a position and a later one; see `compared`."""
    seats: Callable[[S], int]
    turn: Callable[[S], str] | None = None
    """Returns which turn it is, where all that a turn changes is marked together."""


def compared(things: Callable[[S], Mapping[str, str]]) -> Callable[[S, S], Changes]:
    """Return a `Marking.changes` that names all things on the table, each with how it is.

    A game of many things may know better which of them to compare.
    """

    def changes(before: S, after: S) -> Changes:
        was, now = things(before), things(after)
        names = {**now, **was} if was != now else {}
        differing = [one for one in names if was.get(one) != now.get(one)]
        return {one: (was.get(one), now.get(one)) for one in differing}

    return changes


def with_marks(marking: Marking[Any], before: S, after: S, seat: Seat) -> S:
    """Return the position after a move with what is marked now."""
    old: Marks = before.marks  # type: ignore[attr-defined]
    changes = marking.changes(before, after)
    turn = marking.turn(before) if marking.turn else ""
    goes_on = bool(turn) and turn == old.turn
    hands = list(old.hands or ((),) * marking.seats(after))
    if not changes:
        hands[seat] = old.table if goes_on else ()
        marks: dict[str, object] = {"hands": tuple(hands)}
        return after.model_copy(update={"marks": old.model_copy(update=marks)})
    table = _grown(old.table if goes_on else (), changes)
    for other, marked in enumerate(hands):
        if other == seat:
            hands[seat] = table if turn else ()
        else:
            # Who moved last saw the own turn marked as a whole; it is over now that another seat
            # acts.
            acted_last = bool(turn) and other == old.mover
            hands[other] = _grown(() if acted_last else marked, changes)
    marks = {"turn": turn, "mover": seat, "table": table, "hands": tuple(hands)}
    return after.model_copy(update={"marks": old.model_copy(update=marks)})


def _grown(marked: Marked, changes: Changes) -> Marked:
    """Add changes to marks; a thing that is gone, or is as it was at first, loses its mark."""
    grown = dict(marked)
    for thing, (was, now) in changes.items():
        at_first = grown.setdefault(thing, was or "")
        if now is None or now == at_first:
            del grown[thing]
    return tuple(grown.items())
