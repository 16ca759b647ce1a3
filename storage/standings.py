"""Leaderboards: who has won how often in one server, and how far its teams have come."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from games.kit.records import Page, Standing, TeamPage, TeamStanding

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

ORDER: Final = "sum(won) DESC, sum(points) DESC, count(*)"
"""Most wins first, then most points, then fewest matches; who is equal in all shares a rank."""

VERSUS: Final = "guild = ?1 AND (?2 IS NULL OR game = ?2) AND variant IS NULL"

ROWS: Final = f"""
    SELECT rank() OVER (ORDER BY {ORDER}), result.player, coalesce(name, ''), count(*),
           sum(won), sum(points)
    FROM result JOIN player ON player.id = result.player
    WHERE {VERSUS}
    GROUP BY result.player
    ORDER BY {ORDER}, result.player
    LIMIT ?3 OFFSET ?4
"""

TOTAL: Final = f"SELECT count(DISTINCT player) FROM result WHERE {VERSUS}"

BEST: Final = "min((SELECT key FROM json_each(?5) WHERE value = grade))"
"""The place of a player's best grade among the game's grades, best first; NULL without any."""

TEAM_ORDER: Final = f"sum(won) DESC, coalesce({BEST}, 99), count(*)"
"""Most escapes first, then the best grade, then fewest matches."""

TEAMS: Final = "guild = ?1 AND game = ?2 AND variant IS NOT NULL"

TEAM_ROWS: Final = f"""
    SELECT variant, rank() OVER (PARTITION BY variant ORDER BY {TEAM_ORDER}), result.player,
           coalesce(name, ''), count(*), sum(won), {BEST}
    FROM result JOIN player ON player.id = result.player
    WHERE {TEAMS}
    GROUP BY variant, result.player
    ORDER BY variant, {TEAM_ORDER}, result.player
    LIMIT ?3 OFFSET ?4
"""

TEAM_TOTAL: Final = f"SELECT count(DISTINCT variant || ' ' || player) FROM result WHERE {TEAMS}"


def page(
    guild: int, game: str | None, number: int, size: int, connection: sqlite3.Connection
) -> Page:
    """Return one page of a server's leaderboard, for one game or for all; pages count from 0.

    Games that people win together are left out: they have a leaderboard of their own.
    """
    standings = connection.execute(ROWS, (guild, game, size, number * size))
    (total,) = connection.execute(TOTAL, (guild, game)).fetchone()
    return Page(tuple(Standing(*row) for row in standings), total)


def teams(
    guild: int,
    game: str,
    grades: Sequence[str],
    number: int,
    size: int,
    connection: sqlite3.Connection,
) -> TeamPage:
    """Return one page of a co-operative game's leaderboard, variant by variant.

    `grades` are the game's, best first.
    """
    found = connection.execute(
        TEAM_ROWS, (guild, game, size, number * size, json.dumps(list(grades)))
    )
    rows = tuple(
        TeamStanding(
            variant, rank, player, name, matches, wins, None if best is None else grades[best]
        )
        for variant, rank, player, name, matches, wins, best in found
    )
    (total,) = connection.execute(TEAM_TOTAL, (guild, game)).fetchone()
    return TeamPage(rows, total)
