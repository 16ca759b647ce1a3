"""The picture of Hedges: the garden with the badges of who has planted where.

It knows a view and nothing else, so it cannot show what its viewer must not see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from examples.hedges.model import COLUMNS, ROWS
from games.kit.draw.canvas import GOLD, INK, PAPER, WHITE, Canvas
from games.kit.draw.text.names import seat_letter
from games.kit.text import SeatName

if TYPE_CHECKING:
    from PIL.Image import Image

    from examples.hedges.model import View
    from games.kit.words import Voice

WIDTH: Final = 1400
HEIGHT: Final = 1020
SIDE: Final = 116
"""Of a square, in units."""
LEFT: Final = 300
TOP: Final = 150
GREEN: Final = "#2F5D3A"


def draw(view: View, voice: Voice) -> Image:
    """Paint what one seat may see, or what the whole table sees; one's secret row is gold."""
    canvas = Canvas(WIDTH, HEIGHT, GREEN)
    if view.turn is not None:
        line = voice("view-turn", value=SeatName(seat=view.turn))
        canvas.write((40, 50), line, 44, WHITE, bold=True, width=WIDTH - 80)
    for n, column in enumerate(COLUMNS):
        canvas.write((LEFT + n * SIDE + 54, TOP - 34), column, 40, WHITE, anchor="m")
    for row, signs in zip(ROWS, view.garden, strict=True):
        y = TOP + (row - 1) * SIDE
        canvas.write((LEFT - 40, y + 54), str(row), 40, WHITE, anchor="m")
        for n, sign in enumerate(signs):
            x = LEFT + n * SIDE
            edge = GOLD if row == view.own_row else INK
            canvas.panel((x, y), (108, 108), PAPER, 12, edge, 8 if edge == GOLD else 2)
            if sign.isdecimal():
                seat = int(sign) - 1
                canvas.badge((x + 54, y + 54), seat, 80, seat_letter(voice, seat))
    return canvas.image
