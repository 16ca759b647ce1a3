"""Preferences: what each player wants of the bot."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from typing_extensions import override

from matches.ports import PreferenceStore
from matches.preferences import read_preferences

if TYPE_CHECKING:
    from matches.preferences import Preferences
    from storage.database import Connection, Database


class PreferenceRows(PreferenceStore):
    """The preferences in one database, a row for each choice that was made."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def get(self, player: int) -> Preferences:
        return await self._database.read(partial(_get, player))

    @override
    async def save(self, player: int, name: str, value: str) -> None:
        await self._database.write(partial(_save, player, name, value))


def _get(player: int, connection: Connection) -> Preferences:
    rows = connection.execute("SELECT name, value FROM preference WHERE player = ?", (player,))
    return read_preferences({name: value for name, value in rows})  # noqa: C416 - rows are tuples


def _save(player: int, name: str, value: str, connection: Connection) -> None:
    connection.execute("INSERT INTO player (id) VALUES (?) ON CONFLICT DO NOTHING", (player,))
    connection.execute(
        """INSERT INTO preference (player, name, value) VALUES (?, ?, ?)
        ON CONFLICT (player, name) DO UPDATE SET value = excluded.value""",
        (player, name, value),
    )
