"""Orphans: messages in a match's channel that no row names, and that nobody would ever take away.

A process that dies once Discord has taken a message, and before its row is written, posts it again
at the next start: with the same nonce, so that Discord answers with the first one. It remembers a
nonce for minutes only: after a longer absence two stand there, and the first one is an orphan.
"""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Final

import discord

from cogs.kit.discord_errors import is_refused, is_transient
from cogs.kit.messages.match_controls import ShowWords
from games.kit.game import IllegalMove
from matches.ports import StorageUnavailableError
from matches.records import TABLE

if TYPE_CHECKING:
    from discord.types import message as discord_types

    from cogs.delivery.sending.posting import Posted, Posting
    from cogs.kit.bot import Bot
    from matches.match import Match

log = logging.getLogger(__name__)

MESSAGES_READ: Final = 100
"""The last ones of a channel: as many as one request returns."""
UNNAMED_FOR: Final = 60.0
"""Seconds; a younger message may be one whose row is being written."""
CALLS: Final = "🔔 "
"""How a turn call begins; only a running match has one in its channel."""


def may_have_orphans(posted: Posted) -> bool:
    """Tell whether a process may have died while it posted a table again, or a call."""
    rows = [*posted.values(), *posted.calls]
    return any(one.state in {"posting", "replaced"} for one in rows)


class Orphans:
    """Deletes messages that were posted twice, in channels where that may have happened."""

    def __init__(self, bot: Bot, posting: Posting) -> None:
        self._bot = bot
        self._posting = posting

    async def is_bare(self, match_id: int) -> bool:
        """Tell whether no row says where the table of a match stands: one may stand there."""
        try:
            rows = await self._bot.store.messages.of_match(match_id)
        except StorageUnavailableError as error:
            log.warning("match %s: what was posted twice stays: %s", match_id, error)
            return False
        return not any(one.viewer == TABLE and one.kind == "board" for one in rows)

    async def delete(self, match_id: int) -> None:
        """Delete tables and calls of a match in its channel that no row names."""
        try:
            await self._delete(await self._bot.store.matches.load(match_id))
        except IllegalMove as error:
            log.info("match %s: nothing is deleted: %s", match_id, error.text.key)
        except Exception as error:
            if is_refused(error) or is_transient(error):
                log.info("match %s: what was posted twice stays: %s", match_id, error)
            else:  # the matches after it are caught up with all the same
                log.exception("match %s: what was posted twice stays", match_id)

    async def _delete(self, match: Match) -> None:
        if not match.guild:
            return
        there = await self._bot.http.logs_from(match.channel, MESSAGES_READ)
        named = {one.message for one in await self._bot.store.messages.of_match(match.id)}
        for one in there:
            message = int(one["id"])
            age = self._posting.now() - discord.utils.snowflake_time(message).timestamp()
            if message not in named and age > UNNAMED_FOR and self._shows(one, match):
                log.info("match %s: message %s was posted twice", match.id, message)
                self._posting.own_deletions[message] = True
                await self._bot.http.delete_message(match.channel, message)

    def _shows(self, message: discord_types.Message, match: Match) -> bool:
        """Tell whether a message of ours is a table of a match, or a call."""
        if self._bot.user is None or int(message["author"]["id"]) != self._bot.user.id:
            return False
        controls = json.dumps(message.get("components", []))
        is_table = f'"{ShowWords(match.id).custom_id}"' in controls
        return is_table or message["content"].startswith(CALLS)
