"""First contact: what the bot says once in a server that it has joined."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Final

import discord
from discord.ext import commands
from discord.utils import utcnow

from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.layouts import page
from cogs.kit.messages.match_controls import ShowLessons
from cogs.kit.table_cog import TableCog
from games.kit.words import Voice, language_of

log = logging.getLogger(__name__)

JUST_JOINED: Final = timedelta(days=1)
"""How long after joining a server is still greeted, if the bot was down then."""


class Greeting(TableCog):
    """Says what the bot is in servers that do not know it yet."""

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server."""
        await self._greet(guild)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Greet servers that were joined while the bot was down."""
        for guild in self.bot.guilds:
            await self.on_guild_available(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Greet a server that has come up, if it is a new one: after an outage all of them do."""
        joined = guild.me.joined_at
        if joined is not None and utcnow() - joined < JUST_JOINED:
            await self._greet(guild)

    async def _greet(self, guild: discord.Guild) -> None:
        """Greet a server where that is possible, unless it was greeted before.

        It is written down first: rather never than twice.
        """
        channel = _place(guild)
        if channel is None or not await self.bot.store.configs.greet(guild.id):
            return
        language = await self._language(guild)
        voice = Voice(language)
        learn = button(voice("button-new-here"), ShowLessons(), icon="🎓")
        ways = rows(learn) if (await self.bot.store.configs.get(guild.id)).lessons else []
        view = page(f"### {voice('greeting-title')}", None, [voice("greeting-page")], ways)
        try:
            await channel.send(view=view)
        except discord.HTTPException as error:
            log.info("server %s is not greeted: %s", guild.id, error)
        except RuntimeError:  # the session of a bot that stops in the middle of its start
            if not self.bot.is_closed():
                raise

    async def _language(self, guild: discord.Guild) -> str:
        """Return what the server has chosen, here or at Discord."""
        chosen = (await self.bot.store.configs.get(guild.id)).language
        return chosen or language_of(guild.preferred_locale.value)


def _place(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the channel for news of the system, or else the first one that may be written in."""
    preferred = [guild.system_channel] if guild.system_channel else []
    for channel in [*preferred, *sorted(guild.text_channels, key=lambda one: one.position)]:
        allowed = channel.permissions_for(guild.me)
        if allowed.view_channel and allowed.send_messages:
            return channel
    return None
