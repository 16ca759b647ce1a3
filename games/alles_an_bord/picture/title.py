"""The title picture: a ship at the quay, and everything that shall go aboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import ICONS
from games.alles_an_bord.picture.backgrounds import NEAR_WATER, PLANK_SEAM, POST, QUAY_GROUND
from games.alles_an_bord.picture.goods import treasure_chest
from games.kit.draw.pages.banner import HEIGHT, WIDTH, banner, waves, with_name

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
    planks = "".join(f'<path d="M0 {y}H806"/>' for y in (292, 318))
    canvas = banner(
        '<linearGradient id="evening" x1="0" y1="0" x2="0" y2="1"><stop offset="0"'
        ' stop-color="#F2A65A"/><stop offset="0.62" stop-color="#FFE3A6"/></linearGradient>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#evening)"/>'
        '<circle cx="860" cy="206" r="86" fill="#FFF3CF"/>'
        f'<path d="{waves(212, 100, 10)}" fill="#E0895A"/>'
        f'<path d="{waves(246, 84, 10)}" fill="#4F88A8"/>{_SHIP}'
        f'<path d="{waves(306, 70, 12)}" fill="{NEAR_WATER}"/>'
        f'<path d="M0 262H806V{HEIGHT}H0z" fill="{QUAY_GROUND}"/>'
        f'<g stroke="{PLANK_SEAM}" stroke-width="4">{planks}</g>'
        f'<path d="M0 256H806v16H0z" fill="{POST}"/><path d="M770 256h30v84h-30z" fill="{POST}"/>',
        "#FFE3A6",
    )
    for name, x, y, size in THINGS:
        canvas.glyph((x, y - 34), ICONS[name], size)
    canvas.paste((724, 196), treasure_chest(74))
    return with_name(canvas, voice, "#6B2E16")


_SHIP: Final = (
    '<g stroke-linejoin="round" stroke="#3A2212" stroke-width="5">'
    '<path d="M1000 40V250M1176 18V250M1316 66V240" stroke-width="11" stroke="#5C3A1E"/>'
    '<path d="M934 60Q1000 76 1062 60Q1084 128 1062 190Q1000 174 934 190Q962 128 934 60z"'
    ' fill="#FFF6E2"/>'
    '<path d="M1098 34Q1176 52 1254 34Q1280 116 1254 194Q1176 176 1098 194Q1130 116 1098 34z"'
    ' fill="#FFF6E2"/>'
    '<path d="M1280 82Q1322 92 1366 82Q1382 138 1366 190Q1322 178 1280 190Q1300 138 1280 82z"'
    ' fill="#FFF6E2"/>'
    '<path d="M1104 74Q1176 90 1260 74L1266 104Q1176 120 1112 104z" fill="#D8543A" stroke="none"/>'
    '<path d="M1176 18h64l-16 14l16 14h-64z" fill="#D8543A"/>'
    '<path d="M868 214Q960 240 1400 214V330H972Q900 316 868 214z" fill="#8A4B1F"/>'
    '<path d="M884 246Q970 262 1400 246M910 284Q990 296 1400 284" stroke="#5C3010" fill="none"/>'
    "</g>"
    '<g fill="#2A1608"><circle cx="1050" cy="268" r="13"/><circle cx="1150" cy="268" r="13"/>'
    '<circle cx="1250" cy="268" r="13"/><circle cx="1350" cy="268" r="13"/></g>'
)
