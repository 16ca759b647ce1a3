"""The figures of Off the Rails, read from `data.json`: board, jewels, carts, track, deck, missions.

A square is named by column and row, `C3`: columns A-J from west to east, rows 0-9 from north to
south. The outermost squares are the surface, the 64 within are the underground.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, TypeAlias

from games.kit.value import Figures

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
CartName: TypeAlias = str
"""Colour and die, `red.white`; in the solo game the colour alone."""
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

# ---- the figures, from data.json ---------------------------------------------


class _Mine(Figures):
    """A block of nine squares: a centre without track, and the spaces 1 to 8 round it."""

    centre: Square
    spaces: tuple[Square, ...]


class _Surface(Figures):
    """One side of the board, with the start tracks printed on it."""

    colour: Colour
    squares: tuple[Square, ...]
    start_tracks: tuple[Square, ...]


class _Board(Figures):
    """What is printed on the board."""

    columns: str
    rows: str
    mines: dict[Colour, _Mine]
    surfaces: dict[Edge, _Surface]


class _Jewel(Figures):
    """One kind of jewel; a rock is one, though not a precious one."""

    id: JewelName
    icon: str
    points: int
    count: int
    solo_count: int
    home: Colour | None
    """The surface to which this kind belongs in the solo game."""


class _CartFigures(Figures):
    """Numbers that hold for every cart."""

    hold: int
    start_speed: int
    slowest: int
    fastest: int


class _TrackFigures(Figures):
    """How many tiles of each pool are in the box."""

    plain_tiles: int
    branching_tiles: int


class _DeckFigures(Figures):
    """How the deposit deck is made."""

    numbers: int
    jewels_by_number: tuple[int, ...]
    piles: dict[Length, int]
    """Piles of four cards, one of each colour."""
    standard: dict[str, Length]
    """By number of seats."""
    below_chasm_card: int
    chasm_card_among: int


class _Course(Figures):
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


class _Mission(Figures):
    """A mission card; `needs` is what one cart must bring home at once, where that is the task."""

    id: MissionName
    needs: dict[JewelName, int]


class _Box(Figures):
    """What is in the box."""

    board: _Board
    jewels: tuple[_Jewel, ...]
    carts: _CartFigures
    track: _TrackFigures
    deck: _DeckFigures
    course: _Course
    missions: tuple[_Mission, ...]


FIGURES: Final = _Box.read(Path(__file__).parents[1])
BOARD: Final = FIGURES.board
COURSE: Final = FIGURES.course
CHASM_CARD: Final[Card] = "chasm"
"""The card among the deposit cards that starts the end."""
COLOURS: Final[tuple[Colour, ...]] = tuple(BOARD.mines)
"""In the order of the mines: red, yellow, green, blue."""
