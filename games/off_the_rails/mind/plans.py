"""Plans: the way of one cart over jewels and out of the mine, on track that lies or is to be laid.

A beam search: at every step the best few ways are kept, each valued as if it went straight home
from there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf, log
from typing import TYPE_CHECKING, Final, NamedTuple

from games.off_the_rails.components import (
    HOLD_SIZE,
    NOTHING,
    ROCK,
    START_HEADING,
    STARTS_OF,
    Jewels,
    Square,
    one_jewel,
    subtract,
)
from games.off_the_rails.mind.board_graph import AHEAD, PLACE, SQUARE_AT, BoardGraph

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from games.off_the_rails.model import Cart, State

DECAY: Final = 0.88
"""`Aim.decay`, if nothing else is said."""
LATE: Final = 0.25
"""`Aim.late`, if nothing else is said."""
SHARED_COST: Final = 1.5
"""What a square costs over which another of the seat's plans leads."""
NOWHERE: Final[frozenset[Square]] = frozenset()


class Beam(NamedTuple):
    """How far a search for a plan looks."""

    width: int
    """Ways that survive each step."""
    detour: int
    """Steps after which a plan goes straight home."""


QUICK: Final = Beam(10, 12)
PATIENT: Final = Beam(60, 24)
"""For turns that would end with actions to spare: it takes some ten times as long."""


@dataclass(frozen=True)
class Aim:
    """What a cart is after."""

    weights: tuple[float, ...]
    """What a jewel of each kind is worth at home."""
    home: Sequence[float]
    """By place, what the way home costs."""
    lures: Sequence[float]
    """By place, the cost at which a single point would be worth the best jewel in reach."""
    arrival: float
    """What it is worth to have the cart home."""
    limit: float
    """The cost beyond which it is too late."""
    wanted: int | None = None
    """The kind of which only a few are needed, if there is one."""
    ladder: tuple[float, ...] = ()
    """What the first, the second, ... jewel of that kind is worth."""
    beyond: float = 0.0
    """What more of that kind are worth."""
    decay: float = DECAY
    """What is left of a value for each tile that must be laid before."""
    late: float = LATE
    """What is left of a value that cannot be brought home in time."""

    def from_supply(self) -> Aim:
        """Return what a cart in the supply is after: its arrival is no gain, and late is never.

        It is safe where it is. To count its own points, at home less sure than now, would make
        trips that pay look like losses.
        """
        return replace(self, arrival=0.0, late=0.0)

    def worth_of(self, kind: int, have: int) -> float:
        """Return what one more jewel is worth to a hold with `have` of the kind wanted."""
        if kind != self.wanted:
            return self.weights[kind]
        return self.ladder[have] if have < len(self.ladder) else self.beyond

    def discounted(self, load: float, cost: float) -> float:
        """Return what a load is worth now that comes home at this cost."""
        in_time = 1.0 if cost <= self.limit else self.late
        return (load + self.arrival) * self.decay**cost * in_time if cost < inf else 0.0


class _Way(NamedTuple):
    """A way so far."""

    value: float
    """What it brings if it goes straight home from here."""
    hope: float
    """The same, with the best jewel that may still be reached."""
    place: int
    cost: float
    load: float
    many: int
    """Jewels in the hold."""
    have: int
    """Jewels in the hold of the kind that is wanted."""
    before: _Way | None
    squares: frozenset[Square]
    lay: int
    """Tiles to lay for the last step."""


class PlannedStep(NamedTuple):
    """One step of a plan."""

    place: int
    """Where the cart is afterwards; for the last, where it was before it left."""
    lay: int
    leaves: bool = False


