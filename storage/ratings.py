"""Ratings, kept in the rows of results: after each rated match, of all time and of its month.

They follow from results alone: those of one server, game and league, by the time of their end and
the number of their match. So they are the same whether written match by match or all at once.
Which results are rated, the logs of their matches say, as long as they are kept.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from games.kit.game import Seat
from matches.entries import ENTRIES, MARK
from matches.standings.ratings import (
    MODEL_NAME,
    NEW,
    Finish,
    Rating,
    rank_finishes,
    rate,
    was_played,
    weight,
)
from matches.standings.seasons import Season
from storage.variables import set_variable, variable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.kit.game import AnyGame
    from storage.database import Connection

RATED_WITH: Final = "ratings"
"""The variable that names the model by which all ratings have been worked out."""

League: TypeAlias = tuple[int, str, str]
"""Server, game and variant, "" for none: within one, results are compared."""

Since: TypeAlias = tuple[int, int]
"""The end of a match, in seconds since the epoch, and its number: its place in the order."""

BEGINNING: Final = (-(2**62), 0)
"""Before every match."""

OF_LEAGUE: Final = "guild = ? AND game = ? AND coalesce(variant, '') = ? AND rated = 1"

RATED: Final = f"""
    SELECT match, seat, player, ended_at, finished, won, points, mu, sigma, season_mu, season_sigma
    FROM result WHERE {OF_LEAGUE} AND ended_at >= ? AND (ended_at > ? OR match >= ?)
    ORDER BY ended_at, match, seat
"""
"""The results of a league from a match on."""

LATEST: Final = f"""
    SELECT mu, sigma, season_mu, season_sigma, ended_at FROM result
    WHERE {OF_LEAGUE} AND player = ? AND ended_at <= ? AND (ended_at < ? OR match < ?)
    ORDER BY ended_at DESC, match DESC LIMIT 1
"""
"""The last result of a player in a league before a match."""

MET: Final = f"""
    SELECT count(*) FROM result
    WHERE {OF_LEAGUE} AND player = ? AND ended_at >= ?
    AND ended_at <= ? AND (ended_at < ? OR match < ?)
    AND EXISTS (SELECT 1 FROM result AS other WHERE other.match = result.match AND other.player = ?)
"""
"""How often two have met in a league from a moment on and before a match."""

LOGGED: Final = """
    SELECT match, game, count(*), min(rated) FROM result
    WHERE kind = 'versus' AND EXISTS (SELECT 1 FROM match WHERE match.id = result.match)
    GROUP BY match, game ORDER BY match
"""
"""Matches of people against each other whose log is kept: game, players, and whether rated."""

UNRATED: Final = """
    UPDATE result SET rated = ?, mu = NULL, sigma = NULL, season_mu = NULL, season_sigma = NULL
    WHERE match = ?
"""


@dataclass
class Ratings:
    """The ratings of all players of one league, after some matches."""

    of_all_time: dict[int, Rating] = field(default_factory=dict)
    """By player, as the next one."""
    of_season: dict[int, tuple[Season, Rating]] = field(default_factory=dict)
    met: dict[tuple[int, int], tuple[Season, int]] = field(default_factory=dict)
    """How often two have met in a season, by their ids in order; the last season they met in."""

    def rate(self, rows: Sequence[Sequence[Any]]) -> Iterator[tuple[float, float, float, float]]:
        """Rate one match, and return the figures of each of its rows."""
        season = Season.at(rows[0][3])
        players = [row[2] for row in rows]
        places = rank_finishes([Finish(bool(row[4]), bool(row[5]), row[6]) for row in rows])
        latest = [self.of_season.get(player) for player in players]
        in_season = [one[1] if one and one[0] == season else NEW for one in latest]
        weights = self._weights(players, season)
        after = rate([self.of_all_time.get(player, NEW) for player in players], places, weights)
        in_season_after = rate(in_season, places, weights)
        for player, whole, part in zip(players, after, in_season_after, strict=True):
            self.of_all_time[player], self.of_season[player] = whole, (season, part)
            yield whole.mu, whole.sigma, part.mu, part.sigma

    def _weights(self, players: Sequence[int], season: Season) -> list[float]:
        """Return how much a match counts for each, and note who has met whom in it."""
        against: dict[int, list[float]] = {player: [] for player in players}
        for pair in pairs_of(players):
            met_in, met = self.met.get(pair, (season, 0))
            met = met if met_in == season else 0
            self.met[pair] = season, met + 1
            for player in pair:
                against[player].append(weight(met))
        return [sum(against[player]) / len(against[player]) for player in players]


def pairs_of(players: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield any two of some players, the lower id first."""
    return combinations(sorted(players), 2)


