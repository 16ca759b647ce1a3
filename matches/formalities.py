"""Formalities: the only thing a seat may do, done for a player who does not want to be asked.

Off unless a player wants it: a pass at once shows that there was nothing to think about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from games.kit.game import Seat, Value
    from matches.match import Match
    from matches.ports import PreferenceStore

ON: Final = "on"
OFF: Final = "off"


async def passes_unasked(preferences: PreferenceStore, player: int) -> bool:
    """Tell whether a player wants formalities done for them."""
    return (await preferences.get(player)).passes == ON


def formality_of(match: Match, seat: Seat) -> Value | None:
    """Return the only move a seat may make, if it is one that decides nothing; else None."""
    legal = match.legal(seat) if seat in match.to_act() else ()
    return legal[0] if len(legal) == 1 and match.game.is_formality(legal[0]) else None
