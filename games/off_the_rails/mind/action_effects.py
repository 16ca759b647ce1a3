"""What an action is for: which cart's plan it serves, what that brings, and what is left to do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from games.kit.mind import Effect, best_effect
from games.kit.text import Text, text
from games.kit.value import replaced
from games.off_the_rails import model
from games.off_the_rails.components import (
    HOLD_SIZE,
    JEWEL_POINTS,
    NOTHING,
    START_HEADING,
    Jewels,
    add,
    cart_name,
    jewel_names,
    square_name,
    subtract,
    worth,
)
from games.off_the_rails.mind.alone import haul_of, squares_of_haul
from games.off_the_rails.mind.answers import hold_after, loaded, value_of_route
from games.off_the_rails.mind.board_graph import SQUARE_AT
from games.off_the_rails.mind.dangers import dangers, opens_for_rivals
from games.off_the_rails.mind.drive_effects import effects_of_route, exit_of
from games.off_the_rails.mind.later import plans_for_later, track_for_later, with_track
from games.off_the_rails.mind.news import news_of
from games.off_the_rails.mind.plans import PATIENT, QUICK
from games.off_the_rails.mind.spoils import (
    belonging,
    homecoming,
    meets,
    missions_at_home,
    own_side,
    points_of,
)
from games.off_the_rails.mind.turns import (
    doings,
    moves_of_turn,
    plans_of,
    tiles_missing,
    track_moves,
)
from games.off_the_rails.model import first_alike
from games.off_the_rails.rules import layout_of, routes_of_cart, solo_grade
from games.off_the_rails.rules.routes import all_routes

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.kit.game import Seat
    from games.off_the_rails.components import Square
    from games.off_the_rails.mind.plans import CartPlan
    from games.off_the_rails.model import Cart, Move, Route, State


def effects_of_action(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    """Say which plan an action serves, and how; of the end of the actions, what the drives do."""
    if isinstance(move, model.Stop):
        best = solo_grade(state.homes) == "major"
        return [Effect(text("effect-best-grade"), 1.0)] if best else ()
    plans = plans_of(state, seat)
    if isinstance(move, model.EndActions):
        return list(_effects_of_the_end(state, plans))
    for beam in (QUICK,) if state.seats == 1 else (QUICK, PATIENT):
        plans = plans if beam is QUICK else plans_of(state, seat, beam)
        if found := _served_now(state, plans, move) or _served_later(state, seat, plans, move):
            return found
    return ()


def _left(state: State) -> int:
    return model.ACTIONS_PER_TURN - len(state.actions_done)


def _served_now(state: State, plans: Sequence[CartPlan], move: Move) -> Sequence[Effect]:
    for one in _plans_for(state, plans, move):
        if not any(move in doing.moves for doing in doings(state, one, _left(state))):
            continue
        if isinstance(move, model.Lay | model.Upgrade):
            opened = opens_for_rivals(state, one.cart.owner, with_track(state, [move]))
            return [*_effects_of_track(state, one, plans, move), *opened]
        then, more = _cart_after(state, one, plans, move)
        hangs = _hangs_on(state, one, then)
        said = _reaches(state, one, then, more=more, hangs=hangs, unchanged=True)
        found = [Effect(said, 2.0)]
        if hangs == "nothing" and not more:
            found += dangers(state, _moved(one, then))
        return found
    return ()


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


def _served_later(
    state: State, seat: Seat, plans: Sequence[CartPlan], move: Move
) -> Sequence[Effect]:
    """Say what track is for that nobody needs in this turn: the next trip of a cart."""
    if state.seats == 1 or not isinstance(move, model.Lay | model.Upgrade):
        return ()
    moves = moves_of_turn(state, plans)
    after = with_track(state, moves)
    beams = QUICK, PATIENT
    for beam in beams:
        for one in plans_for_later(state, seat, plans, moves, beam):
            if move in track_moves(after, one.plan):
                opened = opens_for_rivals(state, seat, with_track(state, [move]))
                return [_plan_said(state, one, "effect-later", move), *opened]
    return ()


# ---- track -------------------------------------------------------------------------------


def _effects_of_track(
    state: State, one: CartPlan, plans: Sequence[CartPlan], move: Move
) -> Sequence[Effect]:
    """Say what a cart is meant to bring home; of the next pieces of its way, what they lead to."""
    laid = {
        done.move.at
        for done in state.actions_done
        if isinstance(done.move, model.Lay | model.Upgrade)
    }
    if laid.isdisjoint(one.plan.squares):
        return [_plan_said(state, one, "effect-plan", move)]
    then, _ = _cart_after(state, one, plans, model.EndActions())
    drives = one.cart.square is not None or any(
        isinstance(step, model.PlaceCart) and step.cart == one.cart.name
        for step in moves_of_turn(state, plans)
    )
    name, jewels = cart_name(one.cart.name), haul_of(one.cart, one.plan, one.deposits)
    goal = text("effect-this-turn", drive=_drive(state, one, then))
    if not drives:
        goal = text("effect-toward", cart=name, jewels=jewel_names(jewels), n=sum(jewels))
    after = with_track(state, [move])
    said = text(
        "effect-goes-on",
        cart=name,
        goal=goal,
        exit=exit_of(one),
        n=tiles_missing(after, one.plan),
        news=news_of(state, one, after),
    )
    return [Effect(said, 1.0)]


def _plan_said(state: State, one: CartPlan, key: str, move: Move) -> Effect:
    """Say what a cart is meant to bring home, over which jewels, and what is still to be laid."""
    jewels, exit_ = haul_of(one.cart, one.plan, one.deposits), exit_of(one)
    after = with_track(state, [move])
    over = squares_of_haul(one.cart, one.plan, one.deposits)
    said = text(
        key,
        cart=cart_name(one.cart.name),
        jewels=jewel_names(jewels),
        n=sum(jewels),
        points=points_of(state, jewels),
        squares=tuple([square_name(at) for at in over]),
        over=len(over),
        exit=exit_,
        lay=tiles_missing(after, one.plan),
        missions=meets(missions_at_home(state, one.cart.owner, exit_, jewels)),
        own=own_side(belonging(state, exit_, jewels)),
        news=news_of(state, one, after),
    )
    return Effect(said, 1.0 + sum(jewels))


# ---- carts -------------------------------------------------------------------------------


def _cart_after(
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


def _way(one: CartPlan) -> list[Square]:
    """Return the squares of a plan, one for each step, the surface last."""
    return [*(SQUARE_AT[at.place] for at in one.plan.steps[:-1]), exit_of(one)]


def _hangs_on(state: State, one: CartPlan, cart: Cart) -> str:
    """Return what has to be done before a drive goes as planned: track, others that move away."""
    way = _way(one)[: cart.speed]
    if any(step.lay for step in one.plan.steps[: cart.speed]):
        return "track"
    routes = all_routes(layout_of(state), cart, cart.speed)
    if any(route.end in {"stops", "leaves"} and [*route.path] == way for route in routes):
        return "nothing"
    return "others"


def _moved(one: CartPlan, cart: Cart) -> Cart:
    """Return a cart where its planned drive leads."""
    way = _way(one)
    if cart.speed >= len(way):
        return cart.model_copy(update={"square": None})
    hold = _hold_after(one, cart, cart.speed)
    return cart.model_copy(update={"square": way[cart.speed - 1], "hold": hold})


def _hold_after(one: CartPlan, cart: Cart, speed: int) -> Jewels:
    """Return what a cart holds after so long a drive, of what other plans leave to it."""
    way, weights = _way(one), one.plan.aim.weights
    stops = speed < len(way)
    return loaded(one.deposits, cart.hold, way[:speed], weights, stops=stops)[0]


def _drive(state: State, one: CartPlan, cart: Cart) -> Text:
    """Say what this turn's drive comes to: a load, home, or how near to either."""
    way, speed = _way(one), cart.speed
    hold = _hold_after(one, cart, speed)
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
    return text("effect-nears-exit", cart=name, square=at, n=len(rest), exit=way[-1])


