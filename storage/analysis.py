"""Analysis: how the decisions of matches that are over were judged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matches.records import Judged
from storage.mapping import records, values
from storage.queries import Part, reads, writes

if TYPE_CHECKING:
    from storage.database import Connection

COLUMNS: Final = "ply, seat, chance, best, best_chance, lot_chance, visits"


MATCHES_LATELY: Final = 10
"""A person's accuracy is that over so many matches: one is too few for a figure."""


class Analysis(Part):
    """The judged decisions of the matches in one database."""

    @reads
    def of_match(self, connection: Connection, match_id: int) -> tuple[Judged, ...]:
        """Return the decisions of a match that are judged, in order."""
        found = connection.execute(
            f"SELECT {COLUMNS} FROM hindsight WHERE match = ? ORDER BY ply", (match_id,)
        )
        return records(Judged, found)

    @reads
    def last_of(self, connection: Connection, player: int, game: str) -> tuple[Judged, ...]:
        """Return how a person's last judged matches of a game went, decision by decision."""
        found = connection.execute(
            f"""SELECT {COLUMNS} FROM hindsight
            JOIN (SELECT seat.match AS played, seat.seat AS own FROM seat
                JOIN match ON match.id = seat.match
                WHERE player = ? AND game = ?
                    AND EXISTS (SELECT 1 FROM hindsight WHERE hindsight.match = seat.match)
                ORDER BY seat.match DESC LIMIT ?) AS lately
            ON match = played AND seat = own ORDER BY match, ply""",
            (player, game, MATCHES_LATELY),
        )
        return records(Judged, found)

    @writes(by_key=True)
    def save(self, connection: Connection, match_id: int, judged: Judged) -> None:
        """Keep a decision's judgement in place of an earlier one; nothing if there is no match."""
        connection.execute(
            f"""INSERT INTO hindsight (match, {COLUMNS})
            SELECT id, ?, ?, ?, ?, ?, ?, ? FROM match WHERE id = ?
            ON CONFLICT (match, ply) DO UPDATE SET chance = excluded.chance,
                best = excluded.best, best_chance = excluded.best_chance,
                lot_chance = excluded.lot_chance, visits = excluded.visits""",
            (*values(judged, COLUMNS), match_id),
        )
