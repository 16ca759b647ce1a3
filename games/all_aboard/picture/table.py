"""The picture for all: boats with their cards, and a panel for every player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.picture import cards
from games.all_aboard.picture.boats import paint_boats
from games.all_aboard.picture.header import start_picture
from games.all_aboard.picture.last_sailing import paint_last_sailing, sailing_height
from games.all_aboard.picture.sailing_scene import SURFACE, paint_scene
from games.all_aboard.picture.scenery import columns, near_water
from games.kit.draw.canvas import GOLD, GOOD, PAPER, PHONE_TYPE, Canvas, glyph
from games.kit.draw.text.names import seat_letter

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.all_aboard.model import View
    from games.kit.words import Voice

PANELS_TOP: Final = 848
"""Where the panels of the players begin."""


def draw_table(view: View, voice: Voice) -> Image:
    """Draw what the whole table sees: after a sailing how it went, else the boats."""
    if view.just_sailed:
        canvas = start_picture(view, voice, (SURFACE, 786))
        paint_scene(canvas, view, voice)
    else:
        canvas = _boats(view, voice)
    canvas.paste((0, 786), near_water(50))
    for seat in range(len(view.cupids)):
        paint_player(canvas, view, voice, seat)
    return canvas.image


def _boats(view: View, voice: Voice) -> Canvas:
    """Start a picture with the boats that animals board, and above them how the last ones fared."""
    canvas = start_picture(view, voice, (720, 786))
    if view.departed_boats:
        paint_last_sailing(canvas, view.departed_boats, voice, 160)
    top = 176 + sailing_height(len(view.boats)) if view.departed_boats else 172
    paint_boats(canvas, view, voice, top, 812)
    return canvas


def paint_player(canvas: Canvas, view: View, voice: Voice, seat: int) -> None:
    """Paint a player's panel: name, points and cupids, then saved animals, hand and pile."""
    (left, width), top = columns(len(view.cupids))[seat], PANELS_TOP
    turn = seat == view.turn
    canvas.panel((left, top), (width, 178), PAPER, 24, GOLD if turn else "", 8 if turn else 0)
    canvas.badge((left + 44, top + 42), seat, 56, seat_letter(voice, seat))
    canvas.write((left + 80, top + 42), voice.name(seat), PHONE_TYPE, bold=True, width=width - 98)
    if seat == view.first:
        canvas.glyph((left + width - 24, top + 2), "🚩", 56)
    canvas.glyph((left + 44, top + 98), "⭐", 48)
    canvas.write((left + 76, top + 98), str(view.points[seat]), 54, bold=True)
    step = min((width - 40) // 3, 140)
    right = left + 20 + 2 * step
    canvas.glyph((right + 19, top + 98), "💘", 42)
    canvas.write((right + 44, top + 98), str(view.cupids[seat]), PHONE_TYPE, bold=True)
    if view.just_sailed and view.gained:
        canvas.paste((left + 18, top + 127), glyph("🛟", 38))
        canvas.write((left + 60, top + 147), str(len(view.saved[seat])), PHONE_TYPE, bold=True)
        gained = f"+{view.gained[seat]}"
        canvas.write((left + width - 22, top + 147), gained, 48, GOOD, bold=True, anchor="r")
        return
    counts: tuple[tuple[Image, int], ...] = (
        (glyph("🛟", 38), len(view.saved[seat])),
        (cards.pile_icon(38, cards=1), view.hand_sizes[seat]),
        (cards.pile_icon(38, cards=2), view.pile_sizes[seat]),
    )
    x = left + 18
    for n, (icon, count) in enumerate(counts):
        canvas.paste((x, top + 127), icon)
        canvas.write((x + 42, top + 147), str(count), PHONE_TYPE, bold=True)
        # Animals saved may be many, cards are not.
        x += max(step, 88) if n == 0 else max(step, 66)
