"""What the end of the actions comes to: the drives, and that no plan has a use for what is left."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from games.kit.mind import Effect, best_effect
from games.kit.text import Text, text
from games.kit.value import replaced
from games.off_the_rails.components import NOTHING, add
from games.off_the_rails.mind.answers import driven, plan_after, value_of_route
from games.off_the_rails.mind.drive_effects import effects_of_route
from games.off_the_rails.mind.later import DONE, next_action
from games.off_the_rails.mind.reach import (
    as_left,
    drive_said,
    haul_with_drive,
    home_bound,
    in_both,
    is_near,
    way_of,
    what_follows,
)
from games.off_the_rails.mind.turns import actions_left
from games.off_the_rails.rules import layout_of, routes_of_cart
from games.off_the_rails.rules.cart_order import first_to_drive

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.off_the_rails.components import Jewels, Square
    from games.off_the_rails.mind.plans import CartPlan
    from games.off_the_rails.model import Cart, Route, State


def effects_of_the_end(state: State, plans: Sequence[CartPlan]) -> Iterator[Effect]:
    """Say what the drives come to, and that no plan asks for what is left."""
    left = actions_left(state)
    if left and next_action(state, state.turn) != DONE:
        return
    below = _below(state)
    if not below:
        yield Effect(text("effect-all-done", n=left) if left else text("effect-none-drive"), 0.1)
        return
    drives, many = list[Text](), len(below)
    plans = [as_left(state, one, plans) for one in plans]
    for before, cart, route in drives_of(state):
        found = list(effects_of_route(before, state.turn, route))
        yield from (one for one in found if one.value < 0)
        one = next((one for one in plans if one.cart == cart), None)
        drives += _way_said(before, one, route, many) or filter(None, [best_effect(found)])
    if drives:
        yield Effect(text("effect-drives", left=left, drives=tuple(drives)), 2.0)
    elif left:
        yield Effect(text("effect-all-done", n=left), 0.1)


def _below(state: State) -> list[Cart]:
    return [cart for cart in state.carts if cart.owner == state.turn and cart.square]


def drives_of(state: State) -> Iterator[tuple[State, Cart, Route]]:
    """Yield the drives that would follow now, each with the position before it."""
    below = _below(state)
    while below:
        cart, route = drive_chosen(state, first_to_drive(state, below))
        yield state, cart, route
        state = _once_driven(state, cart, route)
        below.remove(cart)


def lies_ahead(state: State, cart: Cart, route: Route) -> tuple[Square, Jewels] | None:
    """Return where a cart comes home, and with what, once it has driven so; None if nowhere."""
    if route.end == "leaves":
        return route.at, driven(state, cart.owner, route)[0]
    one = plan_after(state, cart.owner, route) if route.end == "stops" else None
    return (one.plan.exit, haul_with_drive(one, one.cart, 0)[0]) if one else None


def drive_chosen(state: State, carts: Sequence[Cart]) -> tuple[Cart, Route]:
    """Return which cart the computer would drive next, and which way."""
    ways = [
        (cart, route)
        for cart in carts
        for route in routes_of_cart(layout_of(state), cart, cart.speed)
    ]
    return max(ways, key=lambda way: value_of_route(state, state.turn, way[1]))


def _way_said(state: State, one: CartPlan | None, route: Route, many: int) -> list[Text]:
    """Say what a drive comes to that goes as planned, and what follows; of one of many briefly."""
    if one is None or route.end == "leaves" or [*route.path] != way_of(one)[: one.cart.speed]:
        return []
    known = replace(one, deposits=in_both(one.deposits, state.deposits))
    home = one.plan.exit, haul_with_drive(known, one.cart, one.cart.speed)[0]
    is_sure = lies_ahead(state, one.cart, route) == home and is_near(state, one)
    said = [drive_said(state, known, one.cart, names_exit=is_sure)]
    if is_sure and said[0].key in {"effect-loads", "effect-nears"}:
        is_alone, speed = many == 1, one.cart.speed
        briefly = home_bound(state, known, one.cart, briefly=True)
        said.append(what_follows(state, known, speed) if is_alone else briefly)
    return said


def _once_driven(state: State, cart: Cart, route: Route) -> State:
    """Return where a cart has driven this way, for the carts that drive after it."""
    hold, left = driven(state, state.turn, route)
    gone = route.end not in {"stops", "forks", "collides"}
    at = None if gone else (cart.square, *route.path)[-1]
    heading = None if gone else route.headings[-1]
    moved = cart.model_copy(update={"square": at, "heading": heading, "hold": hold})
    carts = tuple(moved if one.name == cart.name else one for one in state.carts)
    deposits = {square: there for square, there in left.items() if there != NOTHING}
    home = add(state.stockpiles[cart.owner], hold if route.end == "leaves" else NOTHING)
    stockpiles = replaced(state.stockpiles, cart.owner, home)
    update = {"carts": carts, "deposits": deposits, "stockpiles": stockpiles}
    return state.model_copy(update=update)
