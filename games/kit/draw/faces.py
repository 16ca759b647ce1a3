"""The faces of computer players: one for each of their names, drawn on the badge of their seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.art import ART
from games.kit.mind import COMPUTER_NAMES

if TYPE_CHECKING:
    from games.kit.draw.vectors import Colour

FIRST_SIGN: Final = 0xE000
"""A sign for private use, which no font has and no name shows: it stands for the first face."""
SHARE_OF_BADGE: Final = 0.6
"""How large a face is on a badge, so that its shape holds it."""


def with_face(name: str) -> str:
    """Return a computer's name with the sign of its face in place of 🤖; a person's as it is.

    >>> face_sign(with_face("🤖 Dot •")) == face_sign(with_face("🤖 Dot")), with_face("Dot")
    (True, 'Dot')
    """
    mark, _, rest = name.partition(" ")
    called = rest.partition(" ")[0]
    if mark != "🤖" or called not in COMPUTER_NAMES:
        return name
    return f"{chr(FIRST_SIGN + COMPUTER_NAMES.index(called))}{rest}"


def face_sign(name: str) -> str:
    """Return the sign of a face that a name begins with, if there is one."""
    return name[:1] if _called(name) else ""


def face_markup(sign: str, colour: Colour, middle: float) -> str:
    """Return a face as SVG, around the middle of a badge of 100 by 100; nothing for a letter."""
    if not (name := _called(sign)):
        return ""
    edge = 50 * SHARE_OF_BADGE
    return (
        f'<g transform="translate({50 - edge} {middle - edge}) scale({SHARE_OF_BADGE})">'
        f"{ART.markup(f'face-{name}', eyes=colour)}</g>"
    )


def _called(sign: str) -> str:
    """Return the name of the computer player for whose face a line's first sign stands."""
    at = ord(sign[0]) - FIRST_SIGN if sign else -1
    return COMPUTER_NAMES[at] if 0 <= at < len(COMPUTER_NAMES) else ""
