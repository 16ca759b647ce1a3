"""Opening tables: by `/play`, from the shelf, in a thread, or for the same people again."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.bot import channel_of
from cogs.kit.commands.commands import command, level_choices
from cogs.kit.commands.game_option import check_on_shelf, offer_games, read_game
from cogs.kit.limits import check_limit
from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.layouts import page
from cogs.kit.messages.match_controls import (
    USUAL_LEVEL,
    Learn,
    PlayAgain,
    PlayAlone,
    PlayEasier,
    PlayToo,
    ShowShelf,
)
from cogs.kit.messages.seals import deal
from cogs.kit.permissions import can_open_thread, check_channel, check_thread, open_thread
from cogs.kit.pictures.titles import ShelfJob, TitleJob
from cogs.kit.presses import answers, load_match, picked
from cogs.kit.responses import acknowledge, show_page
from cogs.kit.server_policy import check_computers, check_opening
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import own_voice, public_language
from cogs.lobby import shelf
from cogs.lobby.agreed_options import agreed_options, options_alone, with_choice
from cogs.lobby.fresh import FreshLobbies, check_limits
from cogs.lobby.layout import OpenThread, started_page
from cogs.lobby.messages import LobbyMessages, laid_out
from cogs.lobby.privately import PrivateTables
from games.kit.game import IllegalMove
from games.kit.words import Voice
from matches.caching import BoundedDict
from matches.limits import THREADS
from matches.links import link_to
from matches.match import Turn
from matches.records import LESSON_OFFERED
from matches.seated import another_computer, easier_computer, is_computer, read_level

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cogs.kit.bot import Bot, Call
    from games.kit.game import AnyGame, Options
    from games.kit.mind import Level
    from matches.match import Match

log = logging.getLogger(__name__)

OFFERS_KEPT: Final = 1_000
"""Offers of a lesson that can still be taken away."""
MOST_COMPUTERS_ASKED: Final = 4
"""Computers that `/play` offers beside somebody alone: as many as fit beside one at any game."""


class Opening(TableCog):
    """Opens tables where they may be opened."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._messages = LobbyMessages(bot)
        self._fresh = FreshLobbies(bot, self._messages)
        self._private = PrivateTables(bot, self._messages, self._fresh)
        self._offers: BoundedDict[int, discord.WebhookMessage] = BoundedDict(OFFERS_KEPT)
        """The offer of a lesson that a player has below their hand."""

    async def cog_load(self) -> None:
        """Offer the games on the shelf."""
        offer_games(self.play_command, self.bot.shelf)

    @command("play")
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
            await self.shelf_pressed(call, ShowShelf())
        elif game is None:
            await self.alone_pressed(call, PlayAlone())
        elif computers is None and level is None:
            await self._open_for(call, read_game(call, game), in_place=False)
        else:
            strength = read_level(level or USUAL_LEVEL)
            await self._alone(call, read_game(call, game), strength, computers, in_place=False)

    async def _alone(
        self, call: Call, game: str, level: Level, computers: int | None, *, in_place: bool
    ) -> None:
        """Deal to one person in direct messages; in a server, ask where to play."""
        await check_computers(self.bot, call.guild_id or 0)
        among = _number_of_computers(self.bot.shelf[game], computers)
        call.extras["slug"] = game
        if call.guild_id is None:
            players = _alone_among(call.user.id, level, among)
            is_new = await self.bot.known_users.is_new_to(call.user.id, game)
            if await self._private.deal_here(call, game, players) and is_new:
                await self._offer_lesson(call, game)
            return
        view = shelf.where_page(self.bot.shelf[game], among, level, own_voice(call).language)
        if in_place:
            await call.response.edit_message(view=view)
        else:
            await call.response.send_message(view=view, ephemeral=True)

    async def _offer_lesson(self, call: Call, game: str) -> None:
        """Offer a game's lesson to somebody new to it, once; the match that was dealt can wait."""
        if not self.bot.shelf[game].lessons:
            return
        await self.bot.known_users.lesson(call.user.id, game, LESSON_OFFERED)
        voice = own_voice(call, game)
        learn = button(voice("button-learn"), Learn(game), icon="🎓")
        said = page(voice("learning-offer", game=voice("title")), controls=rows(learn))
        self._offers[call.user.id] = await call.followup.send(view=said, ephemeral=True, wait=True)

    @commands.Cog.listener()
    async def on_interaction(self, call: Call) -> None:
        """Take the offer of a lesson away once its player plays on: it pushes the hand up."""
        offer = self._offers.get(call.user.id)
        if offer is None or call.message is None or call.message.id == offer.id:
            return
        self._offers.pop(call.user.id)
        try:
            await offer.delete()
        except (discord.DiscordException, OSError) as error:
            log.info("interaction %s: the offer of a lesson stays: %s", call.id, error)

    @answers(ShowShelf)
    async def shelf_pressed(self, call: Call, _: ShowShelf) -> None:
        """Show the shelf."""
        await check_opening(call)
        await acknowledge(call, in_place=False)  # pictures take long the first time
        games, language = list(self.bot.shelf.values()), own_voice(call).language
        titles = [TitleJob(type(game), language) for game in games[: shelf.GAMES_WITH_BUTTONS]]
        painted = {job: png for job in titles if (png := await self.bot.pictures.painted(job))}
        row = ShelfJob(tuple(painted.values()), "\n".join(job.alt for job in painted))
        picture = await self.bot.pictures.of(row) if painted else None
        config = await self.bot.store.configs.get(call.guild_id or 0)
        alone: Literal["no", "too", "only"]
        alone = "only" if call.guild_id is None else "too" if config.computers else "no"
        view = shelf.shelf_page(games, picture, language, alone=alone, lessons=config.lessons)
        files = [picture.file()] if picture else []
        await call.edit_original_response(view=view, attachments=files)

    @answers(PlayToo)
    async def play_too_pressed(self, call: Call, pressed: PlayToo) -> None:
        """Open a table for somebody who watches: in a thread, while the channel is taken.

        Raises:
            IllegalMove: if the game is not there any more, or no table may be opened here.
        """
        check_on_shelf(call, pressed.game)
        await self._play(call, pressed.game)

    @answers(PlayAlone)
    async def alone_pressed(self, call: Call, _: PlayAlone) -> None:
        """Ask a player who is alone which game it shall be."""
        await check_computers(self.bot, call.guild_id or 0)
        view = shelf.alone_page([*self.bot.shelf.values()], own_voice(call).language)
        await call.response.send_message(view=view, ephemeral=True)

    @answers(shelf.ChooseAlone)
    async def alone_picked(self, call: Call, _: shelf.ChooseAlone) -> None:
        """Ask among how many computers, and how strong these are.

        Raises:
            IllegalMove: if the game is not there any more.
        """
        slug = picked(call)
        check_on_shelf(call, slug)
        await self._show_numbers(call, slug, _fewest_computers(self.bot.shelf[slug]))

    @answers(shelf.AloneAmong)
    async def number_pressed(self, call: Call, pressed: shelf.AloneAmong) -> None:
        """Show the number of computers that was chosen."""
        check_on_shelf(call, pressed.game)
        await self._show_numbers(call, pressed.game, pressed.computers)

    async def _show_numbers(
        self, call: Call, slug: str, computers: int, *, in_place: bool = True
    ) -> None:
        view = shelf.alone_among_page(self.bot.shelf[slug], computers, own_voice(call).language)
        await show_page(call, view, None, in_place=in_place, promised=False)

    @answers(shelf.ShowOptionsAlone)
    async def alone_options_pressed(self, call: Call, pressed: shelf.ShowOptionsAlone) -> None:
        """Show with which options a player plays a game alone."""
        check_on_shelf(call, pressed.game)
        game = self.bot.shelf[pressed.game]
        agreed = await options_alone(self.bot, game, call.user.id)
        await self._show_options(call, game, agreed, pressed.computers)

    @answers(shelf.AgreeAlone)
    async def option_alone_picked(self, call: Call, pressed: shelf.AgreeAlone) -> None:
        """Change one of them, and remember it.

        Raises:
            IllegalMove: "not-a-choice" if there is no such option, or it has no such value.
        """
        check_on_shelf(call, pressed.game)
        game = self.bot.shelf[pressed.game]
        before = await options_alone(self.bot, game, call.user.id)
        agreed = with_choice(before, pressed.option, picked(call))
        await self.bot.known_users.choose_alone(
            call.user.id, pressed.game, agreed.model_dump_json()
        )
        await self._show_options(call, game, agreed, pressed.computers)

    async def _show_options(
        self, call: Call, game: AnyGame, agreed: Options, computers: int
    ) -> None:
        language = own_voice(call).language
        view = shelf.options_alone_page(game, agreed, computers, language)
        await call.response.edit_message(view=view, attachments=[])

    @answers(shelf.DealAlone)
    async def deal_alone_pressed(self, call: Call, pressed: shelf.DealAlone) -> None:
        """Deal to the player who pressed and to computers.

        Raises:
            IllegalMove: if the game does not allow so many, or no table may be opened here.
        """
        check_on_shelf(call, pressed.game)
        level = read_level(pressed.level)
        await self._alone(call, pressed.game, level, pressed.computers, in_place=True)

    @answers(shelf.DealHere)
    async def deal_here_pressed(self, call: Call, pressed: shelf.DealHere) -> None:
        """Deal in the channel, to the player who pressed and to computers.

        Raises:
            IllegalMove: if the game does not allow so many, or no table may be opened here.
        """
        check_on_shelf(call, pressed.game)
        await self._play(call, pressed.game, read_level(pressed.level), pressed.computers)

    @answers(shelf.DealPrivately)
    async def deal_privately_pressed(self, call: Call, pressed: shelf.DealPrivately) -> None:
        """Deal in direct messages; in the channel, if the player takes none.

        Raises:
            IllegalMove: if the game does not allow so many, or no table may be opened here.
        """
        game, level = pressed.game, read_level(pressed.level)
        check_on_shelf(call, game)
        await check_computers(self.bot, call.guild_id or 0)
        among = _number_of_computers(self.bot.shelf[game], pressed.computers)
        here = button(
            own_voice(call)("button-in-channel"), shelf.DealHere(game, among, level), icon="💬"
        )
        players = _alone_among(call.user.id, level, among)
        if not await self._private.deal_from_server(call, game, players, else_here=here):
            said = page(own_voice(call)("private-closed"))
            await call.edit_original_response(view=said)
            await self._play(call, game, level, among)

    @answers(shelf.OpenTable)
    async def table_picked(self, call: Call, _: shelf.OpenTable) -> None:
        """Open a table for a game picked from the shelf.

        Raises:
            IllegalMove: if it is not there any more, or no table may be opened here.
        """
        await self._open_for(call, picked(call))

    @answers(shelf.OpenTableFor)
    async def table_pressed(self, call: Call, pressed: shelf.OpenTableFor) -> None:
        """Open a table for the game whose button was pressed on the shelf.

        Raises:
            IllegalMove: if it is not there any more, or no table may be opened here.
        """
        await self._open_for(call, pressed.game)

    async def _open_for(self, call: Call, game: str, *, in_place: bool = True) -> None:
        """Open a table; in direct messages, ask among how many computers, and how strong."""
        check_on_shelf(call, game)
        if call.guild_id is None:
            fewest = _fewest_computers(self.bot.shelf[game])
            await self._show_numbers(call, game, fewest, in_place=in_place)
        else:
            await self._play(call, game)

    async def _play(
        self, call: Call, game: str, level: Level | None = None, computers: int | None = None
    ) -> None:
        """Open a table, or deal at once: to `computers` of a level, or as few as the game needs."""
        if level is not None:
            await check_computers(self.bot, call.guild_id or 0)
            computers = _number_of_computers(self.bot.shelf[game], computers)
        if not await self._is_free(call, game):
            return
        async with self._unless_taken(call, game):
            if level is not None:
                await self._play_alone(call, game, level, computers or 0)
            else:
                await self._open(call, game, (call.user.id,))

    @asynccontextmanager
    async def _unless_taken(self, call: Call, slug: str) -> AsyncIterator[None]:
        """Offer a thread where somebody else has taken the channel a moment before."""
        try:
            yield
        except IllegalMove as refusal:
            where = refusal.text.key == "channel-busy" and await self._busy(call)
            if not where:
                raise
            await self._offer_thread(call, slug, where)

    async def _is_free(self, call: Call, slug: str) -> bool:
        """Tell whether a table can be opened in this channel; where it is taken, offer a thread."""
        await check_opening(call)
        check_channel(call)
        if where := await self._busy(call):
            await self._offer_thread(call, slug, where)
            return False
        await check_limits(call)
        return True

    async def _play_alone(self, call: Call, slug: str, level: Level, computers: int) -> None:
        """Deal at once, to one person and so many computers.

        The table is announced first: what is dealt follows from the id of that message.
        """
        game = self.bot.shelf[slug]
        call.extras["slug"] = slug
        players = _alone_among(call.user.id, level, computers)
        lobby = await self._fresh.write(call, slug, players, alone=True)
        lobby = await self._fresh.show(call, lobby)
        async with self._messages.lock(lobby.id):
            match = await deal(self.bot, lobby, agreed_options(game, lobby.options))
            slower = await self._messages.slower(lobby)
            face = self._messages.face(lobby, partial(laid_out, started_page, game, lobby, slower))
        try:
            await self._messages.try_to_bring(face)
        finally:
            self.bot.delivery.show(Turn(match, ()), fresh_table=True)

    @answers(PlayAgain)
    async def again_pressed(self, call: Call, pressed: PlayAgain) -> None:
        """Open a table for the same people, in the same way; in direct messages, deal anew.

        Raises:
            IllegalMove: if the match goes on, or the user does not play in it.
        """
        match = await load_match(call, pressed.match)
        match.seat_of(call.user.id)
        if match.outcome is None:
            raise IllegalMove("moved-on")
        if not match.guild:
            await self._private.deal_here(call, match.game.spec.slug, match.players, match)
            return
        if not await self._is_free(call, match.game.spec.slug):
            return
        seated = (call.user.id, *(p for p in match.players if p > 0 and p != call.user.id))
        async with self._unless_taken(call, match.game.spec.slug):
            await self._open(call, match.game.spec.slug, seated, match)

    @answers(PlayEasier)
    async def easier_pressed(self, call: Call, pressed: PlayEasier) -> None:
        """Deal anew in direct messages, among computers a level weaker.

        Raises:
            IllegalMove: if the match goes on, is a server's, or the user does not play in it.
        """
        match = await load_match(call, pressed.match)
        match.seat_of(call.user.id)
        if match.outcome is None or match.guild:
            raise IllegalMove("moved-on")
        players = tuple(easier_computer(one) if is_computer(one) else one for one in match.players)
        await self._private.deal_here(call, match.game.spec.slug, players, match)

    @answers(OpenThread)
    async def thread_pressed(self, call: Call, pressed: OpenThread) -> None:
        """Open a table in a thread of its own, since the channel is taken.

        Raises:
            IllegalMove: if there is no such game, no thread can be opened here, or the user may
                open none, or no more for now.
        """
        slug = pressed.game
        check_on_shelf(call, slug)
        await check_opening(call)
        check_thread(call)
        await check_limits(call)
        await check_limit(call, THREADS)
        await acknowledge(call, in_place=True)  # opening and posting may take long
        voice = Voice(await public_language(call), slug)
        name = f"{self.bot.shelf[slug].spec.icon} {voice('title')}"
        thread = await open_thread(call, name)
        place = call.guild_id or 0, thread.id
        lobby = await self._fresh.write(call, slug, (call.user.id,), place=place)
        await self._fresh.post(lobby, thread)
        words = own_voice(call)("thread-opened", channel=thread.mention)
        await call.edit_original_response(view=page(words))
        await self._messages.add_picture(lobby)

    async def _busy(self, call: Call) -> str | None:
        """Say what occupies this channel: a running match or an open lobby."""
        voice = own_voice(call)
        if await self.bot.store.matches.in_channel(channel_of(call)):
            return voice("busy-match")
        if lobby := await self.bot.store.lobbies.in_channel(channel_of(call)):
            if lobby.message is None:
                if not await self._fresh.is_on_its_way(lobby):  # a crash has left it
                    await self.bot.store.lobbies.close(lobby.id)
                    return None
                lobby = await self.bot.store.lobbies.get(lobby.id)
            elif not await self._messages.is_there(lobby):
                await self._messages.replace_deleted(lobby)
                lobby = await self.bot.store.lobbies.get(lobby.id)
            if lobby is None:
                return None
            there = link_to(lobby.guild, lobby.channel, lobby.message)
            is_own = call.user.id == lobby.host
            return voice("busy-own-lobby" if is_own else "busy-lobby", link=there)
        return None

    async def _offer_thread(self, call: Call, slug: str, why: str) -> None:
        voice = own_voice(call)
        say = call.followup.send if call.response.is_done() else call.response.send_message
        if not can_open_thread(call):
            await say(why, ephemeral=True)
            return
        offer = button(voice("button-thread"), OpenThread(slug), icon="🧵")
        view = page(f"{why}\n{voice('busy-offer')}", controls=rows(offer))
        await say(view=view, ephemeral=True)

    async def _open(
        self, call: Call, slug: str, players: tuple[int, ...], like: Match | None = None
    ) -> None:
        self.bot.workers.warm_up()  # nobody is to wait for a process with the first hand of the day
        lobby = await self._fresh.write(call, slug, players, like)
        await self._fresh.show(call, lobby)
        await self._messages.add_picture(lobby)


def _alone_among(player: int, level: Level, computers: int) -> tuple[int, ...]:
    """Return the players of a match of one person among so many computers."""
    players: tuple[int, ...] = (player,)
    for _ in range(computers):
        players = (*players, another_computer(players, level))
    return players


def _fewest_computers(game: AnyGame) -> int:
    """Return the fewest computers that somebody alone meets, if they want any."""
    return next(n for n in shelf.numbers_alone(game) if n)


def _number_of_computers(game: AnyGame, asked: int | None) -> int:
    """Return how many computers play with somebody alone: as many as asked for, or as few as can.

    Raises:
        IllegalMove: "computers-too-many", "computers-too-few" if the game does not allow that.
    """
    numbers = [seats - 1 for seats in game.spec.seats]
    if asked is None:
        return _fewest_computers(game)
    if asked in numbers:
        return asked
    key = "computers-too-many" if asked > numbers[-1] else "computers-too-few"
    raise IllegalMove(key, most=numbers[-1], fewest=numbers[0])
