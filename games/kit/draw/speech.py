"""Speech: what seats say to their table, as bubbles beside their badges, below a picture.

They cover nothing: the picture grows by a row of them, which is as high as a line of text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import INK, PAPER, PHONE_TYPE, Canvas, svg, text_width
from games.kit.draw.scale import extent, to_pixels
from games.kit.draw.text.names import seat_letter

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PIL.Image import Image

    from games.kit.words import Voice

ROW: Final = 76
"""Units: how high a row of bubbles is."""
BUBBLE: Final = 60
BADGE: Final = 56
EDGE: Final = 20
"""Units at either end of a row, and between two bubbles."""
PADDING: Final = 22
"""Units between a bubble's edge and its words."""
TAIL: Final = 24
"""Units between a badge and the bubble, which the bubble's tail reaches across."""
BESIDE_WORDS: Final = BADGE + TAIL + 2 * PADDING
"""Units of a row that a bubble takes more than its words."""
SIGN: Final = 48
BESIDE_SIGN: Final = SIGN + 10
"""Units of a row that a sign takes with what is free beside it."""
TYPES: Final = (42, PHONE_TYPE, 32)
"""Sizes of type, the largest first: the first in which all fits on the fewest rows."""


class Speech(NamedTuple):
    """What a seat says."""

    seat: int
    words: str
    sign: Image | None = None
    """What stands before the words, if anything: as large as `SIGN`."""


def with_speech(image: Image, said: Sequence[Speech], voice: Voice) -> Image:
    """Return a picture with a bubble for each of those who say something, in rows below it."""
    if not said:
        return image
    width, height = extent(image)
    size, rows = _fitted(said, width)
    ground = image.crop((0, 0, image.width, image.height + to_pixels(ROW * len(rows))))
    canvas = Canvas.over(ground)
    canvas.fill((0, height), (width, ROW * len(rows)), INK)
    for number, row in enumerate(rows):
        left, middle = EDGE, height + ROW * number + ROW // 2
        for one in row:
            left += _paint(canvas, (left, middle), one, size, voice) + EDGE
    return canvas.image


def _fitted(said: Sequence[Speech], width: int) -> tuple[int, list[list[Speech]]]:
    """Return in which type all is said, and who speaks in which row."""
    laid = [(size, _rows(said, size, width)) for size in TYPES]
    return min(laid, key=lambda one: len(one[1]))


def _rows(said: Iterable[Speech], size: int, width: int) -> list[list[Speech]]:
    rows: list[list[Speech]] = []
    room = 0
    for one in said:
        wide = _words_width(one, size) + _beside_words(one) + EDGE
        if not rows or wide > room:
            rows.append([])
            room = width - EDGE
        rows[-1].append(one)
        room -= wide
    return rows


def _words_width(one: Speech, size: int) -> int:
    return text_width(one.words, size, bold=True)


def _beside_words(one: Speech) -> int:
    return BESIDE_WORDS + BESIDE_SIGN * bool(one.sign)


def _paint(canvas: Canvas, at: tuple[int, int], one: Speech, size: int, voice: Voice) -> int:
    """Paint a badge and its bubble from a place on; return how wide both are."""
    left, middle = at
    beside = _beside_words(one)
    words = min(_words_width(one, size), extent(canvas.image)[0] - left - EDGE - beside)
    bubble, begin = left + BADGE + TAIL, left + beside - PADDING
    canvas.badge((left + BADGE // 2, middle), one.seat, BADGE, seat_letter(voice, one.seat))
    canvas.paste((bubble - TAIL + 4, middle - TAIL // 2), _tail())
    canvas.panel(
        (bubble, middle - BUBBLE // 2), (left + beside + words - bubble, BUBBLE), PAPER, BUBBLE // 2
    )
    if one.sign:
        canvas.centre((bubble + PADDING + SIGN // 2, middle), one.sign)
    canvas.write((begin, middle), one.words, size, bold=True, width=words)
    return beside + words


@cached
def _tail() -> Image:
    """Paint what of a bubble points at its speaker, who is to the left."""
    wide = TAIL + 12
    return svg(f'<path d="M0 {TAIL - 4} L{wide} 0 L{wide} {TAIL} Z" fill="{PAPER}"/>', wide, TAIL)
