"""Computers at the table: they play on for players who left, and give hints."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from cogs.kit.commands.commands import command
from cogs.kit.limits import check_limit
from cogs.kit.match_lookup import check_turn
from cogs.kit.members import has_left
from cogs.kit.messages.layouts import page
from cogs.kit.messages.match_controls import ComeBack, LetComputerPlay
from cogs.kit.presses import answers, is_private, load_match, picked_number
from cogs.kit.responses import acknowledge
from cogs.kit.server_policy import check_computers, check_hints
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import match_voice
from cogs.table.own_matches import ChooseForHint, chosen_match, own_match
from games.kit.game import IllegalMove, Seat, text
from matches.computers.thinker import read_move
from matches.limits import HINTS
from matches.match import events_for
from matches.seated import read_level
from matches.standings.ratings import counts
from matches.workers.processes import JobFailedError, WorkerLostError, WorkersBusyError

if TYPE_CHECKING:
    from cogs.kit.bot import Call
    from games.kit.words import Voice
    from matches.computers.thinking import Thought
    from matches.match import Match

log = logging.getLogger(__name__)

CLOSE: Final = 0.02
"""Worths that differ by no more are told as about the same."""


class Computers(TableCog):
    """What people ask of computers."""

    @answers(LetComputerPlay)
    async def computer_pressed(self, call: Call, pressed: LetComputerPlay) -> None:
        """Let a computer play the own seat, one given up, or that of who has left the server.

        Raises:
            IllegalMove: if there is no such level or seat, or a person plays there.
        """
        level = read_level(pressed.level)
        match = await load_match(call, pressed.match)
        own = match.seat_of(call.user.id)
        if own not in match.played_by_people or pressed.seat >= len(match.players):
            raise IllegalMove("moved-on")
        if pressed.seat not in {own, *match.resigned}:
            player = match.players[pressed.seat]
            if not await has_left(call.guild, player):
                raise IllegalMove("moved-on")
        await check_computers(self.bot, match.guild)
        turn = await self.bot.referee.leave_to_computer(
            match.id, Seat(pressed.seat), level, interaction=call.id
        )
        self.bot.delivery.show(turn)
        if not is_private(call):
            await acknowledge(call, in_place=True)
            return
        voice = await match_voice(call, turn.match)
        told = "\n".join(map(voice, events_for(turn.events, None)[:1]))
        said = voice("computer-in-your-seat") if pressed.seat == own else told
        await call.response.edit_message(view=page(said), attachments=[])

    @answers(ComeBack)
    async def come_back_pressed(self, call: Call, pressed: ComeBack) -> None:
        """Give a player their seat back from a computer, and their hand with it."""
        match = await load_match(call, pressed.match)
        turn = await self.bot.referee.come_back(match.id, call.user.id, interaction=call.id)
        self.bot.delivery.show(turn)
        if is_private(call):
            seat = turn.match.seat_of(call.user.id)
            await self.show_hand(call, turn.match, seat, in_place=True)
        else:
            await acknowledge(call, in_place=True)

    @command("hint")
    async def hint_command(self, call: Call) -> None:
        """Say privately what a strong computer would do, where that is fair to everybody.

        Raises:
            IllegalMove: where it counts for the leaderboard, and for a player who is not to act.
        """
        if match := await own_match(call, ChooseForHint()):
            await self._hint(call, match)

    @answers(ChooseForHint)
    async def match_chosen(self, call: Call, _: ChooseForHint) -> None:
        """Say what a strong computer would do in the match picked."""
        await self._hint(call, await chosen_match(call, picked_number(call)))

    async def _hint(self, call: Call, match: Match) -> None:
        seat = match.seat_of(call.user.id)
        if counts(match):
            raise IllegalMove("hint-not-here")
        await check_hints(self.bot, match.guild)
        check_turn(match, seat)
        await check_limit(call, HINTS)
        voice = await match_voice(call, match)
        await acknowledge(call, in_place=False)
        try:
            thought = await self.bot.thinker.advise(match, seat)
        except WorkersBusyError as error:
            log.info("match %s: there is no hint: %s", match.id, error)
            await call.edit_original_response(content=voice("hint-failed"))
            return
        except (JobFailedError, WorkerLostError) as error:
            log.error("match %s: there is no hint: %s", match.id, error)  # noqa: TRY400 - the trace is the worker's
            await call.edit_original_response(content=voice("hint-failed"))
            return
        await call.edit_original_response(content=hint(match, seat, thought, voice))


def hint(match: Match, seat: Seat, thought: Thought, voice: Voice) -> str:
    """Say what to do, and why, in two or three lines."""
    move = read_move(match, thought)
    said = [voice(one.label) for one in match.game.decisions(match.view(seat), move)]
    return f"{voice('hint', move=' · '.join(said))}\n{reason_lines(thought, voice)}"


def reason_lines(thought: Thought, voice: Voice) -> str:
    """Say why a move was thought best, in one or two lines."""
    if thought.forced:
        return voice("hint-forced")
    if thought.purpose:
        what, n = thought.purpose
        return voice(what, n=n)
    if len(thought.worths) < 2:  # noqa: PLR2004 - nothing to compare with
        return voice("hint-at-sight")
    best, second = (round(100 * worth) for worth in thought.worths[:2])
    key = "hint-close" if thought.worths[0] - thought.worths[1] <= CLOSE else "hint-better"
    said = voice(key, best=best, second=second)
    reason = thought.reason
    if reason is None:
        return said
    what, n = reason.sign
    of_ten = {"best": round(10 * reason.best), "second": round(10 * reason.second)}
    return f"{said}\n{voice('hint-because', what=text(what, n=n), **of_ten)}"
