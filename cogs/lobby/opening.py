"""Opening tables: by `/play`, from the shelf, in a thread, or for the same people again."""

from __future__ import annotations

import time
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from cogs.kit.allowed import allowed_terms, check_computers, check_opening
from cogs.kit.answers import acknowledge
from cogs.kit.commands.commands import command, level_choices
from cogs.kit.commands.game_option import check_on_shelf, offer_games, read_game
from cogs.kit.limits import check_limit
from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.layouts import page
from cogs.kit.messages.match_controls import USUAL_LEVEL, PlayAgain, PlayAlone, PlayToo, ShowShelf
from cogs.kit.messages.seals import deal
from cogs.kit.permissions import can_open_thread, check_channel, check_thread, open_thread
from cogs.kit.presses import check_is_borne, load_match, picked
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import own_voice, public_language
from cogs.lobby.layout import OpenThread, started_page
from cogs.lobby.messages import LobbyMessages
from cogs.lobby.shelf import (
    GAMES_WITH_PICTURES,
    AloneAmong,
    ChooseAlone,
    DealAlone,
    OpenAnyTable,
    OpenTable,
    alone_among_page,
    alone_page,
    numbers_alone,
    shelf_page,
)
from games.kit.chance import Chance, fresh_seed
from games.kit.game import IllegalMove
from games.kit.words import Voice
from matches.fairness.seals import fresh_secret
from matches.limits import LOBBIES, SEATS, TABLES, THREADS
from matches.links import link_to
from matches.lobby_changes import LOBBY_IDLE
from matches.match import Turn
from matches.records import Lobby
from matches.seated import another_computer, read_level
from matches.terms import Terms

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cogs.kit.bot import Bot, Call
    from games.kit.game import AnyGame
    from games.kit.mind import Level
    from matches.match import Match

MOST_COMPUTERS_ASKED: Final = 4
"""Computers that `/play` offers beside somebody alone: as many as fit beside one at any game."""


