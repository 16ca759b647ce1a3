"""People, the messages that show them their matches, and what the house notes for itself."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Final

from games.kit.records import Person, Showing

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from storage.database import Database

READ_PERSON: Final = """
    SELECT id, name, language, dm_channel, dm_closed FROM player WHERE name IS NOT NULL
"""


class People:
    """The people and showings in one database."""

    _database: Database

    async def person(self, player: int) -> Person | None:
        """Return what is remembered of a user."""
        return (await self.people((player,))).get(player)

    async def people(self, players: Sequence[int]) -> dict[int, Person]:
        """Return what is remembered of several users; strangers are missing."""
        return await self._database.read(partial(_people, players))

    async def remember(self, person: Person) -> None:
        """Write a person down, or what has changed."""
        await self._database.write(partial(_remember, person))

    async def showings(self, match_id: int) -> tuple[Showing, ...]:
        """Return every message that shows a match now."""
        return await self._database.read(partial(_showings, match_id))

    async def show(self, showing: Showing) -> None:
        """Write down what a message shows; it replaces the one for that viewer and kind."""
        await self._database.write(partial(_show, showing))

    async def forget(self, match_id: int, viewer: int, kind: str) -> None:
        """Write down that this message is gone."""
        await self._database.write(partial(_forget, match_id, viewer, kind))

    async def setting(self, key: str) -> str | None:
        """Return a value the house keeps for itself."""
        return await self._database.read(partial(_setting, key))

    async def keep_setting(self, key: str, value: str) -> None:
        """Keep a value between starts."""
        await self._database.write(partial(_keep_setting, key, value))


def _people(players: Sequence[int], connection: sqlite3.Connection) -> dict[int, Person]:
    found = connection.execute(
        f"{READ_PERSON} AND id IN (SELECT value FROM json_each(?))", (json.dumps(list(players)),)
    )
    return {
        player: Person(player, name, language, dm_channel, dm_closed=bool(dm_closed))
        for player, name, language, dm_channel, dm_closed in found
    }


def _remember(person: Person, connection: sqlite3.Connection) -> None:
    connection.execute(
        """INSERT INTO player (id, name, language, dm_channel, dm_closed) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language,
            dm_channel = excluded.dm_channel, dm_closed = excluded.dm_closed""",
        (person.id, person.name, person.language, person.dm_channel, person.dm_closed),
    )


def _showings(match_id: int, connection: sqlite3.Connection) -> tuple[Showing, ...]:
    found = connection.execute(
        """SELECT match, viewer, kind, channel, message, digest, posted FROM showing
        WHERE match = ? ORDER BY viewer, kind""",
        (match_id,),
    )
    return tuple(Showing(*row) for row in found)


def _show(showing: Showing, connection: sqlite3.Connection) -> None:
    connection.execute(
        """INSERT OR REPLACE INTO showing (match, viewer, kind, channel, message, digest, posted)
        VALUES (?, ?, ?, ?, ?, ?, ?)""",
        (
            showing.match,
            showing.viewer,
            showing.kind,
            showing.channel,
            showing.message,
            showing.digest,
            showing.posted,
        ),
    )


def _forget(match_id: int, viewer: int, kind: str, connection: sqlite3.Connection) -> None:
    connection.execute(
        "DELETE FROM showing WHERE match = ? AND viewer = ? AND kind = ?", (match_id, viewer, kind)
    )


def _setting(key: str, connection: sqlite3.Connection) -> str | None:
    found = connection.execute("SELECT value FROM setting WHERE key = ?", (key,)).fetchone()
    return None if found is None else str(found[0])


def _keep_setting(key: str, value: str, connection: sqlite3.Connection) -> None:
    connection.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (key, value))
