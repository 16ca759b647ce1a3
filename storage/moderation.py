"""Moderation: what moderators change about matches."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from typing_extensions import override

from matches.ports import ModerationStore
from storage import rows
from storage.ratings import leagues_of, rate_league

if TYPE_CHECKING:
    from storage.database import Connection, Database


class Moderation(ModerationStore):
    """What moderators do to the matches in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def running_in(self, channel: int) -> int | None:
        return await self._database.read(partial(rows.running_in, channel))

    @override
    async def language_of(self, match_id: int) -> str | None:
        return await self._database.read(partial(_language_of, match_id))

    @override
    async def has_results(self, match_id: int) -> bool:
        return await self._database.read(partial(_has_results, match_id))

    @override
    async def annul(self, match_id: int) -> bool:
        return await self._database.write(partial(_annul, match_id))


def _language_of(match_id: int, connection: Connection) -> str | None:
    found = connection.execute("SELECT language FROM match WHERE id = ?", (match_id,)).fetchone()
    return found and str(found[0])


def _has_results(match_id: int, connection: Connection) -> bool:
    found = connection.execute("SELECT 1 FROM result WHERE match = ? LIMIT 1", (match_id,))
    return found.fetchone() is not None


def _annul(match_id: int, connection: Connection) -> bool:
    leagues = leagues_of("match = ?", (match_id,), connection)
    found = connection.execute(
        "SELECT ended_at FROM result WHERE match = ?", (match_id,)
    ).fetchone()
    deleted = connection.execute("DELETE FROM result WHERE match = ?", (match_id,)).rowcount
    for league in leagues:  # as if it had never been played
        rate_league(league, connection, (found[0], match_id))
    return deleted > 0
