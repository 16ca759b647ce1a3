"""Ratings: how strong a player is in a game, worked out by openskill from the order at the end.

A rating is an estimate and its uncertainty. It follows from results alone, in their order, so it
can be worked out again at any time; see `storage.ratings`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import lcm
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from matches import entries
from matches.leaving import ENDED_BY_VOTE
from matches.seated import is_computer

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from openskill.models import PlackettLuce

    from games.kit.game import Seat
    from matches.entries import Entry
    from matches.match import Match

Counting: TypeAlias = Literal["nothing", "leavers", "unrated", "rated"]
"""What a match counts for: for nothing, as a defeat of those who left it, for leaderboards without
changing ratings, or for both."""

Kind: TypeAlias = Literal["versus", "team", "solo"]
"""In which leaderboard a result stands: of people against each other, of teams, of lone players."""

FIRST_MU: Final = 25.0
"""Openskill's own estimate for new players."""
FIRST_SIGMA: Final = 25 / 3
"""The deviation of that, openskill's own as well."""

MODEL_NAME: Final = "openskill-6-plackett-luce-3"
"""Changes whenever the same results would lead to other ratings: then all are computed again."""

FEWEST_RATED: Final = 5
"""Rated matches before which a rating is provisional."""
LARGEST_SIGMA: Final = 20 / 3
"""The deviation above which a rating is provisional: two players are below it after 8 matches."""

DEVIATIONS: Final = 1
"""How many deviations are told as the uncertainty, and taken off where players are ranked."""

SHOWN_AT_FIRST: Final = 1500
"""The rating shown for a new player."""
SHOWN_PER_POINT: Final = 30
"""How much of that is one of openskill's points, so that differences read like those of chess."""


@dataclass(frozen=True)
class Rating:
    """An estimate of a player's strength, in openskill's points."""

    mu: float
    sigma: float
    """The standard deviation of the guess."""

    @property
    def shown(self) -> int:
        """The rating as people read it."""
        return round(SHOWN_AT_FIRST + SHOWN_PER_POINT * (self.mu - FIRST_MU))

    @property
    def spread(self) -> int:
        """By how much the rating that is shown may be off, two times out of three."""
        return round(SHOWN_PER_POINT * DEVIATIONS * self.sigma)

    def is_provisional(self, matches: int) -> bool:
        """Tell whether too little is known yet, after so many rated matches."""
        return matches < FEWEST_RATED or self.sigma > LARGEST_SIGMA


NEW: Final = Rating(FIRST_MU, FIRST_SIGMA)
"""The rating before the first rated match."""


BREAKING_OFF: Final = (
    entries.Resigned,
    entries.GaveUp,
    entries.CalledOff,
    entries.LeftToComputer,
)
"""What may end a match before its rules do."""


@dataclass(frozen=True)
class Finish:
    """How a match ended for one of its players, as a result says it."""

    finished: bool
    """Whether the player was there at the end, and had not left the seat."""
    won: bool
    points: int


def counts(match: Match) -> bool:
    """Tell whether a match goes to the leaderboards.

    One that began with computers or agreed on hints does not: there everybody may ask for hints,
    and people have not played among themselves. Nor does one that those ended who waited, or one
    in direct messages: it is no server's.
    """
    is_ended_by_vote = match.outcome and match.outcome.reason == ENDED_BY_VOTE
    if not match.guild or match.terms.hints or is_ended_by_vote:
        return False
    return not any(map(is_computer, match.players))


def allows_hints(match: Match) -> bool:
    """Tell whether a player may ask for hints: where nothing counts, and whoever plays alone.

    A match alone counts nowhere from the first hint on. The deal of a day is the same for all.
    """
    return not match.outcome and not match.day and (len(match.players) == 1 or not counts(match))


def kind_of(match: Match) -> Kind:
    """Tell in which leaderboard a match stands."""
    if len(match.players) == 1:
        return "solo"
    return "team" if match.game.spec.kind == "cooperative" else "versus"


