"""Private pages of commands: who asks for one again has it once, where it can be seen."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.bot import channel_of
from cogs.kit.table_cog import TableCog
from matches.caching import BoundedDict

if TYPE_CHECKING:
    from cogs.kit.bot import Bot, Call, TakeAway

log = logging.getLogger(__name__)

ALWAYS_PRIVATE: Final = frozenset({"config", "help", "leaderboard", "profile", "rules", "settings"})
"""Commands whose answers only the asker reads, and that show the same when asked again."""
ANSWERS_KEPT: Final = 1_000
"""Answers that can still be taken away."""


class NewestAnswers(TableCog):
    """Takes the earlier answer to a command away where the same person asks it again."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._latest: BoundedDict[tuple[int, int, str], TakeAway] = BoundedDict(ANSWERS_KEPT)
        """By user, channel, and what was asked: the command with its options."""

    @commands.Cog.listener()
    async def on_app_command_completion(
        self, call: Call, used: app_commands.Command[Any, ..., Any]
    ) -> None:
        """Let the newest answer stand alone."""
        if used.qualified_name not in ALWAYS_PRIVATE:
            return
        asked = call.user.id, channel_of(call), f"{used.qualified_name} {call.namespace}"
        earlier = self._latest.get(asked)
        self._latest[asked] = call.delete_original_response
        if earlier is None:
            return
        try:
            await earlier()
        except (discord.DiscordException, OSError) as error:
            log.info("interaction %s: an earlier answer stays: %s", call.id, error)
