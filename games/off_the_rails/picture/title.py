"""The title picture: carts full of jewels in a gallery, and the goblins who let them drive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.pages.banner import banner, with_name
from games.off_the_rails.art import ART
from games.off_the_rails.picture.carts import cart
from games.off_the_rails.picture.pieces import PAINT_OF

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.words import Voice
    from games.off_the_rails.components import Colour, JewelName

FLOOR: Final = 296
"""Where the rails lie."""
TRAIN: Final[tuple[tuple[Colour, int, tuple[JewelName, ...]], ...]] = (
    ("red", 676, ("ruby", "gold", "ruby")),
    ("yellow", 912, ("gold", "emerald", "gold", "diamond")),
    ("blue", 1148, ("diamond", "ruby", "emerald")),
)
"""The carts: whose, where, and what they carry."""


def title(voice: Voice) -> Image:
    """Paint a gallery in the light of its lamps, with three carts on their way."""
    canvas = banner(ART.markup("title"), "#4C382C")
    for colour, left, load in TRAIN:
        canvas.paste((left, FLOOR - 172), cart(colour, "", "white", 3, load, 252))
    canvas.paste((574, FLOOR - 108), ART.image("goblin", 104, paint=PAINT_OF["green"]))
    return with_name(canvas, voice, "#1C120C", "#FFD95A")
