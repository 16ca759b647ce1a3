"""Lobbies on show: one message each, laid out, posted and brought up to date."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import discord

from cogs.kit.discord_errors import UNKNOWN_MESSAGE, is_refused
from cogs.kit.messages.layouts import NOBODY
from cogs.kit.pictures.titles import TitleJob
from cogs.lobby.layout import dealing_page, lobby_page
from games.kit.words import Voice
from matches.computers.paces import slowest
from matches.seated import is_computer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from discord import ui

    from cogs.kit.bot import Bot, Call
    from matches.records import Lobby

log = logging.getLogger(__name__)


LayOut: TypeAlias = "Callable[[], Awaitable[tuple[ui.LayoutView, list[discord.File]]]]"


class LobbyLock(asyncio.Lock):
    """The lock of a lobby, and what is on its way to its message."""

    newest: Face
    """What its message is to show."""
    on_their_way = 0
    """Requests that Discord has not answered yet."""
    have_crossed = False
    """Whether two of them were on their way at once: Discord may have taken either one last."""


class Face(NamedTuple):
    """What the message of a lobby is to show from a change on."""

    lobby: Lobby
    lay_out: LayOut
    lock: LobbyLock


class LobbyMessages:
    """Shows every lobby in its message.

    A lobby changes under its own lock. What it is to show from then on is settled under that as
    well, and shown without it: an answer that hangs must not hold up what others press.
    """

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def lock(self, lobby_id: int) -> LobbyLock:
        """Return the lock of one lobby: changes are made one after another, from what is stored."""
        lock: LobbyLock = self._bot.lobby_locks.setdefault(lobby_id, LobbyLock())
        return lock

    def face(self, lobby: Lobby, lay_out: LayOut | None = None) -> Face:
        """Settle what a lobby is to show, by default its page; its lock must be held."""
        lock = self.lock(lobby.id)
        lock.newest = Face(lobby, lay_out or partial(self.page, lobby), lock)
        return lock.newest

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
            return dealing_page(game, lobby, await self.slower(lobby)), []
        names = await self._bot.known_users.names(lobby.players, lobby.guild, lobby.language)
        picture = self._bot.pictures.at_hand(TitleJob(type(game), lobby.language))
        config = await self._bot.store.configs.get(lobby.guild)
        view = lobby_page(game, lobby, names, config, picture, note)
        return view, [picture.file()] if picture else []

    async def slower(self, lobby: Lobby) -> int:
        """Return how many times slower people in a lobby want computers to be in a race."""
        wishes = [
            await self._bot.known_users.preferences(one)
            for one in lobby.players
            if not is_computer(one)
        ]
        return slowest(wishes)

    async def show(self, call: Call, face: Face) -> None:
        """Show a lobby in answer to a press, or if that fails by editing its message."""
        view, files = await face.lay_out()
        async with self._on_its_way(face.lock):
            try:
                await call.response.edit_message(view=view, attachments=files)
            except (discord.DiscordException, OSError) as error:
                if face.lobby.message is None:
                    raise
                log.info("lobby %s: shown without an answer: %s", face.lobby.id, error)
                await self._edit(face.lock.newest)

    async def bring(self, face: Face) -> None:
        """Bring the message of a lobby up to date.

        Raises:
            discord.HTTPException: if Discord does not take that.
        """
        async with self._on_its_way(face.lock):
            await self._edit(face)

    async def try_to_bring(self, face: Face) -> None:
        """Bring the message of a lobby up to date, if it can still be edited."""
        try:
            await self.bring(face)
        except discord.HTTPException as error:
            log.info("lobby %s: its message stays as it is: %s", face.lobby.id, error)

    @asynccontextmanager
    async def _on_its_way(self, lock: LobbyLock) -> AsyncIterator[None]:
        """Count a request; the last one of several at once is followed by what is newest."""
        lock.on_their_way += 1
        lock.have_crossed |= lock.on_their_way > 1
        try:
            yield
        finally:
            lock.on_their_way -= 1
            if lock.have_crossed and not lock.on_their_way:
                lock.have_crossed = False
                await self.try_to_bring(lock.newest)

    async def _edit(self, face: Face) -> None:
        lobby, (view, files) = face.lobby, await face.lay_out()
        channel = self._bot.get_partial_messageable(lobby.channel, guild_id=lobby.guild)
        await channel.get_partial_message(lobby.message or 0).edit(
            view=view, attachments=files, allowed_mentions=NOBODY
        )

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
        bot = self._bot
        async with self.lock(seen.id):
            lobby = await bot.store.lobbies.get(seen.id)
            if lobby is None or lobby.message != seen.message:
                return  # started, closed, or posted anew by now
            if lobby.game not in bot.shelf or lobby.id in bot.lobbies_replaced:
                await bot.store.lobbies.close(lobby.id)
                return
            bot.lobbies_replaced[lobby.id] = True
        view, files = await self.page(lobby)
        channel = bot.get_partial_messageable(lobby.channel, guild_id=lobby.guild)
        try:
            message = await channel.send(view=view, files=files)
        except discord.HTTPException as error:
            if not is_refused(error):
                del bot.lobbies_replaced[lobby.id]
                raise
            log.info("lobby %s: closed, as it cannot be posted anew: %s", lobby.id, error)
            await bot.store.lobbies.close(lobby.id)
            return
        async with self.lock(lobby.id):
            posted = await bot.store.lobbies.change(
                lobby.id, lambda now: replace(now, message=message.id)
            )
            face = self.face(posted) if posted else None
        if face and posted != replace(lobby, message=message.id):  # changed meanwhile
            await self.try_to_bring(face)

    async def add_picture(self, shown: Lobby) -> None:
        """Have the picture of a lobby's game drawn where it was shown without, and show it then."""
        title = TitleJob(type(self._bot.shelf[shown.game]), shown.language)
        if self._bot.pictures.has(title) or await self._bot.pictures.of(title) is None:
            return
        async with self.lock(shown.id):
            lobby = await self._bot.store.lobbies.get(shown.id)
            if lobby is None or lobby.message is None:
                return
            face = self.face(lobby)
        await self.try_to_bring(face)


async def laid_out(
    page: Callable[..., ui.LayoutView], *about: Any
) -> tuple[ui.LayoutView, list[discord.File]]:
    """Lay out a page of a lobby that has no picture."""
    return page(*about), []
