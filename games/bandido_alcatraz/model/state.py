"""The table as it lies, and everything about a match, secrets included."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final, Literal

from games.bandido_alcatraz.components import StartSide
from games.bandido_alcatraz.model.geometry import Laid
from games.bandido_alcatraz.model.grid import Grid
from games.bandido_alcatraz.model.moves import Options
from games.kit.game import Seat, Value
from games.kit.marks import Marks

if TYPE_CHECKING:
    from collections.abc import Iterable


GRIDS_CACHED: Final = 128
"""Grids of tables that were read, some 20 kB each: mostly those of the moves before."""


class Table(Value):
    """The start tile and every card on it, in the order in which they were laid."""

    side: StartSide
    laid: tuple[Laid, ...] = ()

    @cached_property
    def grid(self) -> Grid:
        """What lies where."""
        return _grid_of(self.side, self.laid).copied()

    def plus(self, laid: Laid) -> Table:
        """Return the table with one more card."""
        after = self.model_copy(update={"laid": (*self.laid, laid)})
        # One card is put on the grid at hand: reading a table of sixty anew takes a while.
        after.__dict__["grid"] = self.grid.plus(laid)
        return after


@lru_cache(maxsize=GRIDS_CACHED)
def _grid_of(side: StartSide, laid: tuple[Laid, ...]) -> Grid:
    """Read a table: where the one before its last card was read, that card alone."""
    return _grid_of(side, laid[:-1]).copied().plus(laid[-1]) if laid else Grid.start(side)


class State(Value):
    """Everything about a match, secrets included. Tuples by seat unless said otherwise."""

    options: Options
    table: Table
    turn: Seat
    """The seat to act, until the match is over."""
    hands: tuple[tuple[str, ...], ...]
    """Card ids, in the order of their numbers."""
    pile: tuple[str, ...]
    """The next card first."""
    gathered: tuple[str, ...] = ()
    """In the order they were gathered; not by seat."""
    set_aside: tuple[tuple[str, ...], ...]
    """Cards out of the game, face down, by the seat that put them there."""
    exchanges: int = 0
    """How often this turn's seat has changed its hand in this turn."""
    passes: int = 0
    """Turns passed since a card was last played."""
    last: Literal["dug", "gathered"] | None = None
    """The last card played: the last one laid, or the last one gathered."""
    over: bool = False
    marks: Marks = Marks()


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Return cards sorted by id, so that their order gives nothing away."""
    return tuple(sorted(cards))
