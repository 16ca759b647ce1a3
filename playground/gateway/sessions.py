"""A bot's session, which outlives its connection, and the connection, a websocket."""

from __future__ import annotations

import asyncio
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from playground.protocol.encoding import encode
from playground.protocol.gateway import Opcode

if TYPE_CHECKING:
    from aiohttp import web

    from playground.gateway.events import Event, Subscriber
    from playground.state.model import Guild

REPLAYABLE_EVENTS = 1000
"""Events that a session remembers, to send them again after a lost connection."""


class Connection:
    """One websocket; what is sent goes out in order, compressed if the client asked for it."""

    def __init__(
        self, request: web.BaseRequest, socket: web.WebSocketResponse, *, compress: bool
    ) -> None:
        self._request = request
        self.socket = socket
        self.host = request.host
        """Where the client has dialled, as it says itself."""
        self.session: Session | None = None
        self._deflate = zlib.compressobj() if compress else None
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()

    def send(self, text: str) -> None:
        """Queue a message."""
        self._outgoing.put_nowait(text)

    def tell(self, operation: Opcode, content: object = None) -> None:
        """Queue what is no event; it has all four keys like one, and libraries read them."""
        self.send(encode({"t": None, "s": None, "op": operation, "d": content}))

    def cut(self) -> None:
        """Break the connection without closing it, as a lost network does."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def write(self) -> None:
        """Send the queue until the socket is gone."""
        while True:
            text = await self._outgoing.get()
            try:
                if self._deflate is None:
                    await self.socket.send_str(text)
                else:
                    content = self._deflate.compress(text.encode())
                    await self.socket.send_bytes(content + self._deflate.flush(zlib.Z_SYNC_FLUSH))
            except ConnectionError:
                return


@dataclass(slots=True, eq=False)
class Session:
    """A bot's session: it outlives its connection, and remembers what it sent."""

    id: str
    subscriber: Subscriber
    shard: tuple[int, int] = (0, 1)
    connection: Connection | None = None
    sequence: int = 0
    ready: bool = False
    activities: tuple[str, ...] = ()
    """What the bot says it is doing, as members see it."""
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAYABLE_EVENTS))

    def dispatch(self, event: Event) -> None:
        """Count an event, remember it, and send it if the socket is there."""
        self.sequence += 1
        body = {"t": event.name, "s": self.sequence, "op": Opcode.DISPATCH, "d": event.payload}
        text = encode(body)
        self.sent.append((self.sequence, text))
        if self.connection is not None:
            self.connection.send(text)

    def covers(self, guild: Guild | None) -> bool:
        """Whether this shard is told of a guild; direct messages are shard 0's."""
        number, count = self.shard
        return ((guild.id >> 22) % count if guild else 0) == number
