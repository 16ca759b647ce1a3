"""Transitions: pure functions from a match to the next one and the lines of its log.

`Referee` does them under the match's lock and writes them down. Those about clocks are in
`matches.clocks.changes`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from games.kit.chance import Chance
from games.kit.game import IllegalMove, Outcome, Seat, Value, event, seat_name
from games.kit.value import replaced
from matches import entries
from matches.clocks.timing import MOST_MISSED, newly_seated, with_missed
from matches.history import move_to_take_back, position_before
from matches.leaving import CALLED_OFF, LESSON_OVER, MOVE, OUT_OF_TIME, outcome_of_leaving
from matches.lessons import script as lessons
from matches.match import Match, Played
from matches.standings.ratings import allows_hints

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.kit.mind import Level
    from matches.entries import Entry
    from matches.leaving import Leavers

Done: TypeAlias = tuple[Match, list[Played]]
"""A match after something was done to it, and the lines that say so in its log."""
Transition: TypeAlias = "Callable[[Match], Done]"
"""Does something to a match; it may raise IllegalMove."""


def resign(match: Match, seat: Seat) -> Done:
    """Give up a seat; see `Referee.resign`.

    Raises:
        IllegalMove: "already-resigned".
    """
    if seat in match.resigned:
        raise IllegalMove("already-resigned")
    done = entries.Resigned()
    after = _ended(_with_leavers(match, match.leavers.after(seat, done.kind)))
    after, entry = enter(after, seat, done, "seat-left" if after.outcome else "seat-resigned")
    return after, [entry]


def leave_to_computer(
    match: Match, seat: Seat, level: Level, told: str = "seat-left-to-computer"
) -> Done:
    """Let a computer play a seat from now on, `told` in these words; see `Referee`.

    Raises:
        IllegalMove: "moved-on" if a computer plays there, or "computers-only" if no person would be
            left.
    """
    if seat in match.computers or seat not in match.seats:
        raise IllegalMove("moved-on")
    if match.played_by_people <= {seat}:
        raise IllegalMove("computers-only")
    done = entries.LeftToComputer(level=level)
    left = replace(match, computers={**match.computers, seat: level})
    after = _with_leavers(left, match.leavers.after(seat, done.kind))
    after, entry = enter(after, seat, done, told)
    return after, [entry]


def come_back(match: Match, seat: Seat) -> Done:
    """Let a person play a seat again that a computer has played.

    Raises:
        IllegalMove: "moved-on" if no computer plays there.
    """
    if seat not in match.computers:
        raise IllegalMove("moved-on")
    done = entries.CameBack()
    after = _with_leavers(match, match.leavers.after(seat, done.kind))
    after, entry = enter(with_missed(after, seat, 0), seat, done, "seat-came-back")
    return after, [entry]


def was_taken_over(match: Match, seat: Seat) -> bool:
    """Tell whether a computer has taken a seat because its player missed decisions."""
    return seat in match.computers and match.clocks.missed_by(seat) >= MOST_MISSED


def give_up(match: Match, seat: Seat) -> Done:
    """Let a player of a team say that they would give up; see `Referee.give_up`.

    Raises:
        IllegalMove: "already-giving-up".
    """
    if seat in match.giving_up:
        raise IllegalMove("already-giving-up")
    done = entries.GaveUp()
    after = _ended(_with_leavers(match, match.leavers.after(seat, done.kind)))
    after, entry = enter(after, seat, done, "seat-gave-up" if after.outcome else "seat-gives-up")
    return after, [entry]


def agree_on_hints(match: Match, seat: Seat) -> Done:
    """Let who plays alone take hints from now on, so that the match counts nowhere.

    Raises:
        IllegalMove: "hint-not-here" if others play, too, or if it is the deal of a day.
    """
    if not allows_hints(match):
        raise IllegalMove("hint-not-here")
    agreed = replace(match, terms=match.terms.model_copy(update={"hints": True}))
    after, entry = enter(agreed, seat, entries.AgreedOnHints(), "seat-agreed-on-hints")
    return after, [entry]


def call_off(match: Match) -> Done:
    """End a match without result."""
    after = replace(match, outcome=Outcome(winners=frozenset(), reason=CALLED_OFF))
    after, entry = enter(after, Seat(0), entries.CalledOff(), "called-off")
    return after, [entry]


def run_out_of_time(match: Match) -> Done:
    """End a match without result whose round is over."""
    after = replace(match, outcome=Outcome(winners=frozenset(), reason=OUT_OF_TIME))
    after, entry = enter(after, Seat(0), entries.CalledOff(by="time"), "round-over")
    return after, [entry]


def end_lesson(match: Match) -> Done:
    """End a match that taught what it was to teach."""
    after = replace(match, outcome=Outcome(winners=frozenset(), reason=LESSON_OVER))
    after, entry = enter(after, Seat(0), entries.CalledOff(by="lesson"), "lesson-ended")
    return after, [entry]


def skip(match: Match, seat: Seat) -> Done:
    """Make one move for a seat that is waited for, because a moderator wants that."""
    after, entry = enter(match, seat, entries.Skipped(), "seat-skipped")
    after, line = play_move(after, seat, house_move(after, seat))
    return after, [entry, line]


def hand_over(match: Match, seat: Seat, player: int) -> Done:
    """Give a seat to a user who sits at none of the match; see `Referee.hand_over`.

    Raises:
        IllegalMove: "cannot-take-seat".
    """
    if player in match.players or seat not in match.seats:
        raise IllegalMove("cannot-take-seat")
    seated = [
        player if other == seat else one
        for other, one in zip(match.seats, match.players, strict=True)
    ]
    done = entries.HandedOver(former=match.players[seat])
    after = replace(match, players=tuple(seated))
    after = _with_leavers(after, match.leavers.after(seat, done.kind))
    after, entry = enter(newly_seated(after, seat), seat, done, "seat-handed-over")
    return after, [entry]


def take_back(match: Match, seat: Seat, log: Sequence[Played], ply: int | None) -> Done:
    """Take a seat's last move back, with `ply` that very one; `log` is the match's.

    Raises:
        IllegalMove: "computer-plays", "nothing-to-take-back" or "not-to-be-taken-back".
    """
    if seat in match.computers:
        raise IllegalMove("computer-plays")
    if not match.acted[seat]:
        raise IllegalMove("nothing-to-take-back")
    last = move_to_take_back(match, seat, log)
    if last is None or ply not in {None, last.ply}:
        raise IllegalMove("not-to-be-taken-back")
    # Counted on, so that buttons drawn before the move stay stale.
    acted = replaced(match.acted, seat, match.acted[seat] + 1)
    moves = None if match.moves is None else match.moves - 1
    after = replace(match, moves=moves, state=position_before(match, log), acted=acted)
    after = lessons.taken_back(after)
    called = match.to_act() - after.to_act()
    done = entries.TookBack(ply=last.ply, seen=bool(called))
    after, entry = enter(after, seat, done, "took-back")
    return after, [entry]


def in_place_of_absent(match: Match) -> tuple[Seat, Value] | None:
    """Return the house's move for a seat that was given up; None if none of them is to act."""
    absent = sorted(match.to_act() & match.resigned)
    if not absent:
        return None
    return absent[0], house_move(match, absent[0])


