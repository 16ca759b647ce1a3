"""Playing alone in the bot's direct messages: table and hand are one message, and nobody is called.

Such a match belongs to no server, so it counts nowhere. The message that announces the deal, with
its seal, becomes the hand as soon as that is drawn.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from cogs.kit.bot import channel_of
from cogs.kit.discord_errors import is_refused
from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.layouts import page
from cogs.kit.messages.match_controls import AskToResign, ShowHand
from cogs.kit.messages.seals import deal
from cogs.kit.responses import acknowledge
from cogs.kit.voices import own_voice
from cogs.lobby.agreed_options import agreed_options
from cogs.lobby.fresh import check_limits
from matches.links import link_to
from matches.match import Turn
from matches.records import PostedMessage

if TYPE_CHECKING:
    from discord import ui

    from cogs.kit.bot import Bot, Call
    from cogs.lobby.fresh import FreshLobbies
    from cogs.lobby.messages import LobbyMessages
    from matches.match import Match
    from matches.records import Lobby

log = logging.getLogger(__name__)

NO_SERVER = 0
"""What stands for the server of direct messages."""


class PrivateTables:
    """Deals matches to one person in direct messages."""

    def __init__(self, bot: Bot, messages: LobbyMessages, fresh: FreshLobbies) -> None:
        self._bot = bot
        self._messages = messages
        self._fresh = fresh

    async def deal_here(
        self, call: Call, slug: str, players: tuple[int, ...], like: Match | None = None
    ) -> bool:
        """Deal in the direct messages in which a user calls, as the answer to that.

        One match at a time is played there: while it runs, the ways on with it are offered.
        Returns whether it was dealt.
        """
        channel = channel_of(call)
        if running := await self._running(channel):
            voice = own_voice(call, running.game.spec.slug)
            ways = [
                button(voice("button-hand"), ShowHand(running.id), icon="🖐️"),
                button(voice("button-leave-match"), AskToResign(running.id)),
            ]
            said = voice("private-taken", game=voice("title"))
            view = page(said, controls=rows(*ways))
            await call.response.send_message(view=view, ephemeral=True)
            return False
        await check_limits(call)
        lobby = await self._fresh.write(call, slug, players, like, alone=True)
        await self._begin(await self._fresh.show(call, lobby))
        return True

    async def deal_from_server(
        self, call: Call, slug: str, players: tuple[int, ...], *, else_here: ui.Button[Any]
    ) -> bool:
        """Deal in the direct messages of a user who asks in a server, and say so in place.

        While a match runs there, `else_here` offers the channel instead. Returns False if that
        user takes no direct messages.

        Raises:
            discord.HTTPException: if Discord fails for a reason that may pass.
        """
        await acknowledge(call, in_place=True)
        channel: int | None = None
        try:
            channel = (await self._bot.create_dm(discord.Object(call.user.id))).id
            running = await self._running(channel)
            if running is None:
                await check_limits(call)
                await self._announce(call, slug, channel, players)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("a match cannot be dealt in direct messages: %s", error)
            await self._note_closed(call.user.id, channel)
            return False
        voice, there = own_voice(call), link_to(NO_SERVER, channel)
        said = voice("private-dealt", link=there)
        ways = [else_here] if running else []
        if running:
            title = own_voice(call, running.game.spec.slug)("title")
            said = voice("private-taken-there", game=title, link=there)
        await call.edit_original_response(view=page(said, controls=rows(*ways)), attachments=[])
        return True

    async def _note_closed(self, user: int, channel: int | None) -> None:
        """Write down that a user takes no direct messages, as they have just been told."""
        await self._bot.known_users.change(
            user, lambda known: known and replace(known, dm_channel=channel, dm_closed=True)
        )

    async def _announce(
        self, call: Call, slug: str, channel: int, players: tuple[int, ...]
    ) -> None:
        lobby = await self._fresh.write(call, slug, players, place=(NO_SERVER, channel), alone=True)
        there = self._bot.get_partial_messageable(channel)
        await self._begin(await self._fresh.post(lobby, there))

    async def _running(self, channel: int) -> Match | None:
        """Return the match that runs in direct messages; close a lobby that a crash has left."""
        left = await self._bot.store.lobbies.in_channel(channel)
        if left and not await self._fresh.is_on_its_way(left):
            async with self._messages.lock(left.id):  # unless it is being dealt just now
                await self._bot.store.lobbies.close(left.id)
        return await self._bot.store.matches.in_channel(channel, "")

    async def _begin(self, lobby: Lobby) -> None:
        """Deal, and let the hand take the place of the announcement."""
        options = agreed_options(self._bot.shelf[lobby.game], lobby.options)
        async with self._messages.lock(lobby.id):
            match = await deal(self._bot, lobby, options)
        seat, now = match.seat_of(lobby.host), self._bot.delivery.clock.now()
        shown = PostedMessage(
            match.id, seat, "board", match.channel, lobby.message or 0, digest="", posted=now
        )
        try:
            await self._bot.store.messages.change([shown])
        finally:
            self._bot.delivery.show(Turn(match, ()))
