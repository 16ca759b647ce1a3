"""Health and metrics over HTTP, on this machine's loopback only: for monitoring."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

from aiohttp import web

from bot.gateway.second_process import SECOND_PROCESS
from bot.metrics import CountFailures, Metrics
from bot.settings import BadSettingsError
from bot.status import LastFaults, Reporter

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.app import GameBot
    from storage.address import Address

LOOPBACK: Final = "127.0.0.1"
LONGEST_LOOK: Final = 1.0
"""Seconds that the database may take to answer."""
METRICS_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


async def trouble(bot: GameBot) -> str | None:
    """Return in a few words why the bot cannot serve people now; None if it can."""
    if bot.is_closed():
        return "stopping"
    if not bot.is_reachable():
        return "not connected to Discord"
    if bot.second_process.is_there:
        return SECOND_PROCESS
    try:
        await asyncio.wait_for(bot.store.variables.get("commands"), LONGEST_LOOK)
    except Exception:  # noqa: BLE001 - whatever it is, the log of those who need it says more
        return "the database does not answer"
    return None


@asynccontextmanager
async def serve_health(
    bot: GameBot, port: int, database: Address, backups: Path | None = None
) -> AsyncIterator[None]:
    """Answer `/health` (200 or 503, one line), `/metrics`, `/status` and `/why` on a loopback port.

    Raises:
        BadSettingsError: if the port is taken.
    """
    metrics = Metrics(bot, database)

    async def health(_: web.Request) -> web.Response:
        wrong = await trouble(bot)
        return web.Response(text=f"{wrong or 'ok'}\n", status=503 if wrong else 200)

    async def figures(_: web.Request) -> web.Response:
        return web.Response(body=metrics.text(), headers={"Content-Type": METRICS_TYPE})

    async def status(_: web.Request) -> web.Response:
        told = await reporter.report(await trouble(bot))
        return web.json_response(text=told.model_dump_json())

    async def why(request: web.Request) -> web.Response:
        lines = bot.delivery.decisions.of(int(request.match_info["match"]))
        return web.Response(text="".join(f"{line}\n" for line in lines))

    faults = LastFaults()
    reporter = Reporter(bot, faults, backups)
    site = web.Application()
    site.add_routes(
        [
            web.get("/health", health),
            web.get("/metrics", figures),
            web.get("/status", status),
            web.get("/why/{match:[0-9]+}", why),
        ]
    )
    runner = web.AppRunner(site, access_log=None)
    await runner.setup()
    counting = CountFailures(metrics)
    watching = asyncio.create_task(metrics.watch(), name="metrics")
    try:
        await _listen(runner, port)
        bot.interaction_tasks.listeners.append(metrics.heard)
        bot.delivery.decisions.listeners.append(metrics.brought)
        for handler in (counting, faults):
            logging.getLogger().addHandler(handler)
        yield
    finally:
        for handler in (counting, faults):
            logging.getLogger().removeHandler(handler)
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching
        await runner.cleanup()


async def _listen(runner: web.AppRunner, port: int) -> None:
    try:
        await web.TCPSite(runner, LOOPBACK, port).start()
    except OSError as error:
        reason = error.strerror or str(error)
        msg = f"GANGWAY_HEALTH_PORT: port {port} cannot be opened: {reason}"
        raise BadSettingsError(msg) from error
