"""Where the server listens: a unix socket, a port of this machine if wanted, or nowhere.

Where there are no unix sockets, as on Windows, it is a port in any case.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from typing import TYPE_CHECKING

from aiohttp import web

from playground.server.bodies import LARGEST_REQUEST

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from aiohttp import StreamReader
    from aiohttp.abc import AbstractStreamWriter
    from aiohttp.http_parser import RawRequestMessage

HOST = "127.0.0.1"
HAS_UNIX_SOCKETS = sys.platform != "win32" and hasattr(socket, "AF_UNIX")


class Listener:
    """Takes connections for one handler of requests, while it is online."""

    def __init__(
        self,
        answer: Callable[[web.BaseRequest], Awaitable[web.StreamResponse]],
        path: str,
        *,
        tcp: bool,
        port: int = 0,
    ) -> None:
        self._server = web.Server(answer, request_factory=request_of)
        self._runner = web.ServerRunner(self._server, shutdown_timeout=1.0)
        self._path = path
        self._tcp = tcp or not HAS_UNIX_SOCKETS
        self.port = port
        """The port of this machine; 0 without one, or for any. It stays the same after a pause."""

    @property
    def place(self) -> str | int:
        """Where bots in this process connect: the unix socket, or the port."""
        return self._path if HAS_UNIX_SOCKETS else self.port

    async def open(self) -> None:
        """Begin to listen.

        Raises:
            OSError: if the port cannot be opened; then nothing is left open.
        """
        await self._runner.setup()
        try:
            await self.go_online()
        except OSError:
            await self._runner.cleanup()
            raise

    async def close(self) -> None:
        """Listen no more, and end what is under way."""
        await self._runner.cleanup()

    async def go_online(self) -> None:
        """Take connections, for the first time or again."""
        if HAS_UNIX_SOCKETS:
            await web.UnixSite(self._runner, self._path).start()
        if self._tcp:
            await web.TCPSite(self._runner, HOST, self.port).start()
            self.port = next(one[1] for one in self._runner.addresses if isinstance(one, tuple))

    async def go_offline(self) -> None:
        """Refuse connections and cut those that are open, as without a network."""
        for site in tuple(self._runner.sites):
            await site.stop()
        for connection in tuple(self._server.connections):
            if connection.transport is not None:
                connection.transport.abort()


def request_of(
    message: RawRequestMessage,
    payload: StreamReader,
    protocol: web.RequestHandler,
    writer: AbstractStreamWriter,
    task: asyncio.Task[None],
) -> web.BaseRequest:
    """Make a request that may be as large as Discord allows: 25 MiB."""
    loop = asyncio.get_running_loop()
    return web.BaseRequest(
        message, payload, protocol, writer, task, loop, client_max_size=LARGEST_REQUEST
    )
