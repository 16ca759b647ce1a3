"""Markers and face-down orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.components import SIDE_ICONS
from games.abordaje.picture.layout import SIDE_COLOURS
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import GOLD, WHITE, Canvas, glyph, svg
from games.kit.draw.materials import SHADOW_DEPTH, raised

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.abordaje.components import Side


@cached
def marker(side: Side, size: int) -> Image:
    """Paint a control marker: a golden disc with the flag of the side that holds the deck."""
    half = size / 2
    disc = (
        f'<circle cx="{half}" cy="{half + 2}" r="{half - 3}" fill="#6B4E00"/>'
        f'<circle cx="{half}" cy="{half - 2}" r="{half - 5}" fill="{GOLD}" stroke="#6B4E00"'
        f' stroke-width="5"/>'
    )
    canvas = Canvas.over(svg(disc, size, size))
    canvas.glyph((size // 2, size // 2), SIDE_ICONS[side], round(size * 0.66))
    return canvas.image


@cached
def marker_place(size: int) -> Image:
    """Paint where a marker will lie once its side has conquered a deck."""
    half = size / 2
    return svg(
        f'<circle cx="{half}" cy="{half}" r="{half - 4}" fill="none" stroke="#8A8F98"'
        f' stroke-width="4" stroke-dasharray="9 7"/>',
        size,
        size,
    )


@cached
def card_back(width: int, height: int, side: Side) -> Image:
    """Paint an order lying face down, with its shadow."""
    canvas = Canvas(width + SHADOW_DEPTH, height + SHADOW_DEPTH)
    canvas.paste((0, 0), raised(width, height, SIDE_COLOURS[side], 16, WHITE, 5))
    rope = "".join(
        f'<path d="M{x} {height}l{height} -{height}" stroke="#FFFFFF22" stroke-width="9"/>'
        for x in range(-height, width, 26)
    )
    frame = f'x="14" y="14" width="{width - 28}" height="{height - 28}" rx="9"'
    markup = (
        f'<clipPath id="c"><rect {frame}/></clipPath><g clip-path="url(#c)">{rope}</g>'
        f'<rect {frame} fill="none" stroke="{GOLD}" stroke-width="3"/>'
    )
    canvas.paste((0, 0), svg(markup, width, height))
    canvas.paste((width // 2 - 25, height // 2 - 25), glyph("⚓", 50))
    return canvas.image


@cached
def order_place(width: int, height: int, *, next_one: bool) -> Image:
    """Paint the place of an order not laid yet, sunk in; golden where the next one goes."""
    colour, dash, line = (GOLD, "", 6) if next_one else ("#BFD6E4", ' stroke-dasharray="12 10"', 4)
    inner = f'x="4" y="4" width="{width - 8}" height="{height - 8}" rx="16"'
    return svg(
        f'<rect {inner} fill="#1B557A"/>'
        f'<path d="M6 {height - 20}V20Q6 6 20 6H{width - 20}q12 0 14 10H28q-12 0 -12 12'
        f'V{height - 20}z" fill="#164667"/><rect {inner} fill="none" stroke="{colour}"'
        f' stroke-width="{line}"{dash}/>',
        width,
        height,
    )
