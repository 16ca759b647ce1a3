"""The nouns of Lanterns: its options, its one move, the state, and what a seat may see of it."""

from __future__ import annotations

from typing import Final, Literal

from pydantic import TypeAdapter

from games.kit.game import Options as BaseOptions
from games.kit.game import Seat, Value
from games.kit.game import View as BaseView


class Options(BaseOptions):
    """What a table may agree on before it starts."""

    brightest: Literal["3", "6"] = "3"
    """Points that the brightest lanterns are worth."""


class Seal(Value):
    """Put a card of one's hand face down, for as long as others still choose."""

    kind: Literal["seal"] = "seal"
    card: int


MOVES: Final[TypeAdapter[Seal]] = TypeAdapter(Seal)


class Round(Value):
    """One round that is over: its cards lie open for the rest of the match."""

    cards: tuple[int, ...]
    """By seat."""
    winner: Seat
    light: int
    """Points of the lantern that the winner lit."""


class State(Value):
    """Everything about a match, secrets included. Tuples by seat unless said otherwise."""

    options: Options
    hands: tuple[tuple[int, ...], ...]
    """Lowest first, so that their order tells nothing."""
    sealed: tuple[int | None, ...]
    """Face down; None for who still has to choose, and for all when the last round is over."""
    rounds: tuple[Round, ...] = ()
    """Those that are over, not by seat."""
    box: tuple[int, ...]
    """Cards that were not dealt, not by seat."""


class View(BaseView):
    """What one seat may know, or the table. Tuples by seat unless said otherwise."""

    seat: Seat | None
    """Whose view this is; None is the table's."""
    hand: tuple[int, ...]
    """The viewer's own; empty for the table."""
    mine: int | None
    """The card that the viewer has sealed."""
    sealed: tuple[bool, ...]
    """Who has sealed a card, which is no secret."""
    rounds: tuple[Round, ...]
    """Those that are over, not by seat."""
    points: tuple[int, ...]
