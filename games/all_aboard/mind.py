"""What computer players know of All aboard!: search to the end of the round, and count points."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from games.all_aboard.components import COURSE
from games.all_aboard.model import Board, State, View
from games.all_aboard.rules import points
from games.kit.mind import Effort, Mind, levels

if TYPE_CHECKING:
    from collections.abc import Sequence


class AllAboardMind(Mind[State, Board, View]):
    """Plays a round out at random: in a few placements chance averages out."""

    levels = levels(easy=Effort(25, slips=0.1), normal=Effort(1_500), strong=Effort(4_000))

    def horizon(self, root: State, state: State) -> bool:
        """Stop when the boats of this round have sailed."""
        return state.round != root.round

    def worth(self, state: State) -> tuple[float, ...]:
        """Compare points; a lead means more, the fewer rounds are left."""
        left = COURSE.rounds - state.round + 1
        return tuple(_share(lead, left) for lead in _leads(points(state)))


def _leads(scores: Sequence[int]) -> list[int]:
    return [
        score - max(other for at, other in enumerate(scores) if at != seat)
        for seat, score in enumerate(scores)
    ]


def _share(lead: int, rounds: int) -> float:
    return 1 / (1 + exp(-lead / (3 + 3 * rounds)))
