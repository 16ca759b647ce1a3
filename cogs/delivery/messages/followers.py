"""Followers: users who watch a match are told once, by direct message, that it is over."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs.kit.messages import layouts
from cogs.kit.messages.layouts import NOBODY
from games.kit.words import LANGUAGES, Voice

if TYPE_CHECKING:
    from cogs.kit.bot import Bot
    from matches.match import Match

log = logging.getLogger(__name__)


class Followers:
    """Tells followers how a match ended."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def tell(self, match: Match) -> None:
        """Tell all who follow a match that is over; each row goes first, so none hears twice."""
        for player in await self._bot.store.followers.of_match(match.id):
            if not await self._bot.store.followers.unfollow(match.id, player):
                continue  # another process tells it
            try:
                await self._send(match, player)
            except discord.HTTPException as error:
                log.info("match %s: a follower cannot be told: %s", match.id, error)

    async def _send(self, match: Match, player: int) -> None:
        user = await self._bot.known_users.get(player)
        if (await self._bot.known_users.preferences(player)).dms == "off":
            return
        language = user.language if user else LANGUAGES[0]
        names = await self._bot.known_users.names_at(match, language)
        voice = Voice(language, match.game.spec.slug, names)
        title = f"{match.game.spec.icon} {voice('title')}"
        line = voice("follow-ended", game=title, channel=f"<#{match.channel}>")
        channel = await self._bot.create_dm(discord.Object(player))
        said = f"{line}\n{layouts.status_line(match, voice)}"
        await channel.send(said, allowed_mentions=NOBODY)
