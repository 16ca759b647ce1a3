"""One open tab of the page: what its person can newly see is sent to it as it happens."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Final

from aiohttp import WSCloseCode, WSMsgType, web

from playground.state.model import Message
from playground.web.renderer import PARTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playground.protocol.encoding import Json
    from playground.state.changes import Change
    from playground.state.model import Channel
    from playground.state.state import State
    from playground.web.chairs import Chair
    from playground.web.renderer import Renderer

GATHER_SECONDS: Final = 0.04
"""Seconds in which changes gather before what stands around the messages is rendered again."""


class Tab:
    """One open tab: a person, the channel on screen, and the connection to it."""

    def __init__(
        self,
        renderer: Renderer,
        state: State,
        chair: Chair,
        channel: Channel,
        socket: web.WebSocketResponse,
    ) -> None:
        self._renderer = renderer
        self._state = state
        self._socket = socket
        self._queue: asyncio.Queue[Change | Message] = asyncio.Queue()
        self.chair = chair
        self.channel = channel

    def queue_change(self, change: Change) -> None:
        """Queue a change for this tab, if its person notices it."""
        if self.chair.person.client.notices(change):
            self._queue.put_nowait(change)

    def remove_message(self, message: Message) -> None:
        """Queue that a message has been dismissed."""
        self._queue.put_nowait(message)

    async def catch_up(self) -> None:
        """Send all that stands in the channel: something may have been missed."""
        messages = self._renderer.messages(self.chair, self.channel)
        await self._send({"what": "messages", "html": str(messages)})

    async def send_messages(self) -> None:
        """Send what becomes of messages, in order, for as long as the tab is open."""
        while True:
            queued = await self._queue.get()
            for sent in self._updates(queued):
                await self._send(sent)

    def _updates(self, queued: Change | Message) -> Iterator[Json]:
        if isinstance(queued, Message):
            yield {"what": "gone", "id": str(queued.id)}
            return
        if queued.what == "commands":
            yield {"what": "commands"}
        if queued.channel is not self.channel:
            return
        if queued.what == "channel_deleted":
            yield {"what": "away"}
        elif queued.what == "typing" and queued.user is not self.chair.person.user:
            yield {"what": "typing", "name": queued.user.name if queued.user else "Somebody"}
        elif queued.message is not None:
            yield self._message(queued.message)
        yield from map(self._message, queued.messages)

    def _message(self, message: Message) -> Json:
        if message.deleted or message.id in self._renderer.dismissed:
            return {"what": "gone", "id": str(message.id)}
        html = self._renderer.message(self.chair, message)
        return {"what": "message", "id": str(message.id), "html": str(html)}

    async def send_parts(self) -> None:
        """Send what stands around the messages whenever it changes, while the tab is open."""
        changes, sent = self._state.changes, dict[str, str]()
        while True:
            count = changes.count
            for part in PARTS:
                html = str(self._renderer.part(part, self.chair, self.channel))
                if sent.get(part) != html:
                    sent[part] = html
                    await self._send({"what": "part", "part": part, "html": html})
            if changes.count == count:
                await changes.next()
            await asyncio.sleep(GATHER_SECONDS)

    async def listen(self) -> None:
        """Take what the tab sends, until it is closed."""
        async for frame in self._socket:
            if frame.type is not WSMsgType.TEXT:
                continue
            match json.loads(frame.data):
                case {"what": "read"}:
                    self.chair.person.client.read(self.channel)
                    self._state.changes.wake()
                case {"what": "typing"}:
                    self._state.typing(self.channel, self.chair.person.user)

    async def close(self) -> None:
        """Close the connection: the server stops."""
        await self._socket.close(code=WSCloseCode.GOING_AWAY)

    async def _send(self, sent: Json) -> None:
        await self._socket.send_str(json.dumps(sent))
