"""Profiles: how a player plays in one server, worked out from results alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from matches.standings.ratings import FEWEST_RATED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matches.standings.ratings import Rating
    from matches.standings.rows import Result

FORM: Final = 10
"""Results that make up a player's form."""
MOST_AWARDS: Final = 3
"""Kinds of awards that are told of."""
SHORTEST_STREAK: Final = 3
"""Wins in a row that are worth a word."""


@dataclass(frozen=True)
class Profile:
    """How a player plays in a server, and one game in particular."""

    matches: int
    wins: int
    finished: int
    """Matches in which the player was there at the end."""
    favourite: str
    """The game played most; of several the one played last."""
    of_favourite: int
    """Matches of that game."""
    games: tuple[str, ...]
    """The games that were played, most first, and the one that the rest is about."""
    form: tuple[Result, ...]
    """The last results, latest last."""
    streak: int
    """The most wins in a row, in matches against others."""
    game: str
    """The one that the rest is about."""
    rated: tuple[Result, ...]
    """Its rated results in the main league, oldest first."""
    most_points: Result | None
    """The result with most points; None without points."""
    peak: Result | None
    """The rated result that led to the highest rating, once a few matches had been rated."""
    best_grade: Result | None
    awards: tuple[tuple[str, int], ...]
    """What was won at the end of matches, by the keys of its texts, and how often; most first."""
    elsewhere: tuple[tuple[str, Rating, int], ...]
    """The other games with a rating, each with its rated matches; most of these first."""

    @property
    def rating(self) -> Rating | None:
        """The rating now."""
        return self.rated[-1].rating if self.rated else None


def profile_of(
    results: Sequence[Result], grades: Mapping[str, Sequence[str]], game: str | None
) -> Profile | None:
    """Return the profile that follows from results, oldest first; None if there are none.

    `grades` are those of each game on the shelf, best first: of others nothing is told. Without a
    `game` it is about the favourite one.
    """
    known = [one for one in results if one.game in grades]
    if not known:
        return None
    favourite = favourite_of(known)
    game = game or favourite
    of_game = [one for one in known if one.game == game]
    rated_in = _rated_by_game(known)
    rated = rated_in.pop(game, ())
    scored = [one for one in of_game if one.points > 0 and one.kind == "versus"]
    graded = [one for one in of_game if one.grade in grades[game]]
    return Profile(
        matches=len(known),
        wins=sum(one.won for one in known),
        finished=sum(one.finished for one in known),
        favourite=favourite,
        of_favourite=sum(one.game == favourite for one in known),
        games=tuple(dict.fromkeys((*_by_number(known), game))),
        form=tuple(known[-FORM:]),
        streak=_longest_streak(known),
        game=game,
        rated=rated,
        most_points=max(scored, key=lambda one: one.points, default=None),
        peak=max(rated[FEWEST_RATED - 1 :], key=_mu, default=None),
        best_grade=min(graded, key=lambda one: grades[game].index(one.grade or ""), default=None),
        awards=tuple(Counter(one.award for one in of_game if one.award).most_common(MOST_AWARDS)),
        elsewhere=tuple(
            (other, one[-1].rating, len(one))
            for other, one in sorted(rated_in.items(), key=lambda item: -len(item[1]))
            if one[-1].rating
        ),
    )


def favourite_of(results: Sequence[Result]) -> str:
    """Return the game that was played most; of several the one that was played last."""
    return _by_number(results)[0]


def _by_number(results: Sequence[Result]) -> list[str]:
    """Return the games, most played first; of several the one that was played last."""
    last = {one.game: at for at, one in enumerate(results)}
    often = Counter(one.game for one in results)
    return sorted(often, key=lambda game: (often[game], last[game]), reverse=True)


def _rated_by_game(results: Sequence[Result]) -> dict[str, tuple[Result, ...]]:
    """Return the rated results in main leagues, oldest first, by game."""
    rated = [one for one in results if one.rating and one.variant is None]
    games = dict.fromkeys(one.game for one in rated)
    return {game: tuple(one for one in rated if one.game == game) for game in games}


def _mu(result: Result) -> float:
    return result.rating.mu if result.rating else 0.0


def _longest_streak(results: Sequence[Result]) -> int:
    """Return the most wins in a row against others; 0 if it is not worth a word."""
    longest = running = 0
    for one in results:
        if one.kind == "versus":
            running = running + 1 if one.won else 0
            longest = max(longest, running)
    return longest if longest >= SHORTEST_STREAK else 0
