"""Routes over the board: each a line in its style, with letter and sign at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import BAD, GOOD, INK, PHONE_TYPE, WHITE, Canvas, svg, text_width
from games.kit.draw.scale import extent
from games.off_the_rails.components import OPPOSITE, Exit, Square
from games.off_the_rails.picture.track import DEGREES_TO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.off_the_rails.model import Cart, Route
    from games.off_the_rails.picture.chart import Chart


Piece: TypeAlias = Literal["whole", "start", "finish"]
"""A line across a square, from its middle outwards, or into its middle."""

LINE_COLOURS: Final = ("#D1007F", "#0058C8", "#E05A00", "#007A66", "#6A2BC2", "#1C2836")
LINE_DASHES: Final = ("", "3 2", "1 2", "5 1.5 1 1.5", "2 1", "6 2")
"""In widths of the line; the ends of dashes are flat."""
MOST_LANES: Final = 5
"""Lines beside each other on one track; further ones share a lane, in another style."""
TYPE_UNIT: Final = 104
"""The side of a square beside which labels have the smallest type; on larger ones it grows."""
LINE_WIDTH: Final = 0.075
"""Of a line, as a share of the square."""
HEADING_ARROWS: Final[dict[str, str]] = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
DIRECTION: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""Of a heading in a picture: right and down."""
END_SIGNS: Final = {
    "leaves": "✓",
    "derails": "✗",
    "collides": "💥",
    "falls": "🕳️",
    "returns": "↩️",
    "forks": "…",
}
"""What stands for the end of a route, but for those that just stop."""


def draw_routes(
    canvas: Canvas, chart: Chart, carts: Sequence[Cart], found: Sequence[Route]
) -> None:
    """Draw routes side by side, each in its style."""
    start = {cart.name: cart.square for cart in carts}
    lanes = min(MOST_LANES, len(found))
    for n, route in enumerate(found):
        if square := start[route.cart]:
            lane = (n % MOST_LANES - (lanes - 1) / 2) * min(0.105, 0.36 / lanes)
            _line(canvas, chart, square, route, n, lane)


def label_routes(
    canvas: Canvas, chart: Chart, carts: Sequence[Cart], found: Sequence[Route], *, lettered: bool
) -> None:
    """Say at the end of each route how it ends; `lettered` puts its letter before that."""
    start = {cart.name: cart.square for cart in carts}
    spots: dict[tuple[int, int], list[str]] = {}
    for route in found:
        if square := start[route.cart]:
            label = f"{route.letter if lettered else ''}{_sign(route)}"
            spots.setdefault(_end(chart, square, route), []).append(label)
    for (x, y), said in spots.items():
        for n, line in enumerate(dict.fromkeys(said)):
            _label(canvas, (x, y + n * 48 * chart.unit // TYPE_UNIT), line, chart.unit)


def _line(
    canvas: Canvas, chart: Chart, square: Square, route: Route, style: int, lane: float
) -> None:
    """Draw one route, square by square."""
    entry: Exit | None = None
    squares = (square, *route.path)
    for n, at in enumerate(squares):
        onward = _exit(route.headings, n)
        last = n == len(squares) - 1
        if last and route.end in {"stops", "leaves", "falls", "forks"}:
            onward = None
        piece: Piece = "start" if entry is None else "finish" if onward is None else "whole"
        side = entry or onward
        if side is not None:
            left, top, width, height = chart.box(at)
            image = _piece(piece, side, onward or side, style % len(LINE_COLOURS), lane, chart.unit)
            spot = (left + (width - chart.unit) // 2, top + (height - chart.unit) // 2)
            canvas.paste(spot, image)
        entry = OPPOSITE[onward] if onward else None


def _exit(headings: str, n: int) -> Exit | None:
    one = headings[n : n + 1]
    return next((side for side in OPPOSITE if side == one), None)


@cached
def _piece(piece: Piece, side: Exit, onward: Exit, style: int, lane: float, unit: int) -> Image:
    """Draw a line that comes in by `side` and goes out by `onward`, `lane` right of the middle."""
    width = LINE_WIDTH * unit
    offset = lane * unit
    middle = unit / 2
    turn = (DEGREES_TO[onward] - DEGREES_TO[side]) % 360
    # Drawn as if it came in from below, then turned to the side it does come from.
    if piece == "start":
        path, spin = f"M{middle + offset} {middle}V0", DEGREES_TO[side]
    elif piece == "finish":
        path, spin = f"M{middle + offset} {unit}V{middle}", DEGREES_TO[side] - 180
    elif turn == DEGREES_TO["S"]:
        path, spin = f"M{middle + offset} {unit}V0", DEGREES_TO[side] - 180
    elif turn == DEGREES_TO["W"]:
        radius = middle - offset
        path = f"M{middle + offset} {unit}A{radius} {radius} 0 0 1 {unit} {middle + offset}"
        spin = DEGREES_TO[side] - 180
    else:
        radius = middle + offset
        path = f"M{middle + offset} {unit}A{radius} {radius} 0 0 0 0 {middle - offset}"
        spin = DEGREES_TO[side] - 180
    dash = LINE_DASHES[style]
    spaced = " ".join(f"{float(one) * width:.1f}" for one in dash.split())
    pattern = f' stroke-dasharray="{spaced}"' if dash else ""
    return svg(
        f'<g fill="none" transform="rotate({spin} {middle} {middle})">'
        f'<path d="{path}" stroke="{WHITE}" stroke-width="{width * 1.75}"/>'
        f'<path d="{path}" stroke="{LINE_COLOURS[style]}" stroke-width="{width}"{pattern}/></g>',
        unit,
        unit,
    )


def _end(chart: Chart, square: Square, route: Route) -> tuple[int, int]:
    """Return where a route's label goes: the side it faces, or the border it fails at."""
    last = route.path[-1] if route.path else square
    if route.end in {"leaves", "falls", "forks"}:
        return chart.middle(last)
    _, _, width, height = chart.box(last)
    x, y = chart.middle(last)
    right, down = DIRECTION[route.headings[-1]]
    share = 0.3 if route.end == "stops" else 0.5
    return x + round(right * width * share), y + round(down * height * share)


def _sign(route: Route) -> str:
    if route.end == "stops":
        return HEADING_ARROWS[route.headings[-1]]
    return END_SIGNS[route.end]


def _label(canvas: Canvas, middle: tuple[int, int], line: str, unit: int) -> None:
    size, height = PHONE_TYPE * unit // TYPE_UNIT, 46 * unit // TYPE_UNIT
    width = max(height, text_width(line, size, bold=True) + 16)
    left = min(max(4, middle[0] - width // 2), extent(canvas.image)[0] - width - 4)
    top = middle[1] - height // 2
    good, bad = "✓" in line, "✗" in line
    edge = GOOD if good else BAD if bad else INK
    canvas.panel((left, top), (width, height), WHITE, 14, edge, 4)
    canvas.write((left + width // 2, middle[1]), line, size, edge, bold=True, anchor="m")
