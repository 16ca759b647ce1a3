"""Transitions of a match's clocks, for `Referee.do`: reminders, missed deadlines, votes.

All raise IllegalMove "moved-on" if the match has changed meanwhile: a seat has acted, or another
process was faster.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from games.kit.game import IllegalMove, Outcome, Seat, Value, event, seat_name
from matches.clocks.timing import (
    MOST_MISSED,
    begun_anew,
    is_decided,
    run_down,
    set_forward,
    voters,
    votes_offered,
    with_clock,
    with_missed,
    with_new_turn,
)
from matches.entries import RanOut, Reminded, SetForward, Voted
from matches.leaving import ENDED_BY_VOTE
from matches.match import Match, Played
from matches.transitions import enter, house_move, leave_to_computer, play_move

if TYPE_CHECKING:
    from games.kit.mind import Level
    from matches.clocks.values import Reminding, SeatClock, Vote
    from matches.transitions import Done

FIRST: Final = Seat(0)
"""The seat under which the log has entries that concern all seats."""


def remind(
    match: Match, seat: Seat, asked: SeatClock, reminding: Reminding, again: float | None
) -> Done:
    """Note how a seat is reminded, so that it is done once; `again` is when to remind it later.

    Raises:
        IllegalMove: "moved-on".
    """
    clock = match.clocks.running.get(seat)
    if clock != asked:
        raise IllegalMove("moved-on")
    reminded = clock.model_copy(update={"reminding": reminding, "reminder": again})
    after = replace(with_clock(match, seat, reminded), ply=match.ply + 1)
    return after, [Played(after.ply, seat, Reminded(reminding=reminding), ())]


def run_out(match: Match, seat: Seat, acted: int, now: float, move: Value | None) -> Done:
    """Make a move for a seat that has missed its deadline: the computer's, or else the house's.

    `acted` counts the seat's moves when that was thought of.
    """
    _check_run_out(match, seat, acted, now)
    after, entry = enter(with_new_turn(match, seat), seat, RanOut(), "seat-ran-out")
    after, line = play_move(after, seat, move or house_move(after, seat))
    return after, [entry, line]


def take_over(match: Match, seat: Seat, acted: int, now: float, level: Level) -> Done:
    """Let a computer take a seat that has missed too many decisions."""
    _check_run_out(match, seat, acted, now)
    counted = with_missed(match, seat, match.clocks.missed_by(seat) + 1)
    after, entry = enter(counted, seat, RanOut(), "seat-missed-too-many")
    after, lines = leave_to_computer(after, seat, level)
    return after, [entry, *lines]


def is_one_too_many(match: Match, seat: Seat) -> bool:
    """Tell whether one more missed decision is too many for a seat; the last person has no end."""
    is_last = match.played_by_people <= {seat}
    return match.clocks.missed_by(seat) + 1 >= MOST_MISSED and not is_last


def _check_run_out(match: Match, seat: Seat, acted: int, now: float) -> None:
    clock = match.clocks.running.get(seat)
    if clock is None or clock.acted != acted or clock.due > now or seat not in match.awaited():
        raise IllegalMove("moved-on")


def vote(match: Match, player: int, choice: Vote, now: float) -> Done:
    """Count the vote of a player who waits; more than half of them carry it.

    Raises:
        IllegalMove: "not-seated", "vote-not-yours", "voted-already", or "moved-on" if no seat is
            late any more.
    """
    seat = match.seat_of(player)
    if choice not in votes_offered(match):
        raise IllegalMove("moved-on")
    if seat not in voters(match):
        raise IllegalMove("vote-not-yours")
    if match.clocks.votes.get(seat) == choice:
        raise IllegalMove("voted-already")
    whom = tuple(seat_name(late) for late in sorted(match.clocks.late))
    votes = {**match.clocks.votes, seat: choice}
    after = replace(match, clocks=match.clocks.model_copy(update={"votes": votes}))
    told = [event(f"voted-{choice}", who=seat_name(seat), whom=whom)]
    if is_decided(after, choice):
        after = _carried(after, choice, now)
        told.append(event(f"vote-carried-{choice}", whom=whom))
    after = replace(after, ply=match.ply + 1)
    return after, [Played(after.ply, seat, Voted(vote=choice), tuple(told))]


def _carried(match: Match, choice: Vote, now: float) -> Match:
    late = sorted(match.clocks.late)
    if choice == "wait":
        return begun_anew(match, late, now)
    if choice == "move":
        return run_down(match, late, now)
    return replace(match, outcome=Outcome(winners=frozenset(), reason=ENDED_BY_VOTE))


def go_on(match: Match, stopped: float, now: float) -> Done:
    """Set all clocks forward by the time in which the bot did not run.

    Raises:
        IllegalMove: "moved-on" if that has been done.
    """
    later = set_forward(match, stopped, now)
    if later == match:
        raise IllegalMove("moved-on")
    after = replace(later, ply=match.ply + 1)
    return after, [Played(after.ply, FIRST, SetForward(), ())]
