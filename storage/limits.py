"""Limits: how often each user has lately done what there is a limit to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from typing_extensions import override

from matches.limits import LOBBIES, LONGEST_COUNT
from storage.lobbies import seats_of
from storage.queries import Part, reads, writes
from storage.users import add_players

if TYPE_CHECKING:
    from matches.limits import Limit
    from storage.database import Connection, Database

COUNT: Final = """
    INSERT INTO allowance (player, name, began, used) VALUES (?, ?, ?, 1)
    ON CONFLICT (player, name) DO UPDATE SET
        used = CASE WHEN allowance.began > ? THEN allowance.used + 1 ELSE 1 END,
        began = CASE WHEN allowance.began > ? THEN allowance.began ELSE excluded.began END
    RETURNING used, began
"""


class Limits(Part):
    """The counts in one database."""

    @override
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.scale = 1
        """Multiplies how much every person may; people in trials are faster than people."""

    async def take(self, player: int, limit: Limit, now: float) -> float | None:
        """Count one more; None if that is not too many, else when one is possible again.

        That and `now` are seconds since the epoch; 0 where it is not known.
        """
        if limit.seconds:
            return await self._count(player, limit, now)
        until = await (self._lobbies(player) if limit is LOBBIES else self._seats(player))
        return None if len(until) < limit.most * self.scale else min(until)

    @writes(by_key=True)
    def prune(self, connection: Connection, now: float) -> None:
        """Forget what no limit counts any more."""
        connection.execute("DELETE FROM allowance WHERE began <= ?", (now - LONGEST_COUNT,))

    @writes(by_key=True)
    def _count(self, connection: Connection, player: int, limit: Limit, now: float) -> float | None:
        add_players(connection, player)
        over = now - limit.seconds
        used, began = connection.execute(COUNT, (player, limit.name, now, over, over)).fetchone()
        return None if used <= limit.most * self.scale else float(began) + limit.seconds

    @reads
    def _lobbies(self, connection: Connection, player: int) -> list[float]:
        """Return when each lobby closes of which a player is the host."""
        found = connection.execute("SELECT expires FROM lobby WHERE host = ?", (player,))
        return [expires for (expires,) in found]

    @reads
    def _seats(self, connection: Connection, player: int) -> list[float]:
        """Return 0, as nobody knows how long it lasts, for each seat a player has not given up."""
        return [0.0] * seats_of(connection, player)
