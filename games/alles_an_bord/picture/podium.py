"""The podium at the end of a match: a step for each seat, on it what it brought home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.art import ART
from games.alles_an_bord.components import ICONS
from games.kit.draw.canvas import text_width
from games.kit.draw.pages.podium import headline, paint_headline, paint_podium, standings

if TYPE_CHECKING:
    from games.alles_an_bord.model import View
    from games.kit.draw.canvas import Canvas
    from games.kit.game import Outcome
    from games.kit.words import Voice

FLOOR: Final = 1010
"""Where the podium stands."""
STEP_HEIGHT: Final = 480
"""Of the first step."""
MOST_LARGE_CHESTS: Final = 5
"""So many chests stand on a step in full size; more are smaller."""
SMALL_CHESTS_IN_ROW: Final = 6


def paint_end(canvas: Canvas, view: View, result: Outcome, voice: Voice) -> None:
    """Paint the final ranking: a step for each seat, on it what it brought home."""
    places = standings(result, len(view.ships))
    podium = paint_podium(
        canvas, places, voice, FLOOR, STEP_HEIGHT, honours=view.honours, reader=view.seat
    )
    for place, (left, width), top in podium:
        _paint_money(canvas, view, place.seat, left + width // 2, top + 40)
    paint_headline(canvas, voice(headline(result, honours=view.honours)))


def _paint_money(canvas: Canvas, view: View, seat: int, middle: int, top: int) -> None:
    """Show the coins and chests of which a score is made."""
    ship = view.ships[seat]
    coins, chests = str(ship.coins), ship.chests
    left = middle - (60 + text_width(coins, 46, bold=True)) // 2
    canvas.glyph((left + 26, top), ICONS["money"], 54)
    canvas.write((left + 60, top), coins, 46, bold=True)
    large = chests <= MOST_LARGE_CHESTS
    size, in_row = (60, MOST_LARGE_CHESTS) if large else (46, SMALL_CHESTS_IN_ROW)
    for n in range(chests):
        row, place = divmod(n, in_row)
        width = min(chests - row * in_row, in_row) * (size + 4) - 4
        x = middle - width // 2 + place * (size + 4)
        canvas.paste((x, FLOOR - 14 - (row + 1) * size), ART.image("chest", size))
