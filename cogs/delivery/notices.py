"""Turn notices: one short message that calls each player whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from games.kit.game import Seat
from matches.records import PostedMessage

if TYPE_CHECKING:
    from cogs.delivery.posting import Posted, Posting
    from cogs.kit.host import Host
    from games.kit.words import Voice
    from matches.match import Match


class TurnNotices:
    """Calls each player whose turn it is, once, and takes the call back when he has moved."""

    def __init__(self, host: Host, posting: Posting) -> None:
        self._host = host
        self._posting = posting

    async def bring(self, match: Match, voice: Voice, posted: Posted) -> None:
        """Let there be a notice for exactly those seats that are to act.

        Raises:
            discord.HTTPException: if a notice cannot be posted.
            discord.RateLimited: if there is a long wait.
        """
        acting = match.to_act() - match.resigned
        seats = [Seat(seat) for seat in range(len(match.players))]
        for seat in seats:
            old = posted.get((seat, "notice"))
            if old and (seat not in acting or old.channel != match.channel):
                await self._host.store.messages.remove(old.match, old.viewer, old.kind)
                await self._posting.delete(old)
        for seat in seats:
            old = posted.get((seat, "notice"))
            if seat in acting and (old is None or old.channel != match.channel):
                await self._post(match, seat, voice)

    async def _post(self, match: Match, seat: Seat, voice: Voice) -> None:
        player = match.players[seat]

        async def call(nonce: str) -> int:
            channel = self._host.get_partial_messageable(match.channel, guild_id=match.guild)
            called = discord.AllowedMentions(users=[discord.Object(player)])
            line = voice("notice-turn", who=f"<@{player}>")
            return (await channel.send(line, allowed_mentions=called, nonce=nonce)).id

        named = match.id, seat, "notice", match.acted[seat]
        message, _ = await self._posting.post_once(match.channel, named, call)
        now = self._posting.now()
        await self._host.store.messages.save(
            PostedMessage(match.id, seat, "notice", match.channel, message, "", now)
        )