@dataclass(frozen=True)
class Plan:
    """A way home for one cart."""

    value: float
    """Discounted, for as long as nothing is done."""
    start: int
    steps: tuple[PlannedStep, ...]
    aim: Aim

    @property
    def exit(self) -> Square:
        """The surface square at which it leads out."""
        return AHEAD[self.steps[-1].place]

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares it leads over, each once, in the order of the way."""
        return tuple(dict.fromkeys(SQUARE_AT[step.place] for step in self.steps))


@dataclass(frozen=True)
class CartPlan:
    """A cart with its plan."""

    cart: Cart
    plan: Plan
    deposits: dict[Square, Jewels]
    """What it counts on: jewels that no other plan of the seat takes."""

    @property
    def safe(self) -> float:
        """What the cart is worth in the supply."""
        return self.plan.aim.arrival


def starts_of(state: State, cart: Cart) -> list[int]:
    """Return where a cart is, or may be placed."""
    if cart.square is not None and cart.heading is not None:
        place = PLACE.get((cart.square, cart.heading))
        return [] if place is None else [place]
    taken = {one.square for one in state.carts}
    return [PLACE[at, START_HEADING[at]] for at in STARTS_OF[cart.colour] if at not in taken]


def reserve(
    ground: BoardGraph, plan: Plan, deposits: dict[Square, Jewels], *, leaves: bool = False
) -> None:
    """Keep what a plan takes, and the squares it leads over, from the plans of other carts.

    One that `leaves` in this turn's drive is out of their way.
    """
    for square in plan.squares:
        if not leaves:
            ground.crowded[square] = ground.crowded.get(square, 0.0) + SHARED_COST
        if square in deposits:
            left = _without_one(deposits[square], plan.aim)
            deposits[square] = left
            if left == NOTHING:
                del deposits[square]


def _without_one(there: Jewels, aim: Aim) -> Jewels:
    return subtract(there, one_jewel(taken_kind(there, aim.weights)))


def value_of_load(hold: Jewels, aim: Aim) -> float:
    """Return what a hold is worth at home."""
    return sum(
        aim.worth_of(kind, number) for kind, many in enumerate(hold) for number in range(many)
    )


def taken_kind(there: Jewels, weights: Sequence[float]) -> int:
    """Return the kind that a cart takes: rocks first, then what is worth most."""
    if there[ROCK]:
        return ROCK
    return max((kind for kind, n in enumerate(there) if n), key=weights.__getitem__)


def gains_of(deposits: Mapping[Square, Jewels], weights: Sequence[float]) -> dict[Square, float]:
    """Return what the next jewel of each deposit is worth."""
    return {
        square: weights[taken_kind(there, weights)]
        for square, there in deposits.items()
        if there != NOTHING
    }


def lures_of(
    ground: BoardGraph, gains: Mapping[Square, float], home: Sequence[float], decay: float = DECAY
) -> list[float]:
    """Return `Aim.lures` for what deposits are worth, and for what the way home costs."""
    return ground.ways_to(
        {
            place: min(lay + home[at] for at, lay in steps)
            + ground.step_cost(place)
            + log(gains[ahead], decay)
            for place, ahead in enumerate(AHEAD)
            if gains.get(ahead, 0.0) > 0 and (steps := ground.steps(place))
        }
    )


def hope(starts: Iterable[int], hold: Jewels, aim: Aim) -> float:
    """Return what a plan may be worth: quickly, with one jewel more."""
    load = value_of_load(hold, aim)
    return max(
        (aim.discounted(load, aim.home[at]) + aim.decay ** aim.lures[at] for at in starts),
        default=0.0,
    )


def best_plan(
    ground: BoardGraph,
    starts: Iterable[int],
    hold: Jewels,
    deposits: Mapping[Square, Jewels],
    aim: Aim,
    beam: Beam = QUICK,
) -> Plan | None:
    """Return the best way home from one of these places; None if there is none."""
    load = value_of_load(hold, aim)
    have = 0 if aim.wanted is None else hold[aim.wanted]
    ways = [
        _Way(
            aim.discounted(load, aim.home[at]),
            0.0,
            at,
            0.0,
            load,
            sum(hold),
            have,
            None,
            NOWHERE,
            0,
        )
        for at in starts
        if aim.home[at] < inf
    ]
    if not ways:
        return None
    best = max(ways, key=lambda way: way.value)
    kinds = {
        square: taken_kind(there, aim.weights)
        for square, there in deposits.items()
        if there != NOTHING
    }
    for _ in range(beam.detour):
        ways = _further(ground, ways, kinds, aim)[: beam.width]
        best = max((best, *ways), key=lambda way: way.value)
    return _plan(ground, best, aim)


def _further(
    ground: BoardGraph,
    ways: Sequence[_Way],
    kinds: Mapping[Square, int],
    aim: Aim,
) -> list[_Way]:
    """Go one step on from every way; return all, the most hopeful first."""
    found: dict[tuple[int, float], _Way] = {}
    for way in ways:
        square = AHEAD[way.place]
        if square in way.squares:
            continue
        many, have, load = way.many, way.have, way.load
        if square in kinds and many < HOLD_SIZE:
            kind = kinds[square]
            many, load = many + 1, load + aim.worth_of(kind, have)
            have += kind == aim.wanted
        lured = many < HOLD_SIZE and (aim.wanted is None or have < len(aim.ladder))
        squares = way.squares | {square}
        base = way.cost + ground.step_cost(way.place)
        for place, lay in ground.steps(way.place):
            cost = base + lay
            value = aim.discounted(load, cost + aim.home[place])
            lure = cost + aim.lures[place]
            hope = value + (aim.decay**lure if lured and lure <= aim.limit else 0.0)
            known = found.get((place, load))
            if hope and (known is None or known.hope < hope):
                found[place, load] = _Way(
                    value, hope, place, cost, load, many, have, way, squares, lay
                )
    return sorted(found.values(), key=lambda way: -way.hope)


def _plan(ground: BoardGraph, way: _Way, aim: Aim) -> Plan:
    value, place = way.value, way.place
    steps: list[PlannedStep] = []
    while way.before is not None:
        steps.append(PlannedStep(way.place, way.lay))
        way = way.before
    steps.reverse()
    steps += _straight_home(ground, place, aim.home)
    return Plan(value, way.place, tuple(steps), aim)


def _straight_home(ground: BoardGraph, place: int, home: Sequence[float]) -> list[PlannedStep]:
    steps: list[PlannedStep] = []
    while not (AHEAD[place] in ground.exits and home[place] < inf):
        crowd = ground.crowded.get(AHEAD[place], 0.0)
        place, lay = min(
            ground.steps(place), key=lambda step: (home[step[0]] + step[1] + crowd, step)
        )
        steps.append(PlannedStep(place, lay))
    return [*steps, PlannedStep(place, 0, leaves=True)]
