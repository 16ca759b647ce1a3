"""The small symbols of Bandido Alcatraz: numbers of tunnels and water."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.bandido_alcatraz.art import ART
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

    from games.kit.draw.canvas import Colour

Tone: TypeAlias = Literal["open", "walled", "fits"]
"""How a number looks: open, not to be closed by any card, where a card fits."""

TONE_COLOURS: Final[dict[Tone, tuple[Colour, Colour, Colour]]] = {
    "open": (PAPER, INK, INK),
    "walled": (BAD, WHITE, WHITE),
    "fits": (GOLD, INK, INK),
}
"""Ground, edge and letters."""


@cached
def number(line: str, height: int, tone: Tone) -> Image:
    """Paint the number of an open tunnel, or a code, on its disc; walled ones are octagons."""
    ground, edge, ink = TONE_COLOURS[tone]
    type_size = max(PHONE_TYPE, round(height * 0.66))
    width = max(height, text_width(line, type_size, bold=True) + height // 4)
    canvas = Canvas(width, height)
    if tone == "walled":
        stretch = f"scale({width / 100} {height / 100})"
        shape = f'<g transform="{stretch}">{ART.markup("octagon")}</g>'
        canvas.paste((0, 0), svg(shape, width, height))
    else:
        canvas.panel((0, 0), (width, height), ground, height // 2, edge, max(3, height // 14))
    canvas.write((width // 2, height // 2), line, type_size, ink, bold=True, anchor="m")
    return canvas.image


@cached
def water_number(line: str, height: int, *, blocked: bool) -> Image:
    """Paint the number of a visible blue half, or none, in a drop; crossed if nothing covers it."""
    edge, cross = (BAD, "inline") if blocked else (WHITE, "none")
    canvas = Canvas.over(ART.image("drop", height, edge=edge, cross=cross))
    size = max(PHONE_TYPE, round(height * 0.66))
    canvas.write((height // 2, round(height * 0.6)), line, size, WHITE, bold=True, anchor="m")
    return canvas.image


def sign(icon: str, size: int) -> Image | None:
    """Return what cards show for an icon, if they show it."""
    drawn = {"🧥": "raincoat", "🪢": "rope", "💧": "visible-water"}.get(icon)
    return ART.image(drawn, size) if drawn else None
