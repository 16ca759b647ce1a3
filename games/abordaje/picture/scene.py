"""The scene of ¡Abordaje!: sea and hulls, men, captains, markers and flags as vectors."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from games.abordaje.events import SIDE_ICONS
from games.kit.draw.canvas import GOLD, WHITE, Canvas, glyph, svg

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.abordaje.components import Side

WIDTH: Final = 1400
HEIGHT: Final = 1050
MARGIN: Final = 28
SHORE: Final = 62
"""From the edge of the picture to the first section: room for prow and stern."""
GAP: Final = 12
SEA: Final = "#2A6F97"
FOAM: Final = "#3C83AC"
ROPE: Final = "#E8C98F"
COLOURS: Final[dict[Side, str]] = {"pirate": "#1C1C22", "spanish": "#B3191F"}
HULLS: Final[dict[Side, str]] = {"pirate": "#4A3528", "spanish": "#8C5A2E"}
PLANKS: Final[dict[Side, str]] = {"pirate": "#D8C3A0", "spanish": "#F0DDB8"}
SEAM: Final[dict[Side, str]] = {"pirate": "#BFA67E", "spanish": "#DCC291"}
DECK_TOPS: Final[dict[Side, int]] = {"spanish": 272, "pirate": 540}
DECK_HEIGHT: Final = 202
ORDER_TOPS: Final[dict[Side, int]] = {"spanish": 152, "pirate": 760}
ORDER_HEIGHT: Final = 102


def columns(count: int) -> list[tuple[int, int]]:
    """Divide the ships' length into sections: the left edge and the width of every one."""
    width = (WIDTH - 2 * SHORE - GAP * (count - 1)) // count
    return [(SHORE + n * (width + GAP), width) for n in range(count)]


@lru_cache(maxsize=4)
def backdrop(height: int) -> Image:
    """Paint the sea with both ships, their prows on the left and their sterns on the right."""
    swell = "".join(
        f'<path d="M{x} {y}q14 -12 28 0q14 12 28 0" fill="none" stroke="{FOAM}" stroke-width="5"'
        f' stroke-linecap="round"/>'
        for y in range(24, height, 62)
        for x in range((y * 7) % 150 - 60, WIDTH, 150)
    )
    page = Canvas(WIDTH, height, SEA)
    page.paste((0, 0), svg(f"{swell}{_hull('spanish')}{_hull('pirate')}", WIDTH, height))
    page.glyph((36, DECK_TOPS["pirate"] + 50), SIDE_ICONS["pirate"], 52)
    page.glyph((WIDTH - 36, DECK_TOPS["spanish"] + 50), SIDE_ICONS["spanish"], 52)
    return page.image


def _hull(side: Side) -> str:
    top, bottom = DECK_TOPS[side] - 14, DECK_TOPS[side] + DECK_HEIGHT + 14
    middle = (top + bottom) // 2
    shape = (
        f"M{SHORE} {top}H{WIDTH - 22}q12 0 12 12V{bottom - 12}q0 12 -12 12H{SHORE}"
        f"Q14 {bottom - 30} 4 {middle}Q14 {top + 30} {SHORE} {top}z"
    )
    return (
        f'<path d="{shape}" fill="{HULLS[side]}" stroke="{ROPE}" stroke-width="5"'
        f' stroke-linejoin="round"/>'
    )


@lru_cache(maxsize=16)
def deck(side: Side, width: int) -> Image:
    """Paint the planks of one deck."""
    seams = "".join(
        f'<path d="M4 {y}H{width - 4}" stroke="{SEAM[side]}" stroke-width="3"/>'
        for y in range(34, DECK_HEIGHT - 10, 34)
    )
    return svg(
        f'<rect x="3" y="3" width="{width - 6}" height="{DECK_HEIGHT - 6}" rx="16"'
        f' fill="{PLANKS[side]}"/>{seams}<rect x="3" y="3" width="{width - 6}"'
        f' height="{DECK_HEIGHT - 6}" rx="16" fill="none" stroke="{COLOURS[side]}"'
        f' stroke-width="6"/>',
        width,
        DECK_HEIGHT,
    )


