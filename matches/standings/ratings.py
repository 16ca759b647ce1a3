"""Ratings: how strong a player is in a game, worked out by openskill from the order at the end.

A rating is an estimate and its uncertainty. It follows from results alone, in their order, so it
can be worked out anew at any time; see `storage.ratings`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from matches.leaving import ENDED_BY_VOTE
from matches.seated import is_computer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from openskill.models import PlackettLuce

    from matches.match import Match

Kind: TypeAlias = Literal["versus", "team", "solo"]
"""In which leaderboard a result stands: of people against each other, of teams, of lone players."""

FIRST_MU: Final = 25.0
"""Openskill's own estimate for new players."""
FIRST_SIGMA: Final = 25 / 3
"""The deviation of that, openskill's own as well."""

MODEL_NAME: Final = "openskill-6-plackett-luce-1"
"""Changes whenever the same results would lead to other ratings: then all are worked out anew."""

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
    and people have not played among themselves. Nor does one that those ended who waited.
    """
    if match.terms.hints or (match.outcome and match.outcome.reason == ENDED_BY_VOTE):
        return False
    return not any(map(is_computer, match.players))


def kind_of(match: Match) -> Kind:
    """Tell in which leaderboard a match stands."""
    if len(match.players) == 1:
        return "solo"
    return "team" if match.game.spec.kind == "cooperative" else "versus"


def is_rated(match: Match) -> bool:
    """Tell whether a match changes ratings: people have played against each other, without hints.

    Where a computer took a seat over, its player has left, and lost: no escape from a defeat.
    """
    return counts(match) and kind_of(match) == "versus"


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


def rate(before: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """Return the ratings of a match's players after it, from those before and their places."""
    model = _model()
    teams = [[model.create_rating([one.mu, one.sigma])] for one in before]
    return tuple(Rating(one.mu, one.sigma) for [one] in model.rate(teams, ranks=list(places)))


@cache
def _model() -> PlackettLuce:
    """Return openskill's model; imported when a match is rated, as it takes 2 MiB."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=FIRST_MU, sigma=FIRST_SIGMA)
