"""Boats side by side, with their cards, empty places and scales."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.components import COURSE
from games.all_aboard.picture import cards
from games.all_aboard.picture.scenery import GAP, columns
from games.all_aboard.rules import holds, load, pairs
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import BAD, INK, PAPER, PHONE_TYPE, WHITE, Canvas, svg, text_width
from games.kit.draw.gilding import mark_behind
from games.kit.draw.targets import mark_choice
from games.kit.draw.text.names import seat_letter
from games.kit.words import halves

if TYPE_CHECKING:
    from collections.abc import Collection

    from PIL.Image import Image

    from games.all_aboard.components import Animal
    from games.all_aboard.model import SeenBoat, SeenCard, View
    from games.kit.words import Voice

LOAD_TAG_COLOUR: Final = "#F3DCC2"
HULL_HEIGHT: Final = 138
"""Of what shows above water when the boat is full."""
DEEPEST: Final = 22
"""So much deeper than an empty boat lies one with all that it can carry."""
ROOM_FOR_STANDING: Final = (500, 300)
"""Where a boat has so much room, its cards stand side by side; else they lie in a pile."""


def paint_boats(
    canvas: Canvas, view: View, voice: Voice, top: int, bottom: int, *, asks: bool = False
) -> None:
    """Paint the boats side by side between `top` and `bottom`.

    Where the viewer `asks` for a boat, the place that the next animal would take is marked.
    """
    places = columns(len(view.boats))
    for number, (boat, (left, width)) in enumerate(zip(view.boats, places, strict=True), start=1):
        depth = _depth(boat)
        room = bottom - HULL_HEIGHT - DEEPEST - top
        new = [n for n in range(len(boat.cards)) if view.is_new(number, n)]
        place = (left + 8, top + depth), (width - 16, room + 4)
        _paint_cards(canvas, boat, voice, place, new, is_open=asks and may_board(view, boat))
        rim = bottom - HULL_HEIGHT - DEEPEST + depth
        canvas.paste((left, rim), hull(width, HULL_HEIGHT + DEEPEST))
        _paint_plate(canvas, boat, number, (left, rim), width)


def may_board(view: View, boat: SeenBoat) -> bool:
    """Tell whether the viewer is asked now, and may put an animal into a boat."""
    is_asked = view.seat is not None and view.seat == view.turn
    return is_asked and len(boat.cards) < COURSE.boat_places


def _depth(boat: SeenBoat) -> int:
    """Return how much deeper a boat lies than an empty one, by the load that can be seen."""
    return round(DEEPEST * min(1.0, max(0, _load(boat)) / (2 * boat.capacity)))


def _paint_cards(
    canvas: Canvas,
    boat: SeenBoat,
    voice: Voice,
    area: tuple[tuple[int, int], tuple[int, int]],
    new: Collection[int],
    *,
    is_open: bool,
) -> None:
    """Paint the cards of a boat and its empty places, the first at the bottom or on the left.

    Nothing stands above a boat that nobody has boarded, but for the mark of one that is open to the
    viewer. `new` are the places of cards to be marked, `area` is a corner and a size.
    """
    at, room = area
    standing = room[0] >= ROOM_FOR_STANDING[0] and room[1] >= ROOM_FOR_STANDING[1]
    places = COURSE.boat_places
    if standing:
        size = ((room[0] - 2 * GAP) // places, min(room[1], 340))
        spots = [(at[0] + n * (size[0] + GAP), at[1] + room[1] - size[1]) for n in range(places)]
    else:
        size = (room[0], min((room[1] - 2 * 8) // places, 140))
        spots = [(at[0], at[1] + room[1] - size[1] - n * (size[1] + 8)) for n in range(places)]
    for n, spot in enumerate(spots):
        if n < len(boat.cards):
            if n in new:
                mark_behind(canvas, spot, size, 18)
            canvas.paste(spot, _card(boat, boat.cards[n], voice, size, standing=standing))
            continue
        if boat.cards:
            canvas.paste(spot, cards.empty_place(size))
        if is_open and n == len(boat.cards):
            mark_choice(canvas, spot, size, 18)


def _card(
    boat: SeenBoat, card: SeenCard, voice: Voice, size: tuple[int, int], *, standing: bool
) -> Image:
    if card.animal is None:
        return cards.back(size, card.owner, seat_letter(voice, card.owner))
    face = cards.CardFace(
        card.owner,
        seat_letter(voice, card.owner),
        card.animal,
        voice(f"animal-{card.animal}"),
        face_down=not card.face_up,
        in_love=card.animal in _lovers(boat),
    )
    return (cards.standing_card if standing else cards.lying_card)(size, face)


def _lovers(boat: SeenBoat) -> frozenset[Animal]:
    """Return the species of which exactly two can be seen aboard."""
    return pairs(_seen(boat))


def _load(boat: SeenBoat) -> int:
    """Return what the scales would show of the animals seen, in half kilos, before any effect."""
    return load(_seen(boat), _lovers(boat))


def _seen(boat: SeenBoat) -> list[Animal]:
    return [card.animal for card in boat.cards if card.animal is not None]


def _paint_plate(
    canvas: Canvas, boat: SeenBoat, number: int, at: tuple[int, int], width: int
) -> None:
    """Write a boat's number, its capacity and the load so far on its hull."""
    middle, line = at[0] + width // 2, at[1] + 46
    paint_number(canvas, number, (at[0] + 47, line))
    canvas.write((middle + 20, line), f"{boat.capacity} kg", 50, WHITE, bold=True, anchor="m")
    if boat.cards:
        _paint_load(canvas, boat, (middle, line + 49))


