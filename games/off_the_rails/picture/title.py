"""The title picture: carts full of jewels in a gallery, and the goblins who let them drive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.pages.banner import HEIGHT, WIDTH, banner, with_name
from games.off_the_rails.picture.carts import cart
from games.off_the_rails.picture.pieces import gem_markup, goblin

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
SCATTERED: Final[tuple[tuple[JewelName, int, int, int], ...]] = (
    ("emerald", 96, 250, 60),
    ("diamond", 178, 268, 44),
    ("ruby", 320, 262, 50),
    ("gold", 404, 272, 40),
    ("rock", 486, 268, 46),
)
"""Jewels on the ground: kind, place and size."""


def title(voice: Voice) -> Image:
    """Paint a gallery in the light of its lamps, with three carts on their way."""
    sleepers = "".join(
        f'<path d="M{x} {FLOOR + 6}l-12 20h44l-8-20z" fill="#6B4526"/>'
        for x in range(-10, WIDTH, 58)
    )
    props = "".join(
        f'<path d="M{x} 0h42V{FLOOR}h-42zM{x - 26} 0h94v34h-94z" fill="#7A4E2A" stroke="#3A2412"'
        ' stroke-width="5"/>'
        for x in (480, 1346)
    )
    lamps = "".join(
        f'<circle cx="{x}" cy="92" r="190" fill="url(#light)"/>'
        f'<path d="M{x} 0v66" stroke="#171110" stroke-width="6"/><path d="M{x - 22} 114V80l22-18'
        f'l22 18v34z" fill="#FFD76A" stroke="#171110" stroke-width="6" stroke-linejoin="round"/>'
        for x in (800, 1220)
    )
    jewels = "".join(
        f'<g transform="translate({x} {y - 20})">{gem_markup(kind, size)}</g>'
        for kind, x, y, size in SCATTERED
    )
    canvas = banner(
        '<radialGradient id="light"><stop offset="0" stop-color="#FFD76A" stop-opacity="0.6"/>'
        '<stop offset="1" stop-color="#FFD76A" stop-opacity="0"/></radialGradient>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#4C382C"/>'
        f'<path d="M0 0H{WIDTH}V24Q1290 10 1180 30T960 14T720 8T470 26T210 14T0 30z"'
        ' fill="#211815"/>'
        f'<path d="M0 214Q120 180 220 216T460 210T700 220T980 208T1400 218V{HEIGHT}H0z"'
        f' fill="#3A2A21"/>{lamps}{props}'
        f'<path d="M0 {FLOOR - 8}H{WIDTH}V{HEIGHT}H0z" fill="#2C201A"/>{jewels}{sleepers}'
        f'<path d="M0 {FLOOR + 6}H{WIDTH}" stroke="#AEB8C4" stroke-width="9"/>'
        f'<path d="M0 {FLOOR + 26}H{WIDTH}" stroke="#8A94A0" stroke-width="7"/>',
        "#4C382C",
    )
    for colour, left, load in TRAIN:
        canvas.paste((left, FLOOR - 172), cart(colour, "", "white", 3, load, 252))
    canvas.paste((574, FLOOR - 108), goblin("green", 104))
    return with_name(canvas, voice, "#1C120C", "#FFD95A")
