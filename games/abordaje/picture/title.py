"""The title picture: a pirate and a galleon, so close that one can jump across."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.abordaje.art import ART
from games.abordaje.components import SIDE_ICONS
from games.kit.draw.canvas import WHITE
from games.kit.draw.pages.banner import banner, with_name

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.words import Voice

FLAGS: Final = ((764, 56), (1300, 52))
"""Where the flags fly: of the pirates, and of the Spaniards."""


def title(voice: Voice) -> Image:
    """Paint both ships side to side in the smoke, with their captains at the rail."""
    canvas = banner(ART.markup("title"), "#31406B")
    for (x, y), side in zip(FLAGS, ("pirate", "spanish"), strict=True):
        canvas.glyph((x, y), SIDE_ICONS[side], 84)  # type: ignore[index]
    canvas.paste((752, 110), ART.image("captain-pirate", 116))
    canvas.paste((1030, 106), ART.image("captain-spanish", 116))
    return with_name(canvas, voice, "#1A1230", WHITE)
