"""Candidates of a decision: what simulations made of each move, and which of them is made."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from operator import itemgetter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.chance import Chance
    from games.kit.game import AnyGame, Value
    from games.kit.mind import Sign

EXPLORATION: Final = 0.5
"""Weight of exploration in UCB1, for values from 0 to 1."""
FIRST_FEW: Final = 2
"""Candidates that a search begins with where it takes in more as it goes on."""
WIDENING: Final = 2.0
"""Candidates that it takes in, times the square root of its simulations."""
EVEN: Final = 0.5
"""The value of an unknown position, and of a match without a winner."""
SAME: Final = 0.002
"""Moves are equals whose worths differ by no more."""
COMPARABLE: Final = 20
"""Visits without which a share of simulations says nothing."""
TELLING: Final = 0.1
"""By how much shares of two moves must differ to be a reason."""
LOST: Final = 0.02
"""Worth of the best move below which a position is as good as lost."""


@dataclass
class Budget:
    """Rules steps that are left for a decision."""

    left: int
    spent: int = 0

    def spend(self) -> None:
        """Count one step."""
        self.left -= 1
        self.spent += 1


@dataclass
class Candidate:
    """A move, with what simulations made of it."""

    move: Value
    visits: int = 0
    total: float = 0.0
    lead: float = 0.0
    """The sum of `Table.lead` at the ends of its simulations."""
    steps: int = 0
    """Rules steps of its simulations."""
    chances: int = 0
    """Simulations in which it could have been chosen, where a search counts them."""
    signs: Counter[Sign] = field(default_factory=Counter)
    """In how many of its simulations each of `Mind.signs` was seen."""

    def share(self, sign: Sign) -> float:
        """Return in which share of its simulations a sign was seen."""
        return self.signs[sign] / self.visits

    @property
    def worth(self) -> float:
        """The mean value for the deciding seat, 0 to 1; before the first visit, level."""
        return self.total / self.visits if self.visits else EVEN

    def appeal(self, log_visits: float) -> float:
        """Return the upper confidence bound by which the next candidate is chosen."""
        return self.worth + EXPLORATION * sqrt(log_visits / self.visits)


@dataclass(frozen=True)
class Reason:
    """What simulations saw more often, or more rarely, after one move than after the next best."""

    sign: Sign
    best: float
    """In which share of them, 0 to 1."""
    second: float


@dataclass(frozen=True)
class Choice:
    """A decision, and what it rests on."""

    move: Value
    steps: int = 0
    """Rules steps that were spent on it."""
    candidates: tuple[Candidate, ...] = ()
    """Best first; none where nothing was searched."""
    cut: bool = False
    """Whether the caller's clock cut the search short: such a move cannot be repeated."""
    forced: bool = False
    """Whether there was only one legal move."""


def is_decided(candidates: Sequence[Candidate], budget: Budget) -> bool:
    """Tell whether no other candidate can catch up with the leader's visits.

    The remaining steps are counted in simulations of average length so far.
    """
    visits = sorted(one.visits for one in candidates)
    # left / (spent / sum(visits)) simulations are still to come; multiplied out, nothing is
    # divided by 0.
    return (visits[-1] - visits[-2]) * budget.spent > sum(visits) * budget.left


def width_after(visits: int) -> int:
    """Return how many candidates are looked at after a number of simulations.

    >>> [width_after(visits) for visits in (0, 1, 4, 25, 100, 400)]
    [2, 4, 6, 12, 22, 42]
    """
    return round(FIRST_FEW + WIDENING * sqrt(visits))


def best_first(
    game: AnyGame, candidates: Sequence[Candidate], luck: Chance
) -> tuple[Candidate, ...]:
    """Return candidates by visits; those as good as the first by what else they bring.

    Where all is lost, the one comes first that the others failed to answer most often.
    """
    by_lot = luck.shuffle(candidates)
    ranked = sorted(by_lot, key=lambda one: (one.visits, one.worth), reverse=True)
    first = ranked[0]
    tried = [one for one in ranked if 2 * one.visits >= first.visits > 0]
    best = max((one.worth for one in tried), default=EVEN)
    if best < LOST:
        first = next(one for one in tried if one.worth == best)
    equals = [one for one in tried if abs(one.worth - first.worth) <= SAME]
    equals.sort(
        key=lambda one: (
            -round(one.lead / one.visits, 3),
            not game.is_formality(one.move),
            one.steps / one.visits,
        )
    )
    # Not `in`: it would compare by value, and two candidates may have come to the same figures.
    taken = {id(one) for one in equals}
    return (*equals, *(one for one in ranked if id(one) not in taken))


def reason_for(
    candidates: Sequence[Candidate], harms: frozenset[str] = frozenset()
) -> Reason | None:
    """Return why the first of these is better than the next; None if nothing tells them apart.

    That is what it does for the seat more often, or what harms the seat more rarely after it.
    """
    found = [(_gain(one, harms), one) for one in _differences(candidates)]
    gain, reason = max(found, key=itemgetter(0), default=(0.0, None))
    return reason if gain >= TELLING else None


def drawback_of(candidates: Sequence[Candidate], harms: frozenset[str]) -> Reason | None:
    """Return what harms the seat more often after the first of these than after the next."""
    found = [one for one in _differences(candidates) if one.sign[0] in harms]
    worst = min(found, key=lambda one: _gain(one, harms), default=None)
    return worst if worst and _gain(worst, harms) <= -2 * TELLING else None


def _gain(one: Reason, harms: frozenset[str]) -> float:
    return one.second - one.best if one.sign[0] in harms else one.best - one.second


def _differences(candidates: Sequence[Candidate]) -> list[Reason]:
    tried = [one for one in candidates if one.visits >= COMPARABLE]
    if len(tried) < 2 or tried[0] is not candidates[0]:  # noqa: PLR2004 - nothing to compare
        return []
    best, second = tried[:2]
    signs = sorted(best.signs.keys() | second.signs.keys())
    return [Reason(sign, best.share(sign), second.share(sign)) for sign in signs]
