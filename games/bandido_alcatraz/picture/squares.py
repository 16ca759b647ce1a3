"""One half of a card as a small picture: earth with tunnels, water, a torch, the exit, the cell.

Earth is brown and its tunnels are pale; water is blue, with waves, so that neither is told by
colour alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.bandido_alcatraz.components import EAST, SOUTH
from games.bandido_alcatraz.model import DIRECTIONS
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import svg
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

GROUND: Final = f'<rect width="100" height="100" fill="{EARTH}"/>'
"""Of a square of earth, without anything: at a glance only tunnels count."""
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


def _tunnel(path: str, rim: str, floor: str) -> str:
    """Stroke a tunnel: its rim and its floor."""
    return "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
        for width, colour in ((48, rim), (38, floor))
    )


def _torch(seam: int) -> str:
    """Draw the end of a tunnel: a chamber with a burning torch."""
    path = tunnel_path(1 << seam)
    return (
        f'<circle cx="50" cy="50" r="35" fill="{TUNNEL_RIM}"/>'
        f"{_tunnel(path, TUNNEL_RIM, TUNNEL)}"
        f'<circle cx="50" cy="50" r="30" fill="{TUNNEL}"/>'
        f'<path d="M45 52h10l-3 24h-4z" fill="#5B3413"/>'
        f'<path d="M50 17c14 14 17 21 15 29a15 13 0 0 1-30 0c-1-6 3-11 6-15c2 4 3 5 5 6'
        f'c1-8 0-12 4-20z" fill="#E5451B" stroke="{TUNNEL_RIM}" stroke-width="3"/>'
        f'<path d="M50 35c6 7 8 10 7 14a7 7 0 0 1-14 0c0-4 3-7 7-14z" fill="#FFD23E"/>'
    )


def _way_out(seam: int) -> str:
    """Draw the way out: a ladder into the night, with the sign everybody knows."""
    south = seam == SOUTH
    foot, top = (96, 8) if south else (60, 54)
    rungs = "".join(f"M36 {at}h28" for at in range(16, foot - 8, 14))
    return (
        f'<rect width="100" height="100" fill="{NIGHT}"/>'
        '<circle cx="14" cy="14" r="2.5" fill="#FFF"/><circle cx="88" cy="66" r="2.5" fill="#FFF"/>'
        '<path d="M84 6a13 13 0 1 0 10 18a11 11 0 0 1-10-18z" fill="#FFE9A6"/>'
        f"{_tunnel(tunnel_path(1 << seam), TUNNEL_RIM, TUNNEL)}"
        f'<path d="M36 4V{foot}M64 4V{foot}{rungs}" stroke="#B9803F" stroke-width="6" fill="none"/>'
        f'<g transform="translate(0 {top})"><rect x="10" y="0" width="80" height="41" rx="7"'
        f' fill="{EXIT_GREEN}" stroke="#FFF" stroke-width="4"/>'
        # A runner on the left, an arrow on the right.
        '<g fill="none" stroke="#FFF" stroke-width="6" stroke-linecap="round"'
        ' stroke-linejoin="round"><path d="M35 14l-6 9l8 3l-2 9M29 23l-9 6M27 14l12 1l6 5"/>'
        '<path d="M55 20h22M68 11l10 9l-10 9"/></g><circle cx="39" cy="8" r="5" fill="#FFF"/></g>'
    )


def _prison(exits: int, seam: int) -> str:
    """Draw half of the Bandido's cell: stone with tunnels, and behind bars himself, or his bed."""
    joints = "M0 25H100M0 75H100M25 0V25M75 0V25M25 75V100M75 75V100"
    floor = _tunnel(tunnel_path(exits & ~(1 << seam)), TUNNEL_RIM, TUNNEL)
    edge = "20" if seam == EAST else "-20"
    room = (
        f'<rect x="{edge}" y="20" width="100" height="60" rx="8" fill="#3C4450"'
        f' stroke="{TUNNEL_RIM}" stroke-width="5"/>'
    )
    inside = _bandido() if seam == EAST else _bunk()
    bars = (
        "M34 22V78M52 22V78M70 22V78M88 22V78"
        if seam == EAST
        else "M12 22V78M30 22V78M48 22V78M66 22V78"
    )
    return (
        f'<rect width="100" height="100" fill="{STONE}"/>'
        f'<path d="{joints}" stroke="#78828D" stroke-width="3" fill="none"/>{floor}{room}{inside}'
        f'<path d="{bars}" stroke="#C9D1DA" stroke-width="4.5" stroke-linecap="round"/>'
    )


def _bandido() -> str:
    """Draw him: striped shirt, cap and mask."""
    stripes = "".join(f"M40 {at}H84" for at in (68, 75))
    return (
        '<path d="M38 80q0-18 24-18t24 18z" fill="#FFF"/>'
        f'<path d="{stripes}" stroke="#222B38" stroke-width="4"/>'
        '<circle cx="62" cy="48" r="17" fill="#F0B98D"/>'
        '<path d="M44 42a18 15 0 0 1 36 0z" fill="#222B38"/>'
        '<rect x="45" y="43" width="34" height="10" rx="5" fill="#222B38"/>'
        '<circle cx="56" cy="48" r="3.2" fill="#FFF"/><circle cx="68" cy="48" r="3.2" fill="#FFF"/>'
        '<path d="M56 58q6 4 12 0" stroke="#7A3B1A" stroke-width="2.5" fill="none"/>'
    )


def _bunk() -> str:
    return (
        '<rect x="4" y="56" width="68" height="9" rx="3" fill="#B98A54"/>'
        '<rect x="44" y="46" width="24" height="11" rx="5" fill="#FFF"/>'
        '<path d="M8 65v12M66 65v12" stroke="#B98A54" stroke-width="5"/>'
    )


def _flooded(exits: int) -> str:
    waves = "".join(
        f'<path d="M-4 {y}q9-9 18 0t18 0t18 0t18 0t18 0t18 0" stroke="{FOAM}" stroke-width="4"'
        f' fill="none"/>'
        for y in (12, 30, 50, 70, 90)
    )
    return (
        f'<rect width="100" height="100" fill="{WATER}"/>{waves}'
        f"{_tunnel(tunnel_path(exits), WATER_DARK, FLOOD)}"
    )


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


@cached
def square(kind: SquareKind, exits: int, seam: int, size: int) -> Image:
    """Paint one half of a card, `size` units wide; exits as a mask, `seam` the inner side."""
    if kind == "water":
        markup = _flooded(exits)
    elif kind == "torch":
        markup = GROUND + _torch(seam)
    elif kind == "exit":
        markup = _way_out(seam)
    elif kind == "cell":
        markup = _prison(exits, seam)
    else:
        markup = GROUND + _tunnel(tunnel_path(exits), TUNNEL_RIM, TUNNEL)
    return svg(f'<g transform="scale({size / 100})">{markup}</g>', size, size)
