"""Privacy: exporting and deleting all that is kept of one person."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any, Final

from typing_extensions import override

from matches.records import Erased, PostedMessage
from storage.errors import StorageError
from storage.lobbies import change_lobby, close_lobby, lobbies_of
from storage.mapping import named, records
from storage.match_rows import erase_former, former_matches
from storage.messages import OF_SHOWING, delete_messages
from storage.queries import Part, reads, writes
from storage.tournaments import tournaments_of, withdraw
from storage.variables import drop_variable, set_variable, variable

if TYPE_CHECKING:
    from storage.database import Connection, Database
    from storage.matches import Matches

log = logging.getLogger(__name__)

SCRUB_DUE: Final = "scrub-due"
"""The variable that stands as long as the file may hold remains of what was deleted."""

EXPORTED: Final = {
    "user": "SELECT id, name, language, dm_channel, dm_closed FROM player WHERE id = ?",
    "nicknames": "SELECT guild AS server, name FROM nickname WHERE player = ? ORDER BY guild",
    "preferences": "SELECT name, value FROM preference WHERE player = ? ORDER BY name",
    "limits": """SELECT name, began AS since, used AS times FROM allowance
        WHERE player = ? ORDER BY name""",
    "lessons": "SELECT game, kind FROM lesson WHERE player = ? ORDER BY game, kind",
    "matches": """SELECT match.id AS match, guild AS server, channel, game, language, seat,
               started_at AS began, ended_at AS ended
        FROM seat JOIN match ON match.id = seat.match WHERE player = ? ORDER BY match.id""",
    "moves": """SELECT move.match, ply, move, made_at AS made
        FROM seat JOIN move ON move.match = seat.match AND move.seat = seat.seat
        WHERE player = ? ORDER BY move.match, ply""",
    "judged moves": """SELECT hindsight.match, ply, chance, best AS "best move",
               best_chance AS "its chance",
               lot_chance AS "by lot", visits AS looks
        FROM seat JOIN hindsight ON hindsight.match = seat.match AND hindsight.seat = seat.seat
        WHERE player = ? ORDER BY hindsight.match, ply""",
    "messages": """SELECT showing.match, kind, channel, message
        FROM seat JOIN showing ON showing.match = seat.match AND viewer = seat
        WHERE player = ? ORDER BY showing.match, kind""",
    "follows": "SELECT match FROM follower WHERE player = ? ORDER BY match",
    "said": """SELECT said.match, word FROM seat
        JOIN said ON said.match = seat.match AND said.seat = seat.seat
        WHERE player = ? ORDER BY said.match""",
    "private answers": """SELECT match, kind, expires AS until FROM private_answer
        WHERE player = ? ORDER BY expires""",
    "results": """SELECT match, guild AS server, game, won, points, finished, grade, award, variant,
               ended_at AS ended, mu AS rating, sigma AS deviation
        FROM result WHERE player = ? ORDER BY match""",
    "days": """SELECT day, match, ended_at AS ended, measure1, measure2, measure3
        FROM day_try WHERE player = ? ORDER BY day""",
    "days looked at": "SELECT day FROM day_look WHERE player = ? ORDER BY day",
    "tables of days": "SELECT guild AS server FROM day_member WHERE player = ? ORDER BY guild",
    "tournaments": """SELECT id AS tournament, guild AS server, channel, game, system, number,
               since, is_out AS "dropped out", ended_at AS ended
        FROM entrant JOIN tournament ON tournament.id = tournament
        WHERE player = ? ORDER BY id""",
}
"""What is kept of a player, by what the parts are called; of moves only the own ones.

