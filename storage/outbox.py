"""The outbox: matches of which something is still to be shown, and which process shows each."""

from __future__ import annotations

import math
import time
from functools import partial
from secrets import randbits
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from matches.ports import OutboxStore, ShownElsewhereError
from matches.records import LEFT_OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from storage.database import Connection, Database

LEASE: Final = 18
"""Seconds for which a process holds a match; `take_up` renews it well before.

By the process's own clock they begin before the server's do, so no other one holds it meanwhile.
"""

UNTIL_TRIED_AGAIN: Final = 24 * 60 * 60
"""Seconds until a showing that Discord has refused is tried again."""

NOBODY: Final = ""
"""The holder of a match of which only deferred pictures are still to be shown."""

BITS_OF_MARK: Final = 62
"""Both engines count with 63; two alike are not to be expected in the life of a database."""

NOTE: Final = """
    INSERT INTO unshown (match, mark, holder, held_until) VALUES (?, ?, ?, unixepoch() + ?)
    ON CONFLICT (match) DO UPDATE SET mark = excluded.mark
"""

TAKE: Final = f"""
    INSERT INTO unshown (match, mark, holder, held_until) VALUES (?, ?, ?, unixepoch() + ?)
    ON CONFLICT (match) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until
    WHERE unshown.holder IN (excluded.holder, '{NOBODY}') OR unshown.held_until < unixepoch()
    RETURNING mark
"""


def note(match_id: int, holder: str, connection: Connection) -> None:
    """Write down that something has happened to a match, as a part of the same transaction.

    A process that shows it already goes on; otherwise the one that wrote it does.
    """
    connection.execute(NOTE, (match_id, _new_mark(), holder, LEASE))


def go_on_holding(match_id: int, holder: str, connection: Connection) -> None:
    """Hold a match for longer, as a part of the transaction that writes what shows it.

    Raises:
        ShownElsewhereError: if this process does not hold it any more.
    """
    held = "UPDATE unshown SET held_until = unixepoch() + ? WHERE match = ? AND holder = ?"
    if connection.execute(held, (LEASE, match_id, holder)).rowcount == 0:
        raise ShownElsewhereError


def _new_mark() -> int:
    """Return a mark that no row has had: one of a row struck out long ago must match no later one.

    A process that was frozen meanwhile would take what happened since for shown.
    """
    return 1 + randbits(BITS_OF_MARK)


class Outbox(OutboxStore):
    """The outbox in one database, as one process uses it."""

    def __init__(
        self, database: Database, holder: str, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._database = database
        self._holder = holder
        self._now = now
        self._alive = now()
        """When this process asked last to go on holding what it holds."""
        self._awake_since = -math.inf
        """When it was late with that last: what was held before may have been shown elsewhere."""

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
    def watch(self) -> Callable[[], bool] | None:
        return partial(self._was_alive_since, self._now()) if self._database.shared else None

    def _was_alive_since(self, began: float) -> bool:
        return self._awake_since <= began and self._now() - max(self._alive, began) < LEASE

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
        if not self._database.shared:
            return await self._database.read(_all)
        asked = self._now()
        taken = await self._database.write(partial(_take_up, self._holder), by_key=True)
        if asked - self._alive >= LEASE:
            self._awake_since = self._alive + LEASE
        self._alive = asked
        return taken


def _take(match_id: int, holder: str, connection: Connection) -> int | None:
    found = connection.execute(TAKE, (match_id, _new_mark(), holder, LEASE)).fetchone()
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
        "UPDATE unshown SET held_until = unixepoch() + ? WHERE holder = ?", (LEASE, holder)
    )
    taken = connection.execute(
        """UPDATE unshown SET holder = ?, held_until = unixepoch() + ?
        WHERE held_until < unixepoch() RETURNING match""",
        (holder, LEASE),
    )
    return tuple(sorted(one for (one,) in taken))
