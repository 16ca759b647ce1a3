"""The picture of Bandido Alcatraz: the map as large as it goes, the table's state beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.components import CARDS
from games.bandido_alcatraz.picture import cards, panels, symbols, viewport
from games.bandido_alcatraz.picture.place_pictures import cells_to_show, map_with_places, thumbnail
from games.kit.draw.canvas import FADED, GOLD, PAPER, WHITE, Canvas

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.bandido_alcatraz.model import Place, View
    from games.kit.game import Decision
    from games.kit.words import Voice

PICTURE_WIDTH: Final = 1400
PICTURE_HEIGHT: Final = 1050
PANELS_WIDTH: Final = 344
"""Width of the panels beside the map, in units."""
WIDE_PANELS_WIDTH: Final = 500
"""The same where a hand of more than three cards lies there."""
MOST_CARDS_IN_ONE_COLUMN: Final = 3
"""Cards in a hand that lie below one another."""
PANELS_MARGIN: Final = 16
DESK_COLOUR: Final = "#17100B"
"""What the panels lie on."""
LESSER_TEXT_COLOUR: Final = "#CDBDA9"
"""Text on the desk that matters less."""


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


def _canvas_with_map(
    view: View,
    side: int,
    places: Sequence[Place] = (),
    *,
    height: int = PICTURE_HEIGHT,
    below: int = 0,
) -> tuple[Canvas, int]:
    """Start a picture with the map on its left; return it with the left edge of the panels.

    `below` is how much room there is under both.
    """
    canvas = Canvas(PICTURE_WIDTH, height + below, DESK_COLOUR)
    part = viewport.fit_viewport(view, cells_to_show(view, places), PICTURE_WIDTH - side, height)
    canvas.paste((0, 0), map_with_places(view, part, places))
    return canvas, PICTURE_WIDTH - side + PANELS_MARGIN


def _table(view: View, voice: Voice) -> Image:
    canvas, left = _canvas_with_map(view, PANELS_WIDTH)
    width = PANELS_WIDTH - 2 * PANELS_MARGIN
    y = panels.turn_or_result(canvas, view, voice, (left, PANELS_MARGIN), width) + panels.PANEL_GAP
    y = panels.conditions(canvas, view, voice, (left, y), width) + panels.PANEL_GAP
    if view.result is None:
        warnings = panels.warnings(view, voice, width)
        # Four players and the warnings have no room below one another.
        crowded = warnings and len(view.hand_sizes) > 2  # noqa: PLR2004 - two players have
        paint = panels.players_in_short if crowded else panels.player_panels
        y = paint(canvas, view, voice, (left, y), width) + panels.PANEL_GAP
        panels.write_warnings(canvas, warnings, (left, y), width)
    return canvas.image


# ---- a hand ------------------------------------------------------------------


def _hand(view: View, voice: Voice, hand: tuple[str, ...]) -> Image:
    side = PANELS_WIDTH if len(hand) <= MOST_CARDS_IN_ONE_COLUMN else WIDE_PANELS_WIDTH
    canvas, left = _canvas_with_map(view, side)
    width = side - 2 * PANELS_MARGIN
    y = panels.turn_or_result(canvas, view, voice, (left, PANELS_MARGIN), width) + panels.PANEL_GAP
    y = panels.conditions_in_short(canvas, view, (left, y), width) + panels.PANEL_GAP
    if len(view.hand_sizes) > 1:
        y = panels.players_in_short(canvas, view, voice, (left, y), width) + panels.PANEL_GAP
    columns = 1 if len(hand) <= MOST_CARDS_IN_ONE_COLUMN else 2
    size = (width - panels.PANEL_GAP * (columns - 1)) // columns
    for n, card in enumerate(hand):
        spot = (left + n % columns * (size + panels.PANEL_GAP), y + n // columns * (size // 2 + 76))
        held_card(canvas, view, card, spot, size)
        _count_places(canvas, view, voice, card, (spot[0] + 4, spot[1] + size // 2 + 28))
    return canvas.image


def held_card(canvas: Canvas, view: View, card: str, at: tuple[int, int], width: int) -> None:
    """Paint a card of the hand: its number in the hand, its face, and what it bears."""
    (x, y), square = at, width // 2
    canvas.paste((x, y), cards.card(card, 0, square))
    number = (view.hand or ()).index(card) + 1
    canvas.paste((x - 4, y - 4), symbols.number(str(number), 50, "open"))
    if item := CARDS[card].item:
        edge = GOLD if card in view.gatherable else FADED
        canvas.panel((x + width - 76, y + square - 46), (84, 84), PAPER, 42, edge, 7)
        canvas.paste((x + width - 62, y + square - 32), symbols.item(item, 56))


def _count_places(canvas: Canvas, view: View, voice: Voice, card: str, at: tuple[int, int]) -> None:
    """Write in how many places a card fits."""
    places = sum(place.card == card for place in view.places)
    line = voice("picture-places", places=places)
    canvas.write(at, line, 30, WHITE if places else LESSER_TEXT_COLOUR, bold=True)


# ---- the places of one card --------------------------------------------------

PLACES_BESIDE: Final = ((2, 1, 344), (6, 2, 500))
"""Up to so many places: how many stand in a row, and how wide the panels are."""
PLACE_GAP: Final = 10
"""Between the places."""
SHALLOW_MAP_HEIGHT: Final = 800
"""Height of the map where more places stand below it, in as many rows as it takes."""
PLACES_BELOW: Final = (24, 6, 8)
"""Up to so many places, how many stand in a row below the map; and how many for still more."""


def _places(view: View, voice: Voice, card: str, places: list[Place]) -> Image:
    for most, columns, side in PLACES_BESIDE:
        if len(places) <= most:
            return _places_beside(view, voice, card, places, columns, side)
    return _places_below(view, voice, card, places)


def _places_beside(
    view: View, voice: Voice, card: str, places: list[Place], columns: int, side: int
) -> Image:
    """Show the places of a card beside the map."""
    canvas, left = _canvas_with_map(view, side, places)
    width = side - 2 * PANELS_MARGIN
    held_card(canvas, view, card, (left, PANELS_MARGIN), 260)
    wide = side > PANELS_WIDTH
    spot = (left + 290, 80) if wide else (left + 4, 188)
    canvas.write(spot, voice("picture-places", places=len(places)), 34, WHITE, bold=True)
    _place_rows(canvas, view, places, (left, 186 if wide else 222), width, columns)
    return canvas.image


def _places_below(view: View, voice: Voice, card: str, places: list[Place]) -> Image:
    """Show the places of a card below the map, however many they are."""
    few, wide, narrow = PLACES_BELOW
    columns = wide if len(places) <= few else narrow
    width = PICTURE_WIDTH - 2 * PANELS_MARGIN
    size = (width - PLACE_GAP * (columns - 1)) // columns
    rows = -(-len(places) // columns)
    below = 2 * PANELS_MARGIN - PLACE_GAP + rows * (size + PLACE_GAP)
    canvas, left = _canvas_with_map(
        view, PANELS_WIDTH, places, height=SHALLOW_MAP_HEIGHT, below=below
    )
    held_card(canvas, view, card, (left, PANELS_MARGIN), 260)
    line = voice("picture-places", places=len(places))
    canvas.write((left + 4, 188), line, 34, WHITE, bold=True)
    _place_rows(
        canvas, view, places, (PANELS_MARGIN, SHALLOW_MAP_HEIGHT + PANELS_MARGIN), width, columns
    )
    return canvas.image


def _place_rows(
    canvas: Canvas, view: View, places: list[Place], at: tuple[int, int], width: int, columns: int
) -> None:
    size = (width - PLACE_GAP * (columns - 1)) // columns
    for n, place in enumerate(places):
        x, y = at[0] + n % columns * (size + PLACE_GAP), at[1] + n // columns * (size + PLACE_GAP)
        canvas.paste((x, y), thumbnail(view, place, size))
