"""Variables: values that the bot keeps for itself between starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.queries import Part, reads, writes

if TYPE_CHECKING:
    from storage.database import Connection, Key


def _key(key: str, *_: object) -> Key:
    return "variable", key


class Variables(Part):
    """The variables in one database."""

    @reads
    def get(self, connection: Connection, key: str) -> str | None:
        """Return a value."""
        return variable(connection, key)

    @writes(key=_key)
    def save(self, connection: Connection, key: str, value: str) -> None:
        """Keep a value."""
        set_variable(connection, key, value)

    @writes(key=_key)
    def swap(self, connection: Connection, key: str, before: str | None, after: str) -> bool:
        """Replace a value if it is still `before`; of several processes one alone is told so."""
        if variable(connection, key) != before:
            return False
        set_variable(connection, key, after)
        return True

    async def is_due(self, key: str, now: float, apart: float) -> bool:
        """Tell whether it is time, `now`, for what is done `apart` seconds after the last time.

        Of several processes that ask one alone is told so; a process that plays alone always is.
        """
        return not self.database.shared or await self._is_due(key, now, apart)

    @writes(key=_key)
    def _is_due(self, connection: Connection, key: str, now: float, apart: float) -> bool:
        last = variable(connection, key)
        if last and now < float(last) + apart:
            return False
        set_variable(connection, key, str(now))
        return True

    @writes(key=_key)
    def reserve(self, connection: Connection, key: str, apart: float) -> float:
        """Reserve a moment `apart` seconds after the last reserved one; return how far off it is.

        It is for what several processes do one after another, by the clock that all of them share;
        a moment is at once if none is near.
        """
        (now,) = connection.execute("SELECT unixepoch()").fetchone()
        last = variable(connection, key)
        moment = max(float(now), float(last) + apart) if last else float(now)
        set_variable(connection, key, str(moment))
        return moment - float(now)


def variable(connection: Connection, key: str) -> str | None:
    """Return a value."""
    found = connection.execute("SELECT value FROM setting WHERE key = ?", (key,)).fetchone()
    return None if found is None else str(found[0])


def set_variable(connection: Connection, key: str, value: str) -> None:
    """Keep a value."""
    connection.execute(
        """INSERT INTO setting (key, value) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value""",
        (key, value),
    )


def drop_variable(connection: Connection, key: str) -> None:
    """Keep a value no longer."""
    connection.execute("DELETE FROM setting WHERE key = ?", (key,))
