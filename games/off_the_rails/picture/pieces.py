"""Pieces as small pictures: deposits, crests, dice, collapsed squares.

Each is cached by size, so that a picture of the table is mostly pasting.
Nothing is told by colour alone: clans and jewels have a shape.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import INK, PAPER, PHONE_TYPE, WHITE, Canvas
from games.kit.draw.colours import SEAT_MARKS
from games.off_the_rails.art import ART
from games.off_the_rails.components import JEWELS, Colour, Jewels, listed

if TYPE_CHECKING:
    from PIL.Image import Image


PAINT_OF: Final[dict[Colour, str]] = {
    "red": "#C8281E",
    "yellow": "#F5BD16",
    "green": "#13803F",
    "blue": "#1E5FC4",
}
"""The paint of carts and crests."""
DARK_CLAN: Final[dict[Colour, str]] = {
    "red": "#A3170F",
    "yellow": "#7A5200",
    "green": "#06582A",
    "blue": "#123F8C",
}
"""Borders and writing on the ground of a mine."""
INK_ON_CLAN: Final[dict[Colour, str]] = {"red": WHITE, "yellow": INK, "green": WHITE, "blue": WHITE}
_SHAPES: Final[dict[Colour, int]] = {"red": 2, "yellow": 3, "green": 1, "blue": 0}
"""Triangle, diamond, square, circle: the shapes of the house's seats."""
_TOOLS: Final[dict[Colour, str]] = {
    "red": "M66 82L40 48M30 62Q30 36 60 36",
    "yellow": "M50 34V60M40 34H60M40 60H60V70Q60 82 50 84Q40 82 40 70z",
    "green": "M44 42Q50 30 56 42M40 46H60V78H40zM50 58V66",
    "blue": "M50 46V84M36 40H64V50H36zM40 45H60",
}
"""Pickaxe, shovel, lantern and hammer: mines share no shape with people."""
_CORNERS: Final = ((0.04, 0.96), (0.96, 0.96), (0.96, 0.04), (0.04, 0.04))
"""Where the jewels of a deposit lie, as shares of what room is left."""


@cached
def deposit(jewels: Jewels, unit: int) -> Image:
    """Paint a deposit for a whole square: jewel by jewel in its corners, many counted by kind."""
    canvas = Canvas(unit, unit)
    names = listed(jewels)
    if len(names) <= len(_CORNERS):
        size = round(unit * 0.4)
        for kind, (x, y) in zip(reversed(names), _CORNERS, strict=False):
            spot = (round(x * (unit - size)), round(y * (unit - size)))
            canvas.paste(spot, ART.image(kind, size))
        return canvas.image
    width, height = round(unit * 0.56), round(unit * 0.36)
    kinds = [(kind, n) for kind, n in zip(JEWELS, jewels, strict=True) if n]
    for (kind, n), (x, y) in zip(reversed(kinds), (*_CORNERS, (0.5, 0.5)), strict=False):
        spot = (round(x * (unit - width)), round(y * (unit - height)))
        canvas.panel(spot, (width, height), PAPER, height // 3, INK, 2)
        canvas.paste((spot[0] + 1, spot[1] + 3), ART.image(kind, height - 6))
        right = (spot[0] + width - 4, spot[1] + height // 2)
        figure = max(PHONE_TYPE, round(height * 0.8))
        canvas.write(right, str(n), figure, INK, bold=True, anchor="r")
    return canvas.image


@cached
def crest(colour: Colour, letter: str, size: int) -> Image:
    """Paint a crest: a letter, if there is one, on a clan's shape and colour, with a white rim."""
    mark = SEAT_MARKS[_SHAPES[colour]]
    shape = ART.image("crest", size, shape=mark.shape, paint=PAINT_OF[colour])
    if not letter:
        return shape
    canvas = Canvas.over(shape)
    height = round((mark.middle + 6) / 112 * size)
    canvas.write(
        (size // 2, height),
        letter,
        max(PHONE_TYPE, round(size * 0.52)),
        INK_ON_CLAN[colour],
        bold=True,
        anchor="m",
    )
    return canvas.image


@cached
def mine_gate(colour: Colour, size: int) -> Image:
    """Paint the emblem of a mine: its gate, with a tool of its own."""
    return ART.image("mine-gate", size, tool=_TOOLS[colour], paint=PAINT_OF[colour])


@cached
def die(colour: str, speed: int, size: int) -> Image:
    """Paint a speed die, white or black, with its speed."""
    light = colour != "black"
    canvas = Canvas(size, size)
    canvas.panel(
        (0, 0), (size, size), WHITE if light else INK, size // 5, INK if light else WHITE, 3
    )
    figure = max(PHONE_TYPE, round(size * 0.8))
    middle = (size // 2, size // 2)
    canvas.write(middle, str(speed), figure, INK if light else WHITE, bold=True, anchor="m")
    return canvas.image


@cached
def collapsed_square(colour: Colour, unit: int) -> Image:
    """Paint a collapsed square: a pit with a broken edge, and the gate of the token's mine."""
    canvas = Canvas.over(ART.image("pit", unit, paint=PAINT_OF[colour]))
    size = round(unit * 0.5)
    canvas.paste(((unit - size) // 2, (unit - size) // 2), mine_gate(colour, size))
    return canvas.image
