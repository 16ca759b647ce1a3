"""Feedback: texts to the operator, with nothing that the operator may not read."""

from __future__ import annotations

import json
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from cogs.kit.bot import channel_of
from cogs.kit.commands.commands import command
from cogs.kit.discord_errors import is_transient
from cogs.kit.limits import check_limit
from cogs.kit.responses import acknowledge
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import own_voice
from games.kit.game import IllegalMove
from matches.limits import FEEDBACK

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.kit.bot import Call
    from storage.variables import Variables

log = logging.getLogger(__name__)

LONGEST_FEEDBACK: Final = 1500
"""Characters; with what stands above it fits one message."""
NOWHERE: Final = "–"
KEPT: Final = "feedback"
"""The variable with the letters that have not reached the operator yet, oldest first, as JSON."""
LETTERS_KEPT: Final = 20
"""The last ones."""


async def letters_kept(variables: Variables) -> tuple[str, ...]:
    """Return what has been written to the operator and has not got there."""
    return tuple(json.loads(await variables.get(KEPT) or "[]"))


def _without(letter: str, kept: list[str]) -> list[str]:
    return [one for one in kept if one != letter]


class Feedback(TableCog):
    """Passes texts of players on to the operator."""

    @command("feedback")
    async def feedback_command(
        self, call: Call, text: app_commands.Range[str, 1, LONGEST_FEEDBACK]
    ) -> None:
        """Bring a text to the operator: without names, and without what a hand or table shows.

        It is kept until it gets there, for who has typed it should not have done so in vain.

        Raises:
            IllegalMove: if the last one was a moment ago.
        """
        await check_limit(call, FEEDBACK)
        await acknowledge(call, in_place=False)
        voice = own_voice(call)
        letter = f"{await self._about(call)} · {voice.language}\n{text}"
        await self._change(lambda kept: [*kept, letter][-LETTERS_KEPT:])
        while letters := await letters_kept(self.bot.store.variables):
            if not await self._send(f"💌 {letters[0]}"):
                break
            await self._change(partial(_without, letters[0]))
        said = voice("feedback-kept" if letters else "feedback-sent")
        await call.edit_original_response(content=said)

    async def _change(self, change: Callable[[list[str]], list[str]]) -> None:
        """Change which letters are kept, also while another process does."""
        variables, swapped = self.bot.store.variables, False
        while not swapped:
            before = await variables.get(KEPT)
            after = json.dumps(change(json.loads(before or "[]")))
            swapped = await variables.swap(KEPT, before, after)

    async def _about(self, call: Call) -> str:
        """Name the match here, if one runs, as the log does: by its game and number."""
        running = await self.bot.store.matches.running_in(channel_of(call))
        if running is None:
            return NOWHERE
        try:
            match = await self.bot.store.matches.load(running)
        except IllegalMove:
            return str(running)
        return f"{match.game.spec.slug} {match.id}"

    async def _send(self, text: str) -> bool:
        """Send a text to the operator's channel, or to the operator; tell whether it got there."""
        place = self.bot.feedback
        if place is None:
            return False
        try:
            try:
                await self.bot.get_partial_messageable(place).send(text, suppress_embeds=True)
            except discord.HTTPException as error:
                if is_transient(error):
                    raise
                channel = await self.bot.create_dm(discord.Object(place))
                await channel.send(text, suppress_embeds=True)
        except discord.HTTPException as error:
            log.warning("feedback does not reach %s: %s", place, error)
            return False
        return True
