"""What a move does, counted, or which plan it serves and how: the reasons of a hint."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from games.kit.game import Seat
from games.kit.mind import Effect
from games.kit.text import text
from games.off_the_rails import model
from games.off_the_rails.components import (
    COURSE,
    HOLD_SIZE,
    JEWEL_INDEX,
    JEWEL_POINTS,
    NOTHING,
    START_HEADING,
    cart_name,
    jewel_names,
    square_name,
)
from games.off_the_rails.mind import answers
from games.off_the_rails.mind.alone import haul_of
from games.off_the_rails.mind.board_graph import AHEAD, SQUARE_AT
from games.off_the_rails.mind.turns import doings, moves_of_turn, plans_of
from games.off_the_rails.model import first_alike
from games.off_the_rails.rules import layout_of, points, routes_of_cart, routes_to_choose

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.off_the_rails.components import Jewels, Square
    from games.off_the_rails.mind.plans import CartPlan
    from games.off_the_rails.model import Cart, Move, State


def effects_of(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    """Say what a drive takes and where it ends; of an action, what it does for which plan."""
    match state.phase:
        case "sides":
            return [Effect(text("effect-any-side"), 0.1)]
        case "drive" | "steer":
            return _effects_of_drive(state, seat, move)
        case "actions":
            return _effects_of_action(state, seat, move)
        case "face" if isinstance(move, model.Face):
            return tuple(_effects_of_facing(state, seat, move))
        case "spread" if isinstance(move, model.Collapse):
            return tuple(_effects_of_collapse(state, seat, move))
        case _:
            return _effects_of_answer(state, seat, move)


def _effects_of_answer(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    scores = points(state)
    match move:
        case model.Take() if state.seats > 1:
            worth = JEWEL_POINTS[JEWEL_INDEX[move.jewel]]
            return [Effect(text("effect-worth", n=worth), 1.0 + worth)]
        case model.Pick():
            return [Effect(text("effect-blind"), 0.1)]
        case model.Claim():
            return [Effect(text("effect-mission", n=COURSE.mission_points), 4.0)]
        case model.Draw() if scores[seat] >= max(scores):
            return [Effect(text("effect-hastens"), 0.5)]
        case model.Pass() if state.phase == "offer" and scores[seat] < max(scores):
            return [Effect(text("effect-delays", n=max(scores) - scores[seat]), 0.5)]
        case _:
            return ()


def _effects_of_facing(state: State, seat: Seat, move: model.Face) -> Iterator[Effect]:
    """Say how far it is to the surface, what is to be laid for that, and what comes home."""
    if one := answers.plan_facing(state, seat, move.way):
        said = text(
            "effect-faces",
            cart=cart_name(one.cart.name),
            n=len(one.plan.steps),
            exit=_exit(one),
            lay=sum(step.lay for step in one.plan.steps),
            jewels=sum(_haul(one)),
        )
        yield Effect(said, 1.0)


def _effects_of_collapse(state: State, seat: Seat, move: model.Collapse) -> Iterator[Effect]:
    """Say what goes down: carts, whose value depends on whose they are, or jewels."""
    for cart in state.carts:
        if cart.square == move.at:
            sign = -1.0 if cart.owner == seat else 1.0
            said = text("effect-swallows", cart=cart_name(cart.name))
            yield Effect(said, sign * (5.0 + sum(cart.hold)))
    for other in range(state.seats):
        for one in plans_of(state, Seat(other)) if other != seat else ():
            if one.cart.square not in {None, move.at} and move.at in one.plan.squares:
                yield Effect(text("effect-bars", cart=cart_name(one.cart.name)), 1.0)
    if jewels := sum(state.deposits.get(move.at, NOTHING)):
        yield Effect(text("effect-buries", n=jewels), 0.3 * jewels)
    if move.at in state.tiles:
        yield Effect(text("effect-breaks", square=square_name(move.at)), 0.2)


# ---- the four actions ------------------------------------------------------------------


def _effects_of_action(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    plans, left = plans_of(state, seat), model.ACTIONS_PER_TURN - len(state.actions_done)
    if isinstance(move, model.EndActions):
        return _effects_of_the_end(state, plans, left)
    for one in _plans_for(state, plans, move):
        if not any(move in doing.moves for doing in doings(state, one, left)):
            continue
        if isinstance(move, model.Lay | model.Upgrade):
            return _effects_of_track(state, one)
        then, more = _cart_after(state, one, plans, move)
        return _effects_of_reach(state, one, then, more)
    return ()


def _plans_for(state: State, plans: Sequence[CartPlan], move: Move) -> Iterator[CartPlan]:
    """Return the plans that a move may serve; a cart may go by that of one like it."""
    yield from plans
    if isinstance(move, model.PlaceCart):
        for one in plans:
            if first_alike(state.carts, one.cart.name) == move.cart:
                yield replace(one, cart=state.cart(move.cart))


def _effects_of_the_end(state: State, plans: Sequence[CartPlan], left: int) -> Sequence[Effect]:
    """Say that no plan asks for more; with all actions made, what the best drive comes to."""
    if left and moves_of_turn(state, plans):
        return ()
    if not left and not any(cart.square for cart in state.carts if cart.owner == state.turn):
        return [Effect(text("effect-none-drive"), 0.1)]
    for one in () if left else plans:
        if one.cart.square:
            return _effects_of_reach(state, one, one.cart, 0)
    return [Effect(text("effect-all-done", n=left), 0.1)]


def _effects_of_track(state: State, one: CartPlan) -> Sequence[Effect]:
    """Say what a cart is meant to bring home; of the next pieces of its way, how many are left."""
    laid = {
        done.move.at
        for done in state.actions_done
        if isinstance(done.move, model.Lay | model.Upgrade)
    }
    if laid.isdisjoint(one.plan.squares):
        return _effects_of_plan(one)
    cart, left = cart_name(one.cart.name), sum(step.lay for step in one.plan.steps) - 1
    said = text("effect-goes-on", cart=cart, exit=_exit(one), n=left)
    return [Effect(said, 1.0 * jewels)] if (jewels := sum(_haul(one))) else ()


def _haul(one: CartPlan) -> Jewels:
    return haul_of(one.cart, one.plan, one.deposits)


def _cart_after(
    state: State, one: CartPlan, plans: Sequence[CartPlan], move: Move
) -> tuple[Cart, int]:
    """Return a cart as it is to drive, and how often its speed changes for that after a move."""
    cart = one.cart
    if isinstance(move, model.PlaceCart):
        cart = cart.model_copy(update={"square": move.at, "heading": START_HEADING[move.at]})
    planned = moves_of_turn(state, plans)
    dies = [
        (1 if isinstance(step, model.Faster) else -1)
        for step in (planned if move in planned else (move,))
        if isinstance(step, model.Faster | model.Slower) and step.cart == cart.name
    ]
    more = len(dies) - isinstance(move, model.Faster | model.Slower)
    return cart.model_copy(update={"speed": cart.speed + sum(dies)}), more


def _effects_of_reach(state: State, one: CartPlan, cart: Cart, more: int) -> Sequence[Effect]:
    """Say where a cart gets on its planned way with this turn's drive, and what that hangs on."""
    speed, way = cart.speed, [*(SQUARE_AT[at.place] for at in one.plan.steps[:-1]), _exit(one)]
    hangs_on = "nothing"
    if any(step.lay for step in one.plan.steps[:speed]):
        hangs_on = "track"
    elif not any(
        route.end in {"stops", "leaves"} and list(route.path) == way[:speed]
        for route in routes_of_cart(layout_of(state), cart, speed)
    ):
        hangs_on = "others"
    is_home = speed >= len(way)
    taken = _taken(state, cart, way[:speed], is_home=is_home)
    said = text(
        "effect-reaches",
        cart=cart_name(cart.name),
        square=square_name(way[:speed][-1]),
        home=int(is_home),
        n=taken,
        more=more,
        hangs=hangs_on,
    )
    return [Effect(said, 2.0 + taken)]


