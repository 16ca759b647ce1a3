"""A player's own matches: which one a command is about, asked where it could be several.

A match whose channel or server is gone counts everywhere, so that its players can go on with it or
give it up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.kit.bot import channel_of
from cogs.kit.match_list import (
    due,
    in_order,
    is_waiting,
    mention,
    place,
    server_name,
    time_left,
    title,
)
from cogs.kit.messages.clock_layout import relative
from cogs.kit.messages.controls import OPTION_LIMIT, Control, OfMatch, button, rows, select
from cogs.kit.messages.layouts import SELECT_OPTIONS_LIMIT, page, status_line
from cogs.kit.messages.match_controls import (
    USUAL_LEVEL,
    AskToResign,
    ChangeNothing,
    GiveUp,
    LetComputerPlay,
    NextMatch,
    Resign,
    ShowHand,
)
from cogs.kit.permissions import check_channel
from cogs.kit.presses import answers, is_within_reach, load_match, picked_number
from cogs.kit.responses import close_question
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import match_voice, own_voice
from games.kit.game import IllegalMove

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.kit.bot import Call
    from matches.match import Match
    from matches.tournaments.tournament import Tournament


class ChooseMatch(Control, verb="which"):
    """Say which of the player's matches a command is about; it is picked in the select."""

    command: str
    """`hand`, `table` or `resign`."""


class ChooseForHint(Control, verb="which-hint", only_where_shown=True):
    """Say for which of the player's matches a hint is asked; it is picked in the select."""


class ChooseForUndo(Control, verb="which-undo", only_where_shown=True):
    """Say in which of the player's matches the last move is taken back."""


class BringHere(OfMatch, verb="bring"):
    """Let a match go on in this channel."""


async def own_match(call: Call, asked: Control) -> Match | None:
    """Return the match that a player's command is about; None if they are `asked` which one.

    Raises:
        IllegalMove: if they play nowhere.
    """
    here = await call.client.store.matches.in_channel(channel_of(call))
    mine = await matches_of(call)
    if here and here.guild and (call.user.id in here.players or not mine):
        mine = (here,)
    if not mine:
        raise IllegalMove("no-match")
    if len(mine) == 1:
        call.extras["match"] = mine[0]
        return mine[0]
    await call.response.send_message(view=await _question(call, asked, mine), ephemeral=True)
    return None


async def chosen_match(call: Call, match_id: int) -> Match:
    """Load a match of the user, from whichever channel.

    Raises:
        IllegalMove: if there is none, or they do not sit at it.
    """
    match = await call.client.store.matches.load(match_id)
    match.seat_of(call.user.id)
    if not is_within_reach(call, match):
        raise IllegalMove("no-match")
    call.extras["match"] = match
    return match


async def resign_question(call: Call, match: Match, whom: int) -> ui.LayoutView:
    """Ask whether a seat is meant to be given up; in a team, whether the player would give up."""
    voice = await match_voice(call, match)
    red = discord.ButtonStyle.danger
    alone = "-alone" if match.played_by_people <= {match.seat_of(whom)} else ""
    if whom == call.user.id and match.game.spec.kind == "cooperative":
        key = f"give-up{alone}-sure"
        sure = button(voice(f"button-give-up{alone}"), GiveUp(match.id), style=red)
    else:
        key, yes = "resign-sure-other", "sure"
        if whom == call.user.id:  # alone, it is the match that is given up, not a seat
            key, yes = f"resign{alone}-sure", "give-up-alone" if alone else "resign"
        sure = button(voice(f"button-{yes}"), Resign(match.id, whom), style=red)
    seat, ways = match.seat_of(whom), [button(voice("button-no"), ChangeNothing())]
    asked = [voice(key, who=voice.name(seat))]
    if whom == call.user.id and seat in match.played_by_people and match.played_by_people - {seat}:
        instead = LetComputerPlay(match.id, seat, USUAL_LEVEL)
        ways.append(button(voice("button-computer-instead"), instead, icon="🤖"))
        asked.append(voice("computer-instead"))
    return page("\n".join(asked), controls=rows(*ways, sure))


async def match_elsewhere(call: Call, match: Match) -> ui.LayoutView:
    """Say how a match elsewhere stands, with the ways to go on with it."""
    voice = await match_voice(call, match)
    ways = [
        button(voice("button-hand"), ShowHand(match.id), icon="🖐️"),
        button(voice("button-leave-match"), AskToResign(match.id)),
    ]
    if call.guild_id is not None and call.channel_id != match.channel:
        ways.insert(1, button(voice("button-bring-here"), BringHere(match.id), icon="🧭"))
    heading = f"### {match.game.spec.icon} {voice('title')} · {mention(match, voice)}"
    return page(f"{heading}\n{status_line(match, voice)}", controls=rows(*ways))


async def matches_of(call: Call) -> tuple[Match, ...]:
    """Return the user's matches: all in private, in a server its own and those of lost servers.

    First those that wait for the user, by the time that is left.
    """
    found = await call.client.store.matches.of_player(call.user.id)
    mine = (match for match in found if is_within_reach(call, match))
    return tuple(in_order(call.client, call.user.id, mine))


