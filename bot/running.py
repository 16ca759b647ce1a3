"""Running: serve until a first signal asks to stop; a second one stops at once.

The loop is uvloop's, in which a press costs an eighth less, where there is one: not on Windows.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from bot.signals import stop_signals
from storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from bot.app import GameBot

log = logging.getLogger(__name__)

BETWEEN_RENEWALS: Final = 5.0
"""Seconds between two looks whether the database is still held for this process."""

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a program's work to its end, and return what it returns."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        return runner.run(work)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes a loop; None for asyncio's own."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


async def run_until_stopped(
    bot: GameBot, token: str, renew: Callable[[], None] | None = None
) -> None:
    """Serve until a signal, or `gangway drain`, asks to stop; then finish what is shown, and leave.

    A second signal leaves at once: whatever is not shown by then is shown at the next start.
    `renew` is what `storage.engines.claim` gave.

    Raises:
        StorageError: if another process has taken the database over.
        Exception: what ended the bot, if nobody asked it to stop.
    """
    serving = asyncio.create_task(bot.serve(token), name="serve")
    stopping = asyncio.create_task(bot.stop.asked.wait(), name="stop")
    keeping = [asyncio.create_task(keep_claim(renew), name="claim")] if renew else []
    with stop_signals(bot.stop.ask):
        await asyncio.wait({serving, stopping, *keeping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not serving.done():
            log.info("stopping; a second signal leaves at once")
            await bot.close()
            serving.cancel()  # it may be waiting for Discord to come back
    for task in keeping:
        task.cancel()
    for task in (serving, *keeping):
        with suppress(asyncio.CancelledError):
            await task


async def keep_claim(
    renew: Callable[[], None], sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
) -> None:
    """Renew the claim on the database every few seconds, until another process has it.

    Raises:
        StorageError: then.
    """
    while True:
        await sleep(BETWEEN_RENEWALS)
        try:
            await asyncio.to_thread(renew)
        except StorageError as error:
            if error.lost:
                raise
            log.warning("the database is not held for this process: %s", error)
