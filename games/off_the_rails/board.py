"""The board and the box of Off the Rails as data: squares, mines, surfaces, track, figures.

A square is named by column and row, `C3`: columns A-J from west to east, rows 0-9 from north to
south. The outermost squares are the surface, the 64 within are the underground.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.kit.game import Value

if TYPE_CHECKING:
    from collections.abc import Iterable

Square: TypeAlias = str
"""`C3`; whether there is such a square is for the rules to say."""
Exit: TypeAlias = Literal["N", "E", "S", "W"]
"""A side of a square: where a tile opens to, where a cart is heading."""
Edge: TypeAlias = Literal["north", "east", "south", "west"]
"""A side of the board, with its surface."""
Colour: TypeAlias = Literal["red", "yellow", "green", "blue"]
"""Of a mine, of a surface, of the clan that starts there."""
Plain: TypeAlias = Literal["NS", "EW", "NE", "ES", "SW", "NW"]
"""A straight or a corner, by its exits."""
Branching: TypeAlias = Literal["NES", "ESW", "NSW", "NEW", "NESW"]
"""A T or a cross, by its exits."""
Exits: TypeAlias = Literal["NS", "EW", "NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW", "NESW"]
Card: TypeAlias = str
"""A deposit card by colour and number, `red4`; or `chasm`."""
JewelName: TypeAlias = Literal["rock", "ruby", "emerald", "gold", "diamond"]
MissionName: TypeAlias = Literal[
    "enemy_lines",
    "bumper_carts",
    "diamonds",
    "dirty_goblins",
    "gem_collector",
    "green_fingers",
    "face_to_face",
    "jewel_theft",
    "red_leader",
    "spice",
    "gold_hills",
]
Length: TypeAlias = Literal["very_short", "short", "medium", "long"]
Source: TypeAlias = Literal["rulebook", "published", "chosen"]
"""Where a figure comes from; `data.json` explains the words."""

# ---- the figures, from data.json ---------------------------------------------


class Mine(Value):
    """A block of nine squares: a centre without track, and the spaces 1 to 8 round it."""

    centre: Square
    spaces: tuple[Square, ...]


class Surface(Value):
    """One side of the board, with the start tracks printed on it."""

    colour: Colour
    squares: tuple[Square, ...]
    start_tracks: tuple[Square, ...]


class Board(Value):
    """What is printed on the board."""

    columns: str
    rows: str
    mines: dict[Colour, Mine]
    surfaces: dict[Edge, Surface]
    source: dict[str, Source]


class Jewel(Value):
    """One kind of jewel; a rock is one, though not a precious one."""

    id: JewelName
    icon: str
    points: int
    count: int
    solo_count: int
    home: Colour | None
    """The surface to which this kind belongs in the solo game."""
    source: dict[str, Source]


class CartFigures(Value):
    """Numbers that hold for every cart."""

    hold: int
    start_speed: int
    slowest: int
    fastest: int
    source: dict[str, Source]


class TrackFigures(Value):
    """How many tiles of each pool are in the box."""

    plain_tiles: int
    branching_tiles: int
    source: dict[str, Source]


class DeckFigures(Value):
    """How the deposit deck is made."""

    numbers: int
    jewels_by_number: tuple[int, ...]
    piles: dict[Length, int]
    """Piles of four cards, one of each colour."""
    standard: dict[str, Length]
    """By number of seats."""
    below_chasm_card: int
    chasm_card_among: int
    source: dict[str, Source]


class Course(Value):
    """The numbers that shape a match."""

    actions: int
    take_passing: int
    take_ending: int
    tokens_per_colour: int
    solo_first_cave_in: int
    ruby_majority_points: int
    cart_points: int
    mission_points: int
    solo_wrong_set: int
    solo_right_set: int
    source: Source


class Mission(Value):
    """A mission card; `needs` is what one cart must bring home at once, where that is the task."""

    id: MissionName
    needs: dict[JewelName, int]
    source: Source


class Figures(Value):
    """All of `data.json`."""

    title: str
    designers: tuple[str, ...]
    publisher: str
    year: int
    sources: dict[Source, str]
    board: Board
    jewels: tuple[Jewel, ...]
    carts: CartFigures
    track: TrackFigures
    deck: DeckFigures
    course: Course
    missions: tuple[Mission, ...]


FIGURES: Final = Figures.model_validate_json(
    Path(__file__).with_name("data.json").read_text("utf-8")
)
BOARD: Final = FIGURES.board
COURSE: Final = FIGURES.course
COLOURS: Final[tuple[Colour, ...]] = tuple(BOARD.mines)
"""In the order of the mines: red, yellow, green, blue."""

# ---- squares -----------------------------------------------------------------

UNDERGROUND: Final[tuple[Square, ...]] = tuple(
    column + row for row in BOARD.rows[1:-1] for column in BOARD.columns[1:-1]
)
"""By row, then column."""
CENTRES: Final[dict[Square, Colour]] = {mine.centre: one for one, mine in BOARD.mines.items()}
BUILDABLE: Final[tuple[Square, ...]] = tuple(one for one in UNDERGROUND if one not in CENTRES)
"""Where track may lie, by row, then column."""
PLACE: Final[dict[Square, int]] = {one: n for n, one in enumerate(UNDERGROUND)}
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
STARTS: Final[dict[Colour, tuple[Square, ...]]] = {
    surface.colour: surface.start_tracks for surface in BOARD.surfaces.values()
}
START_TRACKS: Final[frozenset[Square]] = frozenset(
    square for starts in STARTS.values() for square in starts
)
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
PLAIN: Final[tuple[Plain, ...]] = ("NS", "EW", "NE", "ES", "SW", "NW")
T_TILES: Final[tuple[Branching, ...]] = ("NES", "ESW", "NSW", "NEW")
UPGRADES: Final[dict[Exits, tuple[Branching, ...]]] = {
    **{old: tuple(new for new in T_TILES if set(old) <= set(new)) for old in PLAIN},
    **dict.fromkeys(T_TILES, ("NESW",)),
    "NESW": (),
}
"""One step, every old exit stays (ruling 23)."""


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
    square: tuple(BEYOND[square, exit_] for exit_ in EXITS if BEYOND.get((square, exit_)) in PLACE)
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


def in_order(squares: Iterable[Square]) -> tuple[Square, ...]:
    """Sort underground squares by row, then column."""
    return tuple(sorted(squares, key=PLACE.__getitem__))
