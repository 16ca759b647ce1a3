"""The day's challenge: loading in turn against two computers, compared by money and the lead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.daily import PERSON, Daily, DayResult, lead
from games.kit.game import text
from games.kit.text import signed

if TYPE_CHECKING:
    from games.alles_an_bord.model import State


def result(state: State) -> DayResult:
    """Compare the money, then the lead over the richer of the others."""
    totals = _totals(state)
    said = text("daily-result", money=totals[PERSON], lead=signed(lead(totals)))
    return DayResult(measures=(totals[PERSON], lead(totals)), said=said)


def _totals(state: State) -> tuple[int, ...]:
    return tuple(ship.total for ship in state.ships)


def _standing(state: State) -> int:
    return lead(_totals(state))


def _cards_played(state: State) -> int:
    return len(state.sailed) + len(state.discard)


DAILY: Final = Daily(
    options={"loading": "calm"},
    result=result,
    standing=_standing,
    step=_cards_played,
    unit="card",
    computers=2,
    level="normal",
)
