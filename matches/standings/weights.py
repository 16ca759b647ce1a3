"""How much a match counts for ratings: less against the same opponents, and against unproven ones.

Whoever has beaten nobody else says nothing of how strong those are who beat them. So what a match
counts for two of its players follows from whom each has beaten before, the other one apart, and
from how much these had shown. It is the same whoever wins, so nobody need shun a newcomer. Accounts
that only lose, or only to one another, stay unproven; among six people one is proven by a few wins.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations, permutations
from statistics import fmean
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matches.standings.seasons import Season

MET_IN_FULL: Final = 2
"""Matches against the same opponent in one month that count in full: one, and its return."""
UNPROVEN: Final = 0.15
"""What a match counts against somebody who has beaten nobody else."""


def weight(met: int) -> float:
    """Return how much a match counts against somebody met so often before in its month.

    >>> [weight(met) for met in range(5)]
    [1.0, 1.0, 0.5, 0.3333333333333333, 0.25]
    """
    return 1 / max(1, met + 2 - MET_IN_FULL)


class Weights:
    """What the matches of one league count, told one after another in their order."""

    def __init__(self) -> None:
        self._met: dict[tuple[int, int], tuple[Season, int]] = {}
        """How often two have met in a season, by their ids in order; the last they met in."""
        self._beaten: defaultdict[int, dict[int, float]] = defaultdict(dict)
        """Whom each player has beaten, and how much they had shown by then, at most."""

    def proof(self, player: int, apart_from: int) -> float:
        """Return how much a player has shown against others, from `UNPROVEN` to 1."""
        shown = sum(much for one, much in self._beaten[player].items() if one != apart_from)
        return min(1.0, max(UNPROVEN, shown))

    def of(self, players: Sequence[int], places: Sequence[int], season: Season) -> list[float]:
        """Return how much the next match counts for each of its players, by their places in it.

        For somebody who had no opponents it counts in full.
        """
        against: dict[int, list[float]] = {player: [] for player in players}
        shown: dict[tuple[int, int], float] = {}
        for one, other in combinations(sorted(players), 2):
            met_in, met = self._met.get((one, other), (season, 0))
            met = met if met_in == season else 0
            self._met[one, other] = season, met + 1
            proofs = self.proof(one, other), self.proof(other, one)
            for own, of_opponent in ((one, proofs[1]), (other, proofs[0])):
                against[own].append(weight(met) * min(proofs))
                shown[own, other if own == one else one] = weight(met) * of_opponent
        place = dict(zip(players, places, strict=True))
        for winner, loser in permutations(players, 2):
            if place[winner] == 1 and place[loser] > 1:
                before = self._beaten[winner].get(loser, 0.0)
                self._beaten[winner][loser] = max(before, shown[winner, loser])
        return [fmean(against[player] or [1.0]) for player in players]
