"""Pictures in tests: parts of them, named as games lay them out, in units."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from games.kit.draw.animation import animate
from games.kit.draw.scale import to_pixels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.kit.game import Frame

SHORTEST, LONGEST = 7_000, 24_000
"""Milliseconds that an animation of a climax lasts, with the six that it rests at its end."""
MOST_FRAMES: Final = 30
MOST_BYTES: Final = 1_000_000
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


def check_animation(frames: Sequence[Frame], slug: str, size: tuple[int, ...]) -> None:
    """Make sure that a climax is seen in a few seconds, and is small enough to send."""
    times = [one.milliseconds for one in frames]
    assert len(frames) <= MOST_FRAMES
    assert SHORTEST <= sum(times) <= LONGEST
    assert min(times) > 0
    assert {one.image.size for one in frames} == {size}
    assert len(animate((one.image for one in frames), slug, times=times)) <= MOST_BYTES
