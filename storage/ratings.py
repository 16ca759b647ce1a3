"""Ratings, kept in the rows of results: after each rated match, of all time and of its month.

They follow from results alone: those of one server, game and league, by the time of their end and
the number of their match. So they are the same whether written match by match or all at once.
Which results are rated, the logs of their matches say, as long as they are kept.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from games.kit.game import Seat
from matches.entries import ENTRIES, MARK
from matches.standings.ratings import (
    MODEL_NAME,
    NEW,
    Finish,
    Rating,
    after_leaving,
    how_it_counts,
    rank_finishes,
    rate,
)
from matches.standings.seasons import Season
from matches.standings.weights import Weights
from storage.variables import set_variable, variable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.kit.game import AnyGame
    from matches.standings.ratings import Counting, Kind
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

EARLIER: Final = f"""
    SELECT match, seat, player, ended_at, finished, won, points FROM result
    WHERE {OF_LEAGUE} AND ended_at <= ? AND (ended_at < ? OR match < ?)
    ORDER BY ended_at, match, seat
"""
"""The results of a league before a match, from which it follows what the next ones count."""

LOGGED: Final = """
    SELECT result.match, game, kind, (SELECT count(*) FROM seat WHERE seat.match = result.match),
           min(rated)
    FROM result WHERE EXISTS (SELECT 1 FROM match WHERE match.id = result.match)
    GROUP BY result.match, game, kind ORDER BY result.match
"""
"""Matches whose log is kept: game, kind, players, and whether rated."""

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
    weights: Weights = field(default_factory=Weights)

    def rate(self, rows: Sequence[Sequence[Any]]) -> Iterator[tuple[float, float, float, float]]:
        """Rate one match, and return the figures of each of its rows.

        Where all have left it, each has lost: of a match that was left early there are no others.
        """
        season = Season.at(rows[0][3])
        players = [row[2] for row in rows]
        latest = [self.of_season.get(player) for player in players]
        all_time = [self.of_all_time.get(player, NEW) for player in players]
        in_season = [one[1] if one and one[0] == season else NEW for one in latest]
        if any(row[4] for row in rows):
            places, weights = self.weigh(rows)
            after = rate(all_time, places, weights)
            in_season_after = rate(in_season, places, weights)
        else:
            after = tuple(map(after_leaving, all_time))
            in_season_after = tuple(map(after_leaving, in_season))
        for player, whole, part in zip(players, after, in_season_after, strict=True):
            self.of_all_time[player], self.of_season[player] = whole, (season, part)
            yield whole.mu, whole.sigma, part.mu, part.sigma

    def weigh(self, rows: Sequence[Sequence[Any]]) -> tuple[tuple[int, ...], list[float]]:
        """Return the places of a match, and how much it counts for each of its players."""
        places = rank_finishes([Finish(bool(row[4]), bool(row[5]), row[6]) for row in rows])
        players = [row[2] for row in rows]
        return places, self.weights.of(players, places, Season.at(rows[0][3]))


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
    if since != BEGINNING:
        earlier = connection.execute(EARLIER, (*league, since[0], *since))
        for _, rows in groupby(earlier, key=itemgetter(0)):
            of_match = list(rows)
            if any(row[4] for row in of_match):
                ratings.weigh(of_match)
    for _, rows in groupby(found, key=itemgetter(0)):
        of_match = list(rows)
        for row in of_match:
            if since != BEGINNING and row[2] not in ratings.of_all_time:
                _recall(connection, ratings, league, row[2], since)
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


def counting(
    connection: Connection, match: int, kind: Kind, players: int, game: AnyGame
) -> Counting:
    """Tell what a match counts for, by its log."""
    log = connection.execute("SELECT seat, move FROM move WHERE match = ? ORDER BY ply", (match,))
    entries = (
        (Seat(seat), ENTRIES.validate_json(move) if move.startswith(MARK) else None)
        for seat, move in log
    )
    return how_it_counts(kind, entries, players, game.spec.fewest_moves)


def recompute(connection: Connection, shelf: Mapping[str, AnyGame]) -> int:
    """Work all ratings out anew; return in how many rows that changed something."""
    changed = _sort_out(connection, shelf)
    changed += sum(rate_league(connection, one) for one in leagues_of(connection, "1 = 1", ()))
    set_variable(connection, RATED_WITH, MODEL_NAME)
    return changed


def _sort_out(connection: Connection, shelf: Mapping[str, AnyGame]) -> int:
    """Say anew what counts, as far as logs are kept; return in how many results that changed.

    Nothing is known of games that are on the shelf no more.
    """
    changed = 0
    for match, slug, kind, players, rated in list(connection.execute(LOGGED)):
        if slug not in shelf:
            continue
        counts = counting(connection, match, kind, players, shelf[slug])
        if counts in {"nothing", "leavers"}:
            kept = " AND finished = 1" if counts == "leavers" else ""
            of_match = f"DELETE FROM result WHERE match = ?{kept}"
            changed += connection.execute(of_match, (match,)).rowcount
        now = int(counts in {"leavers", "rated"})
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
