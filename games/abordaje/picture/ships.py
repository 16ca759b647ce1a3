"""Sea, hulls and decks as vectors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.abordaje.components import SIDE_ICONS
from games.abordaje.picture.layout import (
    DECK_HEIGHT,
    DECK_TOPS,
    SHIP_MARGIN,
    SIDE_COLOURS,
    WIDTH,
)
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import Canvas, svg

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.abordaje.components import Side
    from games.kit.draw.canvas import Colour

SEA_COLOUR: Final = "#2A6F97"
FOAM_COLOUR: Final = "#3C83AC"
TROUGH_COLOUR: Final = "#24628A"
SHADE_COLOUR: Final = "#1C4F71"
"""Where a ship keeps the light from the sea."""
WASH_COLOUR: Final = "#7FB4D1"
"""The water that breaks on a hull."""


@dataclass(frozen=True)
class Timber:
    """The woods of which a ship is built."""

    hull: Colour
    rail: Colour
    """Where light falls on it."""
    keel: Colour
    """Where none does."""
    plank: Colour
    bright_plank: Colour
    """Every third one: no two boards are alike."""
    seam: Colour


TIMBERS: Final[dict[Side, Timber]] = {
    "pirate": Timber("#4A3528", "#7A5A44", "#2A1C14", "#D8C3A0", "#E2D0B2", "#B79C73"),
    "spanish": Timber("#8C5A2E", "#BD8550", "#5A3617", "#F0DDB8", "#F7E8CA", "#D3B682"),
}
IRON: Final = "#23282E"
IRON_SHINE: Final = "#6B7680"
PLANK: Final = 33
"""The breadth of a board of the deck, in units."""
GANGWAY: Final = (124, 72)
"""The bridge between both ships, in units."""


@cached
def backdrop(height: int) -> Image:
    """Paint the sea with both ships, their prows on the left and their sterns on the right."""
    canvas = Canvas(WIDTH, height, SEA_COLOUR)
    hulls = f"{_hull('spanish')}{_hull('pirate')}"
    canvas.paste((0, 0), svg(f"{_swell(height)}{hulls}", WIDTH, height))
    canvas.glyph((36, DECK_TOPS["pirate"] + 50), SIDE_ICONS["pirate"], 52)
    canvas.glyph((WIDTH - 36, DECK_TOPS["spanish"] + 50), SIDE_ICONS["spanish"], 52)
    return canvas.image


@cached
def swell(height: int) -> Image:
    """Paint the crests of the open sea."""
    return svg(_swell(height), WIDTH, height)


def _swell(height: int) -> str:
    return "".join(
        f'<path d="M{x} {y + down}q14 -12 28 0q14 12 28 0" fill="none" stroke="{colour}"'
        f' stroke-width="5" stroke-linecap="round"/>'
        for y in range(24, height, 62)
        for x in range((y * 7) % 150 - 60, WIDTH, 150)
        for down, colour in ((9, TROUGH_COLOUR), (0, FOAM_COLOUR))
    )


def _hull(side: Side) -> str:
    """Draw a hull from above: its shadow on the sea, the wash, its rail in the light, its prow."""
    wood, shape = TIMBERS[side], f'd="{_outline(side)}" stroke-linejoin="round"'
    inner = f'd="{_outline(side, 9)}" stroke-linejoin="round" fill="none"'
    return (
        f'<path {shape} fill="{SHADE_COLOUR}" transform="translate(8 16)"/>'
        f'<path {shape} fill="none" stroke="{WASH_COLOUR}" stroke-width="15"/>'
        f"{_guns(side)}"
        f'<path {shape} fill="{wood.hull}" stroke="{wood.keel}" stroke-width="6"/>'
        f'<path {inner} stroke="{wood.keel}" stroke-width="4" transform="translate(0 3)"/>'
        f'<path {inner} stroke="{wood.rail}" stroke-width="5"/>{_foredeck(side)}'
    )


def _outline(side: Side, inside: int = 0) -> str:
    """Return the outline of a hull, or a line `inside` units within it."""
    top, bottom = DECK_TOPS[side] - 14 + inside, DECK_TOPS[side] + DECK_HEIGHT + 14 - inside
    middle = (top + bottom) // 2
    return (
        f"M{SHIP_MARGIN} {top}H{WIDTH - 22 - inside}q12 0 12 12V{bottom - 12}q0 12 -12 12"
        f"H{SHIP_MARGIN}Q{14 + inside} {bottom - 30} {5 + inside} {middle}"
        f"Q{14 + inside} {top + 30} {SHIP_MARGIN} {top}z"
    )


def _foredeck(side: Side) -> str:
    """Draw the boards before the first section."""
    wood, top = TIMBERS[side], DECK_TOPS[side]
    rows = ((n, 56 - (n - 2.5) ** 2 * 5) for n in range(6))
    return "".join(
        f'<path d="M{SHIP_MARGIN - 10} {top + 16 + n * PLANK}h-{max(4, reach - 34):.0f}"'
        f' stroke="{wood.rail}" stroke-width="4" stroke-linecap="round"/>'
        for n, reach in rows
    )


def _guns(side: Side) -> str:
    """Draw the guns that look out at the enemy, two in each of six parts of the hull."""
    edge = DECK_TOPS[side] + (DECK_HEIGHT + 14 if side == "spanish" else -14)
    top = edge - 4 if side == "spanish" else edge - 12
    lefts = range(SHIP_MARGIN + 40, WIDTH - 80, 108)
    return "".join(
        f'<rect x="{x}" y="{top}" width="20" height="16" rx="3" fill="{IRON}"/>'
        f'<rect x="{x + 3}" y="{top}" width="5" height="16" fill="{IRON_SHINE}"/>'
        for x in lefts
    )


@cached
def deck(side: Side, width: int) -> Image:
    """Paint the planks of one deck, in the shadow of its rail above and on the left."""
    wood = TIMBERS[side]
    boards = "".join(_board(wood, n, width) for n in range(DECK_HEIGHT // PLANK + 1))
    inner = f'x="3" y="3" width="{width - 6}" height="{DECK_HEIGHT - 6}" rx="16"'
    return svg(
        f'<clipPath id="deck"><rect {inner}/></clipPath><g clip-path="url(#deck)">{boards}'
        f'<path d="M0 0H{width}V15H20Q15 15 15 20V{DECK_HEIGHT}H0z" fill="{wood.keel}"'
        f' opacity="0.3"/></g>'
        f'<rect {inner} fill="none" stroke="{SIDE_COLOURS[side]}" stroke-width="6"/>',
        width,
        DECK_HEIGHT,
    )


def _board(wood: Timber, n: int, width: int) -> str:
    """Draw a row of boards: where they meet differs from row to row, and two nails hold each."""
    y, joint = 3 + n * PLANK, (n * 137 + 60) % max(1, width - 40) + 20
    nails = "".join(
        f'<circle cx="{joint + dx}" cy="{y + dy}" r="2.5"/>' for dx in (-9, 9) for dy in (9, 24)
    )
    return (
        f'<rect x="0" y="{y}" width="{width}" height="{PLANK}"'
        f' fill="{wood.bright_plank if n % 3 == 1 else wood.plank}"/>'
        f'<g fill="{wood.seam}"><rect x="0" y="{y + PLANK - 3}" width="{width}" height="3"/>'
        f'<rect x="{joint - 1}" y="{y}" width="3" height="{PLANK}"/>{nails}</g>'
    )


@cached
def closed_deck(width: int) -> Image:
    """Paint a deck out of play: a hole in the ship, with water and broken boards."""
    inner = f'x="3" y="3" width="{width - 6}" height="{DECK_HEIGHT - 6}" rx="16"'
    return svg(
        f'<rect {inner} fill="#4C6677"/>'
        f'<path d="M3 {DECK_HEIGHT - 40}q{width // 8} -16 {width // 4} 0t{width // 4} 0'
        f't{width // 4} 0t{width // 4} 0V{DECK_HEIGHT - 3}H3z" fill="#43596A"/>'
        f'<rect {inner} fill="none" stroke="#8FA5B3" stroke-width="4" stroke-dasharray="14 10"/>',
        width,
        DECK_HEIGHT,
    )


@cached
def gangway() -> Image:
    """Paint the bridge between both ships: boards from rail to rail, and their shadow."""
    width, height = GANGWAY
    wood = TIMBERS["spanish"]
    seams = "".join(
        f'<rect x="{x}" y="0" width="3" height="{height}" fill="{wood.keel}"/>'
        for x in range(21, width - 10, 21)
    )
    return svg(
        f'<rect x="8" y="10" width="{width - 8}" height="{height - 10}" rx="5"'
        f' fill="{SHADE_COLOUR}" opacity="0.75"/>'
        f'<rect width="{width - 8}" height="{height - 8}" rx="5" fill="{wood.rail}"/>'
        f'{seams}<rect x="2" y="2" width="{width - 12}" height="{height - 12}" rx="4"'
        f' fill="none" stroke="{wood.keel}" stroke-width="4"/>',
        width,
        height,
    )