def _reaches(
    state: State, one: CartPlan, cart: Cart, *, more: int, hangs: str, unchanged: bool
) -> Text:
    """Say where a cart gets with this turn's drive, what that hangs on, and what without it."""
    otherwise: Text | str = ""
    if unchanged and one.cart.square is not None and hangs != "track":
        otherwise = _as_it_is(state, one, cart)
    return text(
        "effect-reaches",
        cart=cart_name(cart.name),
        drive=_drive(state, one, cart),
        more=more,
        hangs=hangs,
        otherwise=otherwise,
    )


def _as_it_is(state: State, one: CartPlan, then: Cart) -> Text | str:
    """Say what the drive would come to at the speed that the cart has, where that is worse."""
    cart = one.cart
    routes = all_routes(layout_of(state), cart, cart.speed)
    ends = {route.end for route in routes}
    if len(ends) == 1 and (ends <= {"derails", "falls"}):
        return text("effect-at-speed", n=cart.speed, end=ends.pop(), jewels=0)
    if cart.speed < len(_way(one)) <= then.speed:
        return text("effect-at-speed", n=cart.speed, end="short", jewels=0)
    now, better = (sum(_hold_after(one, cart, one_.speed)) for one_ in (cart, then))
    if now < better:
        taken = now - sum(cart.hold)
        return text("effect-at-speed", n=cart.speed, end="fewer", jewels=taken)
    return ""


