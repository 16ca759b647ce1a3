"""The end of a tournament whose channel was deleted: its people read of it by direct message."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import discord

from cogs.kit.messages.layouts import NOBODY
from cogs.tournaments.layout import channel_deleted_page
from games.kit.words import LANGUAGES

if TYPE_CHECKING:
    from cogs.kit.bot import Bot
    from cogs.tournaments.messages import TournamentMessages
    from matches.tournaments.tournament import Tournament

log = logging.getLogger(__name__)

MOST_FRESH_DMS: Final = 10
"""Direct messages opened for this; of more at once Discord refuses some, and others after them."""


class Farewells:
    """Tells the people of a tournament that it has ended."""

    def __init__(self, bot: Bot, messages: TournamentMessages) -> None:
        self._bot = bot
        self._messages = messages

    async def tell(self, ended: Tournament) -> None:
        """Tell everybody who was still in it, each in their own language, with the standings."""
        fresh = 0
        for entrant in ended.people:
            user = await self._bot.known_users.get(entrant.player)
            if (await self._bot.known_users.preferences(entrant.player)).dms == "off":
                continue
            known = user.dm_channel if user else None
            fresh += known is None
            if fresh > MOST_FRESH_DMS and known is None:
                continue
            language = user.language if user else LANGUAGES[0]
            shown = await self._messages.shown(replace(ended, language=language))
            try:
                channel = known or (await self._bot.create_dm(discord.Object(entrant.player))).id
                to = self._bot.get_partial_messageable(channel)
                await to.send(view=channel_deleted_page(shown), allowed_mentions=NOBODY)
            except (discord.DiscordException, OSError) as error:
                log.info("tournament %s: an entrant cannot be told: %s", ended.id, error)
