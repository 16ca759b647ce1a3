"""Who has what between the voyages, and the chests still to be placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.alles_an_bord.art import ART
from games.alles_an_bord.components import ICONS
from games.alles_an_bord.picture.goods import sack
from games.alles_an_bord.picture.layout import MARGIN, MIDDLE_TOP, SHIPS_TOP, WIDTH
from games.kit.draw.canvas import FADED, GOLD, GOOD, PAPER, PHONE_TYPE, Canvas
from games.kit.draw.text.names import seat_letter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.alles_an_bord.model import View
    from games.kit.words import Voice


def paint_purses(
    canvas: Canvas,
    view: View,
    voice: Voice,
    sold: Mapping[int, int] | None = None,
    room: int = SHIPS_TOP - MIDDLE_TOP - 20,
) -> None:
    """Paint what everybody has after a voyage, and the chests to be placed or the goods sold."""
    seats = sorted(range(len(view.ships)), key=lambda seat: -view.ships[seat].total)
    height = room // max(len(seats), 3) - 10
    top = MIDDLE_TOP
    for seat in seats:
        edge = (GOLD, 8) if seat in view.acting else ("", 0)
        canvas.panel((MARGIN, top), (WIDTH - 2 * MARGIN, height), PAPER, 24, *edge)
        middle = top + height // 2
        canvas.badge((MARGIN + 64, middle), seat, 76, seat_letter(voice, seat))
        canvas.write((MARGIN + 122, middle), voice.name(seat), 46, bold=True, width=380)
        _paint_belongings(canvas, view, seat, (MARGIN + 530, middle))
        if sold is not None:
            canvas.paste((WIDTH - 430, middle - 36), sack("any", "", 66))
            canvas.write((WIDTH - 350, middle), f"+{sold.get(seat, 0)}", 48, GOOD, bold=True)
        elif count := view.new_chests[seat]:
            words = voice("picture-to-place", count=count)
            spot = (WIDTH - 240, middle)
            canvas.write(spot, words, PHONE_TYPE, FADED, bold=True, anchor="r", width=330)
        total = str(view.ships[seat].total)
        canvas.write((WIDTH - MARGIN - 30, middle), total, 64, bold=True, anchor="r")
        top += height + 10


def _paint_belongings(canvas: Canvas, view: View, seat: int, at: tuple[int, int]) -> None:
    ship = view.ships[seat]
    x, y = at
    canvas.glyph((x, y), ICONS["money"], 52)
    x += 34 + canvas.write((x + 34, y), str(ship.coins), 40, bold=True) + 46
    canvas.paste((x - 28, y - 28), ART.image("chest", 56))
    x += 34 + canvas.write((x + 34, y), str(ship.chests), 40, bold=True) + 46
    if ship.parrot:
        canvas.glyph((x, y), ICONS["parrot"], 56)
