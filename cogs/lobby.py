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
from cogs.kit.game_option import check_on_shelf, offer_games, read_game
from cogs.kit.layouts import page
from cogs.kit.lobby_layout import (
    AddComputer,
    Agree,
    Join,
    Leave,
    MoveUp,
    OpenThread,
    RemoveComputer,
    SetLanguage,
    SetOption,
    ShowOptions,
    ShuffleSeats,
    Start,
    expired_page,
    level_choices,
    lobby_page,
    options_page,
    started_page,
)
from cogs.kit.match_controls import PlayAgain
from cogs.kit.matches import load_match
from cogs.kit.opening import check_opening
from cogs.kit.places import check_lobby_message
from cogs.kit.presses import picked, picked_number
from cogs.kit.refusals import not_a_choice
from cogs.kit.shelf_layout import GAMES_WITH_PICTURES, OpenAnyTable, OpenTable, shelf_page
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import own_voice, public_language
from games.kit.chance import Chance, fresh_seed
from games.kit.game import IllegalMove
from games.kit.words import LANGUAGES, Voice
from matches.match import Turn
from matches.records import Lobby
from matches.seated import another_computer, is_computer, read_level

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from cogs.kit.host import Call, Host
    from games.kit.mind import Level
    from matches.match import Match
    from matches.records import Erased

log = logging.getLogger(__name__)

NOBODY: Final = discord.AllowedMentions.none()
"""Whom an edit of a lobby may ping; without it Discord goes by what the text says."""

LOBBY_IDLE: Final = 30 * 60
"""Seconds after which a lobby that nobody touches is cleared away."""
BETWEEN_SWEEPS: Final = 30.0
"""Seconds within which one of several processes alone looks for such lobbies."""