async def _question(call: Call, asked: Control, matches: Sequence[Match]) -> ui.LayoutView:
    voice = own_voice(call)
    return page(voice("which-match-of"), controls=[_chooser(call, asked, matches)])


def games_page(
    call: Call, matches: Sequence[Match], tournaments: Sequence[Tournament]
) -> ui.LayoutView:
    """List a user's running matches and tournaments, with ways to the matches within reach."""
    bot, player, voice = call.client, call.user.id, own_voice(call)
    lines = [
        voice(
            "games-line",
            game=f"{match.game.spec.icon} {title(match, voice.language)}",
            channel=" · ".join(filter(None, (mention(match, voice), server_name(bot, match)))),
            turn=voice("your-turn" if is_waiting(match, player) else "games-waiting"),
            when=relative(until) if (until := due(bot, match, player)) else "",
        )
        for match in matches
    ]
    lines += [
        voice(
            "games-tournament",
            game=own_voice(call, one.game)("title"),
            channel=f"<#{one.channel}>",
            round=one.round,
            rounds=one.rounds,
        )
        for one in tournaments
        if one.game in bot.shelf
    ]
    near = [match for match in matches if is_within_reach(call, match)]
    ways: list[ui.ActionRow[Any]] = []
    if len(near) == 1:
        ways = rows(button(voice("button-hand"), ShowHand(near[0].id), icon="🖐️"))
    elif near:
        ways = [_chooser(call, ChooseMatch("table"), near)]
    return page("", None, lines or [voice("games-none")], [*ways])


def _chooser(call: Call, asked: Control, matches: Sequence[Match]) -> ui.ActionRow[Any]:
    options = [_option(call, match) for match in matches[:SELECT_OPTIONS_LIMIT]]
    return ui.ActionRow(select(own_voice(call)("which-match"), options, asked))


def _option(call: Call, match: Match) -> discord.SelectOption:
    """Name a match by its game, channel and server, and say how long it waits for the user."""
    voice, bot, player = own_voice(call), call.client, call.user.id
    how = voice("your-turn" if is_waiting(match, player) else "games-waiting")
    left = time_left(bot, match, player, voice)
    return discord.SelectOption(
        label=f"{title(match, voice.language)} · {place(bot, match, voice)}"[:OPTION_LIMIT],
        value=str(match.id),
        emoji=match.game.spec.icon,
        description=" · ".join(filter(None, (how, left)))[:OPTION_LIMIT],
    )


class OwnMatches(TableCog):
    """The controls of a match that was chosen."""

    @answers(ChooseMatch)
    async def match_chosen(self, call: Call, pressed: ChooseMatch) -> None:
        """Do what a command would have done, with the match that was chosen."""
        match = await chosen_match(call, picked_number(call))
        if pressed.command == "hand":
            await self.open_hand(call, match, in_place=True)
        elif pressed.command == "resign":
            view = await resign_question(call, match, call.user.id)
            await call.response.edit_message(view=view, attachments=[])
        else:
            await call.response.edit_message(
                view=await match_elsewhere(call, match), attachments=[]
            )

    @answers(NextMatch)
    async def next_pressed(self, call: Call, pressed: NextMatch) -> None:
        """Bring the hand of another match below this one; outside direct messages, show a copy."""
        match = await chosen_match(call, pressed.match)
        if call.guild_id is not None:
            await self.open_hand(call, match, in_place=False)
            return
        here = await load_match(call, pressed.here)
        seat = here.seat_of(call.user.id)
        self.bot.hands.bring_below(match.id, call.user.id)
        self.bot.delivery.refresh(match.id)
        await self.show_hand(call, here, seat, in_place=True)

    @answers(BringHere)
    async def bring_pressed(self, call: Call, pressed: BringHere) -> None:
        """Move a match to this channel, wherever it was before.

        Raises:
            IllegalMove: if it is over, or cannot be played in this channel.
        """
        match = await chosen_match(call, pressed.match)
        if match.outcome is not None or call.guild_id is None:
            raise IllegalMove("moved-on")
        check_channel(call)
        await self.bot.store.matches.move(match.id, channel_of(call), call.guild_id)
        words = own_voice(call)("match-brought", channel=f"<#{call.channel_id}>")
        self.bot.delivery.retry_channel(channel_of(call))
        self.bot.delivery.refresh(match.id, fresh_table=True)
        await call.response.edit_message(view=page(words), attachments=[])

    @answers(ChangeNothing)
    async def no_pressed(self, call: Call, _pressed: ChangeNothing) -> None:
        """Take a question away that was answered with no."""
        await close_question(call, own_voice(call)("nothing-changed"))

    @answers(AskToResign)
    async def ask_to_resign_pressed(self, call: Call, pressed: AskToResign) -> None:
        """Ask whether giving up a seat is meant."""
        match = await chosen_match(call, pressed.match)
        await call.response.edit_message(
            view=await resign_question(call, match, call.user.id), attachments=[]
        )
