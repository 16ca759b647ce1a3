"""The picture of the end: a podium, the last sailing, and whom everybody saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.components import ICONS, in_order
from games.all_aboard.describe import result_line
from games.all_aboard.picture.last_sailing import paint_last_sailing
from games.all_aboard.picture.scenery import MARGIN, WIDTH, backdrop, columns, near_water
from games.kit.draw.canvas import PAPER, Canvas, breadth, glyph
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
    page = Canvas.over(backdrop(720, 786))
    page.write((MARGIN + 6, 54), voice("picture-final"), 56, bold=True)
    winners = voice(result_line(result))
    page.write((MARGIN + 6, 118), winners, 38, bold=True, width=WIDTH - 2 * MARGIN)
    paint_last_sailing(page, view.voyages, voice, 160)
    ranked = list(zip(_ranks(view, result), columns(len(view.points)), strict=True))
    for (seat, rank), column in ranked:
        _paint_step(page, view, voice, seat, rank, column)
    page.paste((0, 786), near_water(50))
    for (seat, _), column in ranked:
        _paint_saved(page, view, seat, column)
    return page.image


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
    page: Canvas, view: View, voice: Voice, seat: int, rank: int, column: tuple[int, int]
) -> None:
    """Paint a step of the podium, with whoever stands on it and the points."""
    top = podium_step(page, column, 812, (seat, voice.name(seat)), rank, STEPS)
    middle = column[0] + column[1] // 2
    points = view.points[seat]
    number = breadth(str(points), 60, bold=True)
    label = voice("picture-points", points=points)
    left = middle - (number + 12 + breadth(label, 30)) // 2
    page.write((left, top + 138), str(points), 60, bold=True)
    page.write((left + number + 12, top + 146), label, 30)


def _paint_saved(page: Canvas, view: View, seat: int, column: tuple[int, int]) -> None:
    """Paint whom a player saved, and the cupids."""
    (left, width), top = column, 848
    page.panel((left, top), (width, 178), PAPER)
    page.badge((left + 40, top + 38), seat, 52)
    page.glyph((left + 98, top + 38), "🛟", 40)
    page.write((left + 124, top + 38), str(len(view.saved[seat])), 34, bold=True)
    page.glyph((left + 190, top + 38), "💘", 42)
    page.write((left + 216, top + 38), str(view.cupids[seat]), 34, bold=True)
    in_row = 6 if width < WIDTH // 3 else 12
    size = min((width - 28) // in_row, 52)
    for n, animal in enumerate(in_order(view.saved[seat])):
        spot = (left + 16 + n % in_row * size, top + 68 + n // in_row * 52)
        page.paste(spot, glyph(ICONS[animal], size - 2))
