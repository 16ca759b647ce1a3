"""Moderation: what moderators change about matches, beside the moves of those who sit there."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

from typing_extensions import override

from games.kit.game import IllegalMove
from matches.ports import ModerationStore
from matches.records import PostedMessage
from storage import rows
from storage.ratings import leagues_of, rate_league

if TYPE_CHECKING:
    from storage.database import Connection, Database
    from storage.matches import Matches


class Moderation(ModerationStore):
    """What moderators do to the matches in one database."""

    def __init__(self, database: Database, matches: Matches) -> None:
        self._database = database
        self._matches = matches

    @override
    async def running_in(self, channel: int) -> int | None:
        return await self._database.read(partial(rows.running_in, channel))

    @override
    async def reseat(self, match_id: int, seat: int, player: int) -> tuple[PostedMessage, ...]:
        return await self._database.write(
            partial(_reseat, match_id, seat, player), then=self._matches.forget_cached
        )

    @override
    async def annul(self, match_id: int) -> bool:
        return await self._database.write(partial(_annul, match_id))


def _reseat(
    match_id: int, seat: int, player: int, connection: Connection
) -> tuple[PostedMessage, ...]:
    found = connection.execute(
        "SELECT resigned, giving_up, computers FROM match WHERE id = ? AND ended_at IS NULL",
        (match_id,),
    ).fetchone()
    if found is None:
        raise IllegalMove("match-over")
    connection.execute("INSERT INTO player (id) VALUES (?) ON CONFLICT DO NOTHING", (player,))
    connection.execute(
        "UPDATE seat SET player = ? WHERE match = ? AND seat = ?", (player, match_id, seat)
    )
    *absent, computers = map(json.loads, found)
    resigned, giving_up = (json.dumps([one for one in seats if one != seat]) for seats in absent)
    others = json.dumps({one: level for one, level in computers.items() if one != str(seat)})
    connection.execute(
        "UPDATE match SET resigned = ?, giving_up = ?, computers = ? WHERE id = ?",
        (resigned, giving_up, others, match_id),
    )
    shown = connection.execute(
        """SELECT match, viewer, kind, channel, message, digest, posted FROM showing
        WHERE match = ? AND viewer = ?""",
        (match_id, seat),
    )
    messages = tuple(PostedMessage(*row) for row in shown)
    connection.execute("DELETE FROM showing WHERE match = ? AND viewer = ?", (match_id, seat))
    return messages


def _annul(match_id: int, connection: Connection) -> bool:
    leagues = leagues_of("match = ?", (match_id,), connection)
    found = connection.execute(
        "SELECT ended_at FROM result WHERE match = ?", (match_id,)
    ).fetchone()
    deleted = connection.execute("DELETE FROM result WHERE match = ?", (match_id,)).rowcount
    for league in leagues:  # as if it had never been played
        rate_league(league, connection, (found[0], match_id))
    return deleted > 0
