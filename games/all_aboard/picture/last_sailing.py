"""How the boats of the last round fared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.components import ICONS
from games.all_aboard.picture.scenery import MARGIN, columns
from games.kit.draw.canvas import BAD, FADED, GOOD, PAPER, SMALLEST_TYPE, Canvas, faded, glyph
from games.kit.words import halves

if TYPE_CHECKING:
    from games.all_aboard.model import DepartedBoat
    from games.kit.words import Voice

WIDTH_FOR_WORDS: Final = 400
"""A column so wide has room for words, not signs alone."""
ICON: Final = 42
"""Size of an animal."""


def paint_last_sailing(
    canvas: Canvas, boats: tuple[DepartedBoat, ...], voice: Voice, top: int
) -> None:
    """Paint how the boats of the last round fared, each in its column: 112 pixels high."""
    canvas.write((MARGIN + 6, top + 14), voice("picture-last"), SMALLEST_TYPE + 2, FADED, bold=True)
    for boat, (left, width) in zip(boats, columns(len(boats)), strict=True):
        canvas.panel((left, top + 38), (width, 70), PAPER, 20, GOOD if boat.sailed else BAD, 4)
        words = _how_it_ended(boat, voice, wordy=width >= WIDTH_FOR_WORDS)
        fill = GOOD if boat.sailed else BAD
        written = canvas.write((left + 18, top + 73), words, 30, fill, bold=True)
        _paint_animals(canvas, boat, (left + width - 14, top + 52), width - 44 - written)


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
