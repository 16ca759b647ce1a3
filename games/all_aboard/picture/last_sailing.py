"""How the boats of the last round fared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.components import ICONS
from games.all_aboard.picture.scenery import MARGIN, columns
from games.kit.draw.canvas import (
    BAD,
    FADED,
    GOOD,
    PAPER,
    PHONE_TYPE,
    Canvas,
    faded,
    glyph,
    text_width,
)
from games.kit.words import halves

if TYPE_CHECKING:
    from games.all_aboard.model import DepartedBoat
    from games.kit.words import Voice

WIDTH_FOR_WORDS: Final = 400
"""A column so wide has room for words, not signs alone."""
WIDTH_FOR_ONE_LINE: Final = 300
"""In a column so wide the animals stand beside the load."""
TITLE_HEIGHT: Final = 42
LINE_HEIGHT: Final = 70
ICON: Final = 42
"""Size of an animal."""
BESIDE_ANIMALS: Final = 44
"""Margins of words and animals that stand side by side."""


def paint_last_sailing(
    canvas: Canvas, boats: tuple[DepartedBoat, ...], voice: Voice, top: int
) -> None:
    """Paint how the boats of the last round fared, each in its column: `sailing_height` high."""
    title = voice("picture-last")
    # Paper below it, as confetti may fall there.
    canvas.panel((MARGIN, top - 8), (text_width(title, PHONE_TYPE, bold=True) + 28, 44), PAPER, 14)
    canvas.write((MARGIN + 14, top + 14), title, PHONE_TYPE, FADED, bold=True)
    height = sailing_height(len(boats)) - TITLE_HEIGHT
    for boat, words, (left, width) in zip(
        boats, _how_they_ended(boats, voice), columns(len(boats)), strict=True
    ):
        colour, y = GOOD if boat.sailed else BAD, top + TITLE_HEIGHT
        canvas.panel((left, y), (width, height), PAPER, 20, colour, 4)
        written = canvas.write((left + 18, y + 35), words, PHONE_TYPE, colour, bold=True)
        low = height > LINE_HEIGHT
        room = width - 28 if low else width - BESIDE_ANIMALS - written
        _paint_animals(canvas, boat, (left + width - 14, y + 14 + 42 * low), room)


def sailing_height(boats: int) -> int:
    """Return how high it is: where columns are narrow, the animals stand below the loads."""
    narrow = columns(boats)[0][1] < WIDTH_FOR_ONE_LINE
    return TITLE_HEIGHT + (2 * LINE_HEIGHT - 34 if narrow else LINE_HEIGHT)


def _how_they_ended(boats: tuple[DepartedBoat, ...], voice: Voice) -> list[str]:
    """Say how each boat fared: in words, if everywhere the animals have room beside them."""
    width = columns(len(boats))[0][1]
    in_words = [_how_it_ended(boat, voice, wordy=True) for boat in boats]
    if width >= WIDTH_FOR_WORDS and all(
        text_width(words, PHONE_TYPE, bold=True) + _animals_width(boat) <= width - BESIDE_ANIMALS
        for boat, words in zip(boats, in_words, strict=True)
    ):
        return in_words
    return [_how_it_ended(boat, voice, wordy=False) for boat in boats]


def _animals_width(boat: DepartedBoat) -> int:
    """Return how wide the animals of a boat are side by side."""
    return ICON * (len(boat.saved) + len(boat.lost))


def _how_it_ended(boat: DepartedBoat, voice: Voice, *, wordy: bool) -> str:
    """Say whether a boat sailed, and its load."""
    sign = "✓" if boat.sailed else "✗"
    key = "picture-sailed" if boat.sailed else "picture-sank"
    if boat.load is None:
        key, load = "picture-fight", "💢"
    else:
        load = f"{halves(boat.load)}/{boat.capacity}"
    return f"{sign} {voice(key)} {load}" if wordy else f"{sign} {load}"


def _paint_animals(canvas: Canvas, boat: DepartedBoat, corner: tuple[int, int], room: int) -> None:
    """Paint who was saved and, pale, who was lost; `corner` is the upper right one."""
    right, top = corner
    images = [glyph(ICONS[card.animal], ICON) for card in boat.saved]
    images += [faded(ICONS[card.animal], ICON) for card in boat.lost]
    step = min(ICON + 4, (room - ICON) // max(1, len(images) - 1))
    left = right - ICON - step * (len(images) - 1)
    for place, image in enumerate(images):
        canvas.paste((left + step * place, top), image)