Tokens of private answers are left out: a file outlives the minutes in which they are secrets.
"""

OWN_ROWS: Final = (
    "DELETE FROM nickname WHERE player = ?",
    "DELETE FROM preference WHERE player = ?",
    "DELETE FROM lesson WHERE player = ?",
    "DELETE FROM allowance WHERE player = ?",
    "DELETE FROM follower WHERE player = ?",
    "DELETE FROM private_answer WHERE player = ?",
    "DELETE FROM day_try WHERE player = ?",
    "DELETE FROM day_look WHERE player = ?",
    "DELETE FROM day_member WHERE player = ?",
    "DELETE FROM player WHERE id = ?",
)


class Privacy(Part):
    """All that one database keeps of each person."""

    @override
    def __init__(self, database: Database, matches: Matches) -> None:
        super().__init__(database)
        self._matches = matches

    @reads
    def export(self, connection: Connection, player: int) -> dict[str, Any]:
        """Return everything that is kept of a player, ready for JSON; of moves the own ones."""
        kept: dict[str, Any] = {
            part: list(named(connection.execute(query, (player,))))
            for part, query in EXPORTED.items()
        }
        for line in kept["moves"]:
            line["move"] = json.loads(line["move"])
            if line["move"].get("kind") == "referee:handed-over":
                line["move"].pop("former", None)  # another one's id
        kept["former seats"] = [{"match": one} for one in former_matches(connection, player)]
        kept["user"] = kept["user"][0] if kept["user"] else None
        kept["lobbies"] = [
            {"server": one.guild, "channel": one.channel, "game": one.game}
            for one in lobbies_of(connection, player)
        ]
        return kept

    async def erase(self, player: int) -> Erased:
        """Forget a player for good, in every place, and return what is still on show.

        At tables and on leaderboards stands somebody without a name, whose id is negative. Nothing
        of the player is left for anybody who asks, nor in backups made afterwards; nor in a
        database's own file. A server that others share is scrubbed at night.
        """
        erased = await self._erase(player)
        if not self.database.shared:
            await self.scrub()
        return erased

    async def scrub(self) -> None:
        """Remove the remains of what was deleted from the files, if that is still to be done."""
        if await self._scrub_due():
            try:
                await self.database.scrub()
                await self._scrubbed()
            except StorageError as error:
                # What was deleted is gone for everybody; only its remains wait for the next try.
                log.error("remains of what was deleted are in the file still: %s", error)  # noqa: TRY400 - the sentence says it all

    @reads
    def _scrub_due(self, connection: Connection) -> bool:
        return variable(connection, SCRUB_DUE) is not None

    @writes()
    def _scrubbed(self, connection: Connection) -> None:
        drop_variable(connection, SCRUB_DUE)

    @writes()
    def _erase(self, connection: Connection, player: int) -> Erased:
        messages = _forget_messages(connection, player)
        seats = connection.execute("SELECT 1 FROM seat WHERE player = ?", (player,)).fetchone()
        results = connection.execute("SELECT 1 FROM result WHERE player = ?", (player,)).fetchone()
        tournaments: tuple[int, ...] = ()
        former = former_matches(connection, player)
        if seats or results or former or tournaments_of(connection, player):
            tournaments = withdraw(connection, player, _replace(connection, player))
        lobbies = []
        for lobby in lobbies_of(connection, player):
            left = lobby.without(player)
            lobbies.append(left)
            if left.players:
                change_lobby(connection, left.id, lambda _, left=left: left)  # type: ignore[misc]
            else:
                close_lobby(connection, left.id)
        for statement in OWN_ROWS:
            connection.execute(statement, (player,))
        note_scrub(connection)
        self._matches.forget_cached()
        return Erased(messages, tuple(lobbies), tournaments)


def note_scrub(connection: Connection) -> None:
    """Write down that something was deleted whose remains must leave the file."""
    set_variable(connection, SCRUB_DUE, "1")


def _forget_messages(connection: Connection, player: int) -> tuple[PostedMessage, ...]:
    """Delete the rows of messages that show a player's seats, and return what they were."""
    found = connection.execute(
        f"""SELECT {OF_SHOWING}
        FROM seat JOIN showing ON showing.match = seat.match AND viewer = seat
        WHERE player = ?""",
        (player,),
    )
    messages = records(PostedMessage, found)
    delete_messages(connection, messages)
    return messages


def _replace(connection: Connection, player: int) -> int:
    """Replace a player in seats and results by a former player; return the new id.

    No process keeps a copy of a match that is over, so only those that run are revised.
    """
    (lowest,) = connection.execute("SELECT coalesce(min(id), 0) FROM player").fetchone()
    nobody = min(int(lowest), 0) - 1
    connection.execute("INSERT INTO player (id) VALUES (?)", (nobody,))
    connection.execute(
        """UPDATE match SET revision = revision + 1
        WHERE ended_at IS NULL AND id IN (SELECT match FROM seat WHERE player = ?)""",
        (player,),
    )
    connection.execute("UPDATE seat SET player = ? WHERE player = ?", (nobody, player))
    connection.execute("UPDATE result SET player = ? WHERE player = ?", (nobody, player))
    erase_former(connection, player, nobody)
    return nobody
