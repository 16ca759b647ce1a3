"""Hands: what each seat holds and is asked, one direct message per player and match."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from cogs.delivery.posting import digest
from cogs.delivery.refused import DMS_CLOSED, MESSAGE_GONE, NO_ACCESS
from cogs.delivery.renderer import has_zoom
from cogs.kit import layouts
from cogs.kit.controls import rows
from games.kit.menu import Menu
from matches.records import PostedMessage, User

if TYPE_CHECKING:
    from cogs.delivery.latest_calls import LatestCalls
    from cogs.delivery.posting import Posted, Posting
    from cogs.delivery.renderer import Renderer
    from cogs.kit.host import Host
    from games.kit.game import Seat
    from games.kit.words import Voice
    from matches.match import Match

log = logging.getLogger(__name__)


class Hands:
    """Lays hands out, and brings them to direct messages."""

    def __init__(
        self,
        host: Host,
        posting: Posting,
        renderer: Renderer,
        latest_calls: LatestCalls,
        closed_channels: set[int],
    ) -> None:
        self._host = host
        self._posting = posting
        self._renderer = renderer
        self._latest_calls = latest_calls
        self._closed_channels = closed_channels

    async def lay_out(
        self,
        match: Match,
        seat: Seat,
        voice: Voice,
        path: tuple[int, ...] = (),
        pages_turned: int = 0,
        note: str = "",
    ) -> tuple[discord.ui.LayoutView, layouts.Picture | None]:
        """Lay out a hand; see `cogs.kit.host.DeliveryPort.hand`.

        Raises:
            IllegalMove: "moved-on" for a stale path.
        """
        question: Menu[Any] | None = None
        if seat in match.to_act() and seat not in match.resigned:
            found = match.menu(seat, path)
            question = found if isinstance(found, Menu) else None
        chosen = question.chosen if question and path else ()
        game = self._host.presentations[match.game.spec.slug]
        drawn = game.draws_hand(match, seat)
        picture = await self._renderer.picture(match, seat, voice, chosen) if drawn else None
        note = "\n".join(line for line in (note, self._channel_note(match, voice)) if line)
        hand = layouts.Hand(match, seat, voice, picture, question, path, pages_turned, note)
        more: list[discord.ui.Item[Any]] = []
        if has_zoom(match):
            more += rows(layouts.zoom_button(match, voice))
        return game.hand_page(hand, more), picture

    async def bring(self, match: Match, seat: Seat, posted: Posted) -> None:
        """Bring a seat's hand up to date in the direct messages of whoever sits there.

        Raises:
            discord.HTTPException: if that fails for a reason that may pass.
        """
        if seat in match.resigned and not match.outcome:
            return
        user = await self._host.known_users.get(match.players[seat])
        if user is None or (user.dm_closed and _was_tried(match, posted, seat)):
            return
        voice = await self._host.known_users.voice(match, seat)
        old = posted.get((seat, "board"))
        note = self._channel_note(match, voice)
        mark = digest(match, match.view(seat), voice, match.stamp(seat), note)
        if old and old.digest == mark:
            return
        layout, picture = await self.lay_out(match, seat, voice)
        try:
            channel = user.dm_channel or await self._open_dm(user)
            new = PostedMessage(match.id, seat, "board", channel, 0, mark, self._posting.now())
            await self._posting.put(new, old, layout, picture, anew=False)
        except discord.HTTPException as error:
            if error.code not in DMS_CLOSED | NO_ACCESS | MESSAGE_GONE:
                raise
            await self._say_closed(match, user, voice)
        else:
            if user.dm_closed:
                reopened = replace(user, dm_channel=channel, dm_closed=False)
                await self._host.known_users.save(reopened)

    async def _open_dm(self, user: User) -> int:
        channel = await self._host.create_dm(discord.Object(user.id))
        await self._host.known_users.save(replace(user, dm_channel=channel.id))
        return channel.id

    async def _say_closed(self, match: Match, user: User, voice: Voice) -> None:
        """Tell a player once, privately, that his hand waits at the button of the table."""
        log.info("match %s: direct messages to seat are closed", match.id)
        if user.dm_closed:
            return
        await self._host.known_users.save(replace(user, dm_closed=True))
        line = voice("dm-closed", channel=f"<#{match.channel}>")
        await self._latest_calls.tell(user.id, line, match.id)

    def _channel_note(self, match: Match, voice: Voice) -> str:
        """Return a notice if the bot cannot post in the match's channel: deleted, or closed."""
        return voice("table-homeless") if match.channel in self._closed_channels else ""


def _was_tried(match: Match, posted: Posted, seat: Seat) -> bool:
    """Tell whether closed direct messages were tried in this match: that happens at its start."""
    return match.acted[seat] > 0 or (seat, "board") in posted
