"""Sea, hulls and decks as vectors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.abordaje.components import SIDE_ICONS
from games.abordaje.picture.layout import (
    DECK_HEIGHT,
    DECK_TOPS,
    ROPE_COLOUR,
    SHIP_MARGIN,
    SIDE_COLOURS,
    WIDTH,
)
from games.kit.draw.canvas import Canvas, svg
from games.kit.draw.kept import kept

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.abordaje.components import Side

SEA_COLOUR: Final = "#2A6F97"
FOAM_COLOUR: Final = "#3C83AC"
HULL_COLOURS: Final[dict[Side, str]] = {"pirate": "#4A3528", "spanish": "#8C5A2E"}
PLANK_COLOURS: Final[dict[Side, str]] = {"pirate": "#D8C3A0", "spanish": "#F0DDB8"}
SEAM_COLOURS: Final[dict[Side, str]] = {"pirate": "#BFA67E", "spanish": "#DCC291"}


@kept
def backdrop(height: int) -> Image:
    """Paint the sea with both ships, their prows on the left and their sterns on the right."""
    canvas = Canvas(WIDTH, height, SEA_COLOUR)
    canvas.paste((0, 0), svg(f"{_swell(height)}{_hull('spanish')}{_hull('pirate')}", WIDTH, height))
    canvas.glyph((36, DECK_TOPS["pirate"] + 50), SIDE_ICONS["pirate"], 52)
    canvas.glyph((WIDTH - 36, DECK_TOPS["spanish"] + 50), SIDE_ICONS["spanish"], 52)
    return canvas.image


@kept
def swell(height: int) -> Image:
    """Paint the crests of the open sea."""
    return svg(_swell(height), WIDTH, height)


def _swell(height: int) -> str:
    return "".join(
        f'<path d="M{x} {y}q14 -12 28 0q14 12 28 0" fill="none" stroke="{FOAM_COLOUR}"'
        f' stroke-width="5" stroke-linecap="round"/>'
        for y in range(24, height, 62)
        for x in range((y * 7) % 150 - 60, WIDTH, 150)
    )


def _hull(side: Side) -> str:
    top, bottom = DECK_TOPS[side] - 14, DECK_TOPS[side] + DECK_HEIGHT + 14
    middle = (top + bottom) // 2
    shape = (
        f"M{SHIP_MARGIN} {top}H{WIDTH - 22}q12 0 12 12V{bottom - 12}q0 12 -12 12H{SHIP_MARGIN}"
        f"Q14 {bottom - 30} 4 {middle}Q14 {top + 30} {SHIP_MARGIN} {top}z"
    )
    return (
        f'<path d="{shape}" fill="{HULL_COLOURS[side]}" stroke="{ROPE_COLOUR}" stroke-width="5"'
        f' stroke-linejoin="round"/>'
    )


@kept
def deck(side: Side, width: int) -> Image:
    """Paint the planks of one deck."""
    seams = "".join(
        f'<path d="M4 {y}H{width - 4}" stroke="{SEAM_COLOURS[side]}" stroke-width="3"/>'
        for y in range(34, DECK_HEIGHT - 10, 34)
    )
    return svg(
        f'<rect x="3" y="3" width="{width - 6}" height="{DECK_HEIGHT - 6}" rx="16"'
        f' fill="{PLANK_COLOURS[side]}"/>{seams}<rect x="3" y="3" width="{width - 6}"'
        f' height="{DECK_HEIGHT - 6}" rx="16" fill="none" stroke="{SIDE_COLOURS[side]}"'
        f' stroke-width="6"/>',
        width,
        DECK_HEIGHT,
    )


@kept
def closed_deck(width: int) -> Image:
    """Paint a deck out of play."""
    return svg(
        f'<rect x="3" y="3" width="{width - 6}" height="{DECK_HEIGHT - 6}" rx="16"'
        f' fill="#5E7687" stroke="#8FA5B3" stroke-width="4" stroke-dasharray="14 10"/>',
        width,
        DECK_HEIGHT,
    )
