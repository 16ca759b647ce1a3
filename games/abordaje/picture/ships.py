"""The sea with both ships, and their decks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.abordaje.art import ART
from games.abordaje.components import SIDE_ICONS
from games.abordaje.picture.layout import (
    DECK_HEIGHT,
    DECK_TOPS,
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


@dataclass(frozen=True)
class Timber:
    """The woods of which a deck is built."""

    keel: Colour
    """Where no light falls."""
    plank: Colour
    bright_plank: Colour
    """Every third one: no two boards are alike."""
    seam: Colour


TIMBERS: Final[dict[Side, Timber]] = {
    "pirate": Timber("#2A1C14", "#D8C3A0", "#E2D0B2", "#B79C73"),
    "spanish": Timber("#5A3617", "#F0DDB8", "#F7E8CA", "#D3B682"),
}
PLANK: Final = 33
"""The breadth of a board of the deck, in units."""


@cached
def backdrop(height: int) -> Image:
    """Paint the sea with both ships, their prows on the left and their sterns on the right."""
    canvas = Canvas(WIDTH, height, SEA_COLOUR)
    canvas.paste((0, 0), svg(_swell(height) + ART.markup("ships"), WIDTH, height))
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
