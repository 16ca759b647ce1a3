"""Laying orders: both sides choose in secret, and what they do not play changes hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje import events
from games.abordaje.components import FIGURES, SIDES, Order, in_order
from games.abordaje.rules.resolution import advance, plan
from games.abordaje.rules.turn import positions
from games.abordaje.rules.working_copy import Battle

if TYPE_CHECKING:
    from games.abordaje.model import State
    from games.kit.chance import Chance
    from games.kit.game import Event, Seat

Row = tuple[Order, ...]


def lay(state: State, seat: Seat, order: Order, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Lay an order face down; once both sides have, the hands change owners, or the turn goes on.

    Nobody learns from this what the other one laid: a hand is handed over by priority, not in the
    order in which it was dealt or played.
    """
    mine = SIDES.index(state.side_of(seat))
    hand = list(state.hands[mine])
    hand.remove(order)
    hands, rows = list(state.hands), list(state.laid)
    hands[mine], rows[mine] = tuple(hand), (*rows[mine], order)
    section = positions(state.turn, state.active)[len(rows[mine]) - 1]
    told = (events.placed(seat, order, section),)
    after = state.model_copy(update={"hands": (hands[0], hands[1]), "laid": (rows[0], rows[1])})
    if len(rows[0]) != len(rows[1]):
        return after, told
    if len(rows[0]) < len(state.active):
        after, news = _exchange(after, section)
        return after, told + news
    after, news = _all_lie(after, section, chance)
    return after, told + news


def _exchange(state: State, section: int) -> tuple[State, tuple[Event, ...]]:
    """Exchange the hands whole; before the last choice add the cards left aside (ruling 2)."""
    hands, aside = [state.hands[1], state.hands[0]], state.aside
    last_choice = len(state.laid[0]) + 1 == len(state.active)
    if last_choice:
        for side in FIGURES.set_ups[state.options.mode].aside_for:
            taker = SIDES.index(side)
            hands[taker], aside = in_order((*hands[taker], aside[0])), aside[1:]
    told = [
        events.laid(section, last=False),
        *(events.new_hand(state.seat_of(s), h) for s, h in zip(SIDES, hands, strict=True)),
    ]
    after = state.model_copy(update={"hands": (hands[0], hands[1]), "aside": aside})
    return _force(after, told) if last_choice else (after, tuple(told))


def _force(state: State, told: list[Event]) -> tuple[State, tuple[Event, ...]]:
    """Lay the last order of a side that has only one left: there is nothing to decide.

    How many orders a hand holds is public. A hand of two alike is asked: else all would know.
    """
    hands, rows = list(state.hands), list(state.laid)
    for at, side in enumerate(SIDES):
        if len(hands[at]) == 1:
            rows[at], hands[at] = (*rows[at], *hands[at]), ()
            section = positions(state.turn, state.active)[len(rows[at]) - 1]
            told.append(events.forced(side, section))
            told.append(events.placed(state.seat_of(side), rows[at][-1], section))
    after = state.model_copy(update={"hands": (hands[0], hands[1]), "laid": (rows[0], rows[1])})
    return after, tuple(told)


def _all_lie(state: State, section: int, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Go on with tactics and captains, and, if nobody may do anything, with the reveal."""
    battle = Battle(state, chance)
    battle.agenda = plan(battle.set_up, state.turn)
    advance(battle)
    return battle.close(), (events.laid(section, last=True), *battle.events)
