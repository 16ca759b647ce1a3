"""The first plan: what plans would do by what a seat sees alone; nothing hidden is guessed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.game import Seat
from games.off_the_rails.components import CHASM_CARD
from games.off_the_rails.menu import FirstPlan
from games.off_the_rails.mind.answers import harm_of
from games.off_the_rails.mind.turns import moves_of_turn, plans_of, track_moves
from games.off_the_rails.model import State

if TYPE_CHECKING:
    from games.off_the_rails.model import View


def first_plan(view: View) -> FirstPlan:
    """Return what the plans of the seat whose turn it is find good.

    None are made alone: there they take too long for a menu.
    """
    if view.turn is None or view.solo or view.phase not in {"actions", "spread"}:
        return FirstPlan()
    state = state_as_seen(view)
    if view.phase == "spread":
        return FirstPlan(harm=harm_of(state, view.turn))
    plans = plans_of(state, view.turn)
    later = (move for one in plans for move in track_moves(state, one.plan))
    return FirstPlan(moves_of_turn(state, plans), tuple(later))


def state_as_seen(view: View) -> State:
    """Return a state that looks like a view: its cards are blank, but for how many there are."""
    blank = ("",) * view.deck_size
    return State(
        options=view.options,
        seats=len(view.stockpiles),
        phase=view.phase,
        first=Seat(0),
        turn=view.turn or Seat(0),
        round=view.round,
        clans=view.clans,
        tiles=view.tiles,
        deposits=view.deposits,
        tokens=view.tokens,
        carts=view.carts,
        stockpiles=view.stockpiles,
        homes=view.homes,
        bag=view.bag,
        gone=view.gone,
        pools=view.pools,
        missions=view.missions,
        claims=view.claims,
        deck=(CHASM_CARD, *blank[1:]) if view.chasm_place else blank,
        supply=view.supply,
        last_turns=view.last_turns,
        chasm_open=view.chasm_open,
        actions_done=view.actions_done,
        driven=view.driven,
    )
