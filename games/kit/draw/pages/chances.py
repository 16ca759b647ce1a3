"""Chances: how likely each seat was to win, from the deal to the end, on paper nailed to a wall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import FADED, INK, PHONE_TYPE, Canvas
from games.kit.draw.colours import SEAT_MARKS
from games.kit.draw.materials import OAK, sheet, wall
from games.kit.draw.text.names import legible_name, seat_letters
from games.kit.draw.vectors import rasterise

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.kit.charts import ChanceChart

WIDTH: Final = 1400
HEIGHT: Final = 920
MARGIN: Final = 40
LEFT: Final = MARGIN + 170
RIGHT: Final = WIDTH - MARGIN - 90
TOP: Final = MARGIN + 60
BOTTOM: Final = HEIGHT - MARGIN - 170
PERCENTS: Final = (0, 25, 50, 75, 100)
RULE: Final = "#D9CDB4"
BADGE: Final = 52
DASHES: Final = ("none", "34 14", "12 14", "34 14 8 14", "4 18")
"""By seat: lines are told apart by more than their colour."""
NUMBER: Final = 46
"""Across the disc of a turning point."""


def draw_chances(chart: ChanceChart) -> Image:
    """Draw a line for each seat that decided anything; turning points are numbered."""
    names = tuple(map(legible_name, chart.names))
    letters = seat_letters(names)
    canvas = Canvas(WIDTH, HEIGHT, OAK.seam)
    canvas.paste((0, 0), wall(WIDTH, HEIGHT))
    canvas.paste((MARGIN, MARGIN), sheet(WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, nailed=True))
    for percent in PERCENTS:
        spot = (LEFT - 24, round(_down(percent / 100)))
        canvas.write(spot, f"{percent} %", PHONE_TYPE, FADED, anchor="r")
    canvas.paste((0, 0), rasterise(_lines(chart), (WIDTH, HEIGHT), ()))
    shown = [seat for seat, points in enumerate(chart.chances) if points]
    for seat in shown:
        place, chance = chart.chances[seat][-1]
        at = (round(_across(chart, place)), round(_down(chance)))
        canvas.badge(at, seat, BADGE, letters[seat])
    for number, (seat, place) in enumerate(chart.turns, 1):
        chance = dict(chart.chances[seat])[place]
        at = (round(_across(chart, place)), round(_down(chance)))
        corner = (at[0] - NUMBER // 2, at[1] - NUMBER // 2)
        canvas.panel(corner, (NUMBER, NUMBER), INK, NUMBER // 2, "#FFFFFF", 4)
        canvas.write(at, str(number), 32, "#FFFFFF", bold=True, anchor="m")
    _legend(canvas, shown, names, letters)
    return canvas.image


def _across(chart: ChanceChart, place: int) -> float:
    return LEFT + (RIGHT - LEFT) * place / max(1, chart.last)


def _down(chance: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * chance


def _lines(chart: ChanceChart) -> str:
    shapes = [
        f'<path d="M{LEFT} {_down(percent / 100):.1f}H{RIGHT}" stroke="{RULE}" stroke-width="3"/>'
        for percent in PERCENTS
    ]
    for seat, points in enumerate(chart.chances):
        if not points:
            continue
        path = "L".join(f"{_across(chart, at):.1f} {_down(chance):.1f}" for at, chance in points)
        shapes.append(
            f'<path d="M{path}" fill="none" stroke="{SEAT_MARKS[seat].colour}" stroke-width="8"'
            f' stroke-linejoin="round" stroke-dasharray="{DASHES[seat]}"/>'
        )
    return "".join(shapes)


def _legend(
    canvas: Canvas, shown: Sequence[int], names: Sequence[str], letters: Sequence[str]
) -> None:
    """Write who is who, side by side."""
    room = (WIDTH - 2 * MARGIN - 80) // max(1, len(shown))
    for n, seat in enumerate(shown):
        x, y = MARGIN + 40 + n * room, HEIGHT - MARGIN - 70
        canvas.badge((x + BADGE // 2, y), seat, BADGE, letters[seat])
        width = room - BADGE - 30
        canvas.write((x + BADGE + 14, y), names[seat], PHONE_TYPE, bold=True, width=width)
