"""The lobby: open a table, sit down, agree on options, start."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

import discord
from discord import app_commands, ui
from discord.ext import commands, tasks

from cogs.kit.agreed_options import agreed_options, read_options, with_choice
from cogs.kit.answers import acknowledge
from cogs.kit.channels import can_open_thread, check_channel, open_thread
from cogs.kit.commands import command
from cogs.kit.controls import button, rows
from cogs.kit.game_option import offer_games, read_game
from cogs.kit.layouts import page
from cogs.kit.lobby_layout import (
    Join,
    Leave,
    OpenThread,
    SetLanguage,
    SetOption,
    Start,
    lobby_page,
    title,
)
from cogs.kit.match_controls import PlayAgain
from cogs.kit.matches import load_match
from cogs.kit.places import check_lobby_message
from cogs.kit.presses import picked
from cogs.kit.refusals import QUOTE_LIMIT
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import own_voice, public_language
from games.kit.game import IllegalMove
from games.kit.words import LANGUAGES, Voice
from matches.match import Turn
from matches.records import Lobby

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from cogs.kit.host import Call, Host
    from matches.match import Match
    from matches.records import Erased

log = logging.getLogger(__name__)

LOBBY_IDLE: Final = 30 * 60
"""Seconds after which a lobby that nobody touches is cleared away."""


class Lobbies(TableCog):
    """Tables that have not started yet."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def cog_load(self) -> None:
        """Answer the controls of lobbies, and start clearing idle ones away."""
        offer_games(self.play_command, self.host.shelf)
        self.host.on(PlayAgain, self.again_pressed)
        self.host.on(OpenThread, self.thread_pressed)
        self.host.on(Join, self.join_pressed)
        self.host.on(Leave, self.leave_pressed)
        self.host.on(SetOption, self.option_picked)
        self.host.on(SetLanguage, self.language_picked)
        self.host.on(Start, self.start_pressed)
        self.sweep.start()

    async def cog_unload(self) -> None:
        """Stop clearing."""
        self.sweep.cancel()

    # ---- opening ---------------------------------------------------------------------

    @command("play")
    @app_commands.guild_only()
    async def play_command(self, call: Call, game: str) -> None:
        """Open a table for a game in this channel."""
        game = read_game(call, game)
        check_channel(call)
        if where := await self._busy(call):
            await self._offer_thread(call, game, where)
            return
        await self._open(call, game, (call.user.id,))

    async def again_pressed(self, call: Call, pressed: PlayAgain) -> None:
        """Open a table for the same people, in the same way, as a match that is over.

        Raises:
            IllegalMove: if the match goes on, or whoever pressed does not play in it.
        """
        match = await load_match(call, pressed.match)
        match.seat_of(call.user.id)
        if match.outcome is None:
            raise IllegalMove("moved-on")
        check_channel(call)
        if where := await self._busy(call):
            await self._offer_thread(call, match.game.spec.slug, where)
            return
        seated = (call.user.id, *(p for p in match.players if p != call.user.id))
        await self._open(call, match.game.spec.slug, seated, match)

    async def thread_pressed(self, call: Call, pressed: OpenThread) -> None:
        """Open a table in a thread of its own, since the channel is taken.

        Raises:
            IllegalMove: if there is no such game, or no thread can be opened here.
        """
        slug = pressed.game
        if slug not in self.host.shelf:
            raise IllegalMove("no-such-game")
        await acknowledge(call, in_place=True)  # opening and posting may take long
        voice = Voice(await public_language(call), slug)
        name = f"{self.host.shelf[slug].spec.icon} {voice('title')}"
        thread = await open_thread(call, name)
        lobby = await self._write(call, slug, thread.id, (call.user.id,))
        async with self._lock(lobby.id):
            async with self._closed_if_unseen(lobby):
                message = await thread.send(view=await self._page(lobby))
            await self.host.store.lobbies.save(replace(lobby, message=message.id))
        words = own_voice(call)("thread-opened", channel=thread.mention)
        await call.edit_original_response(view=page(words, None, [], []))

    async def _busy(self, call: Call) -> str | None:
        """Say what occupies this channel: a running match or an open lobby."""
        voice = own_voice(call)
        if await self.host.store.matches.in_channel(call.channel_id or 0):
            return voice("busy-match")
        if lobby := await self.host.store.lobbies.in_channel(call.channel_id or 0):
            if lobby.message is None and not (lobby := await self._shown_or_closed(lobby)):
                return None
            there = f"https://discord.com/channels/{lobby.guild}/{lobby.channel}/{lobby.message}"
            return voice("busy-lobby", link=there)
        return None

    async def _shown_or_closed(self, unseen: Lobby) -> Lobby | None:
        """Wait until a lobby is shown; one that nobody can see, after a crash, is closed."""
        async with self._lock(unseen.id):
            lobby = await self.host.store.lobbies.get(unseen.id)
            if lobby is not None and lobby.message is None:
                await self.host.store.lobbies.close(lobby.id)
                return None
        return lobby

    @asynccontextmanager
    async def _closed_if_unseen(self, lobby: Lobby) -> AsyncIterator[None]:
        """Close a lobby whose message cannot be posted: nobody could sit down at it."""
        try:
            yield
        except discord.DiscordException:
            await self.host.store.lobbies.close(lobby.id)
            raise

    async def _offer_thread(self, call: Call, slug: str, why: str) -> None:
        voice = own_voice(call)
        if not can_open_thread(call):
            await call.response.send_message(why, ephemeral=True)
            return
        offer = button(voice("button-thread"), OpenThread(slug), icon="🧵")
        view = page(f"{why}\n{voice('busy-offer')}", None, [], [*rows(offer)])
        await call.response.send_message(view=view, ephemeral=True)

    async def _open(
        self, call: Call, slug: str, players: tuple[int, ...], like: Match | None = None
    ) -> None:
        lobby = await self._write(call, slug, call.channel_id or 0, players, like)
        async with self._lock(lobby.id):
            async with self._closed_if_unseen(lobby):
                message = await self._post(call, lobby)
            await self.host.store.lobbies.save(replace(lobby, message=message))

    async def _post(self, call: Call, lobby: Lobby) -> int | None:
        """Answer with a lobby; return its message, also where Discord failed after posting it.

        Raises:
            discord.HTTPException: if nothing was posted.
        """
        view = await self._page(lobby)
        try:
            sent = await call.response.send_message(view=view)
        except discord.HTTPException as error:
            try:
                return (await call.original_response()).id
            except discord.HTTPException:
                raise error from None
        return sent.message_id

    async def _write(
        self,
        call: Call,
        slug: str,
        channel: int,
        players: tuple[int, ...],
        like: Match | None = None,
    ) -> Lobby:
        """Write a new lobby, with the options and the language of the match it is to be `like`."""
        self.host.delivery.listen(call)
        agreed = like.options if like else self.host.shelf[slug].spec.options()
        return await self.host.store.lobbies.open(
            Lobby(
                id=0,
                guild=call.guild_id or 0,
                channel=channel,
                message=None,
                game=slug,
                host=call.user.id,
                players=players,
                options=agreed.model_dump_json(),
                language=like.language if like else await public_language(call),
                expires=time.time() + LOBBY_IDLE,
            )
        )

    # ---- in the lobby ------------------------------------------------------------------

    async def join_pressed(self, call: Call, pressed: Join) -> None:
        """Sit down."""
        self.host.delivery.listen(call)
        await self._change(call, pressed.lobby, lambda lobby: self._joined(lobby, call.user.id))

    async def leave_pressed(self, call: Call, pressed: Leave) -> None:
        """Stand up; the last one to go closes the lobby, and a host who goes hands over."""
        await self._change(call, pressed.lobby, lambda lobby: _left(lobby, call.user.id))

    async def option_picked(self, call: Call, pressed: SetOption) -> None:
        """Change an option; only the host may."""
        value = picked(call)

        def agree(lobby: Lobby) -> Lobby:
            agreed = agreed_options(self.host.shelf[lobby.game], lobby.options)
            options = with_choice(agreed, pressed.option, value)
            return replace(lobby, options=options.model_dump_json())

        await self._change_as_host(call, pressed.lobby, agree)

    async def language_picked(self, call: Call, pressed: SetLanguage) -> None:
        """Change the language that all at the table read; only the host may.

        Raises:
            IllegalMove: if whoever picked is not the host, or there is no such language.
        """
        language = picked(call)
        if language not in LANGUAGES:
            raise IllegalMove("not-a-choice", typed=language[:QUOTE_LIMIT])
        await self._change_as_host(
            call, pressed.lobby, lambda lobby: replace(lobby, language=language)
        )

    async def start_pressed(self, call: Call, pressed: Start) -> None:
        """Deal, and let the match begin.

        Raises:
            IllegalMove: if whoever pressed does not sit there, or the table cannot start like this.
        """
        check_channel(call)
        self.host.delivery.listen(call)
        async with self._lock(pressed.lobby):
            lobby = await self._open_lobby(call, pressed.lobby)
            game = self.host.shelf[lobby.game]
            if call.user.id not in lobby.players:
                raise IllegalMove("lobby-start-seated-only")
            call.extras["slug"] = lobby.game
            options, are_known = read_options(game, lobby.options)
            if not are_known:
                lobby = replace(lobby, options=options.model_dump_json())
                await self.host.store.lobbies.save(lobby)
                await self._show(call, lobby, await self._page(lobby, reset=True))
                return
            match = await self.host.referee.start(
                game,
                options,
                lobby.players,
                guild=lobby.guild,
                channel=lobby.channel,
                language=lobby.language,
            )
            try:
                await self.host.store.lobbies.close(lobby.id)
                voice = Voice(lobby.language, lobby.game)
                started = f"{title(game, voice)}\n{voice('lobby-started')}"
                await self._show(call, lobby, page(started, None, [], []))
            finally:
                self.host.delivery.show(Turn(match, ()), fresh_table=True)

    def _lock(self, lobby_id: int) -> asyncio.Lock:
        """Return the lock of one lobby: changes are made one after another, from what is stored."""
        return self._locks.setdefault(lobby_id, asyncio.Lock())

    async def _page(self, lobby: Lobby, *, reset: bool = False) -> ui.LayoutView:
        note = Voice(lobby.language, lobby.game)("lobby-options-reset") if reset else ""
        names = await self.host.known_users.names(lobby.players, lobby.guild)
        return lobby_page(self.host.shelf[lobby.game], lobby, names, note)

    async def _show(self, call: Call, lobby: Lobby, view: ui.LayoutView) -> None:
        """Show a lobby in answer to a press, or if that fails by editing its message.

        The change is written down by then: whoever reads on must not find what was before.
        """
        try:
            await call.response.edit_message(view=view)
        except (discord.DiscordException, OSError) as error:
            if lobby.message is None:
                raise
            log.info("lobby %s: shown without an answer: %s", lobby.id, error)
            channel = self.host.get_partial_messageable(lobby.channel, guild_id=lobby.guild)
            await channel.get_partial_message(lobby.message).edit(view=view)

    async def _open_lobby(self, call: Call, lobby_id: int) -> Lobby:
        lobby = await self.host.store.lobbies.get(lobby_id)
        if lobby is None:
            raise IllegalMove("lobby-gone")
        check_lobby_message(call, lobby)
        return lobby

    async def _change(self, call: Call, lobby_id: int, change: Callable[[Lobby], Lobby]) -> None:
        """Change a lobby and show it, or that nobody is left in it; one change after another."""
        async with self._lock(lobby_id):
            before = await self._open_lobby(call, lobby_id)
            options, are_known = read_options(self.host.shelf[before.game], before.options)
            known = options.model_dump_json()
            expires = time.time() + LOBBY_IDLE
            lobby = await self.host.store.lobbies.change(
                lobby_id, lambda now: replace(change(replace(now, options=known)), expires=expires)
            )
            if lobby is None:
                raise IllegalMove("lobby-gone")
            if lobby.players:
                view = await self._page(lobby, reset=not are_known)
            else:
                await self.host.store.lobbies.close(lobby.id)
                view = page(Voice(lobby.language, lobby.game)("lobby-closed"), None, [], [])
            await self._show(call, lobby, view)

    async def _change_as_host(
        self, call: Call, lobby_id: int, change: Callable[[Lobby], Lobby]
    ) -> None:
        """Change a lobby in a way that is its host's alone."""
        lobby = await self._open_lobby(call, lobby_id)
        (name,) = await self.host.known_users.names([lobby.host], lobby.guild)

        def change_as_host(now: Lobby) -> Lobby:
            if call.user.id != now.host:
                raise IllegalMove("lobby-host-only", host=name)
            return change(now)

        await self._change(call, lobby_id, change_as_host)

    def _joined(self, lobby: Lobby, player: int) -> Lobby:
        if player in lobby.players:
            raise IllegalMove("lobby-seated-already")
        most = self.host.shelf[lobby.game].spec.seats[-1]
        if len(lobby.players) >= most:
            raise IllegalMove("lobby-full", seats=most)
        return replace(lobby, players=(*lobby.players, player))

    @commands.Cog.listener()
    async def on_player_erased(self, erased: Erased) -> None:
        """Show the lobbies where somebody sat whose data were deleted as they are now."""
        for lobby in erased.lobbies:
            async with self._lock(lobby.id):
                await self._show_after_erasure(lobby)

    async def _show_after_erasure(self, lobby: Lobby) -> None:
        if lobby.message is None or lobby.game not in self.host.shelf:
            return
        view = page(Voice(lobby.language, lobby.game)("lobby-closed"), None, [], [])
        if lobby.players:
            view = await self._page(lobby)
        channel = self.host.get_partial_messageable(lobby.channel, guild_id=lobby.guild)
        try:
            await channel.get_partial_message(lobby.message).edit(view=view)
        except discord.HTTPException as error:
            log.info("lobby %s: its message cannot be changed: %s", lobby.id, error)

    # ---- clearing away -------------------------------------------------------------------------

    @tasks.loop(minutes=1)
    async def sweep(self) -> None:
        """Close lobbies that nobody has touched for half an hour, and say so in their place."""
        try:
            await self.clear(time.time())
        except Exception:
            # Whatever it is, it must not end the loop: idle lobbies would stay for ever.
            log.exception("lobbies could not be cleared away")

    async def clear(self, now: float) -> None:
        """Close the lobbies that have expired by `now`, seconds since the epoch."""
        for lobby in await self.host.store.lobbies.expired(now):
            async with self._lock(lobby.id):
                await self.host.store.lobbies.close(lobby.id)
            if lobby.message is None or lobby.game not in self.host.shelf:
                continue
            voice = Voice(lobby.language, lobby.game)
            channel = self.host.get_partial_messageable(lobby.channel)
            heading = title(self.host.shelf[lobby.game], voice)
            view = page(f"{heading}\n{voice('lobby-expired')}", None, [], [])
            try:
                await channel.get_partial_message(lobby.message).edit(view=view)
            except discord.HTTPException as error:
                log.info("lobby %s: its message is gone: %s", lobby.id, error)


def _left(lobby: Lobby, player: int) -> Lobby:
    if player not in lobby.players:
        raise IllegalMove("lobby-not-seated")
    return lobby.without(player)


async def setup(host: Host) -> None:
    """Put the cog on the bot."""
    await host.add_cog(Lobbies(host))
