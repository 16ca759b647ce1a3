"""The secrets of ¡Abordaje!: what a seat may see, and every world that looks the same to it.

Hidden are the enemy's hand, his face-down orders, and the cards left aside. What he did with a hand
that has changed sides is never shown: hands are kept by priority, and the bot remembers none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.components import SIDES, Order, by_priority
from games.abordaje.model import State, View
from games.abordaje.rules import directed_sections, initiative, is_revealed, to_act
from games.kit.tuples import replaced

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
        aims=state.aims,
        to_come=tuple(
            (one.side, one.section) for one in state.tasks if one.kind in {"order", "drill"}
        ),
        turn_events=state.turn_events,
        swaps=state.swaps,
        last_orders=state.last_orders,
        result=state.result,
    )


def _seen(state: State, seat: Seat | None, side: int) -> tuple[Order | None, ...]:
    open_to_viewer = is_revealed(state) or (
        seat is not None and SIDES.index(state.side_of(seat)) == side
    )
    return tuple(order if open_to_viewer else None for order in state.laid[side])


def redeal(state: State, seat: Seat, chance: Chance) -> State:
    """Deal again all that `seat` cannot see: the enemy's hand and face-down orders, those aside."""
    theirs = 1 - SIDES.index(state.side_of(seat))
    secret = () if is_revealed(state) else state.laid[theirs]
    pile = list(chance.shuffle(by_priority((*state.hands[theirs], *secret, *state.aside))))
    hand = by_priority(pile.pop() for _ in state.hands[theirs])
    laid = tuple(pile.pop() for _ in secret) or state.laid[theirs]
    return state.model_copy(
        update={
            "hands": replaced(state.hands, theirs, hand),
            "laid": replaced(state.laid, theirs, laid),
            "aside": tuple(pile),
        }
    )
