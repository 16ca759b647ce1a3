"""The nouns of Summits: its options, its moves, the state, and what may be seen of it."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from games.kit.game import BySeat, Seat, Value
from games.kit.game import Options as BaseOptions
from games.kit.game import View as BaseView

DECK: Final = tuple(sorted(3 * tuple(range(1, 9))))
"""All cards, three times each; all are shuffled anew for every turn."""


class Options(BaseOptions):
    """What a table may agree on before it starts."""

    turns: Literal["3", "6"] = "6"
    """Of everybody."""


class Climb(Value):
    """Turn the next card up."""

    kind: Literal["climb"] = "climb"


class Rest(Value):
    """Take the points of the cards that lie there, and end the turn."""

    kind: Literal["rest"] = "rest"


Move: TypeAlias = Annotated[Climb | Rest, Field(discriminator="kind")]
MOVES: Final[TypeAdapter[Climb | Rest]] = TypeAdapter(Move)


class State(Value):
    """Everything about a match, secrets included."""

    options: Options
    deck: tuple[int, ...]
    """Face down, the next card last."""
    open: tuple[int, ...] = ()
    """Turned up in this turn."""
    points: tuple[int, ...]
    """By seat."""
    turn: Seat
    turns: int = 0
    """How many are over."""


class View(BaseView):
    """What all may know: only the order of the cards to come is hidden."""

    round: int
    turn: Seat | None
    """None once the match is over."""
    open: tuple[int, ...]
    points: BySeat[int]
