"""Reminders for those who are late.

That somebody is reminded, and how, is written down with the match before; here it is shown, once,
at the table or by direct message.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

import discord

from cogs.delivery.sending.posting import mark_of
from cogs.kit.discord_errors import is_refused
from cogs.kit.match_list import channel_name, in_order, title
from cogs.kit.messages.clock_layout import relative
from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.layouts import NOBODY, fits_a_phone, page
from cogs.kit.messages.match_controls import ShowHand
from games.kit.words import Voice
from matches.links import link_to
from matches.ports import ShownElsewhereError
from matches.records import PostedMessage

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from discord import ui

    from cogs.delivery.sending.posting import MessagesBelow, Posted, Posting, Sent
    from cogs.kit.bot import Bot
    from games.kit.game import Seat
    from matches.clocks.values import SeatClock
    from matches.match import Match
    from matches.records import User

log = logging.getLogger(__name__)

REMINDER: Final = "reminder"
"""The kind of a message that reminds somebody."""
TOGETHER: Final = 60.0
"""Seconds by which reminders that waited may lie apart, and come together."""
MOST_NAMED: Final = 10
"""Matches that one reminder names."""


class Reminders:
    """Reminds players who are late, and takes the reminder back when they have moved."""

    def __init__(self, bot: Bot, posting: Posting, below: MessagesBelow) -> None:
        self._bot = bot
        self._posting = posting
        self._below = below
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By player: one message is to speak of several matches."""

    async def bring(self, match: Match, voice: Voice, posted: Posted) -> None:
        """Let there be a reminder for exactly those who were to get one.

        Raises:
            discord.HTTPException: if one cannot be posted.
            discord.RateLimited: if there is a long wait.
        """
        for seat in match.seats:
            clock, old = match.clocks.running.get(seat), posted.get((seat, REMINDER))
            if old and not (clock and old.digest == _reminder_mark(clock)):
                await self._take_away(match, seat, old)
                old = None
            if (
                clock
                and clock.reminding in {"mention", "dm", "together"}
                and old is None
                and seat in self._bot.presentations[match.game.spec.slug].due(match)
            ):
                player = match.players[seat]
                async with self._locks.setdefault(player, asyncio.Lock()):
                    await self._remind(match, seat, clock, voice)

    async def _remind(self, match: Match, seat: Seat, clock: SeatClock, voice: Voice) -> None:
        user = await self._bot.known_users.get(match.players[seat])
        late = [match]
        if clock.reminding == "together":
            if await self._is_reminded(match, seat):
                return
            late = await self._late_together(match, match.players[seat])
        if user and user.dm_channel and not user.dm_closed:
            wishes = await self._bot.known_users.preferences(user.id)
            in_dm = wishes.reminders == "dm" or (len(late) > 1 and wishes.dms == "on")
            if clock.reminding == "dm" or (clock.reminding == "together" and in_dm):
                send = partial(self._send_dm, user.dm_channel, late, user)
                try:
                    await self._post(late, seat, clock, user.dm_channel, send)
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
        send = partial(self._send, match.channel, line, called)
        await self._post([match], seat, clock, match.channel, send)

    # ---- several at once -------------------------------------------------------------------------

    async def _is_reminded(self, match: Match, seat: Seat) -> bool:
        """Tell whether the reminder of another match has spoken of this one meanwhile."""
        rows = await self._bot.store.messages.of_match(match.id)
        return (seat, REMINDER) in self._posting.posted(match.id, rows)

    async def _late_together(self, match: Match, player: int) -> list[Match]:
        """Return a match and the player's others whose reminders have waited as long.

        Those that the timekeeper has not come to yet are among them.
        """
        found, now = [match], self._posting.now()
        for other in await self._bot.store.matches.of_player(player):
            seat = other.seat_of(player)
            clock = other.clocks.running.get(seat)
            if other.id == match.id or clock is None or await self._is_reminded(other, seat):
                continue
            waited = clock.reminding == "later" and (clock.reminder or now) <= now + TOGETHER
            if waited or clock.reminding == "together":
                found.append(other)
        return found

    async def _take_away(self, match: Match, seat: Seat, old: PostedMessage) -> None:
        """Take a reminder back; one of several matches speaks of the others alone from now on."""
        player, left = match.players[seat], []
        for other in await self._bot.store.matches.of_player(player):
            rows = await self._bot.store.messages.of_match(other.id)
            is_named = any((one.message, one.state) == (old.message, "stands") for one in rows)
            if other.id != match.id and is_named:
                left.append(other)
        user = await self._bot.known_users.get(player)
        if not (left and user):
            await self._posting.write_down(match.id, old.becomes("going"))
            return
        await self._posting.write_down(match.id, gone=[old])
        message = self._bot.get_partial_messageable(old.channel).get_partial_message(old.message)
        try:
            await message.edit(view=self._layout(left, user))
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("match %s: a reminder stays as it is: %s", match.id, error)

    def _layout(self, late: Sequence[Match], user: User) -> ui.LayoutView:
        """Say which tables wait for a player, each with the button to the hand there."""
        voice, lines, ways = Voice(user.language), [], []
        titles = [title(match, user.language) for match in late]
        for match in in_order(self._bot, user.id, late)[:MOST_NAMED]:
            clock = match.clocks.running.get(match.seat_of(user.id))
            game, when = title(match, user.language), relative(round(clock.due if clock else 0))
            words = {"game": game, "channel": f"<#{match.channel}>", "when": when}
            lines.append(voice(f"notice-reminder-{'dm' if len(late) == 1 else 'line'}", **words))
            channel, alike = channel_name(self._bot, match, voice), titles.count(game) > 1
            labels = [f"{game} · {channel}", channel if alike else game]
            if len(late) == 1:
                labels = [voice("button-hand")]
            leading = [button(label, ShowHand(match.id), icon="🖐️") for label in labels]
            ways.append(next(filter(fits_a_phone, leading), leading[-1]))
        head = voice("notice-waited", count=len(late)) if len(late) > 1 else lines.pop()
        return page(head, None, lines, [*rows(*ways)])

    # ---- posting ---------------------------------------------------------------------------------

    async def _post(
        self,
        late: Sequence[Match],
        seat: Seat,
        clock: SeatClock,
        channel: int,
        send: Callable[[str], Awaitable[int]],
    ) -> None:
        """Post a reminder once; `seat` and `clock` are those of the first match it speaks of."""
        match = late[0]
        named = mark_of(match), match.id, seat, REMINDER, clock.acted, clock.began

        async def settle(sent: Sent) -> None:
            for one in late:
                own = seat if one is match else one.seat_of(match.players[seat])
                mark = _reminder_mark(one.clocks.running[own])
                now, shown = self._posting.now(), sent.message
                row = PostedMessage(one.id, own, REMINDER, channel, shown, mark, now)
                try:
                    await self._posting.write_down(one.id, row)
                except ShownElsewhereError:
                    if one is match:
                        raise
                    log.info("match %s: another process reminds of it, too", one.id)

        await self._posting.post_once(channel, named, send, settle)

    async def _send(
        self, channel: int, line: str, called: discord.AllowedMentions, nonce: str
    ) -> int:
        to = self._bot.get_partial_messageable(channel)
        return (await to.send(line, allowed_mentions=called, nonce=nonce)).id

    async def _send_dm(self, channel: int, late: Sequence[Match], user: User, nonce: str) -> int:
        to, view = self._bot.get_partial_messageable(channel), self._layout(late, user)
        return (await to.send(view=view, allowed_mentions=NOBODY, nonce=nonce)).id


def _reminder_mark(clock: SeatClock) -> str:
    """Return what tells the reminder of a clock from that of another one of the same seat."""
    return str(clock.began)
