"""Goods and money, as small pictures: sacks, coins and treasure chests.

A sack is told by its letter; colour only helps. Each is cached by size and language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.alles_an_bord.components import Colour
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import GOLD, INK, PAPER, PHONE_TYPE, WHITE, Canvas, svg

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
SACK_BODY: Final = "M40 30H60C88 40 97 62 91 81Q86 96 50 96Q14 96 9 81C3 62 12 40 40 30z"
SACK_NECK: Final = "M32 7Q41 13 50 8Q59 13 68 7L60 27H40z"


@cached
def sack(good: SackGood, letter: str, size: int) -> Image:
    """Paint a sack of goods with its letter; one of any colour has all four and no letter."""
    drawn = "".join(
        f'<path d="{path}" fill="{{}}" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>'
        for path in (SACK_NECK, SACK_BODY)
    )
    if good == "any":
        quarters = "".join(
            f'<rect x="{x}" y="{y}" width="50" height="33" fill="{cloth}"/>'
            for (cloth, _), (x, y) in zip(
                SACK_COLOURS.values(), ((0, 30), (50, 30), (0, 63), (50, 63)), strict=True
            )
        )
        markup = (
            f'<clipPath id="b"><path d="{SACK_BODY}"/></clipPath>'
            f"{drawn.format('#C3C9D1', '#C3C9D1')}"
            f'<g clip-path="url(#b)">{quarters}</g>'
            f'<path d="{SACK_BODY}M50 30V96M6 63H94" fill="none" stroke="{INK}" stroke-width="5"/>'
        )
        return svg(f'<g transform="scale({size / 100})">{markup}</g>', size, size)
    cloth, fill = SACK_COLOURS[good]
    canvas = Canvas(size, size)
    canvas.paste(
        (0, 0),
        svg(f'<g transform="scale({size / 100})">{drawn.format(cloth, cloth)}</g>', size, size),
    )
    height = max(PHONE_TYPE, round(size * 0.46))
    canvas.write((size // 2, round(size * 0.64)), letter, height, fill, bold=True, anchor="m")
    return canvas.image


@cached
def coin(amount: int, size: int) -> Image:
    """Paint a coin with an amount of money on it."""
    canvas = Canvas(size, size)
    half = size / 2
    canvas.paste(
        (0, 0),
        svg(
            f'<circle cx="{half}" cy="{half}" r="{half - 2}" fill="{GOLD}" stroke="#8A5A00"'
            f' stroke-width="4"/>'
            f'<circle cx="{half}" cy="{half}" r="{half * 0.78}" fill="#FFE08A"/>',
            size,
            size,
        ),
    )
    height = max(PHONE_TYPE, round(size * 0.58))
    canvas.write((size // 2, size // 2), str(amount), height, INK, bold=True, anchor="m")
    return canvas.image


@cached
def treasure_chest(size: int) -> Image:
    """Paint a treasure chest."""
    markup = (
        f'<path d="M8 44V34Q8 14 28 14H72Q92 14 92 34V44z" fill="#B4692B"/>'
        f'<rect x="8" y="44" width="84" height="42" rx="4" fill="#96531F"/>'
        f'<path d="M8 44V34Q8 14 28 14H72Q92 14 92 34V82Q92 86 88 86H12Q8 86 8 82zM8 46H92'
        f'M28 14V86M72 14V86" fill="none" stroke="{DARK_WOOD}" stroke-width="6"/>'
        f'<rect x="38" y="36" width="24" height="26" rx="5" fill="{GOLD}" stroke="{DARK_WOOD}"'
        f' stroke-width="5"/><circle cx="50" cy="48" r="4.5" fill="{DARK_WOOD}"/>'
    )
    return svg(f'<g transform="scale({size / 100})">{markup}</g>', size, size)


@cached
def goods_slot(size: int, *, hidden: bool) -> Image:
    """Paint a place for a sack: free, or not to be looked into."""
    look = (
        f'fill="{PAPER}" fill-opacity="0.22" stroke="{PAPER}" stroke-width="4"'
        f' stroke-dasharray="{"none" if hidden else "9 8"}"'
    )
    drawn = f'<path d="{SACK_BODY}" {look}/><path d="{SACK_NECK}" {look}/>'
    return svg(f'<g transform="scale({size / 100})">{drawn}</g>', size, size)
