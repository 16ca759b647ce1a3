"""The playground with the real bot, and nobody who looks at its page."""

from __future__ import annotations

from argparse import Namespace
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from bot.plug.plug import GangwayPlug
from playground import World
from playground.web.bot_runner import BotRunner
from playground.web.sample_server import create_sample_server
from playground.web.site import Site
from tests.support.evenings.threads import Threads

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from playground import Channel


@asynccontextmanager
async def opened_site(database: Path) -> AsyncIterator[Site]:
    """Open the sample server with the real bot, without a page."""
    plug = GangwayPlug(Threads())
    async with World.open() as world:
        sample = create_sample_server(world, plug.name)
        with plug.open(Namespace(database=database)) as open_bot:
            runner = BotRunner(world, sample.application, open_bot)
            await runner.start()
            try:
                yield Site(world, sample.chairs, runner, plug)
            finally:
                await runner.stop()


def table_of(site: Site) -> Channel:
    """Return the first channel of the sample server."""
    return site.chairs[0].first_channel()
