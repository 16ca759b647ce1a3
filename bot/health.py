"""Health and metrics over HTTP, on this machine's loopback unless told otherwise: for monitoring.

`/health/live` answers as long as the event loop turns: who restarts what hangs asks there.
`/health/ready`, and `/health`, say what keeps the bot from serving people, a line for each thing:
who wakes somebody, or waits with the next process, asks there.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager, suppress
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final, NamedTuple

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
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - what the operator may choose
LONGEST_LOOK: Final = 2.0
"""Seconds that the database may take to answer."""
LONGEST_UNSHOWN: Final = 300.0
"""Seconds that a message may be overdue."""
METRICS_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Trouble(NamedTuple):
    """Something that keeps the bot from serving people."""

    about: str
    """One of `bot.metrics.TROUBLES`."""
    says: str


async def troubles(bot: GameBot) -> list[Trouble]:
    """Return all that keeps the bot from serving people now."""
    if bot.stop.asked.is_set() or bot.is_closed():
        return [Trouble("stopping", "stopping")]
    found = [Trouble("gateway", says) for says in bot.connections.faults()]
    if not found and not bot.is_ready():
        found.append(Trouble("gateway", "not ready: Discord is still telling of servers"))
    if bot.second_process.is_there:
        found.append(Trouble("second process", SECOND_PROCESS))
    try:
        await asyncio.wait_for(bot.store.variables.get("commands"), LONGEST_LOOK)
    except Exception:  # noqa: BLE001 - whatever it is, the log of those who need it says more
        found.append(Trouble("database", "the database does not answer"))
    if (overdue := bot.delivery.overdue()) > LONGEST_UNSHOWN:
        says = f"a message has been waiting to be shown for {overdue / 60:.0f} minutes"
        found.append(Trouble("showing", says))
    if not bot.workers.state().can_start:
        says = "no worker can be started: nothing is drawn, and computers do not think"
        found.append(Trouble("workers", says))
    return found


@asynccontextmanager
async def serve_health(
    bot: GameBot,
    port: int,
    database: Address,
    backups: Path | None = None,
    host: str = LOOPBACK,
) -> AsyncIterator[Metrics]:
    """Answer `/health` (200 or 503), `/metrics`, `/status`, `/why` and `/drain`; gives the metrics.

    Whoever does not ask from this machine gets health and metrics alone.

    Raises:
        BadSettingsError: if the port is taken.
    """
    metrics = Metrics(bot, database, backups)

    async def live(_: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def ready(_: web.Request) -> web.Response:
        found = await troubles(bot)
        said = "".join(f"{one.says}\n" for one in found)
        return web.Response(text=said or "ok\n", status=503 if found else 200)

    async def figures(_: web.Request) -> web.Response:
        metrics.note_troubles({one.about for one in await troubles(bot)})
        return web.Response(body=metrics.text(), headers={"Content-Type": METRICS_TYPE})

    async def status(request: web.Request) -> web.Response:
        _check_is_here(request)
        found = await troubles(bot)
        told = await reporter.report("; ".join(one.says for one in found) or None)
        return web.json_response(text=told.model_dump_json())

    async def why(request: web.Request) -> web.Response:
        _check_is_here(request)
        lines = bot.delivery.decisions.of(int(request.match_info["match"]))
        return web.Response(text="".join(f"{line}\n" for line in lines))

    async def drain(request: web.Request) -> web.Response:
        _check_is_here(request)
        bot.stop.asked.set()
        await bot.stop.handed_over.wait()
        return web.Response(text="drained: what was asked is answered, and others have the rest\n")

    faults = LastFaults()
    reporter = Reporter(bot, faults, backups)
    site = web.Application()
    site.add_routes(
        [
            web.get("/health", ready),
            web.get("/health/live", live),
            web.get("/health/ready", ready),
            web.get("/metrics", figures),
            web.get("/status", status),
            web.get("/why/{match:[0-9]+}", why),
            web.post("/drain", drain),
        ]
    )
    runner = web.AppRunner(site, access_log=None)
    await runner.setup()
    counting = CountFailures(metrics)
    watching = asyncio.create_task(metrics.watch(), name="metrics")
    try:
        await _listen(runner, host, port)
        bot.interaction_tasks.listeners.append(metrics.heard)
        bot.delivery.decisions.listeners.append(metrics.brought)
        for handler in (counting, faults):
            logging.getLogger().addHandler(handler)
        yield metrics
    finally:
        for handler in (counting, faults):
            logging.getLogger().removeHandler(handler)
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching
        await runner.cleanup()


def _check_is_here(request: web.Request) -> None:
    """Let nobody else read what people have written to the operator.

    Raises:
        web.HTTPForbidden: if somebody asks from another machine.
    """
    asks = ip_address(request.remote or EVERYWHERE)
    if not (getattr(asks, "ipv4_mapped", None) or asks).is_loopback:
        raise web.HTTPForbidden(text="only on this machine\n")


async def _listen(runner: web.AppRunner, host: str, port: int) -> None:
    """Listen at an address, and on the loopback, where the verbs ask, besides."""
    for place in dict.fromkeys((host,) if host == EVERYWHERE else (host, LOOPBACK)):
        try:
            await web.TCPSite(runner, place, port).start()
        except OSError as error:
            reason = error.strerror or str(error)
            msg = f"GANGWAY_HEALTH_PORT: port {port} of {place} cannot be opened: {reason}"
            raise BadSettingsError(msg) from error
