"""Configs: what the managers of each server have settled for its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matches.records import ServerConfig
from storage.mapping import places, record, values
from storage.queries import Part, reads, writes

if TYPE_CHECKING:
    from storage.database import Connection

COLUMNS: Final = "retention, keeps_results, summary, document"


class Configs(Part):
    """The configs in one database."""

    @reads
    def get(self, connection: Connection, guild: int) -> ServerConfig:
        """Return what a server has settled."""
        found = connection.execute(f"SELECT {COLUMNS} FROM server WHERE id = ?", (guild,))
        return record(ServerConfig, found) or ServerConfig()

    @writes(by_key=True)
    def save(self, connection: Connection, guild: int, config: ServerConfig) -> None:
        """Write down what a server has settled."""
        connection.execute(
            f"""INSERT INTO server (id, {COLUMNS}) VALUES (?, {places(COLUMNS)})
            ON CONFLICT (id) DO UPDATE SET retention = excluded.retention,
                keeps_results = excluded.keeps_results, summary = excluded.summary,
                document = excluded.document""",
            (guild, *values(config, COLUMNS)),
        )

    @reads
    def summaries(self, connection: Connection) -> tuple[tuple[int, int], ...]:
        """Return the servers that want to be told how a day went, each with the channel for it."""
        found = "SELECT id, summary FROM server WHERE summary IS NOT NULL AND left_at IS NULL"
        return tuple((guild, channel) for guild, channel in connection.execute(found))

    @writes(by_key=True)
    def greet(self, connection: Connection, guild: int) -> bool:
        """Write down that a server is greeted now; tell whether it has not been before."""
        first = connection.execute(
            """INSERT INTO server (id, greeted) VALUES (?, 1)
            ON CONFLICT (id) DO UPDATE SET greeted = 1 WHERE server.greeted = 0""",
            (guild,),
        )
        return first.rowcount > 0
