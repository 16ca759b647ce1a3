"""Posted messages: which one shows what of a match to whom, so that it can be edited later."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from typing_extensions import override

from matches.ports import MessageStore
from matches.records import PostedMessage

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from storage.database import Connection, Database


class Messages(MessageStore):
    """The posted messages in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def of_match(self, match_id: int) -> tuple[PostedMessage, ...]:
        return await self._database.read(partial(_of_match, match_id))

    @override
    async def change(
        self, shown: Iterable[PostedMessage] = (), gone: Iterable[PostedMessage] = ()
    ) -> None:
        shown, gone = tuple(shown), tuple(gone)
        if shown or gone:
            await self._database.write(partial(_change, shown, gone), by_key=True)


def _of_match(match_id: int, connection: Connection) -> tuple[PostedMessage, ...]:
    found = connection.execute(
        """SELECT match, viewer, kind, channel, message, digest, posted FROM showing
        WHERE match = ? ORDER BY viewer, kind""",
        (match_id,),
    )
    return tuple(PostedMessage(*row) for row in found)


def _change(
    shown: Sequence[PostedMessage], gone: Sequence[PostedMessage], connection: Connection
) -> None:
    connection.executemany(
        "DELETE FROM showing WHERE match = ? AND viewer = ? AND kind = ?",
        [(one.match, one.viewer, one.kind) for one in gone],
    )
    connection.executemany(
        """INSERT INTO showing (match, viewer, kind, channel, message, digest, posted)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (match, viewer, kind) DO UPDATE SET channel = excluded.channel,
            message = excluded.message, digest = excluded.digest, posted = excluded.posted""",
        [
            (one.match, one.viewer, one.kind, one.channel, one.message, one.digest, one.posted)
            for one in shown
        ],
    )
