"""The podium at the end of a match: a step for each seat, with its medal and name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import FADED, GOLD, PAPER
from games.kit.draw.names import seat_letter

if TYPE_CHECKING:
    from games.kit.draw.canvas import Canvas
    from games.kit.words import Voice

MEDALS: Final = ("🥇", "🥈", "🥉")
"""For the ranks from 0."""


@dataclass(frozen=True)
class StepSizes:
    """How large a step and what stands on it are, in units."""

    heights: tuple[int, ...]
    """By rank."""
    width: int
    """At most; a narrower column makes it narrower."""
    foot: int
    """How far the step reaches below the floor."""
    badge: int
    name: tuple[int, int]
    """The height above the step at which the name is written, and its size."""
    medal: tuple[int, int]
    """The depth below the top of the step of the medal's middle, and its size."""
    number: tuple[int, int]
    """The same for the number of a rank without a medal."""


def podium_step(
    canvas: Canvas,
    column: tuple[int, int],
    floor: int,
    who: tuple[int, Voice],
    rank: int,
    sizes: StepSizes,
) -> int:
    """Paint a step with the badge, name and medal of whoever stands on it; return its top.

    `column` is its left edge and width, `floor` the height at which it stands, `who` a seat and
    the voice that names it, `rank` counts from 0.
    """
    (left, breadth), (seat, voice) = column, who
    middle, width, height = left + breadth // 2, min(breadth, sizes.width), sizes.heights[rank]
    top = floor - height
    fill = PAPER if rank else GOLD
    canvas.panel((middle - width // 2, top), (width, height + sizes.foot), fill, 20)
    canvas.badge((middle, top - 56), seat, sizes.badge, seat_letter(voice, seat))
    above, size = sizes.name
    canvas.write(
        (middle, top - above), voice.name(seat), size, bold=True, anchor="m", width=breadth
    )
    if rank < len(MEDALS):
        below, size = sizes.medal
        canvas.glyph((middle, top + below), MEDALS[rank], size)
    else:
        below, size = sizes.number
        canvas.write((middle, top + below), f"{rank + 1}.", size, FADED, bold=True, anchor="m")
    return top
