"""Plans: the way of one cart over jewels and out of the mine, on track that lies or is to be laid.

A beam search: at every step the best few ways are kept, each valued as if it went straight home
from there.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, log
from typing import TYPE_CHECKING, Final, NamedTuple

from games.off_the_rails.components import HOLD_SIZE, NOTHING, ROCK, Jewels, Square
from games.off_the_rails.mind.ground import AHEAD, SQUARE_AT, Ground

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

DECAY: Final = 0.88
"""What is left of a value for each tile that must be laid before."""
LATE: Final = 0.25
"""What is left of a value that cannot be brought home in time."""
WIDTH: Final = 10
"""Ways that are kept at every step."""
LONGEST_DETOUR: Final = 12
"""Steps after which a plan goes straight home."""
NOWHERE: Final[frozenset[Square]] = frozenset()


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

    def discounted(self, load: float, cost: float) -> float:
        """Return what a load is worth now that comes home at this cost."""
        in_time = 1.0 if cost <= self.limit else LATE
        return (load + self.arrival) * DECAY**cost * in_time if cost < inf else 0.0


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
    def squares(self) -> frozenset[Square]:
        """The squares it leads over."""
        return frozenset(SQUARE_AT[step.place] for step in self.steps)


def value_of_load(hold: Jewels, aim: Aim) -> float:
    """Return what a hold is worth at home."""
    return sum(n * weight for n, weight in zip(hold, aim.weights, strict=True))


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


def lures_of(ground: Ground, gains: Mapping[Square, float], home: Sequence[float]) -> list[float]:
    """Return `Aim.lures` for what deposits are worth, and for what the way home costs."""
    return ground.ways_to(
        {
            place: min(lay + home[at] for at, lay in steps)
            + ground.step_cost(place)
            + log(gains[ahead], DECAY)
            for place, ahead in enumerate(AHEAD)
            if gains.get(ahead, 0.0) > 0 and (steps := ground.steps(place))
        }
    )


def hope(starts: Iterable[int], hold: Jewels, aim: Aim) -> float:
    """Return what a plan may be worth: quickly, with one jewel more."""
    load = value_of_load(hold, aim)
    return max(
        (aim.discounted(load, aim.home[at]) + DECAY ** aim.lures[at] for at in starts), default=0.0
    )


def best_plan(
    ground: Ground,
    starts: Iterable[int],
    hold: Jewels,
    deposits: Mapping[Square, Jewels],
    aim: Aim,
) -> Plan | None:
    """Return the best way home from one of these places; None if there is none."""
    load = value_of_load(hold, aim)
    ways = [
        _Way(aim.discounted(load, aim.home[at]), 0.0, at, 0.0, load, sum(hold), None, NOWHERE, 0)
        for at in starts
        if aim.home[at] < inf
    ]
    if not ways:
        return None
    best = max(ways, key=lambda way: way.value)
    gains = gains_of(deposits, aim.weights)
    for _ in range(LONGEST_DETOUR):
        ways = _further(ground, ways, gains, aim)
        best = max((best, *ways), key=lambda way: way.value)
    return _plan(ground, best, aim)


def _further(
    ground: Ground,
    ways: Sequence[_Way],
    gains: Mapping[Square, float],
    aim: Aim,
) -> list[_Way]:
    """Go one step on from every way; return the most hopeful."""
    found: dict[tuple[int, float], _Way] = {}
    for way in ways:
        square = AHEAD[way.place]
        if square in way.squares:
            continue
        many, load = way.many, way.load
        if square in gains and many < HOLD_SIZE:
            many, load = many + 1, load + gains[square]
        squares = way.squares | {square}
        base = way.cost + ground.step_cost(way.place)
        for place, lay in ground.steps(way.place):
            cost = base + lay
            value = aim.discounted(load, cost + aim.home[place])
            lure = cost + aim.lures[place]
            hope = value + (DECAY**lure if many < HOLD_SIZE and lure <= aim.limit else 0.0)
            known = found.get((place, load))
            if hope and (known is None or known.hope < hope):
                found[place, load] = _Way(value, hope, place, cost, load, many, way, squares, lay)
    return sorted(found.values(), key=lambda way: -way.hope)[:WIDTH]


def _plan(ground: Ground, way: _Way, aim: Aim) -> Plan:
    value, place = way.value, way.place
    steps: list[PlannedStep] = []
    while way.before is not None:
        steps.append(PlannedStep(way.place, way.lay))
        way = way.before
    steps.reverse()
    steps += _straight_home(ground, place, aim.home)
    return Plan(value, way.place, tuple(steps), aim)


def _straight_home(ground: Ground, place: int, home: Sequence[float]) -> list[PlannedStep]:
    steps: list[PlannedStep] = []
    while not (AHEAD[place] in ground.exits and home[place] < inf):
        crowd = ground.crowded.get(AHEAD[place], 0.0)
        place, lay = min(
            ground.steps(place), key=lambda step: (home[step[0]] + step[1] + crowd, step)
        )
        steps.append(PlannedStep(place, lay))
    return [*steps, PlannedStep(place, 0, leaves=True)]
