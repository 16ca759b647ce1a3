"""The reckoning of a voyage: what the last card cost and paid, then all is sold."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from games.alles_an_bord.events import seat_names
from games.alles_an_bord.picture.climax.grounds import SHIPS_TOP, at_sea, at_the_quay
from games.alles_an_bord.picture.climax.things import deed, with_things
from games.alles_an_bord.picture.purses import paint_purses
from games.kit.draw.canvas import Canvas
from games.kit.draw.stage import Said, Scene, in_caption
from games.kit.game import Seat, text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PIL.Image import Image

    from games.alles_an_bord.model import View
    from games.kit.game import Event
    from games.kit.words import Voice

FIRST: Final = 900
"""Milliseconds for which the ships lie as they were, below the last card."""
SALE: Final = 700
"""Milliseconds of each thing that happens at home."""
ON_THE_QUAY: Final = 420
"""How high goods and coins are between the ships and the title."""


def last_card(told: Sequence[Event], before: View, voice: Voice) -> list[Scene]:
    """Show how the last card is paid for, and what goes overboard."""
    sea = at_sea(before, voice, before.card or before.last_card, voice("picture-last"))
    deeds = (scene for one in told for scene in deed(one, sea, before, voice))
    return [Scene(sea, FIRST, said=Said(voice("picture-last-card"))), *deeds]


def scenes(sold: Event, before: View, after: View, voice: Voice) -> list[Scene]:
    """Show what the goods bring, and how rich everybody is."""
    brought = {line["who"]: line["sold"] for line in sold.facts["totals"]}
    goods, coins = (
        {seat: ((name, many),) for seat, many in brought.items()} for name in ("any", "money")
    )
    home, emptied = (at_the_quay(before, voice, view) for view in (before, after))
    above = partial(with_things, view=before, voice=voice)
    said, ahead = Said(in_caption(sold, voice)), Said(_richest(sold, voice))
    return [
        Scene(partial(above, home, goods, SHIPS_TOP + 150), SALE, said=said),
        Scene(partial(above, home, goods, ON_THE_QUAY), SALE),
        Scene(partial(above, emptied, coins, ON_THE_QUAY), SALE),
        Scene(partial(_with_purses, emptied, after, voice, brought), said=ahead),
    ]


def _richest(sold: Event, voice: Voice) -> str:
    """Say who is ahead once all is sold, and with how much."""
    most = max(line["total"] for line in sold.facts["totals"])
    first = [Seat(line["who"]) for line in sold.facts["totals"] if line["total"] == most]
    ahead = text("picture-richest", who=seat_names(first), many=len(first), n=most)
    return in_caption(ahead, voice)


def _with_purses(ground: Image, view: View, voice: Voice, sold: Mapping[int, int]) -> Image:
    """Paint how rich everybody is, and what they have sold."""
    canvas = Canvas.over(ground)
    paint_purses(canvas, view, voice, sold, room=470)
    return canvas.image
