"""What a drive does, counted: what a cart takes, what comes home, whom it rams, where it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.mind import Effect
from games.kit.text import text
from games.off_the_rails import model
from games.off_the_rails.components import (
    HOLD_SIZE,
    NOTHING,
    OPPOSITE,
    Jewels,
    cart_name,
    jewel_names,
    precious,
    square_name,
    subtract,
    worth,
)
from games.off_the_rails.mind import answers
from games.off_the_rails.mind.alone import haul_of
from games.off_the_rails.mind.dangers import dangers, rivals_at
from games.off_the_rails.mind.reach import is_near, what_follows
from games.off_the_rails.mind.spoils import homecoming, meets, open_missions, points_of
from games.off_the_rails.mind.turns import tiles_missing
from games.off_the_rails.rules import layout_of, routes_to_choose

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.kit.game import Seat
    from games.kit.text import Text
    from games.off_the_rails.components import Exit, MissionName
    from games.off_the_rails.mind.plans import CartPlan
    from games.off_the_rails.model import Cart, Move, Route, State

A_ROCK: Final = 0.05
"""What it is worth to take what counts nothing: hardly a reason."""


def effects_of_drive(state: State, seat: Seat, move: Move) -> Iterator[Effect]:
    """Say what the drive comes to that a move chooses."""
    if not isinstance(move, model.Drive | model.Steer):
        return
    name = move.cart if isinstance(move, model.Drive) else state.run and state.run.cart
    ways = routes_to_choose(state)
    route = next(one for one in ways if (one.cart, one.exits) == (name, move.route))
    yield from effects_of_route(state, seat, route)


def effects_of_route(state: State, seat: Seat, route: Route) -> Iterator[Effect]:
    """Say what a cart takes on its way, or brings home, and what harms it or others at the end."""
    cart, hold = state.cart(route.cart), answers.driven(state, seat, route)[0]
    if route.end == "leaves":
        yield Effect(*homecoming(state, cart, route.at, hold))
        return
    one = answers.plan_after(state, seat, route) if route.end == "stops" else None
    for takes in _takes(state, cart, route, hold):
        yield _leads_on(state, takes, one) if one else takes
    moved = cart.model_copy(update={"square": (cart.square, *route.path)[-1], "hold": hold})
    match route.end:
        case "stops":
            if one:
                yield ahead_of(state, one)
            yield from dangers(state, moved)
        case "forks":
            names = {"cart": cart_name(cart.name), "square": square_name(route.at)}
            yield Effect(text("effect-forks", **names), 0.1)
        case "falls" | "derails":
            yield lost(cart, hold, route.end)
        case "collides" if route.opponent:
            yield from _ram(state, moved, route, state.cart(route.opponent))
            if sum(hold):
                yield from dangers(state, moved)
        case _:
            pass


def _takes(state: State, cart: Cart, route: Route, hold: Jewels) -> Iterator[Effect]:
    taken = subtract(hold, cart.hold)
    if taken == NOTHING or route.end in {"falls", "derails"}:
        return  # or it is lost at once
    full = precious(hold) == HOLD_SIZE > precious(cart.hold)
    missions = open_missions(state, ("gem_collector",) if full else ())
    where = [at for at in dict.fromkeys(route.path) if at in state.deposits]
    there = (one for at in where for one in rivals_at(state, cart.owner, at))
    rivals = tuple(dict.fromkeys(there))
    said = text(
        "effect-takes",
        cart=cart_name(cart.name),
        jewels=jewel_names(taken),
        n=sum(taken),
        missions=meets(missions),
        others=tuple(map(cart_name, rivals)),
        rivals=len(rivals),
    )
    count = precious(taken) or "dirty_goblins" in state.missions
    yield Effect(said, 0.4 * count + worth(taken) + 4.0 * len(missions) + A_ROCK)


def _leads_on(state: State, takes: Effect, one: CartPlan) -> Effect:
    """Say what follows after a drive, too; what that promises is what the drive is worth."""
    said = takes.said
    if is_near(state, one):
        said = text("effect-leads-on", drive=said, then=what_follows(state, one))
    return Effect(said, takes.value + max(0.0, one.plan.value))


def lost(cart: Cart, hold: Jewels, end: str) -> Effect:
    """Say that a cart derails or falls into the chasm, and with what."""
    said = text(f"effect-{end}", cart=cart_name(cart.name), jewels=jewel_names(hold), n=sum(hold))
    return Effect(said, -9.0 if sum(hold) or end == "falls" else -1.0)


def ahead_of(state: State, one: CartPlan) -> Effect:
    """Say how far a cart then is from the surface, with what to lay, and what comes home."""
    jewels = haul_of(one.cart, one.plan, one.deposits)
    said = text(
        "effect-faces",
        cart=cart_name(one.cart.name),
        n=len(one.plan.steps),
        exit=one.plan.exit,
        lay=tiles_missing(state, one.plan),
        jewels=sum(jewels),
        points=points_of(state, jewels),
    )
    return Effect(said, 0.1 + 0.01 * max(0.0, one.plan.value))


# ---- collisions ------------------------------------------------------------------------


def _ram(state: State, cart: Cart, route: Route, other: Cart) -> Iterator[Effect]:
    """Say what ramming does to the rammed cart, and to an empty one that rams."""
    side: Exit = OPPOSITE[route.headings[-1]]  # type: ignore[index]
    connected = side in layout_of(state).exits(route.at)
    harmless = not connected or state.options.bumpers == "on"
    met: list[MissionName] = []
    if connected and other.heading == side:
        met.append("face_to_face")
    if other.owner != cart.owner and not harmless:
        met.append("jewel_theft" if sum(other.hold) else "bumper_carts")
    missions = open_missions(state, met)
    said = text(
        "effect-rams",
        cart=cart_name(cart.name),
        other=cart_name(other.name),
        what=_ram_does(other, harmless=harmless),
        missions=meets(missions),
    )
    good = 0.5 + 0.5 * worth(other.hold) * (not harmless) + 4.0 * len(missions)
    yield Effect(said, -2.0 if other.owner == cart.owner else good)
    if other.owner == cart.owner and cart.hold != NOTHING:
        names = {"cart": cart_name(cart.name), "other": cart_name(other.name)}
        yield Effect(text("effect-keeps-load", jewels=jewel_names(cart.hold), **names), 0.2)
    if not harmless and cart.hold == NOTHING:
        yield Effect(text("effect-empty-too", cart=cart_name(cart.name)), -1.0)


def _ram_does(other: Cart, *, harmless: bool) -> Text:
    if harmless:
        return text("effect-ram-harmless")
    if not sum(other.hold):
        return text("effect-ram-empty")
    return text("effect-ram-drops", n=sum(other.hold), jewels=jewel_names(other.hold))
