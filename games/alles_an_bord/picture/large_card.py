"""The card in play in Alles an Bord?!: big, and with everything on it named."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import CARDS, ICONS, MONEY, asked, given, pieces
from games.alles_an_bord.picture import cards, tiles
from games.kit.draw.canvas import FADED, PAPER, SMALLEST, WHITE, Canvas, glyph
from games.kit.words import Voice

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.alles_an_bord.components import Category, Colour
    from games.alles_an_bord.picture.tiles import Size

HEAD: Final = 72
"""Height of the card's head."""
FLAT: Final = 120
"""Grey up to which a flag is black."""


@lru_cache(maxsize=64)
def card_in_play(card: str, language: str, size: Size) -> Image:
    """Paint the card in play, with everything on it named."""
    width, height = size
    voice = Voice(language, "alles_an_bord")
    floor = HEAD + (height - HEAD) // 2
    page = _blank(CARDS[card].category, voice, size, floor)
    reward = CARDS[card].reward
    wanted: list[tuple[Image, str]] = [
        (tiles.tile(kind, cards.letters(language)[kind], (104, 112)), cards.name(kind, language))
        for kind in pieces(card)
    ]
    _row(page, wanted or _named(asked(card), language), (width // 2, HEAD + 100))
    middle = (width // 2, floor + 104)
    if reward.money:
        words = voice("some-money", n=reward.money)
        _row(page, [(tiles.coin(reward.money, 112), words)], middle)
    elif reward.any_goods:
        _any_goods(page, reward.any_goods, voice, middle)
    else:
        _row(page, _named(given(card), language), middle)
    return page.image


def _row(page: Canvas, items: list[tuple[Image, str]], middle: tuple[int, int]) -> None:
    """Stand images side by side around `middle`, each with its name below."""
    room = page.image.width - 20
    step = min(room // len(items), 180)
    x = middle[0] - step * (len(items) - 1) // 2
    for drawn, name in items:
        page.paste((x - drawn.width // 2, middle[1] - drawn.height // 2), drawn)
        width = room if len(items) == 1 else step - 4
        page.write((x, middle[1] + 78), name, SMALLEST, bold=True, anchor="m", width=width)
        x += step


def _named(goods: tuple[Colour, ...], language: str) -> list[tuple[Image, str]]:
    signs = cards.letters(language)
    return [(tiles.sack(good, signs[good], 100), cards.name(good, language)) for good in goods]


def _any_goods(page: Canvas, count: int, voice: Voice, middle: tuple[int, int]) -> None:
    page.write((middle[0] - 12, middle[1]), str(count), 96, bold=True, anchor="r")
    page.paste((middle[0] + 4, middle[1] - 56), tiles.sack("any", "", 108))
    words = voice("some-any", n=count)
    page.write((middle[0], middle[1] + 78), words, SMALLEST, bold=True, anchor="m")


@lru_cache(maxsize=8)
def pirates_ahead(language: str, size: Size) -> Image:
    """Paint the pirates' card, still face down, and what it costs to meet them in vain."""
    width, height = size
    page = Canvas(width, height)
    page.panel((0, 0), size, cards.CATEGORY["pirates"], 28, PAPER, 6)
    page.paste((0, 0), cards.pattern(size))
    words = cards.name("pirates", language)
    page.write((width // 2, 56), words, 52, WHITE, bold=True, anchor="m")
    disc = height // 2
    middle = (width // 2, height * 9 // 20)
    page.panel((middle[0] - disc // 2, middle[1] - disc // 2), (disc, disc), PAPER, disc // 2)
    flag = _black_flag(disc * 3 // 4)
    page.paste((middle[0] - flag.width // 2, middle[1] - flag.height // 2), flag)
    words = Voice(language, "alles_an_bord")("picture-penalty")
    page.write((middle[0], height - 104), words, 32, WHITE, bold=True, anchor="m", width=width - 40)
    for x, lost in ((middle[0] - 48, MONEY.penalty_coins), (middle[0] + 102, MONEY.penalty_goods)):
        page.write((x - 4, height - 48), f"−{lost}", 46, WHITE, bold=True, anchor="r")
    page.glyph((middle[0] - 18, height - 48), ICONS["money"], 54)
    page.paste((middle[0] + 104, height - 80), tiles.sack("any", "", 60))
    return page.image


def _black_flag(size: int) -> Image:
    """Paint the pirates' flag in one black: its shades would be torn apart by the few colours."""
    from PIL import Image as Images

    drawn = glyph(ICONS["pirates"], size)
    flat = Images.new("RGBA", drawn.size, "#3A3D42")
    flat.putalpha(drawn.getchannel("A"))
    dark = drawn.convert("L").point([255 if level < FLAT else 0 for level in range(256)])
    return Images.composite(flat, drawn, dark)


def _blank(category: Category, voice: Voice, size: Size, floor: int) -> Canvas:
    width, height = size
    page = Canvas(width, height)
    page.panel((0, 0), size, PAPER, 18)
    page.paste((0, floor), cards.floor((width, height - floor), 18))
    page.paste((0, 0), cards.frame(size, cards.CATEGORY[category], HEAD))
    page.panel((24, 10), (84, HEAD - 18), PAPER, HEAD // 2)
    page.glyph((66, HEAD // 2 + 1), ICONS[category], 48)
    words = cards.name(category, voice.language)
    at = (width // 2, HEAD // 2 + 1)
    page.write(at, words, 42, WHITE, bold=True, anchor="m", width=width - 224)
    for line, key in ((HEAD + 24, "picture-asks"), (floor + 28, "picture-pays")):
        page.write((width // 2, line), voice(key), 30, FADED, bold=True, anchor="m")
    return page
