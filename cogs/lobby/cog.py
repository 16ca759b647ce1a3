"""The lobby: sit down, agree on options, start."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from functools import partial, reduce
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands, tasks

from cogs.kit.discord_errors import is_transient
from cogs.kit.members import has_left
from cogs.kit.messages.layouts import page
from cogs.kit.messages.seals import deal, seal_page
from cogs.kit.permissions import check_channel
from cogs.kit.presses import answers, check_message, picked, picked_number
from cogs.kit.refusals import not_a_choice
from cogs.kit.server_policy import check_computers, check_hints
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import own_voice
from cogs.lobby import layout
from cogs.lobby.agreed_options import agreed_options, read_options, with_choice
from cogs.lobby.messages import LobbyMessages, laid_out
from cogs.lobby.threads import LobbyThreads
from games.kit.chance import Chance, fresh_seed
from games.kit.game import IllegalMove
from games.kit.words import LANGUAGES, UNKNOWN, Voice
from matches.caching import BoundedDict
from matches.fairness.seals import seal_of
from matches.limits import SEATS
from matches.lobby_changes import (
    LOBBY_IDLE,
    joined,
    left,
    one_up,
    with_computer,
    without_computer,
)
from matches.match import Turn
from matches.ports import StorageUnavailableError
from matches.records import Lobby
from matches.seated import is_computer, read_level
from matches.terms import with_term

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from discord import ui

    from cogs.kit.bot import Bot, Call
    from cogs.lobby.messages import Face
    from matches.match import Match
    from matches.records import Erased

log = logging.getLogger(__name__)

MEMBERS_ANSWER_WITHIN: Final = 1.0
"""Seconds for which Discord is waited for, when it is asked who is still there: it waits, too."""
PAGES_KEPT: Final = 500
"""Lobbies whose host's page of options follows what changes at the table."""
BETWEEN_SWEEPS: Final = 30.0
"""Seconds between two sweeps, made by one of several processes."""


