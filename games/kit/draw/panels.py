"""Panels of any size, stretched from a small one of their kind.

Pictures are full of panels, in hundreds of sizes: rasterising and caching each would take more time
and room than anything else. Between its corners a panel is the same all along.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from games.kit.draw.patches import OPAQUE
from games.kit.draw.scale import UNITS, to_pixels
from games.kit.draw.vectors import panel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL.Image import Image

    from games.kit.draw.vectors import Colour

KINDS_CACHED: Final = 256
"""Of all games together, a few kilobytes each."""

Size: TypeAlias = tuple[int, int]


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


def panel_parts(size: Size, kind: PanelKind) -> Iterator[tuple[Size, Image]]:
    """Return the parts of a panel: the place of each in it, and its image, in pixels.

    Opaque parts have no alpha channel, empty ones are left out.
    """
    if min(size) < 2 * kind.corner + UNITS:
        yield (0, 0), panel(*size, *kind)
        return
    width, height = map(to_pixels, size)
    corner = to_pixels(kind.corner)
    across = (0, corner), (corner, width - 2 * corner), (width - corner, corner)
    down = (0, corner), (corner, height - 2 * corner), (height - corner, corner)
    parts = iter(_parts(kind))
    for y, high in down:
        for x, wide in across:
            part = next(parts)
            if part is not None:
                stretched = part if part.size == (wide, high) else part.resize((wide, high), 0)
                yield (x, y), stretched


@lru_cache(maxsize=KINDS_CACHED)
def _parts(kind: PanelKind) -> tuple[Image | None, ...]:
    """Return corners, edges and middle of a kind of panel, row by row; None for an empty one."""
    side = 2 * kind.corner + UNITS
    small, corner = panel(side, side, *kind), to_pixels(kind.corner)
    cuts = (0, corner), (corner, corner + 1), (small.width - corner, small.width)
    found: list[Image | None] = []
    for top, bottom in cuts:
        for left, right in cuts:
            part = small.crop((left, top, right, bottom))
            least, most = part.getchannel("A").getextrema()
            found.append(None if not most else part.convert("RGB") if least == OPAQUE else part)
    return tuple(found)
