"""Leaderboards: who has won how often in one server, and how far its teams have come."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from matches.ports import StandingStore
from matches.records import Standing, StandingsPage, TeamStanding, TeamStandingsPage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from storage.database import Connection, Database

POINTS: Final = "CASE WHEN CAST(?2 AS TEXT) IS NULL THEN 0 ELSE sum(points) END"
"""Of one game; those of different games cannot be compared."""

ORDER: Final = f"sum(won) DESC, {POINTS} DESC, count(*)"
"""Most wins first, then most points, then fewest matches; who is equal in all shares a rank."""

NAME: Final = "coalesce(nickname.name, player.name, '')"
"""What a player is called in the server of the results; "" if nobody knows."""

NAMED: Final = """result JOIN player ON player.id = result.player
         LEFT JOIN nickname ON nickname.guild = result.guild AND nickname.player = result.player"""

VERSUS: Final = "result.guild = ?1 AND (CAST(?2 AS TEXT) IS NULL OR game = ?2) AND variant IS NULL"

ROWS: Final = f"""
    SELECT rank() OVER (ORDER BY {ORDER}), result.player, {NAME}, count(*),
           sum(won), sum(points), max(points)
    FROM {NAMED}
    WHERE {VERSUS}
    GROUP BY result.player, nickname.name, player.name
    ORDER BY {ORDER}, result.player
    LIMIT ?3 OFFSET ?4
"""

TOTAL: Final = f"SELECT count(DISTINCT player) FROM result WHERE {VERSUS}"

TEAMS: Final = "result.guild = ?1 AND game = ?2 AND variant IS NOT NULL"

TEAM_TOTAL: Final = f"SELECT count(DISTINCT variant || ' ' || player) FROM result WHERE {TEAMS}"


class Standings(StandingStore):
    """The leaderboards in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def page(self, guild: int, game: str | None, number: int, size: int) -> StandingsPage:
        return await self._database.read(partial(_page, guild, game, number, size))

    @override
    async def team_page(
        self, guild: int, game: str, grades: Sequence[str], number: int, size: int
    ) -> TeamStandingsPage:
        work = partial(_team_page, guild, game, grades, number, size)
        return await self._database.read(work)


def _page(
    guild: int, game: str | None, number: int, size: int, connection: Connection
) -> StandingsPage:
    standings = connection.execute(ROWS, (guild, game, size, number * size))
    (total,) = connection.execute(TOTAL, (guild, game)).fetchone()
    return StandingsPage(tuple(Standing(*row) for row in standings), total)


def _team_rows(grades: int) -> str:
    """Return the statement for a game with so many grades, which are bound from ?5 on."""
    places = " ".join(f"WHEN grade = ?{5 + place} THEN {place}" for place in range(grades))
    # The place of a player's best grade among the game's, best first; NULL without any.
    best = f"min(CASE {places} END)" if grades else "CAST(NULL AS INTEGER)"
    # Most escapes first, then the best grade, then fewest matches.
    order = f"sum(won) DESC, coalesce({best}, 99), count(*)"
    return f"""
        SELECT variant, rank() OVER (PARTITION BY variant ORDER BY {order}), result.player,
               {NAME}, count(*), sum(won), {best}
        FROM {NAMED}
        WHERE {TEAMS}
        GROUP BY variant, result.player, nickname.name, player.name
        ORDER BY variant, {order}, result.player
        LIMIT ?3 OFFSET ?4
    """


def _team_page(
    guild: int,
    game: str,
    grades: Sequence[str],
    number: int,
    size: int,
    connection: Connection,
) -> TeamStandingsPage:
    found = connection.execute(_team_rows(len(grades)), (guild, game, size, number * size, *grades))
    rows = tuple(
        TeamStanding(
            variant, rank, player, name, matches, wins, None if best is None else grades[best]
        )
        for variant, rank, player, name, matches, wins, best in found
    )
    (total,) = connection.execute(TEAM_TOTAL, (guild, game)).fetchone()
    return TeamStandingsPage(rows, total)
