"""What moderators may do to a match in its channel: asked first, and said to everybody."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.bot import channel_of
from cogs.kit.commands.commands import command, level_choices
from cogs.kit.match_lookup import seat_of_another
from cogs.kit.messages.controls import Control
from cogs.kit.messages.layouts import page, question, status_line, title_line
from cogs.kit.presses import answers
from cogs.kit.responses import acknowledge, show_page
from cogs.kit.table_cog import ServerCog
from cogs.kit.voices import command_text, match_voice, own_voice, public_language
from cogs.server.overview import overview
from games.kit.game import IllegalMove, Seat
from games.kit.words import Voice
from matches.caching import BoundedDict
from matches.ports import ShownElsewhereError
from matches.seated import computer_id, is_computer, level_of, read_level
from matches.standings.ratings import counts
from matches.transitions import leave_to_computer

if TYPE_CHECKING:
    from cogs.kit.bot import Bot, Call
    from matches.match import Match

log = logging.getLogger(__name__)

GIVEN_FOR: Final = 15 * 60.0
"""Seconds in which a question can be answered; Discord takes private messages no longer."""
MODERATORS_REMEMBERED: Final = 1_000
NOBODY: Final = 0
"""Stands in a custom id for a new player where none is meant."""


class Moderate(Control, verb="moderate", only_where_shown=True):
    """Do what a moderator was asked about."""

    action: str
    """`end`, `skip`, `replace`, `stand-in`, `annul` or `abandon`."""
    match: int
    ply: int
    """Of the match when it was asked: a turn that was taken meanwhile is not skipped."""
    seat: int = 0
    newcomer: int = NOBODY
    """Who is to sit there, with `stand-in` the id of a computer; or `NOBODY`."""


@app_commands.default_permissions(manage_channels=True)
class Admin(
    ServerCog,
    commands.GroupCog,
    group_name="admin",
    group_description=command_text("command-admin"),
):
    """The commands of moderators, each for the match in this channel."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._given: BoundedDict[tuple[int, int], float] = BoundedDict(MODERATORS_REMEMBERED)
        """When the server's own settings let users ask, by server and user."""

    # ---- commands ---------------------------------------------------------------------

    @command("list", group="admin")
    async def list_command(self, call: Call) -> None:
        """List what runs in the server.

        Raises:
            IllegalMove: if the user is no moderator.
        """
        self._note_moderator(call)
        await call.response.send_message(view=await overview(call), ephemeral=True)

    @command("end", group="admin")
    async def end_command(self, call: Call) -> None:
        """End the match here, without result."""
        match = await self._match_here(call)
        await self._ask(call, match, Moderate("end", match.id, match.ply))

    @command("skip", group="admin")
    async def skip_command(self, call: Call, player: discord.User | None = None) -> None:
        """Let the house make one move for a player who keeps the table waiting.

        Raises:
            IllegalMove: if the user is no moderator, or that player is not waited for.
        """
        match = await self._match_here(call)
        waited_for = sorted(match.awaited())
        seat = seat_of_another(match, player) if player else waited_for[0]
        if seat not in waited_for:
            raise IllegalMove("nobody-waits-for", who=await self._name(match, seat))
        await self._ask(call, match, Moderate("skip", match.id, match.ply, seat))

    @command("replace", group="admin")
    @app_commands.choices(computer=level_choices())
    async def replace_command(
        self,
        call: Call,
        player: discord.User,
        by: discord.Member | None = None,
        computer: str | None = None,
    ) -> None:
        """Give a seat to another member of the server, or let a computer play it.

        Raises:
            IllegalMove: if the user is no moderator, if that member cannot take it, if it is the
                moderator's own seat where that counts, or if it is not said which of the two.
        """
        match = await self._match_here(call)
        seat = seat_of_another(match, player)
        _check_other(call, match, seat)
        if (by is None) == (computer is None):
            raise IllegalMove("replace-by-whom")
        if computer is not None:
            stand_in = computer_id(read_level(computer), 1)
            await self._ask(call, match, Moderate("stand-in", match.id, match.ply, seat, stand_in))
        elif by is not None:
            await self._ask_about_newcomer(call, match, seat, by)

    async def _ask_about_newcomer(
        self, call: Call, match: Match, seat: Seat, by: discord.Member
    ) -> None:
        if by.bot or by.id in match.players:
            raise IllegalMove("cannot-take-seat")
        await self.bot.known_users.introduce(by, match.language)
        await self._ask(call, match, Moderate("replace", match.id, match.ply, seat, by.id))

    @command("annul", group="admin")
    async def annul_command(self, call: Call) -> None:
        """Take the results of the match that ended here last off the leaderboard.

        Raises:
            IllegalMove: if the user is no moderator, or no match ended here.
        """
        self._note_moderator(call)
        match = await self.bot.store.matches.last_in_channel(channel_of(call))
        store = self.bot.store
        if match is None or not (
            await store.standings.has_results(match.id)
            or await store.tournaments.of_match(match.id)  # also one that was hardly played
        ):
            raise IllegalMove("nothing-to-annul")
        await self._ask(call, match, Moderate("annul", match.id, match.ply))

    @command("abandon", group="admin")
    async def abandon_command(self, call: Call) -> None:
        """End the match here without reading it: it may be one that cannot be read.

        Raises:
            IllegalMove: if the user is no moderator, or no match runs here.
        """
        self._note_moderator(call)
        match_id = await self.bot.store.matches.running_in(channel_of(call))
        if match_id is None:
            raise IllegalMove("no-match")
        await self._ask(call, None, Moderate("abandon", match_id, 0))

    @answers(Moderate)
    async def moderate_pressed(self, call: Call, pressed: Moderate) -> None:
        """Do what was asked, and say so in the match's channel, or to the moderator if that fails.

        Raises:
            IllegalMove: if the user is no moderator, or the question is an old one.
        """
        self._check_still_moderator(call)
        actions = {
            "end": self._end,
            "skip": self._skip,
            "replace": self._replace,
            "stand-in": self._stand_in,
            "annul": self._annul,
            "abandon": self._abandon,
        }
        if pressed.action not in actions:
            raise IllegalMove("moved-on")
        moderator, newcomer = await self.bot.known_users.names(
            [call.user.id, pressed.newcomer], call.guild_id or 0, own_voice(call).language
        )
        channel, voice, who = await actions[pressed.action](call, pressed)
        words = {"moderator": moderator, "who": who, "newcomer": newcomer}
        done = f"admin-{pressed.action}-done"
        await acknowledge(call, in_place=True)
        try:
            to = self.bot.get_partial_messageable(channel, guild_id=call.guild_id)
            await to.send(voice(done, **words))
        except discord.HTTPException as error:
            log.info("match %s: nobody was told of it: %s", pressed.match, error)
            line = own_voice(call)(done, **words)
            await show_page(call, page(line), None, in_place=True, promised=True)
        else:
            with suppress(discord.HTTPException):  # dismissed meanwhile
                await call.delete_original_response()

    # ---- actions: each returns the channel, its voice, and the name of the seat's player ---------

    async def _end(self, call: Call, pressed: Moderate) -> tuple[int, Voice, str]:
        match = await self._match(call, pressed)
        turn = await self.bot.referee.call_off(match.id, interaction=call.id)
        self.bot.delivery.show(turn, fresh_table=True)
        return match.channel, Voice(match.language), ""

    async def _skip(self, call: Call, pressed: Moderate) -> tuple[int, Voice, str]:
        match = await self._match(call, pressed)
        turn = await self.bot.referee.stand_in(
            match.id, Seat(pressed.seat), pressed.ply, interaction=call.id
        )
        self.bot.delivery.show(turn)
        return match.channel, Voice(match.language), await self._name(match, Seat(pressed.seat))

    async def _replace(self, call: Call, pressed: Moderate) -> tuple[int, Voice, str]:
        match, seat = await self._match(call, pressed), Seat(pressed.seat)
        _check_other(call, match, seat)
        shown = await self.bot.store.messages.of_match(match.id)
        turn = await self.bot.referee.hand_over(
            match.id, seat, pressed.newcomer, interaction=call.id
        )
        await self.delete_messages(one for one in shown if one.viewer == seat)
        self.bot.delivery.show(turn, fresh_table=True)
        await self._tell_replaced(call, match, seat, pressed.newcomer)
        return match.channel, Voice(match.language), await self._name(match, seat)

    async def _tell_replaced(self, call: Call, match: Match, seat: Seat, newcomer: int) -> None:
        """Tell a player by direct message that another one, or a computer, has their seat now."""
        player = match.players[seat]
        user = None if is_computer(player) else await self.bot.known_users.get(player)
        if user is None or user.dm_channel is None:
            return
        if (await self.bot.known_users.preferences(player)).dms == "off":
            return
        key = "admin-stand-in-you" if is_computer(newcomer) else "admin-replaced-you"
        who = [call.user.id, newcomer]
        moderator, name = await self.bot.known_users.names(who, match.guild, user.language)
        voice = Voice(user.language, match.game.spec.slug)
        line = voice(
            key,
            moderator=moderator,
            newcomer=name,
            game=voice("title"),
            channel=f"<#{match.channel}>",
        )
        try:
            await self.bot.get_partial_messageable(user.dm_channel).send(line)
        except discord.HTTPException as error:
            log.info("match %s: a player is not told of being replaced: %s", match.id, error)

    async def _stand_in(self, call: Call, pressed: Moderate) -> tuple[int, Voice, str]:
        match = await self._match(call, pressed)
        if not is_computer(pressed.newcomer):
            raise IllegalMove("moved-on")
        who = await self._name(match, Seat(pressed.seat))
        given = partial(
            leave_to_computer,
            seat=Seat(pressed.seat),
            level=level_of(pressed.newcomer),
            told="seat-given-to-computer",
        )
        turn = await self.bot.referee.do(match.id, given, interaction=call.id)
        self.bot.delivery.show(turn)
        await self._tell_replaced(call, match, Seat(pressed.seat), pressed.newcomer)
        return match.channel, Voice(match.language), who

    async def _annul(self, call: Call, pressed: Moderate) -> tuple[int, Voice, str]:
        match = await self._match(call, pressed)
        counts_there = await self.bot.store.tournaments.of_match(match.id)
        if not await self.bot.store.standings.annul(match.id) and not counts_there:
            raise IllegalMove("nothing-to-annul")
        self.bot.dispatch("match_annulled", match.id)
        return match.channel, Voice(match.language), ""

    async def _abandon(self, call: Call, pressed: Moderate) -> tuple[int, Voice, str]:
        running = await self.bot.store.matches.running_in(channel_of(call))
        if running != pressed.match:
            raise IllegalMove("match-over")
        try:
            return await self._end(call, pressed)
        except IllegalMove as refusal:
            if refusal.text.key != "unreadable":
                raise
        if not await self.bot.store.matches.abandon(running):
            raise IllegalMove("match-over")
        await self._take_away(running)
        self.bot.dispatch("match_called_off", running)
        language = await self.bot.store.matches.language_of(running)
        return channel_of(call), Voice(language or await public_language(call)), ""

    async def _take_away(self, match_id: int) -> None:
        """Take away what shows a match that cannot be read: it would wait and count down for ever.

        What was told of it stays.
        """
        shown = await self.bot.store.messages.of_match(match_id)
        gone = [one for one in shown if one.kind != "log"]
        await self.delete_messages(gone)
        with suppress(ShownElsewhereError):  # the rows of a match that is over are pruned
            await self.bot.store.messages.change(gone=gone)

    # ---- how ----------------------------------------------------------------------------

    def _note_moderator(self, call: Call) -> None:
        """Note a user of the command who may not manage channels: the server has given it to them.

        Discord brings the command from no other member (Application Commands, "Permissions").

        Raises:
            IllegalMove: "moderators-only" outside servers.
        """
        if call.guild_id is None:
            raise IllegalMove("moderators-only")
        who = call.guild_id, call.user.id
        self._given.pop(who, None)
        if not call.permissions.manage_channels:
            self._given[who] = self.bot.delivery.clock.now()

    def _check_still_moderator(self, call: Call) -> None:
        """Refuse a user who is no moderator any more.

        Raises:
            IllegalMove: "moderators-only".
        """
        given = self._given.get((call.guild_id or 0, call.user.id), -GIVEN_FOR)
        was_given = self.bot.delivery.clock.now() - given < GIVEN_FOR
        if call.guild_id is None or not (was_given or call.permissions.manage_channels):
            raise IllegalMove("moderators-only")

    async def _match_here(self, call: Call) -> Match:
        self._note_moderator(call)
        match = await self.bot.store.matches.in_channel(channel_of(call))
        if match is None:
            raise IllegalMove("no-match")
        call.extras["match"] = match
        return match

    async def _match(self, call: Call, pressed: Moderate) -> Match:
        """Load the match that a moderator was asked about: one of their server."""
        match = await self.bot.store.matches.load(pressed.match)
        if match.guild != call.guild_id:
            raise IllegalMove("not-its-table")
        call.extras["match"] = match
        return match

    async def _name(self, match: Match, seat: Seat) -> str:
        return (await self.bot.known_users.voice(match, None)).name(seat)

    async def _ask(self, call: Call, match: Match | None, action: Moderate) -> None:
        voice = await match_voice(call, match) if match else own_voice(call)
        (newcomer,) = await self.bot.known_users.names(
            [action.newcomer], call.guild_id or 0, voice.language
        )
        who = voice.name(Seat(action.seat)) if match else ""
        asked = voice(f"admin-{action.action}-sure", who=who, newcomer=newcomer)
        if match and match.outcome:  # it ended some time ago, and may be far up the channel
            asked = f"{title_line(match, voice)}\n{status_line(match, voice)}\n{asked}"
        await call.response.send_message(view=question(asked, voice, action), ephemeral=True)


def _check_other(call: Call, match: Match, seat: Seat) -> None:
    """Refuse that a moderator hands over their own seat, and with it a defeat that would count.

    Raises:
        IllegalMove: "replace-own".
    """
    if match.players[seat] == call.user.id and counts(match):
        raise IllegalMove("replace-own")
