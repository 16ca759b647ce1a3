"""The tree search: what the flat one does for the next move, for all the way to the horizon.

A multiple-observer information-set tree search (Cowling, Powley and Whitehouse, 2012). Each seat
has a tree of its own, in which a node is what the seat did and saw since the decision began: its
own moves, and of the others' what `Mind.shown` says. So no seat plans on what it could not know,
and where several act at once each chooses without the others. Chance is in no tree: each simulation
deals anew, and a move is compared by the simulations in which it was legal.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log
from typing import TYPE_CHECKING

from games.kit.computers.candidates import (
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


@dataclass
class Node:
    """What a seat knows at one point of the way, and what its moves led to from there."""

    arms: dict[Value, Candidate] = field(default_factory=dict)
    after: dict[tuple[Seat, Hashable], Node] = field(default_factory=dict)
    """What comes next: by who moved, and by the seat's own move or what it saw of another's."""
    visits: int = 0

    def pick(self, legal: Sequence[Value], table: Table) -> Candidate:
        """Return the move to try: a new one while few are known, else by upper confidence bound."""
        known = [arm for move in legal if (arm := self.arms.get(move))]
        for arm in known:
            arm.chances += 1
        if len(known) < min(len(legal), width_after(self.visits)):
            move = table.luck.pick([move for move in legal if move not in self.arms])
            arm = self.arms[move] = Candidate(move, chances=1)
            return arm
        return max(known, key=lambda arm: arm.appeal(log(arm.chances)))


@dataclass
class Simulation:
    """One way to the horizon, and what of it each seat's tree has to learn."""

    table: Table
    root: Value
    moves: Sequence[Value]
    at: dict[Seat, Node | None]
    """Where each seat is in its tree; None once it has left it."""
    budget: Budget
    tried: list[tuple[Seat, Node, Candidate]] = field(default_factory=list)

    def play(self) -> bool:
        """Play to the horizon and let the trees learn; return False if the steps ran out."""
        table, before = self.table, self.budget.spent
        game, luck, state = table.game, table.luck, table.deal(self.root)
        actor, legal = table.seat, self.moves
        while True:
            move = self._choose(actor, legal) or table.mind.policy(state, actor, legal, luck)
            shown = table.mind.shown(state, move)
            state, _ = game.apply(state, actor, move, luck)
            self.budget.spend()
            self._follow(actor, move, shown)
            if table.mind.horizon(self.root, state) or not (actors := sorted(game.to_act(state))):
                break
            if not self.budget.left:
                return False
            actor = luck.pick(actors) if len(actors) > 1 else actors[0]
            legal = game.legal(state, actor)
        values = dict(zip(self.at, table.values(state, tuple(self.at)), strict=True))
        lead = table.lead(state)
        for seat, node, arm in self.tried:
            node.visits += 1
            arm.visits += 1
            arm.total += values[seat]
            arm.lead += lead
            arm.steps += self.budget.spent - before
        self.tried[0][2].signs.update(table.mind.signs(self.root, state, table.seat))
        return True

    def _choose(self, seat: Seat, legal: Sequence[Value]) -> Value | None:
        """Return what the seat's tree would try; None where it knows nothing."""
        node = self.at[seat]
        if node is None:
            return None
        arm = node.pick(legal, self.table)
        self.tried.append((seat, node, arm))
        return arm.move

    def _follow(self, actor: Seat, move: Value, shown: Hashable) -> None:
        """Take every seat to what it knows now; a way that is new to it grows by one node."""
        for seat, node in self.at.items():
            seen = move if seat == actor else shown
            if node is not None and seen is not None:
                self.at[seat] = node.after.get((actor, seen))
                node.after.setdefault((actor, seen), Node())


def tree(
    table: Table,
    root: Value,
    moves: Sequence[Value],
    steps: int,
    is_late: Callable[[], bool],
) -> Choice:
    """Search moves by one tree a seat; ends as the flat search does."""
    budget, cut = Budget(steps), False
    nodes = {Seat(seat): Node() for seat in range(len(table.mind.worth(root)))}
    arms = nodes[table.seat].arms
    while not cut and budget.left > 0:
        if len(arms) == len(moves) and is_decided(tuple(arms.values()), budget):
            break
        if not Simulation(table, root, moves, dict(nodes), budget).play():
            break
        cut = is_late()
    best = best_first(table.game, tuple(arms.values()), table.luck)
    return Choice(best[0].move, budget.spent, best, cut=cut)
