"""The history of a match: which moves of its log count, and the position they led to."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from games.kit.game import IllegalMove
from games.kit.value import replaced
from matches import entries
from matches.entries import Entry
from matches.replaying import LogEntry, replay

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.kit.game import Seat, Value
    from matches.match import Match, Played
    from matches.replaying import Position


NOTES: Final = (entries.Reminded, entries.SetForward)
"""Entries that only note something about a clock: nothing was done."""
SEATINGS: Final = (entries.LeftToComputer, entries.CameBack, entries.HandedOver)
"""Entries after which somebody else plays a seat."""
PUT_IN: Final = (entries.RanOut, entries.Skipped)
"""Entries after which the house makes one move for a seat."""
PLAYED_BY_OTHERS: Final = (*SEATINGS, *PUT_IN)
"""Entries before or after which others than now may have made moves."""


def moves_that_count(log: Sequence[Played]) -> list[Played]:
    """Return the moves of a log, without those taken back and the referee's own entries."""
    taken_back = {line.move.ply for line in log if isinstance(line.move, entries.TookBack)}
    return [line for line in log if not isinstance(line.move, Entry) and line.ply not in taken_back]


def worth_telling(log: Sequence[Played]) -> list[Played]:
    """Return what others hear of a log: no move that was taken back, nor that, unless they saw it.

    >>> from matches.match import Played as P
    >>> moves = [P(1, 0, None, ()), P(2, 0, entries.TookBack(ply=1), ()), P(3, 0, None, ())]
    >>> [line.ply for line in worth_telling(moves)]
    [3]
    """
    gone: set[int] = set()
    for line in log:
        if isinstance(line.move, entries.TookBack):
            gone |= {line.move.ply} if line.move.seen else {line.move.ply, line.ply}
        elif isinstance(line.move, NOTES):
            gone.add(line.ply)
    return [line for line in log if line.ply not in gone]


def move_to_take_back(match: Match, seat: Seat, log: Sequence[Played]) -> Played | None:
    """Return the move that a seat may take back now, if there is one.

    It is the last one that counts; no other seat has acted since, and it has shown nothing.
    One that had called another seat is taken back once: doing so again and again would win time,
    and call that seat each time. `log` is the end of the match's log, or all of it.
    """
    if match.outcome or match.day or seat in match.resigned:  # a day's try is one try
        return None
    acted = (line for line in reversed(log) if not isinstance(line.move, NOTES))
    own = list(takewhile(lambda line: line.seat == seat, acted))
    if any(isinstance(line.move, entries.TookBack) and line.move.seen for line in own):
        return None
    last = next(iter(moves_that_count(own)), None)
    if last is None or not match.game.may_take_back(last.move, last.events):
        return None
    return last


def position_after(match: Match, moves: Sequence[Played]) -> Value:
    """Return the position that moves of a match lead to: those that count, from the first on.

    Raises:
        IllegalMove: if this version's rules refuse a move.
    """
    (last,) = deque(_positions(match, moves), maxlen=1)
    return last.state


def seated_then(match: Match, log: Sequence[Played]) -> dict[int, Match]:
    """Return the match with who played its seats then, by those plies at which others did than now.

    `log` is the end of the match's log, or all of it.
    """
    then: dict[int, Match] = {}
    now = match
    for at, line in reversed(list(enumerate(log))):
        before, seat = log[at - 1] if at else None, line.seat
        # A move left to the computer speaks of the player, as do the lines before it.
        if isinstance(line.move, entries.LeftToComputer):
            now = _with_computer(now, seat, plays=False)
        made_by_computer = (
            not isinstance(line.move, Entry)
            and before is not None
            and isinstance(before.move, PUT_IN)
            and before.seat == seat
        )
        told = _with_computer(now, seat, plays=True) if made_by_computer else now
        if (told.players, told.computers.keys()) != (match.players, match.computers.keys()):
            then[line.ply] = told
        if isinstance(line.move, entries.CameBack):
            now = _with_computer(now, seat, plays=True)
        elif isinstance(line.move, entries.HandedOver):
            earlier = [one.move for one in log[:at] if one.seat == seat]
            seatings = [move for move in earlier if isinstance(move, SEATINGS)]
            was_left = bool(seatings) and isinstance(seatings[-1], entries.LeftToComputer)
            now = _with_computer(now, seat, plays=was_left)
            if line.move.former is not None:
                now = replace(now, players=replaced(now.players, seat, line.move.former))
    return then


def _with_computer(match: Match, seat: Seat, *, plays: bool) -> Match:
    """Return a match in which a computer plays a seat, however strong, or its player does."""
    others = {one: level for one, level in match.computers.items() if one != seat}
    return replace(match, computers={**others, seat: "normal"} if plays else others)


def stages(match: Match, log: Sequence[Played]) -> Iterator[Match]:
    """Yield a match as it was dealt and after each entry of its log, the last one as it stands.

    Each has the players and computers of its time.

    Raises:
        IllegalMove: if this version's rules refuse a move.
    """
    then = seated_then(match, log)
    for position in _positions(match, log):
        if position.ply < match.ply:
            seated = then.get(max(position.ply, 1), match)
            yield replace(seated, ply=position.ply, state=position.state, outcome=None)
    yield match


def log_entry(line: Played) -> LogEntry:
    """Return a line of the log as far as positions depend on it."""
    if isinstance(line.move, entries.TookBack):
        return LogEntry(line.ply, line.seat, None, line.move.ply)
    return LogEntry(line.ply, line.seat, None if isinstance(line.move, Entry) else line.move)


def _positions(match: Match, log: Sequence[Played]) -> Iterator[Position]:
    return replay(match.deal, map(log_entry, log))


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
