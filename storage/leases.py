"""Leases: which process shows a match, and which thinks for a computer's seat.

A lease lasts for `LEASE` seconds unless it is renewed, which a living process does every few of
them; so what a dead one held is abandoned, and another one claims it.
"""

from __future__ import annotations

import math
import time
from functools import partial
from secrets import randbits
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from games.kit.game import Seat
from matches.ports import ShownElsewhereError
from storage.queries import Part, reads, writes

if TYPE_CHECKING:
    from collections.abc import Callable

    from storage.database import Connection, Database

LEASE: Final = 18
"""Seconds for which a process holds a match or a seat; `claim_abandoned` renews it well before.

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

ACQUIRE_MATCH: Final = f"""
    INSERT INTO unshown (match, mark, holder, held_until) VALUES (?, ?, ?, unixepoch() + ?)
    ON CONFLICT (match) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until,
        mark = unshown.mark + CASE WHEN unshown.holder = excluded.holder THEN 0 ELSE 1 END
    WHERE unshown.holder IN (excluded.holder, '{NOBODY}') OR unshown.held_until < unixepoch()
    RETURNING mark
"""

ACQUIRE_SEAT: Final = """
    INSERT INTO thinking (match, seat, holder, held_until)
    SELECT id, ?, ?, unixepoch() + ? FROM match WHERE id = ?
    ON CONFLICT (match, seat) DO UPDATE
    SET holder = excluded.holder, held_until = excluded.held_until
    WHERE thinking.holder = excluded.holder OR thinking.held_until < unixepoch()
    RETURNING seat