class Opening(TableCog):
    """Opens tables where they may be opened."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._messages = LobbyMessages(bot)

    async def cog_load(self) -> None:
        """Answer what opens a table."""
        offer_games(self.play_command, self.bot.shelf)
        self.bot.on(OpenTable, self.table_picked)
        self.bot.on(OpenAnyTable, self.any_table_pressed)
        self.bot.on(ShowShelf, self.shelf_pressed)
        self.bot.on(PlayAlone, self.alone_pressed)
        self.bot.on(ChooseAlone, self.alone_picked)
        self.bot.on(AloneAmong, self.number_pressed)
        self.bot.on(DealAlone, self.deal_alone_pressed)
        self.bot.on(PlayToo, self.play_too_pressed)
        self.bot.on(PlayAgain, self.again_pressed)
        self.bot.on(OpenThread, self.thread_pressed)

    @command("play")
    @app_commands.guild_only()
    @app_commands.choices(level=level_choices())
    async def play_command(
        self,
        call: Call,
        game: str | None = None,
        computers: app_commands.Range[int, 1, MOST_COMPUTERS_ASKED] | None = None,
        level: str | None = None,
    ) -> None:
        """Open a table for a game, or play alone at once; without a game, show what there is."""
        if game is None and computers is None and level is None:
            await self._show_shelf(call)
        elif game is None:
            await self._ask_alone(call)
        elif computers is None and level is None:
            await self._play(call, read_game(call, game))
        else:
            strength = read_level(level or USUAL_LEVEL)
            await self._play(call, read_game(call, game), strength, computers)

    async def shelf_pressed(self, call: Call, _: ShowShelf) -> None:
        """Show the shelf to a reader of the help."""
        check_is_borne(call, ShowShelf)
        await self._show_shelf(call)

    async def play_too_pressed(self, call: Call, pressed: PlayToo) -> None:
        """Open a table for somebody who watches: in a thread, while the channel is taken.

        Raises:
            IllegalMove: if the game is not there any more, or no table may be opened here.
        """
        check_is_borne(call, PlayToo)
        check_on_shelf(call, pressed.game)
        await self._play(call, pressed.game)

    async def alone_pressed(self, call: Call, _: PlayAlone) -> None:
        """Ask a player who is alone which game it shall be."""
        check_is_borne(call, PlayAlone)
        await self._ask_alone(call)

    async def _ask_alone(self, call: Call) -> None:
        await check_computers(self.bot, call.guild_id or 0)
        view = alone_page([*self.bot.shelf.values()], own_voice(call).language)
        await call.response.send_message(view=view, ephemeral=True)

    async def alone_picked(self, call: Call, _: ChooseAlone) -> None:
        """Ask among how many computers, and how strong these are.

        Raises:
            IllegalMove: if the game is not there any more.
        """
        check_is_borne(call, ChooseAlone)
        slug = picked(call)
        check_on_shelf(call, slug)
        fewest = next(n for n in numbers_alone(self.bot.shelf[slug]) if n)
        await self._show_numbers(call, slug, fewest)

    async def number_pressed(self, call: Call, pressed: AloneAmong) -> None:
        """Show the number of computers that was chosen."""
        check_is_borne(call, AloneAmong)
        check_on_shelf(call, pressed.game)
        await self._show_numbers(call, pressed.game, pressed.computers)

    async def _show_numbers(self, call: Call, slug: str, computers: int) -> None:
        view = alone_among_page(self.bot.shelf[slug], computers, own_voice(call).language)
        await call.response.edit_message(view=view)

    async def deal_alone_pressed(self, call: Call, pressed: DealAlone) -> None:
        """Deal to the player who pressed and to computers.

        Raises:
            IllegalMove: if the game does not allow so many, or no table may be opened here.
        """
        check_is_borne(call, DealAlone)
        check_on_shelf(call, pressed.game)
        await self._play(call, pressed.game, read_level(pressed.level), pressed.computers)

    async def table_picked(self, call: Call, _: OpenTable) -> None:
        """Open a table for a game picked from the shelf.

        Raises:
            IllegalMove: if it is not there any more, or no table may be opened here.
        """
        check_is_borne(call, OpenTable)
        game = picked(call)
        check_on_shelf(call, game)
        await self._play(call, game)

    async def any_table_pressed(self, call: Call, _: OpenAnyTable) -> None:
        """Open a table for a game drawn by lot."""
        check_is_borne(call, OpenAnyTable)
        await self._play(call, Chance(fresh_seed(), 0).pick(list(self.bot.shelf)))

    async def _show_shelf(self, call: Call) -> None:
        await check_opening(call)
        await acknowledge(call, in_place=False)  # pictures take long the first time
        games, language = list(self.bot.shelf.values()), own_voice(call).language
        drawn = [await self.bot.renderer.title(game, language) for game in games]
        files = [picture.file() for picture in drawn[:GAMES_WITH_PICTURES] if picture]
        config = await self.bot.store.configs.get(call.guild_id or 0)
        view = shelf_page(games, drawn, language, computers=config.computers)
        await call.edit_original_response(view=view, attachments=files)

    async def _play(
        self, call: Call, game: str, level: Level | None = None, computers: int | None = None
    ) -> None:
        """Open a table, or deal at once: to `computers` of a level, or as few as the game needs."""
        if level is not None:
            await check_computers(self.bot, call.guild_id or 0)
            computers = _number_of_computers(self.bot.shelf[game], computers)
        if not await self._is_free(call, game):
            return
        if level is not None:
            await self._play_alone(call, game, level, computers or 0)
            return
        await self._open(call, game, (call.user.id,))

    async def _is_free(self, call: Call, slug: str) -> bool:
        """Tell whether a table can be opened in this channel; where it is taken, offer a thread."""
        await check_opening(call)
        check_channel(call)
        if where := await self._busy(call):
            await self._offer_thread(call, slug, where)
            return False
        await _check_limits(call)
        return True

    async def _play_alone(self, call: Call, slug: str, level: Level, computers: int) -> None:
        """Deal at once, to one person and so many computers.

        The table is announced first: what is dealt follows from the id of that message.
        """
        game = self.bot.shelf[slug]
        players: tuple[int, ...] = (call.user.id,)
        call.extras["slug"] = slug
        for _ in range(computers):
            players = (*players, another_computer(players, level))
        lobby = await self._write(call, slug, call.channel_id or 0, players)
        async with self._messages.lock(lobby.id):
            lobby = await self._show(call, lobby)
            match = await deal(self.bot, lobby, game.spec.options())
            try:
                await self._messages.try_to_edit(lobby, started_page(game, lobby))
            finally:
                self.bot.delivery.show(Turn(match, ()), fresh_table=True)

    async def again_pressed(self, call: Call, pressed: PlayAgain) -> None:
        """Open a table for the same people, in the same way, as a match that is over.

        Raises:
            IllegalMove: if the match goes on, or the user does not play in it.
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
            IllegalMove: if there is no such game, no thread can be opened here, or the user may
                open none, or no more for now.
        """
        check_is_borne(call, OpenThread)
        slug = pressed.game
        check_on_shelf(call, slug)
        await check_opening(call)
        check_thread(call)
        await _check_limits(call)
        await check_limit(call, THREADS)
        await acknowledge(call, in_place=True)  # opening and posting may take long
        voice = Voice(await public_language(call), slug)
        name = f"{self.bot.shelf[slug].spec.icon} {voice('title')}"
        thread = await open_thread(call, name)
        lobby = await self._write(call, slug, thread.id, (call.user.id,))
        async with self._messages.lock(lobby.id):
            async with self._closed_if_unseen(lobby):
                view, files = await self._messages.page(lobby)
                message = await thread.send(view=view, files=files)
            await self.bot.store.lobbies.save(replace(lobby, message=message.id))
        words = own_voice(call)("thread-opened", channel=thread.mention)
        await call.edit_original_response(view=page(words, None, [], []))
        await self._messages.add_picture(lobby)

    async def _busy(self, call: Call) -> str | None:
        """Say what occupies this channel: a running match or an open lobby."""
        voice = own_voice(call)
        if await self.bot.store.matches.in_channel(call.channel_id or 0):
            return voice("busy-match")
        if lobby := await self.bot.store.lobbies.in_channel(call.channel_id or 0):
            if lobby.message is None:
                lobby = await self._shown_or_closed(lobby)
            elif not await self._messages.is_there(lobby):
                await self._messages.replace_deleted(lobby)
                lobby = await self.bot.store.lobbies.get(lobby.id)
            if lobby is None:
                return None
            there = link_to(lobby.guild, lobby.channel, lobby.message)
            return voice("busy-lobby", link=there)
        return None

    async def _shown_or_closed(self, unseen: Lobby) -> Lobby | None:
        """Wait until a lobby is shown; one left without a message by a crash is closed."""
        async with self._messages.lock(unseen.id):
            lobby = await self.bot.store.lobbies.get(unseen.id)
            if lobby is not None and lobby.message is None:
                await self.bot.store.lobbies.close(lobby.id)
                return None
        return lobby

    @asynccontextmanager
    async def _closed_if_unseen(self, lobby: Lobby) -> AsyncIterator[None]:
        """Close a lobby whose message cannot be posted: no player could sit down at it."""
        try:
            yield
        except discord.DiscordException:
            await self.bot.store.lobbies.close(lobby.id)
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
        async with self._messages.lock(lobby.id):
            await self._show(call, lobby)
        await self._messages.add_picture(lobby)

    async def _show(self, call: Call, lobby: Lobby) -> Lobby:
        """Answer with a new lobby, and return it with its message."""
        async with self._closed_if_unseen(lobby):
            message = await self._post(call, lobby)
        shown = replace(lobby, message=message)
        await self.bot.store.lobbies.save(shown)
        return shown

    async def _post(self, call: Call, lobby: Lobby) -> int | None:
        """Answer with a lobby; return its message, also where Discord failed after posting it.

        Raises:
            discord.HTTPException: if nothing was posted.
        """
        view, files = await self._messages.page(lobby)
        try:
            sent = await call.response.send_message(view=view, files=files)
        except discord.HTTPException as error:
            try:
                answer = await call.original_response()
            except discord.HTTPException:
                raise error from None
            if answer.flags.ephemeral:
                raise  # something else has answered
            return answer.id
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
        self.bot.latest_calls.listen(call)
        agreed = like.options if like else self.bot.shelf[slug].spec.options()
        return await self.bot.store.lobbies.open(
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
                terms=await self._usual_terms(call, like),
                secret=fresh_secret(),
            )
        )

    async def _usual_terms(self, call: Call, like: Match | None = None) -> Terms:
        """Return the terms of a new table: those of the match it is like, or the server's own."""
        config = await self.bot.store.configs.get(call.guild_id or 0)
        return allowed_terms(like.terms, config) if like else Terms(speed=config.speed)


def _number_of_computers(game: AnyGame, asked: int | None) -> int:
    """Return how many computers play with somebody alone: as many as asked for, or as few as can.

    Raises:
        IllegalMove: "computers-too-many", "computers-too-few" if the game does not allow that.
    """
    numbers = [seats - 1 for seats in game.spec.seats]
    if asked is None:
        return next(n for n in numbers if n)
    if asked in numbers:
        return asked
    key = "computers-too-many" if asked > numbers[-1] else "computers-too-few"
    raise IllegalMove(key, most=numbers[-1], fewest=numbers[0])


async def _check_limits(call: Call) -> None:
    """Refuse another table of somebody who has opened many lately, or sits at many."""
    for limit in (SEATS, LOBBIES, TABLES):
        await check_limit(call, limit)
