"""The way from a bot in this process to the world where there are no unix sockets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import aiohttp
from typing_extensions import override

if TYPE_CHECKING:
    from aiohttp.client_proto import ResponseHandler
    from aiohttp.client_reqrep import ClientRequest
    from aiohttp.tracing import Trace

HOST = "127.0.0.1"


class LoopbackConnector(aiohttp.BaseConnector):
    """Leads every address to one port of this machine, without TLS: as aiohttp's own for a socket.

    Nothing public does: `TCPConnector` encrypts what goes to an address that begins with https.
    """

    def __init__(self, port: int) -> None:
        super().__init__(limit=0)
        self._port = port

    @override
    async def _create_connection(
        self, req: ClientRequest, traces: list[Trace], timeout: aiohttp.ClientTimeout
    ) -> ResponseHandler:
        try:
            _, made = await self._loop.create_connection(self._factory, HOST, self._port)
        except OSError as error:
            raise aiohttp.ClientConnectorError(req.connection_key, error) from error
        return made
