"""Lessons: which kinds of decision have been explained to each player."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from typing_extensions import override

from matches.ports import LessonStore
from matches.records import Lesson

if TYPE_CHECKING:
    from storage.database import Connection, Database


class Lessons(LessonStore):
    """The lessons in one database, a row for each that was given."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def of(self, player: int, game: str) -> tuple[Lesson, ...]:
        return await self._database.read(partial(_of, player, game))

    @override
    async def note(self, player: int, game: str, lesson: Lesson) -> None:
        await self._database.write(partial(_note, player, game, lesson))


def _of(player: int, game: str, connection: Connection) -> tuple[Lesson, ...]:
    rows = connection.execute(
        "SELECT kind, match, acted FROM lesson WHERE player = ? AND game = ?", (player, game)
    )
    return tuple(Lesson(kind, match, acted) for kind, match, acted in rows)


def _note(player: int, game: str, lesson: Lesson, connection: Connection) -> None:
    connection.execute("INSERT INTO player (id) VALUES (?) ON CONFLICT DO NOTHING", (player,))
    connection.execute(
        """INSERT INTO lesson (player, game, kind, match, acted) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (player, game, kind) DO NOTHING""",
        (player, game, lesson.kind, lesson.match, lesson.acted),
    )
