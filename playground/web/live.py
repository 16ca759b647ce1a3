"""Live updates: one websocket for each open tab, which says what its person can newly see."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Final

from aiohttp import WSCloseCode, WSMsgType, web

from playground.model import Message
from playground.web.look import PARTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playground.changes import Change
    from playground.model import Channel
    from playground.web.chairs import Chair
    from playground.web.house import House
    from playground.wire import Json

log = logging.getLogger(__name__)

SETTLES: Final = 0.04
"""Seconds in which changes gather before what stands around the messages is drawn anew."""
HEARTBEAT: Final = 20.0


class Tab:
    """One open tab: a person, the channel on screen, and the way there."""

    def __init__(
        self, house: House, chair: Chair, channel: Channel, socket: web.WebSocketResponse
    ) -> None:
        self._house = house
        self._socket = socket
        self._queue: asyncio.Queue[Change | Message] = asyncio.Queue()
        self.chair = chair
        self.channel = channel

    def hear(self, change: Change) -> None:
        """Queue a change for this tab, if its person notices it."""
        if self.chair.person.client.notices(change):
            self._queue.put_nowait(change)

    def forget(self, message: Message) -> None:
        """Queue that a message has been put away."""
        self._queue.put_nowait(message)

    async def catch_up(self) -> None:
        """Say all that stands in the channel: something may have been missed."""
        messages = self._house.look.messages(self.chair, self.channel)
        await self._say({"what": "messages", "html": str(messages)})

    async def tell_messages(self) -> None:
        """Say what becomes of messages, one after the other, for as long as the tab is open."""
        while True:
            queued = await self._queue.get()
            for said in self._told(queued):
                await self._say(said)

    def _told(self, queued: Change | Message) -> Iterator[Json]:
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

    def _message(self, message: Message) -> Json:
        if message.deleted or message.id in self._house.look.dismissed:
            return {"what": "gone", "id": str(message.id)}
        html = self._house.look.message(self.chair, message)
        return {"what": "message", "id": str(message.id), "html": str(html)}

    async def tell_parts(self) -> None:
        """Keep what stands around the messages up to date, for as long as the tab is open."""
        changes, said = self._house.world.state.changes, dict[str, str]()
        while True:
            count = changes.count
            for part in PARTS:
                html = str(self._house.look.part(part, self.chair, self.channel))
                if said.get(part) != html:
                    said[part] = html
                    await self._say({"what": "part", "part": part, "html": html})
            if changes.count == count:
                await changes.next()
            await asyncio.sleep(SETTLES)

    async def listen(self) -> None:
        """Take what the tab says, until it is closed."""
        async for frame in self._socket:
            if frame.type is not WSMsgType.TEXT:
                continue
            state = self._house.world.state
            match json.loads(frame.data):
                case {"what": "read"}:
                    self.chair.person.client.read(self.channel)
                    state.changes.wake()
                case {"what": "typing"}:
                    state.typing(self.channel, self.chair.person.user)

    async def close(self) -> None:
        """Hang up: the page is about to go."""
        await self._socket.close(code=WSCloseCode.GOING_AWAY)

    async def _say(self, said: Json) -> None:
        await self._socket.send_str(json.dumps(said))


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
        tab = Tab(self._house, chair, channel, socket)
        changes = self._house.world.state.changes
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
