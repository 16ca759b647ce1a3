"""Where cards lie: squares, open tunnels, water, and why a card may not lie somewhere.

The grid is unbounded; x grows east, y grows south, and the start tile lies unturned with half 1 on
(0, 0). Sides are numbered clockwise from north, as in `deck.SIDES`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import count
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, TypeVar

from games.bandido_alcatraz.deck import (
    ALL_SIDES,
    CARDS,
    EAST,
    EXIT,
    FACES,
    FIGURES,
    TURNS,
    TWOFOLD,
    WEST,
    Turn,
    masks,
)
from games.kit.game import Fact

if TYPE_CHECKING:
    from collections.abc import Iterable

K = TypeVar("K")

Cell: TypeAlias = tuple[int, int]
"""x and y."""
StartSide: TypeAlias = Literal["easy", "normal"]
CoverRule: TypeAlias = Literal["strict", "loose"]
Hindrance: TypeAlias = Literal[
    "place-taken", "cover-shape", "tunnel-meets-earth", "no-tunnel-there"
]
"""Why a card may not lie somewhere; also the key of the text that says so."""

START: Final = "START"
"""The id of the start tile among the squares."""
REACH: Final[tuple[Cell, ...]] = tuple(
    (dx, dy)
    for dx in range(-2, 3)
    for dy in range(-2, 3)
    if abs(dx) + abs(dy) <= 2  # noqa: PLR2004
)
"""How far a square is felt: a card at a tunnel's mouth has neighbours two cells from the mouth."""
STEPS: Final[tuple[Cell, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""From a cell to its neighbour on each side."""


class Spot(NamedTuple):
    """Where a card would lie: the cell of half 1, and its turn clockwise in degrees."""

    x: int
    y: int
    turn: Turn


class Laid(Fact):
    """A card on the table."""

    card: str
    x: int
    """Of half 1, as is `y`."""
    y: int
    turn: Turn

    @property
    def spot(self) -> Spot:
        """Where it lies."""
        return Spot(self.x, self.y, self.turn)

    @property
    def cells(self) -> tuple[Cell, Cell]:
        """The cells of half 1 and half 2."""
        return cells_of(self.spot)


class Square(NamedTuple):
    """The uppermost half card in a cell."""

    card: str
    """`START` for the start tile."""
    half: int
    """1 or 2."""
    exits: int
    """The mask of its tunnel sides, the seam included."""
    seam: int
    """The side on which its other half lies."""
    blue: bool

    @property
    def is_way_out(self) -> bool:
        """Whether the way out is drawn on it."""
        return self.card == EXIT and self.half == 2  # noqa: PLR2004 - the exit card's second half


Demand: TypeAlias = tuple[int, int]
"""On which sides a cell has neighbours, and on which of them they are tunnels: two masks."""
FREE: Final[Demand] = (0, 0)

TunnelEnd: TypeAlias = tuple[Cell, int]
"""A cell, and the side on which its square has an exit into an empty cell."""


@lru_cache(maxsize=16384)
def around(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """Return the neighbours of a cell, by side."""
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def beside(cell: Cell, side: int) -> Cell:
    """Return the neighbour of a cell on one side."""
    return around(cell)[side % 4]


@lru_cache(maxsize=4096)
def cells_of(spot: Spot) -> tuple[Cell, Cell]:
    """Return the cells of half 1 and half 2 of a card that lies there."""
    first = (spot.x, spot.y)
    return first, beside(first, spot.turn // 90 + 1)


def same_place(card: str, spot: Spot) -> Spot:
    """Spell a place the way it is listed: cards alike both ways round are turned by 0 or 90 only.

    >>> same_place("A36", Spot(3, 0, 180))
    Spot(x=2, y=0, turn=0)
    """
    if card not in TWOFOLD or spot.turn < TURNS[2]:
        return spot
    x, y = cells_of(spot)[1]
    return Spot(x, y, TURNS[spot.turn // 90 - 2])


class Way(NamedTuple):
    """A way of laying a card at one tunnel's mouth, or on one water, and what that asks of it."""

    letter: int
    """0, 1, 2: straight on, right, left."""
    near: Spot
    """With half 1 at the mouth."""
    far: Spot
    """With half 2 there."""
    known: int
    """The sides with neighbours: those of the mouth in the lower four bits, then the other's."""
    tunnels: int
    """Which of them have to be tunnels."""


@dataclass
class Opening:
    """A tunnel or water with the ways of laying a card there."""

    letters: str
    """The first letters of codes, by way."""
    number: int
    mouth: Cell
    """Where half a card comes to lie."""
    ways: tuple[Way, ...]
    fits: dict[str, tuple[tuple[Spot, str], ...]] = field(default_factory=dict)
    """By card: how it fits here, with the codes; filled in when first asked."""


@dataclass
class Found:
    """What has been found out about a grid's places."""

    openings: dict[tuple[TunnelEnd, CoverRule], Opening] = field(default_factory=dict)
    """Under water the side is that towards the dry half."""
    by_number: dict[CoverRule, tuple[Opening, ...]] = field(default_factory=dict)
    """The same in order: tunnels first, then water, by number."""
    places: dict[tuple[str, CoverRule], dict[Spot, str]] = field(default_factory=dict)
    """By card: where it fits, and the code of the place."""


class Grid:
    """What lies where, and what follows from it. Never changed: `plus` returns another one."""

    def __init__(
        self,
        squares: dict[Cell, Square],
        tunnels: dict[TunnelEnd, int],
        waters: dict[Cell, int],
        demands: dict[Cell, Demand],
    ) -> None:
        self.squares = squares
        """By cell, the uppermost only."""
        self.tunnels = tunnels
        """The number of every open tunnel; it keeps it for as long as it is open."""
        self.waters = waters
        """The number of every visible blue half, by cell; kept likewise."""
        self.demands = demands
        """By cell: on which sides it has neighbours, and on which of them they are tunnels."""
        self.found = Found()
        """What has been found out so far about places; see `fitting`."""

    @classmethod
    def start(cls, side: StartSide) -> Grid:
        """Lay the start tile."""
        edges = FIGURES.start.easy if side == "easy" else FIGURES.start.normal
        first, second = masks(edges)
        empty = cls({}, {}, {}, {})
        return empty._covered_by(
            {
                (0, 0): Square(START, 1, first, EAST, blue=False),
                (1, 0): Square(START, 2, second, WEST, blue=False),
            }
        )

    def plus(self, laid: Laid) -> Grid:
        """Return the grid with one more card, wherever it lies."""
        face, blue = FACES[laid.card][laid.turn // 90], CARDS[laid.card].blue_half
        seam = laid.turn // 90 + EAST
        first, second = laid.cells
        return self._covered_by(
            {
                first: Square(laid.card, 1, face[0], seam % 4, blue=blue == 1),
                second: Square(laid.card, 2, face[1], (seam + 2) % 4, blue=blue == 2),  # noqa: PLR2004
            }
        )

    def change(self, laid: Laid) -> tuple[int, int]:
        """Count the tunnels that one more card would close, and those it would open."""
        cells = laid.cells
        closed = opened = 0
        for cell, exits in zip(cells, FACES[laid.card][laid.turn // 90], strict=True):
            for side, neighbour in enumerate(around(cell)):
                if neighbour in cells:
                    is_open = False
                else:
                    closed += (neighbour, side ^ 2) in self.tunnels
                    is_open = bool(exits >> side & 1) and neighbour not in self.squares
                was_open = (cell, side) in self.tunnels
                closed += was_open and not is_open
                opened += is_open and not was_open
        return closed, opened

    def _covered_by(self, new: dict[Cell, Square]) -> Grid:
        squares, tunnels, waters = self.squares | new, dict(self.tunnels), dict(self.waters)
        demands = dict(self.demands)
        kept: dict[TunnelEnd, int] = {}
        for cell, square in new.items():
            for side, neighbour in enumerate(around(cell)):
                tunnels.pop((neighbour, side ^ 2), None)
                if (number := tunnels.pop((cell, side), None)) is not None:
                    kept[cell, side] = number
                _demand(demands, neighbour, side ^ 2, is_tunnel=square.exits >> side & 1)
            waters.pop(cell, None)
        opened = [
            (cell, side)
            for cell, square in new.items()
            for side, neighbour in enumerate(around(cell))
            if square.exits >> side & 1 and neighbour not in squares
        ]
        tunnels |= {end: kept[end] for end in opened if end in kept}
        _number(tunnels, [end for end in opened if end not in kept])
        _number(waters, [cell for cell, square in new.items() if square.blue])
        after = Grid(squares, tunnels, waters, demands)
        after._remember(self, new)
        return after

    def _remember(self, before: Grid, changed: Iterable[Cell]) -> None:
        """Keep what was found out before about places that the change is too far away to touch."""
        near = {(x + dx, y + dy) for x, y in changed for dx, dy in REACH}
        self.found.openings = {
            key: one for key, one in before.found.openings.items() if one.mouth not in near
        }

    @cached_property
    def exit_cell(self) -> Cell | None:
        """Where the way out lies, if it does."""
        return next((cell for cell, one in self.squares.items() if one.is_way_out), None)

    @cached_property
    def walled(self) -> frozenset[TunnelEnd]:
        """Tunnels that stay open for good: they lead into a cell shut in on all four sides.

        No card is so small, unless a visible blue half has an exit into the cell: then a card may
        cover that half and fill the cell (ruling 32).
        """
        return frozenset(end for end in self.tunnels if self.is_walled(beside(*end)))

    def is_walled(self, cell: Cell) -> bool:
        """Tell whether a tunnel leads into this cell and no card can ever lie there."""
        known, tunnels = self.demands.get(cell, FREE)
        if known != ALL_SIDES or not tunnels or cell in self.squares:
            return False
        return not any(
            neighbour in self.waters and (neighbour, side ^ 2) in self.tunnels
            for side, neighbour in enumerate(around(cell))
        )

    def blocked(self, rule: CoverRule) -> frozenset[Cell]:
        """Return the water that no card can ever cover (ruling 11).

        A card on it can only run on into an empty cell or onto other water: by the strict rule
        where the blue half has an exit, by the loose one anywhere.
        """
        return frozenset(cell for cell in self.waters if not self._coverable(cell, rule))

    def _coverable(self, cell: Cell, rule: CoverRule) -> bool:
        exits = self.squares[cell].exits if rule == "strict" else ALL_SIDES
        return any(
            exits >> side & 1 and (one not in self.squares or one in self.waters)
            for side, one in enumerate(around(cell))
        )

    @cached_property
    def by_number(self) -> list[tuple[TunnelEnd, int]]:
        """The open tunnels, the lowest number first."""
        return sorted(self.tunnels.items(), key=lambda tunnel: tunnel[1])

    def hindrance(self, card: str, spot: Spot, rule: CoverRule) -> Hindrance | None:
        """Say why a card may not lie there; None if it may."""
        face = FACES[card][spot.turn // 90]
        cells = cells_of(spot)
        if any(cell in self.squares and cell not in self.waters for cell in cells):
            return "place-taken"
        connected = False
        east = spot.turn // 90 + EAST
        for cell, mask, seam in zip(cells, face, (east, east + 2), strict=True):
            water = self.squares.get(cell)
            if water and rule == "strict" and mask != water.exits:
                return "cover-shape"
            known, tunnels = self.demands.get(cell, FREE)
            known &= ~(1 << seam % 4)
            if (mask ^ tunnels) & known:
                return "tunnel-meets-earth"
            connected |= bool(mask & tunnels & known)
        return None if connected else "no-tunnel-there"


def _demand(demands: dict[Cell, Demand], cell: Cell, side: int, *, is_tunnel: int) -> None:
    """Note what a new square asks of its neighbour on `cell`, towards which it lies at `side`."""
    known, tunnels = demands.get(cell, FREE)
    bit = 1 << side
    demands[cell] = known | bit, tunnels | bit if is_tunnel else tunnels & ~bit


def _number(numbered: dict[K, int], new: list[K]) -> None:
    """Give each newcomer the lowest number that is free."""
    taken = set(numbered.values())
    free = (number for number in count(1) if number not in taken)
    numbered.update(zip(new, free, strict=False))
