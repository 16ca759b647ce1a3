"""Parts of the map of Bandido Alcatraz seen close: where a card fits, where tunnels are open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz import chart, marks, tiles
from games.bandido_alcatraz.fitting import LETTERS
from games.bandido_alcatraz.geometry import cells_of
from games.kit.draw.canvas import BAD, GOLD, PAPER, Canvas, glyph, svg

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PIL.Image import Image

    from games.bandido_alcatraz.chart import Box, Window
    from games.bandido_alcatraz.geometry import Cell
    from games.bandido_alcatraz.model import Place, View

GAP: Final = 10
"""Between two parts of the map."""
LARGE: Final = 76
"""Pixels of a cell from which one part of the map is large enough."""
PANES: Final = ((2, 1, 84), (2, 2, 84), (3, 2, 84), (3, 3, 84), (3, 3, 68))
"""Parts beside and below one another, and pixels of a cell: the first that hold everything."""
WORDY: Final = 200
"""Pixels from which the picture of one place has room for a larger code."""
SPAN: Final = 3.3
"""Cells in the picture of one place."""


def chart_with(view: View, part: Window, places: Sequence[Place]) -> Canvas:
    """Paint a part of the map; given places, those tunnels stand out, and what lies there alone."""
    page = chart.paint(view, part, last=not places)
    if not places:
        chart.numbers(page, part, view)
        return page
    alone = [one for one in places if not any(_meet(one, other) for other in places)]
    for place in alone:
        chart.ghost(page, part, place)
    names: dict[int, list[str]] = {}
    for place in places:
        if place.code[0] in LETTERS:
            names.setdefault(int(place.code[1:]), []).append(place.code)
    for tunnel in view.tunnels:
        if tunnel.number in names and names[tunnel.number][0] not in {one.code for one in alone}:
            page.paste(part.corner(chart.ahead(tunnel)), tiles.target(part.size, GOLD, 6))
    roomy = part.size >= chart.ROOMY
    fits = {
        number: codes[0] if roomy and len(codes) == 1 else str(number)
        for number, codes in names.items()
    }
    chart.numbers(page, part, view, fits)
    return page


def concern(view: View, places: Sequence[Place]) -> set[Cell]:
    """Return the cells to be seen on the map: what matters next, or given places, these."""
    if not places:
        return chart.concern(view)
    return {cell for one in places for cell in (*cells_of(one.spot), *_root(view, one))}


def _meet(one: Place, other: Place) -> bool:
    """Tell whether two places, not the same, have a cell in common."""
    return one is not other and not set(cells_of(one.spot)).isdisjoint(cells_of(other.spot))


def thumbnail(view: View, place: Place, size: int) -> Image:
    """Paint the surroundings of one place with the card on it, and its code."""
    cells = [*cells_of(place.spot), *_root(view, place)]
    xs, ys = zip(*cells, strict=True)
    x, y = (min(xs) + max(xs) + 1) / 2, (min(ys) + max(ys) + 1) / 2
    half = SPAN / 2
    part = chart.window((x - half, y - half, x + half, y + half), size, size)
    page = chart.paint(view, part, last=False)
    chart.ghost(page, part, place)
    code = marks.number(place.code, 44 if size < WORDY else 56, "fits")
    corners = sorted(_corners(size, (code.width, code.height)), key=_crowd(part, place))
    page.paste(corners[0], code)
    if place.loses:
        page.panel((0, 0), (size, size), "none", 4, BAD, 8)
        page.paste(corners[1], glyph("⚠️", code.height))
    return page.image


def _corners(size: int, sign: tuple[int, int]) -> list[tuple[int, int]]:
    """Return where a sign may lie in the corners of a square picture."""
    xs, ys = (4, size - sign[0] - 4), (4, size - sign[1] - 4)
    return [(x, y) for y in ys for x in xs]


def _crowd(part: Window, place: Place) -> Callable[[tuple[int, int]], float]:
    """Return a measure of how close a spot is to the card of a place."""
    middles = [part.corner((x + 0.5, y + 0.5)) for x, y in cells_of(place.spot)]
    half = part.width / 2

    def near(spot: tuple[int, int]) -> float:
        # A corner stands for the quarter of the picture around it.
        x, y = (8 if at < half - 30 else part.width - 8 for at in spot)
        return -min(max(abs(x - left), abs(y - top)) for left, top in middles)

    return near


def _root(view: View, place: Place) -> list[Cell]:
    """Return the square from which a place starts: the one with the tunnel, or the water."""
    number = int(place.code[1:])
    if place.code[0] in LETTERS:
        return [(one.x, one.y) for one in view.tunnels if one.number == number]
    return [(one.x, one.y) for one in view.waters if one.number == number]


# ---- the larger view ---------------------------------------------------------


def paint(view: View, width: int, height: int) -> Image:
    """Paint all that matters for what comes next as large as it goes, in parts if need be."""
    part = chart.window(chart.around(chart.concern(view)), width, height)
    if part.size >= LARGE:
        return chart_with(view, part, ()).image
    rows = _rows(view, width, height)
    if not rows:
        width, height = width * 3 // 2, height * 3 // 2
        part = chart.window(chart.whole(view), width, height)
        return chart_with(view, part, ()).image
    page = Canvas(width, height, "#000000")
    down = (height - GAP * (len(rows) - 1)) // len(rows)
    for y, row in enumerate(rows):
        across = (width - GAP * (len(row) - 1)) // len(row)
        for x, group in enumerate(row):
            pane = _pane(view, chart.around(group, 0.75), (across, down))
            page.paste((x * (across + GAP), y * (down + GAP)), pane)
    return page.image


def _rows(view: View, width: int, height: int) -> list[list[set[Cell]]]:
    """Gather what matters into groups, each to be shown in a part of its own, row by row.

    None if it is too scattered for that: one large map of everything says more then.
    """
    points = {*map(chart.ahead, view.tunnels), *((one.x, one.y) for one in view.waters)}
    for columns, down, size in PANES:
        reach = (width // columns // size - 1, height // down // size - 1)
        groups = _covered(points, reach, columns * down)
        if points == set().union(*groups):
            return _in_rows(groups, min(down, len(groups)))
    return []


def _in_rows(groups: list[set[Cell]], rows: int) -> list[list[set[Cell]]]:
    """Share groups out among rows, the northern ones above, the western ones on the left."""
    groups = sorted(groups, key=lambda group: min(y for _, y in group))
    ends = [len(groups) * n // rows for n in range(rows + 1)]
    return [sorted(groups[ends[n] : ends[n + 1]], key=min) for n in range(rows)]


def _covered(points: set[Cell], reach: tuple[int, int], most: int) -> list[set[Cell]]:
    """Gather points into at most so many groups, none wider or higher than `reach` cells.

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


