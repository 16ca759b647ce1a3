"""What a side can know of an order that the enemy laid: from hands, which change owners whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from games.abordaje.components import ENEMY, FIGURES, SIDES

if TYPE_CHECKING:
    from games.abordaje.components import Order, SetUp, Side
    from games.abordaje.model import Notes, State

Reading: TypeAlias = Literal["there", "maybe", "not-there", "given", "open"]
"""Of an order of the enemy in a section: it lies there, may be one of few that do, or can neither
lie there nor come there; it was in the hand that he had for it; or nothing is known."""


class Lies(NamedTuple):
    """What the enemy's order in a section can be, as far as a side can know."""

    orders: tuple[Order, ...]
    given: tuple[Order, ...] = ()
    """Those of them that were in the hand from which he chooses there."""
    has_come_back: bool = False
    """Whether the hand that he chose from has come back, so that it is one of few."""
    swapped: tuple[Order, ...] = ()
    """Those that a swap of tactics can still bring there."""

    @property
    def to_come(self) -> tuple[Order, ...]:
        """The orders that can lie there when all are revealed."""
        return tuple(dict.fromkeys((*self.orders, *self.swapped)))

    @property
    def known(self) -> Order | None:
        """The order that lies there, if no other can."""
        return self.orders[0] if self.has_come_back and len(self.orders) == 1 else None

    def reading_of(self, order: Order) -> Reading:
        """Return what is known of one order."""
        if order not in self.orders:
            return "open" if order in self.swapped else "not-there"
        if self.has_come_back:
            return "there" if self.known else "maybe"
        return "given" if order in self.given else "open"


def can_lie(state: State, side: Side, section: int, notes: Notes) -> Lies:
    """Return which orders of the enemy can lie in a section, or still come there."""
    free = tuple(one.id for one in FIGURES.orders if unseen(state, side, one.id))
    lies = _as_laid(state, side, section, notes, free)
    return lies._replace(swapped=free) if may_still_swap(state, ENEMY[side]) else lies


def _as_laid(state: State, side: Side, section: int, notes: Notes, free: tuple[Order, ...]) -> Lies:
    """Return the same without a swap, of orders of which the enemy can have a copy."""
    at = state.order_sections.index(section)
    if notes.turn != state.turn:
        return Lies(free)
    laid = notes.enemy_laid[at] if at < len(notes.enemy_laid) else ()
    if laid:
        return Lies(laid, has_come_back=True)
    if at != notes.lies_at or not notes.passed:
        return Lies(free)
    given = tuple(one for one in free if one in notes.passed)
    is_last = notes.exchanges == len(state.order_sections) - 1
    may_add = is_last and ENEMY[side] in _set_up(state).aside_for
    return Lies(free if may_add else given, given)


def may_still_swap(state: State, side: Side) -> bool:
    """Tell whether a side may swap tactics before the orders are revealed."""
    is_laid = len(state.laid[0]) == len(state.laid[1]) == len(state.order_sections)
    is_asked = any((one.kind, one.side) == ("swap", side) for one in state.tasks)
    return is_asked or (not is_laid and side in _set_up(state).may_swap)


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
