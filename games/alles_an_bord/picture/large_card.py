"""The card in play: big, and with everything on it named."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import (
    CARDS,
    ICONS,
    MONEY,
    equipment_asked,
    goods_asked,
    goods_given,
)
from games.alles_an_bord.picture import cards, tiles
from games.alles_an_bord.picture.goods import coin, sack
from games.alles_an_bord.picture.labels import label, letters
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import FADED, PAPER, PHONE_TYPE, WHITE, Canvas, glyph
from games.kit.draw.scale import extent
from games.kit.words import Voice

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.alles_an_bord.components import Category, Colour
    from games.alles_an_bord.picture.layout import Size

HEAD_HEIGHT: Final = 72
"""Height of the card's head."""
SACK_SIZE: Final = 100
NUMBER_WIDTH: Final = 44
"""Width of the number before a sack."""
MOST_SACKS_ONE_BY_ONE: Final = 3
"""More have no room for their names."""
BLACK_BELOW_GREY: Final = 120
"""Grey up to which a flag is black."""


@cached
def card_in_play(card: str, language: str, size: Size) -> Image:
    """Paint the card in play, with everything on it named."""
    width, height = size
    voice = Voice(language, "alles_an_bord")
    reward_top = HEAD_HEIGHT + (height - HEAD_HEIGHT) // 2
    canvas = _blank_card(CARDS[card].category, voice, size, reward_top)
    reward = CARDS[card].reward
    wanted: list[tuple[Image, str]] = [
        (tiles.tile(kind, letters(language)[kind], (104, 112)), label(kind, language))
        for kind in equipment_asked(card)
    ]
    _paint_row(
        canvas,
        wanted or _sacks_with_names(goods_asked(card), language),
        (width // 2, HEAD_HEIGHT + 112),
    )
    middle = (width // 2, reward_top + 106)
    if reward.money:
        words = voice("some-money", n=reward.money)
        _paint_row(canvas, [(coin(reward.money, 112), words)], middle)
    elif reward.any_goods:
        _paint_free_goods(canvas, reward.any_goods, voice, middle)
    else:
        _paint_row(canvas, _sacks_with_names(goods_given(card), language), middle)
    return canvas.image


def _paint_row(canvas: Canvas, named: list[tuple[Image, str]], middle: tuple[int, int]) -> None:
    """Stand images side by side around `middle`, each with its name below."""
    room = extent(canvas.image)[0] - 20
    step = min(room // len(named), 180)
    x = middle[0] - step * (len(named) - 1) // 2
    for drawn, name in named:
        canvas.centre((x, middle[1]), drawn)
        width = room if len(named) == 1 else step - 4
        canvas.write((x, middle[1] + 80), name, PHONE_TYPE, bold=True, anchor="m", width=width)
        x += step


def _sacks_with_names(goods: tuple[Colour, ...], language: str) -> list[tuple[Image, str]]:
    """Return sacks with names below them: of more than three, one for each colour."""
    if len(goods) <= MOST_SACKS_ONE_BY_ONE:
        counts = [(good, 1) for good in goods]
    else:
        counts = [*Counter(goods).items()]
    return [(_counted_sack(good, many, language), label(good, language)) for good, many in counts]


@cached
def _counted_sack(good: Colour, many: int, language: str) -> Image:
    """Paint a sack, with the number of them before it if it stands for several."""
    one = sack(good, letters(language)[good], SACK_SIZE)
    if many == 1:
        return one
    canvas = Canvas(SACK_SIZE + NUMBER_WIDTH, SACK_SIZE)
    canvas.write((0, SACK_SIZE // 2), str(many), 64, bold=True)
    canvas.paste((NUMBER_WIDTH, 0), one)
    return canvas.image


def _paint_free_goods(canvas: Canvas, count: int, voice: Voice, middle: tuple[int, int]) -> None:
    canvas.write((middle[0] - 12, middle[1]), str(count), 96, bold=True, anchor="r")
    canvas.paste((middle[0] + 4, middle[1] - 56), sack("any", "", 108))
    words = voice("some-any", n=count)
    canvas.write((middle[0], middle[1] + 80), words, PHONE_TYPE, bold=True, anchor="m")


@cached
def face_down_pirates(language: str, size: Size) -> Image:
    """Paint the pirates' card, still face down, and what it costs to meet them in vain."""
    width, height = size
    canvas = Canvas(width, height)
    canvas.panel((0, 0), size, cards.CATEGORY_COLOURS["pirates"], 28, PAPER, 6)
    canvas.paste((0, 0), cards.back_pattern(size))
    words = label("pirates", language)
    canvas.write((width // 2, 56), words, 52, WHITE, bold=True, anchor="m")
    disc = height // 2
    middle = (width // 2, height * 9 // 20)
    canvas.panel((middle[0] - disc // 2, middle[1] - disc // 2), (disc, disc), PAPER, disc // 2)
    flag = _black_flag(disc * 3 // 4)
    canvas.centre(middle, flag)
    words = Voice(language, "alles_an_bord")("picture-penalty")
    canvas.write(
        (middle[0], height - 104), words, PHONE_TYPE, WHITE, bold=True, anchor="m", width=width - 40
    )
    for x, lost in ((middle[0] - 48, MONEY.penalty_coins), (middle[0] + 102, MONEY.penalty_goods)):
        canvas.write((x - 4, height - 48), f"−{lost}", 46, WHITE, bold=True, anchor="r")
    canvas.glyph((middle[0] - 18, height - 48), ICONS["money"], 54)
    canvas.paste((middle[0] + 104, height - 80), sack("any", "", 60))
    return canvas.image


def _black_flag(size: int) -> Image:
    """Paint the pirates' flag in one black: its shades would be torn apart by the few colours."""
    from PIL import Image as Images

    drawn = glyph(ICONS["pirates"], size)
    flat = Images.new("RGBA", drawn.size, "#3A3D42")
    flat.putalpha(drawn.getchannel("A"))
    dark = drawn.convert("L").point(
        [255 if level < BLACK_BELOW_GREY else 0 for level in range(256)]
    )
    return Images.composite(flat, drawn, dark)


def _blank_card(category: Category, voice: Voice, size: Size, reward_top: int) -> Canvas:
    """Paint a card with nothing on it but its head; what it gives goes below `reward_top`."""
    width, height = size
    canvas = Canvas(width, height)
    canvas.panel((0, 0), size, PAPER, 18)
    canvas.paste((0, reward_top), cards.reward_ground((width, height - reward_top), 18))
    canvas.paste((0, 0), cards.card_frame(size, cards.CATEGORY_COLOURS[category], HEAD_HEIGHT))
    canvas.panel((24, 10), (84, HEAD_HEIGHT - 18), PAPER, HEAD_HEIGHT // 2)
    canvas.glyph((66, HEAD_HEIGHT // 2 + 1), ICONS[category], 48)
    words = label(category, voice.language)
    at = (width // 2, HEAD_HEIGHT // 2 + 1)
    canvas.write(at, words, 42, WHITE, bold=True, anchor="m", width=width - 224)
    for line, key in ((HEAD_HEIGHT + 24, "picture-asks"), (reward_top + 28, "picture-pays")):
        canvas.write((width // 2, line), voice(key), PHONE_TYPE, FADED, bold=True, anchor="m")
    return canvas
