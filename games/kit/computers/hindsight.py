"""Hindsight: a decision judged afterwards, by what its seat could know when it decided.

Half of the steps look for the best other move. The other half are shared by that one and the move
that was made, which are tried equally often: what is best of many is best by luck, too, so its
chance is not taken from the search that found it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.kit.chance import Chance
from games.kit.computers.candidates import Budget, Candidate
from games.kit.computers.search import flat, never, simulate
from games.kit.computers.table import Table
from games.kit.mind import in_lot_order, is_blind

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.kit.game import AnyGame, Seat, Value


@dataclass(frozen=True)
class Judgement:
    """What simulations made of a decision."""

    chance: float
    """Of the move that was made to win, 0 to 1."""
    best: Value | None = None
    """The best other move; None where there was none."""
    best_chance: float = 0.0
    """Of that one."""


def judge(
    game: AnyGame,
    world: Value,
    seat: Seat,
    played: Value,
    seed: str,
    *,
    steps: int,
    notes: Value | None = None,
    is_late: Callable[[], bool] = never,
) -> Judgement:
    """Judge the move that a seat has made at a position.

    `world` is what `Game.redeal` returned for the seat there, `notes` what `Mind.remember` had made
    of its views. `steps` are rules steps; `is_late` is a safety cap, asked between simulations.
    """
    mind = game.mind()
    table = Table(game, mind, seat, Chance(seed, 0), notes)
    root = table.deal(world)
    legal = game.legal(root, seat)
    others = [move for move in mind.moves(root, seat, legal) if move != played]
    made = Candidate(played)
    if not others:
        _compare(table, root, [made], steps // 2, is_late)
        return Judgement(made.worth)
    blind = is_blind(mind)
    moves = in_lot_order(others, table.luck) if blind else mind.order(root, seat, others)
    found = flat(table, root, moves, steps // 2, is_late, widen=blind) if len(moves) > 1 else None
    best = Candidate(found.move if found else moves[0])
    _compare(table, root, [made, best], steps // 2, is_late)
    return Judgement(made.worth, best.move, best.worth)


def _compare(
    table: Table, root: Value, moves: list[Candidate], steps: int, is_late: Callable[[], bool]
) -> None:
    """Simulate moves in turn, each equally often."""
    budget = Budget(steps)
    while budget.left > 0:
        ends = [simulate(table, root, one.move, budget) for one in moves]
        for one, end in zip(moves, ends, strict=True):
            if end is None:
                return
            one.visits += 1
            one.total += table.values(end, (table.seat,))[0]
        if is_late():
            return
