"""Failures of Discord, of the way to it, or of storage: which may pass, and which are refusals."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

from matches.ports import StorageUnavailableError

TOO_MANY_REQUESTS: Final = 429
SERVER_ERRORS: Final = 500
"""The first of HTTP's states that say it is the server's fault."""


def may_pass(error: BaseException) -> bool:
    """Tell whether Discord, the way to it, or storage failed without refusing what was asked.

    `RateLimited` is no HTTPException: the library raises it for waits that are too long for it.
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
    return isinstance(error, discord.HTTPException) and not may_pass(error)
