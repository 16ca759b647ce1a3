"""Feedback: texts to the operator, with nothing that the operator may not read."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from cogs.kit.answers import acknowledge
from cogs.kit.commands.commands import command
from cogs.kit.failures import may_pass
from cogs.kit.limits import check_limit
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import own_voice
from games.kit.game import IllegalMove
from matches.limits import FEEDBACK

if TYPE_CHECKING:
    from cogs.kit.bot import Call

log = logging.getLogger(__name__)

LONGEST_FEEDBACK: Final = 1500
"""Characters; with what stands above it fits one message."""
NOWHERE: Final = "–"


class Feedback(TableCog):
    """Passes texts of players on to the operator."""

    @command("feedback")
    async def feedback_command(
        self, call: Call, text: app_commands.Range[str, 1, LONGEST_FEEDBACK]
    ) -> None:
        """Bring a text to the operator: without names, and without what a hand or table shows.

        Raises:
            IllegalMove: if the operator named no place, or the last one was a moment ago.
        """
        if self.bot.feedback is None:
            raise IllegalMove("feedback-nowhere")
        await check_limit(call, FEEDBACK)
        await acknowledge(call, in_place=False)
        voice = own_voice(call)
        sent = await self._send(f"💌 {await self._about(call)} · {voice.language}\n{text}")
        said = voice("feedback-sent" if sent else "feedback-lost")
        await call.edit_original_response(content=said)

    async def _about(self, call: Call) -> str:
        """Name the match here, if one runs, as the log does: by its game and number."""
        running = await self.bot.store.moderation.running_in(call.channel_id or 0)
        if running is None:
            return NOWHERE
        try:
            match = await self.bot.store.matches.load(running)
        except IllegalMove:
            return str(running)
        return f"{match.game.spec.slug} {match.id}"

    async def _send(self, text: str) -> bool:
        """Send a text to the operator's channel, or to the operator; tell whether it got there."""
        place = self.bot.feedback or 0
        try:
            try:
                await self.bot.get_partial_messageable(place).send(text, suppress_embeds=True)
            except discord.HTTPException as error:
                if may_pass(error):
                    raise
                channel = await self.bot.create_dm(discord.Object(place))
                await channel.send(text, suppress_embeds=True)
        except discord.HTTPException as error:
            log.warning("feedback does not reach %s: %s", place, error)
            return False
        return True
