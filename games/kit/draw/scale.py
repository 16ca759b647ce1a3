"""Scale: games lay pictures out in units, 1,400 from edge to edge; here they become pixels.

A client shows a picture in a message at most some 550 CSS pixels wide, a phone at 340 to 400: with
the displays of today that is 1,000 to 1,200 pixels. Three pixels for four units make 1,050, and
every multiple of four units whole pixels, so that tiles of such sizes join without a seam.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PIL.Image import Image

PIXELS: Final = 3
UNITS: Final = 4
"""So many pixels for so many units."""
SCALE: Final = PIXELS / UNITS


def to_pixels(units: int) -> int:
    """Return a place or a length in pixels; what is the same distance apart in units stays so.

    >>> to_pixels(1400), [to_pixels(10 + 104 * n) for n in range(3)]
    (1050, [8, 86, 164])
    """
    return (units * PIXELS + UNITS // 2) // UNITS


def to_units(pixels: float) -> int:
    """Return a length in units."""
    return round(pixels / SCALE)


def extent(image: Image) -> tuple[int, int]:
    """Return the width and the height of an image in units."""
    return to_units(image.width), to_units(image.height)