def rate_match(connection: Connection, match: int) -> None:
    """Write the ratings after a match whose results have just been written.

    It is the last one of its league, unless the clock was set back or two ended at once.
    """
    ended, *league = connection.execute(
        """SELECT ended_at, guild, game, coalesce(variant, '') FROM result
        WHERE match = ? AND rated = 1 LIMIT 1""",
        (match,),
    ).fetchone()
    rate_league(connection, tuple(league), (ended, match))


def rate_league(connection: Connection, league: League, since: Since = BEGINNING) -> int:
    """Work the ratings of a league out anew; return in how many rows that changed something.

    With `since` only from that match on: what was before it is taken as it stands.
    """
    found = list(connection.execute(RATED, (*league, since[0], *since)))
    ratings, changed = Ratings(), []
    for _, rows in groupby(found, key=itemgetter(0)):
        of_match = list(rows)
        for row in of_match:
            if since != BEGINNING and row[2] not in ratings.of_all_time:
                _recall(connection, ratings, league, row[2], since)
        if since != BEGINNING:
            _recall_met(connection, ratings, league, of_match, since)
        for row, figures in zip(of_match, ratings.rate(of_match), strict=True):
            if row[7:] != figures:
                changed.append((*figures, row[0], row[1]))
    connection.executemany(
        """UPDATE result SET mu = ?, sigma = ?, season_mu = ?, season_sigma = ?
        WHERE match = ? AND seat = ?""",
        changed,
    )
    return len(changed)


def leagues_of(connection: Connection, where: str, values: Sequence[object]) -> list[League]:
    """Return the leagues with rated results that meet an SQL condition."""
    return list(
        connection.execute(
            f"SELECT DISTINCT guild, game, coalesce(variant, '') FROM result"
            f" WHERE rated = 1 AND {where} ORDER BY 1, 2, 3",
            values,
        )
    )


def is_played(connection: Connection, match: int, players: int, game: AnyGame) -> bool:
    """Tell whether the log of a match says that enough was played for ratings."""
    log = connection.execute("SELECT seat, move FROM move WHERE match = ? ORDER BY ply", (match,))
    entries = (
        (Seat(seat), ENTRIES.validate_json(move) if move.startswith(MARK) else None)
        for seat, move in log
    )
    return was_played(entries, players, game.spec.fewest_moves)


def recompute(connection: Connection, shelf: Mapping[str, AnyGame]) -> int:
    """Work all ratings out anew; return in how many rows that changed something."""
    changed = _sort_out(connection, shelf)
    changed += sum(rate_league(connection, one) for one in leagues_of(connection, "1 = 1", ()))
    set_variable(connection, RATED_WITH, MODEL_NAME)
    return changed


def _sort_out(connection: Connection, shelf: Mapping[str, AnyGame]) -> int:
    """Say anew which results are rated, as far as logs are kept; return in how many that changed.

    Nothing is known of games that are on the shelf no more.
    """
    changed = 0
    for match, slug, players, rated in list(connection.execute(LOGGED)):
        if slug not in shelf:
            continue
        now = int(is_played(connection, match, players, shelf[slug]))
        if now != rated:
            changed += connection.execute(UNRATED, (now, match)).rowcount
    return changed


def is_up_to_date(connection: Connection) -> bool:
    """Tell whether all ratings have been worked out by today's model, or there are none.

    A new database is left empty, as the target of a move has to be.
    """
    if variable(connection, RATED_WITH) == MODEL_NAME:
        return True
    return connection.execute("SELECT 1 FROM result WHERE rated = 1 LIMIT 1").fetchone() is None


def _recall(
    connection: Connection, ratings: Ratings, league: League, player: int, since: Since
) -> None:
    """Read what a player was rated before a match."""
    found = connection.execute(LATEST, (*league, player, since[0], *since)).fetchone()
    if found:
        mu, sigma, season_mu, season_sigma, ended = found
        ratings.of_all_time[player] = Rating(mu, sigma)
        ratings.of_season[player] = Season.at(ended), Rating(season_mu, season_sigma)


def _recall_met(
    connection: Connection,
    ratings: Ratings,
    league: League,
    of_match: Sequence[Sequence[Any]],
    since: Since,
) -> None:
    """Read how often those of a match had met in its season before the match `since`."""
    season = Season.at(of_match[0][3])
    for pair in pairs_of([row[2] for row in of_match]):
        if pair not in ratings.met:
            one, other = pair
            values = (*league, one, season.bounds[0], since[0], *since, other)
            ratings.met[pair] = season, connection.execute(MET, values).fetchone()[0]
