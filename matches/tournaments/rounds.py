"""The course of a tournament: from sign-up to the last round, each step a pure function.

All of them raise IllegalMove, and name the text that says why, for what is not possible.
"""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import TYPE_CHECKING, Final

from games.kit.chance import Chance
from games.kit.game import IllegalMove
from matches.leaving import WITHOUT_RESULT
from matches.seated import another_computer, is_computer
from matches.tournaments.pairings import bracket, next_bracket, seated, swiss
from matches.tournaments.points import contender
from matches.tournaments.tournament import (
    ROUND_LENGTHS,
    Entrant,
    Pairing,
    Result,
    is_person,
    lots_seed,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.kit.game import Outcome, Spec
    from games.kit.mind import Level
    from matches.tournaments.tournament import How, Rhythm, Tournament

FEWEST_ENTRANTS: Final = 3
FEWEST_PEOPLE: Final = 2
MOST_ENTRANTS: Final = 32
"""What a page and a picture of standings have room for; sixteen threads a round."""
FILLED_UP_TO: Final = 8
"""Entrants up to which computers fill a tournament; more would play among themselves."""
MOST_ROUNDS: Final = 9
MOST_TRIES: Final = 2
"""How often a pairing is played that leads to nothing."""
BETWEEN_DECISIONS: Final = 2 * 60 * 60.0
"""Seconds that a decision takes by and large where a match goes over days, nights included."""
DAY: Final = 24 * 60 * 60.0
HALF_HOUR_IN_MINUTES: Final = 30
SIGN_UP_LENGTH: Final = 14 * 24 * 60 * 60.0
"""Seconds after which a sign-up that was not started lapses."""


# ---- signing up ---------------------------------------------------------------------------------


def signed_up(tournament: Tournament, player: int) -> Tournament:
    """Return the tournament after a person has signed up; late for a Swiss one from the next round.

    Raises:
        IllegalMove: "tournament-in-already", "tournament-full" or "tournament-no-late-entry".
    """
    known = tournament.entrant_of(player)
    if known is not None and not known.is_out:
        raise IllegalMove("tournament-in-already")
    if tournament.phase == "over":
        raise IllegalMove("tournament-over")
    if tournament.phase != "signup" and (
        tournament.system == "knockout" or tournament.round >= tournament.rounds
    ):
        raise IllegalMove("tournament-no-late-entry")
    since = tournament.round + 1
    if known is not None:
        return tournament.with_entrant(replace(known, is_out=False, since=known.since))
    return _with_new(tournament, player, since)


def with_computer(tournament: Tournament, player: int, level: Level) -> Tournament:
    """Return the tournament after an entrant has let a computer sign up.

    Raises:
        IllegalMove: "tournament-not-in", "tournament-begun" or "tournament-computers-full".
    """
    _check_in(tournament, player)
    _check_signing_up(tournament)
    if len(tournament.entrants) >= FILLED_UP_TO:
        raise IllegalMove("tournament-computers-full", most=FILLED_UP_TO)
    taken = tournament.players(one.number for one in tournament.entrants)
    return _with_new(tournament, another_computer(taken, level), 1)


def without_computer(tournament: Tournament, player: int) -> Tournament:
    """Return the tournament without the computer that signed up last.

    Raises:
        IllegalMove: "tournament-not-in", "tournament-begun", or "moved-on" if there is none.
    """
    _check_in(tournament, player)
    _check_signing_up(tournament)
    computers = [one for one in tournament.entrants if is_computer(one.player)]
    if not computers:
        raise IllegalMove("moved-on")
    return _without(tournament, computers[-1])


def signed_off(tournament: Tournament, player: int) -> Tournament:
    """Return the tournament after a person has dropped out; an opener who goes hands over.

    Raises:
        IllegalMove: "tournament-not-in" or "tournament-over".
    """
    entrant = _check_in(tournament, player)
    if tournament.phase == "over":
        raise IllegalMove("tournament-over")
    if tournament.phase == "signup":
        left = _without(tournament, entrant)
    else:
        left = tournament.with_entrant(replace(entrant, is_out=True))
    if tournament.opener == player and left.people:
        left = replace(left, opener=left.people[0].player)
    return left


def without_leavers(tournament: Tournament, left: Iterable[int]) -> Tournament:
    """Return the tournament after people have left its server: as if each had dropped out."""
    for player in left:
        entrant = tournament.entrant_of(player)
        if tournament.phase != "over" and entrant is not None and not entrant.is_out:
            tournament = signed_off(tournament, player)
    return tournament


def _with_new(tournament: Tournament, player: int, since: int) -> Tournament:
    if len(tournament.entrants) >= MOST_ENTRANTS:
        raise IllegalMove("tournament-full", most=MOST_ENTRANTS)
    number = max((one.number for one in tournament.entrants), default=0) + 1
    entrants = (*tournament.entrants, Entrant(number, player, max(1, since)))
    return replace(tournament, entrants=entrants)


def _without(tournament: Tournament, entrant: Entrant) -> Tournament:
    left = tuple(one for one in tournament.entrants if one is not entrant)
    return replace(tournament, entrants=left)


def _check_in(tournament: Tournament, player: int) -> Entrant:
    entrant = tournament.entrant_of(player)
    if entrant is None or entrant.is_out:
        raise IllegalMove("tournament-not-in")
    return entrant


def _check_signing_up(tournament: Tournament) -> None:
    if tournament.phase != "signup":
        raise IllegalMove("tournament-begun")


# ---- from round to round ------------------------------------------------------------------------


def begun(tournament: Tournament, now: float, sizes: Sequence[int]) -> Tournament:
    """Return the tournament with its first round paired; `sizes` is how many a table may seat.

    Lots are drawn for the order, people before computers, so that they meet each other late.

    Raises:
        IllegalMove: "tournament-begun" or "tournament-too-few".
    """
    _check_signing_up(tournament)
    people = len(tournament.people)
    if len(tournament.entrants) < FEWEST_ENTRANTS or people < FEWEST_PEOPLE:
        raise IllegalMove("tournament-too-few", few=FEWEST_ENTRANTS, people=FEWEST_PEOPLE)
    tournament = replace(tournament, lots=tournament.message)
    drawn = Chance(lots_seed(tournament), 0).shuffle(tournament.entrants)
    drawn = tuple(sorted(drawn, key=lambda one: not is_person(one)))
    entrants = tuple(replace(one, number=n) for n, one in enumerate(drawn, 1))
    rounds = rounds_for(tournament, len(entrants))
    running = replace(tournament, entrants=entrants, phase="running", rounds=rounds)
    return paired(running, now, sizes)


def rounds_for(tournament: Tournament, entrants: int) -> int:
    """Return how many rounds so many entrants play.

    A knock-out halves them until one is left. A Swiss one takes as many to have one unbeaten, three
    at least, or as many as its opener wants; never more than there are opponents.
    """
    halvings = (entrants - 1).bit_length()
    if tournament.system == "knockout":
        return halvings
    opponents = entrants - 1 if entrants % 2 == 0 else entrants
    return max(1, min(tournament.rounds or max(halvings, 3), opponents, MOST_ROUNDS))


def round_length(rhythm: Rhythm, spec: Spec, table_size: int) -> float:
    """Return the seconds that a round of a game needs, at tables of this size.

    On an evening that is twice as long as a match takes, over days two hours for each decision, in
    whole days; never less than a round lasts at least.

    >>> from games.kit.game import Spec
    >>> chess = Spec(slug="chess", icon="♟️", seats=(2,), minutes=20, decisions=80)
    >>> round_length("evening", chess, 2) / 3600, round_length("weekly", chess, 2) / 86400
    (1.0, 7.0)
    """
    if rhythm == "evening":
        needed = ceil(2 * spec.minutes / HALF_HOUR_IN_MINUTES) * HALF_HOUR_IN_MINUTES * 60.0
    else:
        needed = decisions_at(spec, table_size) * BETWEEN_DECISIONS
        needed = ceil(max(ROUND_LENGTHS[rhythm], needed) / DAY) * DAY
    return max(ROUND_LENGTHS[rhythm], needed)


def decisions_at(spec: Spec, table_size: int) -> int:
    """Return how many decisions a match at a table of this size has, typically."""
    return round(spec.decisions * table_size / min(n for n in spec.seats if n > 1))


def paired(tournament: Tournament, now: float, sizes: Sequence[int]) -> Tournament:
    """Return the tournament with its next round paired, due a round's length from now."""
    round_ = tournament.round + 1
    if tournament.system == "swiss":
        tables = _swiss_tables(tournament, round_, sizes)
    else:
        tables = _knockout_tables(tournament)
    found = tuple(
        Pairing(round_, number, seats, result=_at_once(seats))
        for number, seats in enumerate(tables, 1)
    )
    due = now + tournament.round_length
    return replace(tournament, round=round_, due=due, pairings=(*tournament.pairings, *found))


def _swiss_tables(
    tournament: Tournament, round_: int, sizes: Sequence[int]
) -> list[tuple[int, ...]]:
    field = [contender(tournament, one.number) for one in tournament.active(round_)]
    found = swiss(field, tournament.table_size, sizes)
    return [*found.tables, *((number,) for number in found.byes)]


def _knockout_tables(tournament: Tournament) -> list[tuple[int, ...]]:
    if not tournament.round:
        tables = bracket([one.number for one in tournament.entrants])
    else:
        tables = next_bracket([_who_goes_on(tournament, one) for one in tournament.current])
    return [seated([contender(tournament, number) for number in table]) for table in tables]


def _who_goes_on(tournament: Tournament, pairing: Pairing) -> int | None:
    winners = pairing.result.winners if pairing.result else ()
    return next((one for one in winners if not tournament.entrant(one).is_out), None)


def _at_once(seats: tuple[int, ...]) -> Result | None:
    """Return the result of a pairing that needs no table."""
    if len(seats) > 1:
        return None
    return Result(seats, "bye") if seats else Result((), "void")


def is_decided(tournament: Tournament) -> bool:
    """Tell whether no further round is to be played, once all tables of this one are done."""
    if len(tournament.active(tournament.round + 1)) < 2 or not tournament.people:  # noqa: PLR2004 - two make a match
        return True
    if tournament.system == "knockout":
        return len(tournament.current) == 1
    return tournament.round >= tournament.rounds


def set_forward(tournament: Tournament, stopped: float, now: float) -> Tournament:
    """Return the tournament after a time, from `stopped` on, in which nobody could reach the bot.

    Done again, it adds nothing.
    """
    missing = now - max(stopped, tournament.resumed or stopped)
    if tournament.due is None or missing <= 0:
        return tournament
    return replace(tournament, due=tournament.due + missing, resumed=now)


def ended(tournament: Tournament, *, early: bool = False) -> Tournament:
    """Return the tournament after its end; pairings without a result stay so.

    Where it was ended `early`, nobody has won it.
    """
    pairings = tuple(
        one if one.result else replace(one, result=Result((), "void"))
        for one in tournament.pairings
    )
    cut = early and tournament.phase != "over"
    return replace(tournament, phase="over", due=None, pairings=pairings, is_cut_short=cut)


# ---- results ------------------------------------------------------------------------------------


def with_outcome(tournament: Tournament, pairing: Pairing, outcome: Outcome) -> Tournament:
    """Return the tournament after the match of a pairing has ended."""
    if outcome.reason in WITHOUT_RESULT:
        return without_result(tournament, pairing)
    winners = tuple(pairing.seats[seat] for seat in sorted(outcome.winners))
    return decided(tournament, pairing, winners or pairing.seats)


def decided(
    tournament: Tournament, pairing: Pairing, winners: Iterable[int], *, walkover: bool = False
) -> Tournament:
    """Return the tournament after a pairing was won by some; several share the point.

    A knock-out needs one: they play once more, and then lots are drawn.
    """
    won = tuple(winners)
    if tournament.system == "knockout" and len(won) > 1:
        if not walkover and len(pairing.earlier) + 1 < MOST_TRIES:
            return _again(tournament, pairing)
        how: How = "lot-late" if walkover else "lot"
        result = _by_lot(tournament, pairing, won, how)
        return tournament.with_pairing(replace(pairing, result=result))
    in_time: How = "draw" if len(won) == len(pairing.seats) > 1 else "walkover"
    result = Result(won, in_time if walkover else "played")
    return tournament.with_pairing(replace(pairing, result=result))


def walked_over(tournament: Tournament, pairing: Pairing, seats: Iterable[int]) -> Tournament:
    """Return the tournament after the time of a pairing is over; `seats` were not to blame.

    If that is all of them, they share the point.
    """
    winners = [pairing.seats[seat] for seat in sorted(seats)]
    if not winners:
        return without_result(tournament, pairing, again=False)
    return decided(tournament, pairing, winners, walkover=True)


def without_result(tournament: Tournament, pairing: Pairing, *, again: bool = True) -> Tournament:
    """Return the tournament after a match was called off, annulled, or never began.

    It is played once more while its round lasts, unless that has happened before. Then there is
    no point; in a knock-out lots are drawn, and who has gone on since then goes on.
    """
    if tournament.system == "knockout" and pairing.round != tournament.round:
        return tournament
    if again and len(pairing.earlier) + 1 < MOST_TRIES and pairing.round == tournament.round:
        return _again(tournament, pairing)
    result = Result((), "void")
    if tournament.system == "knockout":
        still_in = [one for one in pairing.seats if not tournament.entrant(one).is_out]
        result = _by_lot(tournament, pairing, still_in or pairing.seats, "lot-void")
    return tournament.with_pairing(replace(pairing, result=result))


def _again(tournament: Tournament, pairing: Pairing) -> Tournament:
    """Let a pairing be played once more, with the seats turned."""
    earlier = pairing.earlier if pairing.match is None else (*pairing.earlier, pairing.match)
    turned = (*pairing.seats[1:], pairing.seats[0])
    return tournament.with_pairing(
        replace(pairing, seats=turned, called=None, match=None, earlier=earlier, result=None)
    )


def _by_lot(tournament: Tournament, pairing: Pairing, among: Sequence[int], how: How) -> Result:
    luck = Chance(f"{lots_seed(tournament)}/lot/{pairing.round}", pairing.number)
    return Result((luck.pick(sorted(among)),), how)
