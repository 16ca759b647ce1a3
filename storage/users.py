"""Users: their names and languages, where to reach them, what they prefer and have learnt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matches.preferences import Preferences, read_preferences
from matches.records import Lesson, User
from storage.mapping import places, record, records, values
from storage.queries import Part, reads, writes

if TYPE_CHECKING:
    from collections.abc import Callable

    from storage.database import Connection

COLUMNS: Final = "id, name, language, dm_channel, dm_closed"
LESSON: Final = "kind, match, acted"


class UserRows(Part):
    """The Discord users in one database who have used the bot."""

    @reads
    def get(self, connection: Connection, user_id: int) -> User | None:
        """Return what is remembered of a user."""
        return _user(connection, user_id)

    @writes(key=lambda user: ("user", user.id))
    def save(self, connection: Connection, user: User) -> None:
        """Write a user down."""
        _save(connection, user)

    @writes(key=lambda user_id, _: ("user", user_id))
    def change(
        self, connection: Connection, user_id: int, change: Callable[[User | None], User | None]
    ) -> User | None:
        """Write down `change` of what is remembered of a user now, and return that.

        Nobody else can write in between; where it returns None nothing is written. It may run in
        another thread, and more than once.
        """
        changed = change(_user(connection, user_id))
        if changed is not None:
            _save(connection, changed)
        return changed

    @reads
    def nickname(self, connection: Connection, user_id: int, guild: int) -> str | None:
        """Return what a user is called in one server only; None where the own name counts."""
        found = connection.execute(
            "SELECT name FROM nickname WHERE guild = ? AND player = ?", (guild, user_id)
        ).fetchone()
        return None if found is None else str(found[0])

    @writes(by_key=True)
    def set_nickname(
        self, connection: Connection, user_id: int, guild: int, name: str | None
    ) -> None:
        """Write down what a user who has been saved is called in one server, or that it is over."""
        if name is None:
            gone = "DELETE FROM nickname WHERE guild = ? AND player = ?"
            connection.execute(gone, (guild, user_id))
        else:
            connection.execute(
                """INSERT INTO nickname (guild, player, name) VALUES (?, ?, ?)
                ON CONFLICT (guild, player) DO UPDATE SET name = excluded.name""",
                (guild, user_id, name),
            )


class PreferenceRows(Part):
    """A row in one database for each choice that was made, and for each lesson that was given."""

    @reads
    def get(self, connection: Connection, player: int) -> Preferences:
        """Return a player's preferences."""
        rows = connection.execute("SELECT name, value FROM preference WHERE player = ?", (player,))
        return read_preferences(dict(iter(rows)))

    @reads
    def choice(self, connection: Connection, player: int, name: str) -> str | None:
        """Return what a player has chosen, if anything, also what is no field of `Preferences`."""
        found = connection.execute(
            "SELECT value FROM preference WHERE player = ? AND name = ?", (player, name)
        )
        return next((value for (value,) in found), None)

    @writes(key=lambda player, *_: ("user", player))
    def save(self, connection: Connection, player: int, name: str, value: str) -> None:
        """Write one choice down."""
        add_players(connection, player)
        connection.execute(
            """INSERT INTO preference (player, name, value) VALUES (?, ?, ?)
            ON CONFLICT (player, name) DO UPDATE SET value = excluded.value""",
            (player, name, value),
        )

    @reads
    def lessons(self, connection: Connection, player: int, game: str) -> tuple[Lesson, ...]:
        """Return the lessons that a player has had in a game."""
        found = connection.execute(
            f"SELECT {LESSON} FROM lesson WHERE player = ? AND game = ?", (player, game)
        )
        return records(Lesson, found)

    @writes(key=lambda player, *_: ("user", player))
    def note_lesson(self, connection: Connection, player: int, game: str, lesson: Lesson) -> None:
        """Write one down, unless its kind is there already."""
        add_players(connection, player)
        connection.execute(
            f"""INSERT INTO lesson (player, game, {LESSON}) VALUES (?, ?, {places(LESSON)})
            ON CONFLICT (player, game, kind) DO NOTHING""",
            (player, game, *values(lesson, LESSON)),
        )


def add_players(connection: Connection, *players: int) -> None:
    """Let rows refer to these players, who may never have spoken to the bot.

    In the order of their ids, as all do who wait for one another's rows.
    """
    connection.executemany(
        "INSERT INTO player (id) VALUES (?) ON CONFLICT DO NOTHING",
        [(player,) for player in sorted(players)],
    )


def _user(connection: Connection, user_id: int) -> User | None:
    found = connection.execute(
        f"SELECT {COLUMNS} FROM player WHERE name IS NOT NULL AND id = ?", (user_id,)
    )
    return record(User, found)


def _save(connection: Connection, user: User) -> None:
    connection.execute(
        f"""INSERT INTO player ({COLUMNS}) VALUES ({places(COLUMNS)})
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language,
            dm_channel = excluded.dm_channel, dm_closed = excluded.dm_closed""",
        values(user, COLUMNS),
    )
