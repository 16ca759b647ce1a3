"""The picture of All aboard!: the table for all, a hand for one, a podium at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.model import COURSE, ICONS, POINTS, Animal, View, in_order
from games.all_aboard.picture import cards
from games.all_aboard.picture.boats import (
    GAP,
    HEIGHT,
    MARGIN,
    WIDTH,
    backdrop,
    boats,
    columns,
    near_water,
    voyages,
)
from games.kit.draw.canvas import (
    FADED,
    GOLD,
    INK,
    PAPER,
    WHITE,
    Canvas,
    breadth,
    glyph,
)
from games.kit.game import SeatName

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.words import Voice

MEDALS: Final = ("🥇", "🥈", "🥉")
STEPS: Final = (350, 300, 250, 210, 210)
"""Heights of the podium's steps by rank."""


def draw(view: View, voice: Voice) -> Image:
    """Paint what one seat may see, or what the whole table sees."""
    if view.result is not None:
        return _podium(view, voice)
    return _table(view, voice) if view.seat is None else _hand(view, voice)


# ---- the table ---------------------------------------------------------------


def _table(view: View, voice: Voice) -> Image:
    page = Canvas.over(backdrop(720, 786))
    _header(page, view, voice)
    if view.voyages:
        voyages(page, view.voyages, voice, 160)
    boats(page, view, voice, 284 if view.voyages else 172, 812)
    page.paste((0, 786), near_water(50))
    for seat in range(len(view.cupids)):
        _player(page, view, voice, seat)
    return page.image


def _header(page: Canvas, view: View, voice: Voice) -> None:
    """Write round and circuit on the left, whoever is to act on the right."""
    title = voice("picture-round", round=view.round, rounds=COURSE.rounds)
    page.write((MARGIN + 6, 54), title, 56, bold=True)
    hidden = view.circuit == COURSE.face_down_circuit
    x = MARGIN + 6
    for circuit in range(1, COURSE.circuits + 1):
        now = circuit == view.circuit
        page.panel((x, 98), (44, 44), INK if now else PAPER, 22, INK, 4)
        page.write((x + 22, 120), str(circuit), 30, WHITE if now else INK, bold=True, anchor="m")
        x += 52
    words = voice(f"picture-placement-{view.circuit}") + (" 🙈" if hidden else "")
    page.write((x + 8, 120), words, 34, bold=True)
    if view.turn is not None:
        _to_act(page, view, voice, view.turn)


def _to_act(page: Canvas, view: View, voice: Voice, turn: int) -> None:
    mine = view.seat == turn
    width = 440
    left = WIDTH - MARGIN - width
    page.panel((left, 26), (width, 112), GOLD if mine else PAPER, 24, GOLD, 8)
    page.badge((left + 62, 82), turn, 80)
    label = voice("picture-your-turn" if mine else "picture-to-act")
    page.write((left + 116, 60), label, 32, INK if mine else FADED, bold=True, width=width - 136)
    page.write((left + 116, 104), voice.name(turn), 42, bold=True, width=width - 136)


