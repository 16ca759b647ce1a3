"""The outbox: matches of which something is still to be shown, and which process shows each."""

from __future__ import annotations

from functools import partial
from secrets import randbits
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from matches.ports import OutboxStore
from matches.records import LEFT_OVER

if TYPE_CHECKING:
    from storage.database import Connection, Database

LEASE: Final = 18
"""Seconds for which a process holds a match; `take_up` renews it well before."""

UNTIL_TRIED_AGAIN: Final = 24 * 60 * 60
"""Seconds until a showing that Discord has refused is tried again."""

NOBODY: Final = ""
"""The holder of a match of which only deferred pictures are still to be shown."""

BITS_OF_MARK: Final = 62
"""Both engines count with 63; two alike are not to be expected in the life of a database."""

NOTE: Final = f"""
    INSERT INTO unshown (match, mark, holder, held_until) VALUES (?, ?, ?, unixepoch() + {LEASE})
    ON CONFLICT (match) DO UPDATE SET mark = excluded.mark
"""

TAKE: Final = f"""
    INSERT INTO unshown (match, mark, holder, held_until) VALUES (?, ?, ?, unixepoch() + {LEASE})
    ON CONFLICT (match) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until
    WHERE unshown.holder IN (excluded.holder, '{NOBODY}') OR unshown.held_until < unixepoch()
    RETURNING mark
"""


def note(match_id: int, holder: str, connection: Connection) -> None:
    """Write down that something has happened to a match, as a part of the same transaction.

    A process that shows it already goes on; otherwise the one that wrote it does.
    """
    connection.execute(NOTE, (match_id, _new_mark(), holder))


def _new_mark() -> int:
    """Return a mark that no row has had: one of a row struck out long ago must match no later one.

    A process that was frozen meanwhile would take what happened since for shown.
    """
    return 1 + randbits(BITS_OF_MARK)


class Outbox(OutboxStore):
    """The outbox in one database, as one process uses it."""

    def __init__(self, database: Database, holder: str) -> None:
        self._database = database
        self._holder = holder

    @property
    @override
    def shared(self) -> bool:
        return self._database.shared

    @override
    async def take(self, match_id: int) -> int | None:
        if self._database.shared:
            return await self._database.write(partial(_take, match_id, self._holder), by_key=True)
        return await self._database.read(partial(_mark, match_id))

    @override
    async def shown(self, match_id: int, mark: int) -> bool:
        return not mark or await self._database.write(
            partial(_strike_out, match_id, mark), by_key=True
        )

    @override
    async def let_go(self, match_id: int, *, for_good: bool = False) -> None:
        if self._database.shared:
            seconds = UNTIL_TRIED_AGAIN if for_good else LEASE
            await self._database.write(
                partial(_let_go, match_id, self._holder, seconds), by_key=True
            )

    @override
    async def take_up(self) -> tuple[int, ...]:
        if self._database.shared:
            return await self._database.write(partial(_take_up, self._holder), by_key=True)
        return await self._database.read(_all)


def _take(match_id: int, holder: str, connection: Connection) -> int | None:
    found = connection.execute(TAKE, (match_id, _new_mark(), holder)).fetchone()
    return None if found is None else int(found[0])


def _mark(match_id: int, connection: Connection) -> int:
    """Return the mark of a match where one process alone shows everything; 0 without one."""
    found = connection.execute("SELECT mark FROM unshown WHERE match = ?", (match_id,)).fetchone()
    return 0 if found is None else int(found[0])


def _strike_out(match_id: int, mark: int, connection: Connection) -> bool:
    gone = "DELETE FROM unshown WHERE match = ? AND mark = ?"
    return connection.execute(gone, (match_id, mark)).rowcount == 1


def _let_go(match_id: int, holder: str, seconds: int, connection: Connection) -> None:
    connection.execute(
        f"""UPDATE unshown SET holder = '{NOBODY}', held_until = unixepoch() + ?
        WHERE match = ? AND holder = ?""",
        (seconds, match_id, holder),
    )


def _all(connection: Connection) -> tuple[int, ...]:
    """Return all matches to be shown, also those with messages left over to be deleted."""
    found = connection.execute(
        """SELECT match FROM unshown UNION
        SELECT match FROM showing WHERE substr(kind, 1, ?) = ? ORDER BY match""",
        (len(LEFT_OVER), LEFT_OVER),
    )
    return tuple(one for (one,) in found)


def _take_up(holder: str, connection: Connection) -> tuple[int, ...]:
    connection.execute(
        f"UPDATE unshown SET held_until = unixepoch() + {LEASE} WHERE holder = ?", (holder,)
    )
    taken = connection.execute(
        f"""UPDATE unshown SET holder = ?, held_until = unixepoch() + {LEASE}
        WHERE held_until < unixepoch() RETURNING match""",
        (holder,),
    )
    return tuple(sorted(one for (one,) in taken))
