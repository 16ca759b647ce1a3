"""Runs the bot: starts it, stops it, and notices when it has ended."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from playground.bots import CannotStart

if TYPE_CHECKING:
    from playground.bots import Bot, OpenBot
    from playground.state.model import Application
    from playground.world import World

log = logging.getLogger(__name__)

POLL_SECONDS: Final = 0.02
"""Seconds between checks whether a starting bot has connected."""


class NotBehind(logging.Filter):
    """Leaves out that the gateway answers late: without a network between, this machine is busy."""

    @override
    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith("Can't keep up")


class BotRunner:
    """Runs one bot of a world; `open_bot` makes a new one for each start.

    Without it the bot is a program of its own, which comes and goes by itself.
    """

    def __init__(self, world: World, application: Application, open_bot: OpenBot | None) -> None:
        self._world = world
        self._open = open_bot
        self.bot: Bot | None = None
        """The bot that runs, if one does."""
        self._running: asyncio.Task[None] | None = None
        self.application = application
        self.trouble = ""
        """Why the bot has ended by itself, in one line; empty while all is well."""
        self.refusal: CannotStart | None = None
        """What its owner can do so that it starts, if it does not."""

    @property
    def is_ours(self) -> bool:
        """Whether the bot can be started and stopped from here."""
        return self._open is not None

    @property
    def online(self) -> bool:
        """Whether the bot is connected."""
        return self._world.gateway.ready(self.application)

    @property
    def wanted(self) -> bool:
        """Whether the bot is meant to run: it may still be on its way."""
        return self._running is not None and not self._running.done()

    async def start(self) -> None:
        """Start the bot unless it runs, and wait until it is connected or has given up."""
        if self.wanted or self._open is None:
            return
        self.trouble, self.refusal = "", None
        self._running = asyncio.create_task(self._run(self._open), name="bot")
        while self.wanted and not self.online:
            await asyncio.wait({self._running}, timeout=POLL_SECONDS)

    async def _run(self, open_bot: OpenBot) -> None:
        library, not_behind = logging.getLogger("discord.gateway"), NotBehind()
        library.addFilter(not_behind)
        try:
            async with open_bot(self.application.connector()) as self.bot:
                self._world.state.changes.wake()
                await self.bot.start(self.application.token)
        except CannotStart as error:
            self.trouble, self.refusal = str(error), error
        except Exception as error:
            log.exception("the bot has gone")
            self.trouble = str(error) or type(error).__name__
        finally:
            library.removeFilter(not_behind)
            self.bot = None
            asyncio.get_running_loop().call_soon(self._world.state.changes.wake)

    async def stop(self) -> None:
        """Stop the bot as its operator would: it finishes what it shows first."""
        if self.bot is not None:
            await self.bot.close()
        if self._running is not None:
            await self._running
