"""The squares of Bandido Alcatraz as small pictures: earth with tunnels, water, torches, the cell.

Every square is drawn once for each size and kept; a card is two squares with a rim. Earth is brown
and its tunnels are pale; water is blue, with waves, so that neither is told by colour alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.bandido_alcatraz.components import CARDS, EAST, EXIT, FIGURES, MASKS, WEST, masks
from games.bandido_alcatraz.model import DIRECTIONS
from games.kit.draw.canvas import GOLD, Canvas, svg

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.bandido_alcatraz.components import StartSide, Turn

Kind: TypeAlias = Literal["earth", "water", "torch", "exit", "cell"]

EARTH: Final = "#8E5C36"
EARTH_DARK: Final = "#6F4526"
EARTH_LIGHT: Final = "#A8744A"
TUNNEL: Final = "#F3D9A4"
TUNNEL_SHADE: Final = "#CFA66B"
TUNNEL_RIM: Final = "#3A2212"
WATER: Final = "#1F7FD1"
WATER_DARK: Final = "#0B3F78"
FLOOD: Final = "#BDE8FF"
FOAM: Final = "#8FD0FA"
STONE: Final = "#9AA3AD"
NIGHT: Final = "#15274D"
WAY_OUT: Final = "#00813F"
SOUTH: Final = 2
CORNER: Final = 0.13
"""Radius of a card's corners, as a share of a square."""

MIDS: Final = ((50, 0), (100, 50), (50, 100), (0, 50))
"""The middle of each side of a square of 100 by 100, clockwise from north."""
PEBBLES: Final = (
    (12, 14, 6, 4),
    (26, 8, 3, 2),
    (86, 12, 5, 4),
    (92, 27, 3, 3),
    (10, 84, 5, 4),
    (22, 93, 4, 3),
    (88, 88, 6, 5),
    (75, 94, 3, 2),
    (8, 28, 3, 2),
    (91, 74, 3, 2),
)
"""Stones in the corners, where no tunnel runs: x, y and the two radii."""


def tunnels(exits: int) -> str:
    """Return the path that joins the exits of a square, bending where it can."""
    sides = [side for side in range(4) if exits >> side & 1]
    parts = []
    for one in sides:
        (x, y), (dx, dy) = MIDS[one], DIRECTIONS[one]
        # Tunnels begin outside, so that nothing is seen of where two squares meet.
        start = f"M{x + 9 * dx} {y + 9 * dy}L{x} {y}"
        bends = [side for side in ((one + 1) % 4, (one + 3) % 4) if side in sides]
        if (one ^ 2) in sides:
            parts.append(f"{start}L{100 - x} {100 - y}")
        elif len(bends) != 1:
            parts.append(f"{start}L50 50")
        parts += [f"{start}Q50 50 {MIDS[side][0]} {MIDS[side][1]}" for side in bends]
    return "".join(parts)


def _dug(path: str, rim: str, shade: str, floor: str) -> str:
    """Stroke a tunnel: its rim, the wall in the shade, the lit floor."""
    layers = ((48, rim, 0), (38, shade, 0), (29, floor, 3))
    return "".join(
        f'<path d="{path}" transform="translate(0 {down})" fill="none" stroke="{colour}"'
        f' stroke-width="{width}"/>'
        for width, colour, down in layers
    )


def _earth(exits: int, seam: int) -> str:
    stones = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{a}" ry="{b}"'
        f' fill="{EARTH_DARK if (n + exits + seam) % 3 else EARTH_LIGHT}"/>'
        for n, (x, y, a, b) in enumerate(PEBBLES)
        if (n + exits) % 5
    )
    return f'<rect width="100" height="100" fill="{EARTH}"/>{stones}'


def _torch(seam: int) -> str:
    """Draw the end of a tunnel: a chamber with a burning torch."""
    path = tunnels(1 << seam)
    return (
        f'<circle cx="50" cy="50" r="35" fill="{TUNNEL_RIM}"/>'
        f"{_dug(path, TUNNEL_RIM, TUNNEL_SHADE, TUNNEL)}"
        f'<circle cx="50" cy="50" r="30" fill="{TUNNEL_SHADE}"/>'
        f'<circle cx="50" cy="51" r="26" fill="{TUNNEL}"/>'
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
        f"{_dug(tunnels(1 << seam), TUNNEL_RIM, TUNNEL_SHADE, TUNNEL)}"
        f'<path d="M36 4V{foot}M64 4V{foot}{rungs}" stroke="#B9803F" stroke-width="6" fill="none"/>'
        f'<g transform="translate(0 {top})"><rect x="10" y="0" width="80" height="41" rx="7"'
        f' fill="{WAY_OUT}" stroke="#FFF" stroke-width="4"/>'
        # A runner on the left, an arrow on the right.
        '<g fill="none" stroke="#FFF" stroke-width="6" stroke-linecap="round"'
        ' stroke-linejoin="round"><path d="M35 14l-6 9l8 3l-2 9M29 23l-9 6M27 14l12 1l6 5"/>'
        '<path d="M55 20h22M68 11l10 9l-10 9"/></g><circle cx="39" cy="8" r="5" fill="#FFF"/></g>'
    )


