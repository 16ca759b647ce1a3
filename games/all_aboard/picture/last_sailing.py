"""How the boats of the last round fared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.components import ICONS
from games.all_aboard.picture.scenery import MARGIN, columns
from games.kit.draw.canvas import BAD, FADED, GOOD, PAPER, SMALLEST, Canvas, faded, glyph
from games.kit.words import halves

if TYPE_CHECKING:
    from games.all_aboard.model import Voyage
    from games.kit.words import Voice

WORDY: Final = 400
"""A column so wide has room for words, not signs alone."""


def voyages(page: Canvas, sailed: tuple[Voyage, ...], voice: Voice, top: int) -> None:
    """Tell how the boats of the last round fared, each in its column: 112 pixels high."""
    page.write((MARGIN + 6, top + 14), voice("picture-last"), SMALLEST + 2, FADED, bold=True)
    for voyage, (left, width) in zip(sailed, columns(len(sailed)), strict=True):
        page.panel((left, top + 38), (width, 70), PAPER, 20, GOOD if voyage.sailed else BAD, 4)
        x = left + 18 + _verdict(page, voyage, voice, (left + 18, top + 73), width)
        fates = [(card.animal, True) for card in voyage.saved]
        fates += [(card.animal, False) for card in voyage.lost]
        room = left + width - 14 - x
        icon = 42
        step = min(icon + 4, (room - icon) // max(1, len(fates) - 1))
        for n, (animal, saved) in enumerate(fates):
            image = (glyph if saved else faded)(ICONS[animal], icon)
            page.paste((left + width - 14 - icon - step * (len(fates) - 1 - n), top + 52), image)


def _verdict(page: Canvas, voyage: Voyage, voice: Voice, at: tuple[int, int], width: int) -> int:
    """Write whether a boat sailed, and its load; return how wide that is."""
    sign, fill = ("✓", GOOD) if voyage.sailed else ("✗", BAD)
    load = "" if voyage.load is None else f"{halves(voyage.load)}/{voyage.capacity}"
    key = "picture-sailed" if voyage.sailed else "picture-sank"
    if voyage.load is None:
        key, load = "picture-fight", "💢"
    words = f"{sign} {voice(key)} {load}" if width >= WORDY else f"{sign} {load}"
    return page.write(at, words, 30, fill, bold=True) + 12