def _player(page: Canvas, view: View, voice: Voice, seat: int) -> None:
    """Paint a player's panel: name, points and cupids, then saved animals, hand and pile."""
    (left, width), top = columns(len(view.cupids))[seat], 848
    turn = seat == view.turn
    page.panel((left, top), (width, 178), PAPER, 24, GOLD if turn else "", 8 if turn else 0)
    page.badge((left + 44, top + 42), seat, 56)
    page.write((left + 80, top + 42), voice.name(seat), 34, bold=True, width=width - 98)
    if seat == view.first:
        page.glyph((left + width - 24, top + 2), "🚩", 56)
    page.glyph((left + 44, top + 98), "⭐", 48)
    page.write((left + 76, top + 98), str(view.points[seat]), 54, bold=True)
    step = min((width - 40) // 3, 140)
    right = left + 20 + 2 * step
    page.glyph((right + 19, top + 98), "💘", 42)
    page.write((right + 44, top + 98), str(view.cupids[seat]), 34, bold=True)
    counts: tuple[tuple[Image, int], ...] = (
        (glyph("🛟", 38), len(view.saved[seat])),
        (cards.stack(38, cards=1), view.hand_sizes[seat]),
        (cards.stack(38, cards=2), view.pile_sizes[seat]),
    )
    for n, (sign, count) in enumerate(counts):
        page.paste((left + 20 + n * step, top + 128), sign)
        page.write((left + 64 + n * step, top + 147), str(count), 32, bold=True)


# ---- a hand ------------------------------------------------------------------


def _hand(view: View, voice: Voice) -> Image:
    page = Canvas.over(backdrop(470, 500))
    _header(page, view, voice)
    boats(page, view, voice, 160, 516)
    page.paste((0, 496), near_water(40))
    for seat in range(len(view.cupids)):
        _score(page, view, voice, seat)
    hand = view.hand or ()
    if not hand:
        page.write((WIDTH // 2, 820), voice("picture-hand-empty"), 48, WHITE, bold=True, anchor="m")
    places = columns(COURSE.hand)
    shift = (COURSE.hand - len(hand)) * (places[0][1] + GAP) // 2
    for (left, width), animal in zip(places, hand, strict=False):
        page.paste((left + shift, 632), _in_hand(view, voice, animal, (width, HEIGHT - 632 - 22)))
    return page.image


def _in_hand(view: View, voice: Voice, animal: Animal, size: tuple[int, int]) -> Image:
    hint = f"picture-ability-{animal}"
    if view.options.effects == "off" or not voice.knows(hint):
        hint = "picture-ability-none"
    return cards.hand_card(
        size,
        view.seat or 0,
        animal,
        voice(f"animal-{animal}"),
        voice("picture-worth", points=POINTS[animal]),
        voice(hint),
    )


def _score(page: Canvas, view: View, voice: Voice, seat: int) -> None:
    """Paint a player's name and points in one line."""
    (left, width), top = columns(len(view.cupids))[seat], 546
    turn = seat == view.turn
    page.panel((left, top), (width, 68), PAPER, 22, GOLD if turn else "", 6 if turn else 0)
    page.badge((left + 38, top + 34), seat, 52)
    points = f"{view.points[seat]}"
    page.write((left + width - 20, top + 34), points, 40, bold=True, anchor="r")
    room = width - 92 - breadth(points, 40, bold=True) - 14
    page.write((left + 70, top + 34), voice.name(seat), 32, bold=True, width=room)


# ---- the end -----------------------------------------------------------------


def _podium(view: View, voice: Voice) -> Image:
    page = Canvas.over(backdrop(720, 786))
    page.write((MARGIN + 6, 54), voice("picture-final"), 56, bold=True)
    page.write((MARGIN + 6, 118), _winners(view, voice), 38, bold=True, width=WIDTH - 2 * MARGIN)
    voyages(page, view.voyages, voice, 160)
    seats = sorted(range(len(view.points)), key=lambda seat: _standing(view, seat), reverse=True)
    ranks = [[_standing(view, one) for one in seats].index(_standing(view, s)) for s in seats]
    for seat, rank, column in zip(seats, ranks, columns(len(seats)), strict=True):
        _step(page, view, voice, seat, rank, column)
    page.paste((0, 786), near_water(50))
    for seat, column in zip(seats, columns(len(seats)), strict=True):
        _saved(page, view, seat, column)
    return page.image


def _winners(view: View, voice: Voice) -> str:
    winners = sorted(view.result.winners) if view.result else []
    return voice(
        "win",
        who=tuple(SeatName(seat=seat) for seat in winners),
        winners=len(winners),
        points=view.points[winners[0]],
    )


def _standing(view: View, seat: int) -> tuple[bool, int, int, int]:
    """Return what a seat is ranked by; two that are level stand equally high."""
    won = view.result is not None and seat in view.result.winners
    return won, view.points[seat], view.cupids[seat], len(view.saved[seat])


def _step(
    page: Canvas, view: View, voice: Voice, seat: int, rank: int, column: tuple[int, int]
) -> None:
    """Paint a step of the podium with whoever stands on it."""
    middle, width = column[0] + column[1] // 2, min(column[1], 320)
    height = STEPS[rank]
    top = 812 - height
    won = rank == 0
    page.panel((middle - width // 2, top), (width, height + 20), GOLD if won else PAPER, 20)
    page.badge((middle, top - 56), seat, 88)
    page.write((middle, top - 126), voice.name(seat), 36, bold=True, anchor="m", width=column[1])
    if rank < len(MEDALS):
        page.glyph((middle, top + 62), MEDALS[rank], 88)
    else:
        page.write((middle, top + 56), f"{rank + 1}.", 56, FADED, bold=True, anchor="m")
    points = view.points[seat]
    number = breadth(str(points), 60, bold=True)
    label = voice("picture-points", points=points)
    left = middle - (number + 12 + breadth(label, 30)) // 2
    page.write((left, top + 138), str(points), 60, bold=True)
    page.write((left + number + 12, top + 146), label, 30)


def _saved(page: Canvas, view: View, seat: int, column: tuple[int, int]) -> None:
    """Show whom a player saved, and the cupids."""
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
