"""How pictures mark what has changed: in gold, alike in every game; see `games.kit.marks`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import GOLD, INK
from games.kit.draw.vectors import panel

if TYPE_CHECKING:
    from games.kit.draw.canvas import Canvas

RIM: Final = 8
"""Units: how wide the golden rim round a thing is."""
MARKED_GROUND: Final = "#FFF0C2"


def mark_behind(canvas: Canvas, at: tuple[int, int], size: tuple[int, int], radius: int) -> None:
    """Lay gold behind a thing that is painted next, so that a rim of it is seen."""
    around = size[0] + 2 * RIM, size[1] + 2 * RIM
    canvas.panel((at[0] - RIM, at[1] - RIM), around, GOLD, radius + RIM)


def mark_over(canvas: Canvas, at: tuple[int, int], size: tuple[int, int], radius: int) -> None:
    """Edge a thing in gold, half of it outside, and with a thin dark line round it."""
    for spread, width, colour in ((RIM // 2 + 1, 3, INK), (RIM // 2, RIM, GOLD)):
        around = size[0] + 2 * spread, size[1] + 2 * spread
        canvas.paste(
            (at[0] - spread, at[1] - spread), panel(*around, "none", radius, colour, width)
        )


def mark_ground(canvas: Canvas, at: tuple[int, int], size: tuple[int, int]) -> None:
    """Lay pale gold behind a figure that is written next."""
    canvas.panel(at, size, MARKED_GROUND, 18, GOLD, 6)
