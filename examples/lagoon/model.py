"""The nouns of Lagoon: its options, its move, the state, and what a seat may see of it."""

from __future__ import annotations

from typing import Final, Literal

from pydantic import TypeAdapter

from games.kit.game import BySeat, Seat, Value
from games.kit.game import Options as BaseOptions
from games.kit.game import View as BaseView

DEEPEST: Final = 5
"""The deepest dive, which is worth as many pearls."""


class Options(BaseOptions):
    """What a table may agree on before it starts."""

    dives: Literal["4", "7"] = "4"


class Dive(Value):
    """Choose in secret how deep to dive."""

    kind: Literal["dive"] = "dive"
    depth: int


MOVES: Final[TypeAdapter[Dive]] = TypeAdapter(Dive)


class State(Value):
    """Everything about a match, secrets included. Tuples by seat."""

    depths: tuple[int | None, ...]
    """Chosen for this dive; None for who still has to choose."""
    pearls: tuple[int, ...]
    left: int
    """Dives, with this one."""
    shown: tuple[int, ...] = ()
    """The depths of the dive before."""


class View(BaseView):
    """What one seat may know, or the table; `Game.describe` says it field by field."""

    seat: Seat | None
    """Whose view this is; None is the table's."""
    left: int | None
    """Dives, with this one; None once the match is over."""
    own: int | None
    """The depth that the viewer has chosen."""
    ready: tuple[Seat, ...]
    """Who has chosen."""
    pearls: BySeat[int]
    shown: BySeat[int]
