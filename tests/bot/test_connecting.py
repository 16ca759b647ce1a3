"""A start without network, or while Discord is down: one line each time, and growing pauses."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import aiohttp
import pytest

from bot.app import GameBot
from bot.connecting import persist
from bot.logs import InOneLine
from games import SHELF
from playground import World
from storage.store import Store
from tests.support.evenings.evening import Evening
from tests.support.evenings.threads import Threads

if TYPE_CHECKING:
    from pathlib import Path


async def pauses_before(successes_after: int, error: Exception) -> list[float]:
    """Return the pauses between attempts, of which so many fail."""
    pauses: list[float] = []

    async def attempt() -> None:
        if len(pauses) < successes_after:
            raise error

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    await persist(attempt, sleep)
    return pauses


async def test_pauses_grow_up_to_five_minutes() -> None:
    no_network = aiohttp.ClientConnectionError("no route to host")
    assert await pauses_before(8, no_network) == [5, 10, 20, 40, 80, 160, 300, 300]


async def test_what_will_not_pass_ends_the_attempts() -> None:
    with pytest.raises(ValueError, match="a mistake"):
        await pauses_before(1, ValueError("a mistake"))


@pytest.mark.parametrize("status", [503, 500, 429])
async def test_a_start_waits_until_discord_is_back(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    monkeypatch.setattr("bot.connecting.FIRST_PAUSE", 0.01)
    async with World.open() as world:
        application = world.application("Gangway")
        world.fault("GET", "/users/@me", status=status, times=3)
        async with (
            await Store.open(path, SHELF) as store,
            GameBot(
                store,
                workers=Threads(),
                connector=application.connector(),
                guild_ready_timeout=0.05,
            ) as bot,
        ):
            serving = bot.loop.create_task(bot.serve(application.token))
            await bot.wait_until_ready()
            await world.connected(application)
            await bot.close()
            await serving
    lines = [one for one in caplog.records if one.name == "bot.connecting"]
    assert len(lines) == 3
    assert all(f"{status}" in one.getMessage() and not one.exc_info for one in lines)


async def test_a_start_waits_until_the_gateway_is_back(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.connecting.FIRST_PAUSE", 0.01)
    async with World.open() as world:
        application = world.application("Gangway")
        world.shut_gateway()
        async with (
            await Store.open(path, SHELF) as store,
            GameBot(
                store,
                workers=Threads(),
                connector=application.connector(),
                guild_ready_timeout=0.05,
            ) as bot,
        ):
            serving = bot.loop.create_task(bot.serve(application.token))
            await world.until(lambda: caplog.text.count("trying again in") >= 3)
            world.shut_gateway(down=False)
            await bot.wait_until_ready()
            await bot.close()
            await serving
    said = [one.name for one in caplog.records if one.levelno >= logging.WARNING]
    assert set(said) == {"bot.connecting"}, "one line for each try"


@pytest.mark.parametrize("status", [400, 429])
async def test_commands_that_discord_does_not_take_do_not_stop_the_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    async with World.open() as world:
        world.fault(
            *("PUT", "/applications/{application_id}/commands"), status=status, retry_after=60
        )
        table = Evening(world, tmp_path / "gangway.db", [world.member("Red")])
        await table.start()
        assert "Discord did not take the commands" in caplog.text
        await table.restart()
        assert not await table.bot.sync_commands(), "the next start tells Discord"
        await table.stop()


def test_a_lost_connection_is_one_line_and_no_fault() -> None:
    lost = aiohttp.ClientConnectionError("gone")
    record = logging.LogRecord(
        "discord.client", logging.ERROR, "", 1, "Attempting a reconnect in %.2fs", (1.5,),
        (type(lost), lost, None),
    )  # fmt: skip
    assert InOneLine().filter(record)
    assert logging.Formatter().format(record) == "Attempting a reconnect in 1.50s (gone)"
    assert record.levelno == logging.WARNING, "it is no fault, and no alert rings"


async def test_a_handshake_that_is_answered_by_a_page_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.connecting.FIRST_PAUSE", 0.01)
    async with World.open() as world:
        application = world.application("Gangway")
        world.shut_gateway(status=200)
        async with (
            await Store.open(tmp_path / "gangway.db", SHELF) as store,
            GameBot(
                store,
                workers=Threads(),
                connector=application.connector(),
                guild_ready_timeout=0.05,
            ) as bot,
        ):
            serving = bot.loop.create_task(bot.serve(application.token))
            for _ in range(20):
                await asyncio.sleep(0)
            await world.until(lambda: world.gateway.refused > 2)
            assert not serving.done()
            world.shut_gateway(down=False)
            await bot.wait_until_ready()
            await bot.close()
            await serving


@pytest.mark.parametrize("shards", [None, 1])
async def test_a_session_that_begins_anew_begins_where_discord_said(
    tmp_path: Path, shards: int | None
) -> None:
    async with World.open(tcp=True) as world:
        table = Evening(world, tmp_path / "gangway.db", [world.member("Red")], shards)
        await table.start()
        here = world.addresses.gateway.removeprefix("ws://")
        assert {one.host for one in world.gateway.connections} == {here}
        await world.drop_sockets(resumable=False)
        await world.until(lambda: world.gateway.ready(table.application))
        assert {one.host for one in world.gateway.connections} == {here}
        await table.stop()
