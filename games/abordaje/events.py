"""What ¡Abordaje! says: words for sides, decks and orders, the events of a turn, its questions.

The table in lines is in `summary`. Words that come back again and again are made once.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.abordaje.components import ICONS, SECTION, SHIP, Deck, Order, Side
from games.kit.game import Event, Seat, Text, event, text

if TYPE_CHECKING:
    from games.abordaje.model import Task, View

SIDE_ICONS: dict[Side, str] = {"pirate": "🏴‍☠️", "spanish": "🇪🇸"}

# ---- words -------------------------------------------------------------------


@cache
def side_text(side: Side) -> Text:
    """Name a side at the start of a sentence: The pirates."""
    return text(f"side-{side}")


@cache
def captain_text(side: Side) -> Text:
    """Name a captain at the start of a sentence: The pirate captain."""
    return text(f"captain-of-{side}")


@cache
def deck_text(deck: Deck) -> Text:
    """Name a deck: pirate deck 2."""
    return text(f"deck-{SHIP[deck]}", n=SECTION[deck])


@cache
def order_text(order: Order) -> Text:
    """Name an order with its icon: 🪝 Boarding!."""
    return text("order", icon=ICONS[order], order=name(order))


@cache
def name(order: Order) -> Text:
    """Name an order: Boarding!."""
    return text(f"order-{order}")


@cache
def men(side: Side, count: int) -> Text:
    """Count men: 2 pirates, 1 Spaniard; nobody."""
    return text(f"men-{side}", n=count) if count else text("nobody")


@cache
def crews(pirates: int, spaniards: int) -> Text | tuple[Text, ...]:
    """Count the men of both sides, as far as there are any."""
    both = (men("pirate", pirates), men("spanish", spaniards))
    return tuple(one for one in both if one.key != "nobody") or text("nobody")


# ---- events ------------------------------------------------------------------


def whispered(line: Event, to: Seat) -> Event:
    """Tell a line of the story to one seat as soon as it is written.

    It was checked then; to check it again costs more than the rules do.
    """
    return Event.model_construct(key=line.key, args=line.args, to=to)


# ---- events while orders are laid --------------------------------------------


@cache
def placed(seat: Seat, order: Order, section: int) -> Event:
    """Confirm to a seat, and nobody else, what it has laid where."""
    return event("placed", to=seat, order=order_text(order), section=section)


@cache
def laid(section: int, *, last: bool) -> Event:
    """Tell that both orders of a section lie; after all but the last, the hands change sides."""
    return event("laid-last" if last else "laid", section=section)


@cache
def new_hand(seat: Seat, hand: tuple[Order, ...]) -> Event:
    """Tell a seat, and nobody else, which hand it has now."""
    return event("new-hand", to=seat, hand=tuple(map(order_text, hand)))


@cache
def forced(side: Side, section: int) -> Event:
    """Tell that a side had one order left, and laid it."""
    return event("forced", side=side, section=section)


@cache
def turn_begins(turn: int) -> Event:
    """Tell who has the initiative, and which way the turn goes."""
    return event("turn-begins-odd" if turn % 2 else "turn-begins-even", turn=turn)


# ---- questions and answers ---------------------------------------------------


def question(view: View) -> Text:
    """Say what the viewer is asked now."""
    now = view.question
    if now is None:
        side = view.side or "pirate"
        at = len(view.orders[0 if side == "pirate" else 1])
        return text("ask-place", section=view.positions[min(at, len(view.positions) - 1)])
    return asked(now)


def asked(now: Task) -> Text:
    """Say a question; the same words tell the others what a side is thinking about."""
    if now.order is None:
        return text(f"ask-{now.kind}", section=now.section)
    return text(f"ask-{now.kind}", order=name(now.order), section=now.section)
