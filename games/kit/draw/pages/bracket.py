"""Brackets: a knock-out as a picture, round by round from left to right, on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import FADED, GOLD, INK, PHONE_TYPE, WHITE, Canvas, fit
from games.kit.draw.materials import OAK, sheet, wall
from games.kit.draw.text.names import legible_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.kit.charts import BracketMatch

WIDTH: Final = 1400
MARGIN: Final = 40
PAD: Final = 34
"""Between the paper's edge and the boxes."""
TOP: Final = 18
"""The same above them, beside the room round each match."""
LINE: Final = 58
"""Height of a name in its box."""
BETWEEN: Final = 34
"""Between two boxes of the first round."""
GAP: Final = 44
"""Between two rounds, for the lines that lead on."""
CROWN: Final = 84
"""The cup above the winner of the knock-out."""
STROKE: Final = 6
LEADS: Final = "#A9977B"
"""The lines that lead on."""
EDGE: Final = "#CFC3AC"
WON: Final = "#FFF1C9"
"""Behind the name that goes on."""


def draw_bracket(rounds: Sequence[Sequence[BracketMatch]]) -> Image:
    """Draw a knock-out; each round has half as many matches as the one before."""
    pitch = 2 * LINE + BETWEEN
    height = TOP + pitch * len(rounds[0]) + 2 * MARGIN + PAD
    canvas = Canvas(WIDTH, height, OAK.seam)
    canvas.paste((0, 0), wall(WIDTH, height))
    canvas.paste((MARGIN, MARGIN), sheet(WIDTH - 2 * MARGIN, height - 2 * MARGIN, nailed=True))
    room = WIDTH - 2 * (MARGIN + PAD)
    width = (room - GAP * (len(rounds) - 1)) // len(rounds)
    for column, matches in enumerate(rounds):
        left = MARGIN + PAD + column * (width + GAP)
        middles = [_middle(column, place, pitch) for place in range(len(matches))]
        if column:
            _lead_on(
                canvas, left, middles, _middle(column, 0, pitch) - _middle(column - 1, 0, pitch)
            )
        for match, middle in zip(matches, middles, strict=True):
            _paint_match(canvas, match, (left, middle - LINE), width)
        if len(matches) == 1 and matches[0].winner is not None and column:
            canvas.glyph((left + width // 2, middles[0] - LINE - CROWN // 2 - 12), "🏆", CROWN)
    return canvas.image


def _middle(column: int, place: int, pitch: int) -> int:
    """Return the height of a match's middle: between the two that lead to it."""
    span = pitch << column
    return MARGIN + TOP + place * span + span // 2


def _lead_on(canvas: Canvas, left: int, middles: Sequence[int], reach: int) -> None:
    """Draw the lines from two matches to the one that their winners play."""
    half = GAP // 2
    for middle in middles:
        for y in (middle - reach, middle + reach):
            canvas.panel((left - GAP, y - STROKE // 2), (half, STROKE), LEADS, 0)
        top, tall = middle - reach - STROKE // 2, 2 * reach + STROKE
        canvas.panel((left - half - STROKE // 2, top), (STROKE, tall), LEADS, 0)
        canvas.panel((left - half, middle - STROKE // 2), (half, STROKE), LEADS, 0)


def _paint_match(canvas: Canvas, match: BracketMatch, at: tuple[int, int], width: int) -> None:
    """Draw a box with two names; the one that goes on stands bold on gold."""
    left, top = at
    canvas.panel(at, (width, 2 * LINE), WHITE, 14, EDGE, 3)
    for n, name in enumerate(match.names):
        won = match.winner == n
        y = top + n * LINE
        if won:
            canvas.panel((left + 3, y + 3), (width - 6, LINE - 6), WON, 12)
            canvas.panel((left + 3, y + 3), (12, LINE - 6), GOLD, 6)
        colour = FADED if match.winner is not None and not won else INK
        shortened = fit(legible_name(name), PHONE_TYPE, width - 40, bold=won)
        canvas.write((left + 26, y + LINE // 2), shortened, PHONE_TYPE, colour, bold=won)
