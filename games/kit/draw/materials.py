"""Materials: the wood and paper of which every game's scenes are built.

Shadows and grain are flat tones, two or three of them: that is a look, and a palette holds it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.kit.draw.cache.images import cached
from games.kit.draw.scale import to_pixels
from games.kit.draw.vectors import svg

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.draw.vectors import Colour

SHADOW: Final = "#14202C"
"""What throws a shadow darkens the ground with it."""
SHADOW_DEPTH: Final = 8
"""How far a shadow falls, in units."""
CARD_DEPTH: Final = 6
"""How much of the lower side of a thick card shows, in units."""
SHEET: Final = "#FFFBF2"
SHEET_EDGE: Final = "#DCC9A3"
NAIL: Final = "#4A3320"
SMALL_SHEET: Final = 60
"""Side of the sheet of paper from which others are stretched, in units."""
PLANK_HEIGHT: Final = 44
"""Of the boards of which a wall of wood is made, in units."""


@dataclass(frozen=True)
class Wood:
    """The tones of a kind of wood."""

    board: Colour
    light: Colour
    """The upper edge, where light falls."""
    seam: Colour


OAK: Final = Wood("#B98A50", "#D6AC72", "#8F6636")
GOLDEN: Final = Wood("#F2BC3D", "#FFDF7E", "#C68F1B")
"""Of winners."""


@cached
def wall(width: int, height: int, wood: Wood = OAK) -> Image:
    """Paint a wall of boards with its shadow, `SHADOW_DEPTH` wider and higher than asked."""
    seams = "".join(
        f'<path d="M4 {y}H{width - 4}" stroke="{wood.seam}" stroke-width="4"/>'
        for y in range(PLANK_HEIGHT, height - 12, PLANK_HEIGHT)
    )
    nails = "".join(
        f'<circle cx="{x}" cy="{y - PLANK_HEIGHT // 2}" r="4" fill="{wood.seam}"/>'
        for y in range(PLANK_HEIGHT, height, PLANK_HEIGHT)
        for x in (15, width - 15)
    )
    return _shadowed(
        f'<rect width="{width}" height="{height}" rx="12" fill="{wood.board}"/>{seams}{nails}'
        f'<rect x="2" y="2" width="{width - 4}" height="{height - 4}" rx="11" fill="none"'
        f' stroke="{wood.seam}" stroke-width="4"/>'
        f'<rect x="6" y="4" width="{width - 12}" height="8" rx="3" fill="{wood.light}"/>',
        (width, height),
        12,
    )


@cached
def sheet(width: int, height: int, *, nailed: bool = False) -> Image:
    """Paint a sheet of paper with its shadow, as large as `wall`; nailed on above, or lying."""
    if min(width, height) > SMALL_SHEET:
        small = sheet(SMALL_SHEET, SMALL_SHEET, nailed=nailed)
        return _stretched(small, (width, height), SMALL_SHEET // 2)
    nails = "".join(
        f'<circle cx="{x}" cy="13" r="5" fill="{NAIL}"/>' for x in (15, width - 15) if nailed
    )
    return _shadowed(
        f'<rect width="{width}" height="{height}" rx="10" fill="{SHEET_EDGE}"/>'
        f'<rect x="4" y="4" width="{width - 8}" height="{height - 8}" rx="7" fill="{SHEET}"/>'
        f"{nails}",
        (width, height),
        10,
    )


@cached
def raised(
    width: int,
    height: int,
    fill: Colour = SHEET,
    radius: int = 24,
    edge: Colour = "",
    border: int = 0,
) -> Image:
    """Paint a panel of thick card with its shadow, as large as `wall`."""
    side = 2 * (radius + border + CARD_DEPTH)
    if min(width, height) > side:
        small = raised(side, side, fill, radius, edge, border)
        return _stretched(small, (width, height), side // 2)
    face = f'rx="{radius}" fill="{fill}"'
    half = border / 2
    rim = (
        f'<rect x="{half}" y="{half}" width="{width - border}" height="{height - border}"'
        f' rx="{radius}" fill="none" stroke="{edge}" stroke-width="{border}"/>'
    )
    return _shadowed(
        f'<rect width="{width}" height="{height}" {face}/>'
        f'<rect width="{width}" height="{height}" rx="{radius}" fill="{SHADOW}" opacity="0.18"/>'
        f'<rect width="{width}" height="{height - border - CARD_DEPTH}" {face}/>'
        f"{rim if border else ''}",
        (width, height),
        radius,
    )


def _stretched(small: Image, size: tuple[int, int], middle: int) -> Image:
    """Stretch a small thing with its shadow in its middle: there it is the same all along.

    To rasterise it in its size takes ten times as long.
    """
    from PIL import Image

    cut = to_pixels(middle)
    width, height = (to_pixels(length + SHADOW_DEPTH) for length in size)
    tall = Image.new("RGBA", (small.width, height))
    whole = Image.new("RGBA", (width, height))
    tall.paste(small.crop((0, 0, small.width, cut)), (0, 0))
    more = height - small.height
    row = small.crop((0, cut, small.width, cut + 1))
    tall.paste(row.resize((small.width, more)), (0, cut))
    tall.paste(small.crop((0, cut, small.width, small.height)), (0, cut + more))
    whole.paste(tall.crop((0, 0, cut, height)), (0, 0))
    more = width - small.width
    column = tall.crop((cut, 0, cut + 1, height))
    whole.paste(column.resize((more, height)), (cut, 0))
    whole.paste(tall.crop((cut, 0, small.width, height)), (cut + more, 0))
    return whole


def _shadowed(markup: str, size: tuple[int, int], radius: int) -> Image:
    """Rasterise a thing with the shadow that it throws to the right and below."""
    width, height = size
    shadow = (
        f'<rect x="{SHADOW_DEPTH}" y="{SHADOW_DEPTH}" width="{width}" height="{height}"'
        f' rx="{radius}" fill="{SHADOW}" opacity="0.28"/>'
    )
    return svg(shadow + markup, width + SHADOW_DEPTH, height + SHADOW_DEPTH)
