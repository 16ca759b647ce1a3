"""What is told in ¡Abordaje!, and asked: events carry sides, sections, decks, orders and counts.

What happens after the reveal is an event of the turn: it is kept in the state, and told in public
once the turn is over. Every event here is made once for each set of facts, because it comes back
again and again.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from games.abordaje.components import (
    CANCELS,
    ENEMY,
    ORDER_ICONS,
    PRIORITY,
    Deck,
    Order,
    Side,
    captain_name,
    crew_of,
    crew_of_both,
    deck_name,
    order_name,
    order_with_icon,
    side_name,
)
from games.kit.game import Event, Seat, Text, event, text

if TYPE_CHECKING:
    from games.abordaje.model import Task, View

# ---- what is asked -------------------------------------------------------------


def question_text(question: Task, *, for_both: bool = False) -> Text:
    """Say a question; the same words tell the others what a side is thinking about.

    Of an order with a shield it may be asked `for_both` that it allows.
    """
    if question.order is None:
        return text(f"ask-{question.kind}", section=question.section)
    order = order_name(question.order)
    if for_both:
        return text("ask-regroup", order=order, section=question.section)
    return text(f"ask-{question.kind}", order=order, section=question.section)


def open_question_text(view: View) -> Text:
    """Say what is asked now: a question, or which order comes next where one is waited for."""
    if view.question is not None:
        return question_text(view.question, for_both=view.asks_for_both)
    at = min(len(view.order_sections) - 1, *map(len, view.orders))
    return text("ask-place", section=view.order_sections[at])


# ---- while orders are laid -----------------------------------------------------


@cache
def placed(seat: Seat, order: Order, section: int) -> Event:
    """Confirm to a seat alone what it has laid where."""
    return event("placed", to=seat, order=order_with_icon(order), section=section)


@cache
def both_placed(section: int, *, last: bool) -> Event:
    """Tell that both orders of a section lie; after all but the last, the hands change sides."""
    return event("laid-last" if last else "laid", section=section)


@cache
def new_hand(seat: Seat, hand: tuple[Order, ...]) -> Event:
    """Tell a seat alone which hand it has now."""
    return event("new-hand", to=seat, hand=tuple(map(order_with_icon, hand)))


@cache
def forced(side: Side, section: int) -> Event:
    """Tell that a side had one order left, and laid it."""
    return event("forced", side=side, section=section)


# ---- tactics and captains, and the next turn -----------------------------------


@cache
def swapped(side: Side, first: int, second: int) -> Event:
    """Tell in which two sections a side has exchanged its orders."""
    return event("swapped", side=side_name(side), first=first, second=second)


@cache
def not_swapped(side: Side) -> Event:
    """Tell that a side leaves its orders as they lie."""
    return event("swap-passed", side=side_name(side))


@cache
def captain_stayed(side: Side) -> Event:
    """Tell that a captain makes no step."""
    return event("captain-passed", captain=captain_name(side))


@cache
def captain_went(
    why: Literal["captain", "follow", "withdraw", "home"], side: Side, deck: Deck
) -> Event:
    """Tell where a captain goes, and as an answer to which question."""
    return event(f"captain-{why}", captain=captain_name(side), deck=deck_name(deck))


@cache
def turn_begins(turn: int) -> Event:
    """Tell who has the initiative, and which way the turn goes."""
    return event("turn-begins-odd" if turn % 2 else "turn-begins-even", turn=turn)


# ---- the turn, from the reveal on ----------------------------------------------


@cache
def revealed(turn: int) -> Event:
    """Tell that the orders of a turn are turned up."""
    return event("told-reveal", turn=turn)


@cache
def orders_met(section: int, pirate: Order, spanish: Order) -> Event:
    """Tell which two orders meet in a section."""
    return event(
        "told-orders",
        section=section,
        pirate=order_with_icon(pirate),
        spanish=order_with_icon(spanish),
    )


@cache
def cancelled(section: int, order: Order) -> Event:
    """Tell that an order cancels the enemy's in its section."""
    return event(
        "told-cancel",
        section=section,
        shield=order_with_icon(order),
        struck=order_with_icon(CANCELS[order]),
    )


@cache
def discipline_used(order: Order, section: int) -> Event:
    """Tell which order Navy discipline puts before all others."""
    return event("told-drill", order=order_with_icon(order), section=section)


