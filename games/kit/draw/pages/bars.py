"""Bars: a leaderboard as a picture, a bar for everybody, on paper nailed to a wall of wood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import FADED, GOLD, INK, PHONE_TYPE, Canvas, fit, text_width, wrap
from games.kit.draw.materials import OAK, sheet, wall
from games.kit.draw.pages.podium import MEDALS
from games.kit.draw.text.names import legible_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.kit.charts import Bar

WIDTH: Final = 1400
MARGIN: Final = 40
TITLE_HEIGHT: Final = 128
PAD: Final = 14
"""Between the paper's edge and the last row, and the first one where there is no title."""
ROW: Final = 112
"""Height of one bar with its name."""
BAR_LEFT: Final = 176
"""Where bars and names begin: left of them stands the rank."""
BAR_HEIGHT: Final = 34
NAME_TYPE: Final = 46
NOTE_TYPE: Final = 40
FIGURE_WIDTH: Final = 330
"""Right of the bars, for what they stand for in figures."""
BAR_COLOURS: Final = (GOLD, "#B9C4CE", "#D08A4E")
"""Of the first three ranks."""
PLAIN_BAR: Final = "#5B94C9"
PALE_BAR: Final = "#E6DECB"
"""What of a bar is only tried for: matches that were not won."""


def draw_bars(title: str, bars: Sequence[Bar]) -> Image:
    """Draw a leaderboard, in the order given; bars are as long as the longest is wide.

    The title is "" where it stands above the picture.
    """
    top = TITLE_HEIGHT if title else PAD
    height = top + ROW * len(bars) + PAD + 2 * MARGIN
    canvas = Canvas(WIDTH, height, OAK.seam)
    canvas.paste((0, 0), wall(WIDTH, height))
    canvas.paste((MARGIN, MARGIN), sheet(WIDTH - 2 * MARGIN, height - 2 * MARGIN, nailed=True))
    if title:
        _write_title(canvas, title)
    longest = max((bar.whole for bar in bars), default=1) or 1
    for n, bar in enumerate(bars):
        _paint_bar(canvas, bar, MARGIN + top + n * ROW, longest)
    return canvas.image


def _write_title(canvas: Canvas, title: str) -> None:
    canvas.glyph((MARGIN + 74, MARGIN + 62), "🏆", 84)
    rows = wrap(title, 50, WIDTH - 2 * MARGIN - 180, 2, bold=True)
    for n, row in enumerate(rows):
        y = MARGIN + 62 + (2 * n + 1 - len(rows)) * 28
        canvas.write((MARGIN + 136, y), row, 50, bold=True)


def _paint_bar(canvas: Canvas, bar: Bar, top: int, longest: int) -> None:
    room = WIDTH - MARGIN - 30 - FIGURE_WIDTH - BAR_LEFT
    if bar.has_medal and 0 < bar.rank <= len(MEDALS):
        canvas.glyph((MARGIN + 76, top + 54), MEDALS[bar.rank - 1], 72)
    else:
        spot = (MARGIN + 76, top + 54)
        canvas.write(spot, f"{bar.rank}." if bar.rank else "–", 44, FADED, bold=True, anchor="m")
    name = fit(legible_name(bar.name), NAME_TYPE, room, bold=True)
    canvas.write((BAR_LEFT, top + 30), name, NAME_TYPE, INK, bold=True)
    colour = BAR_COLOURS[bar.rank - 1] if 0 < bar.rank <= len(BAR_COLOURS) else PLAIN_BAR
    for length, fill in ((bar.whole, PALE_BAR), (bar.length, colour)):
        if length:
            width = max(BAR_HEIGHT, round(room * length / longest))
            canvas.panel((BAR_LEFT, top + 62), (width, BAR_HEIGHT), fill, BAR_HEIGHT // 2)
    right = WIDTH - MARGIN - 30
    middle = top + (28 if bar.note else 54)
    size = 44 if text_width(bar.figure, 44, bold=True) <= FIGURE_WIDTH - 20 else PHONE_TYPE
    canvas.write((right, middle), bar.figure, size, bold=True, anchor="r")
    if bar.note:
        canvas.write((right, top + 76), bar.note, NOTE_TYPE, FADED, anchor="r")
