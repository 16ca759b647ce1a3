"""One half of a card as a small picture: earth with tunnels, water, a torch, the exit, the cell.

Earth is brown and its tunnels are pale; water is blue, with waves, so that neither is told by
colour alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.bandido_alcatraz.art import ART
from games.bandido_alcatraz.components import EAST, SOUTH, WEST
from games.bandido_alcatraz.model import DIRECTIONS
from games.kit.draw.palette import as_image
from games.kit.draw.text.lettering import STEPS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.kit.draw.canvas import Colour


SquareKind: TypeAlias = Literal["earth", "water", "torch", "exit", "cell"]

EARTH: Final = "#8E5C36"
EARTH_DARK: Final = "#6F4526"
TUNNEL: Final = "#F3D9A4"
TUNNEL_RIM: Final = "#3A2212"
WATER: Final = "#1F7FD1"
WATER_DARK: Final = "#0B3F78"
FLOOD: Final = "#BDE8FF"
FOAM: Final = "#8FD0FA"
STONE: Final = "#9AA3AD"
NIGHT: Final = "#15274D"
EXIT_GREEN: Final = "#00813F"
OUTLINE: Final = "#24170E"
"""Round a card."""

SCALED_FROM: Final = ((200, 200), (300, 300))
"""Units up to which images are scaled down, and the size from which they are."""

SHADES_BETWEEN: Final = 2
"""Of two colours that meet, on the edge between them: more are not seen, and take bytes."""
SHADES: Final[Sequence[Colour]] = (
    *(EARTH, EARTH_DARK, TUNNEL, TUNNEL_RIM, OUTLINE),
    *(WATER, WATER_DARK, FLOOD, FOAM, STONE, NIGHT, EXIT_GREEN),
    *("#5B3413", "#E5451B", "#FFD23E", "#FFFFFF", "#FFE9A6", "#B9803F", "#3C4450", "#78828D"),
    *("#C9D1DA", "#222B38", "#F0B98D", "#B98A54", "#8A6B50"),
)
"""The colours of squares, mouths and what marks cells."""
EDGES: Final = (
    *((EARTH, TUNNEL_RIM), (TUNNEL_RIM, TUNNEL), (EARTH, OUTLINE)),
    *((WATER, WATER_DARK), (WATER_DARK, FLOOD), (FOAM, FLOOD), (WATER, FOAM)),
    *((TUNNEL_RIM, "#E5451B"), ("#E5451B", "#FFD23E"), (TUNNEL, "#E5451B")),
    *(("#3C4450", "#C9D1DA"), (EXIT_GREEN, "#FFFFFF"), (NIGHT, "#FFFFFF")),
)
"""Colours that meet often."""

DRAWINGS: Final = {
    ("exit", SOUTH): "exit-south",
    ("cell", EAST): "cell-east",
    ("cell", WEST): "cell-west",
}
"""Of squares that look another way with their inner side there."""
SIDE_MIDDLES: Final = ((50, 0), (100, 50), (50, 100), (0, 50))
"""The middle of each side of a square of 100 by 100, clockwise from north."""


def tunnel_path(exits: int) -> str:
    """Return the path that joins the exits of a square, bending where it can."""
    sides = [side for side in range(4) if exits >> side & 1]
    parts = []
    for one in sides:
        (x, y), (dx, dy) = SIDE_MIDDLES[one], DIRECTIONS[one]
        # Tunnels begin outside, so that nothing is seen of where two squares meet.
        start = f"M{x + 9 * dx} {y + 9 * dy}L{x} {y}"
        bends = [side for side in ((one + 1) % 4, (one + 3) % 4) if side in sides]
        if (one ^ 2) in sides:
            parts.append(f"{start}L{100 - x} {100 - y}")
        elif len(bends) != 1:
            parts.append(f"{start}L50 50")
        parts += [
            f"{start}Q50 50 {SIDE_MIDDLES[side][0]} {SIDE_MIDDLES[side][1]}" for side in bends
        ]
    return "".join(parts)


def source_size(size: int) -> int:
    """Return the larger size in which a square is painted before it is scaled down to `size`."""
    return next((source for most, source in SCALED_FROM if size <= most), size)


@lru_cache(maxsize=1)
def _palette() -> Image:
    """Return an image with the colours of squares and those between."""
    levels = [bytes.fromhex(colour[1:]) for colour in SHADES]
    for one, other in EDGES:
        ends = bytes.fromhex(one[1:]), bytes.fromhex(other[1:])
        for n in range(1, SHADES_BETWEEN + 1):
            share = n / (SHADES_BETWEEN + 1)
            levels.append(bytes(round(a + (b - a) * share) for a, b in zip(*ends, strict=True)))
    return as_image(b"".join(levels))


def in_few_shades(image: Image) -> Image:
    """Return an image of squares with few shades at its edges: a file of a map is a tenth smaller.

    It looks the same, but equal edges have equal colours, however an image was scaled.
    """
    from PIL.Image import Dither

    few = image.convert("RGB").quantize(palette=_palette(), dither=Dither.NONE).convert("RGB")
    few.putalpha(image.getchannel("A").point(STEPS))
    return few


def square(kind: SquareKind, exits: int, seam: int, size: int) -> Image:
    """Paint one half of a card, `size` units wide; exits as a mask, `seam` the inner side."""
    name = DRAWINGS.get((kind, seam), kind)
    if kind in {"torch", "exit"}:
        exits = 1 << seam
    elif kind == "cell":
        exits &= ~(1 << seam)
    return ART.image(name, size, tunnel=tunnel_path(exits))
