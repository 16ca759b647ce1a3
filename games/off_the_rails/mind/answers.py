"""What to answer when something is asked outside the four actions, each at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.off_the_rails import model
from games.off_the_rails.components import (
    COLOURS,
    EXITS,
    HOLD_SIZE,
    JEWEL_INDEX,
    NOTHING,
    SURFACE_OF,
    Jewels,
    Square,
    add,
    one_jewel,
    subtract,
    worth,
)
from games.off_the_rails.mind.aims import aims_of
from games.off_the_rails.mind.alone import LOST_CART, plans_alone
from games.off_the_rails.mind.board_graph import PLACE, BoardGraph
from games.off_the_rails.mind.plans import CartPlan, best_plan, taken_kind, value_of_load
from games.off_the_rails.mind.turns import plans_of
from games.off_the_rails.rules import points, routes_to_choose

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from games.kit.game import Seat
    from games.off_the_rails.components import Exit
    from games.off_the_rails.mind.plans import Aim, Plan
    from games.off_the_rails.model import Cart, Move, State

FORK_COST: Final = 3.0
"""What it costs, about, to come home from a junction that is asked about later."""
RAM_SHARE: Final = 0.75
"""What is left of a cart's value when it rams another."""
SPOILS: Final = 0.3
"""Of what a rammed enemy has loaded: half of it drops, and lies there for all."""
COST_OF_END: Final = {"leaves": -0.1, "forks": FORK_COST}
"""What it still costs to come home at the end of a route; out at once is best."""


def value_of_route(state: State, seat: Seat, route: model.Route) -> float:
    """Return what a drive over this route leads to."""
    cart = state.cart(route.cart)
    ground, known, aims = _outlook(state, seat, cart)
    hold, deposits = _driven(known, cart, route, aims[0])
    if route.end == "stops":
        return _best(ground, _start_after(route), hold, deposits, aims)
    if route.end == "collides":
        return _after_ram(state, seat, route, hold, aims)
    if route.end in COST_OF_END:
        cost = COST_OF_END[route.end]
        if route.end == "leaves" and state.seats == 1:
            aims = (aims[COLOURS.index(SURFACE_OF[route.at])],)
        return max(aim.discounted(value_of_load(hold, aim), cost) for aim in aims)
    if route.end == "falls" or (state.seats == 1 and route.end != "returns"):
        return -LOST_CART
    return aims[0].arrival


def _start_after(route: model.Route) -> int | None:
    """Return the place at which a route ends that stops on the track."""
    return PLACE.get((route.at, EXITS["NESW".index(route.headings[-1])]))


def plan_after(state: State, seat: Seat, route: model.Route) -> CartPlan | None:
    """Return the best plan of a cart after a route that ends on the track, or None."""
    cart = state.cart(route.cart)
    ground, known, aims = _outlook(state, seat, cart)
    hold, deposits = _driven(known, cart, route, aims[0])
    plan = _plan_from(ground, _start_after(route), hold, deposits, aims)
    moved = cart.model_copy(update={"square": route.at, "hold": hold})
    return CartPlan(moved, plan, deposits) if plan else None


def driven(state: State, seat: Seat, route: model.Route) -> tuple[Jewels, dict[Square, Jewels]]:
    """Return what a cart holds after a drive, taking what it may, and what still lies about."""
    cart = state.cart(route.cart)
    _, known, aims = _outlook(state, seat, cart)
    return _driven(known, cart, route, aims[0])


def _best(
    ground: BoardGraph,
    start: int | None,
    hold: Jewels,
    deposits: dict[str, Jewels],
    aims: Sequence[Aim],
) -> float:
    plan = _plan_from(ground, start, hold, deposits, aims)
    return plan.value if plan else 0.0


def _plan_from(
    ground: BoardGraph,
    start: int | None,
    hold: Jewels,
    deposits: dict[str, Jewels],
    aims: Sequence[Aim],
) -> Plan | None:
    starts = () if start is None else (start,)
    plans = [best_plan(ground, starts, hold, deposits, aim) for aim in aims]
    return max((one for one in plans if one), key=lambda one: one.value, default=None)


def _outlook(
    state: State, seat: Seat, cart: Cart
) -> tuple[BoardGraph, dict[str, Jewels], tuple[Aim, ...]]:
    """Return the ground for a cart, what lies about, and what it may be after."""
    if state.seats > 1:
        ground = BoardGraph.of(state)
        return ground, dict(state.deposits), aims_of(state, seat, ground)
    _, outlook = plans_alone(state, until=cart.name)
    return outlook.ground, outlook.deposits, outlook.aims()


def loaded(
    deposits: Mapping[Square, Jewels],
    hold: Jewels,
    path: Sequence[Square],
    weights: Sequence[float],
    *,
    stops: bool,
) -> tuple[Jewels, dict[Square, Jewels]]:
    """Return what a cart holds after a way over these squares, and what then still lies about.

    `stops`: it ends its drive on the last of them, by itself or in a collision.
    """
    left = dict(deposits)
    for at, square in enumerate(path):
        for _ in range(2 if stops and at == len(path) - 1 else 1):
            there = left.get(square, NOTHING)
            if there != NOTHING and sum(hold) < HOLD_SIZE:
                jewel = one_jewel(taken_kind(there, weights))
                hold, left[square] = add(hold, jewel), subtract(there, jewel)
    return hold, left


