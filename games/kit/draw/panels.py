"""Panels of any size, stretched from a small one of their kind.

Pictures are full of panels, in hundreds of sizes: rasterising and caching each would take more time
and room than anything else. Between its corners a panel is the same all along.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from games.kit.draw.patches import OPAQUE
from games.kit.draw.scale import UNITS, to_pixels
from games.kit.draw.vectors import panel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL.Image import Image

    from games.kit.draw.palette import Shade
    from games.kit.draw.vectors import Colour

KINDS_CACHED: Final = 256
"""Of all games together, a few kilobytes each."""

Size: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom."""
Strips: TypeAlias = "tuple[tuple[Box, Shade], ...]"
"""Parts of one colour: to fill them takes a tenth of the time of stretching an image."""


class PanelKind(NamedTuple):
    """How a panel looks, whatever its size; lengths in units."""

    fill: Colour
    radius: int
    edge: Colour
    border: int

    @property
    def corner(self) -> int:
        """How far a corner reaches: a little further than its edge is round, in whole pixels."""
        reach = max(self.radius + self.border // 2, self.border)
        return -(-reach // UNITS) * UNITS + UNITS


def panel_parts(size: Size, kind: PanelKind) -> Iterator[tuple[Box, Image | Shade]]:
    """Return the parts of a panel: the place of each in it, in pixels, and its image or its colour.

    Opaque images have no alpha channel, empty ones are left out.
    """
    width, height = map(to_pixels, size)
    if min(size) < 2 * kind.corner + UNITS:
        yield (0, 0, width, height), panel(*size, *kind)
        return
    corner = to_pixels(kind.corner)
    across = (0, corner), (corner, width - 2 * corner), (width - corner, corner)
    down = (0, corner), (corner, height - 2 * corner), (height - corner, corner)
    parts = iter(_parts(kind))
    for y, high in down:
        for x, wide in across:
            part = next(parts)
            if isinstance(part, tuple):
                for (left, top, right, bottom), shade in part:
                    ends = wide if right == 1 else right, high if bottom == 1 else bottom
                    yield (x + left, y + top, x + ends[0], y + ends[1]), shade
            elif part is not None:
                stretched = part if part.size == (wide, high) else part.resize((wide, high), 0)
                yield (x, y, x + wide, y + high), stretched


@lru_cache(maxsize=KINDS_CACHED)
def _parts(kind: PanelKind) -> tuple[Image | Strips | None, ...]:
    """Return corners, edges and middle of a kind of panel, row by row; None for an empty one.

    What is stretched is one pixel wide or high, and if it is opaque no more than a few strips.
    """
    side = 2 * kind.corner + UNITS
    small, corner = panel(side, side, *kind), to_pixels(kind.corner)
    cuts = (0, corner), (corner, corner + 1), (small.width - corner, small.width)
    found: list[Image | Strips | None] = []
    for top, bottom in cuts:
        for left, right in cuts:
            part = small.crop((left, top, right, bottom))
            least, most = part.getchannel("A").getextrema()
            plain = part.convert("RGB") if least == OPAQUE else part
            stretched = 1 in plain.size and plain.mode == "RGB"
            found.append(None if not most else _strips(plain) if stretched else plain)
    return tuple(found)


def _strips(line: Image) -> Strips:
    """Return the strips of one colour of which a line of pixels consists."""
    levels, at, found = line.tobytes(), 0, []
    for shade, run in groupby(zip(levels[::3], levels[1::3], levels[2::3], strict=True)):
        end = at + len(list(run))
        found.append(((0, at, 1, end) if line.width == 1 else (at, 0, end, 1), shade))
        at = end
    return tuple(found)