def house_move(match: Match, seat: Seat) -> Value:
    """Return the move that the house makes in place of a seat's player."""
    # A stream of its own, so that the choice tells nothing of the luck of the move.
    luck = Chance(f"{match.seed}/house", match.step)
    move: Value = match.game.stand_in(match.view(seat), match.legal(seat), luck)
    return move


def enter(match: Match, seat: Seat, entry: Entry, key: str) -> tuple[Match, Played]:
    """Return a match with an entry of the referee's own, which tells all players its seat."""
    ply, told = match.ply + 1, event(key, who=seat_name(seat))
    return replace(match, ply=ply), Played(ply, seat, entry, (told,))


def play_move(match: Match, seat: Seat, move: Value) -> tuple[Match, Played]:
    """Return a match after a move of its game, and the line that it is in the log.

    Raises:
        IllegalMove: if the rules refuse it.
    """
    ply, luck = match.ply + 1, match.deal.luck_of(match.ply + 1, match.step + 1)
    state, events = match.game.play(match.state, seat, move, luck)
    stayed = frozenset(match.seats) - match.resigned
    among = match.game.outcome_among if match.resigned else None
    outcome = among(state, stayed) if among else match.game.outcome(state)
    acted = replaced(match.acted, seat, match.acted[seat] + 1)
    moves = None if match.moves is None else match.moves + 1
    after = replace(match, ply=ply, moves=moves, acted=acted, state=state, outcome=outcome)
    after = lessons.advanced(after)
    if match.giving_up:
        after = _with_leavers(after, match.leavers.after(seat, MOVE))
    return after, Played(ply, seat, move, events)


def _with_leavers(match: Match, leavers: Leavers) -> Match:
    """Return a match that these have left; computers play as strongly as they did."""
    computers = {
        seat: level for seat, level in match.computers.items() if seat in leavers.computers
    }
    return replace(
        match, resigned=leavers.resigned, giving_up=leavers.giving_up, computers=computers
    )


def _ended(match: Match) -> Match:
    """End a match that too few still want to play, or only computers."""
    outcome = outcome_of_leaving(match.game, match.leavers)
    return replace(match, outcome=outcome) if outcome else match
