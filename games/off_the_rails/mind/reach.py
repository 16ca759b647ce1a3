"""How far a cart gets on its planned way with this turn's drive, and what that brings."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from games.kit.text import text
from games.off_the_rails import model
from games.off_the_rails.components import (
    HOLD_SIZE,
    NOTHING,
    START_HEADING,
    Square,
    cart_name,
    jewel_names,
    square_name,
    subtract,
    worth,
)
from games.off_the_rails.mind.answers import loaded
from games.off_the_rails.mind.board_graph import SQUARE_AT
from games.off_the_rails.mind.spoils import homecoming, points_of
from games.off_the_rails.mind.turns import moves_of_turn, tiles_missing
from games.off_the_rails.rules import layout_of
from games.off_the_rails.rules.routes import all_routes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.kit.text import Text
    from games.off_the_rails.components import Jewels
    from games.off_the_rails.mind.plans import CartPlan
    from games.off_the_rails.model import Cart, Move, State


def way_of(one: CartPlan) -> list[Square]:
    """Return the squares of a plan, one for each step, the surface last."""
    return [*(SQUARE_AT[at.place] for at in one.plan.steps[:-1]), one.plan.exit]


def hangs_on(state: State, one: CartPlan, cart: Cart) -> str:
    """Return what has to be done before a drive goes as planned: track, others that move away."""
    way = way_of(one)[: cart.speed]
    if any(step.lay for step in one.plan.steps[: cart.speed]):
        return "track"
    routes = all_routes(layout_of(state), cart, cart.speed)
    if any(route.end in {"stops", "leaves"} and [*route.path] == way for route in routes):
        return "nothing"
    return "others"


def moved(one: CartPlan, cart: Cart) -> Cart:
    """Return a cart where its planned drive leads."""
    way = way_of(one)
    if cart.speed >= len(way):
        return cart.model_copy(update={"square": None})
    hold = hold_on_way(one, cart, cart.speed)
    return cart.model_copy(update={"square": way[cart.speed - 1], "hold": hold})


def hold_on_way(one: CartPlan, cart: Cart, speed: int) -> Jewels:
    """Return what a cart holds after so long a drive, of what other plans leave to it."""
    way, weights = way_of(one), one.plan.aim.weights
    stops = speed < len(way)
    return loaded(one.deposits, cart.hold, way[:speed], weights, stops=stops)[0]


def haul_with_drive(one: CartPlan, cart: Cart, speed: int) -> tuple[Jewels, tuple[Square, ...]]:
    """Return what a plan brings home if this turn's drive is so long, and where it is taken.

    A drive takes twice where it ends; with a speed of 0 the cart does not drive yet.
    """
    hold, over, _ = _on_the_way(one, cart, speed)
    return hold, over


def _on_the_way(
    one: CartPlan, cart: Cart, speed: int
) -> tuple[Jewels, tuple[Square, ...], dict[Square, Jewels]]:
    """Return what a cart has at the end of its way, where it took that, and what is left lying."""
    way, weights = way_of(one), one.plan.aim.weights
    hold, lying, over = cart.hold, one.deposits, list[Square]()
    for steps, square in enumerate(way, start=1):
        stops = steps == speed < len(way)
        more, lying = loaded(lying, hold, [square], weights, stops=stops)
        if more != hold:
            over.append(square)
        hold = more
    return hold, tuple(dict.fromkeys(over)), lying


def as_left(state: State, one: CartPlan, plans: Sequence[CartPlan]) -> CartPlan:
    """Return a plan with what those before it leave lying, which take twice where they stop."""
    before = next((n for n, it in enumerate(plans) if it.plan is one.plan), len(plans))
    lying = _left_lying(state, plans, before)
    return replace(one, deposits=in_both(one.deposits, lying))


def in_both(some: Mapping[Square, Jewels], others: Mapping[Square, Jewels]) -> dict[Square, Jewels]:
    """Return what lies about in either of two cases."""
    each = {at: zip(there, others.get(at, NOTHING), strict=True) for at, there in some.items()}
    return {at: tuple(map(min, pairs)) for at, pairs in each.items()}  # type: ignore[misc]


def _left_lying(state: State, plans: Sequence[CartPlan], many: int) -> dict[Square, Jewels]:
    """Return what the first so many plans leave lying, as this turn's actions are planned."""
    lying = dict(state.deposits)
    for one in plans[:many]:
        cart, _ = cart_to_drive(state, one, plans, model.EndActions())
        speed = cart.speed if cart.square else 0
        *_, lying = _on_the_way(replace(one, deposits=lying), one.cart, speed)
    return lying


