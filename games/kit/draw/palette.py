"""Palettes: the 192 colours of each game's pictures, chosen once and stored beside its figures.

Choosing them for every picture took most of the encoding. A palette is stored, not worked out at
the start, so that a picture has the same bytes in every process and after every restart.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from games.kit.words import home_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PIL.Image import Image

Shade: TypeAlias = tuple[int, int, int]
"""Red, green and blue, from 0 to 255."""

COLOURS: Final = 192
"""In a palette: with 256 files were a fortieth larger, and looked alike."""
COLOURS_IN_LINE: Final = 16
"""In a line of its file."""


def file_of(slug: str) -> Path:
    """Return the file with a game's palette; it need not exist."""
    return home_of(slug) / "palette.txt"


def written(shades: Sequence[Shade]) -> str:
    r"""Return a palette as its file says it.

    >>> written([(255, 0, 16), (1, 2, 3)])
    'ff0010 010203\n'
    """
    signs = [bytes(shade).hex() for shade in shades]
    lines = (signs[at : at + COLOURS_IN_LINE] for at in range(0, len(signs), COLOURS_IN_LINE))
    return "".join(f"{' '.join(line)}\n" for line in lines)


@lru_cache(maxsize=16)
def palette_of(slug: str) -> Image | None:
    """Return a game's palette as an image that has it; None if the game has none of its own."""
    path = file_of(slug)
    if not slug or not path.is_file():
        return None
    return as_image(bytes.fromhex(path.read_text("ascii")))


def as_image(levels: bytes) -> Image:
    """Return an image with a palette, given as red, green and blue of each colour in turn."""
    from PIL import Image

    image = Image.new("P", (1, 1))
    image.putpalette(levels)
    return image
