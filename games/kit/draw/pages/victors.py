"""The end of a tournament or a day: the best on a podium, and below a knock-out's bracket."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import PHONE_TYPE, Canvas, wrap
from games.kit.draw.materials import OAK, sheet, wall
from games.kit.draw.pages.bracket import draw_bracket
from games.kit.draw.pages.podium import WIDEST, WIDTH, Standing, paint_podium
from games.kit.draw.scale import extent
from games.kit.draw.text.names import legible_name
from games.kit.words import LANGUAGES, Voice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.kit.charts import BracketMatch, PodiumPlace

MARGIN: Final = 18
HEIGHT: Final = 660
FLOOR: Final = 590
"""Where the podium stands."""
STEP_HEIGHT: Final = 280
"""Of the first step."""
LINE_ROWS: Final = 3
"""Rows that a line on the front of a step may take."""
LINE_ROW: Final = 46
ROOM_FOR_LINES: Final = 120
"""By how much higher the picture and all steps are with lines."""


def draw_victors(victors: Sequence[PodiumPlace], rounds: Sequence[Sequence[BracketMatch]]) -> Image:
    """Draw a podium, best first, and with `rounds` the bracket below it."""
    bracket = draw_bracket(rounds) if rounds else None
    more = ROOM_FOR_LINES if any(one.line for one in victors) else 0
    height, below = HEIGHT + more, extent(bracket)[1] if bracket else 0
    canvas = Canvas(WIDTH, height + below, OAK.seam)
    canvas.paste((0, 0), wall(WIDTH, height))
    canvas.paste((MARGIN, MARGIN), sheet(WIDTH - 2 * MARGIN, height - 2 * MARGIN))
    names = tuple(legible_name(one.name) for one in victors)
    places = [
        Standing(seat, one.rank - 1, won=one.rank == 1, said=one.figure)
        for seat, one in enumerate(victors)
    ]
    voice = Voice(LANGUAGES[0], names=names)
    built = paint_podium(canvas, places, voice, FLOOR + more, STEP_HEIGHT + more)
    for one, (_, spot, front) in zip(victors, built, strict=True):
        if one.line:
            _paint_line(canvas, one.line, spot, front)
    if bracket:
        canvas.paste((0, height), bracket)
    return canvas.image


def rows_of_line(line: str, breadth: int) -> tuple[str, ...]:
    """Return the rows of a line on the front of a step; what does not fit is left out."""
    return wrap(line, PHONE_TYPE, breadth - 44, LINE_ROWS, bold=True)


def _paint_line(canvas: Canvas, line: str, column: tuple[int, int], top: int) -> None:
    """Nail up a sheet with a line on the front of a step, whose front is free from `top` on."""
    (left, breadth), width = column, min(column[1], WIDEST) - 24
    rows = rows_of_line(line, width + 24)
    middle = left + breadth // 2
    canvas.paste((middle - width // 2, top), sheet(width, LINE_ROW * len(rows) + 14))
    for n, row in enumerate(rows):
        y = top + 7 + LINE_ROW * n + LINE_ROW // 2
        canvas.write((middle, y), row, PHONE_TYPE, bold=True, anchor="m")
