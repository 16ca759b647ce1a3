"""Memory: what the computers at a table have noted of the views of their own seats.

Nothing of it is stored: notes follow from the log, which is played through again after a restart.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.kit.chance import Chance
from games.kit.game import IllegalMove
from games.kit.mind import Mind
from matches.caching import BoundedDict
from matches.entries import TookBack
from matches.history import moves_that_count

if TYPE_CHECKING:
    from games.kit.game import AnyGame, Seat, Value
    from matches.match import Match
    from matches.ports import MatchStore

SEATS_REMEMBERED: Final = 1_000
"""Seats whose notes are cached; those of others are read from the log again."""


@dataclass(frozen=True)
class _Remembered:
    """The notes of a seat at a ply, and the position there."""

    ply: int
    step: int
    """The number by which luck goes there."""
    state: Value
    notes: Value


class Memory:
    """Folds the views of seats into notes, as far as a game has any."""

    def __init__(self, matches: MatchStore) -> None:
        self._matches = matches
        self._seats: BoundedDict[tuple[int, Seat], _Remembered] = BoundedDict(SEATS_REMEMBERED)

    async def notes(self, match: Match, seat: Seat) -> Value | None:
        """Return what a seat has noted so far; None in games where there is nothing to note."""
        if not takes_notes(match.game):
            return None
        before = self._seats.get((match.id, seat))
        log = await self._matches.log_of(match.id, after=before.ply if before else 0)
        if before and any(isinstance(line.move, TookBack) for line in log):
            before, log = None, await self._matches.log_of(match.id)
        lines = [line for line in moves_that_count(log) if line.ply <= match.ply]
        mind = match.game.mind()
        if before is None:
            dealt = match.game.setup(len(match.players), match.options, Chance(match.seed, 0))
            before = _Remembered(
                0, 0, dealt, mind.remember(mind.blank, match.game.view(dealt, seat))
            )
        state: Value | None = before.state
        notes = before.notes
        try:
            for step, line in enumerate(lines, before.step + 1):
                luck = Chance(match.seed, line.ply if match.luck == "plies" else step)
                state, _ = match.game.play(state, line.seat, line.move, luck)
                notes = mind.remember(notes, match.game.view(state, seat))
                await asyncio.sleep(0)  # a long log must not hold up presses meanwhile
        except IllegalMove:
            state = None
        if state != match.state:  # another version of the game wrote the log: begin in the middle
            state, notes = match.state, mind.remember(mind.blank, match.view(seat))
        self._seats[match.id, seat] = _Remembered(match.ply, match.step, match.state, notes)
        return notes

    def forget(self, match_id: int) -> None:
        """Drop the notes of a match that is over."""
        for known in [known for known in self._seats if known[0] == match_id]:
            del self._seats[known]


def takes_notes(game: AnyGame) -> bool:
    """Tell whether a game has anything to remember."""
    return type(game.mind()).remember is not Mind.remember
