"""Thinking: which of several processes decides for a computer's seat that is to act."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from games.kit.game import Seat
from matches.ports import ThinkingStore
from storage.outbox import LEASE

if TYPE_CHECKING:
    from storage.database import Connection, Database

TAKE: Final = f"""
    INSERT INTO thinking (match, seat, holder, held_until)
    SELECT id, ?, ?, unixepoch() + {LEASE} FROM match WHERE id = ?
    ON CONFLICT (match, seat) DO UPDATE
    SET holder = excluded.holder, held_until = excluded.held_until
    WHERE thinking.holder = excluded.holder OR thinking.held_until < unixepoch()
    RETURNING seat
"""


class Thinking(ThinkingStore):
    """Which process thinks for which seat; a process alone on its database need not ask."""

    def __init__(self, database: Database, holder: str) -> None:
        self._database = database
        self._holder = holder

    @property
    @override
    def shared(self) -> bool:
        return self._database.shared

    @override
    async def take(self, match_id: int, seat: Seat) -> bool:
        return not self.shared or await self._database.write(
            partial(_take, match_id, seat, self._holder), by_key=True
        )

    @override
    async def let_go(self, match_id: int, seat: Seat, *, to_others: bool = False) -> None:
        if self.shared:
            work = _hand_over if to_others else _let_go
            await self._database.write(partial(work, match_id, seat, self._holder), by_key=True)

    @override
    async def take_up(self) -> tuple[tuple[int, Seat], ...]:
        if not self.shared:
            return ()
        return await self._database.write(partial(_take_up, self._holder), by_key=True)


def _take(match_id: int, seat: Seat, holder: str, connection: Connection) -> bool:
    return connection.execute(TAKE, (seat, holder, match_id)).fetchone() is not None


def _let_go(match_id: int, seat: Seat, holder: str, connection: Connection) -> None:
    gone = "DELETE FROM thinking WHERE match = ? AND seat = ? AND holder = ?"
    connection.execute(gone, (match_id, seat, holder))


def _hand_over(match_id: int, seat: Seat, holder: str, connection: Connection) -> None:
    over = "UPDATE thinking SET held_until = 0 WHERE match = ? AND seat = ? AND holder = ?"
    connection.execute(over, (match_id, seat, holder))


def _take_up(holder: str, connection: Connection) -> tuple[tuple[int, Seat], ...]:
    """Renew what this process holds, and take over what dead ones have left.

    Its own is renewed even after its time is over: the process has been slow, not dead.
    """
    connection.execute(
        f"UPDATE thinking SET held_until = unixepoch() + {LEASE} WHERE holder = ?", (holder,)
    )
    taken = connection.execute(
        f"""UPDATE thinking SET holder = ?, held_until = unixepoch() + {LEASE}
        WHERE held_until < unixepoch() RETURNING match, seat""",
        (holder,),
    )
    return tuple(sorted((match_id, Seat(seat)) for match_id, seat in taken))
