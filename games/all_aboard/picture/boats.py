"""The scene of All aboard!: sky and water, boats with their animals, how the last ones fared."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from games.all_aboard.describe import kilos
from games.all_aboard.model import (
    COURSE,
    ICONS,
    LOVE_WEIGHTS,
    WEIGHTS,
    SeenBoat,
    SeenCard,
    View,
    Voyage,
)
from games.all_aboard.picture import cards
from games.kit.draw.canvas import (
    BAD,
    FADED,
    GOOD,
    INK,
    PAPER,
    SMALLEST,
    WHITE,
    Canvas,
    breadth,
    faded,
    glyph,
    svg,
)

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.words import Voice

WIDTH: Final = 1400
HEIGHT: Final = 1050
MARGIN: Final = 28
GAP: Final = 14
SKY: Final = "#D8EEF8"
FAR: Final = "#7FC3E0"
NEAR: Final = "#2A7FAE"
TAG: Final = "#F3DCC2"
"""The tag with a boat's load."""
CLOUD: Final = "#ECF7FC"
KEEL: Final = 138
"""Height of a hull."""
TALL: Final = (500, 300)
"""In a boat with so much room cards stand side by side; in a smaller one they lie in a pile."""
WORDY: Final = 400
"""A column so wide has room for words, not signs alone."""
PAIR: Final = 2


def columns(count: int) -> list[tuple[int, int]]:
    """Divide the picture's width: the left edge and the width of every column."""
    width = (WIDTH - 2 * MARGIN - GAP * (count - 1)) // count
    return [(MARGIN + n * (width + GAP), width) for n in range(count)]


@lru_cache(maxsize=8)
def backdrop(horizon: int, shore: int) -> Image:
    """Paint sky, clouds and water; `horizon` and `shore` are where far and near water begin."""
    cloud = (
        f'<path transform="translate(680 78)" fill="{CLOUD}" d="M0 0h144a27 27 0 0 0-24-40'
        f'a42 42 0 0 0-77-11a29 29 0 0 0-43 51z"/>'
    )
    page = Canvas(WIDTH, HEIGHT, SKY)
    markup = f'{cloud}<path d="{_waves(horizon, 100, 9)}" fill="{FAR}"/>'
    page.paste((0, 0), svg(markup, WIDTH, HEIGHT))
    page.paste((0, shore), near_water(HEIGHT - shore))
    return page.image


@lru_cache(maxsize=8)
def near_water(height: int) -> Image:
    """Paint the water in front, which hides the keels."""
    return svg(f'<path d="{_waves(14, 70, 12)}" fill="{NEAR}"/>', WIDTH, height)


def _waves(y: int, length: int, swell: int) -> str:
    crests = "".join(f"q{length // 2} {-swell} {length} 0" for _ in range(-(-WIDTH // length)))
    return f"M0 {y}{crests}V{HEIGHT}H0z"


# ---- boats -------------------------------------------------------------------


def boats(page: Canvas, view: View, voice: Voice, top: int, bottom: int) -> None:
    """Moor the boats side by side between `top` and `bottom`."""
    places = columns(len(view.boats))
    for number, (boat, (left, width)) in enumerate(zip(view.boats, places, strict=True), start=1):
        room = bottom - KEEL - top
        _passengers(page, boat, voice, (left + 8, top), (width - 16, room + 4))
        page.paste((left, bottom - KEEL), cards.hull(width, KEEL))
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
    card: SeenCard, lovers: frozenset[str], voice: Voice, size: tuple[int, int], *, tall: bool
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


def _lovers(boat: SeenBoat) -> frozenset[str]:
    """Return the species of which exactly two can be seen aboard."""
    seen = Counter(card.animal for card in boat.cards if card.animal is not None)
    return frozenset(animal for animal, count in seen.items() if count == PAIR)


def _load(boat: SeenBoat) -> int:
    """Return what the scales would show of the animals seen, in half kilos, before any effect."""
    lovers = _lovers(boat)
    return sum(
        (LOVE_WEIGHTS if card.animal in lovers else WEIGHTS)[card.animal]
        for card in boat.cards
        if card.animal is not None
    )


def _plate(page: Canvas, boat: SeenBoat, number: int, at: tuple[int, int], width: int) -> None:
    """Write a boat's number, its capacity and the load so far on its hull."""
    middle, line = at[0] + width // 2, at[1] + 46
    page.panel((at[0] + 24, line - 23), (46, 46), PAPER, 23)
    page.write((at[0] + 47, line), str(number), 32, bold=True, anchor="m")
    page.write((middle + 20, line), f"{boat.capacity} kg", 50, WHITE, bold=True, anchor="m")
    if load := _scales(boat):
        heavy = _load(boat) > 2 * boat.capacity
        tag = breadth(load, 30, bold=True) + 28
        page.panel((middle - tag // 2, line + 26), (tag, 40), BAD if heavy else TAG, 20)
        fill = WHITE if heavy else INK
        page.write((middle, line + 46), load, 30, fill, bold=True, anchor="m")


def _scales(boat: SeenBoat) -> str:
    """Write the load of a boat, with a question mark for what lies face down."""
    if not boat.cards:
        return ""
    sign = "⚠️" if _load(boat) > 2 * boat.capacity else "⚖️"
    parts = [kilos(_load(boat))] if any(card.animal for card in boat.cards) else []
    parts += ["?"] if not all(card.animal for card in boat.cards) else []
    return f"{sign} {' + '.join(parts)}"


# ---- the last sailing --------------------------------------------------------


def voyages(page: Canvas, sailed: tuple[Voyage, ...], voice: Voice, top: int) -> None:
    """Tell how the boats of the last round fared, each in its column: 112 pixels high."""
    page.write((MARGIN + 6, top + 14), voice("picture-last"), SMALLEST + 2, FADED, bold=True)
    for voyage, (left, width) in zip(sailed, columns(len(sailed)), strict=True):
        page.panel((left, top + 38), (width, 70), PAPER, 20, GOOD if voyage.sailed else BAD, 4)
        x = left + 18 + _verdict(page, voyage, voice, (left + 18, top + 73), width)
        fates = [(card.animal, True) for card in voyage.saved]
        fates += [(card.animal, False) for card in voyage.lost]
        room = left + width - 14 - x
        icon = 42
        step = min(icon + 4, (room - icon) // max(1, len(fates) - 1))
        for n, (animal, saved) in enumerate(fates):
            image = (glyph if saved else faded)(ICONS[animal], icon)
            page.paste((left + width - 14 - icon - step * (len(fates) - 1 - n), top + 52), image)


def _verdict(page: Canvas, voyage: Voyage, voice: Voice, at: tuple[int, int], width: int) -> int:
    """Write whether a boat sailed, and its load; return how wide that is."""
    sign, fill = ("✓", GOOD) if voyage.sailed else ("✗", BAD)
    load = "" if voyage.load is None else f"{kilos(voyage.load)}/{voyage.capacity}"
    key = "picture-sailed" if voyage.sailed else "picture-sank"
    if voyage.load is None:
        key, load = "picture-fight", "💢"
    words = f"{sign} {voice(key)} {load}" if width >= WORDY else f"{sign} {load}"
    return page.write(at, words, 30, fill, bold=True) + 12
