"""What a side can know of an order that the enemy laid: from hands, which change owners whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from games.abordaje.components import ENEMY, FIGURES, SIDES

if TYPE_CHECKING:
    from games.abordaje.components import Order, SetUp, Side
    from games.abordaje.model import Notes, State

Reading: TypeAlias = Literal["none", "there", "maybe", "not-there", "given", "not-given", "open"]
"""Of an order of the enemy in a section: `none` of it can come there; it lies there, may be one of
few that do, or does not; it was or was not in the hand that he had for it; or nothing is known."""


def reading_of(state: State, side: Side, section: int, order: Order, notes: Notes) -> Reading:
    """Return what a side can know of an order that its enemy may lay in a section."""
    if not unseen(state, side, order):
        return "none"
    if notes.turn != state.turn:
        return "open"
    if laid := may_lie(state, section, notes):
        return "maybe" if {order} < {*laid} else "there" if order in laid else "not-there"
    return _given(state, side, state.order_sections.index(section), order, notes)


def may_lie(state: State, section: int, notes: Notes) -> tuple[Order, ...]:
    """Return what the enemy's order in a section may be, as hands that came back tell.

    None where they tell nothing.
    """
    at = state.order_sections.index(section)
    return notes.enemy_laid[at] if notes.turn == state.turn and at < len(notes.enemy_laid) else ()


def _given(state: State, side: Side, at: int, order: Order, notes: Notes) -> Reading:
    """Return whether an order was in the hand from which the enemy chooses at a place."""
    if at != notes.lies_at or not notes.passed:
        return "open"
    if order in notes.passed:
        return "given"
    is_last = notes.exchanges == len(state.order_sections) - 1
    aside = is_last and ENEMY[side] in _set_up(state).aside_for
    return "open" if aside else "not-given"


def unseen(state: State, side: Side, order: Order) -> int:
    """Return how many copies of an order the enemy may have, or may still get, where he lays one.

    What is in hand goes over to him until the last order lies, and he may swap it to anywhere.
    """
    at, set_up = SIDES.index(side), _set_up(state)
    copies = next(one.copies for one in FIGURES.orders if one.id == order)
    goes_over = orders_to_come(state, side) > 0 and ENEMY[side] in set_up.may_swap
    kept = () if goes_over else state.hands[at]
    return copies - (*set_up.left_out, *kept, *state.laid[at]).count(order)


def orders_to_come(state: State, side: Side) -> int:
    """Return how many orders a side lays after its next one."""
    return len(state.order_sections) - len(state.laid[SIDES.index(side)]) - 1


def _set_up(state: State) -> SetUp:
    return FIGURES.set_ups[state.options.mode]
