"""Analysis: a decision judged afterwards, by what its seat could know when it decided.

Half of the steps look for the best other move. The other half are shared by that one and the move
that was made, which are tried equally often: what is best of many is best by luck, too, so its
chance is not taken from the search that found it. Both are tried in the same worlds with the same
luck, so that what tells them apart is not who was luckier.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count
from typing import TYPE_CHECKING

from games.kit.chance import Chance
from games.kit.computers.candidates import Budget, Candidate
from games.kit.computers.search import flat, never, simulate
from games.kit.computers.table import Table
from games.kit.mind import in_lot_order, is_blind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

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
    visits: int = 0
    """In how many simulations each of them was tried."""


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
    if not others:
        return _compare(table, root, (played,), seed, steps // 2, is_late)
    blind = is_blind(mind)
    moves = in_lot_order(others, table.luck) if blind else mind.order(root, seat, others)
    found = flat(table, root, moves, steps // 2, is_late, widen=blind) if len(moves) > 1 else None
    best = found.move if found else moves[0]
    return _compare(table, root, (played, best), seed, steps // 2, is_late)


def compare(
    game: AnyGame,
    world: Value,
    seat: Seat,
    moves: tuple[Value, Value],
    seed: str,
    *,
    steps: int,
    notes: Value | None = None,
    is_late: Callable[[], bool] = never,
) -> Judgement:
    """Judge the first of two moves by the second, the best other one; all else as in `judge`."""
    table = Table(game, game.mind(), seat, Chance(seed, 0), notes)
    return _compare(table, table.deal(world), moves, seed, steps, is_late)


def _compare(
    table: Table,
    root: Value,
    moves: Sequence[Value],
    seed: str,
    steps: int,
    is_late: Callable[[], bool],
) -> Judgement:
    """Simulate a move, and the best other one, in turn, equally often and with the same luck."""
    budget, tried = Budget(steps), [Candidate(one) for one in moves]
    for number in count(1):
        lots = [replace(table, luck=Chance(seed, number)) for _ in tried]
        found = [
            simulate(lot, root, one.move, budget) for lot, one in zip(lots, tried, strict=True)
        ]
        ends = [end for end in found if end is not None]
        if len(ends) < len(tried):
            break
        for one, end in zip(tried, ends, strict=True):
            one.visits += 1
            one.total += table.values(end, (table.seat,))[0]
        if budget.left <= 0 or is_late():
            break
    made, *others = tried
    if not others:
        return Judgement(made.worth, visits=made.visits)
    return Judgement(made.worth, others[0].move, others[0].worth, made.visits)
