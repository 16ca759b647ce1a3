"""The end of a match: both captains on the podium, above the ships as they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.abordaje.art import ART
from games.abordaje.components import SIDES
from games.abordaje.picture import pieces, ships
from games.abordaje.picture.layout import HEIGHT, WIDTH
from games.kit.draw.canvas import PHONE_TYPE, Canvas, fit, text_width
from games.kit.draw.materials import GOLDEN, Wood, sheet, wall
from games.kit.draw.pages.podium import (
    BADGE,
    LOWER,
    headline,
    paint_headline,
    paint_podium,
    standings,
)
from games.kit.draw.scale import to_pixels

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
MARK: Final = 114
TIE_WIDTH: Final = 760
"""Of the step that both captains share."""
SHIP_WOOD: Final = Wood("#8C5A2E", "#AC7A48", "#603A1A")


def draw_end(table: Image, view: View, result: Outcome, voice: Voice) -> Image:
    """Put the podium above the table: who won, and what was conquered."""
    canvas = Canvas(WIDTH, END_HEIGHT, ships.SEA_COLOUR)
    canvas.paste((0, 0), ships.swell(SCENE_HEIGHT))
    if result.winners:
        _paint_winner(canvas, view, result, voice)
    else:
        _paint_tie(canvas, view, voice)
    paint_headline(canvas, _headline(view, result, voice))
    lower = table.crop((0, to_pixels(HEADER_HEIGHT), table.width, table.height))
    canvas.paste((0, SCENE_HEIGHT), lower)
    return canvas.image


def _paint_winner(canvas: Canvas, view: View, result: Outcome, voice: Voice) -> None:
    places = standings(result, len(SIDES))
    for place, (left, width), _ in paint_podium(
        canvas,
        places,
        voice,
        SCENE_HEIGHT,
        STEP_HEIGHT,
        SHIP_WOOD,
        honours=view.honours,
        reader=view.seat,
    ):
        side = _side(view, place.seat)
        top, middle = SCENE_HEIGHT - STEP_HEIGHT + LOWER[place.rank], left + width // 2
        spot = (middle - 150, top - CAPTAIN_HEIGHT - 12)
        canvas.paste(spot, ART.image(f"captain-{side}", CAPTAIN_HEIGHT))
        # Its mark stands for a side everywhere, so it covers the badge of the seat.
        head = top - 14 - BADGE // 2
        man = ART.image(f"man-{side}", MARK)
        canvas.paste((middle - MARK * 12 // 25, head - MARK * 9 // 20), man)
        if place.won:
            canvas.glyph((middle, head - BADGE // 2 - 16), "👑", 60)
        _paint_flags(canvas, view, side, (middle - 40, top + 36))


def _paint_tie(canvas: Canvas, view: View, voice: Voice) -> None:
    """Let both captains share one step and one cup."""
    top, middle = SCENE_HEIGHT - STEP_HEIGHT, WIDTH // 2
    left = middle - TIE_WIDTH // 2
    canvas.paste((left, top), wall(TIE_WIDTH, STEP_HEIGHT, GOLDEN))
    canvas.paste((left - 6, top - 14), wall(TIE_WIDTH + 12, 28, GOLDEN))
    canvas.glyph((middle, top - 80), "🏆", 132)
    for at, side in enumerate(SIDES):
        x = left + TIE_WIDTH // 4 + at * TIE_WIDTH // 2
        spot = (x - CAPTAIN_HEIGHT * 2 // 5, top - CAPTAIN_HEIGHT - 12)
        canvas.paste(spot, ART.image(f"captain-{side}", CAPTAIN_HEIGHT))
        name = fit(voice.name(view.seat_of(side)), PHONE_TYPE, TIE_WIDTH // 2 - 60, bold=True)
        width = text_width(name, PHONE_TYPE, bold=True) + 32
        canvas.paste((x - width // 2, top + 14), sheet(width, 54))
        canvas.write((x, top + 42), name, PHONE_TYPE, bold=True, anchor="m")
        flags = len(view.forces[at].conquests)
        _paint_flags(canvas, view, side, (x - (FLAG * flags + 10 * (flags - 1)) // 2, top + 86))


def _paint_flags(canvas: Canvas, view: View, side: Side, at: tuple[int, int]) -> None:
    """Show the decks that a side has conquered."""
    for n, _ in enumerate(view.forces[SIDES.index(side)].conquests):
        canvas.paste((at[0] + n * (FLAG + 10), at[1]), pieces.marker(side, FLAG))


def _side(view: View, seat: int) -> Side:
    return next(side for side in SIDES if view.seat_of(side) == seat)


def _headline(view: View, result: Outcome, voice: Voice) -> str:
    """Say what was most surprising, or who won, and how; a tie is its reason."""
    if view.honours and view.honours.headline:
        return voice(view.honours.headline)
    key = f"headline-{result.reason}"
    if result.winners and voice.knows(key):
        return voice(key, **headline(result).args)
    return voice(headline(result) if result.winners else result.reason)