def paint_number(canvas: Canvas, number: int, middle: tuple[int, int]) -> None:
    """Write a boat's number on its plate."""
    canvas.panel((middle[0] - 25, middle[1] - 25), (50, 50), PAPER, 25)
    canvas.write(middle, str(number), PHONE_TYPE, bold=True, anchor="m")


def is_too_heavy(boat: SeenBoat) -> bool:
    """Tell whether a boat would sink under the animals that can be seen, before any effect."""
    return not holds(boat.capacity, _load(boat))


def load_so_far(boat: SeenBoat) -> str:
    """Write the load of a boat, with a question mark for what lies face down.

    It is as in "11 + ?".
    """
    seen = _seen(boat)
    parts = [halves(_load(boat))] if seen else []
    return " + ".join([*parts, *(["?"] if len(seen) < len(boat.cards) else [])])


def _paint_load(canvas: Canvas, boat: SeenBoat, middle: tuple[int, int]) -> None:
    """Write the load of a boat on its hull, red if it is too much."""
    (x, y), heavy = middle, is_too_heavy(boat)
    words = f"{'⚠️' if heavy else '⚖️'} {load_so_far(boat)}"
    width = text_width(words, PHONE_TYPE, bold=True) + 28
    canvas.panel((x - width // 2, y - 22), (width, 44), BAD if heavy else LOAD_TAG_COLOUR, 22)
    canvas.write(middle, words, PHONE_TYPE, WHITE if heavy else INK, bold=True, anchor="m")


@cached
def hull(width: int, height: int) -> Image:
    """Paint an empty boat."""
    keel = width * 0.12
    body = (
        f"M6 8H{width - 6}Q{width - 10} {height * 0.7} {width - keel} {height}"
        f"H{keel}Q10 {height * 0.7} 6 8z"
    )
    planks = "".join(
        f'<path d="M{keel * share} {height * at}H{width - keel * share}"'
        f' stroke="#6B3A17" stroke-width="4" opacity="0.55"/>'
        for at, share in ((0.52, 0.35), (0.8, 0.65))
    )
    return svg(
        f'<path d="{body}" fill="#8A4B1F"/>{planks}'
        f'<rect x="0" y="0" width="{width}" height="20" rx="10" fill="#5C3010"/>',
        width,
        height,
    )
