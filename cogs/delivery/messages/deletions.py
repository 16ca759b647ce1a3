"""Deletions: what others have deleted of a match comes back at once, not only with the next move.

A moderator or a clean-up bot may take the table away, or a call. Of a bot that cleans all the time
it is not taken for long: then the next move brings them, as it would bring any lost message.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from matches.caching import BoundedDict
from matches.ports import StorageUnavailableError
from matches.records import TABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from cogs.kit.bot import Bot
    from matches.records import PostedMessage
    from matches.wakeups import Clock

log = logging.getLogger(__name__)

MOST_BROUGHT_BACK: Final = 6
"""How often a match is brought back within `COUNTED_FOR`: table, call and log go one by one."""
COUNTED_FOR: Final = 600.0
"""Seconds."""
MATCHES_COUNTED: Final = 1_000


class Deletions:
    """Notices what of matches that run was deleted, and has it brought back."""

    def __init__(
        self, bot: Bot, clock: Clock, bring_back: Callable[[int, frozenset[int], bool], None]
    ) -> None:
        self._bot = bot
        self._clock = clock
        self._bring_back = bring_back
        """Called with a match, its deleted messages, and whether the table is one of them."""
        self._times: BoundedDict[int, tuple[float, ...]] = BoundedDict(MATCHES_COUNTED)
        """When each match was brought back lately, seconds since the epoch."""

    async def hear(self, channel: int, messages: Collection[int]) -> None:
        """Hear that others have deleted messages of a channel."""
        try:
            match_id = await self._bot.store.matches.running_in(channel)
            shown = await self._bot.store.messages.of_match(match_id) if match_id else ()
        except StorageUnavailableError as error:
            log.warning("what was deleted comes back with the next move: %s", error)
            return
        gone = [one for one in shown if one.message in messages and _comes_back(one)]
        if match_id is None or not gone or not self._may_come_back(match_id):
            return
        log.info("match %s: %d messages were deleted", match_id, len(gone))
        deleted = frozenset(one.message for one in gone)
        self._bring_back(match_id, deleted, any(one.viewer == TABLE for one in gone))

    def _may_come_back(self, match_id: int) -> bool:
        """Tell whether a match was not brought back too often lately, and count this time."""
        now = self._clock.now()
        lately = tuple(one for one in self._times.get(match_id, ()) if now - one < COUNTED_FOR)
        if len(lately) >= MOST_BROUGHT_BACK:
            return False
        self._times[match_id] = *lately, now
        return True


def _comes_back(one: PostedMessage) -> bool:
    """Tell whether a message is a table or a call; the log is posted when it has more to tell."""
    is_table = one.viewer == TABLE and one.kind == "board"
    return one.state in {"stands", "replaced"} and (is_table or one.kind == "notice")
