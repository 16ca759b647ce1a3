"""Leaderboards: who stands where in one server, of all time or in one season."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from matches.ports import StandingStore
from matches.standings.ratings import DEVIATIONS, FEWEST_RATED, LARGEST_SIGMA, Rating
from matches.standings.rows import (
    Result,
    Standing,
    StandingsPage,
    Table,
    TeamStanding,
    TeamStandingsPage,
)
from storage.ratings import is_up_to_date, recompute

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.kit.game import AnyGame
    from matches.standings.ratings import Kind
    from matches.standings.seasons import Season
    from storage.database import Connection, Database

ALWAYS: Final = (-(2**62), 2**62)
"""The bounds of all time, in seconds since the epoch."""

NAME: Final = "coalesce(nickname.name, player.name, '')"
"""What a player is called in the server of the results; "" if that is unknown."""

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
    SELECT rank() OVER (ORDER BY {ORDER}), tally.player, {NAME}, matches, wins, tally.points, best,
           mu, sigma, tally.rated
    FROM ({TALLY}) AS tally LEFT JOIN (
        SELECT match, player, {{mu}} AS mu, {{sigma}} AS sigma FROM result
        WHERE CAST(?2 AS TEXT) IS NOT NULL
    ) AS latest ON latest.player = tally.player AND latest.match = ({LATEST})
    JOIN player ON player.id = tally.player
    LEFT JOIN nickname ON nickname.guild = ?1 AND nickname.player = tally.player
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
    SELECT DISTINCT kind, CASE WHEN kind = 'versus' THEN variant END FROM result
    WHERE guild = ? AND game = ? AND ended_at >= ? AND ended_at < ?
    AND (kind = 'versus' OR variant IS NOT NULL)
"""

RESULTS: Final = """
    SELECT match, game, kind, variant, won, points, finished, ended_at, grade, mu, sigma
    FROM result WHERE guild = ? AND player = ? ORDER BY ended_at, match
"""


class Standings(StandingStore):
    """The leaderboards in one database."""

    def __init__(self, database: Database, shelf: Mapping[str, AnyGame]) -> None:
        self._database = database
        self._shelf = shelf

    @override
    async def page(
        self,
        guild: int,
        game: str | None,
        number: int,
        size: int,
        *,
        season: Season | None = None,
        league: str | None = None,
    ) -> StandingsPage:
        values = (guild, game, size, number * size, league or "", *_bounds(season))
        return await self._database.read(partial(_page, values, seasonal=season is not None))

    @override
    async def team_page(
        self,
        guild: int,
        game: str,
        grades: Sequence[str],
        number: int,
        size: int,
        *,
        season: Season | None = None,
        kind: Kind | None = None,
    ) -> TeamStandingsPage:
        values = (guild, game, size, number * size, kind, *_bounds(season))
        return await self._database.read(partial(_team_page, values, grades))

    @override
    async def tables(self, guild: int, game: str, season: Season | None) -> tuple[Table, ...]:
        return await self._database.read(partial(_tables, (guild, game, *_bounds(season))))

    @override
    async def results_of(self, guild: int, player: int) -> tuple[Result, ...]:
        return await self._database.read(partial(_results_of, guild, player))

    @override
    async def recompute(self) -> int:
        return await self._database.write(partial(recompute, self._shelf))

    async def bring_up_to_date(self) -> None:
        """Work all ratings out anew if an older version has written the results."""
        if not await self._database.read(is_up_to_date):
            await self.recompute()


def _bounds(season: Season | None) -> tuple[int, int]:
    return season.bounds if season else ALWAYS


def _page(values: Sequence[object], connection: Connection, *, seasonal: bool) -> StandingsPage:
    columns = ("season_mu", "season_sigma") if seasonal else ("mu", "sigma")
    found = connection.execute(ROWS.format(mu=columns[0], sigma=columns[1]), values)
    standings = []
    for rank, player, name, matches, wins, points, best, mu, sigma, rated in found:
        rating = None if mu is None else Rating(mu, sigma)
        tally = matches, wins, points, best
        standings.append(Standing(rank, player, name, *tally, rating, rated))
    (total,) = connection.execute(TOTAL, values).fetchone()
    return StandingsPage(tuple(standings), total)


def _team_rows(grades: int) -> str:
    """Return the statement for a game with so many grades, which are bound from ?8 on."""
    places = " ".join(f"WHEN grade = ?{8 + place} THEN {place}" for place in range(grades))
    # The place of a player's best grade among the game's, best first; NULL without any.
    best = f"min(CASE {places} END)" if grades else "CAST(NULL AS INTEGER)"
    # Most escapes first, then the best grade, then fewest matches.
    order = f"sum(won) DESC, coalesce({best}, 99), count(*)"
    return f"""
        SELECT variant, rank() OVER (PARTITION BY variant ORDER BY {order}), result.player,
               {NAME}, count(*), sum(won), {best}
        FROM result JOIN player ON player.id = result.player
        LEFT JOIN nickname ON nickname.guild = result.guild AND nickname.player = result.player
        WHERE {TEAMS}
        GROUP BY variant, result.player, nickname.name, player.name
        ORDER BY variant, {order}, result.player
        LIMIT ?3 OFFSET ?4
    """


def _team_page(
    values: Sequence[object], grades: Sequence[str], connection: Connection
) -> TeamStandingsPage:
    found = connection.execute(_team_rows(len(grades)), (*values, *grades))
    rows = tuple(
        TeamStanding(
            variant, rank, player, name, matches, wins, None if best is None else grades[best]
        )
        for variant, rank, player, name, matches, wins, best in found
    )
    (total,) = connection.execute(TEAM_TOTAL, values).fetchone()
    return TeamStandingsPage(rows, total)


def _tables(values: Sequence[object], connection: Connection) -> tuple[Table, ...]:
    found = [Table(kind, league) for kind, league in connection.execute(TABLES, values)]
    places = ("versus", "team", "solo")
    return tuple(sorted(found, key=lambda one: (places.index(one.kind), one.league or "")))


def _results_of(guild: int, player: int, connection: Connection) -> tuple[Result, ...]:
    return tuple(
        Result(
            *(match, game, kind, variant, bool(won), points, bool(finished), ended, grade),
            None if mu is None else Rating(mu, sigma),
        )
        for match, game, kind, variant, won, points, finished, ended, grade, mu, sigma in (
            connection.execute(RESULTS, (guild, player))
        )
    )
