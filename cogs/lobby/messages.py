"""Lobbies on show: one message each, laid out, posted and brought up to date."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from cogs.kit.discord_errors import UNKNOWN_MESSAGE, is_refused
from cogs.kit.messages.layouts import NOBODY
from cogs.kit.pictures.titles import TitleJob
from cogs.lobby.layout import dealing_page, lobby_page
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discord import ui

    from cogs.kit.bot import Bot, Call
    from matches.records import Lobby

log = logging.getLogger(__name__)


class LobbyMessages:
    """Shows every lobby in its message; each changes under its own lock."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def lock(self, lobby_id: int) -> asyncio.Lock:
        """Return the lock of one lobby: changes are made one after another, from what is stored."""
        return self._bot.lobby_locks.setdefault(lobby_id, asyncio.Lock())

    async def page(
        self, lobby: Lobby, *, reset: bool = False, left: Sequence[str] = ()
    ) -> tuple[ui.LayoutView, list[discord.File]]:
        """Lay out a lobby, with the picture of its game if that is drawn already.

        It notes whether options were `reset`, and the names of those who have `left` the server.
        """
        voice, note = Voice(lobby.language, lobby.game), ""
        if left:
            note = voice("lobby-departed", who=voice.series(left), count=len(left))
        elif reset:
            note = voice("lobby-options-reset")
        game = self._bot.shelf[lobby.game]
        if not lobby.guild:
            return dealing_page(game, lobby), []
        names = await self._bot.known_users.names(lobby.players, lobby.guild, lobby.language)
        picture = self._bot.pictures.at_hand(TitleJob(type(game), lobby.language))
        config = await self._bot.store.configs.get(lobby.guild)
        view = lobby_page(game, lobby, names, config, picture, note)
        return view, [picture.file()] if picture else []

    async def show(
        self, call: Call, lobby: Lobby, view: ui.LayoutView, files: Sequence[discord.File] = ()
    ) -> None:
        """Show a lobby in answer to a press, or if that fails by editing its message.

        The change must be written down by then, as the lobby is read again.
        """
        try:
            await call.response.edit_message(view=view, attachments=files)
        except (discord.DiscordException, OSError) as error:
            if lobby.message is None:
                raise
            log.info("lobby %s: shown without an answer: %s", lobby.id, error)
            for file in files:
                file.reset()
            await self.edit(lobby, view, files)

    async def edit(
        self, lobby: Lobby, view: ui.LayoutView, files: Sequence[discord.File] = ()
    ) -> None:
        """Edit the message of a lobby."""
        channel = self._bot.get_partial_messageable(lobby.channel, guild_id=lobby.guild)
        await channel.get_partial_message(lobby.message or 0).edit(
            view=view, attachments=files, allowed_mentions=NOBODY
        )

    async def try_to_edit(
        self, lobby: Lobby, view: ui.LayoutView, files: Sequence[discord.File] = ()
    ) -> None:
        """Edit the message of a lobby, if it can still be edited."""
        try:
            await self.edit(lobby, view, files)
        except discord.HTTPException as error:
            log.info("lobby %s: its message stays as it is: %s", lobby.id, error)

    async def is_there(self, lobby: Lobby) -> bool:
        """Tell whether Discord still has the message of a lobby, or does not let us see that."""
        channel = self._bot.get_partial_messageable(lobby.channel, guild_id=lobby.guild)
        try:
            await channel.get_partial_message(lobby.message or 0).fetch()
        except discord.NotFound as error:
            return error.code != UNKNOWN_MESSAGE
        except (discord.DiscordException, OSError) as error:
            log.info("lobby %s: its message is not looked for: %s", lobby.id, error)
        return True

    async def replace_deleted(self, seen: Lobby) -> None:
        """Post a lobby anew whose message was deleted; deleted a second time it is closed.

        It is closed as well where it cannot be posted.

        Raises:
            discord.HTTPException: if Discord fails for a reason that may pass.
        """
        async with self.lock(seen.id):
            lobby = await self._bot.store.lobbies.get(seen.id)
            if lobby is None or lobby.message != seen.message:
                return  # started, closed, or posted anew by now
            if lobby.game not in self._bot.shelf or lobby.id in self._bot.lobbies_replaced:
                await self._bot.store.lobbies.close(lobby.id)
                return
            view, files = await self.page(lobby)
            channel = self._bot.get_partial_messageable(lobby.channel, guild_id=lobby.guild)
            try:
                message = await channel.send(view=view, files=files)
            except discord.HTTPException as error:
                if not is_refused(error):
                    raise
                log.info("lobby %s: closed, as it cannot be posted anew: %s", lobby.id, error)
                await self._bot.store.lobbies.close(lobby.id)
                return
            self._bot.lobbies_replaced[lobby.id] = True
            await self._bot.store.lobbies.change(
                lobby.id, lambda now: replace(now, message=message.id)
            )

    async def add_picture(self, shown: Lobby) -> None:
        """Have the picture of a lobby's game drawn where it was shown without, and show it then."""
        title = TitleJob(type(self._bot.shelf[shown.game]), shown.language)
        if self._bot.pictures.has(title) or await self._bot.pictures.of(title) is None:
            return
        async with self.lock(shown.id):
            lobby = await self._bot.store.lobbies.get(shown.id)
            if lobby is None or lobby.message is None:
                return
            await self.try_to_edit(lobby, *await self.page(lobby))
