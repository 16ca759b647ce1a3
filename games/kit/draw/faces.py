"""The faces of computer players: one for each of their names, drawn on the badge of their seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.mind import COMPUTER_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.draw.vectors import Colour

FIRST_SIGN: Final = 0xE000
"""A sign for private use, which no font has and no name shows: it stands for the first face."""
SHARE_OF_BADGE: Final = 0.6
"""How large a face is on a badge, so that its shape holds it."""

ROUND: Final = "M50 14a38 38 0 1 0 .1 0z"
SQUARE: Final = "M24 16h52q12 0 12 12v48q0 12-12 12H24q-12 0-12-12V28q0-12 12-12z"
WIDE: Final = "M32 24h36a28 28 0 0 1 0 58H32a28 28 0 0 1 0-58z"
SIX_SIDED: Final = "M30 14h40l22 37-22 37H30L8 51z"
AERIAL: Final = "M47-8h6v24h-6zM50-16a9 9 0 1 0 .1 0z"
HORNS: Final = "M20-8h8v30h-8zM72-8h8v30h-8z"
EARS: Final = "M-4 38h16v26h-16zM88 38h16v26h-16z"

DOTS: Final = "M33 38a9 9 0 1 0 .1 0zM67 38a9 9 0 1 0 .1 0z"
SQUARES: Final = "M24 38h18v18H24zM58 38h18v18H58z"
VISOR: Final = "M22 36h56v18H22z"
ONE_EYE: Final = "M50 28a17 17 0 1 0 .1 0z"
WINK: Final = "M33 38a9 9 0 1 0 .1 0zM56 44h22v8H56z"
TALL: Final = "M28 32h10v26H28zM62 32h10v26H62z"

SMILE: Final = "M28 64h44q-6 16-22 16T28 64z"
LINE: Final = "M32 67h36v8H32z"
TEETH: Final = "M28 64h10v14H28zM45 64h10v14H45zM62 64h10v14H62z"
OPEN: Final = "M50 62a9 9 0 1 0 .1 0z"

FACES: Final[Sequence[tuple[str, str]]] = (
    (ROUND, f"{DOTS}{SMILE}"),
    (f"{SQUARE}{AERIAL}", f"{DOTS}{OPEN}"),
    (f"{WIDE}{EARS}", f"{WINK}{SMILE}"),
    (SQUARE, f"{SQUARES}{SMILE}"),
    (f"{ROUND}{AERIAL}", f"{TALL}{LINE}"),
    (f"{SIX_SIDED}{HORNS}", f"{DOTS}{LINE}"),
    (f"{SQUARE}{EARS}", f"{VISOR}{LINE}"),
    (f"{WIDE}{AERIAL}", f"{SQUARES}{TEETH}"),
    (SIX_SIDED, f"{ONE_EYE}{LINE}"),
    (f"{ROUND}{HORNS}", f"{VISOR}{TEETH}"),
    (f"{SQUARE}{HORNS}", f"{ONE_EYE}{TEETH}"),
    (f"{SIX_SIDED}{AERIAL}", f"{TALL}{TEETH}"),
)
"""In the order of the names: the head, and what is in it, as paths in a square of 100 by 100."""


def with_face(name: str) -> str:
    """Return a computer's name with the sign of its face in place of 🤖; a person's as it is.

    >>> face_sign(with_face("🤖 Dot 1/4")) == face_sign(with_face("🤖 Dot")), with_face("Dot")
    (True, 'Dot')
    """
    mark, _, rest = name.partition(" ")
    called = rest.partition(" ")[0]
    if mark != "🤖" or called not in COMPUTER_NAMES:
        return name
    return f"{chr(FIRST_SIGN + COMPUTER_NAMES.index(called))}{rest}"


def face_sign(name: str) -> str:
    """Return the sign of a face that a name begins with, if there is one."""
    return name[:1] if face_markup(name[:1], "", 0) else ""


def face_markup(sign: str, colour: Colour, middle: float) -> str:
    """Return a face as SVG, around the middle of a badge of 100 by 100; nothing for a letter."""
    at = ord(sign) - FIRST_SIGN if len(sign) == 1 else -1
    if not 0 <= at < len(FACES):
        return ""
    head, features = FACES[at]
    edge = 50 * SHARE_OF_BADGE
    return (
        f'<g transform="translate({50 - edge} {middle - edge}) scale({SHARE_OF_BADGE})">'
        f'<path d="{head}" fill="#FFFFFF"/><path d="{features}" fill="{colour}"/></g>'
    )
