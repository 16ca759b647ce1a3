"""Adventure cards as they lie among others: what they ask above, what they pay below."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import (
    CARDS,
    ICONS,
    Category,
    Colour,
    equipment_asked,
    goods_asked,
    goods_given,
)
from games.alles_an_bord.picture import tiles
from games.alles_an_bord.picture.goods import coin, sack
from games.alles_an_bord.picture.labels import letters
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import PAPER, WHITE, Canvas, svg

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.alles_an_bord.picture.layout import Size

CATEGORY_COLOURS: Final[dict[Category, str]] = {
    "discovery": "#1E7B3A",
    "trade": "#1F63B5",
    "pirates": "#23272F",
    "contract": "#B3261E",
}
"""The backs of the cards."""
REWARD_COLOUR: Final = "#FFE9B0"
"""The ground of what a card pays."""
HEAD_HEIGHT: Final = 36
"""Height of a small card's head."""
REWARD_HEIGHT: Final = 62
"""Height of what a small card pays."""
SACK_SIZE: Final = 54
"""Size of a sack on a small card."""
NUMBER_WIDTH: Final = 26
"""Width of the number before a sack."""
MOST_WIDE_TILES: Final = 2
"""So many tiles are drawn wide on a small card; more are narrower."""


# ---- small ---------------------------------------------------------------------


@cached
def small_card(card: str, language: str, size: Size) -> Image:
    """Paint a card as it lies among the thirteen."""
    width, height = size
    category = CARDS[card].category
    canvas = Canvas(width, height)
    canvas.panel((0, 0), size, PAPER, 18)
    low = height - REWARD_HEIGHT
    canvas.paste((0, low), reward_ground((width, REWARD_HEIGHT), 18))
    canvas.paste((0, 0), card_frame(size, CATEGORY_COLOURS[category], HEAD_HEIGHT))
    canvas.panel((width // 2 - 32, 3), (64, HEAD_HEIGHT - 6), PAPER, HEAD_HEIGHT // 2)
    canvas.glyph((width // 2, HEAD_HEIGHT // 2), ICONS[category], HEAD_HEIGHT - 8)
    _paint_need(canvas, card, language, (width // 2, (HEAD_HEIGHT + low) // 2))
    _paint_reward(canvas, card, language, (width // 2, low + REWARD_HEIGHT // 2))
    return canvas.image


def _paint_need(canvas: Canvas, card: str, language: str, middle: tuple[int, int]) -> None:
    if goods := goods_asked(card):
        _paint_sacks(canvas, goods, language, middle)
        return
    wanted = equipment_asked(card)
    width, height = (76 if len(wanted) <= MOST_WIDE_TILES else 56), 90
    x = middle[0] - (len(wanted) * (width + 1) - 1) // 2
    for kind in wanted:
        drawn = tiles.tile(kind, letters(language)[kind], (width, height))
        canvas.paste((x, middle[1] - height // 2), drawn)
        x += width + 1


def _paint_reward(canvas: Canvas, card: str, language: str, middle: tuple[int, int]) -> None:
    reward = CARDS[card].reward
    if reward.money:
        canvas.paste((middle[0] - 26, middle[1] - 26), coin(reward.money, 52))
    elif reward.any_goods:
        canvas.write((middle[0] - 6, middle[1]), str(reward.any_goods), 44, bold=True, anchor="r")
        canvas.paste((middle[0], middle[1] - 30), sack("any", "", SACK_SIZE))
    else:
        _paint_sacks(canvas, goods_given(card), language, middle)


def _paint_sacks(
    canvas: Canvas, goods: tuple[Colour, ...], language: str, middle: tuple[int, int]
) -> None:
    """Stand sacks side by side, one for each colour with the number of them before it."""
    counts = Counter(goods)
    total = sum(SACK_SIZE + (NUMBER_WIDTH if count > 1 else 0) for count in counts.values())
    x = middle[0] - (total + 4 * (len(counts) - 1)) // 2
    for good, count in counts.items():
        if count > 1:
            canvas.write((x, middle[1]), str(count), 40, bold=True)
            x += NUMBER_WIDTH
        drawn = sack(good, letters(language)[good], SACK_SIZE)
        canvas.paste((x, middle[1] - SACK_SIZE // 2 - 3), drawn)
        x += SACK_SIZE + 4


@cached
def reward_ground(size: Size, radius: int) -> Image:
    """Paint the lower part of a card, with an arrow pointing into it."""
    width, height = size
    half = width / 2
    return svg(
        f'<path d="M0 0H{half - 15}L{half} 12L{half + 15} 0H{width}V{height - radius}'
        f"Q{width} {height} {width - radius} {height}H{radius}Q0 {height} 0 {height - radius}"
        f'z" fill="{REWARD_COLOUR}"/>',
        width,
        height,
    )


@cached
def card_frame(size: Size, colour: str, head: int) -> Image:
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


@cached
def card_back(category: Category, size: Size, count: int = 0) -> Image:
    """Paint a card's back: its category's icon, and a number if it stands for several."""
    width, height = size
    canvas = Canvas(width, height)
    canvas.panel((0, 0), size, CATEGORY_COLOURS[category], 18, PAPER, 4)
    canvas.paste((0, 0), back_pattern(size))
    disc = round(min(width * (0.5 if count else 0.8), height * 0.66))
    middle = (width // (4 if count else 2) + (8 if count else 0), height // 2)
    canvas.panel((middle[0] - disc // 2, middle[1] - disc // 2), (disc, disc), PAPER, disc // 2)
    canvas.glyph(middle, ICONS[category], round(disc * 0.72))
    if count:
        at = (width - 14 - (width - middle[0] - disc // 2) // 2 + 6, height // 2)
        canvas.write(at, str(count), 52, WHITE, bold=True, anchor="m")
    return canvas.image


@cached
def back_pattern(size: Size) -> Image:
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
