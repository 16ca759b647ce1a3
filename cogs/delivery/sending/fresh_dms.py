"""Fresh direct messages: opened a few at a time, first for those who are to act.

A bot that opens many at once is refused for a while, or taken for a spammer.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

import discord

from cogs.kit.discord_errors import is_refused, is_transient, pause_after

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cogs.kit.bot import Bot
    from matches.wakeups import Clock, Timer

log = logging.getLogger(__name__)

MINUTE: Final = 60.0
"""Seconds."""
MOST_FRESH_DMS: Final = 10
"""Direct messages opened in a minute. Discord gives no figure; this many are reported to pass."""
OPENED_TOO_FAST: Final = 40003
"""Discord's code for direct messages opened too fast: later it takes more."""


@dataclass
class Wish:
    """A user to whom a direct message is to be opened, and the matches that wait for that."""

    matches: dict[int, bool] = field(default_factory=dict)
    """Whether each of these matches waits for this player to act."""


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
        self.wishes: dict[int, Wish] = {}
        """By user."""
        self._openings: deque[float] = deque()
        """When direct messages were opened in the last minute."""
        self._resting_until = 0.0
        self._timer: Timer | None = None
        self._tries = 0
        self.most = MOST_FRESH_DMS
        self.task: asyncio.Task[None] | None = None
        """Opens direct messages, while there is one that may be opened now."""

    def ask(self, user_id: int, match_id: int, *, acting: bool) -> None:
        """Let a direct message to this user be opened, and the match be shown again then."""
        self.wishes.setdefault(user_id, Wish()).matches[match_id] = acting
        self._work_on()

    def awaits(self, match_id: int) -> bool:
        """Tell whether a hand of a match waits for a direct message to be opened."""
        return any(match_id in wish.matches for wish in self.wishes.values())

    def _work_on(self) -> None:
        if self.task is None and self.wishes and not self._bot.is_closed():
            self.task = asyncio.create_task(self._work(), name="fresh-dms")

    async def _work(self) -> None:
        await asyncio.sleep(0)  # those who ask at the same time are compared
        try:
            while self.wishes:
                if (wait := self._wait()) > 0:
                    self._work_later(wait)
                    return
                await self._open_next()
        except Exception:
            log.exception("direct messages are not opened until somebody asks again")
        finally:
            self.task = None

    def _wait(self) -> float:
        """Return the seconds until the next direct message may be opened."""
        now = self._clock.now()
        while self._openings and now - self._openings[0] >= MINUTE:
            self._openings.popleft()
        full = len(self._openings) >= self.most
        return max(self._resting_until - now, self._openings[0] + MINUTE - now if full else 0)

    def _work_later(self, seconds: float) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = self._clock.later(seconds, self._work_on)

    async def _open_next(self) -> None:
        """Open the direct messages of a user who is to act, or else has waited longest."""
        user_id = max(self.wishes, key=lambda one: any(self.wishes[one].matches.values()))
        wish = self.wishes[user_id]
        user = await self._bot.known_users.get(user_id)
        if user and user.dm_channel and not user.dm_closed:  # opened since that was asked for
            self._tell_opened(user_id)
            return
        self._openings.append(self._clock.now())
        try:
            channel = await self._bot.create_dm(discord.Object(user_id))
        except Exception as error:  # noqa: BLE001 - whatever it is, there is the second door
            await self._put_off(user_id, wish, error)
            return
        self._tries = 0
        await self._bot.known_users.change(
            user_id,
            lambda user: user and replace(user, dm_channel=channel.id, dm_closed=False),
        )
        self._tell_opened(user_id)

    def _tell_opened(self, user_id: int) -> None:
        for match_id in self.wishes.pop(user_id).matches:
            self._opened(match_id)

    async def _put_off(self, user_id: int, wish: Wish, error: Exception) -> None:
        """Tell a user who cannot be reached; try again unless Discord has refused for good."""
        log.info("direct messages to a player cannot be opened: %s", error)
        too_fast = isinstance(error, discord.HTTPException) and error.code == OPENED_TOO_FAST
        if is_transient(error) or too_fast:
            self._tries += 1
            pause = pause_after([error], self._tries)
            self._resting_until = self._clock.now() + (max(pause, MINUTE) if too_fast else pause)
            self.wishes[user_id] = self.wishes.pop(user_id)  # the others come first
        else:
            if not is_refused(error):
                log.error("direct messages could not be opened", exc_info=error)
            del self.wishes[user_id]
        for match_id in tuple(wish.matches):  # more may be asked for meanwhile
            try:
                await self._failed(user_id, match_id)
            except Exception as untold:  # noqa: BLE001 - the next failure tells it
                log.warning("match %s: a player could not be told so: %s", match_id, untold)
