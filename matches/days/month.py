"""A month of days: what each of them brings, and who stands where."""

from __future__ import annotations

from collections import defaultdict
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from matches.days.tries import COUNTED_DAYS, MonthRow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from matches.days.tries import Alike

DAY: Final[Callable[[Alike], int]] = itemgetter(0)


def month_rows(results: Iterable[Alike]) -> list[MonthRow]:
    """Return the table of a month; those who are level stand by their ids.

    A day brings a point for everybody whom one was not behind, oneself included; of each player
    the best `COUNTED_DAYS` days count. `results` come day by day, the worst of each day first.

    >>> ann, bob, cleo = 1, 2, 3
    >>> for row in month_rows([(1, [ann]), (1, [bob, cleo]), (2, [cleo])]):
    ...     print(row)
    MonthRow(rank=1, player=3, points=4, days=2)
    MonthRow(rank=2, player=2, points=3, days=1)
    MonthRow(rank=3, player=1, points=1, days=1)
    """
    brought: defaultdict[int, list[int]] = defaultdict(list)
    for _, of_day in groupby(results, DAY):
        no_better = 0
        for _, players in of_day:
            no_better += len(players)
            for player in players:
                brought[player].append(no_better)
    best = {player: sorted(points)[-COUNTED_DAYS:] for player, points in brought.items()}
    return _ranked(sorted((-sum(points), player, len(points)) for player, points in best.items()))


def _ranked(sums: Sequence[tuple[int, int, int]]) -> list[MonthRow]:
    """Return the rows of points (negative), players and days; those who are level share a rank."""
    rows: list[MonthRow] = []
    for nth, (negative, player, days) in enumerate(sums, 1):
        is_level = bool(rows) and rows[-1].points == -negative
        rows.append(MonthRow(rows[-1].rank if is_level else nth, player, -negative, days))
    return rows
