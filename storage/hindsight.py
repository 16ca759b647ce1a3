"""Hindsight: how the decisions of matches that are over were judged."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from typing_extensions import override

from games.kit.game import Seat
from matches.ports import HindsightStore
from matches.records import Judged

if TYPE_CHECKING:
    from storage.database import Connection, Database


class Hindsight(HindsightStore):
    """The judged decisions of the matches in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def of_match(self, match_id: int) -> tuple[Judged, ...]:
        return await self._database.read(partial(_of_match, match_id))

    @override
    async def save(self, match_id: int, judged: Judged) -> None:
        await self._database.write(partial(_save, match_id, judged), by_key=True)


def _of_match(match_id: int, connection: Connection) -> tuple[Judged, ...]:
    rows = connection.execute(
        "SELECT ply, seat, chance, best, best_chance FROM hindsight WHERE match = ? ORDER BY ply",
        (match_id,),
    )
    return tuple(
        Judged(ply, Seat(seat), chance, best, best_chance)
        for ply, seat, chance, best, best_chance in rows
    )


def _save(match_id: int, judged: Judged, connection: Connection) -> None:
    connection.execute(
        """INSERT INTO hindsight (match, ply, seat, chance, best, best_chance)
        SELECT id, ?, ?, ?, ?, ? FROM match WHERE id = ?
        ON CONFLICT (match, ply) DO UPDATE SET
            chance = excluded.chance, best = excluded.best, best_chance = excluded.best_chance""",
        (judged.ply, judged.seat, judged.chance, judged.best, judged.best_chance, match_id),
    )
