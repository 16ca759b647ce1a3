"""A day's try, to be shared: how it went step by step, on paper nailed to a wall of wood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import BAD, FADED, Canvas, wrap
from games.kit.draw.materials import OAK, sheet, wall
from games.kit.draw.pages.profile import BLUE, RULE
from games.kit.draw.text.names import legible_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.kit.charts import DayChart

WIDTH: Final = 1000
"""Narrower than other pages, so that a phone shows it larger."""
MARGIN: Final = 30
ROOM: Final = WIDTH - 2 * MARGIN - 80
NAME_TYPE: Final = 60
TYPE: Final = 46
ROW: Final = 64
NAME_HEIGHT: Final = 120
MARKS_HEIGHT: Final = 220
BELOW_HEIGHT: Final = 90
STEP: Final = 84
"""From one mark to the next."""
MARK: Final = 64
"""The side of a mark; that of a step after which all is as before is flat."""
FLAT: Final = 14


def draw_day(chart: DayChart) -> Image:
    """Draw a try: marks of steps after which it stood better lie above the line, others below."""
    rows = wrap(chart.result, TYPE, ROOM, 2)
    height = NAME_HEIGHT + ROW * len(rows) + MARKS_HEIGHT + BELOW_HEIGHT + 2 * MARGIN
    canvas, middle = Canvas(WIDTH, height, OAK.seam), WIDTH // 2
    canvas.paste((0, 0), wall(WIDTH, height))
    canvas.paste((MARGIN, MARGIN), sheet(WIDTH - 2 * MARGIN, height - 2 * MARGIN, nailed=True))
    name, top = legible_name(chart.name), MARGIN + NAME_HEIGHT
    canvas.write((middle, MARGIN + 76), name, NAME_TYPE, bold=True, anchor="m", width=ROOM)
    for row in rows:
        canvas.write((middle, top + ROW // 2), row, TYPE, anchor="m")
        top += ROW
    _paint_marks(canvas, chart.changes, top + MARKS_HEIGHT // 2)
    spot = (middle, top + MARKS_HEIGHT + 24)
    canvas.write(spot, chart.below, TYPE, FADED, bold=True, anchor="m", width=ROOM)
    return canvas.image


def _paint_marks(canvas: Canvas, changes: Sequence[int], middle: int) -> None:
    width = STEP * len(changes)
    left = (WIDTH - width) // 2
    canvas.panel((left - 20, middle - 3), (width + 40, 6), RULE, 3)
    for n, change in enumerate(changes):
        x = left + n * STEP + (STEP - MARK) // 2
        if change > 0:
            canvas.panel((x, middle - MARK - 8), (MARK, MARK), BLUE, 12)
        elif change < 0:
            canvas.panel((x, middle + 8), (MARK, MARK), BAD, 12)
        else:
            canvas.panel((x, middle - FLAT // 2), (MARK, FLAT), FADED, FLAT // 2)
