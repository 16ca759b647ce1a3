"""The picture of Bandido Alcatraz: the map as large as it goes, the table's state beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.components import CARDS
from games.bandido_alcatraz.picture import cards, panels, symbols, viewport
from games.bandido_alcatraz.picture.place_pictures import chart_with, concern, thumbnail
from games.kit.draw.canvas import FADED, GOLD, PAPER, WHITE, Canvas

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.bandido_alcatraz.model import Place, View
    from games.kit.game import Decision
    from games.kit.words import Voice

WIDTH: Final = 1400
HEIGHT: Final = 1050
SIDE: Final = 344
"""Width of the sheets beside the map."""
WIDE: Final = 500
"""The same where a hand of more than three lies there."""
FEW: Final = 3
"""Cards in a hand that lie below one another."""
MARGIN: Final = 16
DESK: Final = "#17100B"
"""What the sheets lie on."""
PALE: Final = "#CDBDA9"
"""Lesser text on the desk."""


def draw(view: View, voice: Voice) -> Image:
    """Paint what one seat may see, or what the whole table sees.

    Where only one card of the hand can be played, its menu begins with the places.
    """
    if view.hand is None or view.result is not None:
        return _table(view, voice)
    playable = {*view.gatherable, *(place.card for place in view.places)}
    if view.seat == view.turn and len(playable) == 1 and view.places:
        return _places(view, voice, view.places[0].card, list(view.places))
    return _hand(view, voice, view.hand)


def preview(view: View, voice: Voice, chosen: Sequence[Decision]) -> Image:
    """Paint where the card chosen in the menu may be laid, by the codes of the places."""
    answers = [step.value for step in chosen]
    card = next((one for one in view.hand or () if one in answers), None)
    places = [place for place in view.places if place.card == card]
    places = [place for place in places if place.code in answers] or places
    if card is None or not places:
        return draw(view, voice)
    return _places(view, voice, card, places)


# ---- the table ---------------------------------------------------------------


def _page(
    view: View, side: int, places: Sequence[Place] = (), *, height: int = HEIGHT, below: int = 0
) -> tuple[Canvas, int]:
    """Start a picture with the map on its left; return it with the left edge of the panels.

    `below` is how much room there is under both.
    """
    page = Canvas(WIDTH, height + below, DESK)
    part = viewport.fitted(view, concern(view, places), WIDTH - side, height)
    page.paste((0, 0), chart_with(view, part, places).image)
    return page, WIDTH - side + MARGIN


def _table(view: View, voice: Voice) -> Image:
    page, left = _page(view, SIDE)
    width = SIDE - 2 * MARGIN
    y = panels.turn(page, view, voice, (left, MARGIN), width) + panels.GAP
    y = panels.chores(page, view, voice, (left, y), width) + panels.GAP
    if view.result is None:
        troubles = panels.troubles(view, voice, width)
        # Four players and the warnings have no room below one another.
        crowded = troubles and len(view.hand_sizes) > 2  # noqa: PLR2004 - two players have
        paint = panels.team if crowded else panels.players
        y = paint(page, view, voice, (left, y), width) + panels.GAP
        panels.warn(page, troubles, (left, y), width)
    return page.image


# ---- a hand ------------------------------------------------------------------


def _hand(view: View, voice: Voice, hand: tuple[str, ...]) -> Image:
    side = SIDE if len(hand) <= FEW else WIDE
    page, left = _page(view, side)
    width = side - 2 * MARGIN
    y = panels.turn(page, view, voice, (left, MARGIN), width) + panels.GAP
    y = panels.brief(page, view, (left, y), width) + panels.GAP
    if len(view.hand_sizes) > 1:
        y = panels.team(page, view, voice, (left, y), width) + panels.GAP
    columns = 1 if len(hand) <= FEW else 2
    size = (width - panels.GAP * (columns - 1)) // columns
    for n, card in enumerate(hand):
        spot = (left + n % columns * (size + panels.GAP), y + n // columns * (size // 2 + 76))
        held(page, view, card, spot, size)
        _fitting(page, view, voice, card, (spot[0] + 4, spot[1] + size // 2 + 28))
    return page.image


def held(page: Canvas, view: View, card: str, at: tuple[int, int], width: int) -> None:
    """Paint a card of the hand: its number in the hand, its face, and what it bears."""
    (x, y), square = at, width // 2
    page.paste((x, y), cards.card(card, 0, square))
    number = (view.hand or ()).index(card) + 1
    page.paste((x - 4, y - 4), symbols.number(str(number), 50, "open"))
    if item := CARDS[card].item:
        edge = GOLD if card in view.gatherable else FADED
        page.panel((x + width - 76, y + square - 46), (84, 84), PAPER, 42, edge, 7)
        page.paste((x + width - 62, y + square - 32), symbols.item(item, 56))


def _fitting(page: Canvas, view: View, voice: Voice, card: str, at: tuple[int, int]) -> None:
    """Write in how many places a card fits."""
    places = sum(place.card == card for place in view.places)
    line = voice("picture-places", places=places)
    page.write(at, line, 30, WHITE if places else PALE, bold=True)


# ---- the places of one card --------------------------------------------------

SHEETS: Final = ((2, 1, 344), (6, 2, 500))
"""Up to so many places: how many stand in a row, and how wide the sheets are."""
SPACE: Final = 10
"""Between the places."""
SHALLOW: Final = 800
"""Height of the map where more places stand below it, in as many rows as it takes."""
ROWS: Final = (24, 6, 8)
"""Up to so many places, how many stand in a row below the map; and how many for still more."""


def _places(view: View, voice: Voice, card: str, places: list[Place]) -> Image:
    for most, columns, side in SHEETS:
        if len(places) <= most:
            return _beside(view, voice, card, places, columns, side)
    return _below(view, voice, card, places)


def _beside(
    view: View, voice: Voice, card: str, places: list[Place], columns: int, side: int
) -> Image:
    """Show the places of a card beside the map."""
    page, left = _page(view, side, places)
    width = side - 2 * MARGIN
    held(page, view, card, (left, MARGIN), 260)
    wide = side > SIDE
    spot = (left + 290, 80) if wide else (left + 4, 188)
    page.write(spot, voice("picture-places", places=len(places)), 34, WHITE, bold=True)
    _row_by_row(page, view, places, (left, 186 if wide else 222), width, columns)
    return page.image


def _below(view: View, voice: Voice, card: str, places: list[Place]) -> Image:
    """Show the places of a card below the map, however many they are."""
    few, wide, narrow = ROWS
    columns = wide if len(places) <= few else narrow
    width = WIDTH - 2 * MARGIN
    size = (width - SPACE * (columns - 1)) // columns
    rows = -(-len(places) // columns)
    below = 2 * MARGIN - SPACE + rows * (size + SPACE)
    page, left = _page(view, SIDE, places, height=SHALLOW, below=below)
    held(page, view, card, (left, MARGIN), 260)
    line = voice("picture-places", places=len(places))
    page.write((left + 4, 188), line, 34, WHITE, bold=True)
    _row_by_row(page, view, places, (MARGIN, SHALLOW + MARGIN), width, columns)
    return page.image


def _row_by_row(
    page: Canvas, view: View, places: list[Place], at: tuple[int, int], width: int, columns: int
) -> None:
    size = (width - SPACE * (columns - 1)) // columns
    for n, place in enumerate(places):
        x, y = at[0] + n % columns * (size + SPACE), at[1] + n // columns * (size + SPACE)
        page.paste((x, y), thumbnail(view, place, size))
