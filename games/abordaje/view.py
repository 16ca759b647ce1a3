"""The secrets of ¡Abordaje!: what a seat may see, and every world that looks the same to it.

Hidden are the enemy's hand and face-down orders, and the cards left aside. What the enemy did with
a hand that has changed sides is not shown: hands are sorted by priority, and views hold no past
ones. Notes hold the hand that was passed on, and what is missing when it comes back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.components import SIDES, Order, by_priority
from games.abordaje.model import Notes, State, View, order_thing
from games.abordaje.rules import (
    asks_for_both,
    directed_sections,
    initiative,
    is_revealed,
    to_act,
)
from games.kit.value import replaced

if TYPE_CHECKING:
    from games.kit.chance import Chance
    from games.kit.game import Seat


def view(state: State, seat: Seat | None) -> View:
    """Build what `seat` may see, or the table (None), field by field."""
    side = None if seat is None else state.side_of(seat)
    pirates, spaniards = map(len, state.laid)
    return View(
        seat=seat,
        side=side,
        options=state.options,
        pirate=state.pirate,
        turn=state.turn,
        initiative=initiative(state.turn),
        directed_sections=directed_sections(state),
        order_sections=state.order_sections,
        forces=state.forces,
        revealed=is_revealed(state),
        orders=(_seen(state, seat, 0), _seen(state, seat, 1)),
        ready=(pirates > spaniards, spaniards > pirates),
        hand=None if side is None else state.hands[SIDES.index(side)],
        hand_sizes=(len(state.hands[0]), len(state.hands[1])),
        aside=len(state.aside),
        to_act=to_act(state),
        question=state.tasks[0] if state.tasks and state.result is None else None,
        asks_for_both=asks_for_both(state),
        aims=state.aims,
        to_come=tuple(
            (one.side, one.section) for one in state.tasks if one.kind in {"order", "drill"}
        ),
        turn_events=state.turn_events,
        swaps=state.swaps,
        last_orders=state.last_orders,
        forces_before=state.forces_before,
        result=state.result,
        marks=state.marks.of(seat),
    )


def things(state: State) -> dict[str, str]:
    """Name the orders that lie on the table, each with whether it has been exchanged."""
    swapped = {(side, section) for side, *two in state.swaps for section in two}
    return {
        order_thing(state.turn, side, section): "exchanged"
        if (side, section) in swapped
        else "laid"
        for side, row in zip(SIDES, state.laid, strict=True)
        for section, _ in zip(state.order_sections, row, strict=False)
    }


def pair_of_orders(state: State) -> str:
    """Return which two orders are being laid: they are marked together."""
    return f"{state.turn} {min(map(len, state.laid))}"


def _seen(state: State, seat: Seat | None, side: int) -> tuple[Order | None, ...]:
    open_to_viewer = is_revealed(state) or (
        seat is not None and SIDES.index(state.side_of(seat)) == side
    )
    return tuple(order if open_to_viewer else None for order in state.laid[side])


def redeal(state: State, seat: Seat, chance: Chance, notes: Notes | None = None) -> State:
    """Deal again all that `seat` cannot see: the enemy's hand and face-down orders, those aside.

    With notes, cards stay where the seat remembers them to be.
    """
    if notes is None or notes.turn != state.turn:
        notes = Notes()
    theirs = 1 - SIDES.index(state.side_of(seat))
    hand, secret = state.hands[theirs], () if is_revealed(state) else state.laid[theirs]
    pile = list(chance.shuffle(by_priority((*hand, *secret, *state.aside))))
    laid = _remembered_orders(notes, pile, chance)
    has_chosen = notes.lies_at < len(secret)
    known = [order for order in notes.passed if _take(pile, order)]
    holding = [*known, *(pile.pop() for _ in range(len(hand) + has_chosen - len(known)))]
    if has_chosen:
        laid[notes.lies_at] = holding.pop(chance.below(len(holding)))
    orders = tuple(laid[at] if at in laid else pile.pop() for at in range(len(secret)))
    return state.model_copy(
        update={
            "hands": replaced(state.hands, theirs, by_priority(holding)),
            "laid": replaced(state.laid, theirs, orders or state.laid[theirs]),
            "aside": tuple(pile),
        }
    )


def _remembered_orders(notes: Notes, pile: list[Order], chance: Chance) -> dict[int, Order]:
    """Take the enemy's orders that are known from the pile; return them by their place."""
    laid: dict[int, Order] = {}
    for at, orders in enumerate(notes.enemy_laid):
        possible = [order for order in orders if order in pile]
        if possible:
            laid[at] = chance.pick(possible)
            pile.remove(laid[at])
    return laid


def _take(pile: list[Order], order: Order) -> bool:
    """Take a card from a pile; tell whether it was there."""
    if order not in pile:
        return False
    pile.remove(order)
    return True
