"""The title picture: a pirate and a galleon, so close that one can jump across."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.abordaje.components import SIDE_ICONS
from games.abordaje.picture.pieces import captain
from games.kit.draw.canvas import WHITE
from games.kit.draw.pages.banner import HEIGHT, WIDTH, banner, waves, with_name

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.words import Voice

FLAGS: Final = ((764, 56), (1300, 52))
"""Where the flags fly: of the pirates, and of the Spaniards."""


def title(voice: Voice) -> Image:
    """Paint both ships side to side in the smoke, with their captains at the rail."""
    canvas = banner(
        '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0"'
        ' stop-color="#31406B"/><stop offset="0.75" stop-color="#E58A66"/></linearGradient>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#dusk)"/>'
        '<circle cx="930" cy="216" r="70" fill="#FFD9A0"/>'
        f'<path d="{waves(236, 100, 10)}" fill="#2F5F86"/>{_PIRATES}{_SPANIARDS}'
        '<g fill="#F6EDE2" opacity="0.75"><circle cx="890" cy="254" r="30"/>'
        '<circle cx="930" cy="240" r="38"/><circle cx="972" cy="260" r="28"/></g>'
        '<path d="M846 196Q930 160 1010 190" fill="none" stroke="#D9B77A" stroke-width="8"/>'
        '<path d="M800 214H1060" stroke="#B98A50" stroke-width="12" stroke-linecap="round"/>'
        f'<path d="{waves(292, 76, 12)}" fill="#1F4C70"/>',
        "#31406B",
    )
    for (x, y), side in zip(FLAGS, ("pirate", "spanish"), strict=True):
        canvas.glyph((x, y), SIDE_ICONS[side], 84)  # type: ignore[index]
    canvas.paste((752, 110), captain("pirate", 116))
    canvas.paste((1030, 106), captain("spanish", 116))
    return with_name(canvas, voice, "#1A1230", WHITE)


_PIRATES: Final = (
    '<g stroke-linejoin="round" stroke="#1C120C" stroke-width="5">'
    '<path d="M586 60V236M724 76V236" stroke-width="12" stroke="#33231A"/>'
    '<path d="M486 118Q586 136 672 116Q700 158 674 210Q586 194 488 212Q520 162 486 118z"'
    ' fill="#3B3A41"/>'
    '<path d="M692 116Q726 124 764 116Q780 156 764 200Q726 190 692 202Q712 158 692 116z"'
    ' fill="#4A4952"/>'
    '<path d="M388 206Q470 236 852 212L838 322H500Q420 300 388 206z" fill="#4A3528"/>'
    '<path d="M404 240Q490 258 846 242M440 280Q520 290 842 278" stroke="#2A1C14" fill="none"/></g>'
    '<g fill="#120B07"><circle cx="560" cy="264" r="12"/><circle cx="650" cy="264" r="12"/>'
    '<circle cx="740" cy="262" r="12"/><circle cx="814" cy="260" r="12"/></g>'
)
_SPANIARDS: Final = (
    '<g stroke-linejoin="round" stroke="#3A2212" stroke-width="5">'
    '<path d="M1120 76V230M1256 62V230M1356 96V230" stroke-width="12" stroke="#6A4526"/>'
    '<path d="M1064 104Q1122 116 1180 104Q1202 152 1180 200Q1122 188 1064 200Q1088 152 1064 104z"'
    ' fill="#FFF6E2"/>'
    '<path d="M1200 102Q1260 116 1316 102Q1340 152 1316 200Q1260 188 1200 200Q1226 152 1200 102z"'
    ' fill="#FFF6E2"/>'
    '<path d="M1256 122v60M1230 150h54" stroke="#B3202C" stroke-width="14"/>'
    '<path d="M1122 124v56M1098 150h50" stroke="#B3202C" stroke-width="12"/>'
    '<path d="M1004 212Q1200 236 1400 178V330H1030Q1010 290 1004 212z" fill="#8C5A2E"/>'
    '<path d="M1008 244Q1200 258 1400 220M1018 284Q1200 294 1400 270" stroke="#5A3617"'
    ' fill="none"/></g>'
    '<g fill="#2A1608"><circle cx="1070" cy="266" r="12"/><circle cx="1160" cy="266" r="12"/>'
    '<circle cx="1250" cy="260" r="12"/><circle cx="1340" cy="250" r="12"/></g>'
)
