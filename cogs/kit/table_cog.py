"""The base of the cogs whose controls stand below tables, hands and lobbies."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.messages.layouts import page, shrunk
from cogs.kit.responses import acknowledge, show_page
from cogs.kit.voices import match_voice
from matches.records import COPY, HAND

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.kit.bot import Bot, Call
    from games.kit.game import Seat
    from matches.match import Match, Turn
    from matches.records import PostedMessage

log = logging.getLogger(__name__)


class TableCog(commands.Cog):
    """A cog of the bot.

    Commands and answers raise IllegalMove for what is not possible, and `cogs.kit.refusals` says it
    to the user.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def show_hand(
        self,
        call: Call,
        match: Match,
        seat: Seat,
        path: tuple[int, ...] | None = None,
        pages_turned: int = 0,
        *,
        in_place: bool,
    ) -> None:
        """Answer with a hand, privately or in place of the pressed message.

        If it must be drawn, the answer is deferred: drawing may take longer than Discord waits.

        Raises:
            IllegalMove: "moved-on" for a stale path.
        """
        voice = await match_voice(call, match)
        promised = not await self.bot.hands.is_drawn(match, seat, voice, path)
        if promised:
            await acknowledge(call, in_place=in_place)
        view, picture = await self.bot.hands.lay_out(
            match, seat, voice, path, pages_turned, as_of=not in_place
        )
        try:
            await show_page(call, view, picture, in_place=in_place, promised=promised)
        finally:
            if in_place:
                await self._look_again_if_late(match)

    async def open_hand(self, call: Call, match: Match, *, in_place: bool) -> None:
        """Answer with the hand of the asker, and keep the answer up to date.

        The hand of a match in direct messages is its table, too, and stands once: it is posted
        anew, below all else, and the answer says so.
        """
        if match.guild or match.outcome:
            await self.show_hand(call, match, match.seat_of(call.user.id), in_place=in_place)
            await self.bot.private_answers.remember(call, match, HAND if in_place else COPY)
            return
        self.bot.delivery.refresh(match.id, fresh_table=True)
        said = page((await match_voice(call, match))("hand-below"))
        await show_page(call, said, None, in_place=in_place, promised=False)

    async def redraw(
        self, call: Call, match: Match, seat: Seat, note: str = "", *, as_of: bool = False
    ) -> None:
        """Bring the hand that an interaction showed, or was pressed on, up to date."""
        if as_of:  # a climax that it is to show first
            await self.bot.delivery.film_drawn(match)
        voice = await match_voice(call, match)
        view, picture = await self.bot.hands.lay_out(match, seat, voice, note=note, as_of=as_of)
        files = [picture.file()] if picture else []
        try:
            await call.edit_original_response(view=view, attachments=files)
        finally:
            await self._look_again_if_late(match)

    async def _look_again_if_late(self, match: Match) -> None:
        """Have all that shows a match looked at again if an answer shows what it was before.

        It may stand over a later hand, also where Discord seemed to fail.
        """
        if (await self.bot.store.matches.load(match.id)).ply != match.ply:
            self.bot.delivery.refresh(match.id, anew=True)

    async def show_move(self, call: Call, turn: Turn, seat: Seat) -> None:
        """Let everybody see a move that was pressed, the private hand it was pressed on first."""
        is_copy = call.message is not None and call.message.flags.ephemeral
        if is_copy:
            self.bot.private_answers.hand_answered(turn.match, seat)
        self.bot.delivery.show(turn, pressed=call.message)
        await acknowledge(call, in_place=True)
        if is_copy:
            await self.redraw_copy(call, turn.match, seat)

    async def redraw_copy(self, call: Call, match: Match, seat: Seat) -> None:
        """Bring a private hand up to date after a move; it shrinks to a line, or ends with all."""
        if seat in match.actors():
            await self.redraw(call, match, seat, as_of=True)
            return
        if match.outcome:
            await call.delete_original_response()
            return
        voice = await match_voice(call, match)
        await call.edit_original_response(view=shrunk(match, voice), attachments=[])

    async def delete_messages(self, messages: Iterable[PostedMessage]) -> None:
        """Delete what shows something of a match, as far as it is there and within reach."""
        for one in messages:
            channel = self.bot.get_partial_messageable(one.channel)
            try:
                await channel.get_partial_message(one.message).delete()
            except discord.HTTPException as error:
                log.info("match %s: a message stays: %s", one.match, error)


class ServerCog(TableCog):
    """A cog whose commands are about a server; in direct messages they say so in one line."""

    async def interaction_check(self, call: discord.Interaction[Any], /) -> bool:
        """Refuse commands in direct messages.

        Raises:
            NoPrivateMessage: there.
        """
        if call.guild_id is None:
            raise app_commands.NoPrivateMessage
        return True
