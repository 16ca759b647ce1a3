"""Boats side by side, with their cards, empty places and scales."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from games.all_aboard.components import COURSE
from games.all_aboard.picture import cards
from games.all_aboard.picture.scenery import GAP, columns
from games.all_aboard.rules import holds, load, pairs
from games.kit.draw.canvas import BAD, INK, PAPER, WHITE, Canvas, breadth, svg
from games.kit.words import halves

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.all_aboard.components import Animal
    from games.all_aboard.model import SeenBoat, SeenCard, View
    from games.kit.words import Voice

TAG: Final = "#F3DCC2"
"""The tag with a boat's load."""
KEEL: Final = 138
"""Height of a hull."""
TALL: Final = (500, 300)
"""In a boat with so much room cards stand side by side; in a smaller one they lie in a pile."""


def boats(page: Canvas, view: View, voice: Voice, top: int, bottom: int) -> None:
    """Moor the boats side by side between `top` and `bottom`."""
    places = columns(len(view.boats))
    for number, (boat, (left, width)) in enumerate(zip(view.boats, places, strict=True), start=1):
        room = bottom - KEEL - top
        _passengers(page, boat, voice, (left + 8, top), (width - 16, room + 4))
        page.paste((left, bottom - KEEL), _hull(width, KEEL))
        _plate(page, boat, number, (left, bottom - KEEL), width)


def _passengers(
    page: Canvas, boat: SeenBoat, voice: Voice, at: tuple[int, int], room: tuple[int, int]
) -> None:
    """Lay the cards of a boat and its empty places, the first at the bottom or on the left."""
    tall = room[0] >= TALL[0] and room[1] >= TALL[1]
    places = COURSE.boat_places
    if tall:
        size = ((room[0] - 2 * GAP) // places, min(room[1], 340))
        spots = [(at[0] + n * (size[0] + GAP), at[1] + room[1] - size[1]) for n in range(places)]
    else:
        size = (room[0], min((room[1] - 2 * 8) // places, 140))
        spots = [(at[0], at[1] + room[1] - size[1] - n * (size[1] + 8)) for n in range(places)]
    lovers = _lovers(boat)
    for n, spot in enumerate(spots):
        if n < len(boat.cards):
            page.paste(spot, _card(boat.cards[n], lovers, voice, size, tall=tall))
        else:
            page.paste(spot, cards.empty_place(size))


def _card(
    card: SeenCard, lovers: frozenset[Animal], voice: Voice, size: tuple[int, int], *, tall: bool
) -> Image:
    if card.animal is None:
        return cards.back(size, card.owner)
    paint = cards.tall_card if tall else cards.row_card
    return paint(
        size,
        card.owner,
        card.animal,
        voice(f"animal-{card.animal}"),
        hidden=not card.face_up,
        love=card.animal in lovers,
    )


def _lovers(boat: SeenBoat) -> frozenset[Animal]:
    """Return the species of which exactly two can be seen aboard."""
    return pairs(_seen(boat))


def _load(boat: SeenBoat) -> int:
    """Return what the scales would show of the animals seen, in half kilos, before any effect."""
    return load(_seen(boat), _lovers(boat))


def _seen(boat: SeenBoat) -> list[Animal]:
    return [card.animal for card in boat.cards if card.animal is not None]


def _plate(page: Canvas, boat: SeenBoat, number: int, at: tuple[int, int], width: int) -> None:
    """Write a boat's number, its capacity and the load so far on its hull."""
    middle, line = at[0] + width // 2, at[1] + 46
    page.panel((at[0] + 24, line - 23), (46, 46), PAPER, 23)
    page.write((at[0] + 47, line), str(number), 32, bold=True, anchor="m")
    page.write((middle + 20, line), f"{boat.capacity} kg", 50, WHITE, bold=True, anchor="m")
    if boat.cards:
        _tag(page, boat, (middle, line + 46))


def _tag(page: Canvas, boat: SeenBoat, middle: tuple[int, int]) -> None:
    """Write the load of a boat, with a question mark for what lies face down."""
    seen, (x, y) = _seen(boat), middle
    heavy = not holds(boat.capacity, _load(boat))
    parts = [halves(_load(boat))] if seen else []
    parts += ["?"] if len(seen) < len(boat.cards) else []
    words = f"{'⚠️' if heavy else '⚖️'} {' + '.join(parts)}"
    width = breadth(words, 30, bold=True) + 28
    page.panel((x - width // 2, y - 20), (width, 40), BAD if heavy else TAG, 20)
    page.write(middle, words, 30, WHITE if heavy else INK, bold=True, anchor="m")


@lru_cache(maxsize=16)
def _hull(width: int, height: int) -> Image:
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
