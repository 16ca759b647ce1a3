"""Users: the names and languages of those who have used the bot, and where to reach them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from matches.ports import UserStore
from matches.records import User

if TYPE_CHECKING:
    from collections.abc import Callable

    from storage.database import Connection, Database

READ: Final = """
    SELECT id, name, language, dm_channel, dm_closed FROM player WHERE name IS NOT NULL AND id = ?
"""


class Users(UserStore):
    """The users in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def get(self, user_id: int) -> User | None:
        return await self._database.read(partial(_get, user_id))

    @override
    async def save(self, user: User) -> None:
        await self._database.write(partial(_save, user), keys=[("user", user.id)])

    @override
    async def change(
        self, user_id: int, change: Callable[[User | None], User | None]
    ) -> User | None:
        work = partial(_change, user_id, change)
        return await self._database.write(work, keys=[("user", user_id)])

    @override
    async def nickname(self, user_id: int, guild: int) -> str | None:
        return await self._database.read(partial(_nickname, user_id, guild))

    @override
    async def set_nickname(self, user_id: int, guild: int, name: str | None) -> None:
        await self._database.write(partial(_set_nickname, user_id, guild, name), by_key=True)


def _get(user_id: int, connection: Connection) -> User | None:
    row = connection.execute(READ, (user_id,)).fetchone()
    if row is None:
        return None
    known, name, language, dm_channel, dm_closed = row
    return User(known, name, language, dm_channel, dm_closed=bool(dm_closed))


def _save(user: User, connection: Connection) -> None:
    connection.execute(
        """INSERT INTO player (id, name, language, dm_channel, dm_closed) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language,
            dm_channel = excluded.dm_channel, dm_closed = excluded.dm_closed""",
        (user.id, user.name, user.language, user.dm_channel, int(user.dm_closed)),
    )


def _change(
    user_id: int, change: Callable[[User | None], User | None], connection: Connection
) -> User | None:
    changed = change(_get(user_id, connection))
    if changed is not None:
        _save(changed, connection)
    return changed


def _nickname(user_id: int, guild: int, connection: Connection) -> str | None:
    found = connection.execute(
        "SELECT name FROM nickname WHERE guild = ? AND player = ?", (guild, user_id)
    ).fetchone()
    return None if found is None else str(found[0])


def _set_nickname(user_id: int, guild: int, name: str | None, connection: Connection) -> None:
    if name is None:
        gone = "DELETE FROM nickname WHERE guild = ? AND player = ?"
        connection.execute(gone, (guild, user_id))
    else:
        connection.execute(
            """INSERT INTO nickname (guild, player, name) VALUES (?, ?, ?)
            ON CONFLICT (guild, player) DO UPDATE SET name = excluded.name""",
            (guild, user_id, name),
        )
