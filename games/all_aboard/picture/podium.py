"""The picture of the end: a podium, the last sailing, and whom everybody saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.components import ICONS, in_order
from games.all_aboard.describe import result_line
from games.all_aboard.picture.last_sailing import paint_last_sailing
from games.all_aboard.picture.scenery import MARGIN, WIDTH, backdrop, columns, near_water
from games.kit.draw.canvas import PAPER, PHONE_TYPE, Canvas, glyph, text_width
from games.kit.draw.podium import StepSizes, podium_step

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.all_aboard.model import View
    from games.kit.game import Outcome
    from games.kit.words import Voice

STEPS: Final = StepSizes(
    heights=(350, 300, 250, 210, 210),
    width=320,
    foot=20,
    badge=88,
    name=(126, 36),
    medal=(62, 88),
    number=(56, 56),
)


def draw_podium(view: View, result: Outcome, voice: Voice) -> Image:
    """Draw the result of a match, best first."""
    canvas = Canvas.over(backdrop(720, 786))
    canvas.write((MARGIN + 6, 54), voice("picture-final"), 56, bold=True)
    winners = voice(result_line(result))
    canvas.write((MARGIN + 6, 118), winners, 38, bold=True, width=WIDTH - 2 * MARGIN)
    paint_last_sailing(canvas, view.departed_boats, voice, 160)
    ranked = list(zip(_ranks(view, result), columns(len(view.points)), strict=True))
    for (seat, rank), column in ranked:
        _paint_step(canvas, view, voice, seat, rank, column)
    canvas.paste((0, 786), near_water(50))
    for (seat, _), column in ranked:
        _paint_saved(canvas, view, seat, column)
    return canvas.image


def _ranks(view: View, result: Outcome) -> list[tuple[int, int]]:
    """Return seats with their ranks from 0, best first; those that are level share a rank."""
    merits = [
        (seat in result.winners, view.points[seat], view.cupids[seat], len(view.saved[seat]))
        for seat in range(len(view.points))
    ]
    best_first = sorted(merits, reverse=True)
    seats = sorted(range(len(merits)), key=merits.__getitem__, reverse=True)
    return [(seat, best_first.index(merits[seat])) for seat in seats]


def _paint_step(
    canvas: Canvas, view: View, voice: Voice, seat: int, rank: int, column: tuple[int, int]
) -> None:
    """Paint a step of the podium, with whoever stands on it and the points."""
    top = podium_step(canvas, column, 812, (seat, voice), rank, STEPS)
    middle = column[0] + column[1] // 2
    points = view.points[seat]
    number = text_width(str(points), 60, bold=True)
    label = voice("picture-points", points=points)
    left = middle - (number + 12 + text_width(label, PHONE_TYPE)) // 2
    canvas.write((left, top + 138), str(points), 60, bold=True)
    canvas.write((left + number + 12, top + 145), label, PHONE_TYPE)


def _paint_saved(canvas: Canvas, view: View, seat: int, column: tuple[int, int]) -> None:
    """Paint whom a player saved, and the cupids."""
    (left, width), top = column, 848
    canvas.panel((left, top), (width, 178), PAPER)
    canvas.badge((left + 40, top + 38), seat, 52)
    canvas.glyph((left + 98, top + 38), "🛟", 40)
    canvas.write((left + 124, top + 38), str(len(view.saved[seat])), PHONE_TYPE, bold=True)
    canvas.glyph((left + 190, top + 38), "💘", 42)
    canvas.write((left + 216, top + 38), str(view.cupids[seat]), PHONE_TYPE, bold=True)
    in_row = 6 if width < WIDTH // 3 else 12
    size = min((width - 28) // in_row, 52)
    for n, animal in enumerate(in_order(view.saved[seat])):
        spot = (left + 16 + n % in_row * size, top + 68 + n // in_row * 52)
        canvas.paste(spot, glyph(ICONS[animal], size - 2))
