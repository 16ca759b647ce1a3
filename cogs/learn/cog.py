"""`/learn`: lessons in the bot's direct messages; one at a time, to be left and resumed."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs.kit.bot import channel_of
from cogs.kit.commands.commands import command
from cogs.kit.commands.game_option import check_on_shelf, offer_games, read_game
from cogs.kit.discord_errors import is_refused
from cogs.kit.limits import check_limit
from cogs.kit.members import not_found
from cogs.kit.messages.layouts import page
from cogs.kit.messages.match_controls import Learn, LearnLesson, PlayNow, ShowLessons
from cogs.kit.presses import answers, picked
from cogs.kit.responses import acknowledge, posted_id
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import own_voice
from cogs.learn.layout import PickLesson, begun_page, learn_page, tables_page, taken_page
from games.kit.game import IllegalMove
from games.kit.lesson import LEARNER
from matches.lessons.progress import Progress
from matches.lessons.script import find_lesson, lesson_of
from matches.limits import SEATS, TABLES
from matches.links import link_to
from matches.match import ROOM_OF_LESSON, Turn
from matches.records import PostedMessage
from matches.seated import another_computer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cogs.kit.bot import Call
    from games.kit.game import AnyGame
    from games.kit.lesson import Lesson
    from matches.match import Match
    from matches.records import Lobby

log = logging.getLogger(__name__)

NO_SERVER = 0
"""What stands for the server of direct messages."""


class Lessons(TableCog):
    """Begins lessons, and goes on with them."""

    async def cog_load(self) -> None:
        """Offer the games on the shelf."""
        offer_games(self.learn_command, self.bot.shelf)

    @command("learn")
    async def learn_command(self, call: Call, game: str | None = None) -> None:
        """Begin a game's next lesson; without a game, show what there is to learn."""
        if game is not None:
            await self._next(call, read_game(call, game))
            return
        await self._show(call)

    @answers(ShowLessons)
    async def lessons_pressed(self, call: Call, _: ShowLessons) -> None:
        """Show what there is to learn."""
        await self._show(call)

    async def _show(self, call: Call) -> None:
        known, games = self.bot.known_users, list(self.bot.shelf.values())
        learnt = {
            (one.spec.slug, lesson.name)
            for one in games
            for lesson in one.lessons
            if await known.has_learnt(call.user.id, one.spec.slug, lesson.name)
        }
        view = learn_page(games, learnt, own_voice(call).language)
        await call.response.send_message(view=view, ephemeral=True)

    @answers(Learn)
    async def learn_pressed(self, call: Call, pressed: Learn) -> None:
        """Begin the next lesson of a game."""
        check_on_shelf(call, pressed.game)
        await self._next(call, pressed.game)

    @answers(LearnLesson)
    async def lesson_pressed(self, call: Call, pressed: LearnLesson) -> None:
        """Begin a lesson."""
        await self._begin(call, pressed.game, pressed.lesson)

    @answers(PickLesson)
    async def lesson_picked(self, call: Call, _pressed: PickLesson) -> None:
        """Begin the lesson picked."""
        slug, _, lesson = picked(call).partition(":")
        await self._begin(call, slug, lesson)

    @answers(PlayNow)
    async def play_now_pressed(self, call: Call, pressed: PlayNow) -> None:
        """Show the tables of a game where somebody waits, in the servers of who presses."""
        check_on_shelf(call, pressed.game)
        await acknowledge(call, in_place=False)
        game, voice = self.bot.shelf[pressed.game], own_voice(call, pressed.game)
        waiting = [one async for one in self._waiting(game, call.user.id)]
        await call.edit_original_response(view=tables_page(self.bot, waiting, voice))

    async def _waiting(self, game: AnyGame, user: int) -> AsyncIterator[Lobby]:
        """Yield the tables at which a user could sit down."""
        is_member: dict[int, bool] = {}
        for lobby in await self.bot.store.lobbies.of_game(game.spec.slug):
            guild = self.bot.get_guild(lobby.guild)
            is_full = len(lobby.players) >= game.spec.seats[-1]
            if guild is None or is_full or user in lobby.players or lobby.message is None:
                continue
            if guild.id not in is_member:
                is_member[guild.id] = await not_found(guild, [user]) == set()
            if is_member[guild.id]:
                yield lobby

    async def _next(self, call: Call, slug: str) -> None:
        """Begin the first lesson of a game that the user has not had, or the first of all.

        Raises:
            IllegalMove: "learning-none" if the game has no lesson.
        """
        names = [one.name for one in self.bot.shelf[slug].lessons]
        for name in names:
            if not await self.bot.known_users.has_learnt(call.user.id, slug, name):
                await self._begin(call, slug, name)
                return
        await self._begin(call, slug, names[0] if names else "")

    async def _begin(self, call: Call, slug: str, name: str) -> None:
        """Begin a lesson, or go on with it where it runs.

        Raises:
            IllegalMove: "learning-none" if there is no such lesson.
        """
        check_on_shelf(call, slug)
        game = self.bot.shelf[slug]
        lesson = find_lesson(game, name)
        if lesson is None:
            raise IllegalMove("learning-none")
        call.extras["slug"] = slug
        self.bot.workers.warm_up()
        self.bot.latest_calls.listen(call)
        if call.guild_id is None:
            await self._begin_here(call, game, lesson)
        else:
            await self._begin_from_server(call, game, lesson)

    async def _begin_here(self, call: Call, game: AnyGame, lesson: Lesson) -> None:
        """Begin in the direct messages in which a user calls: what answers becomes the hand."""
        channel, voice = channel_of(call), own_voice(call, game.spec.slug)
        if running := await self.bot.store.matches.in_channel(channel, ROOM_OF_LESSON):
            if self._is_of(running, game):
                await self.open_hand(call, running, in_place=False)
                return
            title = own_voice(call, running.game.spec.slug)("title")
            view = taken_page(running, voice("private-taken", game=title), voice)
            await call.response.send_message(view=view, ephemeral=True)
            return
        await self._check_limits(call)
        sent = await call.response.send_message(view=begun_page(game, voice))
        await self._deal(call, game, lesson, channel, await posted_id(call, sent))

    async def _begin_from_server(self, call: Call, game: AnyGame, lesson: Lesson) -> None:
        """Begin in the direct messages of a user who asks in a server, and say so.

        Raises:
            discord.HTTPException: if Discord fails for a reason that may pass.
        """
        await acknowledge(call, in_place=False)
        voice = own_voice(call, game.spec.slug)
        try:
            channel = (await self.bot.create_dm(discord.Object(call.user.id))).id
            said = voice("learning-begun", link=link_to(NO_SERVER, channel))
            if running := await self.bot.store.matches.in_channel(channel, ROOM_OF_LESSON):
                if self._is_of(running, game):
                    self.bot.delivery.refresh(running.id, fresh_table=True)
                else:
                    title = own_voice(call, running.game.spec.slug)("title")
                    there = link_to(NO_SERVER, channel)
                    said = voice("private-taken-there", game=title, link=there)
            else:
                await self._check_limits(call)
                where = self.bot.get_partial_messageable(channel)
                sent = await where.send(view=begun_page(game, voice))
                await self._deal(call, game, lesson, channel, sent.id)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("a lesson cannot be given in direct messages: %s", error)
            said = voice("learning-closed")
        await call.edit_original_response(view=page(said))

    def _is_of(self, running: Match, game: AnyGame) -> bool:
        return running.game is game and lesson_of(running) is not None

    async def _check_limits(self, call: Call) -> None:
        for limit in (SEATS, TABLES):
            await check_limit(call, limit)

    async def _deal(
        self, call: Call, game: AnyGame, lesson: Lesson, channel: int, message: int
    ) -> None:
        """Deal a lesson, and let the hand take the place of the message that announces it."""
        players: tuple[int, ...] = (call.user.id,)
        while len(players) < lesson.seats:
            players = (*players, another_computer(players, lesson.level))
        match = await self.bot.referee.start(
            game,
            lesson.options,
            players,
            guild=NO_SERVER,
            channel=channel,
            language=own_voice(call).language,
            seed=lesson.seed,
            lesson=Progress(lesson.name),
        )
        now = self.bot.delivery.clock.now()
        shown = PostedMessage(match.id, LEARNER, "board", channel, message, digest="", posted=now)
        try:
            await self.bot.store.messages.change([shown])
        finally:
            self.bot.delivery.show(Turn(match, ()))