def cart_to_drive(
    state: State, one: CartPlan, plans: Sequence[CartPlan], move: Move
) -> tuple[Cart, int]:
    """Return a cart as it is to drive, and how often its speed changes for that after a move."""
    cart = one.cart
    planned = moves_of_turn(state, plans)
    placed = [move] if isinstance(move, model.PlaceCart) else []
    for step in placed or [one for one in planned if isinstance(one, model.PlaceCart)]:
        if step.cart == cart.name:
            there = {"square": step.at, "heading": START_HEADING[step.at]}
            cart = cart.model_copy(update=there)
    wanted = move in planned or isinstance(move, model.EndActions)
    dies = [
        (1 if isinstance(step, model.Faster) else -1)
        for step in (planned if wanted else (move,))
        if isinstance(step, model.Faster | model.Slower) and step.cart == cart.name
    ]
    more = len(dies) - isinstance(move, model.Faster | model.Slower)
    return cart.model_copy(update={"speed": cart.speed + sum(dies)}), more


def haul_planned(
    state: State, one: CartPlan, plans: Sequence[CartPlan]
) -> tuple[Jewels, tuple[Square, ...]]:
    """Return what a plan brings home, as this turn's actions are planned, and where it is taken."""
    cart, _ = cart_to_drive(state, one, plans, model.EndActions())
    return haul_with_drive(as_left(state, one, plans), one.cart, cart.speed if cart.square else 0)


def home_bound(state: State, one: CartPlan, cart: Cart, *, briefly: bool = False) -> Text:
    """Say where a cart is to come home after this turn's drive, and with what or what it scores."""
    jewels, _ = haul_with_drive(one, cart, cart.speed)
    taken = subtract(hold_on_way(one, cart, cart.speed), cart.hold)
    return text(
        "effect-bound",
        exit=one.plan.exit,
        jewels=jewel_names(jewels),
        adds=int(jewels != taken and not briefly),
        points=points_of(state, jewels),
    )


def what_follows(state: State, one: CartPlan, speed: int = 0) -> Text:
    """Say how far a cart then is from the surface, with what to lay, and what it brings home.

    `speed` is the length of this turn's drive if that is still to come.
    """
    jewels, _ = haul_with_drive(one, one.cart, speed)
    now = hold_on_way(one, one.cart, speed) if speed else one.cart.hold
    taken = subtract(now, state.cart(one.cart.name).hold)
    return text(
        "effect-then",
        n=len(one.plan.steps) - speed,
        exit=one.plan.exit,
        lay=tiles_missing(state, one.plan),
        jewels=jewel_names(jewels),
        many=sum(jewels),
        adds=int(jewels != taken),
        points=points_of(state, jewels),
    )


def is_near(state: State, one: CartPlan, left: int = 0) -> bool:
    """Tell whether the actions left, and those of the next turn, can lay what a plan lacks."""
    return tiles_missing(state, one.plan) <= left + model.ACTIONS_PER_TURN


def drive_said(state: State, one: CartPlan, cart: Cart, *, names_exit: bool) -> Text:
    """Say what this turn's drive comes to: a load, home, or how near to either."""
    way, speed = way_of(one), cart.speed
    hold = hold_on_way(one, cart, speed)
    if speed >= len(way):
        return homecoming(state, cart, way[-1], hold)[0]
    at, name = square_name(way[speed - 1]), cart_name(cart.name)
    if worth(hold) > worth(cart.hold):
        taken = jewel_names(subtract(hold, cart.hold))
        return text("effect-loads", cart=name, square=at, jewels=taken)
    rest = way[speed:]
    for n, square in enumerate(rest, start=1):
        there = one.deposits.get(square, NOTHING)
        if there != NOTHING and sum(cart.hold) < HOLD_SIZE:
            where = square_name(square)
            jewels = jewel_names(there)
            return text("effect-nears", cart=name, square=at, n=n, jewels=jewels, at=where)
    if not names_exit:
        return text("effect-stops", cart=name, square=at)
    return text("effect-nears-exit", cart=name, square=at, n=len(rest), exit=way[-1])
