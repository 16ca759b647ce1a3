"""Running: from the start until somebody asks to stop, and a second time for those in a hurry."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.signals import stop_signals

if TYPE_CHECKING:
    from bot.app import GameBot

log = logging.getLogger(__name__)


async def run_until_stopped(bot: GameBot, token: str) -> None:
    """Serve until a signal asks to stop; then finish what is being shown, and leave.

    A second signal leaves at once: whatever is not shown by then is shown at the next start.

    Raises:
        Exception: what ended the bot, if nobody asked for it.
    """
    stop = asyncio.Event()

    def asked_to_stop() -> None:
        if stop.is_set():
            bot.hurry()
        stop.set()

    serving = asyncio.create_task(bot.serve(token), name="serve")
    stopping = asyncio.create_task(stop.wait(), name="stop")
    with stop_signals(asked_to_stop):
        await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not serving.done():
            log.info("stopping; a second signal leaves at once")
            await bot.close()
            serving.cancel()  # it may be waiting for Discord to come back
    with suppress(asyncio.CancelledError):
        await serving
