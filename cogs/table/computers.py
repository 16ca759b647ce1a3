"""Computers at the table: they play on for players who left, and give hints."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from cogs.kit.commands.commands import command
from cogs.kit.limits import check_limit
from cogs.kit.match_lookup import check_turn
from cogs.kit.members import has_left
from cogs.kit.messages.layouts import page
from cogs.kit.messages.match_controls import (
    AgreeOnHints,
    AskForHint,
    ComeBack,
    LetComputerPlay,
)
from cogs.kit.pictures.jobs import PairJob
from cogs.kit.pictures.views import view_job
from cogs.kit.presses import answers, is_private, load_match, picked_number
from cogs.kit.responses import acknowledge, show_page
from cogs.kit.server_policy import check_computers, check_hints
from cogs.kit.table_cog import TableCog
from cogs.kit.voices import match_voice
from cogs.table.hint_layout import after_it, agree_page, hint_page, hinted_moves
from cogs.table.own_matches import ChooseForHint, chosen_match, own_match
from games.kit.game import IllegalMove, Seat
from matches.limits import HINTS
from matches.match import events_for
from matches.seated import read_level
from matches.standings.ratings import allows_hints, counts
from matches.workers.processes import JobFailedError, WorkerLostError, WorkersBusyError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.kit.bot import Call
    from cogs.kit.messages.layouts import Picture
    from cogs.kit.pictures.jobs import PictureJob, ViewJob
    from games.kit.game import Value
    from games.kit.words import Voice
    from matches.match import Match

log = logging.getLogger(__name__)


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

    @answers(AskForHint)
    async def hint_pressed(self, call: Call, pressed: AskForHint) -> None:
        """Say privately what a strong computer would do, where that is fair to everybody."""
        await self._hint(call, await load_match(call, pressed.match))

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

    @answers(AgreeOnHints)
    async def agreed_pressed(self, call: Call, pressed: AgreeOnHints) -> None:
        """Let a match alone count nowhere from now on, and give the first hint."""
        match = await load_match(call, pressed.match)
        await check_hints(self.bot, match.guild)
        if counts(match):
            turn = await self.bot.referee.agree_on_hints(
                match.id, call.user.id, interaction=call.id
            )
            self.bot.delivery.show(turn)
            match = turn.match
        await self._hint(call, match)

    async def _hint(self, call: Call, match: Match) -> None:
        seat = match.seat_of(call.user.id)
        if not allows_hints(match):
            raise IllegalMove("hint-not-here")
        await check_hints(self.bot, match.guild)
        check_turn(match, seat)
        await check_limit(call, HINTS)
        voice = await match_voice(call, match)
        if counts(match):
            await call.response.send_message(view=agree_page(match, voice), ephemeral=True)
            return
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
        picture = await self._picture(match, seat, hinted_moves(match, thought), voice)
        view = hint_page(match, seat, thought, voice, picture)
        await show_page(call, view, picture, in_place=False, promised=True)

    async def _picture(
        self, match: Match, seat: Seat, moves: Sequence[Value], voice: Voice
    ) -> Picture | None:
        """Draw the hand with what the move would change in it, in gold; of two moves, both."""
        jobs = [_hinted(match, seat, one, voice) for one in moves]
        job: PictureJob = jobs[0] if len(jobs) == 1 else PairJob(*jobs)
        return await self.bot.pictures.of(job)


def _hinted(match: Match, seat: Seat, move: Value, voice: Voice) -> ViewJob:
    """Return the hand with what a move would change in it; as it is, if that is open."""
    job = view_job(match, seat, voice, match.game.decisions(match.view(seat), move))
    if not match.game.previews and (view := after_it(match, seat, move)):
        job = replace(job, seen=view.model_dump_json())
    return job
