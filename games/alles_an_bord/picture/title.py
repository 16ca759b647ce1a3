"""The title picture: a ship at the quay, and everything that shall go aboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.art import ART
from games.alles_an_bord.components import ICONS
from games.kit.draw.pages.banner import banner, with_name

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.words import Voice

THINGS: Final = (
    ("cannon", 80, 272, 104),
    ("compass", 190, 286, 84),
    ("storage", 296, 262, 122),
    ("storage", 398, 278, 92),
    ("monkey", 1004, 232, 92),
    ("map", 500, 286, 92),
    ("rope", 596, 290, 78),
    ("telescope", 686, 272, 96),
)
"""What stands on the quay: where, and how large."""


def title(voice: Voice) -> Image:
    """Paint the quay in the light of the evening, with a ship under sail."""
    canvas = banner(ART.markup("title"), "#FFE3A6")
    for name, x, y, size in THINGS:
        canvas.glyph((x, y - 34), ICONS[name], size)
    canvas.paste((724, 196), ART.image("chest", 74))
    return with_name(canvas, voice, "#6B2E16")
