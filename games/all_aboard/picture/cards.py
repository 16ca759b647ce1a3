"""Cards as small pictures: animals, their backs, empty places, piles.

Each is painted once for every size and kept, so that a picture of the table is mostly pasting.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from games.all_aboard.components import ICONS, LOVE_WEIGHTS, WEIGHTS, Animal
from games.kit.draw.canvas import (
    FADED,
    PAPER,
    SEATS,
    SMALLEST,
    Canvas,
    glyph,
    panel,
    svg,
    wrap,
)
from games.kit.words import halves

if TYPE_CHECKING:
    from PIL.Image import Image

BACK: Final = "#33415C"
"""The backs of the cards."""
HIDDEN: Final = "#DCE3EE"
"""The ground of a card its owner put face down, as only he sees it."""
EDGE: Final = 7
"""Width of a card's edge, in its owner's colour."""
BESIDE: Final = 230
"""Pixels between emoji and badge from which the name stands there, and not below."""
FLAT: Final = 100
"""Height of a lying card up to which it is written small."""


@lru_cache(maxsize=512)
def row_card(
    size: tuple[int, int], owner: int, animal: Animal, name: str, *, hidden: bool, love: bool
) -> Image:
    """Paint a card lying: emoji, weight and badge side by side, the name where there is room."""
    width, height = size
    page = _blank(size, owner, hidden=hidden)
    icon = round(height * 0.66)
    middle = height // 2
    mark = 50
    left, right = EDGE + 14 + icon, width - EDGE - 12 - mark
    beside = right - left >= BESIDE
    below = not beside and height >= 3 * SMALLEST + 20
    line = middle - 16 if below else middle
    page.glyph((EDGE + 8 + icon // 2, line), ICONS[animal], icon)
    page.badge((width - EDGE - 6 - mark // 2, line), owner, mark)
    weight = halves((LOVE_WEIGHTS if love else WEIGHTS)[animal])
    figure = 56 if height > FLAT else 44
    if beside:
        page.write((left + 44, line), weight, figure, bold=True, anchor="m")
        page.write((left + 100, line), name, 36 if height > FLAT else 30, width=right - left - 100)
    else:
        page.write(((left + right) // 2, line), weight, figure, bold=True, anchor="m")
    if below:
        page.write((width // 2, height - 27), name, SMALLEST, anchor="m", width=width - 20)
    spot = (EDGE + 8 + icon // 2, line)
    _signs(page, spot, icon, round(icon * 0.5), hidden=hidden, love=love)
    return page.image


@lru_cache(maxsize=256)
def tall_card(
    size: tuple[int, int], owner: int, animal: Animal, name: str, *, hidden: bool, love: bool
) -> Image:
    """Paint a card standing: weight and badge above, the emoji in the middle, the name below."""
    width, height = size
    page = _blank(size, owner, hidden=hidden)
    weight = halves((LOVE_WEIGHTS if love else WEIGHTS)[animal])
    page.write((26, 50), weight, 68, bold=True)
    page.badge((width - 42, 46), owner, 56)
    icon = min(width - 40, height - 160)
    page.glyph((width // 2, (height + 30) // 2), ICONS[animal], icon)
    page.write((width // 2, height - 36), name, 32, bold=True, anchor="m", width=width - 20)
    spot = (width // 2, (height + 30) // 2)
    _signs(page, spot, icon, 60, hidden=hidden, love=love)
    return page.image


@lru_cache(maxsize=256)
def hand_card(
    size: tuple[int, int], owner: int, animal: Animal, name: str, worth: str, hint: str
) -> Image:
    """Paint a card of the hand, big, with what it is worth and what it does."""
    width, height = size
    page = _blank(size, owner, hidden=False)
    icon = height - 244
    page.glyph((32 + icon // 2, 24 + icon // 2), ICONS[animal], icon)
    middle = (32 + icon + width - EDGE) // 2
    page.write(
        (middle, 24 + round(icon * 0.38)), halves(WEIGHTS[animal]), 112, bold=True, anchor="m"
    )
    page.write((middle, 24 + round(icon * 0.8)), "kg", 40, FADED, bold=True, anchor="m")
    page.write((width // 2, height - 194), name, 42, bold=True, anchor="m", width=width - 30)
    page.write((width // 2, height - 150), worth, 30, FADED, anchor="m", width=width - 30)
    rows = wrap(hint, SMALLEST, width - 36, 3)
    for row, line in enumerate(rows):
        page.write((width // 2, height - 108 + 34 * row), line, SMALLEST, anchor="m")
    return page.image


@lru_cache(maxsize=128)
def back(size: tuple[int, int], owner: int) -> Image:
    """Paint the back of a card with its owner's badge."""
    width, height = size
    page = Canvas(width, height)
    page.paste((0, 0), panel(width, height, BACK, 20, SEATS[owner].colour, EDGE))
    page.paste((0, 0), panel(width, height, "none", 20, PAPER, 3))
    mark = max(50, min(96, height * 2 // 3))
    for x in (width // 6, width * 5 // 6):
        page.paste((x - 24, height // 2 - 24), _paw(48))
    page.badge((width // 2, height // 2), owner, mark)
    return page.image


@lru_cache(maxsize=16)
def empty_place(size: tuple[int, int]) -> Image:
    """Paint a place where a card may still go."""
    width, height = size
    return svg(
        f'<rect x="3" y="3" width="{width - 6}" height="{height - 6}" rx="20" fill="#FFFFFF"'
        f' fill-opacity="0.35" stroke="#4A7F9C" stroke-width="4" stroke-dasharray="14 12"/>',
        width,
        height,
    )


@lru_cache(maxsize=8)
def stack(size: int, *, cards: int) -> Image:
    """Paint a sign for face-down cards: one for a hand, two for a pile."""
    step = size * 0.14
    width, height = size * 0.56, size * 0.76
    left, top = (0.22, 0.12) if cards == 1 else (0.12, 0.04)
    each = "".join(
        f'<rect x="{size * left + step * n}" y="{size * top + step * n}" width="{width}"'
        f' height="{height}" rx="{size * 0.1}" fill="{BACK}" stroke="#FFFFFF" stroke-width="3"/>'
        for n in range(cards)
    )
    return svg(each, size, size)


@lru_cache(maxsize=4)
def _paw(size: int) -> Image:
    drawn = glyph("🐾", size)
    pale = svg(f'<rect width="{size}" height="{size}" fill="#8593AD"/>', size, size).copy()
    pale.putalpha(drawn.getchannel("A"))
    return pale


def _blank(size: tuple[int, int], owner: int, *, hidden: bool) -> Canvas:
    page = Canvas(*size)
    page.panel((0, 0), size, HIDDEN if hidden else PAPER, 20, SEATS[owner].colour, EDGE)
    return page


def _signs(
    page: Canvas, middle: tuple[int, int], icon: int, size: int, *, hidden: bool, love: bool
) -> None:
    """Put a heart above an animal in love, covered eyes below one that lies face down."""
    x, y = middle
    if hidden:
        page.glyph((x + icon // 2, y + icon // 4), "🙈", size)
    if love:
        page.glyph((x + icon // 2, y - icon // 4), "💘", size)
