"""Pieces as small pictures: jewels, deposits, crests, goblins, dice, collapsed squares.

Each is cached by size, so that a picture of the table is mostly pasting.
Nothing is told by colour alone: clans and jewels have a shape.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import INK, PAPER, PHONE_TYPE, WHITE, Canvas, svg
from games.kit.draw.colours import SEAT_MARKS
from games.off_the_rails.components import JEWELS, Colour, JewelName, Jewels, listed

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
PIT: Final = "#0B0A0D"
"""The dark of the chasm."""
_GEMS: Final[dict[JewelName, str]] = {
    "rock": '<path d="M22 30L48 12L78 22L94 54L80 86L34 92L8 64z" fill="#77797E" {edge}/>'
    '<path d="M48 14L56 46L30 64L10 62M56 46L92 54M56 46L60 88" {line}/>',
    "ruby": '<path d="M50 6L96 88H4z" fill="#D3122E" {edge}/>'
    '<path d="M50 42L70 76H30z" fill="#FF8C97"/>'
    '<path d="M50 8V42M8 86L30 76M92 86L70 76" {line}/>',
    "emerald": '<path d="M26 8H74L92 26V74L74 92H26L8 74V26z" fill="#00894A" {edge}/>'
    '<path d="M36 29H64L71 36V64L64 71H36L29 64V36z" fill="#86E8B1"/>'
    '<path d="M27 10L36 29M73 10L64 29M27 90L36 71M73 90L64 71" {line}/>',
    "gold": '<circle cx="50" cy="50" r="43" fill="#F5AE00" {edge}/>'
    '<path d="M50 24L74 41L65 72H35L26 41z" fill="#FFE68F"/>'
    '<path d="M50 8V24M9 38L26 41M91 38L74 41M26 86L35 72M74 86L65 72" {line}/>',
    "diamond": '<path d="M26 10H74L97 38L50 95L3 38z" fill="#BDF0FF" {edge}/>'
    '<path d="M3 38H97M26 10L34 38L50 93L66 38L74 10M34 38L50 10L66 38" {line}/>',
}
_CORNERS: Final = ((0.04, 0.96), (0.96, 0.96), (0.96, 0.04), (0.04, 0.04))
"""Where the jewels of a deposit lie, as shares of what room is left; the space's number is last."""
_EDGE: Final = f'stroke="{INK}" stroke-width="7" stroke-linejoin="round"'
_LINE: Final = f'fill="none" stroke="{INK}" stroke-opacity="0.55" stroke-width="4"'


@cached
def gem(kind: JewelName, size: int) -> Image:
    """Paint a jewel with a white rim, which sets it off from any ground."""
    return svg(gem_markup(kind, size), size, size)


def gem_markup(kind: JewelName, size: float) -> str:
    """Draw a jewel as vectors, `size` units wide and high."""
    markup = _GEMS[kind].format(edge=_EDGE, line=_LINE)
    outline = markup[: markup.index("/>") + 2].replace(_EDGE, "")
    rim = outline.replace("fill=", 'stroke="#FFFFFF" stroke-width="19" fill=', 1)
    return f'<g transform="scale({size / 120}) translate(10 10)">{rim}{markup}</g>'


