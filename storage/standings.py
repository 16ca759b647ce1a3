"""Leaderboards: who has won how often in one server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.records import Page, Standing

if TYPE_CHECKING:
    import sqlite3

ORDER: Final = "sum(won) DESC, sum(points) DESC, count(*)"
"""Most wins first, then most points, then fewest matches; who is equal in all shares a rank."""

ROWS: Final = f"""
    SELECT rank() OVER (ORDER BY {ORDER}), result.player, coalesce(name, ''), count(*),
           sum(won), sum(points)
    FROM result JOIN player ON player.id = result.player
    WHERE guild = ?1 AND (?2 IS NULL OR game = ?2)
    GROUP BY result.player
    ORDER BY {ORDER}, result.player
    LIMIT ?3 OFFSET ?4
"""

TOTAL: Final = """
    SELECT count(DISTINCT player) FROM result WHERE guild = ?1 AND (?2 IS NULL OR game = ?2)
"""


def page(
    guild: int, game: str | None, number: int, size: int, connection: sqlite3.Connection
) -> Page:
    """Return one page of a server's leaderboard, for one game or for all; pages count from 0."""
    standings = connection.execute(ROWS, (guild, game, size, number * size))
    (total,) = connection.execute(TOTAL, (guild, game)).fetchone()
    return Page(tuple(Standing(*row) for row in standings), total)
