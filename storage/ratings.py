"""Ratings as they stand in results: after each match that is rated, of all time and of its month.

They follow from results alone: those of one server, game and league, by the time of their end and
the number of their match. So they are the same whether written match by match or all at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Final, TypeAlias

from matches.ratings import MODEL_NAME, NEW, Finish, Rating, rank_finishes, rate
from matches.seasons import Season

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from storage.database import Connection

RATED_WITH: Final = "ratings"
"""The setting that names the model by which all ratings have been worked out."""

League: TypeAlias = tuple[int, str, str]
"""Server, game and variant, "" for none: within one, results are compared."""

Figures: TypeAlias = tuple[float, float, float, float]
"""Two ratings, of all time and of a month."""

ResultRow: TypeAlias = tuple[int, int, int, int, int, int, int]
"""Match, seat, player, end, and whether finished, whether won, points."""

OF_LEAGUE: Final = "guild = ? AND game = ? AND coalesce(variant, '') = ? AND rated = 1"

READ: Final = "SELECT match, seat, player, ended_at, finished, won, points FROM result"


@dataclass
class Ratings:
    """Those of everybody in one league, after some matches."""

    of_all_time: dict[int, Rating] = field(default_factory=dict)
    """By player, as the next one."""
    of_season: dict[int, tuple[Season, Rating]] = field(default_factory=dict)

    def rate(self, rows: Sequence[ResultRow]) -> Iterator[tuple[float, float, float, float]]:
        """Rate one match, and return the figures of each of its rows."""
        season = Season.at(rows[0][3])
        players = [row[2] for row in rows]
        places = rank_finishes([Finish(bool(row[4]), bool(row[5]), row[6]) for row in rows])
        latest = [self.of_season.get(player) for player in players]
        in_season = [one[1] if one and one[0] == season else NEW for one in latest]
        after = rate([self.of_all_time.get(player, NEW) for player in players], places)
        in_season_after = rate(in_season, places)
        for player, whole, part in zip(players, after, in_season_after, strict=True):
            self.of_all_time[player], self.of_season[player] = whole, (season, part)
            yield whole.mu, whole.sigma, part.mu, part.sigma


def rate_match(match: int, connection: Connection) -> None:
    """Write the ratings after a match whose results have just been written."""
    rows: list[ResultRow] = list(
        connection.execute(f"{READ} WHERE match = ? AND rated = 1 ORDER BY seat", (match,))
    )
    league = leagues_of("match = ?", (match,), connection)[0]
    if _has_later(league, rows[0], connection):  # the clock has jumped, or two ended at once
        rate_league(league, connection)
        return
    ratings = Ratings()
    for row in rows:
        _recall(ratings, league, row, connection)
    _write(zip(rows, ratings.rate(rows), strict=True), connection)


def rate_league(league: League, connection: Connection) -> int:
    """Work the ratings of a league out anew; return in how many rows that changed something."""
    found = list(
        connection.execute(
            f"SELECT match, seat, player, ended_at, finished, won, points, mu, sigma, season_mu,"
            f" season_sigma FROM result WHERE {OF_LEAGUE} ORDER BY ended_at, match, seat",
            league,
        )
    )
    ratings, changed = Ratings(), []
    for _, rows in groupby(found, key=itemgetter(0)):
        of_match = list(rows)
        for row, figures in zip(of_match, ratings.rate(of_match), strict=True):
            if row[7:] != figures:
                changed.append((row, figures))
    _write(changed, connection)
    return len(changed)


def leagues_of(where: str, values: Sequence[object], connection: Connection) -> list[League]:
    """Return the leagues of which a condition finds rated results."""
    return list(
        connection.execute(
            f"SELECT DISTINCT guild, game, coalesce(variant, '') FROM result"
            f" WHERE rated = 1 AND {where} ORDER BY 1, 2, 3",
            values,
        )
    )


def recompute(connection: Connection) -> int:
    """Work all ratings out anew; return in how many rows that changed something."""
    changed = sum(rate_league(league, connection) for league in leagues_of("1 = 1", (), connection))
    connection.execute(
        """INSERT INTO setting (key, value) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value""",
        (RATED_WITH, MODEL_NAME),
    )
    return changed


def is_up_to_date(connection: Connection) -> bool:
    """Tell whether all ratings have been worked out by today's model; where there are none, too.

    So nothing is written to a new database, into which everything may still be moved.
    """
    found = connection.execute("SELECT value FROM setting WHERE key = ?", (RATED_WITH,)).fetchone()
    if found is not None and found[0] == MODEL_NAME:
        return True
    return connection.execute("SELECT 1 FROM result WHERE rated = 1 LIMIT 1").fetchone() is None


def _has_later(league: League, row: ResultRow, connection: Connection) -> bool:
    """Tell whether a league holds a match that comes after the one of a row."""
    match, _, _, ended, *_ = row
    found = connection.execute(
        f"""SELECT 1 FROM result WHERE {OF_LEAGUE}
        AND ended_at >= ? AND (ended_at > ? OR match > ?) LIMIT 1""",
        (*league, ended, ended, match),
    )
    return found.fetchone() is not None


def _recall(ratings: Ratings, league: League, row: ResultRow, connection: Connection) -> None:
    """Read what the player of a row was rated before."""
    match, _, player, *_ = row
    found = connection.execute(
        f"""SELECT mu, sigma, season_mu, season_sigma, ended_at FROM result
        WHERE {OF_LEAGUE} AND player = ? AND match <> ? AND mu IS NOT NULL
        ORDER BY ended_at DESC, match DESC LIMIT 1""",
        (*league, player, match),
    ).fetchone()
    if found:
        mu, sigma, season_mu, season_sigma, ended = found
        ratings.of_all_time[player] = Rating(mu, sigma)
        ratings.of_season[player] = Season.at(ended), Rating(season_mu, season_sigma)


def _write(rated: Iterable[tuple[ResultRow, Figures]], connection: Connection) -> None:
    connection.executemany(
        """UPDATE result SET mu = ?, sigma = ?, season_mu = ?, season_sigma = ?
        WHERE match = ? AND seat = ?""",
        [(*figures, row[0], row[1]) for row, figures in rated],
    )