def _taken(state: State, cart: Cart, squares: Sequence[Square], *, is_home: bool) -> int:
    """Count the jewels that a cart takes on a drive: passing a square one, stopping two."""
    many = sum(cart.hold)
    for square in squares:
        most = 1 if is_home or square != squares[-1] else 2
        many += min(most, sum(state.deposits.get(square, NOTHING)), HOLD_SIZE - many)
    return many - sum(cart.hold)


def _exit(one: CartPlan) -> Square:
    """Return the surface square at which a plan leads out."""
    return AHEAD[one.plan.steps[-1].place]


def _effects_of_plan(one: CartPlan) -> Sequence[Effect]:
    """Say what a cart is meant to bring home, over which jewels, and what is still to be laid."""
    jewels = _haul(one)
    if not sum(jewels):
        return ()
    over = [at for at in one.plan.squares if one.deposits.get(at, NOTHING) != NOTHING]
    said = text(
        "effect-plan",
        cart=cart_name(one.cart.name),
        jewels=jewel_names(jewels),
        squares=tuple([square_name(at) for at in over]),
        over=len(over),
        exit=_exit(one),
        lay=sum(step.lay for step in one.plan.steps),
    )
    return [Effect(said, 1.0 * sum(jewels))]


# ---- drives ----------------------------------------------------------------------------


def _effects_of_drive(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    """Say what a cart takes on a route, or brings home; what harms it is where it ends."""
    if not isinstance(move, model.Drive | model.Steer):
        return ()
    name = move.cart if isinstance(move, model.Drive) else state.run and state.run.cart
    ways = routes_to_choose(state)
    route = next(one for one in ways if (one.cart, one.exits) == (name, move.route))
    cart = cart_name(route.cart)
    hold, before = answers.hold_after(state, seat, route), sum(state.cart(route.cart).hold)
    taken = sum(hold) - before
    found = [Effect(text("effect-takes", cart=cart, n=taken), 1.0 * taken)]
    match route.end:
        case "leaves":
            home = Effect(
                text("effect-home", cart=cart, jewels=jewel_names(hold), n=sum(hold)),
                2.0 + sum(hold),
            )
            found.append(home)
        case "falls" | "derails":
            found.append(Effect(text(f"effect-{route.end}", cart=cart), -9.0))
        case "collides" if route.opponent:
            other = state.cart(route.opponent)
            said = text("effect-rams", cart=cart, other=cart_name(other.name))
            found.append(Effect(said, -2.0 if other.owner == seat else 0.5))
        case _:
            pass
    return [one for one in found if one.value]
