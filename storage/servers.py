"""Servers: what each has settled for itself."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from typing_extensions import override

from matches.ports import ServerStore

if TYPE_CHECKING:
    from storage.database import Connection, Database


class Servers(ServerStore):
    """The servers in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def language_of(self, guild: int) -> str | None:
        return await self._database.read(partial(_language_of, guild))

    @override
    async def set_language(self, guild: int, language: str | None) -> None:
        await self._database.write(partial(_set_language, guild, language), by_key=True)


def _language_of(guild: int, connection: Connection) -> str | None:
    found = connection.execute("SELECT language FROM server WHERE id = ?", (guild,)).fetchone()
    return None if found is None else found[0]


def _set_language(guild: int, language: str | None, connection: Connection) -> None:
    connection.execute(
        """INSERT INTO server (id, language) VALUES (?, ?)
        ON CONFLICT (id) DO UPDATE SET language = excluded.language""",
        (guild, language),
    )
