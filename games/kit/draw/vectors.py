"""Vectors: emoji, panels and other shapes, rasterised by resvg and cached.

All sizes are in units; images come back in pixels.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from games.kit.draw.cache.images import cached
from games.kit.draw.scale import to_pixels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

Colour: TypeAlias = str
"""As in `#1B2A3A`, with two more digits for opacity where needed."""

FONTS: Final = Path(__file__).parent / "fonts"
HAMMING: Final = 5
"""Pillow's filter of that name: as sharp as others, and it draws no light lines along edges."""
LARGE_GLYPH: Final = 200
"""Units of an emoji from which all smaller ones are scaled down."""
EMOJI_FONT: Final = FONTS / "NotoColorEmoji-subset.ttf"


def svg(markup: str, width: int, height: int) -> Image:
    """Rasterise SVG elements on a transparent ground; not cached."""
    return rasterise(markup, (width, height), (EMOJI_FONT,) if "<text" in markup else ())


def rasterise(markup: str, size: tuple[int, int], fonts: Sequence[Path]) -> Image:
    """Rasterise SVG elements on a transparent ground, with `fonts` for what they write."""
    from PIL import Image
    from resvg_py import svg_to_bytes

    (width, height), (across, down) = map(to_pixels, size), size
    canvas = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{max(1, width)}" height="{max(1, height)}"'
        f' viewBox="0 0 {across} {down}" preserveAspectRatio="none">{markup}</svg>'
    )
    files = [str(font) for font in fonts] or None
    png = svg_to_bytes(svg_string=canvas, font_files=files, skip_system_fonts=True)
    return Image.open(io.BytesIO(png)).convert("RGBA")


def scaled(large: Image, width: int, height: int) -> Image:
    """Scale an image down: much faster than to rasterise it once more."""
    size = to_pixels(width), to_pixels(height)
    return large if large.size == size else large.resize(size, HAMMING)


@cached
def glyph(emoji: str, size: int) -> Image:
    """Return an emoji as a square of `size` units.

    Raises:
        LookupError: if the font lacks it.
    """
    if size < LARGE_GLYPH:
        return scaled(glyph(emoji, LARGE_GLYPH), size, size)
    drawn = svg(
        f'<text x="0" y="{size * 0.775}" font-family="Noto Color Emoji"'
        f' font-size="{size * 0.803}">{emoji}</text>',
        size,
        size,
    )
    if drawn.getbbox() is None:
        raise LookupError(emoji)
    return drawn


@cached
def faded(emoji: str, size: int) -> Image:
    """Return an emoji gone pale and grey: something lost or not there yet."""
    drawn = glyph(emoji, size)
    pale = drawn.convert("LA").convert("RGBA")
    pale.putalpha(drawn.getchannel("A").point([level * 2 // 5 for level in range(256)]))
    return pale


@cached
def panel(
    width: int, height: int, fill: Colour, radius: int = 24, edge: Colour = "", border: int = 0
) -> Image:
    """Return a panel with round corners, and an edge `border` pixels wide inside its size."""
    half = border / 2
    stroke = f' stroke="{edge}" stroke-width="{border}"' if border else ""
    markup = (
        f'<rect x="{half}" y="{half}" width="{width - border}" height="{height - border}"'
        f' rx="{radius}" fill="{fill}"{stroke}/>'
    )
    return svg(markup, width, height)
