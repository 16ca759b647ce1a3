"""Timing: which clocks of a match run, and what the others may do about those who are late.

A clock runs only where another person waits: a person alone at a table has all the time, but in a
live match that others have left to computers. That was to take an evening, and its channel is
wanted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matches.clocks.values import VOTES, Clocks, SeatClock, Vote
from matches.seated import is_computer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.kit.text import Seat
    from matches.match import Match
    from matches.terms import Speed

DECISION: Final[dict[Speed, float]] = {"live": 5 * 60.0, "relaxed": 2 * 24 * 60 * 60.0}
"""Seconds for one decision; none where nothing is timed."""
LONGEST_TURN: Final = 4
"""How many times as long as for a decision a seat may take while no other one acts: laying and
taking back wins no time."""
CLEARLY: Final = 1.2
"""How many times the time that would be everybody's fair share is clearly more than that."""
MOST_MISSED: Final = 3
"""Missed decisions in a row after which a computer takes the seat."""


def decision_time(match: Match) -> float | None:
    """Return the seconds for one decision; None if the match is untimed, or no person waits."""
    people, is_live = len(match.played_by_people), match.terms.speed == "live"
    if is_live and any(not is_computer(match.players[seat]) for seat in match.computers):
        people += 1  # whoever has left may come back
    if match.outcome or people < 2:  # noqa: PLR2004 - one who waits for another
        return None
    return DECISION.get(match.terms.speed)


def fresh_clock(
    match: Match, seat: Seat, seconds: float, now: float, before: SeatClock | None = None
) -> SeatClock:
    """Return a clock that begins now; in the same turn as `before` it ends with that turn."""
    acted, others = match.acted[seat], sum(match.acted) - match.acted[seat]
    last, has_missed = now + LONGEST_TURN * seconds, False
    if before is not None and before.others == others:
        last, has_missed = before.last or last, before.has_missed
    due = min(now + seconds, max(last, now))
    return SeatClock(
        acted=acted,
        began=now,
        since=now,
        due=due,
        reminder=now + (due - now) / 2,
        last=last,
        others=others,
        has_missed=has_missed,
    )


def with_clocks(match: Match, now: float) -> Match:
    """Return a match with a clock for exactly those it waits for; one that runs goes on."""
    seconds, clocks = decision_time(match), match.clocks
    if seconds is None:
        idle = not clocks.running and not clocks.votes
        return match if idle else match.at_clocks(_with_running(clocks, {}, now))
    running = {}
    for seat in sorted(match.awaited()):
        clock = clocks.running.get(seat)
        is_same = clock is not None and clock.acted == match.acted[seat]
        if clock is None or not is_same:
            clock = fresh_clock(match, seat, seconds, now, clock)
        running[seat] = clock
    after = _with_running(clocks, running, now)
    if after.late and after.late == clocks.late:
        after = after.model_copy(update={"votes": clocks.votes})
    return match.at_clocks(after)


def _with_running(clocks: Clocks, running: dict[Seat, SeatClock], now: float) -> Clocks:
    """Return clocks of which these run, without votes; what the others have used is added up."""
    used = dict(clocks.used)
    for seat, clock in clocks.running.items():
        if seat not in running or running[seat].began != clock.began:
            used[seat] = used.get(seat, 0.0) + clock.used(now)
    return clocks.model_copy(update={"running": running, "votes": {}, "used": used})


def slowest(match: Match, now: float) -> frozenset[Seat]:
    """Return the seats that have clearly kept the others waiting most, of those who play.

    That is by a fifth more than as much as each, or whom it waits for where no clock has run.
    Nobody, if all have been about equally slow.
    """
    seats = frozenset(match.seats) - match.resigned
    used = {seat: match.clocks.time_used(now).get(seat, 0.0) for seat in seats}
    most = CLEARLY * sum(used.values()) / max(1, len(seats))
    late = frozenset(seat for seat in seats if used[seat] > most) if most else match.awaited()
    return late if late < seats else frozenset()


