"""The cards of Bandido Alcatraz as small pictures, and what marks the cells where they may lie.

A card is two squares with a rim. Many cards have equal halves, and a growing map is painted in ever
smaller sizes: halves are cached, each scaled down from a large one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.bandido_alcatraz.art import ART
from games.bandido_alcatraz.components import CARDS, EAST, EXIT, FIGURES, MASKS, WEST, masks
from games.bandido_alcatraz.model import DIRECTIONS
from games.bandido_alcatraz.picture.squares import (
    OUTLINE,
    SIDE_MIDDLES,
    TUNNEL_RIM,
    in_few_shades,
    source_size,
    square,
)
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import GOLD, Canvas, svg
from games.kit.draw.vectors import scaled

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.bandido_alcatraz.components import Rotation, StartSide
    from games.bandido_alcatraz.picture.squares import SquareKind

CORNER_RADIUS: Final = 0.13
"""Radius of a card's corners, as a share of a square."""
HOLLOW_COLOUR: Final = "#382A21"
"""A little lighter than the ground."""


class Half(NamedTuple):
    """One half of a card."""

    kind: SquareKind
    exits: int
    """The mask of its tunnel sides."""
    seam: int
    """The side on which its other half lies."""


def lay_card(canvas: Canvas, at: tuple[int, int], name: str, rotation: Rotation, size: int) -> None:
    """Lay a card with round corners and a rim on, its squares `size` units wide."""
    one = CARDS[name]
    face, seam = MASKS[name][rotation // 90], (rotation // 90 + EAST) % 4
    kinds: list[SquareKind] = ["earth", "exit" if name == EXIT else "earth"]
    if one.blue_half:
        kinds[one.blue_half - 1] = "water"
    if one.torch_half:
        kinds[one.torch_half - 1] = "torch"
    halves = Half(kinds[0], face[0], seam), Half(kinds[1], face[1], seam ^ 2)
    _lay_halves(canvas, at, halves, size)


def lay_start_tile(canvas: Canvas, at: tuple[int, int], side: StartSide, size: int) -> None:
    """Lay the Bandido's cell on likewise."""
    first, second = masks(FIGURES.start[side])
    _lay_halves(canvas, at, (Half("cell", first, EAST), Half("cell", second, WEST)), size)


def _lay_halves(canvas: Canvas, at: tuple[int, int], halves: tuple[Half, Half], size: int) -> None:
    for one in halves:
        x, y = _beside(one.seam, size)
        canvas.paste((at[0] + x, at[1] + y), half(*one, size))


def _beside(seam: int, size: int) -> tuple[int, int]:
    """Return where in a card a half lies whose seam is on that side; 0 is north."""
    return (size if seam == WEST else 0), (0 if seam else size)


@cached
def half(kind: SquareKind, exits: int, seam: int, size: int) -> Image:
    """Paint one half of a card with round corners and a rim, `size` units wide."""
    if (source := source_size(size)) > size:
        return in_few_shades(scaled(half(kind, exits, seam, source), size, size))
    flat = seam in {EAST, WEST}
    whole = (size * 2, size) if flat else (size, size * 2)
    at = _beside(seam, size)
    canvas = Canvas.over(square(kind, exits, seam, size))
    canvas.image.putalpha(Canvas.cut(_corners(*whole, size), at, (size, size)).image)
    outline = rim(*whole, size, OUTLINE, 0.035)
    canvas.paste((0, 0), Canvas.cut(outline, at, (size, size)).image)
    return canvas.image


@cached
def _corners(width: int, height: int, size: int) -> Image:
    markup = f'<rect width="{width}" height="{height}" rx="{size * CORNER_RADIUS}" fill="#000"/>'
    return svg(markup, width, height).getchannel("A")


@cached
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


@cached
def mouth(side: int, size: int) -> Image:
    """Paint what an open tunnel shows of itself in the empty cell, coming in from `side`."""
    if (source := source_size(size)) > size:
        return in_few_shades(scaled(mouth(side, source), size, size))
    (x, y), (dx, dy) = SIDE_MIDDLES[side], DIRECTIONS[side]
    way = f"M{x + 40 * dx} {y + 40 * dy}L{x - 5 * dx} {y - 5 * dy}"
    return ART.image("mouth", size, way=way)


@cached
def hollow(size: int) -> Image:
    """Paint the empty cell into which a tunnel leads."""
    gap = size // 32 * 2
    canvas = Canvas(size, size)
    canvas.panel((gap, gap), (size - 2 * gap, size - 2 * gap), HOLLOW_COLOUR, 10)
    return canvas.image


@cached
def target(size: int, colour: str, line: int) -> Image:
    """Outline one cell with dashes."""
    if (source := source_size(size)) > size:
        return scaled(target(source, colour, line), size, size)
    return ART.image("target", size, colour=colour, line=str(line))


@cached
def frame(across: int, down: int, size: int) -> Image:
    """Frame a card of these squares in gold, between two dark lines: it stands out anywhere."""
    line, radius = frame_width(size), round(size * CORNER_RADIUS)
    width, height = across * size + 2 * line, down * size + 2 * line
    canvas = Canvas(width, height)
    canvas.panel((0, 0), (width, height), "none", radius + line // 2, TUNNEL_RIM, line)
    gold = max(4, line - 4)
    bend = radius + line - 2 - gold // 2
    canvas.panel((2, 2), (width - 4, height - 4), "none", bend, GOLD, gold)
    return canvas.image


def frame_width(size: int) -> int:
    """Return how far a frame reaches beyond a card with squares of `size` units: whole pixels."""
    return max(6, size // 24 * 2)
