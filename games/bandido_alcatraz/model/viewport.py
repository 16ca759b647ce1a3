"""Which part of the map a picture shows, and at what scale.

It is no picture itself: who has the table told in words hears what the picture leaves out.
"""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass, replace
from math import ceil, floor
from typing import TYPE_CHECKING, Final, NamedTuple, Self, TypeAlias

from games.bandido_alcatraz.components import SIDES
from games.bandido_alcatraz.model.geometry import beside

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from games.bandido_alcatraz.model.geometry import Cell
    from games.bandido_alcatraz.model.view import OpenTunnel, View

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom of a part of the map, in cells."""
PICTURE_WIDTH: Final = 1400
MAP_HEIGHTS: Final = (480, 1000)
"""Units: how high the map is at least, and how high it may become."""
CROWDED_HEIGHTS: Final = (480, 1240)
"""The same where cells would be smaller than the least of `CELL_SIZES` otherwise."""
LARGEST_CELL: Final = 200
"""Units of a cell on the emptiest table."""
CELL_STEP: Final = 4
"""Units: cells are whole pixels."""
CELL_SIZES: Final = (44, 48, 52, 56, 60, 68, 76, 84, 96, 108, 124, 140, 160, 180, 200)
"""Units of a cell where a map is no larger: squares drawn once serve for many turns."""
LEAST_WHOLE_CELL: Final = 56
"""Units of a cell below which a map is cut to what matters for what comes next."""
LARGEST_CELL_OF_PART: Final = 76
"""Units of a cell of a map that is cut."""
BOX_MARGIN: Final = 0.3
"""Cells left free around what must be seen."""
FADED_MARGIN: Final = 0.5
"""Cells left free around it where the map goes on: there it fades."""


@dataclass(frozen=True)
class Viewport:
    """A part of the map at a scale: where in its picture a cell lies."""

    width: int
    height: int
    size: int
    """Units of a cell."""
    left: int
    """Units from the picture's left edge to cell 0, as is `top` for its upper edge."""
    top: int

    def corner(self, cell: tuple[float, float]) -> tuple[int, int]:
        """Return the upper left corner of a cell in the picture."""
        return self.left + round(cell[0] * self.size), self.top + round(cell[1] * self.size)

    def shows(self, cell: tuple[float, float]) -> bool:
        """Tell whether any of a cell is in the picture."""
        x, y = self.corner(cell)
        return -self.size < x < self.width and -self.size < y < self.height


def viewport_on(box: Box, width: int, height: int, largest: int = LARGEST_CELL) -> Viewport:
    """Put a part of the map into the middle of a picture, as large as it goes."""
    left, top, right, bottom = box
    size = min(largest, floor(min(width / (right - left), height / (bottom - top))))
    if CELL_SIZES[0] <= size < CELL_SIZES[-1]:
        size = CELL_SIZES[bisect(CELL_SIZES, size) - 1]
    else:
        size -= size % CELL_STEP if size > 2 * CELL_STEP else 0
    return Viewport(
        width,
        height,
        size,
        round(width / 2 - (left + right) / 2 * size),
        round(height / 2 - (top + bottom) / 2 * size),
    )


def box_around(cells: Iterable[Cell], margin: float = BOX_MARGIN) -> Box:
    """Return the smallest part of the map that holds these cells, with a margin around it."""
    xs, ys = zip(*cells, strict=True)
    return min(xs) - margin, min(ys) - margin, max(xs) + 1 + margin, max(ys) + 1 + margin


def cell_ahead(tunnel: OpenTunnel) -> Cell:
    """Return the empty cell into which a tunnel leads."""
    return beside((tunnel.x, tunnel.y), SIDES.index(tunnel.side))


def whole_box(view: View, more: Iterable[Cell] = ()) -> Box:
    """Return the part of the map on which anything lies or leads, and `more` cells."""
    cells = {(0, 0), (1, 0), *map(cell_ahead, view.tunnels), *more}
    for one in view.laid:
        cells.update(one.cells)
    return box_around(cells)


