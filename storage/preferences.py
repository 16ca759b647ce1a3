"""Preferences: what each player wants of the bot, and which decisions have been explained."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from typing_extensions import override

from matches.ports import PreferenceStore
from matches.preferences import read_preferences
from matches.records import Lesson

if TYPE_CHECKING:
    from matches.preferences import Preferences
    from storage.database import Connection, Database


class PreferenceRows(PreferenceStore):
    """A row in one database for each choice that was made, and for each lesson that was given."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def get(self, player: int) -> Preferences:
        return await self._database.read(partial(_get, player))

    @override
    async def save(self, player: int, name: str, value: str) -> None:
        work = partial(_save, player, name, value)
        await self._database.write(work, keys=[("user", player)])

    @override
    async def lessons(self, player: int, game: str) -> tuple[Lesson, ...]:
        return await self._database.read(partial(_lessons, player, game))

    @override
    async def note_lesson(self, player: int, game: str, lesson: Lesson) -> None:
        work = partial(_note_lesson, player, game, lesson)
        await self._database.write(work, keys=[("user", player)])


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


def _lessons(player: int, game: str, connection: Connection) -> tuple[Lesson, ...]:
    rows = connection.execute(
        "SELECT kind, match, acted FROM lesson WHERE player = ? AND game = ?", (player, game)
    )
    return tuple(Lesson(kind, match, acted) for kind, match, acted in rows)


def _note_lesson(player: int, game: str, lesson: Lesson, connection: Connection) -> None:
    connection.execute("INSERT INTO player (id) VALUES (?) ON CONFLICT DO NOTHING", (player,))
    connection.execute(
        """INSERT INTO lesson (player, game, kind, match, acted) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (player, game, kind) DO NOTHING""",
        (player, game, lesson.kind, lesson.match, lesson.acted),
    )
