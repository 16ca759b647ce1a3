"""Leaderboards: who stands where in one server, of all time or in one season."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from typing_extensions import override

from matches.standings.ratings import DEVIATIONS, FEWEST_RATED, LARGEST_SIGMA, Rating
from matches.standings.rows import (
    Result,
    Standing,
    StandingsPage,
    Table,
    TeamStanding,
    TeamStandingsPage,
)
from storage.mapping import named, read, records
from storage.queries import Part, reads, writes
from storage.ratings import is_up_to_date, leagues_of, rate_league, recompute

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.kit.game import AnyGame
    from matches.standings.ratings import Kind
    from matches.standings.seasons import Season
    from storage.database import Connection, Database

ALWAYS: Final = (-(2**62), 2**62)
"""The bounds of all time, in seconds since the epoch."""

VERSUS: Final = """result.guild = ?1 AND (CAST(?2 AS TEXT) IS NULL OR game = ?2)
    AND kind = 'versus' AND coalesce(variant, '') = ?5
    AND result.ended_at >= ?6 AND result.ended_at < ?7"""
"""What is compared; ?3 and ?4 are the size of a page and what comes before it."""

TALLY: Final = f"""
    SELECT player, count(*) AS matches, sum(won) AS wins, sum(points) AS points,
           max(points) AS best, sum(rated) AS rated
    FROM result WHERE {VERSUS} GROUP BY player
"""

LATEST: Final = f"""
    SELECT match FROM result WHERE {VERSUS} AND result.player = tally.player AND mu IS NOT NULL
    ORDER BY ended_at DESC, match DESC LIMIT 1
"""
"""The match after which a player's rating is the present one."""

PROVISIONAL: Final = f"mu IS NOT NULL AND (rated < {FEWEST_RATED} OR sigma > {LARGEST_SIGMA})"
"""What `Rating.is_provisional` says."""

ORDER: Final = f"""mu IS NULL, {PROVISIONAL}, mu - {DEVIATIONS} * sigma DESC, wins DESC,
    CASE WHEN CAST(?2 AS TEXT) IS NULL THEN 0 ELSE tally.points END DESC, matches"""
"""Settled ratings first, and by how strong everybody is for sure; without ratings by wins, points,
and fewest matches.

Players equal in all share a rank. Points of different games cannot be compared.
"""

ROWS: Final = f"""
    SELECT rank() OVER (ORDER BY {ORDER}) AS rank, tally.player, matches, wins, tally.points,
           best, mu, sigma, tally.rated
    FROM ({TALLY}) AS tally LEFT JOIN (
        SELECT match, player, {{mu}} AS mu, {{sigma}} AS sigma FROM result
        WHERE CAST(?2 AS TEXT) IS NOT NULL
    ) AS latest ON latest.player = tally.player AND latest.match = ({LATEST})
    JOIN player ON player.id = tally.player
    ORDER BY {ORDER}, tally.player
    LIMIT ?3 OFFSET ?4
"""
"""A page; over all games there are no ratings, since those of several cannot be compared."""

TOTAL: Final = f"SELECT count(DISTINCT player) FROM result WHERE {VERSUS} AND ?3 + ?4 >= 0"

TEAMS: Final = """result.guild = ?1 AND game = ?2 AND kind <> 'versus'
    AND (CAST(?5 AS TEXT) IS NULL OR kind = ?5)
    AND result.ended_at >= ?6 AND result.ended_at < ?7 AND variant IS NOT NULL"""

TEAM_TOTAL: Final = f"""
    SELECT count(DISTINCT variant || ' ' || player) FROM result WHERE {TEAMS} AND ?3 + ?4 >= 0
"""

TABLES: Final = """
    SELECT DISTINCT kind, CASE WHEN kind = 'versus' THEN variant END AS league FROM result
    WHERE guild = ? AND game = ? AND ended_at >= ? AND ended_at < ?
    AND (kind = 'versus' OR variant IS NOT NULL)
"""

RESULTS: Final = """
    SELECT match, game, kind, variant, won, points, finished, ended_at AS ended, grade, award, mu,
        sigma
    FROM result WHERE guild = ? AND player = ? ORDER BY ended_at, match
"""


