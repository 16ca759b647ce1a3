"""Empty ships, without anything aboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.picture.goods import DARK_WOOD
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import svg

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.alles_an_bord.picture.layout import Size

WOOD: Final = "#7A4420"
DECK_COLOUR: Final = "#D9B27C"
"""The boards of a deck."""
SMALL_BELOW_WIDTH: Final = 84
"""Width of what lies below deck in a small ship."""


@cached
def hull(size: Size, keel: int) -> Image:
    """Paint an empty ship: the boards of its deck, seen from above, and its hull."""
    width, height = size
    deck = height - keel
    seams = "".join(
        f'<path d="M8 {y}H{width - 8}" stroke="{WOOD}" stroke-opacity="0.25" stroke-width="3"/>'
        for y in range(28, deck, 28)
    )
    bend = width * 0.05
    planks = "".join(
        f'<path d="M{bend * share} {deck + keel * at}H{width - bend * share}"'
        f' stroke="{DARK_WOOD}" stroke-width="4" opacity="0.5"/>'
        for at, share in ((0.42, 0.35), (0.72, 0.7))
    )
    return svg(
        f'<rect x="5" y="2" width="{width - 10}" height="{deck + 20}" rx="16" fill="{DECK_COLOUR}"'
        f' stroke="{WOOD}" stroke-width="5"/>{seams}'
        f'<path d="M4 {deck + 8}H{width - 4}Q{width - bend * 0.4} {height - keel * 0.2}'
        f" {width - bend} {height}H{bend}Q{bend * 0.4} {height - keel * 0.2} 4 {deck + 8}"
        f'z" fill="{WOOD}"/>{planks}'
        f'<rect y="{deck}" width="{width}" height="16" rx="8" fill="{DARK_WOOD}"/>',
        width,
        height,
    )


@cached
def small_hull(size: Size) -> Image:
    """Paint an empty small ship: the boards of its deck, beside them the slots below."""
    width, height = size
    return svg(
        f'<rect width="{width}" height="{height}" rx="12" fill="{DECK_COLOUR}"/>'
        f'<path d="M{width - SMALL_BELOW_WIDTH} 0H{width - 14}Q{width} 0 {width} 14V{height - 14}'
        f'Q{width} {height} {width - 14} {height}H{width - SMALL_BELOW_WIDTH}z" fill="{WOOD}"/>',
        width,
        height,
    )
