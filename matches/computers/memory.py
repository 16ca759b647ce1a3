"""Memory: what the computers at a table have noted of the views of their own seats.

It also knows since when a seat is due, for there its decision begins: what others did meanwhile
changes nothing of it, so it does not depend on who was quicker. Nothing is stored: all follows from
the log, which is played through again after a restart.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from games.kit.game import IllegalMove
from games.kit.mind import Mind
from matches.caching import BoundedDict
from matches.entries import TookBack
from matches.history import moves_that_count

if TYPE_CHECKING:
    from games.kit.game import AnyGame, Seat, Value
    from matches.match import Match, Played
    from matches.ports import MatchStore

SEATS_REMEMBERED: Final = 1_000
"""Seats whose notes are cached; those of others are read from the log again."""


@dataclass(frozen=True)
class _Position:
    """A position of a match, with what a seat has noted so far."""

    ply: int
    step: int
    """The number by which luck goes there."""
    state: Value
    notes: Value | None
    """None in games where there is nothing to note."""


@dataclass(frozen=True)
class _Followed:
    """A match as a seat has followed it."""

    now: _Position
    due: _Position | None
    """Where the seat became due, and has been since; None while it is not."""


class Memory:
    """Folds the views of seats into notes, as far as a game has any."""

    def __init__(self, matches: MatchStore) -> None:
        self._matches = matches
        self._seats: BoundedDict[tuple[int, Seat], _Followed] = BoundedDict(SEATS_REMEMBERED)

    async def notes(self, match: Match, seat: Seat) -> Value | None:
        """Return what a seat has noted so far; None in games where there is nothing to note."""
        if not takes_notes(match.game):
            return None
        return (await self._follow(match, seat)).now.notes

    async def due(self, match: Match, seat: Seat) -> tuple[Match, Value | None]:
        """Return the match as it was when a seat that is to act became due, and its notes there.

        Raises:
            ValueError: if the seat is not to act.
        """
        since = (await self._follow(match, seat)).due
        if since is None:
            msg = f"match {match.id}: seat {seat} is not to act"
            raise ValueError(msg)
        if since.state == match.state:
            return match, since.notes
        moves = None if match.moves is None else since.step
        return replace(match, ply=since.ply, moves=moves, state=since.state), since.notes

    def forget(self, match_id: int) -> None:
        """Drop what was noted of a match that is over."""
        for known in [known for known in self._seats if known[0] == match_id]:
            del self._seats[known]

    async def _follow(self, match: Match, seat: Seat) -> _Followed:
        before = self._seats.get((match.id, seat))
        if before and before.now.ply > match.ply:
            before = None
        log = await self._matches.log_of(match.id, after=before.now.ply if before else 0)
        if before and any(isinstance(line.move, TookBack) for line in log):
            before, log = None, await self._matches.log_of(match.id)
        lines = [line for line in moves_that_count(log) if line.ply <= match.ply]
        if before is None:
            before = _begun(match, seat, _Position(0, 0, match.deal.setup(), None))
        followed: _Followed | None = before
        try:
            for line in lines:
                followed = _after(match, seat, followed or before, line)
                await asyncio.sleep(0)  # a long log must not hold up presses meanwhile
        except IllegalMove:
            followed = None
        # Another version of the game wrote the log: begin in the middle.
        if followed is None or followed.now.state != match.state:
            followed = _begun(match, seat, _Position(match.ply, match.step, match.state, None))
        now = replace(followed.now, ply=match.ply, step=match.step)
        followed = self._seats[match.id, seat] = replace(followed, now=now)
        return followed


def _begun(match: Match, seat: Seat, position: _Position) -> _Followed:
    """Follow a match from a position on."""
    mind, notes = match.game.mind(), None
    if takes_notes(match.game):
        notes = mind.remember(mind.blank, match.game.view(position.state, seat))
    now = replace(position, notes=notes)
    return _Followed(now, now if seat in match.game.actors(now.state) else None)


def _after(match: Match, seat: Seat, before: _Followed, line: Played) -> _Followed:
    """Follow a match through one more move that counts.

    Raises:
        IllegalMove: if this version's rules refuse it.
    """
    game, step = match.game, before.now.step + 1
    luck = match.deal.luck_of(line.ply, step)
    state, _ = game.play(before.now.state, line.seat, line.move, luck)
    notes = before.now.notes
    if takes_notes(game):
        notes = game.mind().remember(notes, game.view(state, seat))
    now = _Position(line.ply, step, state, notes)
    if seat not in game.actors(state):
        return _Followed(now, None)
    return _Followed(now, before.due if before.due and line.seat != seat else now)


def takes_notes(game: AnyGame) -> bool:
    """Tell whether a game has anything to remember."""
    return type(game.mind()).remember is not Mind.remember
