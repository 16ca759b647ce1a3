"""The page's server: bound to this machine, guarded, closed cleanly."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from aiohttp import web

from playground.web.actions import Actions
from playground.web.guard import (
    add_headers,
    guard,
)
from playground.web.live import Live
from playground.web.pages import Pages

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playground.web.site import Site

ADDRESS: Final = "127.0.0.1"


@asynccontextmanager
async def serve(site: Site, port: int) -> AsyncIterator[str]:
    """Serve the page while the block lasts; gives its address. Port 0 takes any that is free.

    Raises:
        OSError: if the port is taken.
    """
    app = web.Application(middlewares=[guard], client_max_size=64 * 1024)
    live = Live(site)
    for part in (Pages(site), Actions(site), live, site.renderer.assets):
        app.add_routes(part.routes())
    app.on_response_prepare.append(add_headers)
    app.on_shutdown.append(live.close)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        listener = web.TCPSite(runner, ADDRESS, port)
        await listener.start()
        yield f"http://{ADDRESS}:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()