def _prison(exits: int, seam: int) -> str:
    """Draw half of the Bandido's cell: stone with tunnels, and behind bars himself, or his bed."""
    joints = "M0 25H100M0 75H100M25 0V25M75 0V25M25 75V100M75 75V100"
    floor = _dug(tunnels(exits & ~(1 << seam)), TUNNEL_RIM, TUNNEL_SHADE, TUNNEL)
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
        f"{_dug(tunnels(exits), WATER_DARK, FOAM, FLOOD)}"
    )


@lru_cache(maxsize=256)
def square(kind: Kind, exits: int, seam: int, size: int) -> Image:
    """Paint one half of a card, `size` pixels wide; exits as a mask, `seam` the inner side."""
    if kind == "water":
        markup = _flooded(exits)
    elif kind == "torch":
        markup = _earth(exits, seam) + _torch(seam)
    elif kind == "exit":
        markup = _way_out(seam)
    elif kind == "cell":
        markup = _prison(exits, seam)
    else:
        markup = _earth(exits, seam) + _dug(tunnels(exits), TUNNEL_RIM, TUNNEL_SHADE, TUNNEL)
    return svg(f'<g transform="scale({size / 100})">{markup}</g>', size, size)


@lru_cache(maxsize=256)
def card(name: str, turn: Turn, size: int) -> Image:
    """Paint a whole card with round corners and a rim, its squares `size` pixels wide."""
    one = CARDS[name]
    face, seam = MASKS[name][turn // 90], (turn // 90 + EAST) % 4
    halves = []
    for half, exits, inner in ((1, face[0], seam), (2, face[1], seam ^ 2)):
        kind: Kind = "earth"
        if half == one.blue_half:
            kind = "water"
        elif half == one.torch_half:
            kind = "torch"
        elif name == EXIT and half == 2:  # noqa: PLR2004 - the second half
            kind = "exit"
        halves.append(square(kind, exits, inner, size))
    return _joined(halves[0], halves[1], seam)


@lru_cache(maxsize=16)
def start_tile(side: StartSide, size: int) -> Image:
    """Paint the Bandido's cell."""
    first, second = masks(FIGURES.start.easy if side == "easy" else FIGURES.start.normal)
    return _joined(square("cell", first, EAST, size), square("cell", second, WEST, size), EAST)


def _joined(first: Image, second: Image, seam: int) -> Image:
    """Join two halves; `seam` is the side of the first on which the second lies."""
    size = first.width
    halves = (first, second) if seam in {EAST, SOUTH} else (second, first)
    flat = seam in {EAST, WEST}
    page = Canvas(size * 2, size) if flat else Canvas(size, size * 2)
    page.paste((0, 0), halves[0])
    page.paste((size, 0) if flat else (0, size), halves[1])
    page.image.putalpha(_corners(page.image.width, page.image.height, size))
    page.paste((0, 0), rim(page.image.width, page.image.height, size, "#24170E", 0.035))
    return page.image


@lru_cache(maxsize=64)
def _corners(width: int, height: int, size: int) -> Image:
    markup = f'<rect width="{width}" height="{height}" rx="{size * CORNER}" fill="#000"/>'
    return svg(markup, width, height).getchannel("A")


@lru_cache(maxsize=128)
def rim(width: int, height: int, size: int, colour: str, share: float) -> Image:
    """Outline a card inside its edge; `share` is how thick, of a square of `size` pixels."""
    line = size * share
    return svg(
        f'<rect x="{line / 2}" y="{line / 2}" width="{width - line}" height="{height - line}"'
        f' rx="{size * CORNER - line / 2}" fill="none" stroke="{colour}" stroke-width="{line}"/>',
        width,
        height,
    )


@lru_cache(maxsize=64)
def mouth(side: int, size: int) -> Image:
    """Paint what an open tunnel shows of itself in the empty cell, coming in from `side`."""
    (x, y), (dx, dy) = MIDS[side], DIRECTIONS[side]
    path = f"M{x + 40 * dx} {y + 40 * dy}L{x - 5 * dx} {y - 5 * dy}"
    layers = ((66, EARTH_DARK), (48, TUNNEL_RIM), (38, TUNNEL_SHADE), (28, TUNNEL))
    strokes = "".join(
        f'<path d="{path}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
        for width, colour in layers
    )
    return svg(f'<g transform="scale({size / 100})">{strokes}</g>', size, size)


@lru_cache(maxsize=16)
def target(size: int, colour: str, line: int) -> Image:
    """Outline one cell with dashes."""
    return svg(
        f'<g transform="scale({size / 100})"><rect x="6" y="6" width="88" height="88" rx="14"'
        f' fill="none" stroke="{colour}" stroke-width="{line}" stroke-dasharray="12 9"/></g>',
        size,
        size,
    )


@lru_cache(maxsize=64)
def frame(width: int, height: int, size: int, line: int) -> Image:
    """Frame a card in gold, between two dark lines, so that it stands out on any ground."""
    radius = size * CORNER + line / 2
    strokes = "".join(
        f'<rect x="{line / 2}" y="{line / 2}" width="{width - line}" height="{height - line}"'
        f' rx="{radius}" fill="none" stroke="{colour}" stroke-width="{thick}"/>'
        for colour, thick in ((TUNNEL_RIM, line), (GOLD, line * 0.7))
    )
    return svg(strokes, width, height)
