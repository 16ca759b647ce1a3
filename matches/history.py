"""The history of a match: which moves of its log count, and the position they led to."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from games.kit.game import IllegalMove
from matches.entries import Entry, Reminded, SetForward, TookBack
from matches.retracing import Entered, retrace

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.kit.game import Seat, Value
    from matches.match import Match, Played
    from matches.retracing import Position


NOTES: Final = (Reminded, SetForward)
"""Entries that only note something about a clock: nothing was done."""


def moves_that_count(log: Sequence[Played]) -> list[Played]:
    """Return the moves of a log, without those taken back and the referee's own entries."""
    taken_back = {line.move.ply for line in log if isinstance(line.move, TookBack)}
    return [line for line in log if not isinstance(line.move, Entry) and line.ply not in taken_back]


def worth_telling(log: Sequence[Played]) -> list[Played]:
    """Return what others hear of a log: no move that was taken back, nor that, unless they saw it.

    >>> from matches.match import Played as P
    >>> moves = [P(1, 0, None, ()), P(2, 0, TookBack(ply=1), ()), P(3, 0, None, ())]
    >>> [line.ply for line in worth_telling(moves)]
    [3]
    """
    gone: set[int] = set()
    for line in log:
        if isinstance(line.move, TookBack):
            gone |= {line.move.ply} if line.move.seen else {line.move.ply, line.ply}
        elif isinstance(line.move, NOTES):
            gone.add(line.ply)
    return [line for line in log if line.ply not in gone]


def move_to_take_back(match: Match, seat: Seat, log: Sequence[Played]) -> Played | None:
    """Return the move that a seat may take back now, if there is one.

    It is the last one that counts; no other seat has acted since, and it has shown nothing.
    `log` is the end of the match's log, or all of it.
    """
    if match.outcome or seat in match.resigned:
        return None
    taken_back: set[int] = set()
    for line in reversed(log):
        if isinstance(line.move, NOTES):
            continue
        if line.seat != seat:
            return None
        if isinstance(line.move, TookBack):
            taken_back.add(line.move.ply)
        elif not isinstance(line.move, Entry) and line.ply not in taken_back:
            return line if match.game.may_take_back(line.move, line.events) else None
    return None


def position_after(match: Match, moves: Sequence[Played]) -> Value:
    """Return the position that moves of a match lead to: those that count, from the first on.

    Raises:
        IllegalMove: if this version's rules refuse a move.
    """
    (last,) = deque(_positions(match, moves), maxlen=1)
    return last.state


def stages(match: Match, log: Sequence[Played]) -> Iterator[Match]:
    """Yield a match as it was dealt and after each entry of its log, the last one as it stands.

    Raises:
        IllegalMove: if this version's rules refuse a move.
    """
    for position in _positions(match, log):
        if position.ply < match.ply:
            yield replace(match, ply=position.ply, state=position.state, outcome=None)
    yield match


def entered(line: Played) -> Entered:
    """Return a line of the log as far as positions depend on it."""
    if isinstance(line.move, TookBack):
        return Entered(line.ply, line.seat, None, line.move.ply)
    return Entered(line.ply, line.seat, None if isinstance(line.move, Entry) else line.move)


def _positions(match: Match, log: Sequence[Played]) -> Iterator[Position]:
    return retrace(match.dealt, map(entered, log))


def position_before(match: Match, log: Sequence[Played]) -> Value:
    """Return the position before the last move that counts; `log` is all of the match's.

    Raises:
        IllegalMove: "not-to-be-taken-back" if the log does not lead to where the match stands, as
            when another version of the game wrote it.
    """
    try:
        before, after = deque(_positions(match, moves_that_count(log)), maxlen=2)
    except IllegalMove as refused:
        raise IllegalMove("not-to-be-taken-back") from refused
    if after.state != match.state:
        raise IllegalMove("not-to-be-taken-back")
    return before.state
