"""Where cards lie and where they fit: squares, open tunnels, water, and the code of every place.

The grid is unbounded; x grows east, y grows south, and the start tile lies unturned with half 1 on
(0, 0). Sides are numbered clockwise from north, as in `deck.SIDES`.

A place is told by a letter and a number, such as B3. The number is that of the open tunnel the card
is laid against, the letter the way it goes from there: A straight on, B to the right, C to the
left, with half 1 at the tunnel; D, E and F are the same three with half 2 there. G to L are the
same six for a card laid on a blue half, counted by the number of the water; straight on is away
from the dry half. A place at several tunnels goes by the lowest number. So a code means the same
place for every card as long as the table stays the same.
"""

from __future__ import annotations

import re
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
    from collections.abc import Iterator

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
STEPS: Final[tuple[Cell, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""From a cell to its neighbour on each side."""
WAYS: Final = (0, 1, -1)
"""Straight on, right, left: what to add to the side one is heading for."""
LETTERS: Final = "ABCDEF"
WATER_LETTERS: Final = "GHIJKL"
CODE: Final = re.compile(rf"\s*([{LETTERS}{WATER_LETTERS}])\s*(\d{{1,3}})\s*", re.IGNORECASE)


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


TunnelEnd: TypeAlias = tuple[Cell, int]
"""A cell, and the side on which its square has an exit into an empty cell."""


def beside(cell: Cell, side: int) -> Cell:
    """Return the neighbour of a cell."""
    dx, dy = STEPS[side % 4]
    return cell[0] + dx, cell[1] + dy


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


@lru_cache(maxsize=4096)
def _approaches(cell: Cell, heading: int) -> tuple[Spot, ...]:
    """List the six ways of laying a card with one half on `cell`, none of them turning back."""
    spots = []
    for half in (1, 2):
        for way in WAYS:
            side = (heading + way) % 4
            anchor, east = (cell, side) if half == 1 else (beside(cell, side), side + 2)
            spots.append(Spot(*anchor, TURNS[(east - EAST) % 4]))
    return tuple(spots)


class Grid:
    """What lies where, and what follows from it. Never changed: `plus` returns another one."""

    def __init__(
        self, squares: dict[Cell, Square], tunnels: dict[TunnelEnd, int], waters: dict[Cell, int]
    ) -> None:
        self.squares = squares
        """By cell, the uppermost only."""
        self.tunnels = tunnels
        """The number of every open tunnel; it keeps it for as long as it is open."""
        self.waters = waters
        """The number of every visible blue half, by cell; kept likewise."""
        self._fitting: dict[tuple[str, CoverRule], dict[Spot, str]] = {}
        self._demands: dict[Cell, tuple[int, int]] = {}

    @classmethod
    def start(cls, side: StartSide) -> Grid:
        """Lay the start tile."""
        edges = FIGURES.start.easy if side == "easy" else FIGURES.start.normal
        first, second = masks(edges)
        empty = cls({}, {}, {})
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

    def _covered_by(self, new: dict[Cell, Square]) -> Grid:
        squares, tunnels, waters = self.squares | new, dict(self.tunnels), dict(self.waters)
        kept: dict[TunnelEnd, int] = {}
        for cell in new:
            for side in range(4):
                tunnels.pop((beside(cell, side), side ^ 2), None)
                if (number := tunnels.pop((cell, side), None)) is not None:
                    kept[cell, side] = number
            waters.pop(cell, None)
        opened = [
            (cell, side)
            for cell, square in new.items()
            for side in range(4)
            if square.exits >> side & 1 and beside(cell, side) not in squares
        ]
        tunnels |= {end: kept[end] for end in opened if end in kept}
        _number(tunnels, [end for end in opened if end not in kept])
        _number(waters, [cell for cell, square in new.items() if square.blue])
        return Grid(squares, tunnels, waters)

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
        return frozenset(
            (cell, side) for cell, side in self.tunnels if self._shut(beside(cell, side))
        )

    def _shut(self, mouth: Cell) -> bool:
        around = [(beside(mouth, side), side ^ 2) for side in range(4)]
        return all(cell in self.squares for cell, _ in around) and not any(
            cell in self.waters and (cell, side) in self.tunnels for cell, side in around
        )

    def blocked(self, rule: CoverRule) -> frozenset[Cell]:
        """Return the water that no card can ever cover (ruling 11).

        A card on it can only run on into an empty cell or onto other water: by the strict rule
        where the blue half has an exit, by the loose one anywhere.
        """
        return frozenset(cell for cell in self.waters if not self._coverable(cell, rule))

    def _coverable(self, cell: Cell, rule: CoverRule) -> bool:
        exits = self.squares[cell].exits if rule == "strict" else ALL_SIDES
        around = [beside(cell, side) for side in range(4) if exits >> side & 1]
        return any(one not in self.squares or one in self.waters for one in around)

    # ---- where a card fits ------------------------------------------------------------------

    def places(self, card: str, rule: CoverRule) -> dict[Spot, str]:
        """Return every place where a card may be laid, with its code, by tunnel and letter."""
        key = (card, rule)
        if key not in self._fitting:
            found: dict[Spot, str] = {}
            for code, spot in self._approached(card, rule):
                found.setdefault(same_place(card, spot), code)
            self._fitting[key] = found
        return self._fitting[key]

    def _approached(self, card: str, rule: CoverRule) -> Iterator[tuple[str, Spot]]:
        turns = FACES[card]
        squares = self.squares
        ways = 3 if card in TWOFOLD else 6
        for (cell, side), number in self.by_number:
            mouth = beside(cell, side)
            back = 1 << (side ^ 2)
            for n, spot in enumerate(_approaches(mouth, side)[:ways]):
                # Most ways fall at once: earth at the tunnel's mouth, or a card in the way.
                if not turns[spot.turn // 90][n > 2] & back:  # noqa: PLR2004 - D, E, F: half 2
                    continue
                other = cells_of(spot)[n < 3]  # noqa: PLR2004
                if (other not in squares or other in self.waters) and not self.hindrance(
                    card, spot, rule
                ):
                    yield f"{LETTERS[n]}{number}", spot
        for cell, number in sorted(self.waters.items(), key=lambda water: water[1]):
            for n, spot in enumerate(_approaches(cell, squares[cell].seam + 2)[:ways]):
                if not self.hindrance(card, spot, rule):
                    yield f"{WATER_LETTERS[n]}{number}", spot

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
            known, tunnels = self._demand(cell)
            known &= ~(1 << seam % 4)
            if (mask ^ tunnels) & known:
                return "tunnel-meets-earth"
            connected |= bool(mask & tunnels & known)
        return None if connected else "no-tunnel-there"

    def _demand(self, cell: Cell) -> tuple[int, int]:
        """Return the sides on which a cell has neighbours, and those on which they are tunnels."""
        if cell not in self._demands:
            known = tunnels = 0
            for side in range(4):
                if neighbour := self.squares.get(beside(cell, side)):
                    known |= 1 << side
                    tunnels |= (neighbour.exits >> (side ^ 2) & 1) << side
            self._demands[cell] = known, tunnels
        return self._demands[cell]

    # ---- codes ---------------------------------------------------------------------------------

    def spot(self, code: str) -> Spot | None:
        """Read a code, in capitals or not; None if there is no such tunnel or water.

        Every code that fits the table can be read, also those by which a place is not listed.
        """
        if not (read := CODE.fullmatch(code)):
            return None
        letter, number = read[1].upper(), int(read[2])
        if letter in WATER_LETTERS:
            for cell, found in self.waters.items():
                if found == number:
                    heading = self.squares[cell].seam + 2
                    return _approaches(cell, heading)[WATER_LETTERS.index(letter)]
            return None
        for (cell, side), found in self.tunnels.items():
            if found == number:
                return _approaches(beside(cell, side), side)[LETTERS.index(letter)]
        return None


def _number(numbered: dict[K, int], new: list[K]) -> None:
    """Give each newcomer the lowest number that is free."""
    taken = set(numbered.values())
    free = (number for number in count(1) if number not in taken)
    numbered.update(zip(new, free, strict=False))
