"""Carts: load, clan and speed die at a glance, and an arrow for the heading."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import INK, PHONE_TYPE, WHITE, Canvas, svg
from games.kit.draw.scale import extent
from games.off_the_rails.art import ART
from games.off_the_rails.components import Colour, Exit, JewelName, Jewels, listed
from games.off_the_rails.picture.pieces import INK_ON_CLAN, PAINT_OF, crest, die
from games.off_the_rails.picture.track import DEGREES_TO

if TYPE_CHECKING:
    from PIL.Image import Image


SILVER: Final = "#C9D1DA"
CART_SIZE: Final = (0.74, 0.70)
"""Width and height of a cart, as a share of the square."""
MOST_JEWELS_SHOWN_APART: Final = 6
"""More jewels than this under a cart are shown by kind."""


@cached
def cart(
    colour: Colour, letter: str, die_colour: str, speed: int, load: tuple[JewelName, ...], unit: int
) -> Image:
    """Paint a cart from the side: its load on top, whose it is and the die on its flank.

    Where no letter tells whose it is, the clan's shape does.
    """
    width, height = round(CART_SIZE[0] * unit), round(CART_SIZE[1] * unit)
    canvas = Canvas(width, height)
    canvas.paste((0, 0), svg(_body(colour, width, height), width, height))
    jewels = _load(load, width, height)
    if jewels:
        canvas.paste((0, 0), svg(jewels + _tub(colour, width, height), width, height))
    size = max(38, round(unit * 0.35))
    line = round(height * 0.61)
    canvas.paste(
        (width - size - round(width * 0.09), line - size // 2), die(die_colour, speed, size)
    )
    figure = max(PHONE_TYPE, round(unit * 0.33))
    spot = (round(width * 0.28), line)
    if not letter:
        canvas.centre(spot, crest(colour, "", round(unit * 0.36)))
        return canvas.image
    canvas.write(spot, letter, figure, INK_ON_CLAN[colour], bold=True, anchor="m")
    return canvas.image


def _body(colour: Colour, width: int, height: int) -> str:
    wheel = height * 0.14
    wheels = "".join(
        f'<circle cx="{width * at}" cy="{height - wheel - 1}" r="{wheel}" fill="#3C434D"'
        f' stroke="{WHITE}" stroke-width="2.5"/>'
        f'<circle cx="{width * at}" cy="{height - wheel - 1}" r="{wheel * 0.35}" fill="{SILVER}"/>'
        for at in (0.27, 0.73)
    )
    return wheels + _tub(colour, width, height)


def _tub(colour: Colour, width: int, height: int) -> str:
    top, bottom = height * 0.34, height * 0.86
    shape = f"M3 {top}H{width - 3}L{width * 0.9} {bottom}H{width * 0.1}z"
    return (
        f'<path d="{shape}" fill="{PAINT_OF[colour]}" stroke="{WHITE}" stroke-width="6"'
        f' stroke-linejoin="round"/>'
        f'<path d="{shape}" fill="{PAINT_OF[colour]}" stroke="{INK}" stroke-width="3"'
        f' stroke-linejoin="round"/>'
        f'<path d="M2 {top}H{width - 2}" stroke="{INK}" stroke-width="{height * 0.07}"/>'
    )


def _load(load: tuple[JewelName, ...], width: int, height: int) -> str:
    """Draw up to five jewels above the rim of the tub."""
    size = height * 0.42
    step = min(size * 0.86, (width - size) / max(1, len(load) - 1))
    left = (width - size - step * (len(load) - 1)) / 2
    return "".join(
        f'<g transform="translate({left + n * step} {height * (0.02 if n % 2 else 0.0)})">'
        f"{ART.scaled(kind, size)}</g>"
        for n, kind in enumerate(load)
    )


@cached
def cart_on_square(
    piece: tuple[Colour, str, str, int], load: Jewels, heading: Exit, below: Jewels, unit: int
) -> Image:
    """Paint a cart on its square, with its arrow ahead of it and the deposit it stands on.

    `piece` is its colour, its letter, its die and its speed.
    """
    colour, letter, die_colour, speed = piece
    body = cart(colour, letter, die_colour, speed, listed(load), unit)
    canvas = Canvas(unit, unit)
    turn = f"rotate({DEGREES_TO[heading]} 50 50)"
    canvas.paste((0, 0), ART.image("arrow", unit, paint=PAINT_OF[colour], turn=turn))
    across, down = extent(body)
    rest = (unit - across, unit - down)
    some = any(below)
    spot = {
        "N": (0 if some else rest[0] // 2, rest[1]),
        "S": (0 if some else rest[0] // 2, 0),
        "E": (0, 0 if some else rest[1] // 2),
        "W": (rest[0], 0 if some else rest[1] // 2),
    }[heading]
    canvas.paste(spot, body)
    jewels = listed(below)
    if len(jewels) > MOST_JEWELS_SHOWN_APART:
        jewels = tuple(dict.fromkeys(jewels))
    size = round(unit * 0.3)
    step = min(size, (unit - size) // max(1, len(jewels) - 1))
    for n, kind in enumerate(jewels):
        along = (unit - size - step * (len(jewels) - 1)) // 2 + n * step
        canvas.paste(
            (along, unit - size) if heading in "EW" else (unit - size, along), ART.image(kind, size)
        )
    return canvas.image
