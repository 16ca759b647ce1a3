"""The day's challenge: the solo game, compared by how it ended and by points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.daily import Daily, DayResult
from games.kit.game import text
from games.off_the_rails.rules.scoring import GRADES, solo_grade, solo_score

if TYPE_CHECKING:
    from games.off_the_rails.model import State


def result(state: State) -> DayResult:
    """Compare the grade of the solo game, then its points."""
    grade, points = f"grade-{solo_grade(state.homes)}", solo_score(state.homes)
    said = text("daily-result", grade=text(f"{grade}-short"), points=points)
    return DayResult(measures=(-GRADES.index(grade), points), said=said)


def _points(state: State) -> int:
    return solo_score(state.homes)


def _round(state: State) -> int:
    return state.round


DAILY: Final = Daily(result=result, standing=_points, step=_round)