@cached
def deposit(jewels: Jewels, unit: int) -> Image:
    """Paint a deposit for a whole square: jewel by jewel in its corners, many counted by kind."""
    canvas = Canvas(unit, unit)
    names = listed(jewels)
    if len(names) <= len(_CORNERS):
        size = round(unit * 0.4)
        for kind, (x, y) in zip(reversed(names), _CORNERS, strict=False):
            canvas.paste((round(x * (unit - size)), round(y * (unit - size))), gem(kind, size))
        return canvas.image
    width, height = round(unit * 0.56), round(unit * 0.36)
    kinds = [(kind, n) for kind, n in zip(JEWELS, jewels, strict=True) if n]
    for (kind, n), (x, y) in zip(reversed(kinds), (*_CORNERS, (0.5, 0.5)), strict=False):
        spot = (round(x * (unit - width)), round(y * (unit - height)))
        canvas.panel(spot, (width, height), PAPER, height // 3, INK, 2)
        canvas.paste((spot[0] + 1, spot[1] + 3), gem(kind, height - 6))
        right = (spot[0] + width - 4, spot[1] + height // 2)
        figure = max(PHONE_TYPE, round(height * 0.8))
        canvas.write(right, str(n), figure, INK, bold=True, anchor="r")
    return canvas.image


@cached
def crest(colour: Colour, letter: str, size: int) -> Image:
    """Paint a crest: a letter, if there is one, on a clan's shape and colour, with a white rim."""
    mark = SEAT_MARKS[_SHAPES[colour]]
    shape = svg(
        f'<g transform="scale({size / 112}) translate(6 6)" stroke-linejoin="round">'
        f'<path d="{mark.shape}" fill="{INK}" stroke="{INK}" stroke-width="12"/>'
        f'<path d="{mark.shape}" fill="{PAINT_OF[colour]}" stroke="{WHITE}" stroke-width="6"/></g>',
        size,
        size,
    )
    canvas = Canvas(size, size)
    canvas.paste((0, 0), shape)
    if not letter:
        return canvas.image
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
def goblin(colour: Colour, size: int) -> Image:
    """Paint a goblin in the helmet of the clan."""
    return svg(
        f'<g transform="scale({size / 100})" stroke="{INK}" stroke-width="4"'
        f' stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="M26 52L2 38L12 66L28 72zM74 52L98 38L88 66L72 72z" fill="#6FA53A"/>'
        f'<path d="M24 46Q24 92 50 96Q76 92 76 46z" fill="#8CC152"/>'
        f'<path d="M18 48Q18 8 50 8Q82 8 82 48z" fill="{PAINT_OF[colour]}"/>'
        f'<path d="M12 48H88" stroke-width="8"/>'
        f'<circle cx="50" cy="27" r="11" fill="#FFF3B0"/>'
        f'<circle cx="39" cy="62" r="5" fill="{INK}"/><circle cx="61" cy="62" r="5" fill="{INK}"/>'
        f'<path d="M38 79Q50 88 62 79" fill="none"/><path d="M50 64L45 73H54" fill="none"/></g>',
        size,
        size,
    )


@cached
def pine(size: int) -> Image:
    """Paint a tree of the surface."""
    return svg(
        f'<g transform="scale({size / 100})" stroke="#123A22" stroke-width="3"'
        f' stroke-linejoin="round"><ellipse cx="58" cy="92" rx="36" ry="7" fill="{INK}"'
        f' stroke="none" opacity="0.3"/><path d="M44 80H56V96H44z" fill="#6B4526"/>'
        f'<path d="M50 44L82 82H18z" fill="#1F6A3A"/><path d="M50 24L76 58H24z" fill="#2A7F48"/>'
        f'<path d="M50 6L70 36H30z" fill="#35955A"/><path d="M50 9L43 33H33zM44 34L34 55H28zM39 58'
        f'L29 79H23z" fill="#5FBF7F" stroke="none"/></g>',
        size,
        size,
    )


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
    """Paint a collapsed square: a pit with a broken edge, and the token's colour and shape."""
    jagged = (
        "M3 3L30 9L52 3L76 8L97 3L92 30L97 50L91 74L97 97L70 92L50 97L26 91L3 97L8 72L3 52L9 26z"
    )
    inner = "M17 18L38 23L56 17L82 20L79 44L84 62L78 82L56 77L40 83L19 79L23 58L16 40z"
    canvas = Canvas(unit, unit)
    canvas.paste(
        (0, 0),
        svg(
            f'<g transform="scale({unit / 100})" stroke-linejoin="round">'
            f'<path d="{jagged}" fill="#4A3B32"/>'
            f'<path d="{inner}" fill="{PIT}" stroke="{PAINT_OF[colour]}" stroke-width="7"/>'
            f'<path d="M8 72L19 79M30 9L38 23M92 30L79 44M70 92L56 77" stroke="{PIT}"'
            f' stroke-width="5"/></g>',
            unit,
            unit,
        ),
    )
    size = round(unit * 0.5)
    canvas.paste(((unit - size) // 2, (unit - size) // 2), crest(colour, "", size))
    return canvas.image