def how_it_counts(
    kind: Kind, log: Iterable[tuple[Seat, Entry | None]], seats: int, fewest: int
) -> Counting:
    """Tell what a match that has ended counts for, by who has made moves of their own in it.

    `log` has for each entry its seat, and the entry if it is the referee's and no move; `fewest`
    are the game's `Spec.fewest_moves`. What the house or a computer moved in place of a player is
    not the player's own. A team, or who plays alone, has played with its first move, as a match may
    be lost by that. So has whoever ends a match by its rules, however short it was. Whoever leaves
    before enough was played, once everybody has moved, has lost: nobody is better off for leaving
    early. Where a computer took a seat over, its player has left it.
    """
    log = tuple(log)
    moves, own = own_moves(log, seats)
    if kind != "versus":
        return "unrated" if any(own) else "nothing"
    is_broken_off = any(isinstance(entry, BREAKING_OFF) for _, entry in log)
    if all(own) and (moves >= fewest * seats or not is_broken_off):
        return "rated"
    if all(own):
        return "leavers"
    is_match = sum(map(bool, own)) > 1
    return "unrated" if is_match and sum(own) >= fewest * seats else "nothing"


def own_moves(log: Iterable[tuple[Seat, Entry | None]], seats: int) -> tuple[int, list[int]]:
    """Return how many moves of a log count, and how many of each seat its player has made."""
    moves, own = 0, [0] * seats
    absent: set[Seat] = set()
    late: Seat | None = None
    for seat, entry in log:
        match entry:
            case None:
                moves += 1
                # After a clock ran out, or a skip, the next move at the seat is the house's.
                own[seat] += seat not in absent and seat != late
                late = None
            case entries.TookBack():
                moves -= 1
                own[seat] -= 1
            case entries.Resigned() | entries.LeftToComputer():
                absent.add(seat)
            case entries.CameBack():
                absent.discard(seat)
                late = None
            case entries.HandedOver():
                absent.discard(seat)
                # The moves so far were the former player's.
                own[seat] = 0
            case entries.RanOut() | entries.Skipped():
                late = seat
            case _:
                pass
    return moves, own


def rank_finishes(finishes: Sequence[Finish]) -> tuple[int, ...]:
    """Return the place of each player, from 1; those who did equally well share one.

    Those who left are behind all who stayed; winners are first, the others stand by points.

    >>> rank_finishes([Finish(True, False, 7), Finish(True, True, 7), Finish(False, False, 9)])
    (2, 1, 3)
    """
    worth = [
        (True, one.won, 0 if one.won else one.points) if one.finished else (False, False, 0)
        for one in finishes
    ]
    return tuple(1 + sum(other > own for other in worth) for own in worth)


def rate(
    before: Sequence[Rating], places: Sequence[int], weights: Sequence[float] = ()
) -> tuple[Rating, ...]:
    """Return the ratings of a match's players after it, from those before and their places.

    With `weights` each goes only that part of the way, in rating and deviation.
    """
    orders = _orders(places)
    found = [_by_openskill(before, order) for order in orders]
    whole = [
        Rating(sum(one.mu for one in all_) / len(all_), sum(one.sigma for one in all_) / len(all_))
        for all_ in zip(*found, strict=True)
    ]
    parts = weights or (1.0,) * len(before)
    return tuple(map(_part_of_the_way, before, whole, parts))


def _orders(places: Sequence[int]) -> list[tuple[int, ...]]:
    """Return orders without ties, in which those who share a place take turns at being ahead.

    Openskill's own ties give three who share a win of five less than the fourth gets.

    >>> _orders((1, 1, 3)), _orders((2, 1))
    ([(1, 2, 3), (2, 1, 3)], [(2, 1)])
    """
    equal = {place: [n for n, one in enumerate(places) if one == place] for place in places}
    found = []
    for turn in range(lcm(*map(len, equal.values()))):
        order = [0] * len(places)
        for place, who in equal.items():
            for ahead, n in enumerate(who):
                order[n] = place + (ahead + turn) % len(who)
        found.append(tuple(order))
    return found


def _by_openskill(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    model = _model()
    teams = [[model.create_rating([one.mu, one.sigma])] for one in before]
    return [Rating(one.mu, one.sigma) for [one] in model.rate(teams, ranks=list(places))]


def after_leaving(before: Rating) -> Rating:
    """Return the rating of who left a match before enough was played: a defeat by an equal."""
    return rate((before, before), (2, 1))[0]


def _part_of_the_way(before: Rating, after: Rating, part: float) -> Rating:
    if part == 1:
        return after
    mu, sigma = after.mu - before.mu, after.sigma - before.sigma
    return Rating(before.mu + part * mu, before.sigma + part * sigma)


@cache
def _model() -> PlackettLuce:
    """Return openskill's model; imported when a match is rated, as it takes 2 MiB."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=FIRST_MU, sigma=FIRST_SIGMA)
