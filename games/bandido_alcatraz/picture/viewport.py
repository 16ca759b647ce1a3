"""Which part of the map a picture shows, and at what scale."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import TYPE_CHECKING, Final, TypeAlias

from games.bandido_alcatraz.components import SIDES
from games.bandido_alcatraz.model import beside

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from games.bandido_alcatraz.model import Cell, OpenTunnel, View

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom of a part of the map, in cells."""
LARGEST_CELL: Final = 196
"""Units of a cell on the emptiest table."""
CELL_STEP: Final = 4
"""Cells grow and shrink by so many units, so that squares drawn once serve for many turns."""
LEAST_WHOLE_CELL: Final = 56
"""Units of a cell below which a map is cut to what matters for what comes next."""
BOX_MARGIN: Final = 0.3
"""Cells left free around what must be seen."""


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


def fit_viewport(view: View, cells: Collection[Cell], width: int, height: int) -> Viewport:
    """Show the whole map if its cells are large enough so, or else only as much as these take."""
    everything = viewport_on(whole_box(view, cells), width, height)
    if everything.size >= LEAST_WHOLE_CELL:
        return everything
    return viewport_on(box_around(cells), width, height, largest=LEAST_WHOLE_CELL)
