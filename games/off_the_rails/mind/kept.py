"""Which plan an action serves, and what of it still holds in all that the turn goes on to do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from games.kit.chance import Chance
from games.off_the_rails import model
from games.off_the_rails.mind.end_of_actions import drives_of, lies_ahead
from games.off_the_rails.mind.later import DONE, beams_of, next_action, plans_for_later, with_track
from games.off_the_rails.mind.reach import haul_planned
from games.off_the_rails.mind.turns import (
    actions_left,
    doings,
    moves_of_turn,
    plans_of,
    track_moves,
)
from games.off_the_rails.model import first_alike
from games.off_the_rails.rules import apply

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.off_the_rails.components import Jewels, Square
    from games.off_the_rails.mind.plans import CartPlan
    from games.off_the_rails.model import Cart, Move, Route, State

NO_LUCK: Final = Chance("actions draw nothing", 0)


class Served(NamedTuple):
    """The plan that an action serves."""

    one: CartPlan
    plans: Sequence[CartPlan]
    """Those of all carts of the seat."""
    later: bool = False
    """Whether it is for a trip after the one of this turn."""

    def home(self, state: State) -> tuple[Square, Jewels]:
        """Return where it leads out, and with what."""
        return self.one.plan.exit, haul_planned(state, self.one, self.plans)[0]


def served(state: State, move: Move) -> Served | None:
    """Return the plan that an action serves: of this turn's drives, or of the next trips."""
    for beam in beams_of(state):
        plans = plans_of(state, state.turn, beam)
        for one in _plans_for(state, plans, move):
            if any(move in doing.moves for doing in doings(state, one, actions_left(state))):
                return Served(one, plans)
        if state.seats == 1 or not isinstance(move, model.Lay | model.Upgrade):
            continue
        moves = moves_of_turn(state, plans)
        for one in plans_for_later(state, state.turn, plans, moves, beam):
            if move in track_moves(with_track(state, moves), one.plan):
                return Served(one, plans, later=True)
    return None


def _plans_for(state: State, plans: Sequence[CartPlan], move: Move) -> Iterator[CartPlan]:
    """Return the plans that a move may serve; of carts that are alike, the first drives."""
    placed = [one for one in moves_of_turn(state, plans) if isinstance(one, model.PlaceCart)]
    for one in plans:
        first = first_alike(state.carts, one.cart.name)
        if isinstance(move, model.PlaceCart):
            yield one
            if first == move.cart:
                yield replace(one, cart=state.cart(first))
        elif len(placed) > 1 or not isinstance(move, model.Lay | model.Upgrade):
            yield one
        else:
            yield replace(one, cart=state.cart(first))


def kept(
    state: State, move: Move, it: Served
) -> tuple[bool, set[Square], list[tuple[State, Cart, Route]]]:
    """Return what holds of a plan in all hints that follow in this turn, if it goes on as planned.

    Whether it leads out at the same place with the same load, after the drive, too; the squares at
    which it takes jewels; and its cart's drive, if it has one.
    """
    squares, holds = {*haul_planned(state, it.one, it.plans)[1]}, True
    home, name, last = it.home(state), it.one.cart.name, state
    for last, then in _rest_of_turn(state, move):
        other = None if then == DONE else served(last, then)
        if other and (other.one.cart.name, other.later) == (name, it.later):
            holds = holds and other.home(last) == home
            squares &= {*haul_planned(last, other.one, other.plans)[1]}
    drives = [] if it.later else [one for one in drives_of(last) if one[1].name == name]
    return holds and all(lies_ahead(*drive) == home for drive in drives), squares, drives


def _rest_of_turn(state: State, move: Move) -> Iterator[tuple[State, Move]]:
    """Go on with the actions as planned; yield each position with the action that follows."""
    while not isinstance(move, model.EndActions | model.Stop):
        state, _ = apply(state, state.turn, move, NO_LUCK)
        move = next_action(state, state.turn)
        yield state, move
