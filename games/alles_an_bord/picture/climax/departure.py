"""Casting off: the cards were taken away, all ships are full, the pile is shuffled, and off to sea.

In a race nobody has eyes for a picture; it is shown when the last ship is full.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import CATEGORIES
from games.alles_an_bord.events import cast_off, seat_names
from games.alles_an_bord.picture import cards
from games.alles_an_bord.picture.backgrounds import background
from games.alles_an_bord.picture.climax.grounds import (
    BELOW,
    CARD_TOP,
    FACE_DOWN,
    at_sea,
    paint_ships,
    paint_title,
)
from games.alles_an_bord.picture.climax.things import with_things
from games.alles_an_bord.picture.layout import WIDTH
from games.alles_an_bord.picture.loading import start_picture
from games.kit.draw.canvas import Canvas
from games.kit.draw.stage import Said, Scene, in_caption
from games.kit.game import Seat, text

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.alles_an_bord.model import View
    from games.kit.game import Event, Text
    from games.kit.words import Voice

PILE: Final = (232, 300)
"""Size of all cards of a category on a pile."""
PILES_TOP: Final = CARD_TOP + 70
APART: Final = 110
"""Units between two piles before they come together."""
SHIFTED: Final = 44
"""How much higher or lower each lies that is being shuffled."""
SHUFFLE: Final = 250
"""Milliseconds of each picture in which piles are shuffled."""


def scenes(begins: Event, before: View, after: View, voice: Voice) -> list[Scene]:
    """Show how a voyage begins: `before` is the view before the last ship was full."""
    first = Seat(begins.facts["who"])
    others = tuple(seat for seat in range(len(after.ships)) if seat != first)
    loaded = before.model_copy(update={"ships": after.ships, "first_full": first})
    quay = _cards_away(loaded, voice)
    above = partial(with_things, moving={}, middle=BELOW, view=loaded, voice=voice)
    filled = text("picture-others-full", who=seat_names(others), many=len(others))
    said = [in_caption(one, voice) for one in (cast_off(first), filled, _pile(loaded))]
    shuffling = [
        Scene(partial(_piles, loaded, voice, *moved), SHUFFLE, is_passing=True)
        for moved in ((APART, SHIFTED), (APART // 2, -SHIFTED))
    ]
    card = FACE_DOWN if after.meeting else after.card
    sea = partial(at_sea, after, voice, card, voice("picture-under-way"))
    return [
        Scene(partial(above, quay, signs={first: "📣"}), said=Said(said[0])),
        Scene(partial(above, quay, signs=dict.fromkeys(others, "✅")), said=Said(said[1])),
        *shuffling,
        Scene(partial(_piles, loaded, voice), said=Said(said[2])),
        Scene(sea, said=Said(in_caption(begins, voice))),
    ]


def _cards_away(view: View, voice: Voice) -> Image:
    """Paint the quay with all cards face down, and the ships."""
    canvas = start_picture(view, voice)
    paint_title(canvas, view, voice, voice("picture-phase-cast-off"))
    paint_ships(canvas, view, voice)
    return canvas.image


def _piles(view: View, voice: Voice, apart: int = 12, shifted: int = 0) -> Image:
    """Paint the cards by category, so far apart; every other pile lies higher, the rest lower."""
    canvas = Canvas.over(background("quay"))
    paint_title(canvas, view, voice, voice("picture-phase-cast-off"))
    paint_ships(canvas, view, voice)
    backs = [
        cards.card_back(category, PILE, many)
        for category, many in zip(CATEGORIES, view.cards_left, strict=True)
        if many
    ]
    step = PILE[0] + apart
    left = (WIDTH - step * len(backs) + apart) // 2
    for n, drawn in enumerate(backs):
        canvas.paste((left + step * n, PILES_TOP + (-1) ** n * shifted), drawn)
    return canvas.image


def _pile(view: View) -> Text:
    """Say how many cards of each category the pile has."""
    many = zip(CATEGORIES, view.cards_left, strict=True)
    return text("picture-pile", cards=tuple(text(f"left-{one}", n=n) for one, n in many if n))
