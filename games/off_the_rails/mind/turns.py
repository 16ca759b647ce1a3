"""What to do in a turn: its four actions are shared among the plans of all carts."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from games.off_the_rails import model
from games.off_the_rails.components import (
    HOLD_SIZE,
    NOTHING,
    OPPOSITE,
    Exits,
    Square,
    one_jewel,
    subtract,
)
from games.off_the_rails.mind.aims import aims_of
from games.off_the_rails.mind.alone import LOST_CART, plans_alone
from games.off_the_rails.mind.board_graph import AHEAD, PLACES, STEP_COST, BoardGraph, tile_for
from games.off_the_rails.mind.plans import (
    QUICK,
    Beam,
    CartPlan,
    Plan,
    PlannedStep,
    best_plan,
    reserve,
    starts_of,
    taken_kind,
    value_of_load,
)
from games.off_the_rails.model import first_alike

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from games.kit.game import Seat
    from games.off_the_rails.model import Cart, Move, State

SPEEDS: Final = range(1, 7)
WAITING: Final = 0.85
"""What is left of a plan's gain for a cart that waits in the supply."""
LOST_BY_ACTIONS_ALONE: Final = (0.0, 0.0, 0.0, 0.0, 0.5, 6.0, 8.0, 10.0, 12.0)
"""Worth lost when playing alone if all carts together need 0, 1, 2, … actions in the next turn; the
last figure holds for more."""
RISK: Final = (1.0, 1.0, 0.98, 0.93, 0.8, 0.4)
"""Share of a value that is left if driving on in the next turn needs 0, 1, 2, … actions; the last
figure holds for more."""


class Doing(NamedTuple):
    """What one cart could be given of this turn's actions."""

    value: float
    moves: tuple[Move, ...]
    needed: int = 0
    """Actions that the cart will need in the next turn, lest it derails."""


def plans_of(state: State, seat: Seat, beam: Beam = QUICK) -> list[CartPlan]:
    """Plan for every cart of a seat, loaded ones first; plans keep out of each other's way."""
    if state.seats == 1:
        return plans_alone(state)[0]
    ground = BoardGraph.of(state)
    (aim,) = aims_of(state, seat, ground)
    deposits = dict(state.deposits)
    found: list[CartPlan] = []
    mine = [cart for cart in state.carts if cart.owner == seat and not cart.lost]
    for cart in sorted(mine, key=lambda one: (one.square is None, -sum(one.hold))):
        after = aim if cart.square is not None else aim.from_supply()
        plan = best_plan(ground, starts_of(state, cart), cart.hold, deposits, after, beam)
        if plan is not None:
            found.append(CartPlan(cart, plan, dict(deposits)))
            leaves = cart.square is not None and len(plan.steps) <= cart.speed
            reserve(ground, plan, deposits, leaves=leaves)
    return found


def actions_left(state: State) -> int:
    """Return how many actions the running turn still has."""
    return model.ACTIONS_PER_TURN - len(state.actions_done)


# ---- sharing the actions ---------------------------------------------------------


def moves_of_turn(state: State, plans: Iterable[CartPlan]) -> tuple[Move, ...]:
    """Return the actions that serve all plans best, in the order in which to do them."""
    left = actions_left(state)
    alone = state.seats == 1
    best = {(0, 0): Doing(0.0, ())}
    for one in plans:
        shared: dict[tuple[int, int], Doing] = {}
        for doing in doings(state, one, left):
            for (spent, needed), before in best.items():
                total = spent + len(doing.moves), (needed + doing.needed) * alone
                value = before.value + doing.value
                if total[0] <= left and (total not in shared or shared[total].value < value):
                    shared[total] = Doing(value, (*before.moves, *doing.moves))
        best = shared
    # Fewer actions where that is as good: they come first.
    moves = max(
        best.items(),
        key=lambda item: (round(item[1].value - lost_alone(item[0][1]), 6), -item[0][0]),
    )[1].moves
    return moves if alone else _with_first_cart(state, moves)


