"""Turn notices: one short message that calls each player whose turn it is."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from cogs.delivery.retries import is_refused
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
        acting = match.to_act() - match.resigned
        table = self._below.table_in(match.channel)
        seats = [Seat(seat) for seat in range(len(match.players))]
        for seat in seats:
            old = posted.get((seat, "notice"))
            if old and (seat not in acting or old.channel != match.channel):
                await self._host.store.messages.remove(old.match, old.viewer, old.kind)
                await self._posting.delete(old)
        for seat in seats:
            old = posted.get((seat, "notice"))
            if seat in acting and (old is None or old.channel != match.channel):
                await self._post(match, seat, voice, table)
            elif seat in acting and old and table and old.digest not in {"", str(table)}:
                await self._point_to(match, old, voice, table)

    async def _point_to(self, match: Match, old: PostedMessage, voice: Voice, table: int) -> None:
        """Let a call point to the table where that is by now; an edit notifies nobody."""
        channel = self._host.get_partial_messageable(old.channel, guild_id=match.guild)
        line = _line(match, Seat(old.viewer), voice, table)
        try:
            await channel.get_partial_message(old.message).edit(
                content=line, allowed_mentions=_called(match, Seat(old.viewer))
            )
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("match %s: a call stays as it is: %s", match.id, error)
        await self._host.store.messages.save(replace(old, digest=str(table)))

    async def _post(self, match: Match, seat: Seat, voice: Voice, table: int | None) -> None:
        async def call(nonce: str) -> int:
            channel = self._host.get_partial_messageable(match.channel, guild_id=match.guild)
            line = _line(match, seat, voice, table)
            return (await channel.send(line, allowed_mentions=_called(match, seat), nonce=nonce)).id

        named = match.id, seat, "notice", match.acted[seat]
        message, _ = await self._posting.post_once(match.channel, named, call)
        now = self._posting.now()
        await self._host.store.messages.save(
            PostedMessage(match.id, seat, "notice", match.channel, message, str(table or ""), now)
        )


def _called(match: Match, seat: Seat) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[discord.Object(match.players[seat])])


def _line(match: Match, seat: Seat, voice: Voice, table: int | None) -> str:
    """Call a player, with a link to the table wherever that stands."""
    there = f"https://discord.com/channels/{match.guild}/{match.channel}/{table or ''}"
    who = f"<@{match.players[seat]}>"
    return voice("notice-turn", who=who, table=there.rstrip("/"))
