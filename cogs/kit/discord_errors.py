"""Errors of Discord, of the way to it, or of storage: which are transient, which are refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from matches.ports import StorageUnavailableError

if TYPE_CHECKING:
    from collections.abc import Iterable

TOO_MANY_REQUESTS: Final = 429
SERVER_ERRORS: Final = 500
"""The lowest HTTP status for a fault of the server."""


def is_transient(error: BaseException) -> bool:
    """Tell whether Discord, the way to it, or storage failed without refusing what was asked.

    `RateLimited` is no HTTPException: the library raises it for waits that are too long.
    """
    match error:
        case discord.HTTPException(status=status):
            return status == TOO_MANY_REQUESTS or status >= SERVER_ERRORS
        case discord.RateLimited() | aiohttp.ClientError() | OSError():
            return True
        case StorageUnavailableError():
            return True
    return False


def is_refused(error: BaseException) -> bool:
    """Tell whether Discord has refused what was asked: asking again would not help."""
    return isinstance(error, discord.HTTPException) and not is_transient(error)


UNKNOWN_CHANNEL: Final = 10003
"""A channel or thread that was deleted."""
UNKNOWN_MESSAGE: Final = 10008
"""A message that was deleted; also the answer to a nonce whose message was."""
ARCHIVED: Final = 50083
"""A thread that is archived."""
LOCKED: Final = 160005
"""A thread that is locked."""
NO_PERMISSION: Final = frozenset({50001, 50013})
"""Missing access, missing permissions."""
MESSAGE_GONE: Final = frozenset({UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED, 30046, 50005})
"""Unknown channel or message, archived thread, too many edits of an old message: post anew."""
DMS_CLOSED: Final = frozenset({50007, 50278, 40003, 50009})
"""Direct messages closed, no server in common, opened too fast: the hand waits at the button."""
NO_ACCESS: Final = NO_PERMISSION | {LOCKED}
"""Missing access, missing permissions, locked thread."""
PLACE_CLOSED: Final = NO_ACCESS | {UNKNOWN_CHANNEL, ARCHIVED}
"""What is refused because of its place, be it an edit or an answer: nobody reads there."""
NOBODY_LISTENS: Final = frozenset({10062, 10015, 40060, 50027})
"""Unknown interaction or webhook, already acknowledged, invalid token: no user would read it."""


PAUSES: Final = (5.0, 15.0, 60.0, 300.0)
"""Seconds until a failed showing is tried again, by the number of failures; the last one stays."""


def pause_after(errors: Iterable[BaseException], tries: int) -> float:
    """Return the seconds to wait after `tries` failures: what Discord asks for, if it does."""
    told = [error.retry_after for error in errors if isinstance(error, discord.RateLimited)]
    return max(told, default=PAUSES[min(tries, len(PAUSES)) - 1])
