"""Channels that open again: a permission given back, a thread unlocked, the bot invited anew.

Discord tells of most of it. What it does not tell, such as a thread in a server that was away, is
found by trying now and then.
"""

from __future__ import annotations

import logging
from typing import Final

import discord
from discord.ext import commands, tasks

from cogs.kit.permissions import may_post
from cogs.kit.table_cog import TableCog
from games.kit.game import IllegalMove
from matches.ports import StorageUnavailableError

log = logging.getLogger(__name__)

MINUTES_BETWEEN_TRIES: Final = 15


class Channels(TableCog):
    """Shows matches again whose channels the bot was shut out of."""

    async def cog_load(self) -> None:
        """Start trying now and then."""
        self.now_and_then.start()

    async def cog_unload(self) -> None:
        """Stop trying."""
        self.now_and_then.cancel()

    @commands.Cog.listener()
    async def on_guild_join(self, _guild: discord.Guild) -> None:
        """Come back to a server."""
        await self.look_again()

    @commands.Cog.listener()
    async def on_guild_available(self, _guild: discord.Guild) -> None:
        """Come back to a server that was away."""
        await self.look_again()

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _before: object, _after: object) -> None:
        """Notice what a channel now allows."""
        await self.look_again()

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: object, _after: object) -> None:
        """Notice what a role now allows."""
        await self.look_again()

    @commands.Cog.listener()
    async def on_member_update(self, _before: object, _after: object) -> None:
        """Notice a role given to the bot: without further intents it hears of no other member."""
        await self.look_again()

    @commands.Cog.listener()
    async def on_raw_thread_update(self, _event: object) -> None:
        """Notice a thread that was unlocked or unarchived."""
        await self.look_again()

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, gone: discord.abc.GuildChannel) -> None:
        """Let the hands of a match say at once that its channel is gone."""
        await self._notice_deleted(gone.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Do the same for a thread."""
        await self._notice_deleted(gone.thread_id)

    async def _notice_deleted(self, channel: int) -> None:
        try:
            match_id = await self.bot.store.matches.running_in(channel)
        except StorageUnavailableError as error:
            log.warning("that a channel is gone is said with the next move: %s", error)
            return
        if match_id is not None:
            self.bot.delivery.refresh(match_id, fresh_table=True)

    @tasks.loop(minutes=MINUTES_BETWEEN_TRIES)
    async def now_and_then(self) -> None:
        """Look for what Discord did not tell."""
        try:
            await self.look_again()
        except Exception:
            log.exception("could not look for channels that came back")

    async def look_again(self) -> None:
        """Show the matches of those closed channels in which the bot may post again."""
        for channel in self.bot.delivery.closed_channels():
            if await self._is_open(channel):
                await self._show_match_in(channel)

    async def _is_open(self, channel_id: int) -> bool:
        channel = self.bot.get_channel(channel_id)
        try:
            channel = channel or await self.bot.fetch_channel(channel_id)
        except (discord.HTTPException, discord.InvalidData):
            return False
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return False
        return self.bot.get_guild(channel.guild.id) is not None and may_post(channel)

    async def _show_match_in(self, channel: int) -> None:
        self.bot.delivery.retry_channel(channel)
        try:
            match = await self.bot.store.matches.in_channel(channel)
        except IllegalMove as error:
            log.info("channel %s is open again, its match not: %s", channel, error.text.key)
            return
        if match is not None:
            log.info("match %s: channel %s is open again", match.id, channel)
            self.bot.delivery.refresh(match.id)
