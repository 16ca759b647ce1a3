"""Retention: deletes the data of servers that are gone, and matches older than a server keeps."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from matches.ports import RetentionStore
from storage.lobbies import seated_in_lobbies
from storage.privacy import note_scrub
from storage.ratings import leagues_of, rate_league
from storage.rows import forget_former_seats

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
    UNION SELECT guild FROM tournament
"""

SERVER_ROWS: Final = (
    "DELETE FROM match WHERE guild = ?",
    "DELETE FROM lobby WHERE guild = ?",
    "DELETE FROM tournament WHERE guild = ?",
    "DELETE FROM result WHERE guild = ?",
    "DELETE FROM nickname WHERE guild = ?",
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
"""


class Retention(RetentionStore):
    """The retention of one database."""

    def __init__(self, database: Database, matches: Matches) -> None:
        self._database = database
        self._matches = matches

    @override
    async def left(self, guild: int, now: float) -> None:
        await self._database.write(partial(_left, guild, int(now)), by_key=True)

    @override
    async def back(self, guild: int) -> None:
        await self._database.write(partial(_back, guild), by_key=True)

    @override
    async def compare(
        self, present: Collection[int], now: float, ours: Callable[[int], bool]
    ) -> None:
        await self._database.write(partial(_compare, frozenset(present), int(now), ours))

    @override
    async def purge_servers(self, before: float) -> tuple[int, ...]:
        work = partial(_purge_servers, int(before))
        return await self._database.write(work, then=self._matches.forget_cached)

    @override
    async def purge_matches(self, now: float) -> int:
        deleted = 0
        while some := await self._database.write(partial(_purge_matches, int(now))):
            deleted += some
        return deleted


def _left(guild: int, now: int, connection: Connection) -> None:
    connection.execute(
        """INSERT INTO server (id, left_at) VALUES (?, ?)
        ON CONFLICT (id) DO UPDATE SET left_at = coalesce(server.left_at, excluded.left_at)""",
        (guild, now),
    )


def _back(guild: int, connection: Connection) -> None:
    connection.execute("UPDATE server SET left_at = NULL WHERE id = ?", (guild,))


def _compare(
    present: frozenset[int], now: int, ours: Callable[[int], bool], connection: Connection
) -> None:
    for (guild,) in list(connection.execute(KNOWN_SERVERS)):
        if not guild or not ours(guild):  # direct messages are no server, so the bot cannot leave
            continue
        if guild in present:
            _back(guild, connection)
        else:
            _left(guild, now, connection)


def _purge_servers(before: int, connection: Connection) -> tuple[int, ...]:
    found = connection.execute("SELECT id FROM server WHERE left_at <= ?", (before,))
    gone = tuple(guild for (guild,) in found)
    for guild in gone:
        for statement in SERVER_ROWS:
            connection.execute(statement, (guild,))
    if gone:
        _forget_unseen_players(connection)
        note_scrub(connection)
    return gone


def _purge_matches(now: int, connection: Connection) -> int:
    """Delete a slice of what is older than its server keeps it; return how much that was."""
    results = _delete_results(now, connection)
    tournaments = connection.execute(EXPIRED_TOURNAMENTS, (now, DAY)).rowcount
    expired = list(connection.execute(EXPIRED_MATCHES, (now, DAY, MATCHES_DELETED_AT_ONCE)))
    connection.executemany("DELETE FROM match WHERE id = ?", expired)
    deleted = results + tournaments + len(expired)
    if deleted:
        _forget_unseen_players(connection)
        note_scrub(connection)
    return deleted


def _delete_results(now: int, connection: Connection) -> int:
    """Delete results that their server keeps no longer; ratings follow from those that are left."""
    leagues = leagues_of(EXPIRED_RESULTS, (now, DAY), connection)
    deleted = connection.execute(f"DELETE FROM result WHERE {EXPIRED_RESULTS}", (now, DAY)).rowcount
    for league in leagues:
        rate_league(league, connection)
    return deleted


def _forget_unseen_players(connection: Connection) -> None:
    """Delete users without seats and results; one who comes again is a new user."""
    forget_former_seats(connection)
    waiting = seated_in_lobbies(connection)
    unseen = [(one,) for (one,) in connection.execute(UNSEEN_PLAYERS) if one not in waiting]
    connection.executemany("DELETE FROM lesson WHERE player = ?", unseen)
    connection.executemany("DELETE FROM allowance WHERE player = ?", unseen)
    connection.executemany("DELETE FROM player WHERE id = ?", unseen)
