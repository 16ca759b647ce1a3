"""Profiles: figures, a curve and how the last matches ended, on paper nailed to a wall of wood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import BAD, FADED, GOLD, GOOD, INK, Canvas, text_width
from games.kit.draw.colours import SEAT_MARKS
from games.kit.draw.materials import OAK, sheet, wall
from games.kit.draw.text.names import legible_name
from games.kit.draw.vectors import rasterise

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.kit.charts import Ended, ProfileChart

WIDTH: Final = 1400
MARGIN: Final = 40
LEFT: Final = MARGIN + 50
RIGHT: Final = WIDTH - LEFT
NAME_HEIGHT: Final = 140
FIGURES_HEIGHT: Final = 180
FIGURE_TYPE: Final = 72
TYPE: Final = 46
"""Of words: there is room for more than the smallest type of a game's table."""
CURVE_TITLE_HEIGHT: Final = 70
CURVE_HEIGHT: Final = 380
SCALE_WIDTH: Final = 150
"""Left of the curve, for the ratings at its lines."""
FORM_HEIGHT: Final = 200
LINE_HEIGHT: Final = 76
BLUE: Final = SEAT_MARKS[0].colour
PALE_BLUE: Final = "#CFE0F6"
RULE: Final = "#D9CDB4"
STEPS: Final = (10, 20, 50, 100, 200, 500, 1000)
"""How far apart the lines behind a curve may be; 5 at most are drawn."""
MOST_LINES: Final = 5


def draw_profile(chart: ProfileChart) -> Image:
    """Draw a profile; empty parts are left out."""
    curve = CURVE_TITLE_HEIGHT + CURVE_HEIGHT + 30 if chart.curve else 0
    form = FORM_HEIGHT if chart.form else 0
    lines = LINE_HEIGHT * len(chart.lines)
    height = 2 * MARGIN + NAME_HEIGHT + FIGURES_HEIGHT + curve + form + lines + 50
    canvas = Canvas(WIDTH, height, OAK.seam)
    canvas.paste((0, 0), wall(WIDTH, height))
    canvas.paste((MARGIN, MARGIN), sheet(WIDTH - 2 * MARGIN, height - 2 * MARGIN, nailed=True))
    top = MARGIN + NAME_HEIGHT
    middle = (WIDTH // 2, MARGIN + 78)
    canvas.write(
        middle, legible_name(chart.name), 64, bold=True, anchor="m", width=RIGHT - LEFT - 120
    )
    _paint_figures(canvas, chart.figures, top)
    top += FIGURES_HEIGHT
    if chart.curve:
        _paint_curve(canvas, chart, top)
        top += curve
    if chart.form:
        _paint_form(canvas, chart, top)
        top += form
    for n, line in enumerate(chart.lines):
        y = top + 40 + n * LINE_HEIGHT
        canvas.panel((LEFT, y - 9), (18, 18), GOLD, 9)
        canvas.write((LEFT + 40, y), line, TYPE, width=RIGHT - LEFT - 40)
    return canvas.image


def _paint_figures(canvas: Canvas, figures: Sequence[tuple[str, str]], top: int) -> None:
    """Write figures side by side, each above what it counts and in as much room as it needs."""
    needed = [
        max(text_width(figure, FIGURE_TYPE, bold=True), text_width(counted, TYPE))
        for counted, figure in figures
    ]
    spare = (RIGHT - LEFT - sum(needed)) // max(1, len(figures))
    left = LEFT
    for (counted, figure), room in zip(figures, (width + spare for width in needed), strict=True):
        x = left + room // 2
        canvas.write((x, top + 40), figure, FIGURE_TYPE, bold=True, anchor="m", width=room)
        canvas.write((x, top + 116), counted, TYPE, FADED, anchor="m", width=room)
        left += room


def _paint_curve(canvas: Canvas, chart: ProfileChart, top: int) -> None:
    """Draw the curve with a pale band for its uncertainty, and lines at round ratings."""
    canvas.write((LEFT, top + 30), chart.curve_title, TYPE, bold=True, width=RIGHT - LEFT)
    top += CURVE_TITLE_HEIGHT
    low = min(rating - spread for rating, spread in chart.curve) - 10
    high = max(rating + spread for rating, spread in chart.curve) + 10
    width = RIGHT - LEFT - SCALE_WIDTH

    def down(rating: float) -> float:
        return CURVE_HEIGHT * (high - rating) / (high - low)

    shapes = []
    for rating in round_ratings(low, high):
        y = down(rating)
        shapes.append(f'<path d="M0 {y:.1f}H{width}" stroke="{RULE}" stroke-width="3"/>')
        spot = (LEFT + SCALE_WIDTH - 20, top + round(y))
        canvas.write(spot, str(rating), TYPE, FADED, anchor="r")
    across = [14 + (width - 28) * n / max(1, len(chart.curve) - 1) for n in range(len(chart.curve))]
    points = list(zip(across, chart.curve, strict=True))
    above = [f"{x:.1f} {down(rating + spread):.1f}" for x, (rating, spread) in points]
    below = [f"{x:.1f} {down(rating - spread):.1f}" for x, (rating, spread) in points]
    shapes.insert(0, f'<path d="M{"L".join([*above, *reversed(below)])}Z" fill="{PALE_BLUE}"/>')
    line = "L".join(f"{x:.1f} {down(rating):.1f}" for x, (rating, _) in points)
    shapes.append(
        f'<path d="M{line}" fill="none" stroke="{BLUE}" stroke-width="8" stroke-linejoin="round"'
        ' stroke-linecap="round"/>'
    )
    x, (rating, _) = points[-1]
    shapes.append(
        f'<circle cx="{x:.1f}" cy="{down(rating):.1f}" r="13" fill="{BLUE}" stroke="#FFFFFF"'
        ' stroke-width="5"/>'
    )
    drawn = rasterise("".join(shapes), (width, CURVE_HEIGHT), ())
    canvas.paste((LEFT + SCALE_WIDTH, top), drawn)


def round_ratings(low: int, high: int) -> list[int]:
    """Return the round ratings at which lines are drawn, at most `MOST_LINES`.

    >>> round_ratings(1320, 1705)
    [1400, 1500, 1600, 1700]
    """
    for step in STEPS:
        first = -(-low // step) * step
        if (high - first) // step < MOST_LINES:
            return list(range(first, high + 1, step))
    return []


def _paint_form(canvas: Canvas, chart: ProfileChart, top: int) -> None:
    """Draw a bar for each of the last matches: up for a victory, down for a defeat."""
    canvas.write((LEFT, top + 30), chart.form_title, TYPE, bold=True, width=RIGHT - LEFT)
    middle, step = top + 116, 84
    canvas.panel((LEFT, middle - 2), (step * len(chart.form) + 8, 4), RULE, 2)
    for n, ended in enumerate(chart.form):
        _paint_end(canvas, ended, LEFT + 12 + n * step, middle)


def _paint_end(canvas: Canvas, ended: Ended, left: int, middle: int) -> None:
    """Draw how one match ended: an empty bar for a player who left."""
    if ended == "won":
        canvas.panel((left, middle - 50), (60, 46), GOOD, 10)
    elif ended == "lost":
        canvas.panel((left, middle + 4), (60, 46), BAD, 10)
    else:
        canvas.panel((left, middle + 4), (60, 46), "#FFFFFF", 10, INK, 5)
