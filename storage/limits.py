"""Limits: how often each user has lately done what there is a limit to."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from matches.limits import LOBBIES, LONGEST_COUNT, SEATS
from matches.ports import LimitStore
from storage.lobbies import lobbies_of

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

RUNNING: Final = """
    SELECT seat, resigned FROM match JOIN seat ON seat.match = match.id
    WHERE player = ? AND ended_at IS NULL
"""


class Limits(LimitStore):
    """The counts in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.scale = 1
        """Multiplies how much every person may; people in trials are faster than people."""

    @override
    async def take(self, player: int, limit: Limit, now: float) -> float | None:
        if limit.seconds:
            work = partial(_count, player, limit, limit.most * self.scale, now)
            return await self._database.write(work, by_key=True)
        until = await self._database.read(partial(LASTING[limit], player))
        return None if len(until) < limit.most * self.scale else min(until)

    @override
    async def prune(self, now: float) -> None:
        await self._database.write(partial(_prune, now - LONGEST_COUNT), by_key=True)


def _count(
    player: int, limit: Limit, most: int, now: float, connection: Connection
) -> float | None:
    connection.execute("INSERT INTO player (id) VALUES (?) ON CONFLICT DO NOTHING", (player,))
    over = now - limit.seconds
    used, began = connection.execute(COUNT, (player, limit.name, now, over, over)).fetchone()
    return None if used <= most else float(began) + limit.seconds


def _lobbies(player: int, connection: Connection) -> list[float]:
    """Return when each lobby closes of which a player is the host."""
    found = connection.execute("SELECT expires FROM lobby WHERE host = ?", (player,))
    return [expires for (expires,) in found]


def _seats(player: int, connection: Connection) -> list[float]:
    """Return 0, as nobody knows how long it lasts, for each seat that a player has not given up."""
    held = [
        seat
        for seat, resigned in connection.execute(RUNNING, (player,))
        if seat not in json.loads(resigned)
    ]
    return [0.0] * (len(held) + len(lobbies_of(player, connection)))


def _prune(before: float, connection: Connection) -> None:
    connection.execute("DELETE FROM allowance WHERE began <= ?", (before,))


LASTING: Final = {LOBBIES: _lobbies, SEATS: _seats}
"""How what lasts is counted: when each of them is over."""
