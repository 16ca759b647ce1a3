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

    from cogs.delivery.sending.posting import Posted
    from cogs.kit.bot import Bot
    from games.kit.game import Seat
    from matches.match import Match
    from matches.wakeups import Clock

CALLS_CLAIMED: Final = 20_000
"""Seats of which it is known that a call to them is being brought."""


class Notified:
    """Tells which seats have been notified that it is their turn.

    Each message says so in its row; here is what is under way and has no row yet.
    """

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self._bot = bot
        self._clock = clock
        self._hands: set[tuple[int, Seat]] = set()
        """Seats whose hands are being posted, and notify them."""
        self._calls: BoundedDict[tuple[int, Seat], int] = BoundedDict(CALLS_CLAIMED)
        """How often each seat had acted when a call to it was begun."""

    def by_hand(self, match: Match, seat: Seat, posted: Posted) -> bool:
        """Tell whether its hand has notified a seat of this turn, or is about to."""
        hand = posted.get((seat, "board"))
        is_told = hand is not None and hand.notified == match.acted[seat]
        return is_told or (match.id, seat) in self._hands

    def call(self, match: Match, seat: Seat) -> None:
        """Note that a call notifies a seat of this turn, or is about to."""
        self._calls[match.id, seat] = match.acted[seat]

    def _by_call(self, match: Match, seat: Seat, posted: Posted) -> bool:
        told = {one.notified for one in posted.calls if one.viewer == seat}
        return match.acted[seat] in told | {self._calls.get((match.id, seat))}

    async def is_quiet(self, match: Match, seat: Seat) -> bool:
        """Tell whether a player is left in peace now, at a table where nobody waits before it."""
        if match.terms.speed == "live":
            return False
        wishes = await self._bot.known_users.preferences(match.players[seat])
        return quiet_until(wishes, self._clock.now()) is not None

    @asynccontextmanager
    async def hand(
        self, match: Match, seat: Seat, posted: Posted, *, is_new: bool
    ) -> AsyncIterator[bool]:
        """Tell whether a hand is sent silently in this block; one that is new notifies else."""
        waits = seat not in match.to_act()
        is_called = self._by_call(match, seat, posted)
        silent = waits or is_called or await self.is_quiet(match, seat)
        if not is_new or silent:
            yield silent
            return
        self._hands.add((match.id, seat))
        try:
            yield False
        finally:
            self._hands.discard((match.id, seat))
