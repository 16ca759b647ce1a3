"""The bot's activity, as people see it below its name: what to type, and how much is played."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from games.kit.words import LANGUAGES, Voice
from matches.ports import StorageUnavailableError

if TYPE_CHECKING:
    from cogs.kit.bot import Bot

log = logging.getLogger(__name__)

BETWEEN_ACTIVITIES: Final = 60.0
"""Seconds between two updates; Discord takes five in twenty seconds from each connection."""


class ActivityLine:
    """Tells Discord how many tables are played, whenever that has changed."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._told: str | None = None

    async def bring_up_to_date(self) -> None:
        """Change the line if it is not true any more; a database that is away changes nothing."""
        try:
            tables = len(await self._bot.store.matches.running())
        except StorageUnavailableError as error:
            log.warning("how many tables are played is not known: %s", error)
            return
        line = Voice(LANGUAGES[0])("activity", tables=tables)  # Discord shows all people the same
        if line != self._told:
            await self._bot.change_presence(activity=discord.CustomActivity(line))
            self._told = line

    def forget(self) -> None:
        """Tell it again the next time: a new connection begins without an activity."""
        self._told = None
