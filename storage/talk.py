"""Talk: what each seat has said to its table last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matches.records import Said
from storage.mapping import places, records, values
from storage.queries import Part, reads, writes

if TYPE_CHECKING:
    from storage.database import Connection

SAID: Final = "match, seat, word, acted"


class Talk(Part):
    """What was said in the matches of one database."""

    @writes(by_key=True)
    def say(self, connection: Connection, said: Said) -> bool:
        """Write down what a seat says, unless it has said something since its last move.

        Returns whether it was written.
        """
        written = connection.execute(
            f"""INSERT INTO said ({SAID}) VALUES ({places(SAID)})
            ON CONFLICT (match, seat) DO UPDATE SET word = excluded.word, acted = excluded.acted
            WHERE said.acted <> excluded.acted""",
            values(said, SAID),
        )
        return written.rowcount == 1

    @reads
    def of_match(self, connection: Connection, match_id: int) -> tuple[Said, ...]:
        """Return what each seat has said last, by seat; it may have moved since."""
        found = connection.execute(
            f"SELECT {SAID} FROM said WHERE match = ? ORDER BY seat", (match_id,)
        )
        return records(Said, found)
