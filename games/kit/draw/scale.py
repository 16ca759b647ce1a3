"""Scale: games lay pictures out in units, 1,400 from edge to edge; here they become pixels.

A phone shows a picture in a message some 350 CSS pixels wide, a desk at most 550. One pixel for two
units makes 700: what the first sends to its display at a density of 2, and more than the second
does at 1. Every even number of units is whole pixels, so that tiles of such sizes join without a
seam. Decision 0024 says what it saves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PIL.Image import Image

PIXELS: Final = 1
UNITS: Final = 2
"""`PIXELS` pixels are as long as `UNITS` units."""
SCALE: Final = PIXELS / UNITS


def to_pixels(units: int) -> int:
    """Return a place or a length in pixels; what is the same distance apart in units stays so.

    >>> to_pixels(1400), [to_pixels(10 + 104 * n) for n in range(3)]
    (700, [5, 57, 109])
    """
    return (units * PIXELS + UNITS // 2) // UNITS


def to_units(pixels: float) -> int:
    """Return a length in units."""
    return round(pixels / SCALE)


def extent(image: Image) -> tuple[int, int]:
    """Return the width and the height of an image in units."""
    return to_units(image.width), to_units(image.height)
