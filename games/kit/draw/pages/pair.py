"""Two pictures in one, each under its number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import GOLD, INK, Canvas
from games.kit.draw.scale import extent

if TYPE_CHECKING:
    from PIL.Image import Image

TALL: Final = 0.8
"""Pictures that are higher than so many of their widths stand side by side."""
NUMBER: Final = 96
"""Width of a number on its ground, in units."""
GAP: Final = 16


def draw_pair(first: Image, second: Image) -> Image:
    """Put two pictures of one size below each other, or side by side if they are tall."""
    width, height = extent(first)
    is_tall = height > TALL * width
    size = (2 * width + GAP, height) if is_tall else (width, 2 * height + GAP)
    canvas = Canvas(*size, INK)
    for n, image in enumerate((first, second)):
        left, top = (n * (width + GAP), 0) if is_tall else (0, n * (height + GAP))
        canvas.paste((left, top), image)
        middle = left + width // 2, top + NUMBER // 2 + 8
        corner = middle[0] - NUMBER // 2, top + 8
        canvas.panel(corner, (NUMBER, NUMBER), GOLD, NUMBER // 2, INK, 6)
        canvas.write(middle, str(n + 1), 64, INK, bold=True, anchor="m")
    return canvas.image
