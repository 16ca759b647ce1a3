"""Orders as they are painted: face down, face up, recalled from last turn, and in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.abordaje.components import (
    ENEMY,
    LIMITS,
    ORDER_ICONS,
    PRIORITY,
    SIDES,
    Order,
    Side,
    order_name,
)
from games.abordaje.model import order_thing
from games.abordaje.picture import pieces
from games.abordaje.picture.layout import (
    HAND_HEIGHT,
    HEIGHT,
    MARGIN,
    ORDER_HEIGHT,
    ORDER_TOPS,
    SIDE_COLOURS,
    WIDTH,
)
from games.abordaje.picture.targets import orders_to_swap
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import (
    BAD,
    FADED,
    GOLD,
    INK,
    PAPER,
    PHONE_TYPE,
    WHITE,
    Canvas,
    text_width,
    wrap,
)
from games.kit.draw.gilding import mark_behind
from games.kit.draw.materials import raised
from games.kit.draw.targets import mark_choice
from games.kit.words import Voice

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.abordaje.model import View

CARRIED_OUT_FILL: Final = "#D9DEE2"
"""Behind an order that has been carried out."""
SIGNS_AT: Final = 31
"""How far below the upper edge of an order on the table the middle of its signs lies."""
WORD_AT: Final = 70
"""The same of its name: letters that reach down stay clear of the lower edge."""
ROOM_FOR_TURN: Final = 460
"""Units on the right above a hand, for turn and initiative."""
HELD_HEIGHT: Final = HAND_HEIGHT - 66
"""Of an order in the hand."""
LAST_TURN_COLOUR: Final = "#BFD9E8"
"""Of last turn's orders, written where this turn's will lie."""

# ---- on the table ------------------------------------------------------------


def draw_laid_order(
    canvas: Canvas, view: View, voice: Voice, side: Side, section: int, column: tuple[int, int]
) -> None:
    """Show what a side laid in a section: face down, face up, or nothing yet."""
    (left, width), top = column, ORDER_TOPS[side]
    row, at = view.orders[SIDES.index(side)], view.order_sections.index(section)
    size = (width, ORDER_HEIGHT)
    if at >= len(row):
        next_one = view.result is None and at == len(row)
        canvas.paste((left, top), pieces.order_place(*size, next_one=next_one))
        recall_order(canvas, view, voice, side, section, column)
        return
    order = row[at]
    if not view.revealed and order_thing(view.turn, side, section) in dict(view.marks):
        mark_behind(canvas, (left, top), size, 14)
    if order is None:
        canvas.paste((left, top), pieces.card_back(*size, side))
    else:
        _open_order(canvas, view, voice, side, section, order, (left, top, width))
    if side == view.side and section in orders_to_swap(view):
        mark_choice(canvas, (left, top), size, 16)
    if any(side == who and section in two for who, *two in view.swaps):
        canvas.glyph((left + width - 74, top + SIGNS_AT), "🔀", 36)


def recall_order(
    canvas: Canvas, view: View, voice: Voice, side: Side, section: int, column: tuple[int, int]
) -> None:
    """Recall an order of last turn until the first new one lies, even if its section is gone."""
    if any(view.orders) or view.result is not None:
        return
    (left, width), top = column, ORDER_TOPS[side]
    for met in view.last_orders:
        if met.section == section:
            order = met.orders[SIDES.index(side)]
            middle, before = left + width // 2, voice("picture-last")
            start = middle - (text_width(before, PHONE_TYPE) + 50) // 2
            x = start + canvas.write((start, top + SIGNS_AT), before, PHONE_TYPE, LAST_TURN_COLOUR)
            canvas.glyph((x + 30, top + SIGNS_AT), ORDER_ICONS[order], 40)
            word = voice(order_name(order))
            canvas.write(
                (middle, top + WORD_AT),
                word,
                PHONE_TYPE,
                LAST_TURN_COLOUR,
                anchor="m",
                width=width - 20,
            )


def _open_order(
    canvas: Canvas,
    view: View,
    voice: Voice,
    side: Side,
    section: int,
    order: Order,
    box: tuple[int, int, int],
) -> None:
    """Show an order that the viewer may read, and what became of it; `box` as above."""
    left, top, width = box
    done = view.is_carried_out(side, section)
    is_next = view.is_being_carried_out(side, section)
    known = side, order, width, voice.language
    canvas.paste((left, top), open_order(*known, done=done, is_next=is_next))
    sign, colour = ("", INK) if view.revealed else ("🙈", INK)
    if done:
        sign, colour = ("✗", BAD) if view.is_cancelled(section) else ("✓", FADED)
    canvas.write((left + width - 14, top + SIGNS_AT), sign, 38, colour, bold=True, anchor="r")


@cached
def open_order(
    side: Side, order: Order, width: int, language: str, *, done: bool, is_next: bool
) -> Image:
    """Paint an order as it lies face up on the table."""
    colour, voice = SIDE_COLOURS[side], Voice(language, "abordaje")
    ground, edge = CARRIED_OUT_FILL if done else PAPER, GOLD if is_next else colour
    canvas = Canvas.over(raised(width, ORDER_HEIGHT, ground, 16, edge, 6))
    canvas.panel((11, 8), (46, 46), FADED if done else colour, 23)
    number = str(PRIORITY[order])
    canvas.write((34, SIGNS_AT), number, PHONE_TYPE, WHITE, bold=True, anchor="m")
    middle = width // 2
    canvas.glyph((middle, SIGNS_AT), ORDER_ICONS[order], 46)
    word = voice(order_name(order))
    canvas.write((middle, WORD_AT), word, PHONE_TYPE, anchor="m", width=width - 14)
    return canvas.image


# ---- in the hand --------------------------------------------------------------


def draw_hand(canvas: Canvas, view: View, hand: tuple[Order, ...], voice: Voice) -> None:
    """Show the hand below the table, the cards side by side, with what each order does.

    Above it stands whose it was or will be, once hands change owners.
    """
    side: Side = view.side or "pirate"
    is_asked, enemy = view.seat in view.to_act, voice.name(view.seat_of(ENEMY[side]))
    title = ""
    if view.ready[SIDES.index(side)]:
        title = voice("picture-hand-passes", who=enemy)
    elif all(view.orders):
        title = voice("picture-hand-from", who=enemy)
    at = (MARGIN + 8, HEIGHT + 14)
    canvas.write(at, title, PHONE_TYPE, GOLD, bold=True, width=WIDTH - 2 * MARGIN - ROOM_FOR_TURN)
    width = (WIDTH - 2 * MARGIN - (LIMITS.hand_size - 1) * 14) // LIMITS.hand_size
    for n, order in enumerate(hand):
        at = MARGIN + n * (width + 14), HEIGHT + 44
        canvas.paste(at, held_order(order, width, voice.language))
        if is_asked:
            mark_choice(canvas, at, (width, HELD_HEIGHT), 20)
    laid = [order for order in view.orders[SIDES.index(side)] if order]
    if view.ready[SIDES.index(side)] and laid and len(hand) < LIMITS.hand_size:
        at = MARGIN + len(hand) * (width + 14), HEIGHT + 44
        canvas.paste(at, held_order(laid[-1], width, voice.language, is_laid=True))


@cached
def held_order(order: Order, width: int, language: str, *, is_laid: bool = False) -> Image:
    """Paint an order as it is held in the hand, with what it does in short; 🔍 has it all.

    The one that has just been laid is grey.
    """
    ground, edge = (CARRIED_OUT_FILL, FADED) if is_laid else (PAPER, GOLD)
    canvas = Canvas.over(raised(width, HELD_HEIGHT, ground, 20, edge, 6))
    voice, middle = Voice(language, "abordaje"), width // 2
    fill = FADED if is_laid else INK
    canvas.panel((14, 14), (50, 50), fill, 25)
    canvas.write((39, 39), str(PRIORITY[order]), PHONE_TYPE, WHITE, bold=True, anchor="m")
    canvas.glyph((middle, 44), ORDER_ICONS[order], 68)
    word = voice(order_name(order))
    canvas.write((middle, 104), word, PHONE_TYPE, fill, bold=True, anchor="m", width=width - 14)
    does = voice("picture-laid" if is_laid else f"picture-does-{order}")
    for row, line in enumerate(wrap(does, PHONE_TYPE, width - 20, 2)):
        canvas.write((middle, 149 + row * 38), line, PHONE_TYPE, FADED, anchor="m")
    return canvas.image
