"""Whose turn it is: the panel with the badge and name of the seat that is to act, or nobody's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import FADED, GOLD, INK, PAPER, WHITE, Canvas, text_width
from games.kit.draw.scale import extent
from games.kit.draw.text.names import seat_letter

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.words import Voice

HEIGHT: Final = 112
"""Units: how high the panel is."""
BAND_HEIGHT: Final = 150
"""Of the band across a match that is over."""
BAND_TYPE: Final = 80


@dataclass(frozen=True)
class PanelSizes:
    """Where things stand in the panel, in units from its left upper corner, and how large."""

    badge: int
    badge_middle: int
    """How far from the left edge."""
    text_left: int
    label: tuple[int, int]
    """The height at which the label is written, and its size; the same for `name`."""
    name: tuple[int, int]
    text_margin: int
    """What is left free right of the text."""


WIDE: Final = PanelSizes(80, 62, 116, (34, 36), (79, 42), 20)


def turn_panel(
    canvas: Canvas,
    at: tuple[int, int],
    width: int,
    who: tuple[int, Voice],
    label: str,
    *,
    mine: bool,
    sizes: PanelSizes = WIDE,
) -> None:
    """Paint the panel with its upper left corner at `at`: gold if the viewer is to act.

    `who` is the seat to act and the voice that names it; `label` stands above the name.
    """
    (x, y), (seat, voice) = at, who
    turn_frame(canvas, at, width, mine=mine)
    canvas.badge(
        (x + sizes.badge_middle, y + HEIGHT // 2), seat, sizes.badge, seat_letter(voice, seat)
    )
    left, room = x + sizes.text_left, width - sizes.text_left - sizes.text_margin
    (label_y, label_size), (name_y, name_size) = sizes.label, sizes.name
    fill = INK if mine else FADED
    canvas.write((left, y + label_y), label, label_size, fill, bold=True, width=room)
    canvas.write((left, y + name_y), voice.name(seat), name_size, bold=True, width=room)


def turn_frame(canvas: Canvas, at: tuple[int, int], width: int, *, mine: bool) -> None:
    """Paint the panel without a name, for pictures that write several names into it."""
    canvas.panel(at, (width, HEIGHT), GOLD if mine else PAPER, 24, GOLD, 8)


def match_over(image: Image, voice: Voice) -> Image:
    """Say across a picture that the match is over, where its rules would go on."""
    canvas, words = Canvas.over(image), voice("match-over")
    (wide, high), width = extent(image), text_width(words, BAND_TYPE, bold=True) + 2 * BAND_HEIGHT
    at = ((wide - width) // 2, (high - BAND_HEIGHT) // 2)
    canvas.panel(at, (width, BAND_HEIGHT), INK, BAND_HEIGHT // 2, GOLD, 6)
    middle = (wide // 2, high // 2)
    canvas.write(middle, words, BAND_TYPE, WHITE, bold=True, anchor="m")
    return canvas.image
