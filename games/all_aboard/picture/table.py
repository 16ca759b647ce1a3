"""The picture for all: boats with their cards, and a panel for every player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.all_aboard.picture import cards
from games.all_aboard.picture.boats import paint_boats
from games.all_aboard.picture.header import paint_header
from games.all_aboard.picture.last_sailing import paint_last_sailing
from games.all_aboard.picture.scenery import backdrop, columns, near_water
from games.kit.draw.canvas import GOLD, PAPER, Canvas, glyph

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.all_aboard.model import View
    from games.kit.words import Voice


def draw_table(view: View, voice: Voice) -> Image:
    """Draw what the whole table sees."""
    canvas = Canvas.over(backdrop(720, 786))
    paint_header(canvas, view, voice)
    if view.departed_boats:
        paint_last_sailing(canvas, view.departed_boats, voice, 160)
    paint_boats(canvas, view, voice, 284 if view.departed_boats else 172, 812)
    canvas.paste((0, 786), near_water(50))
    for seat in range(len(view.cupids)):
        _paint_player(canvas, view, voice, seat)
    return canvas.image


def _paint_player(canvas: Canvas, view: View, voice: Voice, seat: int) -> None:
    """Paint a player's panel: name, points and cupids, then saved animals, hand and pile."""
    (left, width), top = columns(len(view.cupids))[seat], 848
    turn = seat == view.turn
    canvas.panel((left, top), (width, 178), PAPER, 24, GOLD if turn else "", 8 if turn else 0)
    canvas.badge((left + 44, top + 42), seat, 56)
    canvas.write((left + 80, top + 42), voice.name(seat), 34, bold=True, width=width - 98)
    if seat == view.first:
        canvas.glyph((left + width - 24, top + 2), "🚩", 56)
    canvas.glyph((left + 44, top + 98), "⭐", 48)
    canvas.write((left + 76, top + 98), str(view.points[seat]), 54, bold=True)
    step = min((width - 40) // 3, 140)
    right = left + 20 + 2 * step
    canvas.glyph((right + 19, top + 98), "💘", 42)
    canvas.write((right + 44, top + 98), str(view.cupids[seat]), 34, bold=True)
    counts: tuple[tuple[Image, int], ...] = (
        (glyph("🛟", 38), len(view.saved[seat])),
        (cards.pile_icon(38, cards=1), view.hand_sizes[seat]),
        (cards.pile_icon(38, cards=2), view.pile_sizes[seat]),
    )
    for n, (icon, count) in enumerate(counts):
        canvas.paste((left + 20 + n * step, top + 128), icon)
        canvas.write((left + 64 + n * step, top + 147), str(count), 32, bold=True)
