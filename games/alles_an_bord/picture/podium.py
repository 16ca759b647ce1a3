"""The podium at the end of a match: a step for each seat, before it what it brought home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import ICONS
from games.alles_an_bord.picture.goods import treasure_chest
from games.alles_an_bord.picture.header import paint_header
from games.alles_an_bord.picture.layout import MARGIN, WIDTH, picture_columns
from games.kit.draw.canvas import Canvas, text_width
from games.kit.draw.podium import StepSizes, podium_step
from games.kit.game import SeatName

if TYPE_CHECKING:
    from games.alles_an_bord.model import View
    from games.kit.words import Voice

STEP_SIZES: Final = StepSizes(
    heights=(580, 510, 440, 380),
    width=324,
    foot=0,
    badge=92,
    name=(128, 38),
    medal=(70, 100),
    number=(62, 60),
)
FLOOR: Final = 930
"""Where the podium stands."""
MOST_LARGE_CHESTS: Final = 5
"""So many chests stand on a step in full size; more are smaller."""
SMALL_CHESTS_IN_ROW: Final = 6


def paint_podium(canvas: Canvas, view: View, voice: Voice) -> None:
    """Paint the final ranking: a step for each seat, before it what it brought home."""
    scores = list(view.result.scores) if view.result else []
    paint_header(canvas, voice("picture-final"), _winners(view, voice), WIDTH - 2 * MARGIN)
    seats = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    for seat, column in zip(seats, picture_columns(len(seats)), strict=True):
        rank = sum(other > scores[seat] for other in scores)
        top = podium_step(canvas, column, FLOOR, (seat, voice), rank, STEP_SIZES)
        middle = column[0] + column[1] // 2
        canvas.write((middle, top + 172), str(scores[seat]), 84, bold=True, anchor="m")
        _paint_money(canvas, view, seat, middle, top + 250)


def _winners(view: View, voice: Voice) -> str:
    winners = sorted(view.result.winners) if view.result else []
    scores = view.result.scores if view.result else ()
    return voice(
        "win",
        who=tuple(SeatName(seat=seat) for seat in winners),
        winners=len(winners),
        total=scores[winners[0]],
    )


def _paint_money(canvas: Canvas, view: View, seat: int, middle: int, top: int) -> None:
    """Show the coins and chests of which a score is made."""
    ship = view.ships[seat]
    coins, chests = str(ship.coins), ship.chests
    left = middle - (60 + text_width(coins, 46, bold=True)) // 2
    canvas.glyph((left + 26, top), ICONS["money"], 54)
    canvas.write((left + 60, top), coins, 46, bold=True)
    large = chests <= MOST_LARGE_CHESTS
    size, in_row = (60, MOST_LARGE_CHESTS) if large else (46, SMALL_CHESTS_IN_ROW)
    for n in range(chests):
        row, place = divmod(n, in_row)
        width = min(chests - row * in_row, in_row) * (size + 4) - 4
        x = middle - width // 2 + place * (size + 4)
        canvas.paste((x, FLOOR - 14 - (row + 1) * size), treasure_chest(size))
