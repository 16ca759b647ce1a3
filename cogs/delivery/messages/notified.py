"""Who has been notified of a turn: one turn, one notification.

A call notifies, and so does a hand that is posted anew; whichever comes first. Who only waits gets
a hand without, and at a table where nobody waits before it, who is left in peace at these hours.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from matches.caching import BoundedDict
from matches.preferences import quiet_until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cogs.kit.bot import Bot
    from games.kit.game import Seat
    from matches.match import Match
    from matches.wakeups import Clock

SEATS_REMEMBERED: Final = 20_000
"""Seats of which it is known of which turn they were notified; others may be twice."""


class Notified:
    """Knows which seats have been notified that it is their turn."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self._bot = bot
        self._clock = clock
        self._by_hand: BoundedDict[tuple[int, Seat], int] = BoundedDict(SEATS_REMEMBERED)
        """How often each seat had acted when its hand notified it last."""
        self._by_call: BoundedDict[tuple[int, Seat], int] = BoundedDict(SEATS_REMEMBERED)
        """The same of calls."""

    def by_hand(self, match: Match, seat: Seat) -> bool:
        """Tell whether its hand has notified a seat of this turn."""
        return self._by_hand.get((match.id, seat)) == match.acted[seat]

    def call(self, match: Match, seat: Seat) -> None:
        """Note that a call notifies a seat of this turn, or is about to."""
        self._by_call[match.id, seat] = match.acted[seat]

    async def is_quiet(self, match: Match, seat: Seat) -> bool:
        """Tell whether a player is left in peace now, at a table where nobody waits before it."""
        if match.terms.speed == "live":
            return False
        wishes = await self._bot.known_users.preferences(match.players[seat])
        return quiet_until(wishes, self._clock.now()) is not None

    @asynccontextmanager
    async def hand(self, match: Match, seat: Seat, *, is_new: bool) -> AsyncIterator[bool]:
        """Tell whether a hand is sent silently in this block; one that is new notifies else."""
        waits = seat not in match.to_act()
        is_called = self._by_call.get((match.id, seat)) == match.acted[seat]
        silent = waits or is_called or await self.is_quiet(match, seat)
        if not is_new or silent:
            yield silent
            return
        self._by_hand[match.id, seat] = match.acted[seat]
        try:
            yield False
        except BaseException:
            self._by_hand.pop((match.id, seat), None)
            raise
