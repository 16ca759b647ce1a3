"""Points, ties and the end of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.components import COURSE, POINTS
from games.kit.game import Outcome, Seat

if TYPE_CHECKING:
    from games.all_aboard.model import State

REASONS: Final = ("won-by-points", "won-by-cupids", "won-by-saved")
"""What decided, in the order in which it is compared (rulebook, “Final de la partida”)."""


def points(state: State) -> tuple[int, ...]:
    """Return the points so far by seat: saved animals, and two for every cupid."""
    return tuple(
        sum(POINTS[animal] for animal in saved) + COURSE.cupid_points * cupids
        for saved, cupids in zip(state.saved, state.cupids, strict=True)
    )


def is_over(state: State) -> bool:
    """Tell whether the match has ended: there are boats on the table until the last have sailed."""
    return not state.boats


def outcome(state: State) -> Outcome | None:
    """Compare points, then cupids, then saved animals; seats that are still level share the win."""
    return outcome_among(state, frozenset(map(Seat, range(len(state.saved)))))


def outcome_among(state: State, stayed: frozenset[Seat]) -> Outcome | None:
    """Compare the seats that stayed as if no others had played."""
    if not is_over(state):
        return None
    merits = {seat: merit for seat, merit in enumerate(_merits(state)) if seat in stayed}
    best = max(merits.values())
    winners = frozenset(Seat(seat) for seat, merit in merits.items() if merit == best)
    reason = _reason(tuple(merits.values())) if len(merits) > 1 else REASONS[0]
    return Outcome(winners=winners, reason=reason, scores=points(state))


def ranking(state: State) -> tuple[Seat, ...]:
    """Return the seats from first to last, level ones in order of seat."""
    merits = _merits(state)
    seats = map(Seat, range(len(merits)))
    return tuple(sorted(seats, key=merits.__getitem__, reverse=True))


def _merits(state: State) -> tuple[tuple[int, int, int], ...]:
    """Return what the seats are ranked by: points, cupids and the number of saved animals."""
    return tuple(zip(points(state), state.cupids, map(len, state.saved), strict=True))


def _reason(merits: tuple[tuple[int, int, int], ...]) -> str:
    """Return the text key of what set the first apart from the second."""
    first, second, *_ = sorted(merits, reverse=True)
    for reason, one, other in zip(REASONS, first, second, strict=True):
        if one != other:
            return reason
    return "shared-win"