def with_clock(match: Match, seat: Seat, clock: SeatClock) -> Match:
    """Return a match with another clock for a seat."""
    running = {**match.clocks.running, seat: clock}
    return match.at_clocks(match.clocks.model_copy(update={"running": running}))


def with_missed(match: Match, seat: Seat, missed: int) -> Match:
    """Return a match in which a seat has missed `missed` decisions in a row."""
    if match.clocks.missed_by(seat) == missed:
        return match
    others = {one: number for one, number in match.clocks.missed.items() if one != seat}
    counted = {**others, seat: missed} if missed else others
    return match.at_clocks(match.clocks.model_copy(update={"missed": counted}))


def with_new_turn(match: Match, seat: Seat) -> Match:
    """Return a match in which a seat has missed a decision, and has the time of a turn again."""
    missed = {"last": None, "has_missed": True}
    match = with_clock(match, seat, match.clocks.running[seat].model_copy(update=missed))
    return with_missed(match, seat, match.clocks.missed_by(seat) + 1)


def with_presence(match: Match, seat: Seat) -> Match:
    """Return a match whose player of a seat acts: decisions missed in turns before do not count."""
    clock = match.clocks.running.get(seat)
    return match if clock and clock.has_missed else with_missed(match, seat, 0)


def newly_seated(match: Match, seat: Seat) -> Match:
    """Return a match in which a seat has a new player, who has missed nothing yet."""
    running = {one: clock for one, clock in match.clocks.running.items() if one != seat}
    after = match.at_clocks(match.clocks.model_copy(update={"running": running}))
    return with_missed(after, seat, 0)


def begun_anew(match: Match, seats: Iterable[Seat], now: float) -> Match:
    """Return a match in which seats that are waited for have all their time again."""
    seconds, seats = decision_time(match) or 0.0, tuple(seats)
    others = {one: clock for one, clock in match.clocks.running.items() if one not in seats}
    match = match.at_clocks(_with_running(match.clocks, others, now))
    for seat in seats:
        match = with_clock(match, seat, fresh_clock(match, seat, seconds, now))
    return match.at_clocks(match.clocks.model_copy(update={"votes": {}}))


def run_down(match: Match, seats: Iterable[Seat], now: float) -> Match:
    """Return a match in which the time of seats that are waited for is over."""
    for seat in seats:
        over = match.clocks.running[seat].model_copy(update={"due": now, "reminder": None})
        match = with_clock(match, seat, over)
    return match.at_clocks(match.clocks.model_copy(update={"votes": {}}))


def set_forward(match: Match, stopped: float, now: float) -> Match:
    """Return a match whose clocks have stood still since `stopped`.

    Done again, it adds nothing.
    """
    longest = 0.0
    for seat, clock in match.clocks.running.items():
        missing = now - max(stopped, clock.since)
        if missing > 0:
            reminder = None if clock.reminder is None else clock.reminder + missing
            lost, due = clock.lost + missing, clock.due + missing
            last = None if clock.last is None else clock.last + missing
            later = {"since": now, "due": due, "reminder": reminder, "lost": lost, "last": last}
            match = with_clock(match, seat, clock.model_copy(update=later))
            longest = max(longest, missing)
    if match.clocks.bell is None or not longest:
        return match
    return match.at_clocks(match.clocks.model_copy(update={"bell": match.clocks.bell + longest}))


def voters(match: Match) -> frozenset[Seat]:
    """Return the seats that may vote about those who are late: the people who are not."""
    present = {seat for seat in match.played_by_people if match.players[seat] > 0}
    return frozenset(present - match.clocks.late) if match.clocks.late else frozenset()


def votes_offered(match: Match) -> tuple[Vote, ...]:
    """Return what may be voted for: the end only once a decision was missed."""
    if not voters(match):
        return ()
    has_missed = any(map(match.clocks.missed_by, match.clocks.late))
    return VOTES if has_missed else VOTES[:-1]


def is_decided(match: Match, vote: Vote) -> bool:
    """Tell whether more than half of those who may vote now want it."""
    may = voters(match)
    for_it = [seat for seat, choice in match.clocks.votes.items() if seat in may and choice == vote]
    return 2 * len(for_it) > len(may)
