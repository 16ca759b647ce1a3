"""Retention: deletes the data of servers that are gone, and matches older than a server keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from typing_extensions import override

from storage.lobbies import seated_in_lobbies
from storage.match_rows import forget_former_seats
from storage.privacy import note_scrub
from storage.queries import Part, writes
from storage.ratings import leagues_of, rate_league

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from storage.database import Connection, Database
    from storage.matches import Matches

DAY: Final = 24 * 60 * 60
"""Seconds."""
MATCHES_DELETED_AT_ONCE: Final = 50
"""Matches deleted in one transaction: others wait some milliseconds for it to write."""

KNOWN_SERVERS: Final = """
    SELECT id FROM server UNION SELECT guild FROM match UNION SELECT guild FROM lobby
    UNION SELECT guild FROM nickname UNION SELECT guild FROM result
    UNION SELECT guild FROM tournament UNION SELECT guild FROM day_member
"""

SERVER_ROWS: Final = (
    "DELETE FROM match WHERE guild = ?",
    "DELETE FROM lobby WHERE guild = ?",
    "DELETE FROM tournament WHERE guild = ?",
    "DELETE FROM result WHERE guild = ?",
    "DELETE FROM nickname WHERE guild = ?",
    "DELETE FROM day_member WHERE guild = ?",
    "DELETE FROM server WHERE id = ?",
)

EXPIRED_MATCHES: Final = """
    SELECT match.id FROM match JOIN server ON server.id = match.guild
    WHERE retention IS NOT NULL AND ended_at <= ? - retention * ?
    ORDER BY match.id LIMIT ?
"""

EXPIRED_RESULTS: Final = """EXISTS (
    SELECT 1 FROM server WHERE server.id = result.guild AND keeps_results = 0
    AND retention IS NOT NULL AND result.ended_at <= ? - retention * ?
)"""

EXPIRED_TOURNAMENTS: Final = """
    DELETE FROM tournament WHERE EXISTS (
        SELECT 1 FROM server WHERE server.id = tournament.guild
        AND retention IS NOT NULL AND tournament.ended_at <= ? - retention * ?
    )
"""

UNSEEN_PLAYERS: Final = """
    SELECT id FROM player
    WHERE NOT EXISTS (SELECT 1 FROM seat WHERE seat.player = player.id)
    AND NOT EXISTS (SELECT 1 FROM result WHERE result.player = player.id)
    AND NOT EXISTS (SELECT 1 FROM nickname WHERE nickname.player = player.id)
    AND NOT EXISTS (SELECT 1 FROM preference WHERE preference.player = player.id)
    AND NOT EXISTS (SELECT 1 FROM entrant WHERE entrant.player = player.id)
    AND NOT EXISTS (SELECT 1 FROM follower WHERE follower.player = player.id)
    AND NOT EXISTS (SELECT 1 FROM day_try WHERE day_try.player = player.id)
    AND NOT EXISTS (SELECT 1 FROM day_look WHERE day_look.player = player.id)
    AND NOT EXISTS (SELECT 1 FROM day_member WHERE day_member.player = player.id)
"""


class Retention(Part):
    """How long one database keeps things; times are seconds since the epoch."""

    @override
    def __init__(self, database: Database, matches: Matches) -> None:
        super().__init__(database)
        self._matches = matches

    @writes(by_key=True)
    def left(self, connection: Connection, guild: int, now: float) -> None:
        """Write down that the bot is not in a server any more, unless that is known."""
        _left(connection, guild, now)

    @writes(by_key=True)
    def back(self, connection: Connection, guild: int) -> None:
        """Write down that the bot is in a server."""
        _back(connection, guild)

    @writes()
    def compare(
        self,
        connection: Connection,
        present: Collection[int],
        now: float,
        ours: Callable[[int], bool],
    ) -> None:
        """Compare the servers of which data is kept with those that the bot is in.

        Only servers that are `ours` are compared: the others belong to other processes.
        """
        for (guild,) in list(connection.execute(KNOWN_SERVERS)):
            if not guild or not ours(guild):  # the bot cannot leave direct messages: no server
                continue
            if guild in present:
                _back(connection, guild)
            else:
                _left(connection, guild, now)

    @writes()
    def purge_servers(self, connection: Connection, before: float) -> tuple[int, ...]:
        """Delete everything of servers that the bot left by then; return which."""
        left = "SELECT id FROM server WHERE left_at <= ?"
        gone = tuple(guild for (guild,) in connection.execute(left, (int(before),)))
        for guild in gone:
            for statement in SERVER_ROWS:
                connection.execute(statement, (guild,))
        if gone:
            _forget_unseen_players(connection)
            note_scrub(connection)
        self._matches.forget_cached()
        return gone

    async def purge_matches(self, now: float) -> int:
        """Delete matches older than their server keeps them; return how many rows that were."""
        deleted = 0
        while some := await self._purge_matches(int(now)):
            deleted += some
        return deleted

    @writes()
    def _purge_matches(self, connection: Connection, now: int) -> int:
        """Delete a slice of what is older than its server keeps it; return how much that was."""
        results = _delete_results(connection, now)
        tournaments = connection.execute(EXPIRED_TOURNAMENTS, (now, DAY)).rowcount
        expired = list(connection.execute(EXPIRED_MATCHES, (now, DAY, MATCHES_DELETED_AT_ONCE)))
        connection.executemany("DELETE FROM match WHERE id = ?", expired)
        deleted = results + tournaments + len(expired)
        if deleted:
            _forget_unseen_players(connection)
            note_scrub(connection)
        return deleted


def _left(connection: Connection, guild: int, now: float) -> None:
    connection.execute(
        """INSERT INTO server (id, left_at) VALUES (?, ?)
        ON CONFLICT (id) DO UPDATE SET left_at = coalesce(server.left_at, excluded.left_at)""",
        (guild, int(now)),
    )


def _back(connection: Connection, guild: int) -> None:
    connection.execute("UPDATE server SET left_at = NULL WHERE id = ?", (guild,))


def _delete_results(connection: Connection, now: int) -> int:
    """Delete results that their server keeps no longer; ratings follow from those that are left."""
    leagues = leagues_of(connection, EXPIRED_RESULTS, (now, DAY))
    deleted = connection.execute(f"DELETE FROM result WHERE {EXPIRED_RESULTS}", (now, DAY)).rowcount
    for league in leagues:
        rate_league(connection, league)
    return deleted


def _forget_unseen_players(connection: Connection) -> None:
    """Delete users without seats and results; one who comes again is a new user."""
    forget_former_seats(connection)
    waiting = seated_in_lobbies(connection)
    unseen = [(one,) for (one,) in connection.execute(UNSEEN_PLAYERS) if one not in waiting]
    connection.executemany("DELETE FROM lesson WHERE player = ?", unseen)
    connection.executemany("DELETE FROM allowance WHERE player = ?", unseen)
    connection.executemany("DELETE FROM player WHERE id = ?", unseen)
