"""What is in the box of Lanterns: twelve cards. How bright a lantern is, luck decides."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from games.kit.value import Figures


class _Course(Figures):
    """The numbers that shape a match."""

    highest_card: int
    hand: int
    """Cards dealt to everybody, and so the rounds of a match."""


class _Box(Figures):
    """What is in the box."""

    course: _Course


FIGURES: Final = _Box.read(Path(__file__).parent)
CARDS: Final = tuple(range(1, FIGURES.course.highest_card + 1))
ROUNDS: Final = FIGURES.course.hand
"""Every seat seals one card a round, and none draws any."""
