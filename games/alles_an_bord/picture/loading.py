"""The middle of the picture while ships are loaded: the thirteen cards, and the heap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.alles_an_bord.art import ART
from games.alles_an_bord.components import CATEGORIES, KINDS
from games.alles_an_bord.model import heap_thing
from games.alles_an_bord.picture import cards, tiles
from games.alles_an_bord.picture.backgrounds import background
from games.alles_an_bord.picture.labels import label, letters
from games.alles_an_bord.picture.layout import MARGIN, MIDDLE_TOP, WIDTH, picture_columns
from games.kit.draw.cache.images import cached
from games.kit.draw.cache.layers import layer
from games.kit.draw.canvas import FADED, GOLD, INK, PAPER, PHONE_TYPE, Canvas
from games.kit.draw.gilding import mark_ground
from games.kit.draw.text.names import seat_letter

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.alles_an_bord.components import Kind
    from games.alles_an_bord.model import View
    from games.kit.words import Voice

CARDS_IN_ROW: Final = 7
CARD_SIZE: Final = (picture_columns(CARDS_IN_ROW)[0][1], 200)
HEAP_TOP: Final = MIDDLE_TOP + 2 * CARD_SIZE[1] + 18
"""Where the heap begins."""
FACE_DOWN_WIDTH: Final = 118
"""Width of the place where tiles lie face down."""
HEAP_ROW_HEIGHT: Final = 82
"""Height of a line of the heap."""


def start_picture(view: View, voice: Voice) -> Canvas:
    """Start a picture with the quay and the cards of the voyage on it."""
    first = view.first_full if view.phase == "loading" else None
    badge = None if first is None else (first, seat_letter(voice, first))
    return Canvas.over(layer(_cards_on_quay, view.cards, view.cards_left, badge, voice.language))


def _cards_on_quay(
    lying_open: tuple[str, ...] | None,
    left: tuple[int, ...],
    first: tuple[int, str] | None,
    language: str,
) -> Image:
    """Lay out the cards of the voyage: open, or so many backs of each category.

    `first` is the seat that cast off first, and the letter of its badge.
    """
    canvas = Canvas.over(background("quay"))
    if lying_open is not None:
        drawn = [cards.small_card(card, language, CARD_SIZE) for card in lying_open]
    else:
        drawn = [
            cards.card_back(category, CARD_SIZE)
            for category, count in zip(CATEGORIES, left, strict=True)
            for _ in range(count)
        ]
    places = picture_columns(CARDS_IN_ROW)
    for n, card in enumerate(drawn[: 2 * CARDS_IN_ROW]):
        canvas.paste(
            (places[n % CARDS_IN_ROW][0], MIDDLE_TOP + n // CARDS_IN_ROW * (CARD_SIZE[1] + 8)), card
        )
    if first is not None and len(drawn) < 2 * CARDS_IN_ROW:
        at = (places[-1][0], MIDDLE_TOP + CARD_SIZE[1] + 8)
        _paint_cast_off(canvas, first, at)
    return canvas.image


def _paint_cast_off(canvas: Canvas, badge: tuple[int, str], at: tuple[int, int]) -> None:
    """Tell who was full first and closed the cards."""
    canvas.panel(at, CARD_SIZE, PAPER, 18, GOLD, 8)
    seat, letter = badge
    canvas.badge((at[0] + 50, at[1] + CARD_SIZE[1] // 2), seat, 76, letter)
    canvas.glyph((at[0] + CARD_SIZE[0] - 54, at[1] + CARD_SIZE[1] // 2), "⛵", 84)


def paint_heap(canvas: Canvas, view: View, voice: Voice) -> None:
    """Show how many tiles of each kind lie open or locked, and how many face down.

    Before the race they only have names: nobody takes one yet.
    """
    width, height = WIDTH - 2 * MARGIN, 2 * HEAP_ROW_HEIGHT + 6
    canvas.panel((MARGIN, HEAP_TOP), (width, height), PAPER, 22)
    if view.phase == "ready":
        step = (width - 20) // 5
        for n, kind in enumerate(KINDS):
            at = (MARGIN + 20 + n % 5 * step, HEAP_TOP + 3 + n // 5 * HEAP_ROW_HEIGHT)
            canvas.paste(at, _kind_by_name(kind, voice.language, step))
        return
    canvas.paste((MARGIN + 14, HEAP_TOP + 8), tiles.tile_back((60, height - 16)))
    middle = MARGIN + 78 + (FACE_DOWN_WIDTH - 78) // 2
    canvas.write((middle, HEAP_TOP + height // 2), str(view.heap_hidden), 44, bold=True, anchor="m")
    left = MARGIN + FACE_DOWN_WIDTH + 8
    step, changed = (WIDTH - MARGIN - left) // 5, dict(view.marks)
    for n, kind in enumerate(KINDS):
        at = (left + n % 5 * step, HEAP_TOP + 3 + n // 5 * HEAP_ROW_HEIGHT)
        if heap_thing(kind) in changed:
            mark_ground(canvas, (at[0], at[1] - 2), (step - 2, HEAP_ROW_HEIGHT + 1))
        counts = (view.heap_open[n], view.heap_locked[n])
        canvas.paste(at, _kind_in_heap(kind, counts, voice.language, step))


@cached
def _kind_by_name(kind: Kind, language: str, width: int) -> Image:
    """Paint one kind of the heap: its tile and name."""
    canvas = Canvas(width, HEAP_ROW_HEIGHT)
    canvas.paste((4, 8), tiles.plain_tile(kind, (HEAP_ROW_HEIGHT - 16, HEAP_ROW_HEIGHT - 16)))
    at = (HEAP_ROW_HEIGHT + 4, HEAP_ROW_HEIGHT // 2)
    canvas.write(at, label(kind, language), PHONE_TYPE, bold=True, width=width - at[0])
    return canvas.image


@cached
def _kind_in_heap(kind: Kind, counts: tuple[int, int], language: str, width: int) -> Image:
    """Paint one kind of the heap: its tile and name, how many may be taken, how many are locked."""
    free, locked = counts
    canvas = Canvas(width, HEAP_ROW_HEIGHT)
    canvas.paste((4, 3), tiles.tile(kind, letters(language)[kind], (57, HEAP_ROW_HEIGHT - 6)))
    name = label(kind, language)
    fill = INK if free else FADED
    canvas.write((66, 20), name, PHONE_TYPE, fill, bold=True, width=width - 66)
    canvas.write((66, 60), f"×{free}", 38, fill, bold=True)
    if locked:
        canvas.paste((136, 42), ART.image("starfish", 38))
        canvas.write((180, 61), str(locked), PHONE_TYPE, FADED, bold=True)
    return canvas.image
