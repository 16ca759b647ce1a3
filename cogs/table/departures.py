"""Departures: the table says so when somebody who is waited for has left the server.

Discord tells a bot of nobody who leaves. So everybody who is waited for is looked for twice a
minute, server by server over the gateway, which takes no request; only of those who are not found
there Discord is asked once more.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from discord.ext import commands, tasks

from cogs.kit.members import has_left, not_found
from cogs.kit.table_cog import TableCog
from games.kit.game import IllegalMove

if TYPE_CHECKING:
    from cogs.kit.bot import Bot

log = logging.getLogger(__name__)

BETWEEN_DEPARTURE_LOOKS: Final = 30
"""Seconds until it is looked again who has left."""
SERVERS_AT_ONCE: Final = 25
"""Servers looked into at once, for each connection: Discord takes 120 messages of it a minute."""
MATCHES_READ: Final = 50
"""Matches read at once after a start, to learn whom they wait for."""


class Departures(TableCog):
    """Finds out who has left the server while a match waits for them."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._unread: list[int] | None = None
        """Matches that ran at the start and have not been read yet; None before that is known."""
        self._looked: dict[int, int] = {}
        """In which look each server was looked into last."""
        self._looks = 0

    async def cog_unload(self) -> None:
        """Stop looking."""
        self.now_and_then.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin to look."""
        if not self.now_and_then.is_running():
            self.now_and_then.start()

    @tasks.loop(seconds=BETWEEN_DEPARTURE_LOOKS)
    async def now_and_then(self) -> None:
        """Look who has left."""
        try:
            await self.look()
        except Exception:
            # Whatever it is, it must not end the loop.
            log.exception("who has left could not be found out")

    async def look(self) -> None:
        """Look for all who are waited for; where more servers are than at once, take turns."""
        await self._read_some()
        self._looks += 1
        waited_for: dict[int, set[int]] = {}
        for match_id, (guild_id, players, seats) in [*self.bot.awaited.items()]:
            if guild_id and seats:
                people = {players[seat] for seat in seats if players[seat] > 0}
                waited_for.setdefault(guild_id, set()).update(people)
            else:
                del self.bot.awaited[match_id]
        turns = sorted(waited_for, key=lambda one: self._looked.get(one, 0))
        now = turns[: SERVERS_AT_ONCE * len(self.bot.shards)]
        seen = {one: self._looked.get(one, 0) for one in turns}
        self._looked = seen | dict.fromkeys(now, self._looks)
        await asyncio.gather(*(self._look_into(one, waited_for[one]) for one in now))

    async def _read_some(self) -> None:
        """Read some of the matches that ran at the start: perhaps nobody moves in them."""
        matches = self.bot.store.matches
        if self._unread is None:
            self._unread = [*await matches.running()]
        part, self._unread = self._unread[:MATCHES_READ], self._unread[MATCHES_READ:]
        for match_id in part:
            with suppress(IllegalMove):  # it is over, or another version's
                match = await matches.load(match_id)
                if self.bot.is_ours(match.guild):
                    known = match.guild, match.players, match.awaited()
                    self.bot.awaited.setdefault(match_id, known)

    async def _look_into(self, guild_id: int, players: set[int]) -> None:
        """Note who of those who are waited for in a server has left or is back, and show it."""
        guild, departed = self.bot.get_guild(guild_id), self.bot.departed
        if guild is None:
            return
        missing = await not_found(guild, sorted(players))
        if missing is None:
            return
        changed: set[int] = set()
        for player in players:
            who = guild_id, player
            if player not in missing and departed.pop(who, False):
                changed.add(player)
            elif player in missing and who not in departed and await has_left(guild, player):
                departed[who] = True
                changed.add(player)
        for match_id, (_, seated, seats) in [*self.bot.awaited.items()]:
            if any(seated[seat] in changed for seat in seats):
                self.bot.delivery.refresh(match_id)
