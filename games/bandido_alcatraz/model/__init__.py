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
from games.bandido_alcatraz.model.heard import Notes, cards_meant
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
