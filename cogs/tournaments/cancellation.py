"""Cancellation of a tournament whose channel was deleted, told to its people by direct message."""

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

MOST_DMS_OPENED: Final = 10
"""Direct messages opened for this; of more at once Discord refuses some, and others after them."""


async def tell_cancelled(bot: Bot, messages: TournamentMessages, ended: Tournament) -> None:
    """Tell everybody who was still in it, each in their own language, with the standings."""
    opened = 0
    for entrant in ended.people:
        user = await bot.known_users.get(entrant.player)
        if (await bot.known_users.preferences(entrant.player)).dms == "off":
            continue
        known = user.dm_channel if user else None
        opened += known is None
        if opened > MOST_DMS_OPENED and known is None:
            continue
        language = user.language if user else LANGUAGES[0]
        shown = await messages.shown(replace(ended, language=language))
        try:
            channel = known or (await bot.create_dm(discord.Object(entrant.player))).id
            to = bot.get_partial_messageable(channel)
            await to.send(view=channel_deleted_page(shown), allowed_mentions=NOBODY)
        except (discord.DiscordException, OSError) as error:
            log.info("tournament %s: an entrant cannot be told: %s", ended.id, error)
