"""Live updates: opens a websocket for each tab, and closes it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from aiohttp import web

from playground.web.tabs import Tab

if TYPE_CHECKING:
    from playground.web.site import Site

log = logging.getLogger(__name__)

HEARTBEAT_SECONDS: Final = 20.0
"""Seconds between the signs of life of a connection."""


class Live:
    """Serves the websockets of open tabs."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [web.get(r"/as/{chair}/{channel:\d+}/live", self.open)]

    async def open(self, request: web.Request) -> web.StreamResponse:
        """Serve one tab until it is closed."""
        chair, channel = self._site.chair(request), self._site.channel(request)
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT_SECONDS)
        await socket.prepare(request)
        state = self._site.world.state
        tab = Tab(self._site.renderer, state, chair, channel, socket)
        changes = state.changes
        changes.listeners.append(tab.queue_change)
        self._site.tabs.add(tab)
        sending = asyncio.create_task(self._send_updates(tab, request))
        try:
            await tab.listen()
        finally:
            changes.listeners.remove(tab.queue_change)
            self._site.tabs.discard(tab)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
        return socket

    async def _send_updates(self, tab: Tab, request: web.Request) -> None:
        """Send a tab what it can newly see, until its connection is lost."""
        try:
            if request.query.get("seen") != str(self._site.world.state.changes.count):
                await tab.catch_up()
            async with asyncio.TaskGroup() as group:
                group.create_task(tab.send_messages())
                group.create_task(tab.send_parts())
        except* ConnectionError:
            log.debug("a tab of %s has gone", tab.chair.slug)

    async def close(self, _app: web.Application) -> None:
        """Close the connection of every tab."""
        for tab in tuple(self._site.tabs):
            await tab.close()
