"""The nouns of Hedges: its options, its one move, the state, and what a seat may see of it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from pydantic import TypeAdapter

from games.kit.game import BySeat, Seat, Value
from games.kit.game import Options as BaseOptions
from games.kit.game import View as BaseView

Column: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G"]
COLUMNS: Final[tuple[Column, ...]] = get_args(Column)
ROWS: Final = tuple(range(1, 8))


class Options(BaseOptions):
    """What a table may agree on before it starts."""

    plants: Literal["5", "8"] = "5"
    """Of everybody."""


class Plant(Value):
    """Plant on an empty square."""

    kind: Literal["plant"] = "plant"
    column: Column
    row: int


MOVES: Final[TypeAdapter[Plant]] = TypeAdapter(Plant)


class State(Value):
    """Everything about a match, secrets included."""

    options: Options
    garden: dict[str, Seat]
    """Who has planted where; squares like "B3"."""
    rows: tuple[int, ...]
    """The secret row of each seat."""
    others: tuple[int, ...]
    """Rows that no seat has been given, lowest first."""
    turn: Seat


class View(BaseView):
    """What one seat may know, or the table."""

    seat: Seat | None
    """Whose view this is; None is the table's."""
    turn: Seat | None
    """None once the match is over."""
    own_row: int | None
    """The viewer's secret row."""
    all_rows: BySeat[int]
    """Those of everybody, once the match is over."""
    garden: tuple[str, ...]
    """Row by row from above: the number of the seat that has planted there, or a dot."""
