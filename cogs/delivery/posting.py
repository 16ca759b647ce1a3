"""Posting: edits the message that shows something of a match, or posts it anew."""

from __future__ import annotations

import logging
import time
from dataclasses import replace
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, TypeAlias

import discord

from cogs.delivery.refused import MESSAGE_GONE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from discord import ui

    from cogs.kit.host import Host
    from cogs.kit.layouts import Picture
    from games.kit.game import View
    from games.kit.words import Voice
    from matches.match import Match
    from matches.records import PostedMessage

log = logging.getLogger(__name__)

MESSAGE_IS_OLD: Final = 50 * 60
"""Seconds after which a table message is posted anew: Discord slows edits after an hour."""

Posted: TypeAlias = "Mapping[tuple[int, str], PostedMessage]"
"""The messages that show a match now, by viewer and kind."""


class Posting:
    """Brings messages to channels, and writes down what they show."""

    def __init__(self, host: Host, now: Callable[[], float] = time.time) -> None:
        self._host = host
        self.now = now
        """The time, in seconds since the epoch."""

    def is_old(self, message: PostedMessage) -> bool:
        """Tell whether a message is better posted anew than edited."""
        return self.now() - message.posted > MESSAGE_IS_OLD

    async def put(
        self,
        new: PostedMessage,
        old: PostedMessage | None,
        layout: ui.LayoutView,
        picture: Picture | None,
        *,
        anew: bool,
    ) -> None:
        """Edit the old message, or post a new one where there is none, it is gone or `anew`.

        Raises:
            discord.HTTPException: if the new message cannot be posted.
        """
        if (
            old
            and not anew
            and old.channel == new.channel
            and await self._edit(old, layout, picture)
        ):
            edited = replace(new, message=old.message, posted=old.posted)
            await self._host.store.messages.save(edited)
            return
        files = [picture.file()] if picture else []
        sent = await self._host.get_partial_messageable(new.channel).send(view=layout, files=files)
        await self._host.store.messages.save(replace(new, message=sent.id))
        if old:
            await self.delete(old)

    async def _edit(
        self, old: PostedMessage, layout: ui.LayoutView, picture: Picture | None
    ) -> bool:
        """Edit a message; tell whether it was still there."""
        channel = self._host.get_partial_messageable(old.channel)
        files = [picture.file()] if picture else []
        try:
            await channel.get_partial_message(old.message).edit(view=layout, attachments=files)
        except discord.HTTPException as error:
            if error.code not in MESSAGE_GONE:
                raise
            log.info("message %s cannot be edited, posting anew: %s", old.message, error)
            return False
        return True

    async def delete(self, old: PostedMessage) -> None:
        """Take a message away, if it is still there."""
        try:
            channel = self._host.get_partial_messageable(old.channel)
            await channel.get_partial_message(old.message).delete()
        except discord.HTTPException as error:
            log.info("message %s could not be deleted: %s", old.message, error)


def digest(match: Match, view: View, voice: Voice, *more: object) -> str:
    """Return a mark that changes when, and only when, a message would look different."""
    seen = (view.model_dump_json(), voice.language, voice.names, bool(match.outcome), more)
    return blake2b(repr(seen).encode(), digest_size=8).hexdigest()