def _pane(view: View, box: Box, size: tuple[int, int]) -> Image:
    """Paint one part, with a small map that shows where it is."""
    part = chart.window(box, *size, largest=100)
    page = chart.paint(view, part)
    chart.numbers(page, part, view)
    small = _locator(view, part)
    corners = [(x, y) for y in (size[1] - small.height, 0) for x in (size[0] - small.width, 0)]
    page.paste(min(corners, key=lambda corner: _hidden(view, part, corner, small.size)), small)
    return page.image


def _hidden(view: View, part: Window, at: tuple[int, int], size: tuple[int, int]) -> int:
    """Count what a sign would hide: squares once, open tunnels many times over."""

    def under(cell: Cell) -> bool:
        x, y = part.corner(cell)
        return -part.size < x - at[0] < size[0] and -part.size < y - at[1] < size[1]

    return sum(map(under, view.grid.squares)) + 9 * sum(
        under(chart.ahead(one)) for one in view.tunnels
    )


def _locator(view: View, part: Window) -> Image:
    """Paint the whole map very small, with a frame around a part."""
    whole = chart.window(chart.whole(view), 140, 112, largest=8)
    page = Canvas(whole.width, whole.height, PAPER)
    dot = max(2, whole.size - 1)
    for cell in view.grid.squares:
        x, y = whole.corner(cell)
        page.image.paste(tiles.EARTH, (x, y, x + dot, y + dot))
    left, top = whole.corner((-part.left / part.size, -part.top / part.size))
    right, bottom = whole.corner(
        ((part.width - part.left) / part.size, (part.height - part.top) / part.size)
    )
    left, top = max(2, left), max(2, top)
    right, bottom = min(whole.width - 2, right), min(whole.height - 2, bottom)
    frames = (
        f'<rect x="2" y="2" width="{whole.width - 4}" height="{whole.height - 4}" stroke="#000"/>'
        f'<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"'
        f' stroke="{BAD}"/>'
    )
    markup = f'<g fill="none" stroke-width="4">{frames}</g>'
    page.paste((0, 0), svg(markup, whole.width, whole.height))
    return page.image
