"""The boats on one page, and one's own hand below them, in type twice as large as on the table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from games.all_aboard.components import COURSE, ICONS, POINTS, WEIGHTS
from games.all_aboard.picture.boats import is_too_heavy, load_so_far
from games.all_aboard.picture.cards import FACE_DOWN_COLOUR
from games.all_aboard.picture.hand import ability
from games.all_aboard.picture.scenery import MARGIN, NEAR_WATER_COLOUR, WIDTH
from games.kit.draw.canvas import BAD, FADED, GOOD, INK, PAPER, WHITE, Canvas, faded, glyph, wrap
from games.kit.draw.colours import SEAT_MARKS
from games.kit.draw.text.names import seat_letter
from games.kit.words import halves

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PIL.Image import Image

    from games.all_aboard.components import Animal
    from games.all_aboard.model import DepartedBoat, SeenBoat, View
    from games.kit.words import Voice

    _Paint = Callable[[Canvas, Voice, tuple[int, int], int], None]

TYPE: Final = 50
"""Of names and of what an animal does; a phone shows it as large as its own text."""
NUMBERS: Final = 60
"""Type of weights."""
HEADING: Final = 92
ROW: Final = 220
"""Height of a boat, and of a card in hand."""
GAP: Final = 14
WIDE: Final = WIDTH - 2 * MARGIN
CARDS_AT: Final = 316
"""From the left edge of a boat to its animals."""
ROOM_FOR_WEIGHT: Final = 280
"""Units of an animal from which its weight stands beside it."""
ICON: Final = 92
BADGE: Final = 64
WORDS_AT: Final = 170
"""From the left edge of a card in hand to its words."""
MOST_LINES: Final = 2


class _Aboard(NamedTuple):
    """An animal as it is painted in a boat."""

    owner: int
    animal: Animal | None
    """None for one that lies face down."""
    ground: str = PAPER
    is_lost: bool = False


def zoom(view: View, voice: Voice) -> Image:
    """Paint every boat with its animals, by name, and one's own hand with what it does.

    Once the match is over they are the boats that sailed last.
    """
    boats: list[_Paint] = [partial(_paint_boat, boat=one) for one in view.boats]
    ended: list[_Paint] = [partial(_paint_ended, boat=one) for one in view.departed_boats]
    hand: list[_Paint] = [partial(_paint_own, view, animal=one) for one in view.hand or ()]
    title = voice("picture-round", round=view.round, rounds=COURSE.rounds)
    parts = [(title, boats or ended), *([(voice("picture-hand"), hand)] if hand else [])]
    canvas = Canvas(WIDTH, sum(HEADING + ROW * len(rows) for _, rows in parts), NEAR_WATER_COLOUR)
    top = 0
    for title, rows in parts:
        canvas.write((MARGIN + 8, top + HEADING // 2), title, TYPE, WHITE, bold=True)
        for n, paint in enumerate(rows):
            at = MARGIN, top + HEADING + n * ROW
            canvas.panel(at, (WIDE, ROW - GAP), PAPER, 24, INK, 4)
            paint(canvas, voice, at, n + 1)
        top += HEADING + ROW * len(rows)
    return canvas.image


def _paint_boat(
    canvas: Canvas, voice: Voice, at: tuple[int, int], number: int, *, boat: SeenBoat
) -> None:
    heavy = is_too_heavy(boat)
    load = f"{'⚠️' if heavy else '⚖️'} {load_so_far(boat)}" if boat.cards else ""
    _paint_plate(canvas, at, number, (f"{boat.capacity} kg", load), BAD if heavy else INK)
    aboard = [
        _Aboard(one.owner, one.animal, PAPER if one.face_up else FACE_DOWN_COLOUR)
        for one in boat.cards
    ]
    _paint_crew(canvas, voice, at, aboard)


def _paint_ended(
    canvas: Canvas, voice: Voice, at: tuple[int, int], number: int, *, boat: DepartedBoat
) -> None:
    load = "💢" if boat.load is None else halves(boat.load)
    words = f"{'✓' if boat.sailed else '✗'} {load}", f"/ {boat.capacity} kg"
    _paint_plate(canvas, at, number, words, GOOD if boat.sailed else BAD)
    aboard = [_Aboard(one.owner, one.animal) for one in boat.saved]
    aboard += [_Aboard(one.owner, one.animal, is_lost=True) for one in boat.lost]
    _paint_crew(canvas, voice, at, aboard)


def _paint_plate(
    canvas: Canvas, at: tuple[int, int], number: int, lines: tuple[str, str], colour: str
) -> None:
    """Write a boat's number, and below each other what it holds and what it carries."""
    x, y = at
    canvas.panel((x + 18, y + 22), (62, 62), INK, 31)
    canvas.write((x + 49, y + 53), str(number), 44, WHITE, bold=True, anchor="m")
    first, second = lines
    canvas.write((x + 96, y + 54), first, NUMBERS, INK, bold=True)
    canvas.write((x + 26, y + 146), second, TYPE, colour, bold=True, width=CARDS_AT - 40)


def _paint_crew(
    canvas: Canvas, voice: Voice, at: tuple[int, int], aboard: Sequence[_Aboard]
) -> None:
    """Paint animals side by side: emoji, weight and whose each is, and its name below."""
    step = (WIDE - CARDS_AT - 14) // max(COURSE.boat_places, len(aboard))
    for n, one in enumerate(aboard):
        corner = at[0] + CARDS_AT + n * step, at[1] + 12
        _paint_aboard(canvas, voice, corner, step - 12, one)


def _paint_aboard(
    canvas: Canvas, voice: Voice, at: tuple[int, int], width: int, one: _Aboard
) -> None:
    (x, y), colour = at, FADED if one.is_lost else INK
    size = width, ROW - GAP - 24
    canvas.panel((x, y), size, one.ground, 20, SEAT_MARKS[one.owner].colour, 7)
    canvas.badge((x + width - 50, y + 56), one.owner, BADGE, seat_letter(voice, one.owner))
    name = voice(f"animal-{one.animal}") if one.animal else voice.name(one.owner)
    canvas.write((x + 22, y + 142), name, TYPE, colour, width=width - 38)
    sign = ICONS[one.animal] if one.animal else "🙈"
    canvas.centre((x + 66, y + 60), faded(sign, ICON) if one.is_lost else glyph(sign, ICON))
    if width >= ROOM_FOR_WEIGHT:
        weight = halves(WEIGHTS[one.animal]) if one.animal else "?"
        canvas.write((x + 128, y + 60), weight, NUMBERS, colour, bold=True)


def _paint_own(
    view: View, canvas: Canvas, voice: Voice, at: tuple[int, int], _: int, *, animal: Animal
) -> None:
    """Paint a card in hand: name and weight, what it is worth, and what it does."""
    x, y = at
    canvas.glyph((x + 90, y + 100), ICONS[animal], 120)
    name = f"{voice(f'animal-{animal}')} · {halves(WEIGHTS[animal])} kg"
    canvas.write((x + WORDS_AT, y + 44), name, TYPE, bold=True)
    worth = voice("picture-worth", points=POINTS[animal])
    canvas.write((x + WIDE - 24, y + 44), worth, TYPE - 8, FADED, anchor="r")
    rows = wrap(ability(view, voice, animal), TYPE, WIDE - WORDS_AT - 24, MOST_LINES)
    for n, row in enumerate(rows):
        canvas.write((x + WORDS_AT, y + 104 + 56 * n), row, TYPE)
