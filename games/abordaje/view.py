"""The secrets of ¡Abordaje!: what a seat may see, and every world that looks the same to it.

Hidden are the enemy's hand, his face-down orders, and the cards left aside. What he did with a hand
that has changed sides is never shown: hands are kept by priority, and the bot remembers none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.components import SIDES, Order, in_order
from games.abordaje.model import State, View
from games.abordaje.rules import initiative, positions, revealed, to_act

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
        positions=positions(state.turn, state.active),
        forces=state.forces,
        revealed=revealed(state),
        orders=(_seen(state, seat, 0), _seen(state, seat, 1)),
        ready=(pirates > spaniards, spaniards > pirates),
        hand=None if side is None else state.hands[SIDES.index(side)],
        hand_sizes=(len(state.hands[0]), len(state.hands[1])),
        aside=len(state.aside),
        waiting=to_act(state),
        question=state.agenda[0] if state.agenda and state.result is None else None,
        aims=state.aims,
        to_come=tuple(
            (one.side, one.section) for one in state.agenda if one.kind in {"order", "drill"}
        ),
        story=state.story,
        swaps=state.swaps,
        last=state.last,
        result=state.result,
    )


def _seen(state: State, seat: Seat | None, side: int) -> tuple[Order | None, ...]:
    open_to_viewer = revealed(state) or (
        seat is not None and SIDES.index(state.side_of(seat)) == side
    )
    return tuple(order if open_to_viewer else None for order in state.laid[side])


def redeal(state: State, seat: Seat, chance: Chance) -> State:
    """Deal again all that `seat` cannot see: the enemy's hand and face-down orders, those aside."""
    mine = SIDES.index(state.side_of(seat))
    theirs = 1 - mine
    secret = () if revealed(state) else state.laid[theirs]
    pile = list(chance.shuffle(in_order((*state.hands[theirs], *secret, *state.aside))))
    hand = in_order(pile.pop() for _ in state.hands[theirs])
    laid = tuple(pile.pop() for _ in secret) or state.laid[theirs]
    hands, rows = [state.hands[mine]], [state.laid[mine]]
    hands.insert(theirs, hand)
    rows.insert(theirs, laid)
    return state.model_copy(
        update={
            "hands": (hands[0], hands[1]),
            "laid": (rows[0], rows[1]),
            "aside": tuple(pile),
        }
    )
