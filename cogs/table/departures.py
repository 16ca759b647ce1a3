"""Departures: the table says so when somebody who is waited for has left the server.

Discord tells a bot of nobody who leaves, so it is asked: a moment after somebody was called and has
not acted, and now and then while they are waited for.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from discord.ext import commands, tasks

from cogs.kit.members import has_left
from cogs.kit.table_cog import TableCog
from games.kit.game import IllegalMove

if TYPE_CHECKING:
    from matches.match import Match

log = logging.getLogger(__name__)

ASKED_AFTER: Final = 25.0
"""Seconds from a call until it is asked whether the player is still there."""
ASKED_AGAIN_AFTER: Final = 10 * 60.0
"""Seconds until it is asked again, while the match waits."""
BETWEEN_LOOKS: Final = 30


class Departures(TableCog):
    """Finds out who has left the server while a match waits for them."""

    async def cog_unload(self) -> None:
        """Stop looking."""
        self.now_and_then.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin to look."""
        if not self.now_and_then.is_running():
            self.now_and_then.start()

    @tasks.loop(seconds=BETWEEN_LOOKS)
    async def now_and_then(self) -> None:
        """Ask about those who have been waited for long enough."""
        try:
            await self.look()
        except Exception:
            # Whatever it is, it must not end the loop.
            log.exception("who has left could not be found out")

    async def look(self) -> None:
        """Ask about the players of each match that is due, and note when to ask again."""
        now, called = self.bot.delivery.clock.now(), self.bot.called
        for match_id in [one for one, when in called.items() if when + ASKED_AFTER <= now]:
            del called[match_id]
            try:
                match = await self.bot.store.matches.load(match_id)
            except IllegalMove:
                continue  # it is gone, or another version's
            if match.guild and match.awaited():
                await self._ask_about(match)
                called.setdefault(match_id, now + ASKED_AGAIN_AFTER - ASKED_AFTER)

    async def _ask_about(self, match: Match) -> None:
        """Note who of those who are waited for has left or is back, and show it."""
        guild, departed = self.bot.get_guild(match.guild), self.bot.departed
        before = dict(departed)
        for seat in match.awaited():
            who = match.guild, match.players[seat]
            if await has_left(guild, who[1]):
                departed[who] = True
            else:
                departed.pop(who, None)
        if departed != before:
            self.bot.delivery.refresh(match.id)
