"""The picture of Bandido Alcatraz: the map as large as it goes, the table's state below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.art import ART
from games.bandido_alcatraz.components import CARDS
from games.bandido_alcatraz.model import viewport
from games.bandido_alcatraz.model.viewport import PICTURE_WIDTH
from games.bandido_alcatraz.picture import cards, panels, symbols
from games.bandido_alcatraz.picture.final_scene import final_scene
from games.bandido_alcatraz.picture.panels import MARGIN, PANEL_GAP
from games.bandido_alcatraz.picture.place_pictures import (
    lay_map_with_places,
    thumbnails,
)
from games.kit.draw.canvas import FADED, GOLD, PAPER, PHONE_TYPE, WHITE, Canvas
from games.kit.draw.columns import columns
from games.kit.draw.targets import mark_choice
from games.kit.draw.whose_turn import HEIGHT as TURN_HEIGHT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.bandido_alcatraz.model import Place, View
    from games.kit.game import Decision, Proposals
    from games.kit.words import Voice

CARDS_OF_MANY: Final = 6
"""So many cards of a large hand lie beside one another; of a small one fewer, which are larger."""
MOST_LARGE_CARDS: Final = 3
LARGE_CARD: Final = 310
"""Units: how wide they are."""
DESK_COLOUR: Final = "#17100B"
"""What the panels lie on."""
LESSER_TEXT_COLOUR: Final = "#CDBDA9"
"""Text on the desk that matters less."""


def draw(view: View, voice: Voice) -> Image:
    """Paint what one seat may see, or what the whole table sees.

    Where only one card of the hand can be played, its menu begins with the places.
    """
    if view.result is not None:
        return final_scene(view, voice)
    if view.hand is None:
        return _table(view, voice)
    if len(cards_to_choose(view)) == 1 and view.places:
        return _places(view, voice, view.places[0].card, list(view.places))
    return _hand(view, voice, view.hand)


def cards_to_choose(view: View) -> frozenset[str]:
    """Return the cards of the hand that the viewer may play now."""
    if view.seat is None or view.seat != view.turn:
        return frozenset()
    return frozenset((*view.gatherable, *(place.card for place in view.places)))


def preview(
    view: View, voice: Voice, chosen: Sequence[Decision], at_tunnel: Proposals = ()
) -> Image:
    """Paint where the card chosen in the menu may be laid, by the codes of the places.

    Once its tunnel is chosen, it is those places there alone.
    """
    answers = [step.value for step in chosen]
    card = next((one for one in view.hand or () if one in answers), None)
    places = [place for place in view.places if place.card == card]
    asked = {left.value for left, *_ in at_tunnel}
    places = [place for place in places if place.code in {*answers, *asked}] or places
    if card is None or not places:
        return draw(view, voice)
    return _places(view, voice, card, places)


def _canvas_with_map(
    view: View, voice: Voice, below: int, places: Sequence[Place] = ()
) -> tuple[Canvas, int]:
    """Start a picture with the map at the top; return it with where the panels begin.

    `below` is how much room they take. The map keeps its scale and its place while answers are
    chosen.
    """
    part = viewport.map_part(view)
    canvas = Canvas(PICTURE_WIDTH, part.height + MARGIN + below + MARGIN, DESK_COLOUR)
    lay_map_with_places(canvas, view, part, places, voice)
    canvas.fill((0, part.height), (PICTURE_WIDTH, 2 * MARGIN + below), DESK_COLOUR)
    return canvas, part.height + MARGIN


# ---- the table ---------------------------------------------------------------


def _table(view: View, voice: Voice) -> Image:
    warnings = panels.warnings(view, voice)
    below = TURN_HEIGHT + PANEL_GAP + panels.PLAYER_HEIGHT
    below += panels.height_of(warnings)
    canvas, y = _canvas_with_map(view, voice, below)
    y = panels.first_row(canvas, view, voice, y) + PANEL_GAP
    y = panels.player_panels(canvas, view, voice, y) + PANEL_GAP
    panels.write_warnings(canvas, warnings, y)
    return canvas.image


# ---- a hand ------------------------------------------------------------------


def _hand(view: View, voice: Voice, hand: tuple[str, ...]) -> Image:
    size = LARGE_CARD
    if len(hand) > MOST_LARGE_CARDS:
        size = columns(CARDS_OF_MANY, PICTURE_WIDTH, MARGIN, PANEL_GAP)[0][1]
    high, playable = size // 2 + 58, cards_to_choose(view)
    warnings = panels.warnings(view, voice)
    below = TURN_HEIGHT + PANEL_GAP + high + panels.height_of(warnings)
    canvas, y = _canvas_with_map(view, voice, below)
    panels.write_warnings(canvas, warnings, y)
    y += panels.height_of(warnings)
    y = panels.first_row(canvas, view, voice, y) + PANEL_GAP
    for n, card in enumerate(hand):
        x = MARGIN + n * (size + PANEL_GAP)
        if card in playable:
            mark_choice(canvas, (x, y), (size, size // 2), size // 16)
        held_card(canvas, view, card, (x, y), size)
        _count_places(canvas, view, voice, card, (x + 4, y + size // 2 + 34))
    if len(view.hand_sizes) > 1:
        left = MARGIN + MOST_LARGE_CARDS * (LARGE_CARD + PANEL_GAP)
        area = (PICTURE_WIDTH - MARGIN - left, high)
        panels.players_in_short(canvas, view, voice, (left, y), area)
    return canvas.image


def held_card(canvas: Canvas, view: View, card: str, at: tuple[int, int], width: int) -> None:
    """Paint a card of the hand: its number in the hand, its face, and what it bears."""
    (x, y), square = at, width // 2
    cards.lay_card(canvas, (x, y), card, 0, square)
    number = (view.hand or ()).index(card) + 1
    canvas.paste((x - 4, y - 4), symbols.number(str(number), 56, "open"))
    if item := CARDS[card].item:
        edge = GOLD if card in view.gatherable else FADED
        canvas.panel((x + width - 80, y + square - 50), (84, 84), PAPER, 42, edge, 7)
        canvas.paste((x + width - 66, y + square - 36), ART.image(item, 56))


def _count_places(canvas: Canvas, view: View, voice: Voice, card: str, at: tuple[int, int]) -> None:
    """Write in how many places a card fits."""
    places = sum(place.card == card for place in view.places)
    line = voice("picture-places", places=places)
    canvas.write(at, line, PHONE_TYPE, WHITE if places else LESSER_TEXT_COLOUR, bold=True)


# ---- the places of one card --------------------------------------------------

MOST_LARGE_PLACES: Final = 3
"""So few places lie side by side in the whole width: the card is seen in each of them."""
LARGEST_PLACE: Final = 540
"""Units: how large one is at most, 150 pixels on a phone."""
PLACES_IN_ROW: Final = ((4, 6), (5, 7), (10, 6), (10_000, 8))
"""Up to so many places, how many stand in a row; the card itself takes two of them."""
PLACE_GAP: Final = 10
"""Between the places."""


def _places(view: View, voice: Voice, card: str, places: list[Place]) -> Image:
    """Show a card below the map, and beside it its places, however many they are."""
    if len(places) <= MOST_LARGE_PLACES:
        return _large_places(view, voice, places)
    count = next(count for most, count in PLACES_IN_ROW if len(places) <= most)
    frames = columns(count, PICTURE_WIDTH, MARGIN, PLACE_GAP)
    size = frames[0][1]
    below = -(-(len(places) + 2) // count) * (size + PLACE_GAP)
    canvas, y = _canvas_with_map(view, voice, below, places)
    held_card(canvas, view, card, (MARGIN, y), 2 * size + PLACE_GAP)
    for n, shown in enumerate(thumbnails(view, places, size), start=2):
        canvas.paste((frames[n % count][0], y + n // count * (size + PLACE_GAP)), shown)
    return canvas.image


def _large_places(view: View, voice: Voice, places: list[Place]) -> Image:
    """Show few places large, side by side below the map."""
    frames = columns(max(2, len(places)), PICTURE_WIDTH, MARGIN, PLACE_GAP)
    size = min(frames[0][1], LARGEST_PLACE)
    canvas, y = _canvas_with_map(view, voice, size, places)
    left = (PICTURE_WIDTH - len(places) * (size + PLACE_GAP) + PLACE_GAP) // 2
    for n, shown in enumerate(thumbnails(view, places, size)):
        canvas.paste((left + n * (size + PLACE_GAP), y), shown)
    return canvas.image
