"""Reminders for those who are late.

That somebody is reminded, and how, is written down with the match before; here it is shown, once,
at the table or by direct message.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from cogs.kit.failures import is_refused
from cogs.kit.messages.clock_layout import relative
from cogs.kit.messages.layouts import NOBODY
from matches.links import link_to
from matches.records import PostedMessage

if TYPE_CHECKING:
    from cogs.delivery.posting import MessagesBelow, Posted, Posting, Sent
    from cogs.kit.bot import Bot
    from games.kit.game import Seat
    from games.kit.words import Voice
    from matches.clocks.values import SeatClock
    from matches.match import Match

log = logging.getLogger(__name__)

REMINDER: Final = "reminder"
"""The kind of a message that reminds somebody."""


class Reminders:
    """Reminds players who are late, and takes the reminder back when they have moved."""

    def __init__(self, bot: Bot, posting: Posting, below: MessagesBelow) -> None:
        self._bot = bot
        self._posting = posting
        self._below = below

    async def bring(self, match: Match, voice: Voice, posted: Posted) -> None:
        """Let there be a reminder for exactly those who were to get one.

        Raises:
            discord.HTTPException: if one cannot be posted.
            discord.RateLimited: if there is a long wait.
        """
        for seat in match.seats:
            clock, old = match.clocks.running.get(seat), posted.get((seat, REMINDER))
            due = clock is not None and clock.reminding in {"mention", "dm"}
            mark = _reminder_mark(clock) if clock else ""
            if old and not (due and old.digest == mark):
                await self._bot.store.messages.change(gone=[old])
                await self._posting.delete(old)
                old = None
            if (
                clock
                and due
                and old is None
                and seat in self._bot.presentations[match.game.spec.slug].due(match)
            ):
                await self._remind(match, seat, clock, voice)

    async def _remind(self, match: Match, seat: Seat, clock: SeatClock, voice: Voice) -> None:
        user = await self._bot.known_users.get(match.players[seat])
        if clock.reminding == "dm" and user and user.dm_channel and not user.dm_closed:
            own = await self._bot.known_users.voice(match, seat)
            line = own(
                "notice-reminder-dm",
                game=own("title"),
                channel=f"<#{match.channel}>",
                when=relative(round(clock.due)),
            )
            try:
                await self._post(match, seat, clock, user.dm_channel, line, NOBODY)
            except discord.HTTPException as error:
                if not is_refused(error):
                    raise
                log.info("match %s: a reminder goes to the table: %s", match.id, error)
            else:
                return
        there = link_to(match.guild, match.channel, self._below.table_in(match.channel))
        who, when = f"<@{match.players[seat]}>", relative(round(clock.due))
        line = voice("notice-reminder", who=who, when=when, table=there)
        called = discord.AllowedMentions(users=[discord.Object(match.players[seat])])
        await self._post(match, seat, clock, match.channel, line, called)

    async def _post(
        self,
        match: Match,
        seat: Seat,
        clock: SeatClock,
        channel: int,
        line: str,
        called: discord.AllowedMentions,
    ) -> None:
        named = match.id, seat, REMINDER, clock.acted, clock.began
        send = partial(self._send, channel, line, called)

        async def settle(sent: Sent) -> None:
            now = self._posting.now()
            row = PostedMessage(
                match.id, seat, REMINDER, channel, sent.message, _reminder_mark(clock), now
            )
            await self._bot.store.messages.change([row])

        await self._posting.post_once(channel, named, send, settle)

    async def _send(
        self, channel: int, line: str, called: discord.AllowedMentions, nonce: str
    ) -> int:
        to = self._bot.get_partial_messageable(channel)
        return (await to.send(line, allowed_mentions=called, nonce=nonce)).id


def _reminder_mark(clock: SeatClock) -> str:
    """Return what tells the reminder of a clock from that of another one of the same seat."""
    return str(clock.began)