def _driven(
    deposits: Mapping[Square, Jewels], cart: Cart, route: model.Route, aim: Aim
) -> tuple[Jewels, dict[Square, Jewels]]:
    stops = route.end in {"stops", "collides"}
    return loaded(deposits, cart.hold, route.path, aim.weights, stops=stops)


def _after_ram(
    state: State, seat: Seat, route: model.Route, hold: Jewels, aims: Sequence[Aim]
) -> float:
    own = max(aim.discounted(value_of_load(hold, aim), FORK_COST) for aim in aims) * RAM_SHARE
    if route.opponent is None:
        return own
    other = state.cart(route.opponent)
    spoils = SPOILS * value_of_load(other.hold, aims[0])
    lost = 0.0 if sum(state.cart(route.cart).hold) else own - aims[0].arrival
    return own - lost + (spoils if other.owner != seat else -2 * spoils - 1)


def _rams_a_rival(state: State, seat: Seat, route: model.Route) -> bool:
    if route.end != "collides" or route.opponent is None:
        return False
    rival = state.cart(route.opponent)
    return rival.owner != seat and any(rival.hold)


# ---- answers -----------------------------------------------------------------------


def best_drive(state: State, seat: Seat, legal: Sequence[Move], rams: float = 0.0) -> Move:
    """Return the best route; with several carts, first whichever comes home, or gains most.

    `rams` are points by which a route is liked better that rams a rival with jewels.
    """
    values = {
        (route.cart, route.exits): value_of_route(state, seat, route)
        + rams * _rams_a_rival(state, seat, route)
        for route in routes_to_choose(state)
    }
    moving = state.run.cart if state.run else ""
    return max(
        (move for move in legal if isinstance(move, model.Drive | model.Steer)),
        key=lambda move: values[move.cart if isinstance(move, model.Drive) else moving, move.route],
    )


def best_take(state: State, seat: Seat, legal: Sequence[Move]) -> Move:
    """Return the jewel that is worth most to the seat that wants it most."""
    cart = state.cart(state.run.cart) if state.run else state.carts[0]
    _, _, aims = _outlook(state, seat, cart)
    weights = [max(aim.weights[kind] for aim in aims) for kind in range(len(NOTHING))]
    return max(
        (move for move in legal if isinstance(move, model.Take)),
        key=lambda move: weights[JEWEL_INDEX[move.jewel]],
    )


def best_split(state: State, _seat: Seat, legal: Sequence[Move]) -> Move:
    """Return the split that leaves nothing to choose: both piles worth the same, about."""
    load = state.cart(state.collision.opponent).hold if state.collision else NOTHING
    return min(
        (move for move in legal if isinstance(move, model.Split)),
        key=lambda move: abs(2 * worth(move.piles) - worth(load)),
    )


def best_face(state: State, seat: Seat, legal: Sequence[Move]) -> Move:
    """Return the way that leads home best."""
    cart = state.cart(state.collision.turning[0]) if state.collision else state.carts[0]
    ground, _, aims = _outlook(state, seat, cart)

    def value(move: model.Face) -> float:
        start = PLACE.get((cart.square or "", move.way))
        return _best(ground, start, cart.hold, dict(state.deposits), aims)

    return max((move for move in legal if isinstance(move, model.Face)), key=value)


def plan_facing(state: State, seat: Seat, way: Exit) -> CartPlan | None:
    """Return the best plan of a cart that faces this way after a collision, or None."""
    cart = state.cart(state.collision.turning[0]) if state.collision else state.carts[0]
    ground, known, aims = _outlook(state, seat, cart)
    start = PLACE.get((cart.square or "", way))
    plan = _plan_from(ground, start, cart.hold, known, aims)
    return CartPlan(cart, plan, known) if plan else None


def draws_token(state: State, seat: Seat) -> bool:
    """Tell whether a seat without a cart below hastens the end: the leader does."""
    scores = points(state)
    return scores[seat] >= max(scores)


def best_collapse(state: State, seat: Seat, legal: Sequence[Move]) -> Move:
    """Return the square that hurts the others most, and oneself least."""
    harm = harm_of(state, seat)
    return max(
        (move for move in legal if isinstance(move, model.Collapse)),
        key=lambda move: harm.get(move.at, 0.0),
    )


def harm_of(state: State, seat: Seat) -> dict[Square, float]:
    """Return how much it hurts the others, less what it hurts oneself, if a square collapses."""
    harm: dict[Square, float] = {}
    for other in range(state.seats):
        sign = -1.5 if other == seat else 1.0
        for one in plans_of(state, other):  # type: ignore[arg-type]
            if one.cart.square is None:
                continue
            value = one.plan.value + 1
            harm[one.cart.square] = harm.get(one.cart.square, 0.0) + sign * (value + 3)
            for square in one.plan.squares:
                harm[square] = harm.get(square, 0.0) + sign * value * 0.5
    return harm


ANSWERS: Final[dict[model.Phase, Callable[[State, Seat, Sequence[Move]], Move]]] = {
    "drive": best_drive,
    "steer": best_drive,
    "take": best_take,
    "split": best_split,
    "face": best_face,
    "spread": best_collapse,
}
"""What answers what is asked, by phase."""