@cache
def aimed(side: Side, deck: Deck) -> Event:
    """Tell on which deck a side's Fight! applies."""
    return event("told-aim", side=side_name(side), deck=deck_name(deck))


@cache
def fought(fighters: tuple[Side, ...], deck: Deck, fallen: tuple[int, int]) -> Event:
    """Tell whose Fight! led to a combat, and how many fell on each side."""
    who = side_name(fighters[0]) if len(fighters) == 1 else text("both-sides")
    return event(
        "told-fight",
        who=who.naming(fighters),
        deck=deck_name(deck),
        fallen=crew_of_both(*fallen),
    )


@cache
def fought_nobody(side: Side, section: int) -> Event:
    """Tell that a Fight! finds no deck with men of both sides."""
    return event("told-fight-nobody", side=side_name(side), section=section)


@cache
def boarded(side: Side, section: int, fallen: int, crossed: int) -> Event:
    """Tell how many enemies fall to a boarding, and how many of its own men cross."""
    return event(
        "told-boarding",
        side=side_name(side),
        section=section,
        fallen=crew_of(ENEMY[side], fallen),
        crossed=crew_of(side, crossed),
    )


@cache
def third_crossed(side: Side) -> Event:
    """Tell that a third man crosses with a boarding."""
    return event("told-third", who=crew_of(side, 1))


@cache
def fired(side: Side, deck: Deck, fallen: tuple[int, int]) -> Event:
    """Tell on which deck a side fires, and how many fall on each side."""
    return event(
        "told-fire", side=side_name(side), deck=deck_name(deck), fallen=crew_of_both(*fallen)
    )


@cache
def shot(side: Side) -> Event:
    """Tell that a captain hits one more enemy."""
    return event("told-shoot", captain=captain_name(side), fallen=crew_of(ENEMY[side], 1))


@cache
def order_begins(order: Order, side: Side, section: int) -> Event:
    """Tell which order is carried out, where what it does follows from answers only."""
    return event(
        "told-order",
        number=PRIORITY[order],
        icon=ORDER_ICONS[order],
        order=order_name(order),
        side=side_name(side),
        section=section,
    )


@cache
def reinforced(source: Literal["reinforce", "rally"], side: Side, deck: Deck) -> Event:
    """Tell to which deck a man comes, from the pool ("reinforce") or from the losses ("rally")."""
    return event(f"told-{source}", who=crew_of(side, 1), deck=deck_name(deck))


@cache
def marched(side: Side, start: Deck, end: Deck) -> Event:
    """Tell from which deck to which a man moves."""
    return event("told-march", who=crew_of(side, 1), start=deck_name(start), end=deck_name(end))


# ---- the aftermath -------------------------------------------------------------


@cache
def exterminated(side: Side, men: int, sections: int) -> Event:
    """Tell that a side has fewer men left than there are sections in play."""
    return event("told-exterminated", side=side, men=crew_of(side, men), sections=sections)


@cache
def control_changed(how: Literal["control", "lost", "conquest"], side: Side, deck: Deck) -> Event:
    """Tell that a side gets control of an enemy deck, loses it, or conquers the deck."""
    return event(f"told-{how}", side=side_name(side), deck=deck_name(deck))


@cache
def section_out_of_play(section: int) -> Event:
    """Tell that a section is out of play, and what becomes of its crew."""
    return event("told-flip", section=section)


@cache
def turn_cap_reached(turn: int) -> Event:
    """Tell that the last turn agreed upon is over."""
    return event("told-cap", turn=turn)


# ---- events on their way -------------------------------------------------------


def told_ahead(told: Event, to: Seat) -> Event:
    """Return an event of the turn as told to one seat, before all are told.

    It is not validated again: that would cost more than the rules do.
    """
    return Event.model_construct(key=told.key, args=told.args, to=to)


def load_event(stored: Event) -> Event:
    """Return a stored event as this version tells it.

    Before 0.2.0 `told-order` carried its number as a key cap ("4" in a box), not as a number.
    """
    number = stored.args.get("number")
    if stored.key != "told-order" or not isinstance(number, str):
        return stored
    return stored.model_copy(update={"args": {**stored.args, "number": int(number[0])}})
