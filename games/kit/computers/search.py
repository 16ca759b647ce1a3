"""How a computer player decides: a flat search over redealt worlds, counted in rules steps.

Nothing here has a clock or sees the true state of a match: the same world, seat, notes, level and
seed lead to the same move on every machine. What is hidden in the given world is dealt anew before
it is read, so it has no influence either.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from typing import TYPE_CHECKING, Any, Final

from games.kit.chance import Chance
from games.kit.mind import candidates, in_lot_order, is_blind, without_search

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.kit.game import AnyGame, Outcome, Seat, Spec, Value
    from games.kit.mind import Level, Mind

EXPLORATION: Final = 0.5
"""Weight of exploration in UCB1, for values from 0 to 1."""
FIRST_FEW: Final = 2
"""Candidates that a search begins with."""
WIDENING: Final = 2.0
"""Candidates that it takes in, times the square root of its simulations."""
EVEN: Final = 0.5
"""The value of an unknown position, and of a match without a winner."""


@dataclass
class Candidate:
    """A move at the root, with what simulations made of it."""

    move: Value
    visits: int = 0
    total: float = 0.0

    @property
    def worth(self) -> float:
        """The mean value for the deciding seat, 0 to 1; before the first visit, level."""
        return self.total / self.visits if self.visits else EVEN

    def appeal(self, log_visits: float) -> float:
        """Return the upper confidence bound by which the next candidate is chosen."""
        return self.worth + EXPLORATION * sqrt(log_visits / self.visits)


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


def never() -> bool:
    """Return False: there is no deadline."""
    return False


def choose(
    game: AnyGame,
    world: Value,
    seat: Seat,
    level: Level,
    seed: str,
    *,
    notes: Value | None = None,
    scale: float = 1.0,
    is_late: Callable[[], bool] = never,
) -> Choice:
    """Decide for a seat that is to act.

    `world` is what `Game.redeal` returned for the seat, `notes` what `Mind.remember` made of its
    views. `scale` multiplies the level's steps. `is_late` is a safety cap, asked between
    simulations; it alone can make the same question have two answers.

    Raises:
        ValueError: if the seat has no move.
    """
    mind = game.mind()
    effort = mind.levels[level]
    table = Table(game, mind, seat, Chance(seed, 0), notes if effort.remembers else None)
    anew = table.deal(world)
    legal = game.legal(anew, seat)
    if not legal:
        msg = f"{game.spec.slug}: seat {seat} has no move"
        raise ValueError(msg)
    if len(legal) == 1:
        return Choice(legal[0], forced=True)
    at_once = without_search(mind, effort, anew, seat, legal, table.luck)
    if at_once is not None:
        return Choice(at_once)
    moves = candidates(mind, effort, anew, seat, legal)
    blind = is_blind(mind)
    if blind:
        moves = in_lot_order(moves, table.luck)
    if len(moves) == 1:
        return Choice(moves[0])
    return flat(table, anew, moves, max(1, round(scale * effort.steps)), is_late, widen=blind)


@dataclass(frozen=True)
class Table:
    """What stays the same during one decision. Its luck is drawn from one source, in order."""

    game: AnyGame
    mind: Mind[Any, Any, Any]
    seat: Seat
    """Who decides."""
    luck: Chance
    notes: Value | None = None

    def deal(self, world: Value) -> Value:
        """Deal anew whatever the seat cannot know, or does not remember."""
        if self.notes is None:
            dealt: Value = self.game.redeal(world, self.seat, self.luck)
            return dealt
        recalled: Value = self.game.recall(world, self.seat, self.luck, self.notes)
        return recalled

    def value(self, state: Value) -> float:
        """Return how good a position is for the seat, 0 to 1."""
        if outcome := self.game.outcome(state):
            return value_of(outcome, self.game.spec, self.seat)
        worth = self.mind.worth(state)
        return worth[self.seat] if worth else EVEN


def value_of(outcome: Outcome, spec: Spec, seat: Seat) -> float:
    """Return what an outcome is worth to a seat, 0 to 1: any win more than any loss.

    A shared win is shared. Without a winner all are level, unless they played together. Grades
    order wins, and losses.
    """
    together = spec.kind == "cooperative"
    won = seat in outcome.winners
    if outcome.grade in spec.grades:
        worse = len(spec.grades) - 1 - spec.grades.index(outcome.grade)
        return (won + worse / max(len(spec.grades) - 1, 1)) / 2
    if won:
        return 1.0 if together else 1 / len(outcome.winners)
    return 0.0 if together or outcome.winners else EVEN


# ---- the flat search ----------------------------------------------------------------------------


@dataclass
class Budget:
    """Rules steps that are left for a decision."""

    left: int
    spent: int = 0

    def spend(self) -> None:
        """Count one step."""
        self.left -= 1
        self.spent += 1


def flat(
    table: Table,
    root: Value,
    moves: Sequence[Value],
    steps: int,
    is_late: Callable[[], bool] = never,
    *,
    widen: bool = False,
) -> Choice:
    """Search moves by UCB1: each simulation deals anew, makes one move and plays to the horizon.

    To `widen` it begins with the first few and takes in more as it goes on: where nothing is known
    of very many moves, each would be tried too rarely to tell which is good, and more steps would
    not make a better player.

    Ends when the steps are used up, when the leader cannot be caught any more, or when it is late.
    """
    candidates = [Candidate(move) for move in moves]
    budget = Budget(steps)
    cut = False
    visits = 0
    while not cut and budget.left > 0:
        tried = candidates[: width_after(visits)] if widen else candidates
        if len(tried) == len(candidates) and is_decided(candidates, budget):
            break
        candidate = next_candidate(tried)
        value = simulate(table, root, candidate.move, budget)
        if value is None:
            break
        visits += 1
        candidate.visits += 1
        candidate.total += value
        cut = is_late()
    # The sort is stable: level candidates stay as they are listed.
    best = sorted(candidates, key=lambda one: (one.visits, one.worth), reverse=True)
    return Choice(best[0].move, budget.spent, tuple(best), cut=cut)


def width_after(visits: int) -> int:
    """Return how many candidates are looked at after so many simulations.

    >>> [width_after(visits) for visits in (0, 1, 4, 25, 100, 400)]
    [2, 4, 6, 12, 22, 42]
    """
    return round(FIRST_FEW + WIDENING * sqrt(visits))


def next_candidate(candidates: Sequence[Candidate]) -> Candidate:
    """Return the candidate to try next: each once, then by upper confidence bound."""
    for candidate in candidates:
        if not candidate.visits:
            return candidate
    log_visits = log(sum(one.visits for one in candidates))
    return max(candidates, key=lambda one: one.appeal(log_visits))


def is_decided(candidates: Sequence[Candidate], budget: Budget) -> bool:
    """Tell whether no other candidate can catch up with the leader's visits.

    The remaining steps are counted in simulations of average length so far.
    """
    visits = sorted(one.visits for one in candidates)
    return (visits[-1] - visits[-2]) * budget.spent > sum(visits) * budget.left


def simulate(table: Table, root: Value, move: Value, budget: Budget) -> float | None:
    """Play one simulation; return its value for the seat, or None if the steps ran out in it."""
    game, mind, luck = table.game, table.mind, table.luck
    world = table.deal(root)
    state, _ = game.apply(world, table.seat, move, luck)
    budget.spend()
    while not mind.horizon(world, state) and (actors := sorted(game.to_act(state))):
        if not budget.left:
            return None
        actor = luck.pick(actors) if len(actors) > 1 else actors[0]
        chosen = mind.policy(state, actor, game.legal(state, actor), luck)
        state, _ = game.apply(state, actor, chosen, luck)
        budget.spend()
    return table.value(state)
