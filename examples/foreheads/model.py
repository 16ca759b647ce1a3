"""The nouns of Foreheads: its options, its moves, the state, and what a seat may see of it."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from games.kit.game import BySeat, Seat, Value
from games.kit.game import Options as BaseOptions
from games.kit.game import View as BaseView

HIGHEST_CARD: Final = 10
DECK: Final = tuple(sorted(2 * tuple(range(1, HIGHEST_CARD + 1))))
"""All cards, twice each; all are shuffled anew for every round."""
FARTHEST: Final = 5
"""By so much a bid may exceed the one before."""


class Options(BaseOptions):
    """What a table may agree on before it starts."""

    lives: Literal["2", "3"] = "3"


class Bid(Value):
    """Say that all cards together come to this, at least."""

    kind: Literal["bid"] = "bid"
    total: int


class Doubt(Value):
    """Say that the last bid was too high: all cards are turned up."""

    kind: Literal["doubt"] = "doubt"


Move: TypeAlias = Annotated[Bid | Doubt, Field(discriminator="kind")]
"""A game with several verbs joins them into a union, told apart by `kind`."""
MOVES: Final[TypeAdapter[Bid | Doubt]] = TypeAdapter(Move)


class State(Value):
    """Everything about a match, secrets included. Tuples by seat unless said otherwise."""

    cards: tuple[int | None, ...]
    """On the forehead of everybody; None for who is out."""
    lives: tuple[int, ...]
    deck: tuple[int, ...]
    """Those not dealt, not by seat; lowest first, so that their order tells nothing."""
    turn: Seat
    round: int = 1
    bid: int = 0
    """The last one of this round; 0 before the first."""
    bidder: Seat | None = None
    shown: tuple[int | None, ...] = ()
    """The cards that the last doubt turned up."""


class View(BaseView):
    """What one seat may know, or the table; `Game.describe` says it field by field."""

    seat: Seat | None
    """Whose view this is; None is the table's."""
    round: int
    turn: Seat | None
    """None once the match is over."""
    bid: int | None
    lives: BySeat[int]
    cards: BySeat[int | None]
    """Those of others; None for what the viewer does not see."""
    shown: BySeat[int | None]
    """The cards of the round before: what is told to all stays to be seen."""
