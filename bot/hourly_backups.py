"""Hourly backups: while the bot runs, its database is copied to a folder, the oldest copies go.

Once a day the newest one is restored for trial.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from bot.rehearsal import rehearse
from storage.errors import StorageError
from storage.sqlite.backup import back_up_in_turn

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

log = logging.getLogger(__name__)

BETWEEN_BACKUPS: Final = 60 * 60.0
"""Seconds."""
BETWEEN_REHEARSALS: Final = timedelta(hours=24)


async def back_up_hourly(
    database: Path,
    folder: Path,
    kept: int,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    now: Callable[[], datetime] = lambda: datetime.now(UTC),
    verified: Callable[[float], object] = lambda _: None,
) -> None:
    """Make a backup now and every hour, until cancelled; keep the `kept` youngest.

    The first one is restored for trial, and one a day; `verified` hears when that went well, in
    seconds since the epoch. A failure is logged and tried again an hour later: no match waits.
    """
    due = now()
    while True:
        try:
            made = await asyncio.to_thread(back_up_in_turn, database, folder, now(), kept)
            log.info("backed up to %s", made)
            if now() >= due:
                held = await rehearse(made)
                log.info("%s was restored for trial: %s", made.name, held)
                verified(now().timestamp())
                due = now() + BETWEEN_REHEARSALS
        except StorageError as error:
            log.error("no backup that holds: %s", str(error))  # noqa: TRY400 - the sentence says it all
        await sleep(BETWEEN_BACKUPS)
