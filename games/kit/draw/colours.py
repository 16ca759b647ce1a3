"""Colours of the house, and how the seats of a table are told apart in every picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from games.kit.draw.vectors import Colour

INK: Final = "#1C2836"
"""Text on paper."""
FADED: Final = "#54606E"
"""Lesser text on paper; still 4.5:1."""
PAPER: Final = "#FFFBF2"
"""Cards and panels."""
WHITE: Final = "#FFFFFF"
GOLD: Final = "#FFC93C"
"""Seats that are to act, and winners."""
GOOD: Final = "#00703C"
BAD: Final = "#B3261E"


@dataclass(frozen=True)
class SeatMark:
    """How a seat is recognised everywhere: a letter, a colour, a shape."""

    colour: Colour
    shape: str
    """An SVG path in a square of 100 by 100."""
    middle: float
    """Height at which the letter or number sits, of 100."""


SEAT_MARKS: Final = (
    SeatMark("#2672D9", "M50 6a44 44 0 1 0 0 88a44 44 0 1 0 0-88z", 50),
    SeatMark("#C94F00", "M14 10h72q4 0 4 4v72q0 4-4 4h-72q-4 0-4-4v-72q0-4 4-4z", 50),
    SeatMark(GOOD, "M50 4L97 88q2 6-4 6H7q-6 0-4-6z", 66),
    SeatMark("#C2459A", "M50 1L99 50L50 99L1 50z", 50),
    SeatMark("#222B38", "M50 3L97 40L80 95H20L3 40z", 54),
)
"""The badges of seats 0 to 4. Apart for every kind of colour vision, and 3:1 on paper and white."""