# ---- the end of the actions ------------------------------------------------------------


def _effects_of_the_end(state: State, plans: Sequence[CartPlan]) -> Iterator[Effect]:
    """Say what the drives come to, and that no plan asks for what is left."""
    left = _left(state)
    if left and _asks_for_more(state, plans):
        return
    below = [cart for cart in state.carts if cart.owner == state.turn and cart.square]
    if not below:
        yield Effect(text("effect-all-done", n=left) if left else text("effect-none-drive"), 0.1)
        return
    drives = list[Text]()
    for _ in below:
        cart, route = _best_drive(state, below)
        found = list(effects_of_route(state, state.turn, route))
        yield from (one for one in found if one.value < 0)
        one = next((one for one in plans if one.cart == cart), None)
        if good := _way_said(state, one, route) or best_effect(found):
            drives.append(good)
        state = _once_driven(state, cart, route)
        below = [one for one in below if one != cart]
    if drives:
        yield Effect(text("effect-drives", left=left, drives=tuple(drives)), 2.0)
    elif left:
        yield Effect(text("effect-all-done", n=left), 0.1)


def _asks_for_more(state: State, plans: Sequence[CartPlan]) -> bool:
    """Tell whether a plan has a use for another action, for this turn's drives or for later."""
    if state.seats == 1:
        return bool(moves_of_turn(state, plans))
    for beam in (QUICK, PATIENT):
        found = plans if beam is QUICK else plans_of(state, state.turn, beam)
        moves = moves_of_turn(state, found)
        if moves or track_for_later(state, state.turn, found, moves, beam):
            return True
    return False


def _best_drive(state: State, carts: Sequence[Cart]) -> tuple[Cart, Route]:
    """Return which cart the computer would drive next, and which way."""
    ways = [
        (cart, route)
        for cart in carts
        for route in routes_of_cart(layout_of(state), cart, cart.speed)
    ]
    return max(ways, key=lambda way: value_of_route(state, state.turn, way[1]))


def _way_said(state: State, one: CartPlan | None, route: Route) -> Text | None:
    """Say what a drive comes to that goes as planned."""
    if one is None or [*route.path] != _way(one)[: one.cart.speed]:
        return None
    return _drive(state, replace(one, deposits=dict(state.deposits)), one.cart)


def _once_driven(state: State, cart: Cart, route: Route) -> State:
    """Return where a cart has driven this way, for the carts that drive after it."""
    hold = hold_after(state, state.turn, route)
    gone = route.end not in {"stops", "forks", "collides"}
    at = None if gone else (cart.square, *route.path)[-1]
    heading = None if gone else route.headings[-1]
    moved = cart.model_copy(update={"square": at, "heading": heading, "hold": hold})
    carts = tuple(moved if one.name == cart.name else one for one in state.carts)
    stops = route.end in {"stops", "collides"}
    weights = list(map(float, JEWEL_POINTS))
    left = loaded(state.deposits, cart.hold, route.path, weights, stops=stops)[1]
    deposits = {square: there for square, there in left.items() if there != NOTHING}
    home = add(state.stockpiles[cart.owner], hold if route.end == "leaves" else NOTHING)
    stockpiles = replaced(state.stockpiles, cart.owner, home)
    update = {"carts": carts, "deposits": deposits, "stockpiles": stockpiles}
    return state.model_copy(update=update)
