"""What a seat does next in its turn, and what it lays for trips to come with actions to spare."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, islice
from typing import TYPE_CHECKING, Final

from games.kit.game import IllegalMove
from games.off_the_rails import model
from games.off_the_rails.components import NOTHING
from games.off_the_rails.mind.aims import aims_of
from games.off_the_rails.mind.board_graph import BoardGraph
from games.off_the_rails.mind.plans import PATIENT, QUICK, CartPlan, best_plan, reserve, starts_of
from games.off_the_rails.mind.turns import actions_left, moves_of_turn, plans_of, track_moves
from games.off_the_rails.rules import check, solo_grade

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.kit.game import Seat
    from games.off_the_rails.mind.plans import Beam
    from games.off_the_rails.model import Move, State


DONE: Final = model.EndActions()


def beams_of(state: State) -> tuple[Beam, ...]:
    """Return how far to look for plans: few turns end with actions to spare, so there is time."""
    return (QUICK,) if state.seats == 1 else (QUICK, PATIENT)


def next_action(state: State, seat: Seat) -> Move:
    """Return the next action that the plans ask for."""
    if state.seats == 1 and solo_grade(state.homes) == "major":
        return model.Stop()
    if len(state.actions_done) == model.ACTIONS_PER_TURN:
        return DONE
    moves = chain.from_iterable(turn_of(state, seat, beam) for beam in beams_of(state))
    return next((move for move in moves if may(state, seat, move)), DONE)


def turn_of(state: State, seat: Seat, beam: Beam = QUICK) -> tuple[Move, ...]:
    """Return the actions of a turn: what its carts ask for, and track for their next trips."""
    plans = plans_of(state, seat, beam)
    moves = moves_of_turn(state, plans)
    later = () if state.seats == 1 else track_for_later(state, seat, plans, moves, beam)
    return (*moves, *later)


def may(state: State, seat: Seat, move: Move) -> bool:
    """Tell whether a seat may make a move."""
    try:
        check(state, seat, move)
    except IllegalMove:
        return False
    return True


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
    left = actions_left(state) - len(moves)
    if not left:
        return ()
    after = with_track(state, moves)
    trips = plans_for_later(state, seat, plans, moves, beam)
    track = chain.from_iterable(track_moves(after, one.plan) for one in trips)
    return tuple(islice(track, left))


def with_track(state: State, moves: Sequence[Move]) -> State:
    """Return where the track of these moves lies."""
    laid = {move.at: move.tile for move in moves if isinstance(move, model.Lay | model.Upgrade)}
    return state.model_copy(update={"tiles": {**state.tiles, **laid}})


def _is_home_after(one: CartPlan, moves: Sequence[Move]) -> bool:
    """Tell whether a cart is in the supply once this turn's drive is over."""
    name, speed = one.cart.name, one.cart.speed
    if one.cart.square is None:
        return not any(isinstance(move, model.PlaceCart) and move.cart == name for move in moves)
    for move in moves:
        if isinstance(move, model.Faster | model.Slower) and move.cart == name:
            speed += 1 if isinstance(move, model.Faster) else -1
    return len(one.plan.steps) <= speed


def plans_for_later(
    state: State,
    seat: Seat,
    plans: Sequence[CartPlan],
    moves: Sequence[Move],
    beam: Beam = QUICK,
) -> Iterator[CartPlan]:
    """Plan the next trip of every cart that is in the supply after this turn."""
    deposits = dict(state.deposits)
    ground = replace(BoardGraph.of(state), tiles=with_track(state, moves).tiles, crowded={})
    home = [one for one in plans if _is_home_after(one, moves)]
    for one in plans:
        if one.cart.square is not None or one not in home:
            reserve(ground, one.plan, deposits)
    ground.crowded.clear()  # by then the others will have driven on
    after = with_track(state, moves).model_copy(update={"deposits": deposits})
    (aim,) = aims_of(after, seat, ground)
    aim = replace(aim.from_supply(), limit=aim.limit - model.ACTIONS_PER_TURN)
    for one in home:
        cart = one.cart.model_copy(update={"square": None, "heading": None, "hold": NOTHING})
        plan = best_plan(ground, starts_of(after, cart), cart.hold, deposits, aim, beam)
        if plan is not None and plan.value > 0:
            yield CartPlan(cart, plan, dict(deposits))
            reserve(ground, plan, deposits)
