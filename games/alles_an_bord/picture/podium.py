"""Who has what: the money between the voyages of Alles an Bord?!, and the podium at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import ICONS
from games.alles_an_bord.picture import tiles
from games.alles_an_bord.picture.scene import MARGIN, SHIPS, TOP, WIDTH, columns, header
from games.kit.draw.canvas import FADED, GOLD, PAPER, Canvas, breadth
from games.kit.game import SeatName

if TYPE_CHECKING:
    from games.alles_an_bord.model import View
    from games.kit.words import Voice

MEDALS: Final = ("🥇", "🥈", "🥉")
STEPS: Final = (580, 510, 440, 380)
"""Heights of the podium's steps by rank."""
FLOOR: Final = 930
"""Where the podium stands."""
FEW: Final = 5
"""So many chests stand on a step in full size; smaller ones, `MANY` in a row."""
MANY: Final = 6


def purses(page: Canvas, view: View, voice: Voice) -> None:
    """Paint what everybody has after the first voyage, and the chests to be placed."""
    seats = _ranking([ship.total for ship in view.ships])
    height = (SHIPS - TOP - 20) // max(len(seats), 3) - 10
    top = TOP
    for seat in seats:
        edge = (GOLD, 8) if seat in view.acting else ("", 0)
        page.panel((MARGIN, top), (WIDTH - 2 * MARGIN, height), PAPER, 24, *edge)
        middle = top + height // 2
        page.badge((MARGIN + 64, middle), seat, 76)
        page.write((MARGIN + 122, middle), voice.name(seat), 46, bold=True, width=380)
        _belongings(page, view, seat, (MARGIN + 530, middle))
        if count := view.new_chests[seat]:
            words = voice("picture-to-place", count=count)
            page.write((WIDTH - 250, middle), words, 34, FADED, bold=True, anchor="r", width=300)
        total = str(view.ships[seat].total)
        page.write((WIDTH - MARGIN - 30, middle), total, 64, bold=True, anchor="r")
        top += height + 10


def _belongings(page: Canvas, view: View, seat: int, at: tuple[int, int]) -> None:
    ship = view.ships[seat]
    x, y = at
    page.glyph((x, y), ICONS["money"], 52)
    x += 34 + page.write((x + 34, y), str(ship.coins), 40, bold=True) + 46
    page.paste((x - 28, y - 28), tiles.treasure(56))
    x += 34 + page.write((x + 34, y), str(ship.chests), 40, bold=True) + 46
    if ship.parrot:
        page.glyph((x, y), ICONS["parrot"], 56)


def _ranking(totals: list[int]) -> list[int]:
    return sorted(range(len(totals)), key=lambda seat: -totals[seat])


def podium(page: Canvas, view: View, voice: Voice) -> None:
    """Paint the final ranking: a step for each seat, before it what it brought home."""
    scores = list(view.result.scores) if view.result else []
    header(page, voice("picture-final"), _winners(view, voice), WIDTH - 2 * MARGIN)
    seats = _ranking(scores)
    for seat, column in zip(seats, columns(len(seats)), strict=True):
        rank = sum(other > scores[seat] for other in scores)
        top = _step(page, voice, seat, (rank, scores[seat]), column)
        _home(page, view, seat, column[0] + column[1] // 2, top)


def _winners(view: View, voice: Voice) -> str:
    winners = sorted(view.result.winners) if view.result else []
    scores = view.result.scores if view.result else ()
    return voice(
        "win",
        who=tuple(SeatName(seat=seat) for seat in winners),
        winners=len(winners),
        total=scores[winners[0]],
    )


def _step(
    page: Canvas, voice: Voice, seat: int, standing: tuple[int, int], column: tuple[int, int]
) -> int:
    """Paint a step of the podium with whoever stands on it; return where there is room on it."""
    rank, score = standing
    middle, width = column[0] + column[1] // 2, min(column[1], 324)
    top = FLOOR - STEPS[rank]
    size = (width, STEPS[rank])
    page.panel((middle - width // 2, top), size, PAPER if rank else GOLD, 20)
    page.badge((middle, top - 56), seat, 92)
    page.write((middle, top - 128), voice.name(seat), 38, bold=True, anchor="m", width=column[1])
    if rank < len(MEDALS):
        page.glyph((middle, top + 70), MEDALS[rank], 100)
    else:
        page.write((middle, top + 62), f"{rank + 1}.", 60, FADED, bold=True, anchor="m")
    page.write((middle, top + 172), str(score), 84, bold=True, anchor="m")
    return top + 250


def _home(page: Canvas, view: View, seat: int, middle: int, top: int) -> None:
    """Show the coins and chests of which a score is made."""
    ship = view.ships[seat]
    coins, chests = str(ship.coins), ship.chests
    left = middle - (60 + breadth(coins, 46, bold=True)) // 2
    page.glyph((left + 26, top), ICONS["money"], 54)
    page.write((left + 60, top), coins, 46, bold=True)
    size, in_row = (60, FEW) if chests <= FEW else (46, MANY)
    for n in range(chests):
        row, place = divmod(n, in_row)
        width = min(chests - row * in_row, in_row) * (size + 4) - 4
        x = middle - width // 2 + place * (size + 4)
        page.paste((x, FLOOR - 14 - (row + 1) * size), tiles.treasure(size))
