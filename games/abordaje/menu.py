"""How the moves of ¡Abordaje! are asked for: all answers to a question stand side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.components import (
    ORDER_ICONS,
    SECTION_OF,
    SHIP_OF,
    SIDE_ICONS,
    deck_name,
    order_name,
)
from games.abordaje.events import open_question_text, question_text
from games.abordaje.model import (
    Captain,
    Fight,
    March,
    Move,
    Place,
    Regroup,
    Swap,
    View,
)
from games.kit.game import Decision, Text, text

if TYPE_CHECKING:
    from games.abordaje.components import Deck


def decisions(view: View, move: Move) -> tuple[Decision, ...]:
    """Return the one decision that a move is: all answers to a question stand side by side."""
    return (_decision(view, move),)


def _decision(view: View, move: Move) -> Decision:
    ask = open_question_text(view)
    match move:
        case Place(card=card):
            icon = ORDER_ICONS[card]
            label, short = order_name(card), text(f"short-order-{card}")
            return Decision(
                field="card", ask=ask, value=card, label=label, icon=icon, on_button=short
            )
        case Swap(first=first, second=second):
            # One decision names both sections, so that every swap is one answer; the command asks
            # for them one by one.
            value, label = f"{first}-{second}", _swap_label(view, move)
            short = text("short-swap", first=first, second=second)
            return Decision(field="sections", ask=ask, value=value, label=label, on_button=short)
        case Captain(deck=deck) | Fight(deck=deck):
            label = text(f"answer-{move.kind}", deck=deck_name(deck))
            icon, short = SIDE_ICONS[SHIP_OF[deck]], text("short-deck", n=SECTION_OF[deck])
            return Decision(
                field="deck", ask=ask, value=deck, label=label, icon=icon, on_button=short
            )
        case March(start=start, end=end):
            # Both ends in one decision, as in the option of the command: see `March`.
            label = _way_name(start, end)
            short = text("short-march", start=_sign(start), end=_sign(end))
            way = f"{start}-{end}"
            return Decision(field="way", ask=ask, value=way, label=label, on_button=short)
        case Regroup():
            return _regrouping(view, move)
    kind = view.question.kind if view.question else "swap"
    answer = "no" if move.kind == "pass" else "yes"
    label = text(f"answer-{kind}-{answer}")
    brief = text("short-swap-no") if kind == "swap" else None
    return Decision(field="kind", ask=ask, value=move.kind, label=label, on_button=brief)


def _regrouping(view: View, move: Regroup) -> Decision:
    """Ask at once for both that an order with a shield may do; of many answers, one by one."""
    ask_group = question_text(view.question) if view.question else None
    more, value = "more" if move.reinforce else "no", "+" if move.reinforce else ""
    label, short = text(f"answer-regroup-{more}"), text(f"short-regroup-{more}")
    if move.start and move.end:
        way = _way_name(move.start, move.end)
        signs = text(f"short-way-{more}", way=_way_in_signs(view, move.start, move.end))
        label = text("answer-regroup-both", way=way) if move.reinforce else way
        value, short = f"{value}{move.start}-{move.end}", signs
    return Decision(
        field="way",
        ask=open_question_text(view),
        value=value or "no",
        label=label,
        on_button=short,
        group=text(f"group-regroup-{more}"),
        ask_group=ask_group,
    )


def _sign(deck: Deck) -> str:
    """Name a deck in signs, for a button."""
    return f"{SIDE_ICONS[SHIP_OF[deck]]}{SECTION_OF[deck]}"


def _way_in_signs(view: View, start: Deck, end: Deck) -> str:
    """Name a way as short as can be: along the own ship by numbers alone."""
    here, there = SHIP_OF[start], SHIP_OF[end]
    if here == there:
        sign = "" if here == view.side else SIDE_ICONS[here]
        return f"{sign}{SECTION_OF[start]}→{SECTION_OF[end]}"
    return f"{SECTION_OF[start]} {SIDE_ICONS[here]}→{SIDE_ICONS[there]}"


def _way_name(start: Deck, end: Deck) -> Text:
    """Name a way: along a ship, or across."""
    if SHIP_OF[start] == SHIP_OF[end]:
        return text("short-march", start=_short_name(start), end=SECTION_OF[end])
    return text("short-march-across", start=_short_name(start))


def _short_name(deck: Deck) -> Text:
    """Name a deck in so few words that an alt text has room for all the ways there may be."""
    return text(f"short-deck-{SHIP_OF[deck]}", n=SECTION_OF[deck])


def _swap_label(view: View, move: Swap) -> Text:
    """Name the two orders that would change places; only their owner ever reads this.

    Two that are alike may be swapped, too: the enemy sees that two were, and not which.
    """
    row = view.orders[0 if view.side == "pirate" else 1]
    sections = (move.first, move.second)
    first, second = (row[view.order_sections.index(section)] for section in sections)
    if first is None or second is None:
        return text("answer-swap", first=move.first, second=move.second)
    if first == second:
        one = order_name(first)
        return text("answer-swap-alike", first=move.first, second=move.second, one=one)
    return text(
        "answer-swap-known",
        first=move.first,
        second=move.second,
        one=order_name(first),
        other=order_name(second),
    )
