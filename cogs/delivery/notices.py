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
        """
        acting = match.to_act() - match.resigned
        for seat in map(Seat, range(len(match.players))):
            old = posted.get((seat, "notice"))
            if old and (seat not in acting or old.channel != match.channel):
                await self._host.store.messages.remove(old.match, old.viewer, old.kind)
                await self._posting.delete(old)
            elif old is None and seat in acting:
                await self._post(match, seat, voice)

    async def _post(self, match: Match, seat: Seat, voice: Voice) -> None:
        channel = self._host.get_partial_messageable(match.channel, guild_id=match.guild)
        player = match.players[seat]
        message = await channel.send(
            voice("notice-turn", who=f"<@{player}>"),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(player)]),
            nonce=f"n{match.id}.{match.acted[seat]}.{seat}",
        )
        await self._host.store.messages.save(
            PostedMessage(
                match.id, seat, "notice", match.channel, message.id, "", self._posting.now()
            )
        )
