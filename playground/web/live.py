"""Live updates: opens a websocket for each tab, and closes it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from aiohttp import web

from playground.web.tabs import Tab

if TYPE_CHECKING:
    from playground.web.house import House

log = logging.getLogger(__name__)

HEARTBEAT: Final = 20.0
"""Seconds."""


class Live:
    """Opens the tabs."""

    def __init__(self, house: House) -> None:
        self._house = house

    def routes(self) -> list[web.RouteDef]:
        """Where the websocket is."""
        return [web.get(r"/as/{chair}/{channel:\d+}/live", self.open)]

    async def open(self, request: web.Request) -> web.StreamResponse:
        """Serve one tab until it goes."""
        chair, channel = self._house.chair(request), self._house.channel(request)
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT)
        await socket.prepare(request)
        state = self._house.world.state
        tab = Tab(self._house.look, state, chair, channel, socket)
        changes = state.changes
        changes.listeners.append(tab.hear)
        self._house.tabs.add(tab)
        telling = asyncio.create_task(self._tell(tab, request))
        try:
            await tab.listen()
        finally:
            changes.listeners.remove(tab.hear)
            self._house.tabs.discard(tab)
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)
        return socket

    async def _tell(self, tab: Tab, request: web.Request) -> None:
        """Talk to a tab until it goes away in the middle of a sentence."""
        try:
            if request.query.get("seen") != str(self._house.world.state.changes.count):
                await tab.catch_up()
            async with asyncio.TaskGroup() as talking:
                talking.create_task(tab.tell_messages())
                talking.create_task(tab.tell_parts())
        except* ConnectionError:
            log.debug("a tab of %s has gone", tab.chair.slug)

    async def close(self, _app: web.Application) -> None:
        """Say goodbye to every tab."""
        for tab in tuple(self._house.tabs):
            await tab.close()
