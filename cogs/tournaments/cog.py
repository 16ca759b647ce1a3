"""Tournaments in a server: people sign up, the bot pairs them and opens their tables."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

import discord
from discord import app_commands
from discord.ext import commands, tasks

from cogs.kit.bot import channel_of
from cogs.kit.commands.commands import command
from cogs.kit.commands.game_option import offer_games, read_game
from cogs.kit.limits import check_limit
from cogs.kit.members import has_left
from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.layouts import page
from cogs.kit.messages.seals import seal_page
from cogs.kit.permissions import check_tournament_channel
from cogs.kit.presses import answers, check_message
from cogs.kit.responses import acknowledge, posted_id
from cogs.kit.server_policy import check_computers, check_opening
from cogs.kit.table_cog import ServerCog
from cogs.kit.voices import command_text, own_voice, public_language
from cogs.tournaments import controls
from cogs.tournaments.layout import lots_page, match_brought, table_line, way_back, words_page
from cogs.tournaments.messages import TournamentMessages
from cogs.tournaments.rounds import BETWEEN_TAKING_ON, TournamentRounds
from games.kit.chance import fresh_seed
from games.kit.game import IllegalMove
from matches.caching import BoundedDict
from matches.limits import TOURNAMENTS
from matches.links import link_to
from matches.ports import StorageUnavailableError
from matches.seated import read_level
from matches.tournaments.points import pairing_of
from matches.tournaments.rounds import (
    MOST_ROUNDS,
    SIGN_UP_LENGTH,
    begun,
    ended,
    round_length,
    signed_off,
    signed_up,
    with_computer,
    without_computer,
)
from matches.tournaments.tournament import RHYTHMS, SYSTEMS, Tournament

if TYPE_CHECKING:
    from collections.abc import Callable

    from discord import ui

    from cogs.kit.bot import Bot, Call
    from cogs.kit.messages.controls import Control
    from games.kit.game import AnyGame
    from matches.match import Match
    from matches.records import Erased
    from matches.tournaments.tournament import Rhythm, System

log = logging.getLogger(__name__)

MOST_PAGES_BROUGHT_BACK: Final = 3
"""How often in a round a deleted page is posted anew; then `/tournament show` does."""
PAGES_COUNTED: Final = 1_000
MATCH_OF_TWO: Final = 2
"""What people expect of a tournament, and the only size for a knock-out."""


class Tournaments(
    ServerCog,
    commands.GroupCog,
    group_name="tournament",
    group_description=command_text("command-tournament"),
):
    """The commands and controls of tournaments."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._messages = TournamentMessages(bot)
        self.rounds = TournamentRounds(bot, self._messages)
        self._brought_back: BoundedDict[tuple[int, int], int] = BoundedDict(PAGES_COUNTED)
        """How often the page of each round of a tournament was posted anew."""

    async def cog_load(self) -> None:
        """Offer the games that have tournaments, and hear when matches are over."""
        shelf = self.bot.shelf
        offer_games(
            self.open_command,
            {slug: shelf[slug] for slug in shelf if shelf[slug].spec.kind != "cooperative"},
        )
        self.bot.shown_afterwards.append(self._shown_afterwards)
        self.bot.referee.listeners["end"].append(self.rounds.match_ended)
        self.bot.timekeeper.given_back.append(self.rounds.give_back)

    async def cog_unload(self) -> None:
        """Leave everything to the next start."""
        self.take_on.cancel()
        await self.rounds.close()

    # ---- commands ------------------------------------------------------------------------------

    @command("open", group="tournament", system=SYSTEMS, rhythm=RHYTHMS)
    async def open_command(
        self,
        call: Call,
        game: str,
        system: str = "swiss",
        rhythm: str = "evening",
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        table: app_commands.Range[int, 2, 5] | None = None,
    ) -> None:
        """Open the sign-up of a tournament in this channel; its opener is in it."""
        slug = read_game(call, game)
        call.extras["slug"] = slug
        await check_opening(call)
        check_tournament_channel(call)
        size = _table_size(self.bot.shelf[slug], system, table)
        await check_limit(call, TOURNAMENTS)
        tournament = Tournament(
            id=0,
            guild=call.guild_id or 0,
            channel=channel_of(call),
            message=None,
            game=slug,
            system=cast("System", system),
            rhythm=cast("Rhythm", rhythm),
            rounds=0 if system == "knockout" else rounds or 0,
            table_size=size,
            opener=call.user.id,
            language=await public_language(call),
            seed=fresh_seed(),
            due=self.bot.delivery.clock.now() + SIGN_UP_LENGTH,
            length=round_length(cast("Rhythm", rhythm), self.bot.shelf[slug].spec, size),
        )
        await self._open(call, signed_up(tournament, call.user.id))

    async def _open(self, call: Call, tournament: Tournament) -> None:
        opened = await self.bot.store.tournaments.open(tournament)
        async with self.rounds.lock(opened.id):
            shown = await self._messages.shown(opened)
            view, files = await self._messages.layout(shown)
            try:
                sent = await call.response.send_message(view=view, files=files)
            except (discord.DiscordException, OSError):  # no user could sign up
                await self.bot.store.tournaments.change(opened.id, ended)
                raise
            await self._messages.posted(opened, await posted_id(call, sent))
        await self._messages.add_picture(shown)
        await self.rounds.go_on(opened.id)

    @command("show", group="tournament")
    async def show_command(self, call: Call) -> None:
        """Bring the page of the tournament here down again, or show how the last one ended."""
        now = await self._here(call)
        if now.phase == "over":
            await acknowledge(call, in_place=False)
            view, files = await self._messages.layout(await self._messages.shown(now))
            await call.edit_original_response(view=view, attachments=files)
            return
        await acknowledge(call, in_place=False)
        await self._change(now.id, lambda stored: replace(stored, page_round=-1))
        await self.rounds.go_on(now.id)
        after = await self._get(now.id)
        there = link_to(after.guild, after.channel, after.message)
        said = [own_voice(call)("tournament-there", link=there)]
        entrant = after.entrant_of(call.user.id)
        if entrant and (own := pairing_of(after, after.round, entrant.number)):
            said.insert(0, table_line(await self._messages.shown(after), own))
        await call.edit_original_response(content="\n".join(said))

    async def _shown_afterwards(self, match: Match) -> tuple[str, list[ui.Button[Any]]] | None:
        """Say below a match of a tournament what it has brought, and lead back."""
        tournament_id = await self.bot.store.tournaments.of_match(match.id)
        found = tournament_id and await self.bot.store.tournaments.get(tournament_id)
        if not found:
            return None
        shown = await self._messages.shown(found)
        return match_brought(shown, match), [way_back(shown)]

    @command("join", group="tournament")
    async def join_command(self, call: Call) -> None:
        """Sign up for the tournament here."""
        now = await self._here(call)
        await acknowledge(call, in_place=False)
        await self._change(now.id, partial(signed_up, player=call.user.id))
        await call.edit_original_response(content=own_voice(call)("tournament-you-are-in"))
        await self.rounds.go_on(now.id)

    @command("leave", group="tournament")
    async def leave_command(self, call: Call) -> None:
        """Take the user's sign-up back, or drop out."""
        now = await self._here(call)
        if now.phase == "running":
            await self._ask_to_drop_out(call, now)
            return
        await acknowledge(call, in_place=False)
        await self._change(now.id, partial(signed_off, player=call.user.id))
        await call.edit_original_response(content=own_voice(call)("tournament-you-are-out"))
        await self.rounds.go_on(now.id)

    @command("start", group="tournament")
    async def start_command(self, call: Call) -> None:
        """Let the tournament here begin, or its next round."""
        now = await self._here(call)
        await acknowledge(call, in_place=False)
        await self._begin(call, now)
        await call.edit_original_response(content=own_voice(call)("tournament-goes-on"))

    @command("end", group="tournament")
    async def end_command(self, call: Call) -> None:
        """Ask whether the tournament here shall end before its time.

        Raises:
            IllegalMove: if the user is not in charge, or it is over.
        """
        now = await self._here(call)
        await _check_in_charge(call, now)
        if now.phase == "over":
            raise IllegalMove("tournament-over")
        await self._ask(call, "tournament-end-sure", controls.EndTournament(now.id))

    # ---- controls ------------------------------------------------------------------------------

    @answers(controls.SignUp)
    async def sign_up_pressed(self, call: Call, pressed: controls.SignUp) -> None:
        """Sign up."""
        self.bot.latest_calls.listen(call)
        await self._press(call, pressed.tournament, partial(signed_up, player=call.user.id))

    @answers(controls.SignOff)
    async def sign_off_pressed(self, call: Call, pressed: controls.SignOff) -> None:
        """Take the user's sign-up back; in a tournament that runs, ask first."""
        now = await self._get(pressed.tournament)
        if now.phase == "running":
            await self._ask_to_drop_out(call, now)
            return
        await self._press(call, now.id, partial(signed_off, player=call.user.id))

    @answers(controls.DropOut)
    async def drop_out_pressed(self, call: Call, pressed: controls.DropOut) -> None:
        """Drop out, and give up the seat at this round's table."""
        now = await self._get(pressed.tournament)
        await acknowledge(call, in_place=True)
        await self._change(now.id, partial(signed_off, player=call.user.id))
        await self._give_up_seat(now, call.user.id)
        await self.rounds.go_on(now.id)
        said = own_voice(call)("tournament-you-are-out")
        await call.edit_original_response(view=page(said))

    @answers(controls.AddEntrant)
    async def computer_added(self, call: Call, pressed: controls.AddEntrant) -> None:
        """Let a computer sign up; every entrant may ask for that."""
        await check_computers(self.bot, call.guild_id or 0)
        level = read_level(pressed.level)
        change = partial(with_computer, player=call.user.id, level=level)
        await self._press(call, pressed.tournament, change)

    @answers(controls.RemoveEntrant)
    async def computer_removed(self, call: Call, pressed: controls.RemoveEntrant) -> None:
        """Remove the computer that signed up last."""
        change = partial(without_computer, player=call.user.id)
        await self._press(call, pressed.tournament, change)

    @answers(controls.Begin)
    async def begin_pressed(self, call: Call, pressed: controls.Begin) -> None:
        """Let the tournament begin, or its next round."""
        now = await self._get(pressed.tournament)
        check_message(call, now)
        self.bot.latest_calls.listen(call)
        await _check_in_charge(call, now)
        await acknowledge(call, in_place=True)
        await self._begin(call, now)

    @answers(controls.EndTournament)
    async def end_pressed(self, call: Call, pressed: controls.EndTournament) -> None:
        """End a tournament before its time; matches that run go on by themselves."""
        now = await self._get(pressed.tournament)
        await _check_in_charge(call, now)
        await acknowledge(call, in_place=True)
        after = await self._change(now.id, partial(ended, early=True))
        async with self.rounds.lock(now.id):
            shown = await self._messages.shown(after)
            if after.round:
                await self._messages.show(shown)
                self.rounds.archive_soon(after)
            else:
                await self._messages.close(shown, "tournament-called-off")
        said = own_voice(call)("tournament-ended")
        await call.edit_original_response(view=page(said))

    @answers(controls.SayStandings)
    async def words_pressed(self, call: Call, pressed: controls.SayStandings) -> None:
        """Say privately, in the language of who asks, what the picture shows."""
        now = await self._get(pressed.tournament)
        call.extras["slug"] = now.game
        now = replace(now, language=own_voice(call).language)
        view = words_page(await self._messages.shown(now))
        await call.response.send_message(view=view, ephemeral=True)

    @answers(controls.ShowLots)
    async def lots_pressed(self, call: Call, pressed: controls.ShowLots) -> None:
        """Show the seal of the lots to who wants to note it, or at the end what it hid."""
        view = lots_page(await self._get(pressed.tournament), own_voice(call))
        await call.response.send_message(view=view, ephemeral=True)

    @answers(controls.ShowTableSeal)
    async def seal_pressed(self, call: Call, pressed: controls.ShowTableSeal) -> None:
        """Show the seal that an announcement bears, and say what it is for."""
        view = seal_page(pressed.seal, own_voice(call))
        await call.response.send_message(view=view, ephemeral=True)

    # ---- how -----------------------------------------------------------------------------------

    async def _begin(self, call: Call, now: Tournament) -> None:
        """Begin, or go on to the next round.

        Raises:
            IllegalMove: if the user is not in charge, or it is not to begin now.
        """
        await _check_in_charge(call, now)
        if now.phase == "over":
            raise IllegalMove("tournament-over")
        if now.phase == "running" and now.unfinished:
            raise IllegalMove("tournament-begun")
        if now.phase == "signup":
            await self.rounds.drop_leavers(now)
            sizes = self.bot.shelf[now.game].spec.seats
            step = partial(begun, now=self.bot.delivery.clock.now(), sizes=sizes)
            await self._change(now.id, step)
            await self.rounds.go_on(now.id)
        else:
            await self.rounds.go_on(now.id, hurried=True)

    async def _press(
        self, call: Call, tournament_id: int, change: Callable[[Tournament], Tournament]
    ) -> None:
        """Change a tournament by a press on its page, and show it there.

        No lock is held: an answer that hangs must not hold up what others press. If there has been
        another change meanwhile, its answer may have come first, and the page is shown once more.
        """
        check_message(call, await self._get(tournament_id))
        after = await self._change(tournament_id, change)
        can_go_on = after.phase == "running" and not after.unfinished
        shown = await self._messages.shown(after, can_go_on=can_go_on)
        try:
            await self._messages.answer(call, shown)
        finally:
            if await self._get(tournament_id) != after:
                self._messages.page_deleted(tournament_id)
                await self.rounds.go_on(tournament_id)

    async def _ask_to_drop_out(self, call: Call, now: Tournament) -> None:
        signed_off(now, call.user.id)  # or there is nothing to ask
        await self._ask(call, "tournament-drop-out-sure", controls.DropOut(now.id))

    @staticmethod
    async def _ask(call: Call, key: str, sure: Control) -> None:
        """Ask privately whether something is meant."""
        voice, red = own_voice(call), discord.ButtonStyle.danger
        asked = page(voice(key), controls=rows(button(voice("button-sure"), sure, style=red)))
        await call.response.send_message(view=asked, ephemeral=True)

    async def _give_up_seat(self, now: Tournament, player: int) -> None:
        """Give up the seat of a player who has dropped out, at the table of this round."""
        entrant = now.entrant_of(player)
        for pairing in now.unfinished:
            if entrant and entrant.number in pairing.seats and pairing.match is not None:
                with suppress(IllegalMove):  # over by now
                    turn = await self.bot.referee.resign(pairing.match, player)
                    self.bot.delivery.show(turn, fresh_table=True)

    async def _here(self, call: Call) -> Tournament:
        """Return the tournament of this channel, or of the one that this thread belongs to.

        Raises:
            IllegalMove: "tournament-none" if there is, and was, none.
        """
        parent = call.channel.parent_id if isinstance(call.channel, discord.Thread) else None
        now = await self.bot.store.tournaments.in_channel(parent or channel_of(call))
        if now is None or now.game not in self.bot.shelf:
            raise IllegalMove("tournament-none")
        call.extras["slug"] = now.game
        return now

    async def _get(self, tournament_id: int) -> Tournament:
        now = await self.bot.store.tournaments.get(tournament_id)
        if now is None or now.game not in self.bot.shelf:
            raise IllegalMove("tournament-none")
        return now

    async def _change(
        self, tournament_id: int, change: Callable[[Tournament], Tournament]
    ) -> Tournament:
        after = await self.bot.store.tournaments.change(tournament_id, change)
        if after is None:
            raise IllegalMove("tournament-none")
        return after

    # ---- what happens meanwhile ----------------------------------------------------------------

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Go on with the tournaments of this process's servers."""
        self.rounds.resume()
        if self.bot.store.outbox.shared and not self.take_on.is_running():
            self.take_on.start()

    @tasks.loop(seconds=BETWEEN_TAKING_ON)
    async def take_on(self) -> None:
        """Take on what another process that has died has left of this one's tournaments."""
        await self.rounds.take_on(self.bot.is_ours)

    @commands.Cog.listener()
    async def on_match_annulled(self, match_id: int) -> None:
        """Let an annulled match be played again, or count for no entrant."""
        await self.rounds.annul(match_id)

    @commands.Cog.listener()
    async def on_match_called_off(self, match_id: int) -> None:
        """Note that a match ended without result."""
        await self.rounds.match_over(match_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, gone: discord.abc.GuildChannel) -> None:
        """End the tournament of a channel that was deleted."""
        if (now := await self._under_way_in(gone.id)) is not None:
            await self.rounds.channel_deleted(now.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Open a table anew whose thread was deleted; with its channel there is nothing to open."""
        if self.bot.get_channel(gone.parent_id) is None:
            return
        if (now := await self._under_way_in(gone.parent_id)) is not None:
            await self.rounds.thread_deleted(now, gone.thread_id)

    @commands.Cog.listener()
    async def on_messages_deleted(self, channel: int, messages: frozenset[int]) -> None:
        """Post the page of a tournament anew that was deleted, a few times a round."""
        now = await self._under_way_in(channel)
        if now is None or now.message not in messages:
            return
        times = self._brought_back.get((now.id, now.round), 0)
        if times < MOST_PAGES_BROUGHT_BACK:
            self._brought_back[now.id, now.round] = times + 1
            self._messages.page_deleted(now.id)
            await self.rounds.go_on(now.id)

    async def _under_way_in(self, channel: int) -> Tournament | None:
        """Return the tournament of a channel that is not over; None also while storage is away."""
        try:
            now = await self.bot.store.tournaments.in_channel(channel)
        except StorageUnavailableError as error:
            log.warning("a tournament is looked at when it goes on: %s", error)
            return None
        return now if now is not None and now.phase != "over" else None

    @commands.Cog.listener()
    async def on_player_erased(self, erased: Erased) -> None:
        """Bring the tournaments of a player who was erased up to date."""
        for tournament_id in erased.tournaments:
            await self.rounds.go_on(tournament_id)


def _table_size(game: AnyGame, system: str, wanted: int | None) -> int:
    """Return how many are to sit at a table: two, unless the game or the opener wants more.

    Raises:
        IllegalMove: "tournament-not-for-teams", "tournament-pairs-only", or
            "tournament-table-size".
    """
    if game.spec.kind == "cooperative":
        raise IllegalMove("tournament-not-for-teams")
    fewest = next(seats for seats in game.spec.seats if seats >= MATCH_OF_TWO)
    size = wanted or fewest
    if size not in game.spec.seats:
        raise IllegalMove("tournament-table-size", few=fewest, many=game.spec.seats[-1])
    if system == "knockout" and size > MATCH_OF_TWO:
        raise IllegalMove("tournament-pairs-only")
    return size


async def _check_in_charge(call: Call, now: Tournament) -> None:
    """Refuse users other than the opener and managers, or, if the opener is gone, its people.

    Raises:
        IllegalMove: "tournament-not-in-charge", or "tournament-none" from another server.
    """
    if call.guild_id != now.guild:
        raise IllegalMove("tournament-none")
    if call.user.id == now.opener or call.permissions.manage_guild:
        return
    entrant = now.entrant_of(call.user.id)
    may_stand_in = entrant is not None and not entrant.is_out
    if may_stand_in and (now.opener <= 0 or await has_left(call.guild, now.opener)):
        return
    users = call.client.known_users
    (name,) = await users.names([now.opener], now.guild, now.language)
    who = name or own_voice(call)("former-player")
    raise IllegalMove("tournament-not-in-charge", opener=who)
