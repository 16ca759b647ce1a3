"""Fresh direct messages: opened a few at a time, first for those who are to act.

A bot that opens many at once is refused for a while, or taken for a spammer.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import discord

from cogs.kit.discord_errors import DMS_CLOSED, is_transient, pause_after
from cogs.kit.members import NOT_THERE
from matches.wakeups import Wakeups

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cogs.kit.bot import Bot
    from matches.wakeups import Clock

log = logging.getLogger(__name__)

MINUTE: Final = 60.0
"""Seconds."""
MOST_FRESH_DMS: Final = 10
"""Direct messages opened in a minute. Discord gives no figure; this many are reported to pass."""
OPENED_TOO_FAST: Final = 40003
"""Discord's code for direct messages opened too fast: later it takes more."""
UNREACHABLE: Final = DMS_CLOSED | NOT_THERE
"""Codes of who lets nobody write to them, or is no user any more."""


class FreshDms:
    """Opens direct messages, one after the other."""

    def __init__(
        self,
        bot: Bot,
        clock: Clock,
        opened: Callable[[int], None],
        failed: Callable[[int, int], Awaitable[None]],
    ) -> None:
        self._bot = bot
        self._clock = clock
        self._opened = opened
        """Called with a match one of whose hands can be sent now."""
        self._failed = failed
        """Called with a user and a match whose hand cannot be sent, or not yet."""
        self.wishes: dict[int, dict[int, bool]] = {}
        """By user, the matches that wait for their direct messages: whether for them to act."""
        self._opened_at: deque[float] = deque()
        """When direct messages were opened in the last minute."""
        self._resting_until = 0.0
        self._tries = 0
        self.most = MOST_FRESH_DMS
        self.queue: Wakeups[None] = Wakeups(
            self._open_due, clock, pauses=[MINUTE], named=lambda _: "direct messages"
        )

    def ask(self, user_id: int, match_id: int, *, acting: bool) -> None:
        """Let a direct message to this user be opened, and the match be shown again then."""
        self.wishes.setdefault(user_id, {})[match_id] = acting
        self.queue.wake(None)

    def awaits(self, match_id: int) -> bool:
        """Tell whether a hand of a match waits for a direct message to be opened."""
        return any(match_id in matches for matches in self.wishes.values())

    async def _open_due(self, _: None) -> float | None:
        """Open as many direct messages as may be; return when the next may, if one is left."""
        await asyncio.sleep(0)  # those who ask at the same time are compared
        while self.wishes and not self._bot.is_closed():
            if (at := self._next()) > self._clock.now():
                return at
            await self._open_next()
        return None

    def _next(self) -> float:
        """Return when the next direct message may be opened, seconds since the epoch."""
        while self._opened_at and self._clock.now() - self._opened_at[0] >= MINUTE:
            self._opened_at.popleft()
        full = len(self._opened_at) >= self.most
        return max(self._resting_until, self._opened_at[0] + MINUTE if full else 0.0)

    async def _open_next(self) -> None:
        """Open the direct messages of a user who is to act, or else has waited longest."""
        user_id = max(self.wishes, key=lambda one: any(self.wishes[one].values()))
        user = await self._bot.known_users.get(user_id)
        if user and user.dm_channel and not user.dm_closed:  # opened since that was asked for
            self._tell_opened(user_id)
            return
        self._opened_at.append(self._clock.now())
        try:
            channel = await self._bot.create_dm(discord.Object(user_id))
        except Exception as error:  # noqa: BLE001 - whatever it is, there is the second door
            await self._put_off(user_id, error)
            return
        self._tries = 0
        await self._bot.known_users.change(
            user_id,
            lambda user: user and replace(user, dm_channel=channel.id, dm_closed=False),
        )
        self._tell_opened(user_id)

    def _tell_opened(self, user_id: int) -> None:
        for match_id in self.wishes.pop(user_id):
            self._opened(match_id)

    async def _put_off(self, user_id: int, error: Exception) -> None:
        """Tell a user who cannot be reached; try again unless Discord has refused for good."""
        matches = tuple(self.wishes[user_id])  # more may be asked for meanwhile
        too_fast = isinstance(error, discord.HTTPException) and error.code == OPENED_TOO_FAST
        if is_transient(error) or too_fast:
            self._tries += 1
            pause = pause_after([error], self._tries)
            self._resting_until = self._clock.now() + (max(pause, MINUTE) if too_fast else pause)
            self.wishes[user_id] = self.wishes.pop(user_id)  # the others come first
        else:
            del self.wishes[user_id]
            if not (isinstance(error, discord.HTTPException) and error.code in UNREACHABLE):
                log.error("direct messages could not be opened", exc_info=error)
                self._resting_until = self._clock.now() + MINUTE
                return  # a fault of ours: who plays is told nothing, and called at the table
        log.info("direct messages to a player cannot be opened: %s", error)
        for match_id in matches:
            try:
                await self._failed(user_id, match_id)
            except Exception as untold:  # noqa: BLE001 - the next failure tells it
                log.warning("match %s: a player could not be told so: %s", match_id, untold)
