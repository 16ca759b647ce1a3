"""Retries: how long to wait until a failed showing is tried again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

if TYPE_CHECKING:
    from collections.abc import Iterable

PAUSES: Final = (5.0, 15.0, 60.0, 300.0)
"""Seconds until a failed showing is tried again, by how often it failed; the last one stays."""


def pause_after(errors: Iterable[BaseException], tries: int) -> float:
    """Return the seconds to wait after `tries` failed ones: as long as Discord says, if it does."""
    told = [error.retry_after for error in errors if isinstance(error, discord.RateLimited)]
    return max(told, default=PAUSES[min(tries, len(PAUSES)) - 1])
