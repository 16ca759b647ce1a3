"""The nouns of Bandido Alcatraz: places on the grid, the table, the moves, and what is seen."""

from games.bandido_alcatraz.model.escape import escaped, failure
from games.bandido_alcatraz.model.geometry import (
    DIRECTIONS,
    Cell,
    Laid,
    Spot,
    around,
    beside,
    cells_of,
    listed_spot,
    neighbours,
)
from games.bandido_alcatraz.model.grid import Grid, Square
from games.bandido_alcatraz.model.moves import (
    MOVES,
    CardPlay,
    Dig,
    Exchange,
    Gather,
    Move,
    Options,
    play_card,
)
from games.bandido_alcatraz.model.openings import CoverRule
from games.bandido_alcatraz.model.places import (
    TUNNEL_CODE_LETTERS,
    WATER_CODE_LETTERS,
    places_for,
)
from games.bandido_alcatraz.model.state import State, Table, in_order
from games.bandido_alcatraz.model.stored import with_rotations
from games.bandido_alcatraz.model.view import (
    OpenTunnel,
    Place,
    View,
    Water,
    gathered_thing,
    laid_thing,
)

__all__ = [
    "DIRECTIONS",
    "MOVES",
    "TUNNEL_CODE_LETTERS",
    "WATER_CODE_LETTERS",
    "CardPlay",
    "Cell",
    "CoverRule",
    "Dig",
    "Exchange",
    "Gather",
    "Grid",
    "Laid",
    "Move",
    "OpenTunnel",
    "Options",
    "Place",
    "Spot",
    "Square",
    "State",
    "Table",
    "View",
    "Water",
    "around",
    "beside",
    "cells_of",
    "escaped",
    "failure",
    "gathered_thing",
    "in_order",
    "laid_thing",
    "listed_spot",
    "neighbours",
    "places_for",
    "play_card",
    "with_rotations",
]
