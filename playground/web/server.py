"""The page's server: bound to this machine, guarded, closed cleanly."""

from __future__ import annotations

import errno
import os
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
HIGHEST_PORT: Final = 65_535
PORTS_TRIED: Final = 20
"""Ports that may be taken one after the other."""


class CannotListen(Exception):  # noqa: N818 - what a person is told
    """A port cannot be opened."""

    def __init__(self, port: int, error: OSError) -> None:
        super().__init__(
            f"Port {port} cannot be opened: {os.strerror(error.errno) if error.errno else error}."
        )


@asynccontextmanager
async def serve(site: Site, port: int) -> AsyncIterator[str]:
    """Serve the page while the block lasts; gives its address. Port 0 takes any that is free.

    Where the port is taken, it is the next one that is not.

    Raises:
        CannotListen: if the port cannot be opened.
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
        await _listen(runner, port)
        yield f"http://{ADDRESS}:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, first: int) -> None:
    """Listen at the first port that is not taken."""
    *ports, last = range(first, min(first + PORTS_TRIED, HIGHEST_PORT + 1))
    for port in (*ports, last):
        try:
            await web.TCPSite(runner, ADDRESS, port).start()
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port == last:
                raise CannotListen(port, error) from error
        else:
            return
