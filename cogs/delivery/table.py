"""The table message, which everybody in the channel sees, and the story of a turn above it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from cogs.delivery.posting import digest
from cogs.delivery.refused import MESSAGE_GONE, NO_ACCESS, UNKNOWN_MESSAGE
from cogs.delivery.renderer import has_zoom
from cogs.kit import layouts
from cogs.kit.failures import is_refused
from matches.records import TABLE, PostedMessage

if TYPE_CHECKING:
    from cogs.delivery.notices import TurnNotices
    from cogs.delivery.pending import Update
    from cogs.delivery.posting import Posted, Posting
    from cogs.delivery.renderer import Renderer
    from cogs.kit.host import Host
    from games.kit.words import Voice
    from matches.match import Match

log = logging.getLogger(__name__)


class TableMessage:
    """Brings a match's table, and the notices below it, to its channel."""

    def __init__(
        self,
        host: Host,
        posting: Posting,
        renderer: Renderer,
        notices: TurnNotices,
        closed_channels: set[int],
    ) -> None:
        self._host = host
        self._posting = posting
        self._renderer = renderer
        self._notices = notices
        self._closed_channels = closed_channels
        """Channels in which the bot may not post; the hands of their matches say so."""

    async def bring(self, match: Match, posted: Posted, update: Update) -> None:
        """Bring the table up to date, after telling what is new.

        Raises:
            discord.HTTPException: if that fails and the channel is open.
            discord.RateLimited: if there is a long wait.
        """
        if match.channel in self._closed_channels and not update.fresh_table:
            return
        voice = await self._host.known_users.voice(match, None)
        try:
            await self._tell_and_bring(match, voice, posted, update)
            self._closed_channels.discard(match.channel)
        except discord.HTTPException as error:
            if is_refused(error):
                update.table_shown()
            self._close_channel(match, error)

    async def call_players_below(
        self, table: asyncio.Future[None], match: Match, posted: Posted
    ) -> None:
        """Call whoever is to act once the table has been brought, whatever became of that.

        Raises:
            discord.HTTPException: if that fails and the channel is open.
            discord.RateLimited: if there is a long wait.
        """
        await asyncio.wait({table})
        if match.channel in self._closed_channels:
            return
        voice = await self._host.known_users.voice(match, None)
        try:
            await self._notices.bring(match, voice, posted)
        except discord.HTTPException as error:
            self._close_channel(match, error)

    def _close_channel(self, match: Match, error: discord.HTTPException) -> None:
        """Note that the bot may not post in a match's channel, or raise what else went wrong."""
        if error.code == UNKNOWN_MESSAGE or error.code not in NO_ACCESS | MESSAGE_GONE:
            raise error
        self._closed_channels.add(match.channel)
        log.warning("match %s: channel %s is closed to me: %s", match.id, match.channel, error)

    async def _tell_and_bring(
        self, match: Match, voice: Voice, posted: Posted, update: Update
    ) -> None:
        """Tell a long story in a message of its own, a short one below the table."""
        news = [voice(told) for story in update.stories for told in story]
        if len(news) >= self._host.presentations[match.game.spec.slug].story_lines:
            named = match.id, "story", update.mark
            await self._posting.send(match.channel, named, layouts.page("", None, news, []), None)
            update.story_told()
            news = []
        await self._bring(
            match, voice, news, posted.get((TABLE, "board")), fresh=update.fresh_table
        )
        update.table_shown()

    async def _bring(
        self, match: Match, voice: Voice, news: list[str], old: PostedMessage | None, *, fresh: bool
    ) -> None:
        mark = digest(match, match.view(None), voice, sorted(match.to_act()))
        if old and not fresh and not news and old.digest == mark:
            return
        picture = await self._renderer.picture(match, None, voice)
        game = self._host.presentations[match.game.spec.slug]
        below, more = news or game.table_words(match, voice), game.table_controls(match, voice)
        layout = layouts.table(match, voice, picture, below, more, zoom=has_zoom(match))
        old_enough = old is not None and self._posting.is_old(old)
        new = PostedMessage(match.id, TABLE, "board", match.channel, 0, mark, self._posting.now())
        await self._posting.put(new, old, layout, picture, anew=fresh or old_enough)
