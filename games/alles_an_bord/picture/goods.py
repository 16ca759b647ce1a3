"""Goods and money, as small pictures: sacks and coins.

A sack is told by its shape and its letter; colour only helps. Each is cached by size and language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.alles_an_bord.art import ART
from games.alles_an_bord.components import Colour
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import GOLD, INK, PHONE_TYPE, WHITE, Canvas, svg

if TYPE_CHECKING:
    from PIL.Image import Image

SackGood: TypeAlias = Colour | Literal["any"]

DARK_WOOD: Final = "#4F2A10"
SACK_COLOURS: Final[dict[Colour, tuple[str, str]]] = {
    "blue": ("#62BDF2", INK),
    "white": ("#FFFFFF", INK),
    "orange": ("#F58A1F", INK),
    "violet": ("#7B3FB5", WHITE),
}
"""A sack's cloth, and the letter on it."""


@cached
def sack(good: SackGood, letter: str, size: int) -> Image:
    """Paint a sack of goods with its letter; one of any colour has all four and no letter.

    Its shape is that of its emoji in texts: see `ICONS`.
    """
    if good == "any":
        return ART.image("sack-of-any", size)
    cloth, fill = SACK_COLOURS[good]
    canvas = Canvas.over(ART.image(f"goods-{good}", size, cloth=cloth))
    height = max(PHONE_TYPE, round(size * 0.46))
    canvas.write((size // 2, round(size * 0.64)), letter, height, fill, bold=True, anchor="m")
    return canvas.image


@cached
def coin(amount: int, size: int) -> Image:
    """Paint a coin with an amount of money on it."""
    half = size / 2
    disc = (
        f'<circle cx="{half}" cy="{half}" r="{half - 2}" fill="{GOLD}" stroke="#8A5A00"'
        f' stroke-width="4"/><circle cx="{half}" cy="{half}" r="{half * 0.78}" fill="#FFE08A"/>'
    )
    canvas = Canvas.over(svg(disc, size, size))
    height = max(PHONE_TYPE, round(size * 0.58))
    canvas.write((size // 2, size // 2), str(amount), height, INK, bold=True, anchor="m")
    return canvas.image
