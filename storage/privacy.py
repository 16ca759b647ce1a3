"""Privacy: exporting and deleting all that is kept of one person."""

from __future__ import annotations

import json
import logging
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from typing_extensions import override

from matches.ports import PrivacyStore
from matches.records import Erased, PostedMessage
from storage.errors import StorageError
from storage.lobbies import change_lobby, close_lobby, lobbies_of
from storage.rows import erase_former, former_matches
from storage.tournaments import tournaments_of, withdraw

if TYPE_CHECKING:
    from storage.database import Connection, Database
    from storage.matches import Matches

log = logging.getLogger(__name__)

SCRUB_DUE: Final = "scrub-due"
"""The variable that stands as long as the file may hold remains of what was deleted."""

EXPORTED: Final = {
    "user": "SELECT id, name, language, dm_channel, dm_closed FROM player WHERE id = ?",
    "nicknames": "SELECT guild, name FROM nickname WHERE player = ? ORDER BY guild",
    "preferences": "SELECT name, value FROM preference WHERE player = ? ORDER BY name",
    "limits": "SELECT name, began, used FROM allowance WHERE player = ? ORDER BY name",
    "lessons": "SELECT game, kind FROM lesson WHERE player = ? ORDER BY game, kind",
    "matches": """SELECT match.id, guild, channel, game, language, seat, started_at, ended_at
        FROM seat JOIN match ON match.id = seat.match WHERE player = ? ORDER BY match.id""",
    "moves": """SELECT move.match, ply, move, made_at
        FROM seat JOIN move ON move.match = seat.match AND move.seat = seat.seat
        WHERE player = ? ORDER BY move.match, ply""",
    "judged moves": """SELECT hindsight.match, ply, chance, best, best_chance
        FROM seat JOIN hindsight ON hindsight.match = seat.match AND hindsight.seat = seat.seat
        WHERE player = ? ORDER BY hindsight.match, ply""",
    "messages": """SELECT showing.match, kind, channel, message
        FROM seat JOIN showing ON showing.match = seat.match AND viewer = seat
        WHERE player = ? ORDER BY showing.match, kind""",
    "follows": "SELECT match FROM follower WHERE player = ? ORDER BY match",
    "private answers": """SELECT match, kind, expires FROM private_answer WHERE player = ?
        ORDER BY expires""",
    "results": """SELECT match, guild, game, won, points, finished, grade, variant, ended_at,
               mu, sigma
        FROM result WHERE player = ? ORDER BY match""",
    "tournaments": """SELECT id, guild, channel, game, system, number, since, is_out, ended_at
        FROM entrant JOIN tournament ON tournament.id = tournament
        WHERE player = ? ORDER BY id""",
}
"""What is kept of a player, by what the parts are called; of moves only the own ones.

Tokens of private answers are left out: a file outlives the minutes in which they are secrets.
"""

COLUMNS: Final = {
    "user": ("id", "name", "language", "dm_channel", "dm_closed"),
    "nicknames": ("server", "name"),
    "preferences": ("name", "value"),
    "limits": ("name", "since", "times"),
    "lessons": ("game", "kind"),
    "matches": ("match", "server", "channel", "game", "language", "seat", "began", "ended"),
    "moves": ("match", "ply", "move", "made"),
    "judged moves": ("match", "ply", "chance", "best move", "its chance"),
    "messages": ("match", "kind", "channel", "message"),
    "follows": ("match",),
    "private answers": ("match", "kind", "until"),
    "results": (
        *("match", "server", "game", "won", "points", "finished", "grade", "variant", "ended"),
        *("rating", "deviation"),
    ),
    "tournaments": (
        *("tournament", "server", "channel", "game", "system"),
        *("number", "since", "dropped out", "ended"),
    ),
}

OWN_ROWS: Final = (
    "DELETE FROM nickname WHERE player = ?",
    "DELETE FROM preference WHERE player = ?",
    "DELETE FROM lesson WHERE player = ?",
    "DELETE FROM allowance WHERE player = ?",
    "DELETE FROM follower WHERE player = ?",
    "DELETE FROM private_answer WHERE player = ?",
    "DELETE FROM player WHERE id = ?",
)


