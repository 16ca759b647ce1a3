"""The picture of the end: a podium, the last sailing, and whom everybody saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.components import ICONS, in_order
from games.all_aboard.picture.last_sailing import paint_last_sailing
from games.all_aboard.picture.scenery import WIDTH, backdrop, near_water
from games.kit.draw.canvas import PAPER, PHONE_TYPE, Canvas, glyph
from games.kit.draw.materials import Wood
from games.kit.draw.pages.podium import headline, paint_headline, paint_podium, standings
from games.kit.draw.text.names import seat_letter

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.all_aboard.model import View
    from games.kit.game import Outcome
    from games.kit.words import Voice

FLOOR: Final = 812
"""Where the podium stands."""
STEP_HEIGHT: Final = 280
"""Of the first step."""
LAST_SAILING_AT: Final = 150
"""Where it begins, clear of the headline's paper."""
DRIFTWOOD: Final = Wood("#A9713C", "#C9935A", "#7C4A20")


def draw_podium(view: View, result: Outcome, voice: Voice) -> Image:
    """Draw the result of a match, best first."""
    canvas = Canvas.over(backdrop(720, 786))
    places = standings(result, len(view.points), _merits(view))
    step = FLOOR, STEP_HEIGHT, DRIFTWOOD
    podium = paint_podium(canvas, places, voice, *step, honours=view.honours, reader=view.seat)
    paint_headline(canvas, voice(headline(result, honours=view.honours)))
    paint_last_sailing(canvas, view.departed_boats, voice, LAST_SAILING_AT)
    canvas.paste((0, 786), near_water(50))
    for place, column, _ in podium:
        _paint_saved(canvas, view, voice, place.seat, column)
    return canvas.image


def _merits(view: View) -> list[tuple[int, ...]]:
    """Return what the seats are ranked by: points, cupids and the number of saved animals."""
    return list(zip(view.points, view.cupids, map(len, view.saved), strict=True))


def _paint_saved(
    canvas: Canvas, view: View, voice: Voice, seat: int, column: tuple[int, int]
) -> None:
    """Paint whom a player saved, and the cupids."""
    (left, width), top = column, 848
    canvas.panel((left, top), (width, 178), PAPER)
    canvas.badge((left + 40, top + 38), seat, 52, seat_letter(voice, seat))
    canvas.glyph((left + 98, top + 38), "🛟", 40)
    canvas.write((left + 124, top + 38), str(len(view.saved[seat])), PHONE_TYPE, bold=True)
    canvas.glyph((left + 190, top + 38), "💘", 42)
    canvas.write((left + 216, top + 38), str(view.cupids[seat]), PHONE_TYPE, bold=True)
    in_row = 6 if width < WIDTH // 3 else 12
    size = min((width - 28) // in_row, 52)
    for n, animal in enumerate(in_order(view.saved[seat])):
        spot = (left + 16 + n % in_row * size, top + 68 + n // in_row * 52)
        canvas.paste(spot, glyph(ICONS[animal], size - 2))
