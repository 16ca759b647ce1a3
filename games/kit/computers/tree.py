"""The tree search: what the flat one does for the next move, for all the way to the horizon.

A multiple-observer information-set tree search (Cowling, Powley and Whitehouse, 2012). Each seat
has a tree of its own, in which a node is what the seat did and saw since the decision began: its
own moves, and of the others' what `Mind.shown` says. So no seat plans on what it could not know,
and where several act at once each chooses without the others. Chance is in no tree: each simulation
deals anew, and a move is compared by the simulations in which it was legal.

Few nodes are visited often. Where an `Effort` says that moves are akin, what a move came to
anywhere as a seat's second of the way, or as its third, counts as one visit in each node below the
decision (a progressive history; Nijssen and Winands, 2011).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from math import log, sqrt
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from games.kit.computers.candidates import (
    EVEN,
    Budget,
    Candidate,
    Choice,
    best_first,
    is_decided,
    width_after,
)
from games.kit.text import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from games.kit.computers.table import Table
    from games.kit.game import Value


AKIN_EXPLORATION: Final = 0.15
"""Weight of exploration below the decision where moves are akin: there they are no strangers."""


@dataclass
class _Record:
    """What simulations came to."""

    visits: int = 0
    total: float = 0.0

    def add(self, value: float) -> None:
        """Count one simulation."""
        self.visits += 1
        self.total += value

    def mean(self, guess: float) -> float:
        """Return the mean value, with a guess as one simulation more."""
        return (self.total + guess) / (self.visits + 1)


@dataclass
class _Stage:
    """What a seat's moves came to at one stage of its way, in all of its nodes and beyond them."""

    moves: defaultdict[Value, _Record] = field(default_factory=lambda: defaultdict(_Record))
    whole: _Record = field(default_factory=_Record)

    def add(self, move: Value, value: float) -> None:
        """Count one simulation."""
        self.moves[move].add(value)
        self.whole.add(value)


@dataclass
class _Node:
    """What a seat knows at one point of the way, and what its moves led to from there."""

    arms: dict[Value, Candidate] = field(default_factory=dict)
    after: dict[tuple[Seat, Hashable], _Node] = field(default_factory=dict)
    """What comes next: by who moved, and by the seat's own move or what it saw of another's."""
    visits: int = 0

    def pick(self, legal: Sequence[Value], table: Table) -> Candidate:
        """Return the move to try: a new one while few are known, else by upper confidence bound."""
        known = [arm for move in legal if (arm := self.arms.get(move))]
        # By how often it was legal, not by visits of the node: a rarely legal move would seem
        # neglected.
        for arm in known:
            arm.chances += 1
        if len(known) < min(len(legal), width_after(self.visits)):
            move = table.luck.pick([move for move in legal if move not in self.arms])
            arm = self.arms[move] = Candidate(move, chances=1)
            return arm
        return max(known, key=lambda arm: arm.appeal(log(arm.chances)))

    def pick_akin(self, legal: Sequence[Value], stage: _Stage) -> Candidate:
        """Return the move to try where what it came to elsewhere counts as one visit."""
        at_all = stage.whole.mean(EVEN)
        tried = []
        for move in legal:
            arm = self.arms.get(move) or self.arms.setdefault(move, Candidate(move))
            arm.chances += 1
            visits = arm.visits + 1
            worth = (arm.total + stage.moves[move].mean(at_all)) / visits
            tried.append((worth + AKIN_EXPLORATION * sqrt(log(arm.chances) / visits), arm))
        return max(tried, key=itemgetter(0))[1]


@dataclass
class _Simulation:
    """One way to the horizon, and what of it each seat's tree has to learn."""

    table: Table
    root: Value
    moves: Sequence[Value]
    at: dict[Seat, _Node | None]
    """Where each seat is in its tree; None once it has left it."""
    budget: Budget
    stages: defaultdict[tuple[Seat, int], _Stage] | None
    """By seat and how many moves it has made on the way; None where moves are not akin."""
    made: list[tuple[Seat, Value]] = field(default_factory=list)
    """All moves of the way."""
    tried: list[tuple[Seat, _Node, Candidate]] = field(default_factory=list)

    def play(self) -> bool:
        """Play to the horizon and let the trees learn; return False if the steps ran out."""
        table, before = self.table, self.budget.spent
        game, luck, state = table.game, table.luck, table.deal(self.root)
        actor, legal = table.seat, self.moves
        while True:
            move = self._choose(actor, legal) or table.mind.policy(state, actor, legal, luck)
            self.made.append((actor, move))
            shown = table.mind.shown(state, move)
            state, _ = game.apply(state, actor, move, luck)
            self.budget.spend()
            self._follow(actor, move, shown)
            if table.mind.horizon(self.root, state) or not (actors := sorted(game.actors(state))):
                break
            if not self.budget.left:
                return False
            actor = luck.pick(actors) if len(actors) > 1 else actors[0]
            legal = game.legal(state, actor)
        values = dict(zip(self.at, table.values(state, tuple(self.at)), strict=True))
        lead = table.lead(state)
        if self.stages is not None:
            # Every move of the way counts for its stage, also those that policies made outside the
            # tree.
            turns = Counter[Seat]()
            for seat, move in self.made:
                self.stages[seat, turns[seat]].add(move, values[seat])
                turns[seat] += 1
        for seat, node, arm in self.tried:
            node.visits += 1
            arm.visits += 1
            arm.total += values[seat]
            arm.lead += lead
            arm.steps += self.budget.spent - before
        # What was tried first is the decision itself: signs are reasons for it alone.
        self.tried[0][2].signs.update(table.mind.signs(self.root, state, table.seat))
        return True

    def _choose(self, seat: Seat, legal: Sequence[Value]) -> Value | None:
        """Return what the seat's tree would try; None where it knows nothing."""
        node = self.at[seat]
        if node is None:
            return None
        if self.stages is not None and self.tried:
            turn = sum(one == seat for one, _ in self.made)
            arm = node.pick_akin(legal, self.stages[seat, turn])
        else:
            arm = node.pick(legal, self.table)
        self.tried.append((seat, node, arm))
        return arm.move

    def _follow(self, actor: Seat, move: Value, shown: Hashable) -> None:
        """Take every seat to what it knows now; a way that is new to it grows by one node."""
        for seat, node in self.at.items():
            seen = move if seat == actor else shown
            if node is not None and seen is not None:
                # A new way leaves the tree here, and the next simulation finds its node: a tree
                # grows by one node a simulation.
                self.at[seat] = node.after.get((actor, seen))
                node.after.setdefault((actor, seen), _Node())


def tree(
    table: Table,
    root: Value,
    moves: Sequence[Value],
    steps: int,
    is_late: Callable[[], bool],
    *,
    akin: bool = False,
) -> Choice:
    """Search moves by one tree a seat; ends as the flat search does."""
    stages = defaultdict[tuple[Seat, int], _Stage](_Stage) if akin else None
    budget, cut = Budget(steps), False
    nodes = {Seat(seat): _Node() for seat in range(len(table.mind.worth(root)))}
    arms = nodes[table.seat].arms
    while not cut and budget.left > 0:
        if len(arms) == len(moves) and is_decided(tuple(arms.values()), budget):
            break
        if not _Simulation(table, root, moves, dict(nodes), budget, stages).play():
            break
        cut = is_late()
    best = best_first(table.game, tuple(arms.values()), table.luck)
    return Choice(best[0].move, budget.spent, best, cut=cut)
