"""Points, ties and the end of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.all_aboard.components import COURSE, POINTS
from games.kit.game import Outcome, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.all_aboard.model import State

REASONS = ("won-by-points", "won-by-cupids", "won-by-saved")
"""What decided, in the order in which it is compared (rulebook, end of the game)."""


def points(state: State) -> tuple[int, ...]:
    """Return the points so far by seat: saved animals, and two for every cupid."""
    return tuple(
        sum(POINTS[animal] for animal in saved) + COURSE.cupid_points * cupids
        for saved, cupids in zip(state.saved, state.cupids, strict=True)
    )


def over(state: State) -> bool:
    """Tell whether the match has ended: there are boats on the table until the last have sailed."""
    return not state.boats


def outcome(state: State) -> Outcome | None:
    """Compare points, then cupids, then saved animals; whoever is still level shares the win."""
    if not over(state):
        return None
    scores = points(state)
    measures = (scores, state.cupids, tuple(map(len, state.saved)))
    leaders = tuple(map(Seat, range(len(scores))))
    for reason, measure in zip(REASONS, measures, strict=True):
        leaders = _best(leaders, measure)
        if len(leaders) == 1:
            return Outcome(winners=frozenset(leaders), reason=reason, scores=scores)
    return Outcome(winners=frozenset(leaders), reason="shared-win", scores=scores)


def ranking(state: State) -> tuple[Seat, ...]:
    """Return the seats from first to last, level ones in order of seat."""
    scores = points(state)
    return tuple(
        sorted(
            map(Seat, range(len(scores))),
            key=lambda seat: (scores[seat], state.cupids[seat], len(state.saved[seat])),
            reverse=True,
        )
    )


def _best(seats: Sequence[Seat], measure: Sequence[int]) -> tuple[Seat, ...]:
    most = max(measure[seat] for seat in seats)
    return tuple(seat for seat in seats if measure[seat] == most)
