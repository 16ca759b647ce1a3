"""Standings: points, and the tie-break of the Swiss system, as pure functions.

A table gives one point, which several winners share. Those who are level are told apart by
Buchholz, the sum of their opponents' points. A round not played counts as FIDE's
Tie-Break Regulations of 2022 (13.15.2 to 13.15.4) say: for the entrant as one against an opponent
with the same points before the round, who got the rest of that round's point and half a point in
each round after it; for the entrant's opponents as half a point.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain
from typing import TYPE_CHECKING, Final

from matches.seated import is_computer
from matches.tournaments.pairings import Contender

if TYPE_CHECKING:
    from matches.tournaments.tournament import Pairing, Tournament

HALF: Final = Fraction(1, 2)
ON_THE_BOARD: Final = frozenset({"played", "draw", "lot", "lot-late"})
"""How a pairing ends that was played; see `records.How`."""


@dataclass(frozen=True)
class Place:
    """Where an entrant stands."""

    rank: int
    """From 1 among people, those equal in all share it; 0 for computers, out of competition."""
    number: int
    points: Fraction
    buchholz: Fraction
    """0 in a knock-out, where it says nothing."""
    wins: int
    """Matches won alone, at the table."""


def points_of(pairing: Pairing, number: int) -> Fraction:
    """Return what a pairing has brought an entrant so far."""
    if pairing.result is None or number not in pairing.result.winners:
        return Fraction(0)
    return Fraction(1, len(pairing.result.winners))


def total(tournament: Tournament, number: int, before: int | None = None) -> Fraction:
    """Return the points of an entrant, of all rounds or of those before a round."""
    return sum(
        (
            points_of(one, number)
            for one in tournament.pairings
            if before is None or one.round < before
        ),
        Fraction(0),
    )


def places(tournament: Tournament) -> tuple[Place, ...]:
    """Return the places of all entrants, best first; those who are out stand behind all others.

    People are ranked among themselves: computers stand behind those who are still in.
    """
    found = []
    people = {one.number for one in tournament.entrants if not is_computer(one.player)}
    for entrant in tournament.entrants:
        number = entrant.number
        wins = sum(
            one.result is not None
            and one.result.how in ON_THE_BOARD
            and one.result.winners == (number,)
            for one in tournament.pairings
        )
        tie_break = buchholz(tournament, number) if tournament.system == "swiss" else Fraction(0)
        is_in = (not entrant.is_out) + (not entrant.is_out and number in people)
        worth = (is_in, total(tournament, number), tie_break, wins)
        found.append((worth, number))
    ahead = [worth for worth, number in found if number in people]
    return tuple(
        Place(
            1 + sum(other > worth for other in ahead) if number in people else 0, number, *worth[1:]
        )
        for worth, number in sorted(found, key=lambda one: one[0], reverse=True)  # stable
    )


def has_won(tournament: Tournament, player: int) -> bool:
    """Tell whether a player, who has not left it, stands first in a tournament, alone or not."""
    own = tournament.entrant_of(player)
    return (
        own is not None
        and not tournament.is_cut_short
        and any(
            place.number == own.number and place.rank == 1 and place.points and not own.is_out
            for place in places(tournament)
        )
    )


def buchholz(tournament: Tournament, number: int) -> Fraction:
    """Return the sum of the points of an entrant's opponents."""
    done = finished_rounds(tournament)
    found = Fraction(0)
    for round_ in range(1, tournament.round + 1):
        pairing = pairing_of(tournament, round_, number)
        if pairing is not None and pairing.result is None:
            continue
        if pairing is not None and _was_played(pairing):
            others = (other for other in pairing.seats if other != number)
            found += sum((_as_opponent(tournament, one, done) for one in others), Fraction(0))
        elif round_ <= done:
            got = points_of(pairing, number) if pairing else Fraction(0)
            found += virtual_opponent(total(tournament, number, round_), got, round_, done)
    return found


def virtual_opponent(before: Fraction, got: Fraction, round_: int, rounds: int) -> Fraction:
    """Return the points after `rounds` of the opponent assumed for a round not played.

    `before` are the entrant's points before the round, `got` those of it.

    >>> str(virtual_opponent(Fraction(3, 2), Fraction(0), 3, 9))
    '11/2'
    """
    # FIDE's virtual opponent: level before the round, with the rest of its point, then only draws.
    return before + (1 - got) + HALF * (rounds - round_)


def _as_opponent(tournament: Tournament, number: int, done: int) -> Fraction:
    """Return an entrant's points as their opponents count them: half for a round not played."""
    found = Fraction(0)
    for round_ in range(1, tournament.round + 1):
        pairing = pairing_of(tournament, round_, number)
        if pairing is not None and (_was_played(pairing) or pairing.result is None):
            found += points_of(pairing, number)
        elif round_ <= done:
            found += HALF
    return found


def pairing_of(tournament: Tournament, round_: int, number: int) -> Pairing | None:
    """Return the pairing of an entrant in a round."""
    return next((one for one in tournament.of_round(round_) if number in one.seats), None)


def finished_rounds(tournament: Tournament) -> int:
    """Return how many rounds are over."""
    return tournament.round - bool(tournament.unfinished)


def _was_played(pairing: Pairing) -> bool:
    return pairing.result is not None and pairing.result.how in ON_THE_BOARD


def contender(tournament: Tournament, number: int) -> Contender:
    """Return what pairing needs to know of an entrant."""
    own = [one for one in tournament.pairings if number in one.seats]
    played = [one for one in own if len(one.seats) > 1]
    met = Counter(chain.from_iterable(one.seats for one in played))
    del met[number]
    unplayed = (one for one in own if one.result and one.result.how in {"bye", "walkover"})
    return Contender(
        number,
        total(tournament, number),
        met,
        sum(points_of(one, number) > 0 for one in unplayed),
        sum((_lateness(one, number) for one in played), Fraction(0)),
        is_computer(tournament.entrant(number).player),
    )


def _lateness(pairing: Pairing, number: int) -> Fraction:
    return pairing.seats.index(number) - Fraction(len(pairing.seats) - 1, 2)
