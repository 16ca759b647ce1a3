"""The cards of Bandido Alcatraz as small pictures, and what marks the cells where they may lie.

A card is two squares with a rim, drawn once for each rotation and size and kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.components import CARDS, EAST, EXIT, FIGURES, MASKS, SOUTH, WEST, masks
from games.bandido_alcatraz.model import DIRECTIONS
from games.bandido_alcatraz.picture.squares import (
    EARTH_DARK,
    SIDE_MIDDLES,
    TUNNEL,
    TUNNEL_RIM,
    TUNNEL_SHADE,
    square,
)
from games.kit.draw.canvas import GOLD, Canvas, svg
from games.kit.draw.kept import kept

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.bandido_alcatraz.components import Rotation, StartSide
    from games.bandido_alcatraz.picture.squares import SquareKind

CORNER_RADIUS: Final = 0.13
"""Radius of a card's corners, as a share of a square."""


@kept
def card(name: str, rotation: Rotation, size: int) -> Image:
    """Paint a whole card with round corners and a rim, its squares `size` units wide."""
    one = CARDS[name]
    face, seam = MASKS[name][rotation // 90], (rotation // 90 + EAST) % 4
    halves = []
    for half, exits, inner in ((1, face[0], seam), (2, face[1], seam ^ 2)):
        kind: SquareKind = "earth"
        if half == one.blue_half:
            kind = "water"
        elif half == one.torch_half:
            kind = "torch"
        elif name == EXIT and half == 2:  # noqa: PLR2004 - the second half
            kind = "exit"
        halves.append(square(kind, exits, inner, size))
    return _joined(halves[0], halves[1], seam, size)


@kept
def start_tile(side: StartSide, size: int) -> Image:
    """Paint the Bandido's cell."""
    first, second = masks(FIGURES.start.easy if side == "easy" else FIGURES.start.normal)
    return _joined(
        square("cell", first, EAST, size), square("cell", second, WEST, size), EAST, size
    )


def _joined(first: Image, second: Image, seam: int, size: int) -> Image:
    """Join two halves of a size; `seam` is the side of the first on which the second lies."""
    halves = (first, second) if seam in {EAST, SOUTH} else (second, first)
    flat = seam in {EAST, WEST}
    whole = (size * 2, size) if flat else (size, size * 2)
    canvas = Canvas(*whole)
    canvas.paste((0, 0), halves[0])
    canvas.paste((size, 0) if flat else (0, size), halves[1])
    canvas.image.putalpha(_corners(*whole, size))
    canvas.paste((0, 0), rim(*whole, size, "#24170E", 0.035))
    return canvas.image


@kept
def _corners(width: int, height: int, size: int) -> Image:
    markup = f'<rect width="{width}" height="{height}" rx="{size * CORNER_RADIUS}" fill="#000"/>'
    return svg(markup, width, height).getchannel("A")


@kept
def rim(width: int, height: int, size: int, colour: str, share: float) -> Image:
    """Outline a card inside its edge; `share` is how thick, of a square of `size` units."""
    line = size * share
    radius = size * CORNER_RADIUS - line / 2
    return svg(
        f'<rect x="{line / 2}" y="{line / 2}" width="{width - line}" height="{height - line}"'
        f' rx="{radius}" fill="none" stroke="{colour}" stroke-width="{line}"/>',
        width,
        height,
    )


@kept
def mouth(side: int, size: int) -> Image:
    """Paint what an open tunnel shows of itself in the empty cell, coming in from `side`."""
    (x, y), (dx, dy) = SIDE_MIDDLES[side], DIRECTIONS[side]
    path = f"M{x + 40 * dx} {y + 40 * dy}L{x - 5 * dx} {y - 5 * dy}"
    layers = ((66, EARTH_DARK), (48, TUNNEL_RIM), (38, TUNNEL_SHADE), (28, TUNNEL))
    strokes = "".join(
        f'<path d="{path}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
        for width, colour in layers
    )
    return svg(f'<g transform="scale({size / 100})">{strokes}</g>', size, size)


@kept
def target(size: int, colour: str, line: int) -> Image:
    """Outline one cell with dashes."""
    return svg(
        f'<g transform="scale({size / 100})"><rect x="6" y="6" width="88" height="88" rx="14"'
        f' fill="none" stroke="{colour}" stroke-width="{line}" stroke-dasharray="12 9"/></g>',
        size,
        size,
    )


@kept
def frame(width: int, height: int, size: int, line: int) -> Image:
    """Frame a card in gold, between two dark lines, so that it stands out on any ground."""
    radius = size * CORNER_RADIUS + line / 2
    strokes = "".join(
        f'<rect x="{line / 2}" y="{line / 2}" width="{width - line}" height="{height - line}"'
        f' rx="{radius}" fill="none" stroke="{colour}" stroke-width="{thick}"/>'
        for colour, thick in ((TUNNEL_RIM, line), (GOLD, line * 0.7))
    )
    return svg(strokes, width, height)
