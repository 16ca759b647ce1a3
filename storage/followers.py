"""Followers: users who want to hear of the end of a match without playing in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.queries import Part, reads, writes
from storage.users import add_players

if TYPE_CHECKING:
    from storage.database import Connection


class Followers(Part):
    """The followers of matches in one database."""

    @writes(key=lambda _, player: ("user", player))
    def follow(self, connection: Connection, match_id: int, player: int) -> None:
        """Write down that somebody follows a match."""
        add_players(connection, player)
        connection.execute(
            "INSERT INTO follower (match, player) VALUES (?, ?) ON CONFLICT DO NOTHING",
            (match_id, player),
        )

    @writes(by_key=True)
    def unfollow(self, connection: Connection, match_id: int, player: int) -> bool:
        """Write down that somebody follows a match no more.

        Of several processes that are about to tell a follower of the end one alone is told True.
        """
        gone = "DELETE FROM follower WHERE match = ? AND player = ?"
        return connection.execute(gone, (match_id, player)).rowcount == 1

    @reads
    def follows(self, connection: Connection, match_id: int, player: int) -> bool:
        """Tell whether somebody follows a match."""
        found = connection.execute(
            "SELECT 1 FROM follower WHERE match = ? AND player = ?", (match_id, player)
        )
        return found.fetchone() is not None

    @reads
    def of_match(self, connection: Connection, match_id: int) -> tuple[int, ...]:
        """Return those who follow a match."""
        rows = connection.execute(
            "SELECT player FROM follower WHERE match = ? ORDER BY player", (match_id,)
        )
        return tuple(player for (player,) in rows)
