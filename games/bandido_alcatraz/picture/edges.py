"""The edges of a map that goes on: there it fades, and a line says how far it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.model.viewport import PICTURE_WIDTH, Beyond
from games.kit.draw.canvas import PAPER, PHONE_TYPE, text_width

if TYPE_CHECKING:
    from games.bandido_alcatraz.model import View
    from games.bandido_alcatraz.model.viewport import Viewport
    from games.kit.draw.canvas import Canvas
    from games.kit.words import Voice

FADING: Final = ("#2C211AF0", "#2C211AC8", "#2C211A90", "#2C211A50")
"""The ground's colour, from the edge inwards: each covers a sixth of a cell."""
LABEL_GROUND: Final = "#17100BD8"
LABEL_HEIGHT: Final = 52
LABEL_GAP: Final = 6
"""Between a line and the edge."""


def fade_edges(canvas: Canvas, view: View, part: Viewport, voice: Voice | None) -> None:
    """Fade the map where it goes on beyond a part of it, and say how far, if there is a voice."""
    beyond = Beyond.of(view, part)
    band = part.size // 6
    for side, more in beyond._asdict().items():
        for n, colour in enumerate(FADING if more else ()):
            canvas.panel(*_band(part, side, n * band, band), colour, 0)
    for side, more in beyond._asdict().items():
        if more and voice:
            _label(canvas, part, side, voice(f"picture-more-{side}", n=more))


def _band(
    part: Viewport, side: str, depth: int, band: int
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the corner and the size of a band that begins so deep in the picture."""
    if side in {"above", "below"}:
        y = depth if side == "above" else part.height - depth - band
        return (0, y), (part.width, band)
    x = depth if side == "left" else part.width - depth - band
    return (x, 0), (band, part.height)


def _label(canvas: Canvas, part: Viewport, side: str, line: str) -> None:
    """Write a line in the middle of an edge, larger in a larger picture."""
    scale = max(1, part.width // PICTURE_WIDTH)
    high, gap, size = LABEL_HEIGHT * scale, LABEL_GAP * scale, PHONE_TYPE * scale
    wide = text_width(line, size, bold=True) + high
    x = {"left": gap, "right": part.width - wide - gap}.get(side, (part.width - wide) // 2)
    y = {"above": gap, "below": part.height - high - gap}.get(side, (part.height - high) // 2)
    canvas.panel((x, y), (wide, high), LABEL_GROUND, high // 2)
    canvas.write((x + high // 2, y + high // 2), line, size, PAPER, bold=True)
