"""What a seat lays for trips to come with actions that its carts do not need this turn."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from games.off_the_rails import model
from games.off_the_rails.components import NOTHING
from games.off_the_rails.mind.aims import aims_of
from games.off_the_rails.mind.board_graph import BoardGraph
from games.off_the_rails.mind.plans import QUICK, best_plan, reserve, starts_of
from games.off_the_rails.mind.turns import track_moves

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.kit.game import Seat
    from games.off_the_rails.mind.plans import Beam, CartPlan
    from games.off_the_rails.model import Move, State


def track_for_later(
    state: State,
    seat: Seat,
    plans: Sequence[CartPlan],
    moves: Sequence[Move],
    beam: Beam = QUICK,
) -> tuple[Move, ...]:
    """Return what else to lay: the track of the next trip of carts that are then in the supply.

    `moves` are the actions of this turn that its carts ask for.
    """
    left = model.ACTIONS_PER_TURN - len(state.actions_done) - len(moves)
    return tuple(islice(_track(state, seat, plans, moves, beam), left)) if left else ()


def _is_home_after(one: CartPlan, moves: Sequence[Move]) -> bool:
    """Tell whether a cart is in the supply once this turn's drive is over."""
    name, speed = one.cart.name, one.cart.speed
    if one.cart.square is None:
        return not any(isinstance(move, model.PlaceCart) and move.cart == name for move in moves)
    for move in moves:
        if isinstance(move, model.Faster | model.Slower) and move.cart == name:
            speed += 1 if isinstance(move, model.Faster) else -1
    return len(one.plan.steps) <= speed


def _track(
    state: State,
    seat: Seat,
    plans: Sequence[CartPlan],
    moves: Sequence[Move],
    beam: Beam,
) -> Iterator[Move]:
    laid = {move.at: move.tile for move in moves if isinstance(move, model.Lay | model.Upgrade)}
    tiles, deposits = {**state.tiles, **laid}, dict(state.deposits)
    ground = replace(BoardGraph.of(state), tiles=tiles, crowded={})
    home = [one for one in plans if _is_home_after(one, moves)]
    for one in plans:
        if one.cart.square is not None or one not in home:
            reserve(ground, one.plan, deposits)
    ground.crowded.clear()  # by then the others will have driven on
    after = state.model_copy(update={"tiles": tiles, "deposits": deposits})
    (aim,) = aims_of(after, seat, ground)
    aim = replace(aim.from_supply(), limit=aim.limit - model.ACTIONS_PER_TURN)
    for one in home:
        cart = one.cart.model_copy(update={"square": None, "heading": None, "hold": NOTHING})
        plan = best_plan(ground, starts_of(after, cart), cart.hold, deposits, aim, beam)
        if plan is not None and plan.value > 0:
            yield from track_moves(after, plan)
            reserve(ground, plan, deposits)
