"""The table message, which everybody in the channel sees, below the log of the match."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.delivery.messages.departed_seats import departed_seats, departure_buttons, departure_lines
from cogs.delivery.messages.ended_alone import ended_alone
from cogs.delivery.messages.reminder import Reminders
from cogs.delivery.sending.posting import digest
from cogs.kit.discord_errors import MESSAGE_GONE, NO_ACCESS, UNKNOWN_MESSAGE, is_refused
from cogs.kit.messages import layouts
from cogs.kit.messages.clock_layout import clock_lines, vote_buttons
from cogs.kit.messages.controls import rows
from cogs.kit.pictures.views import spoken_line, view_job
from cogs.kit.server_policy import offers_hints
from cogs.kit.summaries import in_brief, last_fitting
from matches.clocks.timing import votes_offered
from matches.records import TABLE, PostedMessage
from matches.workers.processes import Priority

if TYPE_CHECKING:
    from collections.abc import Collection

    from discord import ui

    from cogs.delivery.messages.round_log import LogMessage
    from cogs.delivery.messages.turn_call import TurnNotices
    from cogs.delivery.sending.posting import MessagesBelow, Posted, Posting
    from cogs.kit.bot import Bot
    from games.kit.game import Seat
    from games.kit.words import Voice
    from matches.match import Match

log = logging.getLogger(__name__)

MOST_LINES: Final = 4
"""Lines of news below the table: the last ones."""
MOST_CHARACTERS: Final = 200
"""Characters of them: some four lines of a phone, in small letters."""


@dataclass
class Descent:
    """Whether a table is to be posted anew, below all else; whoever does so strikes that out."""

    is_wanted: bool = False
    may_wait: bool = False
    """Whether it waits until a climax has been seen that was posted with the log."""


class TableMessage:
    """Brings a match's table, and the notices below it, to its channel."""

    def __init__(
        self,
        bot: Bot,
        posting: Posting,
        notices: TurnNotices,
        log_message: LogMessage,
        below: MessagesBelow,
        closed_channels: set[int],
    ) -> None:
        self._bot = bot
        self._posting = posting
        self.notices = notices
        self._below = below
        self._reminders = Reminders(bot, posting, below)
        self._log_message = log_message
        self._closed_channels = closed_channels
        """Channels in which the bot may not post; the hands of their matches say so."""

    async def bring(self, match: Match, posted: Posted, descent: Descent) -> bool:
        """Bring the table up to date, after telling what is new; tell whether it has changed.

        Raises:
            discord.HTTPException: if that fails and the channel is open.
            discord.RateLimited: if there is a long wait.
        """
        is_closed = match.channel in self._closed_channels
        if not match.guild or (is_closed and not descent.is_wanted):
            return False  # in direct messages the hand is the table
        voice = await self._bot.known_users.voice(match, None)
        try:
            old = posted.get((TABLE, "board"))
            if old and old.state == "replaced":
                descent.is_wanted = True
            has_changed = await self._tell_and_bring(match, voice, posted, descent)
            self._closed_channels.discard(match.channel)
        except discord.HTTPException as error:
            if is_refused(error):
                descent.is_wanted = False
            self._close_channel(match, error)
            return False
        return has_changed

    async def comes_down(self, match: Match, posted: Posted, *, fresh: bool) -> bool:
        """Tell whether the table is to be posted anew, below all else.

        Raises:
            IllegalMove: if the log of the match cannot be read.
        """
        if match.channel in self._closed_channels:
            return fresh
        if old := posted.get((TABLE, "board")):
            self._below.watch(match.channel, old.message)
        if old is None or fresh or self._is_out_of_sight(match, old):
            return True
        voice = await self._bot.known_users.voice(match, None)
        return bool((await self._log_message.due(match, voice, posted)).rounds)

    async def call(
        self, match: Match, posted: Posted, wanted: Collection[Seat], *, goes: bool
    ) -> None:
        """Call the players of seats below the table, and remind those who are late.

        A call whose players have moved goes now if it `goes`.

        Raises:
            discord.HTTPException: if that fails and the channel is open.
            discord.RateLimited: if there is a long wait.
        """
        if match.channel in self._closed_channels or not match.guild:
            return
        voice = await self._bot.known_users.voice(match, None)
        try:
            await self.notices.bring(match, voice, posted, wanted, goes=goes)
            if match.terms.speed != "untimed":
                await self._reminders.bring(match, voice, posted)
        except discord.HTTPException as error:
            self._close_channel(match, error)

    def _close_channel(self, match: Match, error: discord.HTTPException) -> None:
        """Note that the bot may not post in a match's channel, or raise what else went wrong."""
        if error.code == UNKNOWN_MESSAGE or error.code not in NO_ACCESS | MESSAGE_GONE:
            raise error
        self._closed_channels.add(match.channel)
        log.warning("match %s: channel %s is closed to me: %s", match.id, match.channel, error)

    async def _tell_and_bring(
        self, match: Match, voice: Voice, posted: Posted, descent: Descent
    ) -> bool:
        """Bring the log up to date, and the table with its last lines below it."""
        old = posted.get((TABLE, "board"))
        if old:
            self._below.watch(match.channel, old.message)
        log_update = await self._log_message.due(match, voice, posted)
        if log_update.rounds:
            await self._log_message.bring(match, posted, log_update)
            descent.is_wanted = True  # also when posting the table fails now
            if descent.may_wait and log_update.rounds[-1].climax:
                return False
            descent.may_wait = False
        told, retold = (log_update.left, None, voice, log_update.then), match.story.retold
        news = last_fitting(
            in_brief(*told, retold=retold, by_outcome=True)[-MOST_LINES:], MOST_CHARACTERS
        )
        has_changed = await self._bring(match, voice, news, old, fresh=descent.is_wanted)
        descent.is_wanted = False
        return has_changed

    def _is_out_of_sight(self, match: Match, old: PostedMessage) -> bool:
        return self._below.is_buried(match.channel) or self._posting.is_old(old)

    async def _bring(
        self, match: Match, voice: Voice, news: list[str], old: PostedMessage | None, *, fresh: bool
    ) -> bool:
        game = self._bot.presentations[match.game.spec.slug]
        due = game.due(match)
        clocks = clock_lines(due, voice) if due else []
        votes = vote_buttons(match, voice) if clocks else []
        if self._bot.departed and (left := departed_seats(match, self._bot.departed)):
            news = [*news, *departure_lines(left, voice)]
            votes += departure_buttons(match, left, voice)
        spoken = await self._bot.talk.spoken(match, voice, game)
        told = [*news, *clocks, *votes_offered(match)] if clocks else news
        mark = digest(match, match.view(None), voice, sorted(match.to_act()), told, *spoken)
        if old and not fresh and old.digest == mark:
            return False
        afterwards, ways_on = await self._afterwards(match) if match.outcome else ("", [])
        job = view_job(match, None, voice, spoken=spoken)
        picture = await self._bot.pictures.of(job, priority=Priority.SHOWN)
        if picture is None:
            news = [*news, *(spoken_line(one, voice) for one in spoken)]
        below, more = game.table_words(match, voice), game.table_controls(match, voice)
        layout = layouts.table(
            match,
            voice,
            picture,
            [afterwards, *news, *below, await ended_alone(self._bot, match, voice)],
            [*rows(*votes), *more],
            clocks=clocks,
            hints=await offers_hints(self._bot, match),
            ways_on=ways_on,
        )
        anew = fresh or (old is not None and self._is_out_of_sight(match, old))
        new = PostedMessage(match.id, TABLE, "board", match.channel, 0, mark, self._posting.now())
        shown = await self._posting.put(new, old, layout, picture, anew=anew)
        self._below.watch(match.channel, shown)
        return True

    async def _afterwards(self, match: Match) -> tuple[str, list[ui.Button[Any]]]:
        """Return what the feature that a match belongs to shows at its end."""
        for shown_afterwards in self._bot.shown_afterwards:
            if found := await shown_afterwards(match):
                return found
        return "", []
