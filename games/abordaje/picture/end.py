"""The end of a match: both captains on the podium, above the ships as they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.abordaje.components import SIDES
from games.abordaje.picture import pieces, ships
from games.abordaje.picture.layout import HEIGHT, WIDTH
from games.kit.draw.canvas import Canvas
from games.kit.draw.materials import Wood
from games.kit.draw.pages.podium import LOWER, paint_headline, paint_podium, standings
from games.kit.draw.scale import to_pixels
from games.kit.headline import headline

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.abordaje.components import Side
    from games.abordaje.model import View
    from games.kit.game import Outcome
    from games.kit.words import Voice

SCENE_HEIGHT: Final = 586
"""Of the podium, which stands where the header was."""
HEADER_HEIGHT: Final = 146
END_HEIGHT: Final = SCENE_HEIGHT + HEIGHT - HEADER_HEIGHT
STEP_HEIGHT: Final = 186
CAPTAIN_HEIGHT: Final = 112
FLAG: Final = 84
SHIP_WOOD: Final = Wood("#8C5A2E", "#AC7A48", "#603A1A")


def draw_end(table: Image, view: View, result: Outcome, voice: Voice) -> Image:
    """Put the podium above the table: who won, and what was conquered."""
    canvas = Canvas(WIDTH, END_HEIGHT, ships.SEA_COLOUR)
    canvas.paste((0, 0), ships.swell(SCENE_HEIGHT))
    places = standings(result, len(SIDES))
    for place, (left, width), _ in paint_podium(
        canvas, places, voice, SCENE_HEIGHT, STEP_HEIGHT, SHIP_WOOD
    ):
        at = SIDES.index(_side(view, place.seat))
        top = SCENE_HEIGHT - STEP_HEIGHT + LOWER[place.rank]
        middle = left + width // 2
        canvas.paste(
            (middle - 150, top - CAPTAIN_HEIGHT - 12), pieces.captain(SIDES[at], CAPTAIN_HEIGHT)
        )
        for n, _ in enumerate(view.forces[at].conquests):
            spot = (middle - 40 + n * (FLAG + 10), top + 36)
            canvas.paste(spot, pieces.marker(SIDES[at], FLAG))
    paint_headline(canvas, _headline(result, voice))
    lower = table.crop((0, to_pixels(HEADER_HEIGHT), table.width, table.height))
    canvas.paste((0, SCENE_HEIGHT), lower)
    return canvas.image


def _side(view: View, seat: int) -> Side:
    return next(side for side in SIDES if view.seat_of(side) == seat)


def _headline(result: Outcome, voice: Voice) -> str:
    """Say who won, and how; a tie is its reason."""
    key = f"headline-{result.reason}"
    if result.winners and voice.knows(key):
        return voice(key, **headline(result).args)
    return voice(headline(result) if result.winners else result.reason)