def cells_of_interest(view: View) -> set[Cell]:
    """Return the cells that matter for what comes next: open ends, water, the last card."""
    cells = {(0, 0)} if not view.laid else set(view.laid[-1].cells)
    for tunnel in view.tunnels:
        cells |= {(tunnel.x, tunnel.y), cell_ahead(tunnel)}
    cells |= {(water.x, water.y) for water in view.waters}
    return cells | ({view.way_out} if view.way_out else set())


def map_part(view: View) -> Viewport:
    """Return the part of the map in the pictures of a view, the same for each of its questions.

    It is the whole map if its cells are large enough so, or else what matters for what comes next
    and wherever any card may be laid: so it is the same for all hands, too. Where more tunnels lead
    on, it becomes higher.
    """
    cells = cells_of_interest(view) | _cells_within_reach(view)
    whole = whole_box(view, cells)
    if viewport_on(whole, PICTURE_WIDTH, MAP_HEIGHTS[1]).size >= LEAST_WHOLE_CELL:
        return _framed(whole, whole, PICTURE_WIDTH, MAP_HEIGHTS, LARGEST_CELL)
    box = box_around(cells, FADED_MARGIN)
    is_crowded = viewport_on(box, PICTURE_WIDTH, MAP_HEIGHTS[1]).size < CELL_SIZES[0]
    heights = CROWDED_HEIGHTS if is_crowded else MAP_HEIGHTS
    return _framed(box, whole, PICTURE_WIDTH, heights, LARGEST_CELL_OF_PART)


def _cells_within_reach(view: View) -> set[Cell]:
    """Return the empty cells on which a card may come to lie, and where it may cover water."""
    roots = {cell_ahead(one) for one in view.tunnels if not one.walled}
    roots |= {(one.x, one.y) for one in view.waters if not one.blocked}
    around = {beside(root, way) for root in roots for way in range(len(SIDES))}
    return roots | (around - view.grid.squares.keys())


class Beyond(NamedTuple):
    """How many rows of what lies on the table are not whole in a part of the map.

    Columns are those of the rows that are seen.
    """

    above: int
    below: int
    left: int
    right: int

    @classmethod
    def of(cls, view: View, part: Viewport) -> Self:
        """Count them for a part of a view's map."""
        squares = view.grid.squares
        above, below = _beyond({y for _, y in squares}, part.top, part.height, part.size)
        seen = {x for x, y in squares if 0 <= part.top + y * part.size <= part.height - part.size}
        left, right = _beyond(seen, part.left, part.width, part.size)
        return cls(above, below, left, right)


def _beyond(lines: Collection[int], shift: int, length: int, size: int) -> tuple[int, int]:
    """Count the rows, or columns, that begin before a frame, and those that end beyond it."""
    first, beyond = ceil(-shift / size), floor((length - shift) / size)
    if not lines:
        return 0, 0
    return max(0, first - min(lines)), max(0, max(lines) - beyond + 1)


def whole_viewport(view: View, width: int, heights: tuple[int, int]) -> Viewport:
    """Show the whole map, however small its cells become."""
    whole = whole_box(view)
    return _framed(whole, whole, width, heights, LARGEST_CELL)


def _framed(box: Box, whole: Box, width: int, heights: tuple[int, int], largest: int) -> Viewport:
    """Frame a part of the map so that as little as can be lies beyond the whole of it."""
    size = viewport_on(box, width, heights[1], largest).size
    high = -(-round((whole[3] - whole[1]) * size) // CELL_STEP) * CELL_STEP
    part = viewport_on(box, width, min(max(high, heights[0]), heights[1]), largest)
    left = _held(part.left, part.width, whole[0] * part.size, whole[2] * part.size)
    top = _held(part.top, part.height, whole[1] * part.size, whole[3] * part.size)
    return replace(part, left=left, top=top)


def _held(shift: int, length: int, first: float, last: float) -> int:
    """Return how far a map that reaches from `first` to `last` is shifted in a frame."""
    if last - first <= length:
        return round((length - first - last) / 2)
    return round(min(max(shift, length - last), -first))
