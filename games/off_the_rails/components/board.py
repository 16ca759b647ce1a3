"""The board: its squares, mines and surfaces, and what track may lie on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.off_the_rails.components.figures import (
    BOARD,
    Branching,
    Card,
    Colour,
    Edge,
    Exit,
    Exits,
    Plain,
    Square,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

# ---- squares -----------------------------------------------------------------

UNDERGROUND: Final[tuple[Square, ...]] = tuple(
    column + row for row in BOARD.rows[1:-1] for column in BOARD.columns[1:-1]
)
"""By row, then column."""
CENTRES: Final[dict[Square, Colour]] = {mine.centre: one for one, mine in BOARD.mines.items()}
"""The mine of every centre; no track lies there."""
BUILDABLE: Final[tuple[Square, ...]] = tuple(one for one in UNDERGROUND if one not in CENTRES)
"""Where track may lie, by row, then column."""
READING_ORDER: Final[dict[Square, int]] = {one: n for n, one in enumerate(UNDERGROUND)}
"""The rank of an underground square in reading order."""
SPACES: Final[dict[Card, Square]] = {
    f"{colour}{n}": square
    for colour, mine in BOARD.mines.items()
    for n, square in enumerate(mine.spaces, start=1)
}
"""Where the deposit of each card lies."""
SPACE_OF: Final[dict[Square, Card]] = {square: one for one, square in SPACES.items()}
MINE_OF: Final[dict[Square, Colour]] = {
    square: colour for colour, mine in BOARD.mines.items() for square in mine.spaces
} | CENTRES
"""The mine of every square that belongs to one."""
SURFACE_OF: Final[dict[Square, Colour]] = {
    square: surface.colour for surface in BOARD.surfaces.values() for square in surface.squares
}
"""The colour of every surface square."""
EDGE_OF: Final[dict[Colour, Edge]] = {
    surface.colour: edge for edge, surface in BOARD.surfaces.items()
}
"""The side of the board with the surface of each colour."""
STARTS_OF: Final[dict[Colour, tuple[Square, ...]]] = {
    surface.colour: surface.start_tracks for surface in BOARD.surfaces.values()
}
"""The start tracks of each clan."""
OPPOSITE_CLAN: Final[dict[Colour, Colour]] = {
    "red": "green",
    "green": "red",
    "yellow": "blue",
    "blue": "yellow",
}
"""The colour on the other side of the board."""

# ---- directions and track ----------------------------------------------------

EXITS: Final[tuple[Exit, ...]] = ("N", "E", "S", "W")
OPPOSITE: Final[dict[Exit, Exit]] = {"N": "S", "E": "W", "S": "N", "W": "E"}
INWARDS: Final[dict[Edge, Exit]] = {"north": "S", "east": "W", "south": "N", "west": "E"}
"""Where a cart heads that starts at this side of the board."""
PLAIN_TILES: Final[tuple[Plain, ...]] = ("NS", "EW", "NE", "ES", "SW", "NW")
T_TILES: Final[tuple[Branching, ...]] = ("NES", "ESW", "NSW", "NEW")
UPGRADES: Final[dict[Exits, tuple[Branching, ...]]] = {
    **{old: tuple(new for new in T_TILES if set(old) <= set(new)) for old in PLAIN_TILES},
    **dict.fromkeys(T_TILES, ("NESW",)),
    "NESW": (),
}
"""What each tile may become: one exit more, every old one stays (ruling 23)."""


def _beyond() -> dict[tuple[Square, Exit], Square]:
    steps: dict[Exit, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    squares = {*UNDERGROUND, *SURFACE_OF}
    found: dict[tuple[Square, Exit], Square] = {}
    for square in squares:
        column, row = BOARD.columns.index(square[0]), BOARD.rows.index(square[1])
        for exit_, (right, down) in steps.items():
            if 0 <= column + right < len(BOARD.columns) and 0 <= row + down < len(BOARD.rows):
                name = BOARD.columns[column + right] + BOARD.rows[row + down]
                if name in squares:
                    found[square, exit_] = name
    return found


BEYOND: Final[dict[tuple[Square, Exit], Square]] = _beyond()
"""The square one step further; none beyond the surface."""
NEIGHBOURS: Final[dict[Square, tuple[Square, ...]]] = {
    square: tuple(
        BEYOND[square, exit_] for exit_ in EXITS if BEYOND.get((square, exit_)) in READING_ORDER
    )
    for square in UNDERGROUND
}
"""The underground squares orthogonally next to an underground square."""
PRINTED: Final[dict[Square, Exits]] = {
    square: "NS" if edge in {"north", "south"} else "EW"
    for edge, surface in BOARD.surfaces.items()
    for square in surface.start_tracks
}
"""The track printed on the start tracks: straight, in and out."""
START_HEADING: Final[dict[Square, Exit]] = {
    square: INWARDS[edge]
    for edge, surface in BOARD.surfaces.items()
    for square in surface.start_tracks
}
"""Where a cart heads that is placed on this start track."""


def in_reading_order(squares: Iterable[Square]) -> tuple[Square, ...]:
    """Sort underground squares by row, then column."""
    return tuple(sorted(squares, key=READING_ORDER.__getitem__))
