"""Turn notices: one short message that calls each player whose turn it is."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import discord

from cogs.delivery.posting import NOBODY
from cogs.kit.clock_layout import relative, shown_due
from cogs.kit.failures import is_refused, may_pass
from games.kit.game import Seat
from matches.records import PostedMessage

if TYPE_CHECKING:
    from cogs.delivery.below import MessagesBelow
    from cogs.delivery.posting import Posted, Posting
    from cogs.kit.host import Host
    from games.kit.words import Voice
    from matches.match import Match

log = logging.getLogger(__name__)


class TurnNotices:
    """Calls each player whose turn it is, once, and takes the call back when he has moved."""

    def __init__(self, host: Host, posting: Posting, below: MessagesBelow) -> None:
        self._host = host
        self._posting = posting
        self._below = below

    async def bring(self, match: Match, voice: Voice, posted: Posted) -> None:
        """Let there be a notice for exactly those seats that are to act.

        Raises:
            discord.HTTPException: if a notice cannot be posted.
            discord.RateLimited: if there is a long wait.
        """
        acting = match.awaited()
        called = {seat: old for seat in match.seats if (old := posted.get((seat, "notice")))}
        for seat, old in tuple(called.items()):
            if seat not in acting or not _still_calls(match, seat, old):
                await self._take_back(match, seat, called.pop(seat), voice)
        for seat in sorted(acting):
            if seat in called and called[seat].message:
                await self._point_to_the_table(match, called[seat], voice)
            else:
                await self._post(match, seat, voice)

    async def _point_to_the_table(self, match: Match, old: PostedMessage, voice: Voice) -> None:
        """Let a call point to the table where that is by now; an edit notifies nobody."""
        table, seat = self._below.table_in(match.channel), Seat(old.viewer)
        mark = self._mark(match, seat)
        if table is None or old.digest in {"", mark}:
            return
        channel = self._host.get_partial_messageable(old.channel, guild_id=match.guild)
        line, called = self._line(match, seat, voice), _called(match, seat)
        try:
            await channel.get_partial_message(old.message).edit(
                content=line, allowed_mentions=called
            )
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("match %s: a call stays as it is: %s", match.id, error)
        await self._host.store.messages.save(replace(old, digest=mark))

    async def _post(self, match: Match, seat: Seat, voice: Voice) -> None:
        """Post a notice; that it may stand there is written down before it does."""
        row = PostedMessage(
            match.id, seat, "notice", match.channel, 0, str(match.acted[seat]), self._posting.now()
        )
        await self._host.store.messages.save(row)
        send = partial(self._send, match.channel, match, seat, voice, _called(match, seat))
        try:
            message, _ = await self._posting.post_once(match.channel, _name(row), send)
        except Exception as error:
            if not may_pass(error):
                await self._host.store.messages.remove(match.id, seat, "notice")
            raise
        mark = self._mark(match, seat)
        await self._host.store.messages.save(replace(row, message=message, digest=mark))

    async def _take_back(self, match: Match, seat: Seat, old: PostedMessage, voice: Voice) -> None:
        """Delete a notice that is not wanted any more, and until then write down that it goes."""
        if message := old.message or await self._find(match, seat, old, voice):
            await self._posting.leave_over(replace(old, message=message))
        await self._host.store.messages.remove(old.match, old.viewer, old.kind)
        if message:
            await self._posting.strike_out(replace(old, message=message))

    async def _find(
        self, match: Match, seat: Seat, unsure: PostedMessage, voice: Voice
    ) -> int | None:
        """Return the message of a notice that may have been posted; None if it was refused.

        Sent again it tells which message it is; if it never came through, it pings nobody now.
        """
        send = partial(self._send, unsure.channel, match, seat, voice, NOBODY)
        try:
            message, _ = await self._posting.post_once(unsure.channel, _name(unsure), send)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            return None
        return message

    async def _send(
        self,
        channel: int,
        match: Match,
        seat: Seat,
        voice: Voice,
        called: discord.AllowedMentions,
        nonce: str,
    ) -> int:
        """Send a notice and return its message."""
        to = self._host.get_partial_messageable(channel, guild_id=match.guild)
        line = self._line(match, seat, voice)
        return (await to.send(line, allowed_mentions=called, nonce=nonce)).id

    def _mark(self, match: Match, seat: Seat) -> str:
        """Return what a call says beside whom it calls: where the table is, and until when."""
        table = self._below.table_in(match.channel)
        due = shown_due(self._host, match).get(seat)
        return " ".join(str(one) for one in (table, due) if one is not None) if table else ""

    def _line(self, match: Match, seat: Seat, voice: Voice) -> str:
        """Call a player, with a link to the table wherever that stands, and say until when."""
        table = self._below.table_in(match.channel) or ""
        there = f"https://discord.com/channels/{match.guild}/{match.channel}/{table}".rstrip("/")
        line = voice("notice-turn", who=f"<@{match.players[seat]}>", table=there)
        due = shown_due(self._host, match).get(seat)
        return f"{line} {voice('notice-clock', when=relative(due))}" if due else line


def _still_calls(match: Match, seat: Seat, old: PostedMessage) -> bool:
    """Tell whether a notice stands where it is wanted, or may: without a message it is unsure."""
    is_of_now = old.message != 0 or old.digest == str(match.acted[seat])
    return is_of_now and old.channel == match.channel


def _name(unsure: PostedMessage) -> tuple[object, ...]:
    """Return what tells a notice from all others in its channel: how often its seat had moved."""
    return unsure.match, Seat(unsure.viewer), "notice", int(unsure.digest)


def _called(match: Match, seat: Seat) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[discord.Object(match.players[seat])])
