"""Pictures in tests: parts of them, named as games lay them out, in units."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from games.kit.draw.scale import to_pixels

if TYPE_CHECKING:
    from PIL.Image import Image

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom."""


def cut(image: Image, box: Box) -> Image:
    """Return a part of a picture."""
    left, top, right, bottom = map(to_pixels, box)
    return image.crop((left, top, right, bottom))


def pixel_at(image: Image, spot: tuple[int, int]) -> object:
    """Return the pixel at a place."""
    return image.getpixel((to_pixels(spot[0]), to_pixels(spot[1])))


def in_pixels(*size: int) -> tuple[int, ...]:
    """Return a size in pixels."""
    return tuple(map(to_pixels, size))
