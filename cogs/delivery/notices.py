"""Turn notices: one short message that calls each player whose turn it is."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from cogs.delivery.posting import NOBODY
from cogs.kit.clock_layout import relative, shown_due
from cogs.kit.failures import is_refused, may_pass
from games.kit.game import Seat
from matches.bounded import BoundedDict
from matches.records import PostedMessage

if TYPE_CHECKING:
    from cogs.delivery.below import MessagesBelow
    from cogs.delivery.posting import Posted, Posting
    from cogs.kit.host import Host
    from games.kit.words import Voice
    from matches.match import Match

log = logging.getLogger(__name__)

UNSURE_NOTICES_KEPT: Final = 10_000
"""Notices of which it is remembered that they may have been posted."""


class TurnNotices:
    """Calls each player whose turn it is, once, and takes the call back when he has moved."""

    def __init__(self, host: Host, posting: Posting, below: MessagesBelow) -> None:
        self._host = host
        self._posting = posting
        self._below = below
        self._unsure: BoundedDict[tuple[int, Seat], tuple[int, tuple[object, ...]]] = BoundedDict(
            UNSURE_NOTICES_KEPT
        )
        """By match and seat: channel and name of a notice that Discord may have taken, although it
        did not say so."""

    async def bring(self, match: Match, voice: Voice, posted: Posted) -> None:
        """Let there be a notice for exactly those seats that are to act.

        Raises:
            discord.HTTPException: if a notice cannot be posted.
            discord.RateLimited: if there is a long wait.
        """
        acting, seats = match.awaited(), match.seats
        for seat in seats:
            old = posted.get((seat, "notice"))
            if old and (seat not in acting or old.channel != match.channel):
                await self._host.store.messages.remove(old.match, old.viewer, old.kind)
                await self._posting.delete(old)
        for seat in seats:
            await self._take_unsure_back(match, seat, voice, acting=seat in acting)
            old = posted.get((seat, "notice"))
            if seat in acting and (old is None or old.channel != match.channel):
                await self._post(match, seat, voice)
            elif seat in acting and old:
                await self._point_to_the_table(match, old, voice)

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
        named = _name(match, seat)
        send = partial(self._send, match.channel, match, seat, voice, _called(match, seat))
        try:
            message, _ = await self._posting.post_once(match.channel, named, send)
        except Exception as error:
            if may_pass(error):
                self._unsure[match.id, seat] = match.channel, named
            raise
        self._unsure.pop((match.id, seat), None)
        now, mark = self._posting.now(), self._mark(match, seat)
        await self._host.store.messages.save(
            PostedMessage(match.id, seat, "notice", match.channel, message, mark, now)
        )

    async def _take_unsure_back(
        self, match: Match, seat: Seat, voice: Voice, *, acting: bool
    ) -> None:
        """Delete a notice that was posted although that failed, once it is not wanted any more.

        Sent again it tells which message it is; if it never came through, it pings nobody now.
        """
        channel, named = self._unsure.get((match.id, seat), (0, ()))
        if not named or (acting and (channel, named) == (match.channel, _name(match, seat))):
            return
        send = partial(self._send, channel, match, seat, voice, NOBODY)
        try:
            message, _ = await self._posting.post_once(channel, named, send)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
        else:
            now = self._posting.now()
            await self._posting.delete(
                PostedMessage(match.id, seat, "notice", channel, message, "", now)
            )
        self._unsure.pop((match.id, seat), None)

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


def _name(match: Match, seat: Seat) -> tuple[object, ...]:
    """Return what tells a notice from all others in its channel."""
    return match.id, seat, "notice", match.acted[seat]


def _called(match: Match, seat: Seat) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[discord.Object(match.players[seat])])
