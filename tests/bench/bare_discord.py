"""The least of Discord that a pong needs: what the playground adds to it can be told then.

One connection, and one command used again and again.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, time
from typing import TYPE_CHECKING, Any, Final

from aiohttp import web

from tests.bench.processes import running_bot
from tests.bench.report import figure
from tests.support.pretended_discord import BOT_USER, PretendedDiscord, asked, command

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PINGING: Final = 6
"""Who uses /ping."""
PRESSES: Final = 1000
WARM_UP: Final = 20
IDENTIFY: Final = 2
"""The gateway's opcode of a client that logs in."""


class BareDiscord(PretendedDiscord):
    """Answers one bot; `press` sends it an interaction and waits for the answer."""

    def __init__(self) -> None:
        super().__init__(time())
        self.connected = asyncio.Event()
        self._socket: web.WebSocketResponse | None = None
        self._answered = asyncio.Event()
        self._numbers = count(1)

    def application(self) -> web.Application:
        """Return what serves it."""
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._answer)
        return app

    async def press(self) -> None:
        """Let somebody use /ping, and wait until it is answered."""
        self._answered.clear()
        ping = asked(2, self.next_id(), PINGING, command("ping", {}))
        await self._tell("INTERACTION_CREATE", ping)
        await self._answered.wait()

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._serve(request)
        said = await request.text()
        path = request.path.removeprefix("/api/v10")
        status, content = self.answer(request.method, path, json.loads(said) if said else {})
        if path.endswith("/callback"):
            self._answered.set()
        return _as_json(status, content)

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
                    {"v": 10, "user": BOT_USER, "guilds": [], "session_id": "s"}
                    | {"application": BOT_USER}
                    | {"resume_gateway_url": "wss://gateway.discord.gg"},
                )
                self.connected.set()
        return self._socket

    async def _tell(self, event: str, content: dict[str, Any]) -> None:
        assert self._socket
        number = next(self._numbers)
        await self._socket.send_json({"op": 0, "s": number, "t": event, "d": content})


def _as_json(status: int, content: object) -> web.Response:
    """Return an answer as Discord heads it: without a charset, by which libraries know it."""
    return web.Response(
        status=status,
        body=json.dumps(content).encode(),
        headers={"Content-Type": "application/json"},
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
