"""Fresh lobbies: written down, announced, and closed again where they cannot be shown."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from cogs.kit.bot import channel_of
from cogs.kit.limits import check_limit
from cogs.kit.responses import posted_id
from cogs.kit.server_policy import allowed_terms
from cogs.kit.voices import public_language
from cogs.lobby.agreed_options import options_alone
from games.kit.game import IllegalMove
from matches.fairness.seals import fresh_secret
from matches.limits import LOBBIES, SEATS, TABLES
from matches.lobby_changes import LOBBY_IDLE
from matches.records import Lobby
from matches.terms import Terms

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cogs.kit.bot import Bot, Call
    from cogs.lobby.messages import LobbyMessages
    from matches.match import Match


ANSWER_WAITED_FOR: Final = 1.0
"""Seconds for which somebody else waits for the message of a lobby: Discord waits for them, too."""


class FreshLobbies:
    """Writes lobbies down and announces them in answer to a call."""

    def __init__(self, bot: Bot, messages: LobbyMessages) -> None:
        self._bot = bot
        self._messages = messages
        self._on_their_way: dict[int, asyncio.Event] = {}
        """Lobbies whose first message Discord has not answered yet; set when it has."""

    async def is_on_its_way(self, lobby: Lobby) -> bool:
        """Tell whether a lobby without a message gets one, or has by now: no crash has left it.

        Its answer is waited for a little, so that there is a message to lead to.
        """
        answered = self._on_their_way.get(lobby.id)
        if answered is None:
            return False
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_WAITED_FOR):
                await answered.wait()
        return True

    async def write(
        self,
        call: Call,
        slug: str,
        players: tuple[int, ...],
        like: Match | None = None,
        *,
        place: tuple[int, int] | None = None,
        alone: bool = False,
    ) -> Lobby:
        """Write a new lobby, with the options and the language of the match it is to be `like`.

        Who plays `alone` has the options that they chose last for that.
        `place` is its server and channel, by default those of the call; in direct messages the
        server is 0.
        """
        self._bot.latest_calls.listen(call)
        guild, channel = place or (call.guild_id or 0, channel_of(call))
        game = self._bot.shelf[slug]
        agreed = like.options if like else game.spec.options()
        if alone and not like:
            agreed = await options_alone(self._bot, game, call.user.id)
        language = await public_language(call) if guild else self._bot.known_users.language(call)
        lobby = Lobby(
            id=0,
            guild=guild,
            channel=channel,
            message=None,
            game=slug,
            host=call.user.id,
            players=players,
            options=agreed.model_dump_json(),
            language=like.language if like else language,
            expires=time.time() + LOBBY_IDLE,
            terms=await self._usual_terms(guild, like),
            secret=fresh_secret(),
        )
        store = self._bot.store
        scale = store.limits.scale
        try:
            return await store.lobbies.open(lobby, LOBBIES.most * scale, SEATS.most * scale)
        except IllegalMove as refused:
            if refused.text.key == "limit-lobbies":
                await check_limit(call, LOBBIES)  # which says when it goes on
            raise

    async def show(self, call: Call, lobby: Lobby) -> Lobby:
        """Answer with a new lobby, and return it with its message."""
        async with self._closed_if_unseen(lobby):
            return await self._note(lobby, await self._post(call, lobby))

    async def post(self, lobby: Lobby, where: discord.abc.Messageable) -> Lobby:
        """Post a new lobby elsewhere than where it was asked for, and return it with its message.

        Raises:
            discord.DiscordException: if it cannot be posted; then it is closed again.
        """
        async with self._closed_if_unseen(lobby):
            view, files = await self._messages.page(lobby)
            message = await where.send(view=view, files=files)
            return await self._note(lobby, message.id)

    async def _note(self, lobby: Lobby, message: int | None) -> Lobby:
        """Write down which message shows a lobby, and return it with that."""
        lobbies = self._bot.store.lobbies
        noted = await lobbies.change(lobby.id, lambda now: replace(now, message=message))
        return noted or replace(lobby, message=message)  # started or closed by now

    @asynccontextmanager
    async def _closed_if_unseen(self, lobby: Lobby) -> AsyncIterator[None]:
        """Close a lobby whose message cannot be posted: no player could sit down at it.

        No lock is held meanwhile: an answer that hangs must not hold up what others press.
        """
        answered = self._on_their_way[lobby.id] = asyncio.Event()
        try:
            yield
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            await self._bot.store.lobbies.close(lobby.id)
            raise
        finally:
            del self._on_their_way[lobby.id]
            answered.set()

    async def _post(self, call: Call, lobby: Lobby) -> int:
        """Answer with a lobby; return its message, also where Discord failed after posting it.

        Raises:
            discord.HTTPException: if nothing was posted.
        """
        view, files = await self._messages.page(lobby)
        if call.response.is_done():  # with a question that is answered now
            return (await call.followup.send(view=view, files=files, wait=True)).id
        try:
            sent = await call.response.send_message(view=view, files=files)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            try:
                answer = await call.original_response()
            except discord.HTTPException:
                raise error from None
            if answer.flags.ephemeral:
                raise  # something else has answered
            return answer.id
        return await posted_id(call, sent)

    async def _usual_terms(self, guild: int, like: Match | None) -> Terms:
        """Return the terms of a new table: those of the match it is like, or the server's own.

        In direct messages nobody waits, so there is no clock.
        """
        if not guild:
            return like.terms if like else Terms()
        config = await self._bot.store.configs.get(guild)
        return allowed_terms(like.terms, config) if like else Terms(speed=config.speed)


async def check_limits(call: Call) -> None:
    """Refuse another table of somebody who has opened many lately, or sits at many."""
    for limit in (SEATS, LOBBIES, TABLES):
        await check_limit(call, limit)
