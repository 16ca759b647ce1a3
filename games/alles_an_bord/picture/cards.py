"""Adventure cards of Alles an Bord?!, as pictures: what they ask above, what they pay below."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import (
    CARDS,
    COLOURS,
    ICONS,
    KINDS,
    Category,
    Colour,
    asked,
    given,
    pieces,
)
from games.alles_an_bord.picture import tiles
from games.kit.draw.canvas import FADED, PAPER, WHITE, Canvas, svg
from games.kit.words import Voice

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.alles_an_bord.picture.tiles import Size

CATEGORY: Final[dict[Category, str]] = {
    "discovery": "#1E7B3A",
    "trade": "#1F63B5",
    "pirates": "#23272F",
    "contract": "#B3261E",
}
"""The backs of the cards."""
PAYS: Final = "#FFE9B0"
"""The ground of what a card pays."""
HEAD: Final = 36
"""Height of a small card's head."""
FLOOR: Final = 62
"""Height of what a small card pays."""
SACK: Final = 54
"""Size of a sack on a small card."""
NUMBER: Final = 26
"""Width of the number before a sack."""
PAIR: Final = 2


@cache
def name(thing: str, language: str) -> str:
    """Return the name of a category, kind or colour as a label, with a capital."""
    voice = Voice(language, "alles_an_bord")
    key = next(
        f"{sort}-{thing}" for sort in ("category", "tile", "good") if voice.knows(f"{sort}-{thing}")
    )
    word = voice(key)
    return word[:1].upper() + word[1:]


@cache
def letters(language: str) -> dict[str, str]:
    """Return the letters on tiles (two) and sacks (one), by kind and colour."""
    voice = Voice(language, "alles_an_bord")
    return {thing: voice(f"picture-letters-{thing}") for thing in (*KINDS, *COLOURS)}


# ---- small ---------------------------------------------------------------------


@lru_cache(maxsize=256)
def small(card: str, language: str, size: Size) -> Image:
    """Paint a card as it lies among the thirteen."""
    width, height = size
    category = CARDS[card].category
    page = Canvas(width, height)
    page.panel((0, 0), size, PAPER, 18)
    low = height - FLOOR
    page.paste((0, low), floor((width, FLOOR), 18))
    page.paste((0, 0), frame(size, CATEGORY[category], HEAD))
    page.panel((width // 2 - 32, 3), (64, HEAD - 6), PAPER, HEAD // 2)
    page.glyph((width // 2, HEAD // 2), ICONS[category], HEAD - 8)
    _needs(page, card, language, (width // 2, (HEAD + low) // 2))
    _pays(page, card, language, (width // 2, low + FLOOR // 2))
    return page.image


def _needs(page: Canvas, card: str, language: str, middle: tuple[int, int]) -> None:
    if goods := asked(card):
        _sacks(page, goods, language, middle)
        return
    wanted = pieces(card)
    width, height = (62 if len(wanted) <= PAIR else 53), 77
    x = middle[0] - (len(wanted) * (width + 3) - 3) // 2
    for kind in wanted:
        drawn = tiles.tile(kind, letters(language)[kind], (width, height))
        page.paste((x, middle[1] - height // 2), drawn)
        x += width + 3


def _pays(page: Canvas, card: str, language: str, middle: tuple[int, int]) -> None:
    reward = CARDS[card].reward
    if reward.money:
        page.paste((middle[0] - 26, middle[1] - 26), tiles.coin(reward.money, 52))
    elif reward.any_goods:
        page.write((middle[0] - 6, middle[1]), str(reward.any_goods), 44, bold=True, anchor="r")
        page.paste((middle[0], middle[1] - 30), tiles.sack("any", "", SACK))
    else:
        _sacks(page, given(card), language, middle)


def _sacks(page: Canvas, goods: tuple[Colour, ...], language: str, middle: tuple[int, int]) -> None:
    """Stand sacks side by side, one for each colour with the number of them before it."""
    counts = Counter(goods)
    total = sum(SACK + (NUMBER if count > 1 else 0) for count in counts.values())
    x = middle[0] - (total + 4 * (len(counts) - 1)) // 2
    for good, count in counts.items():
        if count > 1:
            page.write((x, middle[1]), str(count), 40, bold=True)
            x += NUMBER
        drawn = tiles.sack(good, letters(language)[good], SACK)
        page.paste((x, middle[1] - SACK // 2 - 3), drawn)
        x += SACK + 4


@lru_cache(maxsize=16)
def floor(size: Size, radius: int) -> Image:
    """Paint the lower part of a card, with an arrow pointing into it."""
    width, height = size
    half = width / 2
    return svg(
        f'<path d="M0 0H{half - 15}L{half} 12L{half + 15} 0H{width}V{height - radius}'
        f"Q{width} {height} {width - radius} {height}H{radius}Q0 {height} 0 {height - radius}"
        f'z" fill="{PAYS}"/>',
        width,
        height,
    )


@lru_cache(maxsize=16)
def frame(size: Size, colour: str, head: int) -> Image:
    """Paint a card's frame and head in its category's colour."""
    width, height = size
    return svg(
        f'<path d="M2 {head}V20Q2 2 20 2H{width - 20}Q{width - 2} 2 {width - 2} 20V{head}z"'
        f' fill="{colour}"/><rect x="2.5" y="2.5" width="{width - 5}" height="{height - 5}"'
        f' rx="17" fill="none" stroke="{colour}" stroke-width="5"/>',
        width,
        height,
    )


# ---- face down -----------------------------------------------------------------


@lru_cache(maxsize=32)
def back(category: Category, size: Size, count: int = 0) -> Image:
    """Paint a card's back: its category's sign, and a number if it stands for several."""
    width, height = size
    page = Canvas(width, height)
    page.panel((0, 0), size, CATEGORY[category], 18, PAPER, 4)
    page.paste((0, 0), pattern(size))
    disc = round(min(width * (0.5 if count else 0.8), height * 0.66))
    middle = (width // (4 if count else 2) + (8 if count else 0), height // 2)
    page.panel((middle[0] - disc // 2, middle[1] - disc // 2), (disc, disc), PAPER, disc // 2)
    page.glyph(middle, ICONS[category], round(disc * 0.72))
    if count:
        at = (width - 14 - (width - middle[0] - disc // 2) // 2 + 6, height // 2)
        page.write(at, str(count), 52, WHITE, bold=True, anchor="m")
    return page.image


@lru_cache(maxsize=8)
def no_back(size: Size) -> Image:
    """Paint the place of a category of which no card is left."""
    width, height = size
    return svg(
        f'<rect x="3" y="3" width="{width - 6}" height="{height - 6}" rx="16" fill="none"'
        f' stroke="{FADED}" stroke-width="3" stroke-dasharray="9 8" stroke-opacity="0.6"/>',
        width,
        height,
    )


@lru_cache(maxsize=8)
def pattern(size: Size) -> Image:
    """Paint slanting lines across a back."""
    width, height = size
    lines = "".join(
        f'<path d="M{x} {height}L{x + height} 0" stroke="#FFFFFF" stroke-opacity="0.14"'
        f' stroke-width="7"/>'
        for x in range(-height, width, 26)
    )
    return svg(
        f'<clipPath id="c"><rect x="6" y="6" width="{width - 12}" height="{height - 12}"'
        f' rx="14"/></clipPath><g clip-path="url(#c)">{lines}</g>',
        width,
        height,
    )
