"""What lies on the table: squares, open tunnels, water, and why a card may not lie somewhere."""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import count, filterfalse, islice
from operator import itemgetter
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, TypeVar

from games.bandido_alcatraz.components import (
    ALL_SIDES,
    CARDS,
    EAST,
    EXIT,
    FIGURES,
    MASKS,
    WEST,
    StartSide,
    masks,
)
from games.bandido_alcatraz.model.geometry import Cell, around, cells_of, neighbours
from games.bandido_alcatraz.model.openings import (
    NO_DEMAND,
    CoverRule,
    Demand,
    PlaceCache,
    TunnelEnd,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.bandido_alcatraz.model.geometry import Laid, Spot

K = TypeVar("K")

Hindrance: TypeAlias = Literal[
    "place-taken", "cover-shape", "tunnel-meets-earth", "no-tunnel-there"
]
"""Why a card may not lie somewhere; also the key of the text that says so."""

START_TILE: Final = "START"
"""The id of the start tile among the squares."""
FELT_OFFSETS: Final[tuple[Cell, ...]] = tuple(
    (dx, dy)
    for dx in range(-2, 3)
    for dy in range(-2, 3)
    if abs(dx) + abs(dy) <= 2  # noqa: PLR2004
)
"""From a changed square to the mouths where other cards fit now, in cells.

A card at a tunnel's mouth has neighbours two cells from the mouth.
"""


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


class Grid:
    """What lies where, and what follows from it. Never changed: `plus` returns another one."""

    def __init__(
        self,
        squares: dict[Cell, Square],
        tunnels: dict[TunnelEnd, int],
        waters: dict[Cell, int],
        demands: dict[Cell, Demand],
        cache: PlaceCache | None = None,
    ) -> None:
        self.squares = squares
        """By cell, the uppermost only."""
        self.tunnels = tunnels
        """The number of every open tunnel; it keeps it while it is open, and when it is dug on."""
        self.waters = waters
        """The number of every visible blue half, by cell; it stays while that is visible."""
        self.demands = demands
        """By cell: on which sides it has neighbours, and on which of them they are tunnels."""
        self.changes = (0, 0)
        """How many tunnels the last card closed, and how many it opened."""
        self._after: dict[tuple[str, Spot], Grid] = {}
        self.cache = cache or PlaceCache()
        """What has been found out so far about places; see `places`."""

    @classmethod
    def start(cls, side: StartSide) -> Grid:
        """Return the grid with nothing but the start tile on it."""
        first, second = masks(FIGURES.start[side])
        empty = cls({}, {}, {}, {})
        return empty._with_squares(
            {
                (0, 0): Square(START_TILE, 1, first, EAST, blue=False),
                (1, 0): Square(START_TILE, 2, second, WEST, blue=False),
            }
        )

    def plus(self, laid: Laid) -> Grid:
        """Return the grid with one more card, wherever it lies; built once.

        Searches lay the same card in the same place again and again.
        """
        key = laid.card, laid.spot
        if known := self._after.get(key):
            return known
        card_masks, blue = MASKS[laid.card][laid.rotation // 90], CARDS[laid.card].blue_half
        seam = laid.rotation // 90 + EAST
        first, second = laid.cells
        after = self._after[key] = self._with_squares(
            {
                first: Square(laid.card, 1, card_masks[0], seam % 4, blue=blue == 1),
                second: Square(laid.card, 2, card_masks[1], (seam + 2) % 4, blue=blue == 2),  # noqa: PLR2004
            }
        )
        return after

    def copied(self) -> Grid:
        """Return a grid that is the same, and remembers none that came of this one."""
        same = Grid(self.squares, self.tunnels, self.waters, self.demands, self.cache)
        same.changes = self.changes
        return same

    def tunnel_changes(self, laid: Laid) -> tuple[int, int]:
        """Return how many tunnels one more card would close, and how many it would open.

        `plus` would tell too, but places are listed for many cards at each ply, and it copies.
        """
        cells = laid.cells
        closed = opened = 0
        for cell, exits in zip(cells, MASKS[laid.card][laid.rotation // 90], strict=True):
            for side, neighbour in enumerate(neighbours(cell)):
                if neighbour in cells:
                    is_open = False
                else:
                    # Sides are counted round the square from 0 to 3, so this is the opposite one.
                    closed += (neighbour, side ^ 2) in self.tunnels
                    is_open = bool(exits >> side & 1) and neighbour not in self.squares
                was_open = (cell, side) in self.tunnels
                closed += was_open and not is_open
                opened += is_open and not was_open
        return closed, opened

    def spoils(self, laid: Laid, rule: CoverRule) -> tuple[int, int]:
        """Return what one more card would put out of reach for good.

        That is how many blue halves could then never be covered, and into how many cells tunnels
        would lead that no card could ever fill.
        """
        near = around(laid.cells)
        has_water = CARDS[laid.card].blue_half or not self.waters.keys().isdisjoint(near)
        if not (has_water or any(self._is_shut_in(one, laid.cells) for one in near)):
            return 0, 0  # so are most places, and no grid is built for them
        after = self.plus(laid)
        blocked = sum(after.is_blocked(one, rule) > self.is_blocked(one, rule) for one in near)
        walled = sum(after.is_walled(one, rule) > self.is_walled(one, rule) for one in near)
        return blocked, walled

    def _is_shut_in(self, cell: Cell, cells: tuple[Cell, Cell]) -> bool:
        """Tell whether a cell that is empty would have four neighbours with a card on `cells`."""
        if cell in self.squares or cell in cells:
            return False
        return all(one in self.squares or one in cells for one in neighbours(cell))

    def _with_squares(self, new: dict[Cell, Square]) -> Grid:
        squares, tunnels, waters = self.squares | new, dict(self.tunnels), dict(self.waters)
        demands = dict(self.demands)
        kept: dict[TunnelEnd, int] = {}
        dug: list[TunnelEnd] = []
        dug_on: list[int] = []
        wet: list[Cell] = []
        for cell, square in new.items():
            covers, (_, entered) = cell in self.squares, self.demands.get(cell, NO_DEMAND)
            for side, neighbour in enumerate(neighbours(cell)):
                if entered >> side & 1 and (neighbour, side ^ 2) in tunnels:
                    dug_on.append(tunnels.pop((neighbour, side ^ 2)))
                number = tunnels.pop((cell, side), None) if covers else None
                is_tunnel = square.exits >> side & 1
                if is_tunnel and neighbour not in squares:
                    if number is None:
                        dug.append((cell, side))
                    else:
                        kept[cell, side] = number
                known, asked = demands.get(neighbour, NO_DEMAND)
                towards = 1 << (side ^ 2)
                asked = asked | towards if is_tunnel else asked & ~towards
                demands[neighbour] = known | towards, asked
            waters.pop(cell, None)
            if square.blue:
                wet.append(cell)
        tunnels |= kept
        _give_numbers(tunnels, dug, dug_on)
        _give_numbers(waters, wet)
        first, second = new
        cache = PlaceCache(self.cache.openings, mouths_near((first, second)))
        after = Grid(squares, tunnels, waters, demands, cache)
        # Closed is what was open or has been dug, less what is open now.
        after.changes = len(self.tunnels) + len(dug) - len(tunnels), len(dug)
        return after

    @cached_property
    def exit_cell(self) -> Cell | None:
        """The cell on which the way out is drawn, once the exit card lies."""
        for cell, square in self.squares.items():
            if square.is_way_out:
                return cell
        return None

    def is_walled(self, cell: Cell, rule: CoverRule) -> bool:
        """Tell whether a tunnel leads into this cell, which is shut in: no card can ever lie there.

        No card is so small, unless it covers water beside the cell and fills the cell with its
        other half: by the strict rule where the blue half has an exit into the cell, by the loose
        one beside any (ruling 32).
        """
        known, tunnels = self.demands.get(cell, NO_DEMAND)
        if known != ALL_SIDES or not tunnels or cell in self.squares:
            return False
        return not any(
            neighbour in self.waters and (rule == "loose" or (neighbour, side ^ 2) in self.tunnels)
            for side, neighbour in enumerate(neighbours(cell))
        )

    def blocked(self, rule: CoverRule) -> frozenset[Cell]:
        """Return the water that no card can ever cover (ruling 11).

        A card on it can only run on into an empty cell or onto other water: by the strict rule
        where the blue half has an exit, by the loose one anywhere.
        """
        if (known := self.cache.blocked.get(rule)) is None:
            known = frozenset([cell for cell in self.waters if self.is_blocked(cell, rule)])
            self.cache.blocked[rule] = known
        return known

    def is_blocked(self, cell: Cell, rule: CoverRule) -> bool:
        """Tell whether there is water that no card can ever cover; see `blocked`."""
        if cell not in self.waters:
            return False
        exits = self.squares[cell].exits if rule == "strict" else ALL_SIDES
        taken, _ = self.demands.get(cell, NO_DEMAND)
        return not exits & ~taken and not any(
            exits >> side & 1 and one in self.waters for side, one in enumerate(neighbours(cell))
        )

    def is_spoilt(self, rule: CoverRule) -> bool:
        """Tell whether a tunnel is walled in, or water is blocked: the escape cannot succeed."""
        ends = (neighbours(cell)[side] for cell, side in self.tunnels)
        return any(self.is_walled(one, rule) for one in ends) or any(
            self.is_blocked(one, rule) for one in self.waters
        )

    def tunnels_into(self, cells: tuple[Cell, Cell]) -> tuple[int, ...]:
        """Return the numbers of the open tunnels that lead into these cells, the lowest first."""
        found = []
        for cell in cells:
            for side, one in enumerate(neighbours(cell)):
                if (number := self.tunnels.get((one, side ^ 2))) is not None:
                    found.append(number)
        return tuple(sorted(found))

    def tunnels_by_number(self) -> list[tuple[TunnelEnd, int]]:
        """Return the open tunnels, the lowest number first."""
        return sorted(self.tunnels.items(), key=itemgetter(1))

    def hindrance(self, card: str, spot: Spot, rule: CoverRule) -> Hindrance | None:
        """Return why a card may not lie there; None if it may.

        The search in `places` finds the same by other means; a test compares them.
        """
        card_masks = MASKS[card][spot.rotation // 90]
        cells = cells_of(spot)
        if any(cell in self.squares and cell not in self.waters for cell in cells):
            return "place-taken"
        connected = False
        east = spot.rotation // 90 + EAST
        for cell, mask, seam in zip(cells, card_masks, (east, east + 2), strict=True):
            water = self.squares.get(cell)
            if water and rule == "strict" and mask != water.exits:
                return "cover-shape"
            known, tunnels = self.demands.get(cell, NO_DEMAND)
            # At its seam a card meets itself: there nothing has to match.
            known &= ~(1 << seam % 4)
            if (mask ^ tunnels) & known:
                return "tunnel-meets-earth"
            connected |= bool(mask & tunnels & known)
        return None if connected else "no-tunnel-there"


@lru_cache(maxsize=4096)
def mouths_near(changed: tuple[Cell, Cell]) -> frozenset[Cell]:
    """Return the mouths at which other cards may fit once a card has come to lie on these cells."""
    return _mouths_near_cell(changed[0]) | _mouths_near_cell(changed[1])


@lru_cache(maxsize=4096)
def _mouths_near_cell(cell: Cell) -> frozenset[Cell]:
    x, y = cell
    return frozenset((x + dx, y + dy) for dx, dy in FELT_OFFSETS)


def _give_numbers(numbered: dict[K, int], new: list[K], first: Iterable[int] = ()) -> None:
    """Give each newcomer one of the numbers that go `first`, else the lowest that is free."""
    numbers = sorted(first)
    if len(numbers) < len(new):
        taken = {*numbered.values(), *numbers}
        numbers += islice(filterfalse(taken.__contains__, count(1)), len(new))
    numbered.update(zip(new, numbers, strict=False))