class Lobbies(TableCog):
    """Tables that have not started yet."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def cog_load(self) -> None:
        """Answer the controls of lobbies, and start clearing idle ones away."""
        offer_games(self.play_command, self.host.shelf)
        self.host.on(OpenTable, self.table_picked)
        self.host.on(OpenAnyTable, self.any_table_pressed)
        self.host.on(PlayAgain, self.again_pressed)
        self.host.on(OpenThread, self.thread_pressed)
        self.host.on(Join, self.join_pressed)
        self.host.on(Leave, self.leave_pressed)
        self.host.on(AddComputer, self.computer_added)
        self.host.on(RemoveComputer, self.computer_removed)
        self.host.on(SetOption, self.option_picked)
        self.host.on(ShowOptions, self.options_pressed)
        self.host.on(Agree, self.agreed)
        self.host.on(SetLanguage, self.language_picked)
        self.host.on(MoveUp, self.moved_up)
        self.host.on(ShuffleSeats, self.shuffled)
        self.host.on(Start, self.start_pressed)
        self.sweep.start()

    async def cog_unload(self) -> None:
        """Stop clearing."""
        self.sweep.cancel()

    # ---- opening ---------------------------------------------------------------------

    @command("play")
    @app_commands.guild_only()
    @app_commands.choices(computers=level_choices())
    async def play_command(
        self, call: Call, game: str | None = None, computers: str | None = None
    ) -> None:
        """Open a table for a game, or play alone at once; without a game, show what there is."""
        if game is None:
            await self._show_shelf(call)
        else:
            level = None if computers is None else read_level(computers)
            await self._play(call, read_game(call, game), level)

    async def table_picked(self, call: Call, _: OpenTable) -> None:
        """Open a table for a game picked from the shelf.

        Raises:
            IllegalMove: if it is not there any more, or no table may be opened here.
        """
        game = picked(call)
        check_on_shelf(call, game)
        await self._play(call, game)

    async def any_table_pressed(self, call: Call, _: OpenAnyTable) -> None:
        """Open a table for whoever wants to be surprised."""
        await self._play(call, Chance(fresh_seed(), 0).pick(list(self.host.shelf)))

    async def _show_shelf(self, call: Call) -> None:
        await check_opening(call)
        await acknowledge(call, in_place=False)  # pictures take long the first time
        games, language = list(self.host.shelf.values()), own_voice(call).language
        drawn = [await self.host.delivery.title_picture(game, language) for game in games]
        files = [picture.file() for picture in drawn[:GAMES_WITH_PICTURES] if picture]
        await call.edit_original_response(
            view=shelf_page(games, drawn, language), attachments=files
        )

    async def _play(self, call: Call, game: str, level: Level | None = None) -> None:
        if not await self._is_free(call, game):
            return
        if level is not None:
            await self._play_alone(call, game, level)
            return
        await self._open(call, game, (call.user.id,))

    async def _is_free(self, call: Call, slug: str) -> bool:
        """Tell whether a table can be opened in this channel; where it is taken, offer a thread."""
        await check_opening(call)
        check_channel(call)
        if where := await self._busy(call):
            await self._offer_thread(call, slug, where)
        return not where

    async def _play_alone(self, call: Call, slug: str, level: Level) -> None:
        """Deal at once, with as many computers as the game needs for company."""
        game = self.host.shelf[slug]
        players: tuple[int, ...] = (call.user.id,)
        call.extras["slug"] = slug
        for _ in range(next(n for n in game.spec.seats if n > 1) - 1):
            players = (*players, another_computer(players, level))
        language = await public_language(call)
        match = await self.host.referee.start(
            game,
            game.spec.options(),
            players,
            guild=call.guild_id or 0,
            channel=call.channel_id or 0,
            language=language,
        )
        try:
            await call.response.send_message(view=started_page(game, language))
        finally:
            self.host.delivery.show(Turn(match, ()), fresh_table=True)

    async def again_pressed(self, call: Call, pressed: PlayAgain) -> None:
        """Open a table for the same people, in the same way, as a match that is over.

        Raises:
            IllegalMove: if the match goes on, or whoever pressed does not play in it.
        """
        match = await load_match(call, pressed.match)
        match.seat_of(call.user.id)
        if match.outcome is None:
            raise IllegalMove("moved-on")
        if not await self._is_free(call, match.game.spec.slug):
            return
        seated = (call.user.id, *(p for p in match.players if p > 0 and p != call.user.id))
        await self._open(call, match.game.spec.slug, seated, match)

    async def thread_pressed(self, call: Call, pressed: OpenThread) -> None:
        """Open a table in a thread of its own, since the channel is taken.

        Raises:
            IllegalMove: if there is no such game, or no thread can be opened here.
        """
        slug = pressed.game
        check_on_shelf(call, slug)
        await check_opening(call)
        await acknowledge(call, in_place=True)  # opening and posting may take long
        voice = Voice(await public_language(call), slug)
        name = f"{self.host.shelf[slug].spec.icon} {voice('title')}"
        thread = await open_thread(call, name)
        lobby = await self._write(call, slug, thread.id, (call.user.id,))
        async with self._lock(lobby.id):
            async with self._closed_if_unseen(lobby):
                view, files = await self._page(lobby)
                message = await thread.send(view=view, files=files)
            await self.host.store.lobbies.save(replace(lobby, message=message.id))
        words = own_voice(call)("thread-opened", channel=thread.mention)
        await call.edit_original_response(view=page(words, None, [], []))
        await self._add_picture(lobby)

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
        await self._add_picture(lobby)

    async def _post(self, call: Call, lobby: Lobby) -> int | None:
        """Answer with a lobby; return its message, also where Discord failed after posting it.

        Raises:
            discord.HTTPException: if nothing was posted.
        """
        view, files = await self._page(lobby)
        try:
            sent = await call.response.send_message(view=view, files=files)
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

    async def computer_added(self, call: Call, pressed: AddComputer) -> None:
        """Let a computer sit down; whoever sits at the table may ask for that."""
        level = read_level(pressed.level)
        await self._change(
            call, pressed.lobby, lambda now: self._with_computer(now, call.user.id, level)
        )

    async def computer_removed(self, call: Call, pressed: RemoveComputer) -> None:
        """Let the computer stand up that sat down last."""
        await self._change(call, pressed.lobby, lambda now: _without_computer(now, call.user.id))

    async def option_picked(self, call: Call, pressed: SetOption) -> None:
        """Change an option from a lobby as earlier versions laid it out; only the host may."""
        value = picked(call)
        await self._check_host(call, await self._open_lobby(call, pressed.lobby))
        await self._change(call, pressed.lobby, self._with_option(pressed.option, value))

    async def options_pressed(self, call: Call, pressed: ShowOptions) -> None:
        """Open the options privately; only for the host."""
        lobby = await self._open_lobby(call, pressed.lobby)
        await self._check_host(call, lobby)
        await call.response.send_message(view=await self._options(call, lobby), ephemeral=True)

    async def agreed(self, call: Call, pressed: Agree) -> None:
        """Change an option from the host's private message."""
        change = self._with_option(pressed.option, picked(call))
        await self._change_in_private(call, pressed.lobby, change)

    async def language_picked(self, call: Call, pressed: SetLanguage) -> None:
        """Change the language that all at the table read.

        Raises:
            IllegalMove: if whoever picked is not the host, or there is no such language.
        """
        language = picked(call)
        if language not in LANGUAGES:
            raise not_a_choice(language)
        await self._change_in_private(
            call, pressed.lobby, lambda now: replace(now, language=language)
        )

    async def moved_up(self, call: Call, pressed: MoveUp) -> None:
        """Let somebody sit one seat further up; whoever sits first goes to the last seat."""
        player = picked_number(call)
        await self._change_in_private(call, pressed.lobby, lambda now: _one_up(now, player))

    async def shuffled(self, call: Call, pressed: ShuffleSeats) -> None:
        """Draw lots for the seats."""
        luck = Chance(fresh_seed(), 0)
        await self._change_in_private(
            call,
            pressed.lobby,
            lambda now: replace(now, players=tuple(luck.shuffle(now.players))),
        )

    def _with_option(self, option: str, value: str) -> Callable[[Lobby], Lobby]:
        def agree(lobby: Lobby) -> Lobby:
            agreed = agreed_options(self.host.shelf[lobby.game], lobby.options)
            options = with_choice(agreed, option, value)
            return replace(lobby, options=options.model_dump_json())

        return agree

    async def _options(self, call: Call, lobby: Lobby) -> ui.LayoutView:
        voice = own_voice(call, lobby.game)
        names = await self.host.known_users.names(lobby.players, lobby.guild, voice.language)
        game = self.host.shelf[lobby.game]
        return options_page(game, lobby, voice, names)

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
                await self._show(call, lobby, *await self._page(lobby, reset=True))
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
                await self._show(call, lobby, started_page(game, lobby.language))
            finally:
                self.host.delivery.show(Turn(match, ()), fresh_table=True)

    def _lock(self, lobby_id: int) -> asyncio.Lock:
        """Return the lock of one lobby: changes are made one after another, from what is stored."""
        return self._locks.setdefault(lobby_id, asyncio.Lock())

    async def _page(
        self, lobby: Lobby, *, reset: bool = False
    ) -> tuple[ui.LayoutView, list[discord.File]]:
        """Lay out a lobby, with the picture of its game if that is drawn; nobody waits for it."""
        note = Voice(lobby.language, lobby.game)("lobby-options-reset") if reset else ""
        game = self.host.shelf[lobby.game]
        names = await self.host.known_users.names(lobby.players, lobby.guild, lobby.language)
        picture = self.host.delivery.drawn_title(game, lobby.language)
        view = lobby_page(game, lobby, names, picture, note)
        return view, [picture.file()] if picture else []

    async def _add_picture(self, shown: Lobby) -> None:
        """Have the picture of a lobby's game drawn where it was shown without, and show it then."""
        game = self.host.shelf[shown.game]
        if self.host.delivery.drawn_title(game, shown.language):
            return
        if await self.host.delivery.title_picture(game, shown.language) is None:
            return
        async with self._lock(shown.id):
            lobby = await self.host.store.lobbies.get(shown.id)
            if lobby is None or lobby.message is None:
                return
            await self._try_to_edit(lobby, *await self._page(lobby))

    def _known_options(self, lobby: Lobby) -> str:
        return read_options(self.host.shelf[lobby.game], lobby.options)[0].model_dump_json()

    async def _show(
        self, call: Call, lobby: Lobby, view: ui.LayoutView, files: Sequence[discord.File] = ()
    ) -> None:
        """Show a lobby in answer to a press, or if that fails by editing its message.

        The change is written down by then: whoever reads on must not find what was before.
        """
        try:
            await call.response.edit_message(view=view, attachments=files)
        except (discord.DiscordException, OSError) as error:
            if lobby.message is None:
                raise
            log.info("lobby %s: shown without an answer: %s", lobby.id, error)
            for file in files:
                file.reset()
            await self._edit(lobby, view, files)

    async def _edit(
        self, lobby: Lobby, view: ui.LayoutView, files: Sequence[discord.File] = ()
    ) -> None:
        """Edit the message of a lobby."""
        channel = self.host.get_partial_messageable(lobby.channel, guild_id=lobby.guild)
        await channel.get_partial_message(lobby.message or 0).edit(
            view=view, attachments=files, allowed_mentions=NOBODY
        )

    async def _try_to_edit(
        self, lobby: Lobby, view: ui.LayoutView, files: Sequence[discord.File] = ()
    ) -> None:
        """Edit the message of a lobby, if it can still be edited."""
        try:
            await self._edit(lobby, view, files)
        except discord.HTTPException as error:
            log.info("lobby %s: its message stays as it is: %s", lobby.id, error)

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
            lobby = await self._write_change(before, change)
            if lobby.players:
                _, are_known = read_options(self.host.shelf[before.game], before.options)
                await self._show(call, lobby, *await self._page(lobby, reset=not are_known))
                return
            await self.host.store.lobbies.close(lobby.id)
            closed = Voice(lobby.language, lobby.game)("lobby-closed")
            await self._show(call, lobby, page(closed, None, [], []))

    async def _change_in_private(
        self, call: Call, lobby_id: int, change: Callable[[Lobby], Lobby]
    ) -> None:
        """Change a lobby from the private message of its host, and bring both up to date."""
        async with self._lock(lobby_id):
            before = await self.host.store.lobbies.get(lobby_id)
            if before is None:
                raise IllegalMove("lobby-gone")
            if call.channel_id != before.channel:
                raise IllegalMove("not-its-table")
            await self._check_host(call, before)
            lobby = await self._write_change(before, change)
            await call.response.edit_message(view=await self._options(call, lobby))
            if lobby.message is not None:
                await self._edit(lobby, *await self._page(lobby))

    async def _write_change(self, before: Lobby, change: Callable[[Lobby], Lobby]) -> Lobby:
        """Write a change of a lobby down.

        Raises:
            IllegalMove: "lobby-gone", or what the change is refused for.
        """
        known = self._known_options(before)
        expires = time.time() + LOBBY_IDLE
        lobby = await self.host.store.lobbies.change(
            before.id, lambda now: replace(change(replace(now, options=known)), expires=expires)
        )
        if lobby is None:
            raise IllegalMove("lobby-gone")
        return lobby

    async def _check_host(self, call: Call, lobby: Lobby) -> None:
        """Refuse what only the host may do.

        Raises:
            IllegalMove: "lobby-host-only" for anybody else.
        """
        if call.user.id != lobby.host:
            (name,) = await self.host.known_users.names([lobby.host], lobby.guild, lobby.language)
            raise IllegalMove("lobby-host-only", host=name)

    def _with_computer(self, lobby: Lobby, player: int, level: Level) -> Lobby:
        _check_seated(lobby, player)
        return self._joined(lobby, another_computer(lobby.players, level))

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
        files: list[discord.File] = []
        view = page(Voice(lobby.language, lobby.game)("lobby-closed"), None, [], [])
        if lobby.players:
            view, files = await self._page(lobby)
        await self._try_to_edit(lobby, view, files)

    # ---- clearing away -------------------------------------------------------------------------

    @tasks.loop(minutes=1)
    async def sweep(self) -> None:
        """Close lobbies that nobody has touched for half an hour, and say so in their place."""
        try:
            now = time.time()
            if await self.host.store.settings.is_due("lobbies", now, BETWEEN_SWEEPS):
                await self.clear(now)
        except Exception:
            # Whatever it is, it must not end the loop: idle lobbies would stay for ever.
            log.exception("lobbies could not be cleared away")

    async def clear(self, now: float) -> None:
        """Close the lobbies that have expired by `now`, seconds since the epoch."""
        for lobby in await self.host.store.lobbies.expired(now):
            async with self._lock(lobby.id):
                closed = await self.host.store.lobbies.close(lobby.id)
            if not closed:
                continue  # another process has, and says so
            if lobby.message is None or lobby.game not in self.host.shelf:
                continue
            game = self.host.shelf[lobby.game]
            await self._try_to_edit(lobby, expired_page(game, lobby.language))


def _one_up(lobby: Lobby, player: int) -> Lobby:
    """Return the lobby with a player one seat further up, or from the first seat in the last."""
    _check_seated(lobby, player)
    at = lobby.players.index(player)
    others = [one for one in lobby.players if one != player]
    others.insert(at - 1 if at else len(others), player)
    return replace(lobby, players=tuple(others))


def _left(lobby: Lobby, player: int) -> Lobby:
    _check_seated(lobby, player)
    return lobby.without(player)


def _without_computer(lobby: Lobby, player: int) -> Lobby:
    _check_seated(lobby, player)
    computers = [one for one in lobby.players if is_computer(one)]
    if not computers:
        raise IllegalMove("moved-on")
    return replace(lobby, players=tuple(one for one in lobby.players if one != computers[-1]))


def _check_seated(lobby: Lobby, player: int) -> None:
    if player not in lobby.players:
        raise IllegalMove("lobby-not-seated")


async def setup(host: Host) -> None:
    """Put the cog on the bot."""
    await host.add_cog(Lobbies(host))
