"""The least of Discord that a pong needs: what the playground adds to it can be told then.

One connection, one command pressed again and again, and no memory of anything.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from aiohttp import web

from tests.bench.processes import running_bot
from tests.bench.report import figure

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

USER: Final = {"id": "5", "username": "Pong", "discriminator": "0", "avatar": None, "bot": True}
MEMBER: Final = {
    "roles": [],
    "joined_at": "2026-01-01T00:00:00+00:00",
    "deaf": False,
    "mute": False,
    "flags": 0,
    "permissions": "0",
    "user": {"id": "6", "username": "ping", "discriminator": "0", "avatar": None},
}
MESSAGE: Final = {
    "id": "8",
    "channel_id": "7",
    "author": USER,
    "content": "pong",
    "type": 0,
    "flags": 64,
    "timestamp": "2026-01-01T00:00:00+00:00",
    "edited_timestamp": None,
    "tts": False,
    "mention_everyone": False,
    "mentions": [],
    "mention_roles": [],
    "attachments": [],
    "embeds": [],
    "pinned": False,
    "components": [],
}
CHANNEL: Final = {
    "id": "7",
    "type": 0,
    "guild_id": "9",
    "name": "table",
    "position": 0,
    "parent_id": None,
    "topic": None,
    "nsfw": False,
    "permission_overwrites": [],
    "last_message_id": None,
}
PRESSES: Final = 1000
WARM_UP: Final = 20
IDENTIFY: Final = 2
"""The gateway's opcode of a client that logs in."""


class BareDiscord:
    """Answers one bot; `press` sends it an interaction and waits for the answer."""

    def __init__(self) -> None:
        self.connected = asyncio.Event()
        self._socket: web.WebSocketResponse | None = None
        self._answered = asyncio.Event()
        self._numbers = count(100)

    def application(self) -> web.Application:
        """Return what serves it."""
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._answer)
        return app

    async def press(self) -> None:
        """Let somebody use /ping, and wait until it is answered."""
        assert self._socket
        number = str(next(self._numbers))
        self._answered.clear()
        await self._tell(
            "INTERACTION_CREATE",
            {
                "id": number,
                "application_id": "5",
                "type": 2,
                "token": f"t{number}",
                "version": 1,
                "channel_id": "7",
                "guild_id": "9",
                "member": MEMBER,
                "channel": CHANNEL,
                "locale": "en-US",
                "entitlements": [],
                "app_permissions": "0",
                "attachment_size_limit": 10**7,
                "authorizing_integration_owners": {},
                "data": {"id": "3", "name": "ping", "type": 1},
            },
        )
        await self._answered.wait()

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        path = request.path
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._serve(request)
        if path.endswith("/callback"):
            self._answered.set()
            told = {"id": "1", "type": 2}
            return _as_json({"interaction": told, "resource": {"type": 4, "message": MESSAGE}})
        if path.endswith("/users/@me"):
            return _as_json(USER)
        if path.endswith("/oauth2/applications/@me"):
            return _as_json(
                {"id": "5", "name": "Pong", "description": "", "verify_key": "", "flags": 0}
                | {
                    "bot_public": True,
                    "owner": USER,
                    "rpc_origins": [],
                    "bot_require_code_grant": False,
                    "icon": None,
                }
            )
        if path.endswith("/gateway"):
            return _as_json({"url": "wss://gateway.discord.gg"})
        return _as_json([])

    async def _serve(self, request: web.Request) -> web.WebSocketResponse:
        self._socket = web.WebSocketResponse()
        await self._socket.prepare(request)
        await self._socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}})
        async for message in self._socket:
            said = json.loads(message.data)
            if said["op"] == 1:
                await self._socket.send_json({"op": 11})
            elif said["op"] == IDENTIFY:
                await self._tell(
                    "READY",
                    {"v": 10, "user": USER, "guilds": [], "session_id": "s", "application": USER}
                    | {"resume_gateway_url": "wss://gateway.discord.gg"},
                )
                self.connected.set()
        return self._socket

    async def _tell(self, event: str, content: dict[str, Any]) -> None:
        assert self._socket
        number = next(self._numbers)
        await self._socket.send_json({"op": 0, "s": number, "t": event, "d": content})


def _as_json(content: object) -> web.Response:
    """Return an answer as Discord heads it: without a charset, by which libraries know it."""
    return web.Response(
        body=json.dumps(content).encode(), headers={"Content-Type": "application/json"}
    )


@asynccontextmanager
async def _listening(discord: BareDiscord, socket: str) -> AsyncIterator[None]:
    runner = web.AppRunner(discord.application())
    await runner.setup()
    await web.UnixSite(runner, socket).start()
    try:
        yield
    finally:
        await runner.cleanup()


async def print_bare_pong() -> float:
    """Measure what a bare pong takes until its answer, and of the processor; return the latter.

    In seconds, for one answer.
    """
    with TemporaryDirectory() as folder:
        socket, discord = str(Path(folder) / "discord.sock"), BareDiscord()
        async with _listening(discord, socket), running_bot("pong", socket, "token") as bot:
            await asyncio.wait_for(discord.connected.wait(), 30)
            await asyncio.sleep(0.5)
            times: list[float] = []
            before = 0.0
            for number in range(PRESSES + WARM_UP):
                if number == WARM_UP:
                    before = bot.cpu()
                    times.clear()
                start = perf_counter()
                await discord.press()
                times.append(perf_counter() - start)
            figure("pong.bare_p50_ms", 1000 * median(times), "ms")
            spent = (bot.cpu() - before) / PRESSES
            figure("pong.bare_cpu_ms", 1000 * spent, "ms")
            return spent
