"""Followers: users who want to hear of the end of a match without playing in it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from typing_extensions import override

from matches.ports import FollowerStore

if TYPE_CHECKING:
    from storage.database import Connection, Database


class Followers(FollowerStore):
    """The followers of matches in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def follow(self, match_id: int, player: int) -> None:
        work = partial(_follow, match_id, player)
        await self._database.write(work, keys=[("user", player)])

    @override
    async def unfollow(self, match_id: int, player: int) -> None:
        await self._database.write(partial(_unfollow, match_id, player), by_key=True)

    @override
    async def follows(self, match_id: int, player: int) -> bool:
        return await self._database.read(partial(_follows, match_id, player))

    @override
    async def of_match(self, match_id: int) -> tuple[int, ...]:
        return await self._database.read(partial(_of_match, match_id))

    @override
    async def take(self, match_id: int, player: int) -> bool:
        return await self._database.write(partial(_unfollow, match_id, player), by_key=True)


def _follow(match_id: int, player: int, connection: Connection) -> None:
    connection.execute("INSERT INTO player (id) VALUES (?) ON CONFLICT DO NOTHING", (player,))
    connection.execute(
        "INSERT INTO follower (match, player) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (match_id, player),
    )


def _unfollow(match_id: int, player: int, connection: Connection) -> bool:
    gone = "DELETE FROM follower WHERE match = ? AND player = ?"
    return connection.execute(gone, (match_id, player)).rowcount == 1


def _follows(match_id: int, player: int, connection: Connection) -> bool:
    found = connection.execute(
        "SELECT 1 FROM follower WHERE match = ? AND player = ?", (match_id, player)
    )
    return found.fetchone() is not None


def _of_match(match_id: int, connection: Connection) -> tuple[int, ...]:
    rows = connection.execute(
        "SELECT player FROM follower WHERE match = ? ORDER BY player", (match_id,)
    )
    return tuple(player for (player,) in rows)
