"""The picture for all: boats with their cards, and a panel for every player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.art import ART
from games.all_aboard.picture.boats import paint_boats
from games.all_aboard.picture.header import start_picture
from games.all_aboard.picture.last_sailing import paint_last_sailing, sailing_height
from games.all_aboard.picture.sailing_scene import SURFACE, paint_scene
from games.all_aboard.picture.scenery import MARGIN, WIDTH, columns, near_water
from games.kit.draw.canvas import GOLD, GOOD, PAPER, PHONE_TYPE, Canvas, glyph, text_width
from games.kit.draw.text.names import seat_letter

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.all_aboard.model import View
    from games.kit.words import Voice

LAST_SAILING_AT: Final = 160
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
    """Start a picture with the boats that animals board.

    Above them stands how the last ones fared, or in the first round what the signs below mean.
    """
    canvas = start_picture(view, voice, (720, 786))
    if view.departed_boats:
        paint_last_sailing(canvas, view.departed_boats, voice, LAST_SAILING_AT)
    else:
        _paint_legend(canvas, voice, 170)
    paint_boats(canvas, view, voice, 176 + sailing_height(len(view.boats)), 812)
    return canvas


def _paint_legend(canvas: Canvas, voice: Voice, top: int) -> None:
    """Say what the signs on the panels of the players mean."""
    signs = [
        (glyph("⭐", 42), voice("picture-points")),
        (glyph("💘", 42), voice("picture-in-love")),
        *zip(_signs(), _words_for_counts(voice), strict=True),
        (glyph("🚩", 42), voice("picture-begins")),
    ]
    wide = sum(54 + text_width(words, PHONE_TYPE) for _, words in signs)
    gap = (WIDTH - 2 * MARGIN - 48 - wide) // (len(signs) - 1)
    canvas.panel((MARGIN, top), (WIDTH - 2 * MARGIN, 72), PAPER, 22)
    x = MARGIN + 24
    for icon, words in signs:
        canvas.paste((x, top + 15), icon)
        x += 54 + canvas.write((x + 54, top + 36), words, PHONE_TYPE) + gap


def _signs() -> tuple[Image, ...]:
    """Return the signs for animals saved, cards in hand and cards in the pile."""
    return glyph("🛟", 38), ART.image("hand", 38), ART.image("pile", 38)


def _words_for_counts(voice: Voice) -> tuple[str, ...]:
    return tuple(voice(f"picture-{what}") for what in ("saved", "in-hand", "in-pile"))


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
    counts: tuple[int, ...] = (len(view.saved[seat]), view.hand_sizes[seat], view.pile_sizes[seat])
    if view.just_sailed and view.gained:
        counts = counts[:1]
        gained = f"+{view.gained[seat]}"
        canvas.write((left + width - 22, top + 147), gained, 48, GOOD, bold=True, anchor="r")
    _paint_counts(canvas, counts, voice, (left + 18, top + 147), width - 36)


def _paint_counts(
    canvas: Canvas, counts: tuple[int, ...], voice: Voice, at: tuple[int, int], room: int
) -> None:
    """Write how many animals are saved, and cards in hand and pile: in words where there is room.

    Animals saved may be many, cards are not.
    """
    x, line = at
    words = _words_for_counts(voice)
    if sum(48 + text_width(word, PHONE_TYPE) for word in words) <= room:
        for count, word in zip(counts, words, strict=False):
            x += canvas.write((x, line), str(count), PHONE_TYPE, bold=True) + 10
            x += canvas.write((x, line), word, PHONE_TYPE) + 24
        return
    step = min((room - 4) // 3, 140)
    for n, (icon, count) in enumerate(zip(_signs(), counts, strict=False)):
        canvas.paste((x, line - 20), icon)
        canvas.write((x + 42, line), str(count), PHONE_TYPE, bold=True)
        x += max(step, 88) if n == 0 else max(step, 66)