def _with_first_cart(state: State, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Let the first cart drive where one of two in the supply waits: they differ in name only."""
    placed = [move.cart for move in moves if isinstance(move, model.PlaceCart)]
    if len(placed) != 1:
        return moves
    (name,) = placed
    first = first_alike(state.carts, name)
    return tuple(
        move.model_copy(update={"cart": first}) if getattr(move, "cart", None) == name else move
        for move in moves
    )


def lost_alone(needed: int) -> float:
    """Return the worth lost if all carts together need that many actions in the next turn."""
    return LOST_BY_ACTIONS_ALONE[min(needed, len(LOST_BY_ACTIONS_ALONE) - 1)]


def doings(state: State, one: CartPlan, left: int) -> Iterator[Doing]:
    """Return what the cart of a plan could do with the actions left."""
    track = list(islice(track_moves(state, one.plan), left))
    if one.cart.square is None:
        yield from _waiting(one, track)
        yield from _driving(one, track, left - 1, 1)
        return
    yield Doing(one.safe - (0.5 if one.safe else LOST_CART), ())
    yield from _driving(one, track, left, 0)


def _waiting(one: CartPlan, track: Sequence[Move]) -> Iterator[Doing]:
    cost = 1.0 + sum(_cost(step) for step in one.plan.steps)
    load = _load_after(one, 0)[0]
    for many in range(len(track) + 1):
        gain = one.plan.aim.discounted(load, cost - many) - one.safe
        yield Doing(one.safe + WAITING * max(gain, 0.0), tuple(track[:many]))


def _driving(one: CartPlan, track: Sequence[Move], left: int, placing: int) -> Iterator[Doing]:
    """Return what the cart could do to drive at each speed, with more track laid ahead or not."""
    cart, steps = one.cart, one.plan.steps
    placed: tuple[Move, ...] = ()
    if placing:
        placed = (model.place_cart(cart=cart.name, at=PLACES[one.plan.start][0]),)
    for speed in SPEEDS:
        needed = sum(step.lay for step in steps[:speed])
        dies = _dies(cart, speed)
        for many in range(needed, min(len(track), left - len(dies)) + 1):
            value, needed = _value_after(one, speed, many)
            yield Doing(value, (*track[:many], *placed, *dies), needed)


def _dies(cart: Cart, speed: int) -> tuple[Move, ...]:
    change = speed - cart.speed
    turn = model.faster(cart=cart.name) if change > 0 else model.slower(cart=cart.name)
    return (turn,) * abs(change)


def _value_after(one: CartPlan, speed: int, laid: int) -> tuple[float, int]:
    """Return what a plan is worth after a drive, with `laid` of its tiles laid before.

    And how many actions its cart needs in the next turn.
    """
    steps, aim = one.plan.steps, one.plan.aim
    load, _ = _load_after(one, speed)
    rest = steps[speed:]
    if not rest:
        return aim.discounted(load, 0.0), 0
    ahead = laid - sum(step.lay for step in steps[:speed])
    value = aim.discounted(load, sum(map(_cost, rest)) - ahead)
    needed = min(
        abs(next_speed - speed) + max(0, sum(step.lay for step in rest[:next_speed]) - ahead)
        for next_speed in SPEEDS
    )
    return value * RISK[min(needed, len(RISK) - 1)], needed


def _cost(step: PlannedStep) -> float:
    return step.lay + STEP_COST


def _load_after(one: CartPlan, speed: int) -> tuple[float, int]:
    """Return what a plan brings home, in value and jewels, if this turn's drive is so long."""
    many, aim = sum(one.cart.hold), one.plan.aim
    have = 0 if aim.wanted is None else one.cart.hold[aim.wanted]
    load = value_of_load(one.cart.hold, aim)
    place = one.plan.start
    for number, step in enumerate(one.plan.steps, start=1):
        there = one.deposits.get(AHEAD[place], NOTHING)
        for _ in range(2 if number == speed else 1):
            if there != NOTHING and many < HOLD_SIZE:
                kind = taken_kind(there, aim.weights)
                there = subtract(there, one_jewel(kind))
                load, many = load + aim.worth_of(kind, have), many + 1
                have += kind == aim.wanted
        place = step.place
    return load, many


def track_moves(state: State, plan: Plan) -> Iterator[Move]:
    """Return what is to be laid for a plan, step by step."""
    place = plan.start
    for step in plan.steps:
        at, travel = AHEAD[place], PLACES[place][1]
        tile = state.tiles.get(at)
        for _ in range(step.lay):
            new = tile_for(tile, OPPOSITE[travel], PLACES[step.place][1])
            yield _track_move(at, tile, new)
            tile = new
        place = step.place


def tiles_missing(state: State, plan: Plan, steps: int | None = None) -> int:
    """Count the tiles that a way still lacks, or its first steps, where it leads twice, too."""
    tiles, place, lacking = dict(state.tiles), plan.start, 0
    for step in plan.steps[:-1][:steps]:
        at, entry, way = AHEAD[place], OPPOSITE[PLACES[place][1]], PLACES[step.place][1]
        while (tile := tiles.get(at)) is None or not {entry, way} <= {*tile}:
            tiles[at], lacking = tile_for(tile, entry, way), lacking + 1
        place = step.place
    return lacking


def _track_move(at: Square, tile: Exits | None, new: Exits) -> Move:
    """Return how the tile is laid: one with two exits, or with one more than before."""
    if tile is None:
        return model.lay(at=at, tile=new)  # type: ignore[arg-type]
    return model.upgrade(at=at, tile=new)  # type: ignore[arg-type]
