"""Men, captains, markers and face-down orders as vectors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.components import SIDE_ICONS
from games.abordaje.picture.layout import SIDE_COLOURS
from games.kit.draw.canvas import GOLD, WHITE, Canvas, glyph, svg
from games.kit.draw.kept import kept

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.abordaje.components import Side


@kept
def token(side: Side, size: int) -> Image:
    """Paint a man: a black round one with a skull, or a red square one with a cross."""
    scale = f'<g transform="scale({size / 100})">'
    if side == "spanish":
        return svg(
            f'{scale}<rect x="5" y="5" width="90" height="90" rx="14" fill="{SIDE_COLOURS[side]}"'
            f' stroke="{WHITE}" stroke-width="8"/><path d="M50 22v56M22 50h56" stroke="{GOLD}"'
            f' stroke-width="15" stroke-linecap="round"/></g>',
            size,
            size,
        )
    return svg(
        f'{scale}<circle cx="50" cy="50" r="45" fill="{SIDE_COLOURS[side]}" stroke="{WHITE}"'
        f' stroke-width="8"/><path d="M30 46a20 20 0 0 1 40 0v10l-7 5v11h-26v-11l-7-5z"'
        f' fill="{WHITE}"/><circle cx="42" cy="49" r="6"/><circle cx="58" cy="49" r="6"/></g>',
        size,
        size,
    )


@kept
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
    return svg(
        f'<g transform="scale({height / 120}) translate(8 4)">'
        f'<path d="M40 30a16 16 0 1 1 -1 0zM40 58q34 2 36 52q0 4 -4 4h-64q-4 0 -4 -4q2 -50 36 -52z'
        f'{hat}" fill="{SIDE_COLOURS[side]}" stroke="{GOLD}" stroke-width="10"'
        f' stroke-linejoin="round" paint-order="stroke"/>'
        f'<circle cx="40" cy="46" r="12" fill="#F2CFA8"/>{emblem}</g>',
        width,
        height,
    )


@kept
def marker(side: Side, size: int) -> Image:
    """Paint a control marker: a golden disc with the flag of whoever holds the deck."""
    canvas = Canvas(size, size)
    half = size / 2
    disc = (
        f'<circle cx="{half}" cy="{half}" r="{half - 3}" fill="{GOLD}" stroke="#6B4E00"'
        f' stroke-width="5"/>'
    )
    canvas.paste((0, 0), svg(disc, size, size))
    canvas.glyph((size // 2, size // 2), SIDE_ICONS[side], round(size * 0.66))
    return canvas.image


@kept
def card_back(width: int, height: int, side: Side) -> Image:
    """Paint an order lying face down."""
    canvas = Canvas(width, height)
    rope = "".join(
        f'<path d="M{x} {height}l{height} -{height}" stroke="#FFFFFF22" stroke-width="9"/>'
        for x in range(-height, width, 26)
    )
    markup = (
        f'<clipPath id="c"><rect x="3" y="3" width="{width - 6}" height="{height - 6}" rx="16"/>'
        f'</clipPath><rect x="3" y="3" width="{width - 6}" height="{height - 6}" rx="16"'
        f' fill="{SIDE_COLOURS[side]}"/><g clip-path="url(#c)">{rope}</g><rect x="3" y="3"'
        f' width="{width - 6}" height="{height - 6}" rx="16" fill="none" stroke="{WHITE}"'
        f' stroke-width="5"/>'
    )
    canvas.paste((0, 0), svg(markup, width, height))
    canvas.paste((width // 2 - 25, height // 2 - 25), glyph("⚓", 50))
    return canvas.image


@kept
def order_place(width: int, height: int, *, next_one: bool) -> Image:
    """Paint the place of an order not laid yet; golden where the next one goes."""
    colour, dash, line = (GOLD, "", 6) if next_one else ("#BFD6E4", ' stroke-dasharray="12 10"', 4)
    return svg(
        f'<rect x="4" y="4" width="{width - 8}" height="{height - 8}" rx="16" fill="#12364D66"'
        f' stroke="{colour}" stroke-width="{line}"{dash}/>',
        width,
        height,
    )