class Standings(Part):
    """The leaderboards in one database, a server at a time; of all time, or of one season."""

    @override
    def __init__(self, database: Database, shelf: Mapping[str, AnyGame]) -> None:
        super().__init__(database)
        self._shelf = shelf

    @reads
    def page(
        self,
        connection: Connection,
        guild: int,
        game: str | None,
        number: int,
        size: int,
        *,
        season: Season | None = None,
        league: str | None = None,
    ) -> StandingsPage:
        """Return a page of a server's leaderboard, for one game or for all; pages count from 0.

        It is about people who play against each other: teams and lone players have leaderboards of
        their own. `league` is the game's word for matches that are not compared with the others.
        """
        values = (guild, game, size, number * size, league or "", *_bounds(season))
        of = "season_" if season else ""
        found = connection.execute(ROWS.format(mu=f"{of}mu", sigma=f"{of}sigma"), values)
        standings = tuple(read(Standing, _with_rating(row)) for row in named(found))
        (total,) = connection.execute(TOTAL, values).fetchone()
        return StandingsPage(standings, total)

    @reads
    def team_page(
        self,
        connection: Connection,
        guild: int,
        game: str,
        grades: Sequence[str],
        number: int,
        size: int,
        *,
        season: Season | None = None,
        kind: Kind | None = None,
    ) -> TeamStandingsPage:
        """Return a page of teams, lone players, or both; the game's `grades` are best first."""
        values = (guild, game, size, number * size, kind, *_bounds(season))
        found = connection.execute(_team_rows(len(grades)), (*values, *grades))
        of_grade = dict(enumerate(grades))
        rows = tuple(
            read(TeamStanding, row | {"grade": of_grade.get(row["best"])}) for row in named(found)
        )
        (total,) = connection.execute(TEAM_TOTAL, values).fetchone()
        return TeamStandingsPage(rows, total)

    @reads
    def tables(
        self, connection: Connection, guild: int, game: str, season: Season | None
    ) -> tuple[Table, ...]:
        """Return the leaderboards of a game on which somebody stands."""
        found = records(Table, connection.execute(TABLES, (guild, game, *_bounds(season))))
        order = ("versus", "team", "solo")
        return tuple(sorted(found, key=lambda one: (order.index(one.kind), one.league or "")))

    @reads
    def results_of(self, connection: Connection, guild: int, player: int) -> tuple[Result, ...]:
        """Return all results of a player in a server, oldest first."""
        found = connection.execute(RESULTS, (guild, player))
        return tuple(read(Result, _with_rating(row)) for row in named(found))

    @reads
    def has_results(self, connection: Connection, match_id: int) -> bool:
        """Tell whether a match has results on the leaderboard."""
        found = connection.execute("SELECT 1 FROM result WHERE match = ? LIMIT 1", (match_id,))
        return found.fetchone() is not None

    @writes()
    def annul(self, connection: Connection, match_id: int) -> bool:
        """Take a match's results off the leaderboard; tell whether there were any."""
        leagues = leagues_of(connection, "match = ?", (match_id,))
        ended = "SELECT ended_at FROM result WHERE match = ?"
        found = connection.execute(ended, (match_id,)).fetchone()
        deleted = connection.execute("DELETE FROM result WHERE match = ?", (match_id,)).rowcount
        for league in leagues:  # as if it had never been played
            rate_league(connection, league, (found[0], match_id))
        return deleted > 0

    @writes()
    def recompute(self, connection: Connection) -> int:
        """Work all ratings out anew from the results; return how many results that changed."""
        return recompute(connection, self._shelf)

    async def bring_up_to_date(self) -> None:
        """Work all ratings out anew if an older version has written the results."""
        if not await self._is_up_to_date():
            await self.recompute()

    @reads
    def _is_up_to_date(self, connection: Connection) -> bool:
        return is_up_to_date(connection)


def _bounds(season: Season | None) -> tuple[int, int]:
    return season.bounds if season else ALWAYS


def _with_rating(row: dict[str, Any]) -> dict[str, Any]:
    mu, sigma = row.pop("mu"), row.pop("sigma")
    return row | {"rating": None if mu is None else Rating(mu, sigma)}


def _team_rows(grades: int) -> str:
    """Return the statement for a game with so many grades, which are bound from ?8 on."""
    places = " ".join(f"WHEN grade = ?{8 + place} THEN {place}" for place in range(grades))
    # The place of a player's best grade among the game's, best first; NULL without any.
    best = f"min(CASE {places} END)" if grades else "CAST(NULL AS INTEGER)"
    # Most escapes first, then the best grade, then fewest matches.
    order = f"sum(won) DESC, coalesce({best}, 99), count(*)"
    return f"""
        SELECT variant, rank() OVER (PARTITION BY variant ORDER BY {order}) AS rank, result.player,
               count(*) AS matches, sum(won) AS wins, {best} AS best
        FROM result JOIN player ON player.id = result.player
        WHERE {TEAMS}
        GROUP BY variant, result.player
        ORDER BY variant, {order}, result.player
        LIMIT ?3 OFFSET ?4
    """
