"""Retention: data of servers that removed the bot, and of matches over long ago, are deleted."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

from discord.ext import commands, tasks

from cogs.kit.table_cog import TableCog

if TYPE_CHECKING:
    import discord

    from cogs.kit.bot import Bot

log = logging.getLogger(__name__)

KEPT_FOR_RETURN: Final = 30 * 24 * 60 * 60.0
"""Seconds for which the data of a server are kept that has removed the bot."""

BETWEEN_DELETIONS: Final = 12 * 60 * 60.0
"""Seconds in which one process's deletion counts for all.

Half a day, so that the next night's look is never taken for the same as this night's.
"""


class Retention(TableCog):
    """Notices which servers have gone, and deletes what is kept no longer."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.now = time.time

    async def cog_unload(self) -> None:
        """Stop looking."""
        self.once_a_day.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin to look, once it is known which servers there are."""
        if not self.once_a_day.is_running():
            self.once_a_day.start()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep what is there of a server that has come back."""
        await self.bot.store.retention.back(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Count the days from now on; servers that are only away for a while do not come here."""
        await self.bot.store.retention.left(guild.id, self.now())

    @tasks.loop(hours=24)
    async def once_a_day(self) -> None:
        """Delete what is kept no longer."""
        try:
            await self.look()
        except Exception:
            # Whatever it is, it must not end the loop.
            log.exception("what is kept no longer could not be deleted")

    async def look(self) -> None:
        """Find out which servers are gone; then one of all processes deletes what has expired."""
        store, now = self.bot.store, self.now()
        present = [guild.id for guild in self.bot.guilds]
        await store.retention.compare(present, now, self.bot.is_ours)
        if not await store.variables.is_due("retention", now, BETWEEN_DELETIONS):
            return
        gone = await store.retention.purge_servers(now - KEPT_FOR_RETURN)
        rows = await store.retention.purge_matches(now)
        await store.privacy.scrub()
        if gone or rows:
            log.info("deleted the data of %d servers and %d old matches", len(gone), rows)
