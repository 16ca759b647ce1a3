"""The small symbols of Bandido Alcatraz: numbers of tunnels and water, raincoat, rope, exit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.bandido_alcatraz.picture.squares import (
    FLOOD,
    TUNNEL,
    TUNNEL_RIM,
    WATER,
    WATER_DARK,
    square,
)
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import (
    BAD,
    GOLD,
    INK,
    PAPER,
    PHONE_TYPE,
    WHITE,
    Canvas,
    svg,
    text_width,
)

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.bandido_alcatraz.components import Item
    from games.kit.draw.canvas import Colour

Tone: TypeAlias = Literal["open", "walled", "fits"]
"""How a number looks: open, not to be closed by any card, where a card fits."""

TONE_COLOURS: Final[dict[Tone, tuple[Colour, Colour, Colour]]] = {
    "open": (PAPER, INK, INK),
    "walled": (BAD, WHITE, WHITE),
    "fits": (GOLD, INK, INK),
}
"""Ground, edge and letters."""
OCTAGON_PATH: Final = "M30 3H70L97 30V70L70 97H30L3 70V30Z"
DROP_PATH: Final = "M50 4C66 26 86 42 86 62a36 33 0 0 1-72 0C14 42 34 26 50 4z"
"""Both in a square of 100 by 100, as are all symbols."""


def _scaled(markup: str, size: int) -> Image:
    """Rasterise what was drawn in a square of 100 by 100."""
    return svg(f'<g transform="scale({size / 100})">{markup}</g>', size, size)


@cached
def number(line: str, height: int, tone: Tone) -> Image:
    """Paint the number of an open tunnel, or a code, on its disc; walled ones are octagons."""
    ground, edge, ink = TONE_COLOURS[tone]
    type_size = max(PHONE_TYPE, round(height * 0.66))
    width = max(height, text_width(line, type_size, bold=True) + height // 4)
    canvas = Canvas(width, height)
    if tone == "walled":
        shape = (
            f'<g transform="scale({width / 100} {height / 100})"><path d="{OCTAGON_PATH}"'
            f' fill="{ground}" stroke="{edge}" stroke-width="6"/></g>'
        )
        canvas.paste((0, 0), svg(shape, width, height))
    else:
        canvas.panel((0, 0), (width, height), ground, height // 2, edge, max(3, height // 14))
    canvas.write((width // 2, height // 2), line, type_size, ink, bold=True, anchor="m")
    return canvas.image


@cached
def water_number(line: str, height: int, *, blocked: bool) -> Image:
    """Paint the number of a visible blue half, or none, in a drop; crossed if nothing covers it."""
    cross = (
        f'<circle cx="80" cy="20" r="18" fill="{BAD}" stroke="#FFF" stroke-width="4"/>'
        '<path d="M73 13l14 14M87 13l-14 14" stroke="#FFF" stroke-width="6"/>'
    )
    edge = BAD if blocked else WHITE
    shape = f'<path d="{DROP_PATH}" fill="{WATER_DARK}" stroke="{edge}" stroke-width="7"/>'
    canvas = Canvas(height, height)
    canvas.paste((0, 0), _scaled(shape + cross * blocked, height))
    size = max(PHONE_TYPE, round(height * 0.66))
    canvas.write((height // 2, round(height * 0.6)), line, size, WHITE, bold=True, anchor="m")
    return canvas.image


RAINCOAT_MARKUP: Final = (
    '<g stroke="#7A4B12" stroke-width="4" fill="#FFCE2E"><path d="M31 40L12 72l14 9l8-13v27h32V68'
    'l8 13l14-9L69 40z"/><path d="M50 5c16 0 24 13 23 30c-7 7-39 7-46 0C26 18 34 5 50 5z"/>'
    '<ellipse cx="50" cy="29" rx="12" ry="13" fill="#7A4B12"/><path d="M50 44V95M31 40c10 6 28 6'
    ' 38 0" fill="none"/></g><path d="M57 56h.1M57 70h.1M57 84h.1" stroke="#7A4B12"'
    ' stroke-width="6" stroke-linecap="round"/>'
)
CARD_BACK: Final = "#5B3413"
"""The colour of the backs of the cards."""
ROPE_PATHS: Final = (
    "M50 8a38 34 0 1 1-.1 0zM50 25a21 17 0 1 1-.1 0z",
    "M50 76C66 76 76 84 93 93",
)
"""The rings of a rope seen from above, and its end."""


def _strand(path: str) -> str:
    """Draw a rope along a path, twisted."""
    strokes = (("#5B3413", 17, "none"), ("#E9B566", 11, "none"), ("#A8702C", 11, "3 7"))
    return "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}"'
        f' stroke-dasharray="{dashes}"/>'
        for colour, width, dashes in strokes
    )


ROPE_MARKUP: Final = "".join(map(_strand, ROPE_PATHS))


@cached
def item(what: Item, size: int) -> Image:
    """Paint a yellow raincoat or a coil of rope."""
    return _scaled(RAINCOAT_MARKUP if what == "raincoat" else ROPE_MARKUP, size)


@cached
def tunnel(size: int) -> Image:
    """Paint the symbol for open tunnels: a hole in the earth."""
    return _scaled(
        f'<path d="M6 92V52a44 44 0 0 1 88 0v40z" fill="{TUNNEL_RIM}"/>'
        f'<path d="M18 92V54a32 32 0 0 1 64 0v38z" fill="{TUNNEL}"/>',
        size,
    )


@cached
def water(size: int) -> Image:
    """Paint the symbol for visible water."""
    return _scaled(
        f'<path d="{DROP_PATH}" fill="{WATER}" stroke="{WATER_DARK}" stroke-width="6"/>'
        f'<path d="M30 60a20 20 0 0 0 14 20" stroke="{FLOOD}" stroke-width="8" fill="none"'
        ' stroke-linecap="round"/>',
        size,
    )


@cached
def way_out(size: int) -> Image:
    """Paint the symbol for the exit card."""
    return square("exit", 1 << 2, 2, size)


@cached
def card_backs(size: int, *, pile: bool) -> Image:
    """Return the symbol for face-down cards: one for a hand, several for the pile."""
    shifts = (0, 9, 18) if pile else (9,)
    return svg(
        "".join(
            f'<rect x="{size * 0.06 + size * n / 100}" y="{size * 0.2 + size * n / 100}"'
            f' width="{size * 0.72}" height="{size * 0.42}" rx="{size * 0.08}" fill="{CARD_BACK}"'
            f' stroke="{PAPER}" stroke-width="{size * 0.05}"/>'
            for n in shifts
        ),
        size,
        size,
    )
