"""Variables: values that the bot keeps for itself between starts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from typing_extensions import override

from matches.ports import VariableStore

if TYPE_CHECKING:
    from storage.database import Connection, Database


class Variables(VariableStore):
    """The variables in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def get(self, key: str) -> str | None:
        return await self._database.read(partial(_get, key))

    @override
    async def save(self, key: str, value: str) -> None:
        await self._database.write(partial(_save, key, value), keys=[("variable", key)])

    @override
    async def swap(self, key: str, before: str | None, after: str) -> bool:
        work = partial(_swap, key, before, after)
        return await self._database.write(work, keys=[("variable", key)])

    @override
    async def is_due(self, key: str, now: float, apart: float) -> bool:
        return not self._database.shared or await self._database.write(
            partial(_is_due, key, now, apart), keys=[("variable", key)]
        )

    @override
    async def turn(self, key: str, apart: float) -> float:
        work = partial(_turn, key, apart)
        return await self._database.write(work, keys=[("variable", key)])


def _get(key: str, connection: Connection) -> str | None:
    found = connection.execute("SELECT value FROM setting WHERE key = ?", (key,)).fetchone()
    return None if found is None else str(found[0])


def _save(key: str, value: str, connection: Connection) -> None:
    connection.execute(
        """INSERT INTO setting (key, value) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value""",
        (key, value),
    )


def _swap(key: str, before: str | None, after: str, connection: Connection) -> bool:
    if _get(key, connection) != before:
        return False
    _save(key, after, connection)
    return True


def _is_due(key: str, now: float, apart: float, connection: Connection) -> bool:
    last = _get(key, connection)
    if last and now < float(last) + apart:
        return False
    _save(key, str(now), connection)
    return True


def _turn(key: str, apart: float, connection: Connection) -> float:
    """Return the seconds to wait for a key's next turn, by the clock all processes share."""
    (now,) = connection.execute("SELECT unixepoch()").fetchone()
    last = _get(key, connection)
    moment = max(float(now), float(last) + apart) if last else float(now)
    _save(key, str(moment), connection)
    return moment - float(now)