"""


class Leases(Part):
    """What processes that share a database hold, as one of them uses it."""

    @override
    def __init__(self, database: Database, holder: str) -> None:
        super().__init__(database)
        self._holder = holder

    @property
    def shared(self) -> bool:
        """Whether there may be other processes, so that `claim_abandoned` is to be called often."""
        return self.database.shared

    async def take_over(self) -> None:
        """Take all that others hold for abandoned: this is known to be the only process."""
        if self.shared:
            await self._abandon(own=False)

    async def hand_over(self) -> None:
        """Let other processes claim at once all that this one holds: it is about to end."""
        if self.shared:
            await self._abandon(own=True)

    @writes(by_key=True)
    def _abandon(self, connection: Connection, *, own: bool) -> None:
        whose = "=" if own else "<>"
        for table in ("unshown", "thinking"):
            abandoned = f"UPDATE {table} SET held_until = 0 WHERE holder {whose} ?"
            connection.execute(abandoned, (self._holder,))


class Outbox(Leases):
    """Matches of which something is still to be shown, and which process shows each.

    Opening, recording, moving and abandoning a match note it here in their own transaction.
    """

    @override
    def __init__(
        self, database: Database, holder: str, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(database, holder)
        self._now = now
        self._alive = now()
        """When this process asked last to renew what it holds."""
        self._awake_since = -math.inf
        """When it was late with that last: what was held before may have been shown elsewhere."""

    async def acquire(self, match_id: int) -> int | None:
        """Hold a match while it is shown; None while another process shows it.

        The mark that is returned changes with whatever happens to the match meanwhile. It counts on
        by one each time that a process begins to hold it: so whoever lets it go, and then finds it
        one further, knows that nobody else has held it.
        """
        return await (self._acquire(match_id) if self.shared else self._mark(match_id))

    def watch(self) -> Callable[[], bool] | None:
        """Return what tells if no other process can have taken over what is held from now on.

        A process that is stopped for a while and goes on does not know what it has missed. None
        where there is no other one.
        """
        return partial(self._was_alive_since, self._now()) if self.shared else None

    def _was_alive_since(self, began: float) -> bool:
        return self._awake_since <= began and self._now() - max(self._alive, began) < LEASE

    async def acknowledge(self, match_id: int, mark: int) -> bool:
        """Delete a match that was shown; tell whether nothing has happened since `mark`."""
        return not mark or await self._delete(match_id, mark)

    async def release(self, match_id: int, *, for_good: bool = False) -> None:
        """Let others show a match of which something is left for later.

        `for_good` is for what cannot be shown as it is: no process claims it for a day, unless this
        is the only process and starts anew.
        """
        if self.shared:
            await self._release(match_id, UNTIL_TRIED_AGAIN if for_good else LEASE)

    async def claim_abandoned(self) -> tuple[int, ...]:
        """Return what this process is to show now: left unfinished by a crash, or by a dead one.

        Where several processes share the database, each calls this every few seconds: it says that
        the process is alive, and renews what it holds.
        """
        if not self.shared:
            return await self._all()
        asked = self._now()
        claimed = await self._claim_abandoned()
        if self._now() - self._alive >= LEASE:  # it may have been too late already
            self._awake_since = self._alive + LEASE
        self._alive = asked
        return claimed

    @writes(by_key=True)
    def _acquire(self, connection: Connection, match_id: int) -> int | None:
        values = (match_id, _new_mark(), self._holder, LEASE)
        found = connection.execute(ACQUIRE_MATCH, values).fetchone()
        return None if found is None else int(found[0])

    @reads
    def _mark(self, connection: Connection, match_id: int) -> int:
        """Return the mark of a match where one process alone shows everything; 0 without one."""
        marked = "SELECT mark FROM unshown WHERE match = ?"
        found = connection.execute(marked, (match_id,)).fetchone()
        return 0 if found is None else int(found[0])

    @writes(by_key=True)
    def _delete(self, connection: Connection, match_id: int, mark: int) -> bool:
        gone = "DELETE FROM unshown WHERE match = ? AND mark = ?"
        return connection.execute(gone, (match_id, mark)).rowcount == 1

    @writes(by_key=True)
    def _release(self, connection: Connection, match_id: int, seconds: int) -> None:
        connection.execute(
            f"""UPDATE unshown SET holder = '{NOBODY}', held_until = unixepoch() + ?
            WHERE match = ? AND holder = ?""",
            (seconds, match_id, self._holder),
        )

    @reads
    def _all(self, connection: Connection) -> tuple[int, ...]:
        """Return all matches to be shown, also those with messages that are to be deleted."""
        found = connection.execute(
            """SELECT match FROM unshown UNION
            SELECT match FROM showing WHERE state IN ('going', 'replaced') ORDER BY match"""
        )
        return tuple(one for (one,) in found)

    @writes(by_key=True)
    def _claim_abandoned(self, connection: Connection) -> tuple[int, ...]:
        claimed = _renew_and_claim(connection, "unshown", self._holder, counts="mark = mark + 1,")
        return tuple(match for (match,) in claimed)


class SeatLeases(Leases):
    """Which process decides for a computer's seat that is to act.

    Where one process has the database to itself it always may, and nothing is written down.
    """

    async def acquire(self, match_id: int, seat: Seat) -> bool:
        """Hold a seat while it is thought for; False while another process holds it."""
        return not self.shared or await self._acquire(match_id, seat)

    async def release(self, match_id: int, seat: Seat, *, to_others: bool = False) -> None:
        """Hold a seat no longer; with `to_others` it is still to be thought for, elsewhere."""
        if self.shared:
            await self._release(match_id, seat, to_others=to_others)

    async def claim_abandoned(self) -> tuple[tuple[int, Seat], ...]:
        """Return the seats that a process has left that died or stopped; they are held now.

        Each process calls this every few seconds: it renews what it holds.
        """
        return await self._claim_abandoned() if self.shared else ()

    @writes(by_key=True)
    def _acquire(self, connection: Connection, match_id: int, seat: Seat) -> bool:
        found = connection.execute(ACQUIRE_SEAT, (seat, self._holder, LEASE, match_id))
        return found.fetchone() is not None

    @writes(by_key=True)
    def _release(
        self, connection: Connection, match_id: int, seat: Seat, *, to_others: bool
    ) -> None:
        end = "UPDATE thinking SET held_until = 0" if to_others else "DELETE FROM thinking"
        held = "WHERE match = ? AND seat = ? AND holder = ?"
        connection.execute(f"{end} {held}", (match_id, seat, self._holder))

    @writes(by_key=True)
    def _claim_abandoned(self, connection: Connection) -> tuple[tuple[int, Seat], ...]:
        claimed = _renew_and_claim(connection, "thinking", self._holder, "match, seat")
        return tuple((match_id, Seat(seat)) for match_id, seat in claimed)


def note(connection: Connection, match_id: int, holder: str) -> None:
    """Write down that something has happened to a match, as a part of the same transaction.

    A process that shows it already goes on; otherwise the one that wrote it does.
    """
    connection.execute(NOTE, (match_id, _new_mark(), holder, LEASE))


def renew(connection: Connection, match_id: int, holder: str) -> None:
    """Hold a match for longer, as a part of the transaction that writes what shows it.

    Raises:
        ShownElsewhereError: if this process does not hold it any more.
    """
    held = "UPDATE unshown SET held_until = unixepoch() + ? WHERE match = ? AND holder = ?"
    if connection.execute(held, (LEASE, match_id, holder)).rowcount == 0:
        raise ShownElsewhereError


def _renew_and_claim(
    connection: Connection, table: str, holder: str, columns: str = "match", counts: str = ""
) -> list[tuple[int, ...]]:
    """Renew what a process holds, and claim what dead ones have left; return the latter in order.

    What else is set then is in `counts`. Its own is renewed even after its time is over: the
    process has been slow, not dead.
    """
    connection.execute(
        f"UPDATE {table} SET held_until = unixepoch() + ? WHERE holder = ?", (LEASE, holder)
    )
    claimed = connection.execute(
        f"""UPDATE {table} SET {counts} holder = ?, held_until = unixepoch() + ?
        WHERE held_until < unixepoch() RETURNING {columns}""",
        (holder, LEASE),
    )
    return sorted(claimed)


def _new_mark() -> int:
    """Return a mark that no row has had: one of a row deleted long ago must match no later one.

    A process that was frozen meanwhile would take what happened since for shown.
    """
    return 1 + randbits(BITS_OF_MARK)