class Privacy(PrivacyStore):
    """What one database holds of each person."""

    def __init__(self, database: Database, matches: Matches) -> None:
        self._database = database
        self._matches = matches

    @override
    async def export(self, player: int) -> dict[str, Any]:
        return await self._database.read(partial(_export, player))

    @override
    async def erase(self, player: int) -> Erased:
        erased = await self._database.write(
            partial(_erase, player), then=self._matches.forget_cached
        )
        if not self._database.shared:
            await self.scrub()
        return erased

    @override
    async def scrub(self) -> None:
        if await self._database.read(_scrub_due):
            try:
                await self._database.scrub()
                await self._database.write(_scrubbed)
            except StorageError as error:
                # What was deleted is gone for everybody; only its remains wait for the next try.
                log.error("remains of what was deleted are in the file still: %s", error)  # noqa: TRY400 - the sentence says it all


def note_scrub(connection: Connection) -> None:
    """Write down that something was deleted whose remains must leave the file."""
    connection.execute(
        "INSERT INTO setting (key, value) VALUES (?, '1') ON CONFLICT (key) DO NOTHING",
        (SCRUB_DUE,),
    )


def _scrub_due(connection: Connection) -> bool:
    found = connection.execute("SELECT 1 FROM setting WHERE key = ?", (SCRUB_DUE,))
    return found.fetchone() is not None


def _scrubbed(connection: Connection) -> None:
    connection.execute("DELETE FROM setting WHERE key = ?", (SCRUB_DUE,))


def _export(player: int, connection: Connection) -> dict[str, Any]:
    kept: dict[str, Any] = {
        part: [
            dict(zip(COLUMNS[part], row, strict=True))
            for row in connection.execute(query, (player,))
        ]
        for part, query in EXPORTED.items()
    }
    for line in kept["moves"]:
        line["move"] = json.loads(line["move"])
        if line["move"].get("kind") == "referee:handed-over":
            line["move"].pop("former", None)  # another one's id
    kept["former seats"] = [{"match": one} for one in former_matches(player, connection)]
    kept["user"] = kept["user"][0] if kept["user"] else None
    kept["lobbies"] = [
        {"server": one.guild, "channel": one.channel, "game": one.game}
        for one in lobbies_of(player, connection)
    ]
    return kept


def _erase(player: int, connection: Connection) -> Erased:
    messages = _forget_messages(player, connection)
    seats = connection.execute("SELECT 1 FROM seat WHERE player = ?", (player,)).fetchone()
    results = connection.execute("SELECT 1 FROM result WHERE player = ?", (player,)).fetchone()
    tournaments: tuple[int, ...] = ()
    former = former_matches(player, connection)
    if seats or results or former or tournaments_of(player, connection):
        tournaments = withdraw(player, _replace(player, connection), connection)
    lobbies = []
    for lobby in lobbies_of(player, connection):
        left = lobby.without(player)
        lobbies.append(left)
        if left.players:
            change_lobby(left.id, lambda _, left=left: left, connection)  # type: ignore[misc]
        else:
            close_lobby(left.id, connection)
    for statement in OWN_ROWS:
        connection.execute(statement, (player,))
    note_scrub(connection)
    return Erased(messages, tuple(lobbies), tournaments)


def _forget_messages(player: int, connection: Connection) -> tuple[PostedMessage, ...]:
    """Delete the rows of messages that show a player's seats, and return what they were."""
    found = connection.execute(
        """SELECT showing.match, viewer, kind, channel, message, digest, posted
        FROM seat JOIN showing ON showing.match = seat.match AND viewer = seat
        WHERE player = ?""",
        (player,),
    )
    messages = tuple(PostedMessage(*row) for row in found)
    connection.executemany(
        "DELETE FROM showing WHERE match = ? AND viewer = ? AND kind = ?",
        [(one.match, one.viewer, one.kind) for one in messages],
    )
    return messages


def _replace(player: int, connection: Connection) -> int:
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
    erase_former(player, nobody, connection)
    return nobody
