"""The six orders on one page, with all that they do, in type twice as large as on cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from games.abordaje.components import ORDER_ICONS, ORDERS, PRIORITY, order_name
from games.abordaje.picture.layout import MARGIN, WIDTH
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import FADED, GOLD, INK, PAPER, WHITE, Canvas, text_width, wrap
from games.kit.draw.materials import raised
from games.kit.words import Voice

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.abordaje.components import Order
    from games.abordaje.model import View

SEA: Final = "#2F6F95"
TYPE: Final = 50
"""Of what an order does; a phone shows it as large as its own text."""
TITLE_HEIGHT: Final = 92
ROW_HEIGHT: Final = 290
LINE: Final = 58
MOST_LINES: Final = 3
WORDS_AT: Final = 190
"""From the left edge of an order to its words."""


def zoom(view: View, voice: Voice) -> Image:
    """Paint all orders as they are carried out, those of one's own hand edged in gold."""
    held = Counter(view.hand or ())
    canvas = Canvas(WIDTH, TITLE_HEIGHT + len(ORDERS) * ROW_HEIGHT, SEA)
    title = voice("picture-about")
    canvas.write((MARGIN + 8, TITLE_HEIGHT // 2), title, TYPE, WHITE, bold=True)
    for n, order in enumerate(ORDERS):
        row = _large_order(order, held[order], voice.language)
        canvas.paste((MARGIN, TITLE_HEIGHT + n * ROW_HEIGHT), row)
    return canvas.image


@cached
def _large_order(order: Order, held: int, language: str) -> Image:
    width, height = WIDTH - 2 * MARGIN, ROW_HEIGHT - 16
    edge, voice = GOLD if held else INK, Voice(language, "abordaje")
    canvas = Canvas.over(raised(width, height, PAPER, 24, edge, 8 if held else 4))
    canvas.panel((28, 22), (60, 60), INK, 30)
    canvas.write((58, 52), str(PRIORITY[order]), 44, WHITE, bold=True, anchor="m")
    canvas.glyph((100, 160), ORDER_ICONS[order], 104)
    name = voice(order_name(order))
    canvas.write((WORDS_AT, 50), name, 56, bold=True)
    if held:
        own = " ".join(filter(None, (f"{held}×" if held > 1 else "", voice("picture-in-hand"))))
        canvas.write((WORDS_AT + text_width(name, 56, bold=True) + 30, 52), own, 44, FADED)
    for n, line in enumerate(about(order, voice)):
        canvas.write((WORDS_AT, 108 + n * LINE), line, TYPE)
    return canvas.image


def about(order: Order, voice: Voice) -> tuple[str, ...]:
    """Return the lines that say what an order does."""
    room = WIDTH - 2 * MARGIN - WORDS_AT - 20
    return wrap(voice(f"picture-about-{order}"), TYPE, room, MOST_LINES)
