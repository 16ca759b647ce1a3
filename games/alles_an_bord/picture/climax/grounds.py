"""What lies behind a climax: the sea or the quay, and the ships as they are then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import VOYAGE
from games.alles_an_bord.picture import large_card
from games.alles_an_bord.picture.backgrounds import background
from games.alles_an_bord.picture.header import paint_header
from games.alles_an_bord.picture.layout import MARGIN, WIDTH, picture_columns
from games.alles_an_bord.picture.ships import paint_ship
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import Canvas

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PIL.Image import Image

    from games.alles_an_bord.model import View
    from games.alles_an_bord.picture.layout import Size
    from games.kit.words import Voice

SHIPS_TOP: Final = 640
SHIP_HEIGHT: Final = 384
BELOW: Final = SHIPS_TOP + SHIP_HEIGHT + 28
"""How high it stands below a ship what comes of it."""
CARD_SIZE: Final[Size] = (540, 506)
CARD_TOP: Final = 128
NAME_LINE: Final = 29
"""How far below the upper edge of a ship's plate the middle of a name lies."""
RING_HEIGHT: Final = 66
"""Of the ring around the reader's own name."""
FACE_DOWN: Final = ""
"""Stands for the pirates' card before it is turned up."""


def at_sea(
    view: View,
    voice: Voice,
    card: str | None,
    line: str,
    lower: Mapping[int, int] | None = None,
    turned: float = 1,
) -> Image:
    """Paint the ships at sea below a card, which is so wide as one that is being `turned`.

    `lower` says by seat how much lower some of them lie.
    """
    canvas = Canvas.over(background("sea"))
    paint_title(canvas, view, voice, line)
    if card is not None:
        middle = WIDTH // 2, CARD_TOP + CARD_SIZE[1] // 2
        canvas.centre(middle, _turning(card, voice.language, turned))
    paint_ships(canvas, view, voice, lower)
    return canvas.image


@cached
def _turning(card: str, language: str, turned: float) -> Image:
    """Paint a card in play, or the pirates' back, as wide as one that is being turned."""
    if card == FACE_DOWN:
        drawn = large_card.face_down_pirates(language, CARD_SIZE)
    else:
        drawn = large_card.card_in_play(card, language, CARD_SIZE)
    if turned == 1:
        return drawn
    return drawn.resize((round(drawn.width * turned), drawn.height))


def at_the_quay(before: View, voice: Voice, view: View) -> Image:
    """Paint the ships at the quay, as they are in `view`."""
    canvas = Canvas.over(background("quay"))
    paint_title(canvas, before, voice, voice("picture-home"))
    paint_ships(canvas, view, voice)
    return canvas.image


def paint_title(canvas: Canvas, view: View, voice: Voice, line: str) -> None:
    """Write which voyage it is, and what happens."""
    title = voice("picture-voyage", round=view.round, rounds=VOYAGE.rounds)
    paint_header(canvas, title, line, WIDTH - 2 * MARGIN)


def paint_ships(
    canvas: Canvas, view: View, voice: Voice, lower: Mapping[int, int] | None = None
) -> None:
    """Paint all ships side by side, and ring the reader's own name; see `at_sea`."""
    for seat, (left, width) in enumerate(picture_columns(len(view.ships))):
        top = SHIPS_TOP + (lower or {}).get(seat, 0)
        paint_ship(canvas, view, voice, seat, (left, top, width, SHIP_HEIGHT))
        if seat == view.seat:
            canvas.ring((left + width // 2, top + NAME_LINE), (width + 8, RING_HEIGHT))
