"""The day's challenge: against two computers, compared by the lead and by points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.rules.scoring import points
from games.kit.daily import PERSON, Daily, DayResult, lead
from games.kit.game import text
from games.kit.text import signed

if TYPE_CHECKING:
    from games.all_aboard.model import State


def result(state: State) -> DayResult:
    """Compare the lead over the better of the others, then the points."""
    scores = points(state)
    said = text("daily-result", points=scores[PERSON], lead=signed(lead(scores)))
    return DayResult(measures=(lead(scores), scores[PERSON]), said=said)


def _standing(state: State) -> int:
    return lead(points(state))


def _round(state: State) -> int:
    return state.round


DAILY: Final = Daily(result=result, standing=_standing, step=_round, computers=2, level="normal")
