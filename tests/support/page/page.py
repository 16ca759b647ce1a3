"""The page in a real browser with the real bot: what anybody's is like, and games.

Pictures are drawn in this process: workers of each test's own would warm up first.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

from bot.local import open_bot
from bot.plug.plug import GangwayPlug
from bot.plug.try_game import TryGame
from playground.tests.support import browser as anybodys
from playground.tests.support.browser import DESK, PHONE, Window, chromium
from tests.support.evenings.threads import Threads
from tests.support.luck import DEALS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from pathlib import Path

    from aiohttp import BaseConnector
    from playwright.async_api import Browser

    from bot.app import GameBot
    from playground import Channel, OpenBot

__all__ = ["DESK", "PHONE", "Stage", "Window", "chromium", "staged"]


class Stage(anybodys.Stage):
    """A world with its page, at which games are played."""

    async def games(self) -> Sequence[tuple[str, str]]:
        """Return the names and values of the games, as the bot offers them."""
        return await TryGame().offered(self.site.chairs[0].person, self.table)

    async def match(self, game: str, *names: str) -> Channel:
        """Let people open a table and start, without the page; return where it stands."""
        host, *guests = [self.chair(name).person for name in names]
        table = self.table
        await host.slash("play", game=game, at=table)
        for guest in guests:
            await guest.press("Join", at=table)
        await host.press("Start", at=table)
        dealt = [self.chair(name).person.dms for name in names]
        await self.world.until(
            lambda: (
                any("🔔" in seen.text for seen in host.sees(table)) and all(dms() for dms in dealt)
            )
        )
        return table


@asynccontextmanager
async def _open_bot(database: Path, connector: BaseConnector) -> AsyncIterator[GameBot]:
    """Open the real bot, which deals the same cards in every run of a test."""
    async with open_bot(database, connector, Threads()) as bot:
        bot.referee.seed_for = DEALS
        yield bot


@asynccontextmanager
async def staged(
    browser: Browser, database: Path, open_the_bot: OpenBot | None = None
) -> AsyncIterator[Stage]:
    """Open the sample server with the real bot, or with another one."""
    opened = open_the_bot or partial(_open_bot, database)
    async with anybodys.staged(browser, opened, Stage, GangwayPlug()) as stage:
        yield stage
