"""The page's server without a browser: what is asked, and what is answered."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import aiohttp

from playground.tests.support.toys import open_toys
from playground.web.bot_runner import BotRunner
from playground.web.sample_server import create_sample_server
from playground.web.server import serve
from playground.web.site import Site
from playground.world import World

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playground import OpenBot, Plug
    from playground.people.person import Person
    from playground.state.model import Channel, Message


Json: TypeAlias = dict[str, Any]  # Any: whatever the page answers


@dataclass
class Visit:
    """A world with the toy bot and its page, and a client that asks it."""

    world: World
    site: Site
    address: str
    session: aiohttp.ClientSession

    @property
    def ada(self) -> Person:
        """The first person."""
        return self.site.chairs[0].person

    @property
    def bruno(self) -> Person:
        """The second one."""
        return self.site.chairs[1].person

    @property
    def table(self) -> Channel:
        """The first channel."""
        return next(one for one in self.ada.client.channels() if one.name == "table")

    async def get(self, path: str, **headers: str) -> tuple[int, str]:
        """Return status and text of a page."""
        async with self.session.get(self.address + path, headers=headers) as response:
            return response.status, await response.text()

    async def room(self, who: str = "ada") -> str:
        """Return the page of the first channel."""
        _, text = await self.get(f"/as/{who}/{self.table.id}")
        return text

    async def act(self, verb: str, body: Json, who: str = "ada") -> Json:
        """Do something as the page's scripts do it, and return the answer with its status."""
        path = f"{self.address}/as/{who}/{self.table.id}/{verb}"
        headers = {"Origin": self.address}
        async with self.session.post(path, json=body, headers=headers) as response:
            answer: Json = await response.json()
            return answer | {"status": response.status}


@asynccontextmanager
async def visit(
    *, with_bot: bool = True, plug: Plug | None = None, open_bot: OpenBot | None = open_toys
) -> AsyncIterator[Visit]:
    """Open the sample server and its page, with the toys as their bot unless told otherwise."""
    async with World.open() as world:
        sample = create_sample_server(world)
        runner = BotRunner(world, sample.application, open_bot)
        site = Site(world, sample.chairs, runner, plug)
        async with serve(site, 0) as address, aiohttp.ClientSession() as session:
            if with_bot:
                await runner.start()
            try:
                yield Visit(world, site, address, session)
            finally:
                await runner.stop()


async def private_message(page: Visit) -> Message:
    """Let Ada submit the form, which is answered for her eyes only."""
    form = await page.ada.slash("form", at=page.table)
    seen = await form.submit(name="Marigold", course="n", mate=page.bruno)
    assert seen.ephemeral
    return seen.message
