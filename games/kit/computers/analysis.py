"""Analysis: a decision judged afterwards, by what its seat could know when it decided.

Half of the steps, and half of the time, look for the best move. The other half are shared by that
one, the move that was made, and one by lot, which are tried equally often: what is best of many is
best by luck, too, so its chance is not taken from the search that found it. All are tried in the
same worlds with the same luck, so that what tells them apart is not who was luckier.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count
from math import hypot, nan
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from games.kit.chance import Chance
from games.kit.computers.candidates import COMPARABLE, Budget, Candidate
from games.kit.computers.search import flat, simulate
from games.kit.computers.table import Table
from games.kit.computers.tree import tree
from games.kit.mind import in_lot_order, is_blind, move_at_random

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from games.kit.game import AnyGame, Seat, Value

FAR_TOO_LATE: Final = 6.0
"""Times the seconds of a judgement, after which even too few looks must do."""
LEAST_CHANCE: Final = 0.03
"""A decision is open where the best move has more chance than this: else all is lost anyway."""
MOST_CHANCE: Final = 0.97
"""... and where the move that was made has less than this: else all is won anyway."""


@dataclass(frozen=True)
class Judgement:
    """What simulations made of a decision."""

    chance: float
    """Of the move that was made to win, 0 to 1."""
    best: Value | None = None
    """What the search would have done, maybe the same; None where there was no choice."""
    best_chance: float = 0.0
    """Of that one."""
    lot_chance: float = 0.0
    """Of a move by lot."""
    visits: int = 0
    """In how many simulations each of them was tried."""


class Judged(Protocol):
    """A judgement, however it is kept."""

    @property
    def chance(self) -> float:
        """See `Judgement`."""

    @property
    def best_chance(self) -> float:
        """See `Judgement`."""

    @property
    def lot_chance(self) -> float:
        """See `Judgement`."""

    @property
    def visits(self) -> int:
        """See `Judgement`."""


J = TypeVar("J", bound=Judged)


def open_ones(judged: Iterable[J]) -> list[J]:
    """Return the decisions that were seen often enough, and that nothing had decided before."""
    return [
        one
        for one in judged
        if one.visits >= COMPARABLE and one.best_chance > LEAST_CHANCE and one.chance < MOST_CHANCE
    ]


def accuracy(judged: Sequence[Judged]) -> float | None:
    """Return how close decisions came to the search: 0 as moves by lot, 1 as itself.

    Below 0 or above 1 by luck, or where somebody is worse or better. None if nothing was at stake.
    Noise in single decisions cancels out, as what they gain counts, too.
    """
    at_stake = sum(one.best_chance - one.lot_chance for one in judged)
    lost = sum(one.best_chance - one.chance for one in judged)
    return 1 - lost / at_stake if at_stake > 0 else None


def spread_of_accuracy(judged: Sequence[Judged]) -> float:
    """Return the standard deviation of `accuracy`, as far as decisions tell; nan if they do not.

    It is that of a ratio of two sums, by how far each decision is from it.
    """
    at_stake = sum(one.best_chance - one.lot_chance for one in judged)
    share = accuracy(judged)
    if share is None:
        return nan
    off = [
        (one.best_chance - one.chance) - (1 - share) * (one.best_chance - one.lot_chance)
        for one in judged
    ]
    return hypot(*off) / at_stake


def no_time() -> float:
    """Return 0.0: nothing of the time is over, for there is no clock."""
    return 0.0


def judge(
    game: AnyGame,
    world: Value,
    seat: Seat,
    played: Value,
    seed: str,
    *,
    steps: int,
    notes: Value | None = None,
    spent: Callable[[], float] = no_time,
) -> Judgement:
    """Judge the move that a seat has made at a position.

    `world` is what `Game.redeal` returned for the seat there, `notes` what `Mind.remember` had made
    of its views. `steps` are rules steps. `spent` says which share of the time is over, and is
    asked between simulations: the search has the first half of it. Moves are compared `COMPARABLE`
    times at least, also where that takes longer, but not `FAR_TOO_LATE`.
    """
    mind = game.mind()
    table = Table(game, mind, seat, Chance(seed, 0), notes)
    root = table.deal(world)
    moves = mind.moves(root, seat, game.legal(root, seat))
    if len(moves) < 2 and played in moves:  # noqa: PLR2004 - nothing else would be thought of
        return _compare(table, root, (played,), seed, steps // 2, spent)
    blind, effort = is_blind(mind), mind.levels["strong"]
    moves = in_lot_order(moves, table.luck) if blind else mind.order(root, seat, moves)

    def is_late() -> bool:
        return spent() >= 1 / 2

    if len(moves) == 1:
        best = moves[0]
    elif effort.search == "tree":
        best = tree(table, root, moves, steps // 2, is_late, akin=effort.akin).move
    else:
        best = flat(table, root, moves, steps // 2, is_late, widen=blind).move
    return _compare(table, root, (played, best), seed, steps // 2, spent)


def compare(
    game: AnyGame,
    world: Value,
    seat: Seat,
    moves: tuple[Value, Value],
    seed: str,
    *,
    steps: int,
    notes: Value | None = None,
    spent: Callable[[], float] = no_time,
) -> Judgement:
    """Judge the first of two moves by the second, the best one; all else as in `judge`."""
    table = Table(game, game.mind(), seat, Chance(seed, 0), notes)
    return _compare(table, table.deal(world), moves, seed, steps, spent)


def _compare(
    table: Table,
    root: Value,
    moves: Sequence[Value],
    seed: str,
    steps: int,
    spent: Callable[[], float],
) -> Judgement:
    """Simulate moves, and one by lot, in turn, equally often and with the same luck."""
    budget, legal = Budget(steps), table.game.legal(root, table.seat)
    tried = [Candidate(one) for one in dict.fromkeys(moves)]
    at_random = Candidate(moves[0])
    for number in count(1):
        at_random.move = move_at_random(legal, Chance(f"{seed}/lot", number))
        found = []
        for one in (*tried, at_random):
            lot = replace(table, luck=Chance(seed, number))
            found.append(simulate(lot, root, one.move, budget))
        ends = [end for end in found if end is not None]
        if len(ends) < len(found):
            break
        for one, end in zip((*tried, at_random), ends, strict=True):
            one.visits += 1
            one.total += table.values(end, (table.seat,))[0]
        late = spent()
        enough = at_random.visits >= COMPARABLE
        if budget.left <= 0 or (late >= 1 and enough) or late >= FAR_TOO_LATE:
            break
    made, best = tried[0], tried[-1]
    return Judgement(
        made.worth,
        best.move if len(moves) > 1 else None,
        best.worth if len(moves) > 1 else 0.0,
        at_random.worth,
        made.visits,
    )