@lru_cache(maxsize=8)
def turned(width: int) -> Image:
    """Paint a deck out of play."""
    return svg(
        f'<rect x="3" y="3" width="{width - 6}" height="{DECK_HEIGHT - 6}" rx="16"'
        f' fill="#5E7687" stroke="#8FA5B3" stroke-width="4" stroke-dasharray="14 10"/>',
        width,
        DECK_HEIGHT,
    )


@lru_cache(maxsize=16)
def token(side: Side, size: int) -> Image:
    """Paint a man: a black round one with a skull, or a red square one with a cross."""
    scale = f'<g transform="scale({size / 100})">'
    if side == "spanish":
        return svg(
            f'{scale}<rect x="5" y="5" width="90" height="90" rx="14" fill="{COLOURS[side]}"'
            f' stroke="{WHITE}" stroke-width="8"/><path d="M50 22v56M22 50h56" stroke="{GOLD}"'
            f' stroke-width="15" stroke-linecap="round"/></g>',
            size,
            size,
        )
    return svg(
        f'{scale}<circle cx="50" cy="50" r="45" fill="{COLOURS[side]}" stroke="{WHITE}"'
        f' stroke-width="8"/><path d="M30 46a20 20 0 0 1 40 0v10l-7 5v11h-26v-11l-7-5z"'
        f' fill="{WHITE}"/><circle cx="42" cy="49" r="6"/><circle cx="58" cy="49" r="6"/></g>',
        size,
        size,
    )


@lru_cache(maxsize=8)
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
        f'{hat}" fill="{COLOURS[side]}" stroke="{GOLD}" stroke-width="10" stroke-linejoin="round"'
        f' paint-order="stroke"/><circle cx="40" cy="46" r="12" fill="#F2CFA8"/>{emblem}</g>',
        width,
        height,
    )


@lru_cache(maxsize=8)
def marker(side: Side, size: int) -> Image:
    """Paint a control marker: a golden disc with the flag of whoever holds the deck."""
    page = Canvas(size, size)
    half = size / 2
    disc = (
        f'<circle cx="{half}" cy="{half}" r="{half - 3}" fill="{GOLD}" stroke="#6B4E00"'
        f' stroke-width="5"/>'
    )
    page.paste((0, 0), svg(disc, size, size))
    page.glyph((size // 2, size // 2), SIDE_ICONS[side], round(size * 0.66))
    return page.image


@lru_cache(maxsize=8)
def card_back(width: int, height: int, side: Side) -> Image:
    """Paint an order lying face down."""
    page = Canvas(width, height)
    rope = "".join(
        f'<path d="M{x} {height}l{height} -{height}" stroke="#FFFFFF22" stroke-width="9"/>'
        for x in range(-height, width, 26)
    )
    markup = (
        f'<clipPath id="c"><rect x="3" y="3" width="{width - 6}" height="{height - 6}" rx="16"/>'
        f'</clipPath><rect x="3" y="3" width="{width - 6}" height="{height - 6}" rx="16"'
        f' fill="{COLOURS[side]}"/><g clip-path="url(#c)">{rope}</g><rect x="3" y="3"'
        f' width="{width - 6}" height="{height - 6}" rx="16" fill="none" stroke="{WHITE}"'
        f' stroke-width="5"/>'
    )
    page.paste((0, 0), svg(markup, width, height))
    page.paste((width // 2 - 25, height // 2 - 25), glyph("⚓", 50))
    return page.image


@lru_cache(maxsize=8)
def slot(width: int, height: int, *, next_one: bool) -> Image:
    """Paint the place of an order not laid yet; golden where the next one goes."""
    colour, dash, line = (GOLD, "", 6) if next_one else ("#BFD6E4", ' stroke-dasharray="12 10"', 4)
    return svg(
        f'<rect x="4" y="4" width="{width - 8}" height="{height - 8}" rx="16" fill="#12364D66"'
        f' stroke="{colour}" stroke-width="{line}"{dash}/>',
        width,
        height,
    )
