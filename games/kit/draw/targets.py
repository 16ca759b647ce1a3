"""How pictures mark what the question to their viewer may be answered with, alike in every game.

Not by colour alone: dashes run round a thing that may be chosen, a plus is where something may go.
What has changed is edged in plain gold; see `games.kit.draw.gilding`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import GOLD, INK, WHITE, svg

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.draw.canvas import Canvas, Colour

DASHED_LINE: Final = 10
"""Units: how wide the dashed line is."""
OUTSET: Final = 3
"""Units: how far outside the edge of a thing its middle runs, so that coloured edges are seen."""


def mark_choice(canvas: Canvas, at: tuple[int, int], size: tuple[int, int], radius: int) -> None:
    """Run dashes round a thing that may be chosen."""
    spread = OUTSET + DASHED_LINE // 2
    canvas.paste((at[0] - spread, at[1] - spread), _dashes(*size, radius))


@cached
def _dashes(width: int, height: int, radius: int) -> Image:
    spread, half = OUTSET + DASHED_LINE // 2, DASHED_LINE // 2
    edge = (
        f'<rect x="{half}" y="{half}" width="{width + 2 * OUTSET}" height="{height + 2 * OUTSET}"'
        f' rx="{radius + OUTSET}"'
    )
    return svg(
        f'<g fill="none">{edge} stroke="{INK}" stroke-width="{DASHED_LINE}"/>'
        f'{edge} stroke="{WHITE}" stroke-width="6" stroke-dasharray="22 16"/></g>',
        width + 2 * spread,
        height + 2 * spread,
    )


def mark_place(canvas: Canvas, middle: tuple[int, int], size: int, colour: Colour = GOLD) -> None:
    """Put a plus where something may go."""
    canvas.paste((middle[0] - size // 2, middle[1] - size // 2), _plus(size, colour))


@cached
def _plus(size: int, colour: Colour) -> Image:
    half = size / 2
    arm = size * 0.24
    return svg(
        f'<circle cx="{half}" cy="{half}" r="{half - 3}" fill="{colour}" stroke="{INK}"'
        f' stroke-width="4"/><path d="M{half} {half - arm}V{half + arm}M{half - arm} {half}'
        f'H{half + arm}" stroke="{INK}" stroke-width="{size * 0.14}" stroke-linecap="round"/>',
        size,
        size,
    )
