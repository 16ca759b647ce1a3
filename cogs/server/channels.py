"""Channels that open again: a permission given back, a thread unlocked, the bot invited anew.

Discord tells of most of it. What it does not tell, such as a thread in a server that was away, is
found by trying now and then.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

from cogs.kit.permissions import may_post
from cogs.kit.table_cog import TableCog
from games.kit.game import IllegalMove
from matches.ports import StorageUnavailableError
from matches.wakeups import Wakeups

if TYPE_CHECKING:
    from cogs.kit.bot import Bot

log = logging.getLogger(__name__)

BETWEEN_CHANNEL_LOOKS: Final = 15 * 60.0
"""Seconds after which it is tried whether a channel is open again."""


class Channels(TableCog):
    """Shows matches again whose channels the bot was shut out of."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._looks = Wakeups(
            self.look_again,
            bot.delivery.clock,
            pauses=[BETWEEN_CHANNEL_LOOKS],
            named=lambda _: "closed channels",
        )

    async def cog_load(self) -> None:
        """Start trying now and then."""
        self._looks.wake(None)

    async def cog_unload(self) -> None:
        """Stop trying."""
        await self._looks.close()

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_member_update")
    @commands.Cog.listener("on_raw_thread_update")
    async def look_at_once(self, *_: object) -> None:
        """Notice that a server is back, what a channel or role allows now, that a thread is open.

        Without further intents the bot hears of no other member than itself.
        """
        self._looks.wake(None)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Come to a thread that the bot was added to."""
        self.bot.threads_left.discard(thread.id)
        self._looks.wake(None)

    @commands.Cog.listener()
    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Note that the bot was removed from a thread."""
        self.bot.threads_left.add(thread.id)

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

    async def look_again(self, _key: None) -> float:
        """Show the matches of those closed channels in which the bot may post again.

        Return when to look next for what Discord did not tell, in seconds since the epoch.
        """
        for channel in self.bot.delivery.closed_channels():
            if await self._is_open(channel):
                await self._show_match_in(channel)
        return self.bot.delivery.clock.now() + BETWEEN_CHANNEL_LOOKS

    async def _is_open(self, channel_id: int) -> bool:
        channel = self.bot.get_channel(channel_id)
        try:
            channel = channel or await self.bot.fetch_channel(channel_id)
        except (discord.HTTPException, discord.InvalidData):
            return False
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return False
        is_in = channel_id not in self.bot.threads_left
        return is_in and self.bot.get_guild(channel.guild.id) is not None and may_post(channel)

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
