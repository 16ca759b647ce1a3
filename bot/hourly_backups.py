"""Hourly backups: while the bot runs, its database is copied to a folder, the oldest copies go."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from storage.errors import StorageError
from storage.sqlite.backup import back_up_in_turn

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

log = logging.getLogger(__name__)

BETWEEN_BACKUPS: Final = 60 * 60.0
"""Seconds."""


async def back_up_hourly(
    database: Path,
    folder: Path,
    kept: int,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    now: Callable[[], datetime] = lambda: datetime.now(UTC),
) -> None:
    """Make a backup now and every hour, until cancelled; keep the `kept` youngest.

    A failure is logged and tried again an hour later: no match waits for it.
    """
    while True:
        try:
            made = await asyncio.to_thread(back_up_in_turn, database, folder, now(), kept)
        except StorageError as error:
            log.error("no backup was made: %s", error)  # noqa: TRY400 - the sentence says it all
        else:
            log.info("backed up to %s", made)
        await sleep(BETWEEN_BACKUPS)
