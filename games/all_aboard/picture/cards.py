"""Cards as small pictures: animals, their backs, empty places, piles.

Each is cached by size, so that a picture of the table is mostly pasting.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.all_aboard.art import ART
from games.all_aboard.components import ICONS, LOVE_WEIGHTS, WEIGHTS, Animal
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import (
    FADED,
    PAPER,
    PHONE_TYPE,
    Canvas,
    glyph,
    panel,
    svg,
    text_width,
    wrap,
)
from games.kit.draw.colours import SEAT_MARKS
from games.kit.words import halves

if TYPE_CHECKING:
    from PIL.Image import Image

BACK_COLOUR: Final = "#33415C"
FACE_DOWN_COLOUR: Final = "#DCE3EE"
"""The ground of a card that lies face down, as only its owner sees it."""
EDGE_WIDTH: Final = 7
"""Of a card's edge in its owner's colour, in units."""
ROOM_FOR_NAME_BESIDE: Final = 262
"""Units between emoji and badge from which the name stands there, and not below."""
HINT_ROW: Final = 39
"""Height of a row of what a card in hand does."""
MOST_HINT_ROWS: Final = 4
SMALL_TEXT_HEIGHT: Final = 100
"""A lying card up to this height is written small."""


@dataclass(frozen=True)
class CardFace:
    """What a card in a boat shows to a viewer who knows it."""

    owner: int
    letter: str
    """On the owner's badge."""
    animal: Animal
    name: str
    """The animal's, in the viewer's language."""
    face_down: bool
    in_love: bool

    @property
    def weight(self) -> str:
        """In kilos."""
        return halves((LOVE_WEIGHTS if self.in_love else WEIGHTS)[self.animal])


@cached
def lying_card(size: tuple[int, int], face: CardFace) -> Image:
    """Paint a card lying: emoji, weight and badge side by side, the name where there is room."""
    width, height = size
    canvas = _blank(size, face.owner, face_down=face.face_down)
    icon, badge = round(height * 0.66), 52
    left, right = EDGE_WIDTH + 14 + icon, width - EDGE_WIDTH - 12 - badge
    name_beside = right - left >= ROOM_FOR_NAME_BESIDE
    name_below = not name_beside and height >= 3 * PHONE_TYPE + 28
    line = height // 2 - 16 if name_below else height // 2
    canvas.badge((width - EDGE_WIDTH - 6 - badge // 2, line), face.owner, badge, face.letter)
    _paint_animal(canvas, face, (EDGE_WIDTH + 8 + icon // 2, line), icon, round(icon * 0.5))
    weight_size = 56 if height > SMALL_TEXT_HEIGHT else 46
    middle = left + 44 if name_beside else (left + right) // 2
    canvas.write((middle, line), face.weight, weight_size, bold=True, anchor="m")
    if name_beside:
        canvas.write((left + 100, line), face.name, PHONE_TYPE, width=right - left - 100)
    if name_below:
        spot = (width // 2, height - 30)
        canvas.write(spot, face.name, PHONE_TYPE, anchor="m", width=width - 20)
    return canvas.image


@cached
def standing_card(size: tuple[int, int], face: CardFace) -> Image:
    """Paint a card standing: weight and badge above, the emoji in the middle, the name below."""
    width, height = size
    canvas = _blank(size, face.owner, face_down=face.face_down)
    canvas.write((26, 50), face.weight, 68, bold=True)
    canvas.badge((width - 42, 46), face.owner, 56, face.letter)
    icon = min(width - 40, height - 160)
    spot = (width // 2, height - 36)
    canvas.write(spot, face.name, PHONE_TYPE, bold=True, anchor="m", width=width - 20)
    _paint_animal(canvas, face, (width // 2, (height + 30) // 2), icon, 60)
    return canvas.image


@cached
def hand_card(
    size: tuple[int, int], owner: int, animal: Animal, name: str, worth: str, hint: str
) -> Image:
    """Paint a card of the hand, big, with what it does, and what it is `worth` if that is said."""
    width, height = size
    canvas = _blank(size, owner, face_down=False)
    rows = wrap(hint, PHONE_TYPE, width - 2 * EDGE_WIDTH - 14, MOST_HINT_ROWS)
    foot = 24 + HINT_ROW * max(2, len(rows)) + (HINT_ROW + 4 if worth else 0)
    icon = min(height - foot - 78, 150)
    canvas.glyph((38 + icon // 2, 18 + icon // 2), ICONS[animal], icon)
    weight, line = halves(WEIGHTS[animal]), 22 + icon // 2
    wide = text_width(weight, 104, bold=True)
    left = (38 + icon + width - EDGE_WIDTH - wide - 12 - text_width("kg", 44, bold=True)) // 2
    canvas.write((left, line), weight, 104, bold=True)
    canvas.write((left + wide + 12, line + 21), "kg", 44, FADED, bold=True)
    line = height - foot - 24
    canvas.write((width // 2, line), name, 46, bold=True, anchor="m", width=width - 30)
    canvas.write((width // 2, line + 46), worth, PHONE_TYPE, FADED, anchor="m", width=width - 16)
    middle = height - 24 - HINT_ROW * max(2, len(rows)) // 2 - HINT_ROW * (len(rows) - 1) // 2
    for row, words in enumerate(rows):
        canvas.write((width // 2, middle + HINT_ROW * row), words, PHONE_TYPE, anchor="m")
    return canvas.image


@cached
def back(size: tuple[int, int], owner: int, letter: str) -> Image:
    """Paint the back of a card with its owner's badge."""
    width, height = size
    canvas = Canvas(width, height)
    canvas.paste(
        (0, 0), panel(width, height, BACK_COLOUR, 20, SEAT_MARKS[owner].colour, EDGE_WIDTH)
    )
    canvas.paste((0, 0), panel(width, height, "none", 20, PAPER, 3))
    badge = max(50, min(96, height * 2 // 3))
    for x in (width // 6, width * 5 // 6):
        canvas.paste((x - 24, height // 2 - 24), _paw(48))
    canvas.badge((width // 2, height // 2), owner, badge, letter)
    return canvas.image


@cached
def empty_place(size: tuple[int, int]) -> Image:
    """Paint a place where a card may still go."""
    width, height = size
    place = ART.markup("empty-place", across=f"{width - 6}", down=f"{height - 6}")
    return svg(place, width, height)


@cached
def _paw(size: int) -> Image:
    drawn = glyph("🐾", size)
    pale = Canvas(size, size, "#8593AD").image
    pale.putalpha(drawn.getchannel("A"))
    return pale


def _blank(size: tuple[int, int], owner: int, *, face_down: bool) -> Canvas:
    canvas = Canvas(*size)
    fill = FACE_DOWN_COLOUR if face_down else PAPER
    canvas.panel((0, 0), size, fill, 20, SEAT_MARKS[owner].colour, EDGE_WIDTH)
    return canvas


def _paint_animal(
    canvas: Canvas, face: CardFace, middle: tuple[int, int], icon: int, sign: int
) -> None:
    """Paint an animal, with a heart if it is in love, and covered eyes if it lies face down.

    `icon` and `sign` are their sizes.
    """
    x, y = middle
    canvas.glyph(middle, ICONS[face.animal], icon)
    if face.face_down:
        canvas.glyph((x + icon // 2, y + icon // 4), "🙈", sign)
    if face.in_love:
        canvas.glyph((x + icon // 2, y - icon // 4), "💘", sign)
