"""The larger view: all that matters for what comes next, in parts if need be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.model import viewport
from games.bandido_alcatraz.picture import squares
from games.bandido_alcatraz.picture.place_pictures import numbered_map
from games.kit.draw.canvas import BAD, PAPER, Canvas, svg
from games.kit.draw.scale import extent

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.bandido_alcatraz.model import Cell, View
    from games.bandido_alcatraz.model.viewport import Box, Viewport
    from games.kit.words import Voice

ZOOM_SIZE: Final = (2800, 2100)
"""Width and height in units: 1,400 by 1,050 pixels."""
LEAST_NUMBER: Final = 112
"""Units: how high a number is, at least; a phone shows this picture as wide as the others."""
PART_GAP: Final = 18
"""Between two parts of the map."""
LARGEST_ZOOMED_CELL: Final = 392
"""Units of a cell on the emptiest table."""
LEAST_ZOOMED_CELL: Final = 152
"""Units of a cell from which one part of the map is large enough."""
LARGEST_CELL_OF_PART: Final = 200
PART_GRIDS: Final = ((2, 1, 168), (2, 2, 168), (3, 2, 168), (3, 3, 168), (3, 3, 138))
"""Parts beside and below one another, and units of a cell: the first that hold everything."""


def zoom(view: View, voice: Voice) -> Image:
    """Paint the surroundings of the open tunnels and the water over the whole picture, larger."""
    return paint_large_map(view, voice, *ZOOM_SIZE)


def paint_large_map(view: View, voice: Voice, width: int, height: int) -> Image:
    """Paint all that matters for what comes next as large as it goes, in parts if need be."""
    part = viewport.viewport_on(
        viewport.box_around(viewport.cells_of_interest(view)), width, height, LARGEST_ZOOMED_CELL
    )
    if part.size >= LEAST_ZOOMED_CELL:
        return numbered_map(view, part, LEAST_NUMBER, voice)
    rows = _rows_of_parts(view, width, height)
    if not rows:
        width, height = width * 3 // 2, height * 3 // 2
        part = viewport.viewport_on(viewport.whole_box(view), width, height)
        return numbered_map(view, part, LEAST_NUMBER * 3 // 2)
    canvas = Canvas(width, height, "#000000")
    down = (height - PART_GAP * (len(rows) - 1)) // len(rows)
    for y, row in enumerate(rows):
        across = (width - PART_GAP * (len(row) - 1)) // len(row)
        for x, group in enumerate(row):
            image = _part(view, viewport.box_around(group, 0.75), (across, down))
            canvas.paste((x * (across + PART_GAP), y * (down + PART_GAP)), image)
    return canvas.image


def _rows_of_parts(view: View, width: int, height: int) -> list[list[set[Cell]]]:
    """Gather what matters into groups, each to be shown in a part of its own, row by row.

    An empty list if it is too scattered for that: one large map of everything says more then.
    """
    points = {*map(viewport.cell_ahead, view.tunnels), *((one.x, one.y) for one in view.waters)}
    for columns, down, size in PART_GRIDS:
        reach = (width // columns // size - 1, height // down // size - 1)
        groups = _groups(points, reach, columns * down)
        if points == set().union(*groups):
            return _in_rows(groups, min(down, len(groups)))
    return []


def _in_rows(groups: list[set[Cell]], rows: int) -> list[list[set[Cell]]]:
    """Share groups out among rows, the northern ones above, the western ones on the left."""
    groups = sorted(groups, key=lambda group: min(y for _, y in group))
    ends = [len(groups) * n // rows for n in range(rows + 1)]
    return [sorted(groups[ends[n] : ends[n + 1]], key=min) for n in range(rows)]


def _groups(points: set[Cell], reach: tuple[int, int], most: int) -> list[set[Cell]]:
    """Gather points into at most `most` groups, none wider or higher than `reach` cells.

    The group that holds the most comes first, so that what is left over is little.
    """
    left = set(points)
    groups: list[set[Cell]] = []
    while left and len(groups) < most:
        corners = ((x, y) for x in {x for x, _ in left} for y in {y for _, y in left})
        groups.append(
            max(
                (
                    {(x, y) for x, y in left if 0 <= x - x0 < reach[0] and 0 <= y - y0 < reach[1]}
                    for x0, y0 in corners
                ),
                key=lambda group: (len(group), sorted(group)),
            )
        )
        left -= groups[-1]
    return groups


def _part(view: View, box: Box, size: tuple[int, int]) -> Image:
    """Paint one part, with a small map that shows where it is."""
    part = viewport.viewport_on(box, *size, largest=LARGEST_CELL_OF_PART)
    canvas = Canvas.over(numbered_map(view, part, LEAST_NUMBER))
    small = _locator(view, part)
    width, height = extent(small)
    corners = [(x, y) for y in (size[1] - height, 0) for x in (size[0] - width, 0)]
    canvas.paste(min(corners, key=lambda corner: _hidden(view, part, corner, extent(small))), small)
    return canvas.image


def _hidden(view: View, part: Viewport, at: tuple[int, int], size: tuple[int, int]) -> int:
    """Count what a symbol would hide: squares once, open tunnels many times over."""

    def under(cell: Cell) -> bool:
        x, y = part.corner(cell)
        return -part.size < x - at[0] < size[0] and -part.size < y - at[1] < size[1]

    return sum(map(under, view.grid.squares)) + 9 * sum(
        under(viewport.cell_ahead(one)) for one in view.tunnels
    )


def _locator(view: View, part: Viewport) -> Image:
    """Paint the whole map very small, with a frame around a part."""
    whole = viewport.viewport_on(viewport.whole_box(view), 282, 222, largest=12)
    canvas = Canvas(whole.width, whole.height, PAPER)
    dot = max(2, whole.size - 2)
    for cell in view.grid.squares:
        x, y = whole.corner(cell)
        canvas.panel((x, y), (dot, dot), squares.EARTH, 0)
    left, top = whole.corner((-part.left / part.size, -part.top / part.size))
    right, bottom = whole.corner(
        ((part.width - part.left) / part.size, (part.height - part.top) / part.size)
    )
    left, top = max(3, left), max(3, top)
    right, bottom = min(whole.width - 3, right), min(whole.height - 3, bottom)
    frames = (
        f'<rect x="3" y="3" width="{whole.width - 6}" height="{whole.height - 6}" stroke="#000"/>'
        f'<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"'
        f' stroke="{BAD}"/>'
    )
    markup = f'<g fill="none" stroke-width="6">{frames}</g>'
    canvas.paste((0, 0), svg(markup, whole.width, whole.height))
    return canvas.image
