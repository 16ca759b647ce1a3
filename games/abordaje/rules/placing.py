"""Laying orders: both sides choose in secret, and what they do not play changes hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje import events
from games.abordaje.components import SIDES, by_priority
from games.abordaje.rules.resolution import begin
from games.abordaje.rules.working_copy import TurnCopy
from games.kit.value import replaced

if TYPE_CHECKING:
    from games.abordaje.components import Order, Side
    from games.abordaje.model import State
    from games.kit.chance import Chance
    from games.kit.game import Event, Seat


def next_section(state: State, side: Side) -> int:
    """Return the section in which a side lays its next order.

    Raises:
        IndexError: where it has laid all of them.
    """
    return state.order_sections[len(state.laid[SIDES.index(side)])]


def place_order(
    state: State, seat: Seat, order: Order, chance: Chance
) -> tuple[State, tuple[Event, ...]]:
    """Lay an order face down; once both sides have, the hands change owners, or the turn goes on.

    Neither side learns from this what the other laid: a hand is handed over by priority, not in the
    order in which it was dealt or played.
    """
    copy, side = TurnCopy(state, chance), state.side_of(seat)
    section = _lay(copy, side, order)
    pirates, spaniards = map(len, copy.state.laid)
    if pirates == spaniards:
        last = pirates == len(state.sections_in_play)
        copy.announce(events.both_placed(section, last=last))
        if last:
            begin(copy)
        else:
            _exchange_hands(copy)
    return copy.result()


def _lay(copy: TurnCopy, side: Side, order: Order) -> int:
    """Move an order from a side's hand to its next section, which is returned."""
    state, at = copy.state, SIDES.index(side)
    section = next_section(state, side)
    hand = list(state.hands[at])
    hand.remove(order)
    copy.change(
        hands=replaced(state.hands, at, tuple(hand)),
        laid=replaced(state.laid, at, (*state.laid[at], order)),
    )
    copy.announce(events.placed(state.seat_of(side), order, section))
    return section


def _exchange_hands(copy: TurnCopy) -> None:
    """Exchange the hands whole; before the last choice add the cards left aside (ruling 2)."""
    state = copy.state
    hands, aside = [state.hands[1], state.hands[0]], state.aside
    last_choice = len(state.laid[0]) + 1 == len(state.sections_in_play)
    if last_choice:
        for side in copy.set_up.aside_for:
            taker = SIDES.index(side)
            hands[taker], aside = by_priority((*hands[taker], aside[0])), aside[1:]
    copy.change(hands=tuple(hands), aside=aside)
    for side, hand in zip(SIDES, hands, strict=True):
        copy.announce(events.new_hand(state.seat_of(side), hand))
    if last_choice:
        _lay_forced_orders(copy)


def _lay_forced_orders(copy: TurnCopy) -> None:
    """Lay the last order of a side that has only one left: there is nothing to decide.

    How many orders a hand holds is public. A hand of two alike is asked: else all would know.
    """
    for side, hand in zip(SIDES, copy.state.hands, strict=True):
        if len(hand) == 1:
            copy.announce(events.forced(side, next_section(copy.state, side)))
            _lay(copy, side, hand[0])
