"""The day's challenge: against one computer, compared by conquered decks and by men."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.abordaje.components import ENEMY
from games.kit.daily import PERSON, Daily, DayResult
from games.kit.game import text
from games.kit.text import signed

if TYPE_CHECKING:
    from games.abordaje.model import State

DECK_WORTH: Final = 10
"""Men that a conquered deck counts for where a match shows how it stands."""


def result(state: State) -> DayResult:
    """Compare who won, then the lead in conquered decks, then that in men."""
    won = 0
    if state.result and state.result.winners:
        won = 1 if PERSON in state.result.winners else -1
    decks, men = _leads(state)
    said = text("daily-result", won=won, decks=signed(decks), men=signed(men))
    return DayResult(measures=(won, decks, men), said=said)


def _leads(state: State) -> tuple[int, int]:
    side = state.side_of(PERSON)
    own, other = state.force(side), state.force(ENEMY[side])
    return len(own.conquests) - len(other.conquests), other.losses - own.losses


def _standing(state: State) -> int:
    decks, men = _leads(state)
    return DECK_WORTH * decks + men


def _turn(state: State) -> int:
    return state.turn


DAILY: Final = Daily(
    options={"pirate": "1"},
    result=result,
    standing=_standing,
    step=_turn,
    unit="turn",
    computers=1,
    level="normal",
)