class Lobbies(TableCog):
    """Tables that have not started yet."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._messages = LobbyMessages(bot)
        self._threads = LobbyThreads(bot)
        self._pages: BoundedDict[int, Call] = BoundedDict(PAGES_KEPT)
        """By lobby: the last call that edits the page of options on its host's screen."""

    async def cog_load(self) -> None:
        """Start clearing idle lobbies away."""
        self.bot.timekeeper.given_back.append(self.give_back)
        self.bot.referee.listeners["end"].append(lambda match: self._threads.named.wake(match.id))
        self.sweep.start()

    async def cog_unload(self) -> None:
        """Stop clearing."""
        self.sweep.cancel()
        await self._threads.named.close()

    @answers(layout.Join)
    async def join_pressed(self, call: Call, pressed: layout.Join) -> None:
        """Sit down."""
        self.bot.latest_calls.listen(call)
        await self._change(
            call,
            pressed.lobby,
            lambda now: joined(now, call.user.id, self._most_seats(now)),
            sits_down=call.user.id,
        )

    @answers(layout.Leave)
    async def leave_pressed(self, call: Call, pressed: layout.Leave) -> None:
        """Stand up; the last one to go closes the lobby, and a host who goes hands over."""
        await self._change(call, pressed.lobby, lambda now: left(now, call.user.id))

    @answers(layout.AddComputer)
    async def computer_added(self, call: Call, pressed: layout.AddComputer) -> None:
        """Let a computer sit down; all who sit at the table may ask for that."""
        level = read_level(pressed.level)
        await check_computers(self.bot, call.guild_id or 0)
        await self._change(
            call,
            pressed.lobby,
            lambda now: with_computer(now, call.user.id, level, self._most_seats(now)),
        )

    @answers(layout.RemoveComputer)
    async def computer_removed(self, call: Call, pressed: layout.RemoveComputer) -> None:
        """Remove the computer that sat down last."""
        await self._change(call, pressed.lobby, lambda now: without_computer(now, call.user.id))

    @answers(layout.SetOption)
    async def option_picked(self, call: Call, pressed: layout.SetOption) -> None:
        """Change an option from a lobby as earlier versions laid it out; only the host may."""
        value = picked(call)
        await self._check_host(call, await self._open_lobby(call, pressed.lobby))
        await self._change(call, pressed.lobby, self._with_option(pressed.option, value))

    @answers(layout.ShowOptions)
    async def options_pressed(self, call: Call, pressed: layout.ShowOptions) -> None:
        """Open the options privately; only for the host."""
        lobby = await self._open_lobby(call, pressed.lobby)
        if await self._is_gone(call, lobby.host):
            face = await self._let_go(lobby, [lobby.host])
            lobby = face.lobby
            await self._messages.try_to_bring(face)
        await self._check_host(call, lobby)
        await call.response.send_message(view=await self._options(call, lobby), ephemeral=True)
        earlier, self._pages[lobby.id] = self._pages.get(lobby.id), call
        if earlier:
            await self._take_away(earlier)

    @answers(layout.ShowSeal)
    async def seal_pressed(self, call: Call, pressed: layout.ShowSeal) -> None:
        """Show the seal of the shuffle to who wants to note it, and say what it is for."""
        lobby = await self._open_lobby(call, pressed.lobby)
        seal = seal_of(lobby.secret) if lobby.secret else None
        view = seal_page(seal, own_voice(call, lobby.game))
        await call.response.send_message(view=view, ephemeral=True)

    @answers(layout.Agree)
    async def agreed(self, call: Call, pressed: layout.Agree) -> None:
        """Change an option from the host's private message."""
        change = self._with_option(pressed.option, picked(call))
        await self._change_in_private(call, pressed.lobby, change)

    @answers(layout.SetTerm)
    async def term_picked(self, call: Call, pressed: layout.SetTerm) -> None:
        """Change one of the table's terms.

        Raises:
            IllegalMove: if there is no such choice, the user is not the host, or the server
                allows no hints.
        """
        value = picked(call)
        if pressed.term == "hints" and value == "on":
            await check_hints(self.bot, call.guild_id or 0)
        await self._change_in_private(
            call,
            pressed.lobby,
            lambda now: replace(now, terms=with_term(now.terms, pressed.term, value)),
        )

    @answers(layout.SetLanguage)
    async def language_picked(self, call: Call, pressed: layout.SetLanguage) -> None:
        """Change the language that all at the table read.

        Raises:
            IllegalMove: if the user is not the host, or there is no such language.
        """
        language = picked(call)
        if language not in LANGUAGES:
            raise not_a_choice(language)
        await self._change_in_private(
            call, pressed.lobby, lambda now: replace(now, language=language)
        )

    @answers(layout.MoveUp)
    async def moved_up(self, call: Call, pressed: layout.MoveUp) -> None:
        """Let a player sit one seat further up; the first one goes to the last seat."""
        player = picked_number(call)
        await self._change_in_private(call, pressed.lobby, lambda now: one_up(now, player))

    @answers(layout.ShuffleSeats)
    async def shuffled(self, call: Call, pressed: layout.ShuffleSeats) -> None:
        """Draw lots for the seats."""
        luck = Chance(fresh_seed(), 0)
        await self._change_in_private(
            call,
            pressed.lobby,
            lambda now: replace(now, players=tuple(luck.shuffle(now.players))),
        )

    def _with_option(self, option: str, value: str) -> Callable[[Lobby], Lobby]:
        def agree(lobby: Lobby) -> Lobby:
            agreed = agreed_options(self.bot.shelf[lobby.game], lobby.options)
            options = with_choice(agreed, option, value)
            return replace(lobby, options=options.model_dump_json())

        return agree

    async def _options(self, call: Call, lobby: Lobby) -> ui.LayoutView:
        voice = own_voice(call, lobby.game)
        names = await self.bot.known_users.names(lobby.players, lobby.guild, voice.language)
        game = self.bot.shelf[lobby.game]
        config = await self.bot.store.configs.get(lobby.guild)
        return layout.options_page(game, lobby, voice, names, config)

    @answers(layout.Start)
    async def start_pressed(self, call: Call, pressed: layout.Start) -> None:
        """Deal, and let the match begin.

        Raises:
            IllegalMove: if the user does not sit there, or the table cannot start like this.
        """
        check_channel(call)
        self.bot.latest_calls.listen(call)
        if await self._has_let_go(call, await self._open_lobby(call, pressed.lobby)):
            return
        async with self._messages.lock(pressed.lobby):
            lobby = await self._open_lobby(call, pressed.lobby)
            game = self.bot.shelf[lobby.game]
            if call.user.id not in lobby.players:
                raise IllegalMove("lobby-start-seated-only")
            call.extras["slug"] = lobby.game
            match: Match | None = None
            opened: Call | None = None
            options, are_known = read_options(game, lobby.options)
            if not are_known:
                lobby = replace(lobby, options=options.model_dump_json())
                await self.bot.store.lobbies.save(lobby)
                face = self._messages.face(lobby, partial(self._messages.page, lobby, reset=True))
            else:
                if lobby.message is None:  # posted, but not written down before a crash
                    lobby = replace(lobby, message=call.message.id if call.message else None)
                match = await deal(self.bot, lobby, options)
                opened = self._pages.pop(lobby.id, None)
                slower = await self._messages.slower(lobby)
                face = self._messages.face(
                    lobby, partial(laid_out, layout.started_page, game, lobby, slower)
                )
        try:
            await self._messages.show(call, face)
        finally:
            if match:
                self.bot.delivery.show(Turn(match, ()), fresh_table=True)
                self._threads.named.wake(match.id)
        if opened:
            await self._take_away(opened)

    async def _renew_page(self, lobby_id: int) -> None:
        """Bring the page of options that a host has open up to date: others sit there by now.

        It shows what is stored: an answer that hung may have been overtaken.
        """
        if lobby_id not in self._pages:
            return
        lobby = await self.bot.store.lobbies.get(lobby_id)
        opened = self._pages.get(lobby_id)
        if opened is None:
            return
        if lobby is None or opened.user.id != lobby.host:
            del self._pages[lobby_id]
            await self._take_away(opened)
            return
        try:
            await opened.edit_original_response(view=await self._options(opened, lobby))
        except (discord.DiscordException, OSError) as error:
            self._pages.pop(lobby.id, None)
            log.info("lobby %s: a page of options stays as it is: %s", lobby.id, error)

    @staticmethod
    async def _take_away(opened: Call) -> None:
        try:
            await opened.delete_original_response()
        except (discord.DiscordException, OSError) as error:
            log.info("interaction %s: a page of options stays: %s", opened.id, error)

    async def _has_let_go(self, call: Call, seen: Lobby) -> bool:
        """Free the seats of those who have left the server, before anything is dealt to them.

        Returns whether there were any; then the lobby says so, and waits for another Start.
        """
        if call.user.id not in seen.players:
            return False
        gone = await asyncio.gather(*(self._is_gone(call, one) for one in seen.players))
        leavers = [one for one, is_gone in zip(seen.players, gone, strict=True) if is_gone]
        if not leavers:
            return False
        names = await self.bot.known_users.names(seen.players, seen.guild, seen.language)
        left = [name for name, is_gone in zip(names, gone, strict=True) if is_gone]
        await self._messages.show(call, await self._let_go(seen, leavers, left))
        return True

    async def _is_gone(self, call: Call, player: int) -> bool:
        """Tell whether somebody has left the server; nobody has as long as Discord does not say."""
        if player == call.user.id or is_computer(player):
            return False
        try:
            async with asyncio.timeout(MEMBERS_ANSWER_WITHIN):
                return await has_left(call.guild, player)
        except TimeoutError:
            return False

    async def _let_go(self, seen: Lobby, leavers: Sequence[int], names: Sequence[str] = ()) -> Face:
        """Let those stand up who have left the server; a host hands over.

        Returns what the lobby is to show, with the `names` of those, if it is to tell them.
        """
        async with self._messages.lock(seen.id):
            lobby = await self._write_change(seen, lambda now: reduce(Lobby.without, leavers, now))
            return self._messages.face(lobby, partial(self._messages.page, lobby, left=names))

    def _most_seats(self, lobby: Lobby) -> int:
        return self.bot.shelf[lobby.game].spec.seats[-1]

    def _known_options(self, lobby: Lobby) -> str:
        return read_options(self.bot.shelf[lobby.game], lobby.options)[0].model_dump_json()

    async def _open_lobby(self, call: Call, lobby_id: int) -> Lobby:
        lobby = await self.bot.store.lobbies.get(lobby_id)
        if lobby is None:
            raise IllegalMove("lobby-gone")
        check_message(call, lobby)
        return lobby

    async def _change(
        self,
        call: Call,
        lobby_id: int,
        change: Callable[[Lobby], Lobby],
        sits_down: int | None = None,
    ) -> None:
        """Change a lobby and show it, or that it is empty and closed; one change after another."""
        async with self._messages.lock(lobby_id):
            before = await self._open_lobby(call, lobby_id)
            lobby = await self._write_change(before, change, sits_down)
            if lobby.players:
                _, are_known = read_options(self.bot.shelf[before.game], before.options)
                lay_out = partial(self._messages.page, lobby, reset=not are_known)
                face = self._messages.face(lobby, lay_out)
            else:
                await self.bot.store.lobbies.close(lobby.id)
                face = self._closed(lobby)
        await self._messages.show(call, face)
        if not lobby.players:
            await self._threads.put_away(lobby.channel)
        await self._renew_page(lobby.id)

    def _closed(self, lobby: Lobby) -> Face:
        closed = Voice(lobby.language, lobby.game)("lobby-closed")
        return self._messages.face(lobby, partial(laid_out, page, closed))

    async def _change_in_private(
        self, call: Call, lobby_id: int, change: Callable[[Lobby], Lobby]
    ) -> None:
        """Change a lobby from the private message of its host, and bring both up to date."""
        async with self._messages.lock(lobby_id):
            before = await self.bot.store.lobbies.get(lobby_id)
            if before is None:
                raise IllegalMove("lobby-gone")
            if call.channel_id != before.channel:
                raise IllegalMove("not-its-table")
            await self._check_host(call, before)
            lobby = await self._write_change(before, change)
            face = self._messages.face(lobby)
        await call.response.edit_message(view=await self._options(call, lobby), attachments=[])
        self._pages[lobby_id] = call
        if lobby.message is not None:
            await self._messages.bring(face)

    async def _write_change(
        self, before: Lobby, change: Callable[[Lobby], Lobby], sits_down: int | None = None
    ) -> Lobby:
        """Write a change of a lobby down, by which a player `sits_down` or nobody does.

        Raises:
            IllegalMove: "lobby-gone", or what the change is refused for.
        """
        known, store = self._known_options(before), self.bot.store
        expires = time.time() + LOBBY_IDLE

        def changed(now: Lobby) -> Lobby:
            return replace(change(replace(now, options=known)), expires=expires)

        if sits_down is None:
            lobby = await store.lobbies.change(before.id, changed)
        else:
            most = SEATS.most * store.limits.scale
            lobby = await store.lobbies.sit_down(before.id, sits_down, changed, most)
        if lobby is None:
            raise IllegalMove("lobby-gone")
        return lobby

    async def _check_host(self, call: Call, lobby: Lobby) -> None:
        """Refuse users other than the host.

        Raises:
            IllegalMove: "lobby-host-only" for anybody else.
        """
        if call.user.id != lobby.host:
            names = await self.bot.known_users.names(lobby.players, lobby.guild, lobby.language)
            host = dict(zip(lobby.players, names, strict=True)).get(lobby.host, UNKNOWN)
            raise IllegalMove("lobby-host-only", host=host)

    @commands.Cog.listener()
    async def on_player_erased(self, erased: Erased) -> None:
        """Bring the lobbies of a player who was erased up to date."""
        for lobby in erased.lobbies:
            if lobby.message is None or lobby.game not in self.bot.shelf:
                continue
            async with self._messages.lock(lobby.id):
                now = await self.bot.store.lobbies.get(lobby.id)
                face = self._messages.face(now) if now else self._closed(lobby)
            await self._messages.try_to_bring(face)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, gone: discord.abc.GuildChannel) -> None:
        """Close the lobby of a channel that was deleted: its host may open another one."""
        await self._close_in(gone.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Do the same for a thread."""
        await self._close_in(gone.thread_id)

    async def _close_in(self, channel: int) -> None:
        try:
            if lobby := await self.bot.store.lobbies.in_channel(channel):
                await self.bot.store.lobbies.close(lobby.id)
        except StorageUnavailableError as error:
            log.warning("the lobby of a channel that is gone stays until it lapses: %s", error)

    @commands.Cog.listener()
    async def on_messages_deleted(self, channel: int, messages: frozenset[int]) -> None:
        """Post a lobby anew that was deleted: it would keep its channel taken, out of sight."""
        try:
            lobby = await self.bot.store.lobbies.in_channel(channel)
            if lobby and lobby.message in messages:
                await self._messages.replace_deleted(lobby)
        except Exception as error:
            if not is_transient(error):
                raise
            log.warning("a deleted lobby is looked for at the next /play: %s", error)

    # ---- clearing away -------------------------------------------------------------------------

    @tasks.loop(minutes=1)
    async def sweep(self) -> None:
        """Close lobbies that have not changed for half an hour, and say so in their place."""
        try:
            now = time.time()
            if self.bot.timekeeper.stands_still:
                return
            if await self.bot.store.variables.is_due("lobbies", now, BETWEEN_SWEEPS):
                await self.clear(now)
        except Exception:
            # Whatever it is, it must not end the loop: idle lobbies would stay for ever.
            log.exception("lobbies could not be cleared away")

    async def give_back(self, _stopped: float, now: float) -> None:
        """Let lobbies that nobody could reach stay as long as if they had just changed."""
        longer = now + LOBBY_IDLE
        for lobby in await self.bot.store.lobbies.expired(longer):
            await self.bot.store.lobbies.change(lobby.id, partial(replace, expires=longer))

    async def clear(self, now: float) -> None:
        """Close the lobbies that have expired by `now`, seconds since the epoch."""
        for lobby in await self.bot.store.lobbies.expired(now):
            async with self._messages.lock(lobby.id):
                closed = await self.bot.store.lobbies.close(lobby.id)
                if not closed:
                    continue  # another process has, and says so
                if lobby.message is None or lobby.game not in self.bot.shelf:
                    continue
                lay_out = partial(
                    laid_out, layout.expired_page, self.bot.shelf[lobby.game], lobby.language
                )
                face = self._messages.face(lobby, lay_out)
            await self._messages.try_to_bring(face)
            await self._threads.put_away(lobby.channel)
