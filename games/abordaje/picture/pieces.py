"""Men, captains, markers and face-down orders as vectors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.abordaje.components import SIDE_ICONS
from games.abordaje.picture.layout import SIDE_COLOURS
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import GOLD, WHITE, Canvas, glyph, svg
from games.kit.draw.materials import SHADOW, SHADOW_DEPTH, raised

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.abordaje.components import Side


SIDES_IN_SHADE: Final[dict[Side, str]] = {"pirate": "#050507", "spanish": "#74090E"}
"""What shows of the thickness of a piece."""
LIT: Final = '<path d="{0}" fill="none" stroke="#FFFFFF" stroke-opacity="0.4" stroke-width="5"/>'
"""Light on the upper edge of a piece, along a path."""


@cached
def token(side: Side, size: int) -> Image:
    """Paint a man: a thick black disc with a skull, or a thick red square with a cross."""
    face, light, emblem = _SPANIARD if side == "spanish" else _PIRATE
    shade = face.replace("{y}", "12").replace("{edge}", f'fill="{SHADOW}" opacity="0.35"')
    foot = face.replace("{y}", "6").replace("{edge}", _rim(SIDES_IN_SHADE[side]))
    top = face.replace("{y}", "0").replace("{edge}", _rim(SIDE_COLOURS[side]))
    return svg(
        f'<g transform="scale({size / 100})">{shade}{foot}{top}{LIT.format(light)}{emblem}</g>',
        size,
        size,
    )


def _rim(colour: str) -> str:
    return f'fill="{colour}" stroke="{WHITE}" stroke-width="7"'


_EYES: Final = '<circle cx="40" cy="45" r="6"/><circle cx="56" cy="45" r="6"/>'
_SPANIARD: Final = (
    '<rect x="6" y="5" width="84" height="80" rx="14" transform="translate(0 {y})" {edge}/>',
    "M18 16H78",
    f'<path d="M48 21v48M24 45h48" stroke="{GOLD}" stroke-width="15" stroke-linecap="round"/>',
)
_PIRATE: Final = (
    '<ellipse cx="48" cy="45" rx="42" ry="40" transform="translate(0 {y})" {edge}/>',
    "M20 27Q48 2 76 27",
    f'<path d="M28 42a20 20 0 0 1 40 0v10l-7 5v11h-26v-11l-7-5z" fill="{WHITE}"/>{_EYES}',
)
"""The face of a piece `{y}` below its place, painted as `{edge}` says; its light; its emblem."""


@cached
def captain(side: Side, height: int) -> Image:
    """Paint a captain: a figure with a hat, wider than a man and rimmed in gold."""
    width = round(height * 0.8)
    emblem = (
        f'<path d="M28 76l24 24M52 76l-24 24" stroke="{WHITE}" stroke-width="8"'
        f' stroke-linecap="round"/>'
        if side == "pirate"
        else f'<path d="M40 72v30M26 84h28" stroke="{GOLD}" stroke-width="9"'
        f' stroke-linecap="round"/>'
    )
    hat = (
        "M6 32q34 -40 68 0q-34 -10 -68 0z"
        if side == "pirate"
        else "M8 34q32 -12 64 0q-20 -34 -32 -30q-12 -4 -32 30z"
    )
    figure = f"M40 30a16 16 0 1 1 -1 0zM40 58q34 2 36 52q0 4 -4 4h-64q-4 0 -4 -4q2 -50 36 -52z{hat}"
    return svg(
        f'<g transform="scale({height / 120}) translate(8 4)" stroke-linejoin="round">'
        f'<ellipse cx="46" cy="108" rx="42" ry="8" fill="{SHADOW}" opacity="0.4"/>'
        f'<path d="{figure}" fill="{SIDE_COLOURS[side]}" stroke="{GOLD}" stroke-width="10"'
        f' paint-order="stroke"/>'
        f'<path d="M40 58q34 2 36 52q0 4 -4 4h-20q8 -30 -12 -56z" fill="{SIDES_IN_SHADE[side]}"/>'
        f'<circle cx="40" cy="46" r="12" fill="#F2CFA8"/>'
        f'<path d="M40 34a12 12 0 0 1 0 24q8 -12 0 -24z" fill="#CFA47C"/>{emblem}'
        f"{LIT.format('M12 92q4 -24 22 -30')}</g>",
        width,
        height,
    )


@cached
def marker(side: Side, size: int) -> Image:
    """Paint a control marker: a golden disc with the flag of the side that holds the deck."""
    canvas = Canvas(size, size)
    half = size / 2
    disc = (
        f'<circle cx="{half}" cy="{half + 2}" r="{half - 3}" fill="#6B4E00"/>'
        f'<circle cx="{half}" cy="{half - 2}" r="{half - 5}" fill="{GOLD}" stroke="#6B4E00"'
        f' stroke-width="5"/>'
    )
    canvas.paste((0, 0), svg(disc, size, size))
    canvas.glyph((size // 2, size // 2), SIDE_ICONS[side], round(size * 0.66))
    return canvas.image


@cached
def card_back(width: int, height: int, side: Side) -> Image:
    """Paint an order lying face down, with its shadow."""
    canvas = Canvas(width + SHADOW_DEPTH, height + SHADOW_DEPTH)
    canvas.paste((0, 0), raised(width, height, SIDE_COLOURS[side], 16, WHITE, 5))
    rope = "".join(
        f'<path d="M{x} {height}l{height} -{height}" stroke="#FFFFFF22" stroke-width="9"/>'
        for x in range(-height, width, 26)
    )
    frame = f'x="14" y="14" width="{width - 28}" height="{height - 28}" rx="9"'
    markup = (
        f'<clipPath id="c"><rect {frame}/></clipPath><g clip-path="url(#c)">{rope}</g>'
        f'<rect {frame} fill="none" stroke="{GOLD}" stroke-width="3"/>'
    )
    canvas.paste((0, 0), svg(markup, width, height))
    canvas.paste((width // 2 - 25, height // 2 - 25), glyph("⚓", 50))
    return canvas.image


@cached
def order_place(width: int, height: int, *, next_one: bool) -> Image:
    """Paint the place of an order not laid yet, sunk in; golden where the next one goes."""
    colour, dash, line = (GOLD, "", 6) if next_one else ("#BFD6E4", ' stroke-dasharray="12 10"', 4)
    inner = f'x="4" y="4" width="{width - 8}" height="{height - 8}" rx="16"'
    return svg(
        f'<rect {inner} fill="#1B557A"/>'
        f'<path d="M6 {height - 20}V20Q6 6 20 6H{width - 20}q12 0 14 10H28q-12 0 -12 12'
        f'V{height - 20}z" fill="#164667"/><rect {inner} fill="none" stroke="{colour}"'
        f' stroke-width="{line}"{dash}/>',
        width,
        height,
    )
