"""The nouns of Ascent: its options, its one move, the state, and what a seat may see of it."""

from __future__ import annotations

from typing import Final, Literal

from pydantic import TypeAdapter

from games.kit.game import BySeat, Seat, Value
from games.kit.game import Options as BaseOptions
from games.kit.game import View as BaseView

CARDS: Final = tuple(range(1, 41))


class Options(BaseOptions):
    """What a table may agree on before it starts."""

    hand: Literal["3", "5"] = "3"
    """Cards of everybody."""


class Lay(Value):
    """Lay a card of one's hand; nobody has a turn."""

    kind: Literal["lay"] = "lay"
    card: int


MOVES: Final[TypeAdapter[Lay]] = TypeAdapter(Lay)


class State(Value):
    """Everything about a match, secrets included."""

    hands: tuple[tuple[int, ...], ...]
    """By seat, lowest first, so that their order tells nothing."""
    laid: tuple[int, ...] = ()
    """In their order; cards that were skipped among them."""
    lives: int
    """Of the team."""
    box: tuple[int, ...]
    """Cards that were not dealt, lowest first."""


class View(BaseView):
    """What one seat may know, or the table."""

    seat: Seat | None
    """Whose view this is; None is the table's."""
    lives: int
    top: int | None
    """The last card that was laid."""
    hand: tuple[int, ...]
    """The viewer's own."""
    held: BySeat[int]
    """How many cards everybody has."""
    laid: tuple[int, ...]
