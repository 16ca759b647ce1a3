"""Health and metrics: what the operator reads on the loopback, and nothing secret."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import sys
from typing import TYPE_CHECKING

import aiohttp
import pytest

from bot.app import GameBot
from bot.gateway import connections
from bot.health import serve_health, troubles
from bot.metrics import PROBES_PER_COUNT, Metrics
from bot.settings import BadSettingsError
from cogs.delivery.sending.rate_limiter import RateLimiter
from games import SHELF
from matches.workers.processes import WorkerLostError, WorkerProcesses
from playground import World
from storage.store import Store
from tests.support.evenings.evening import evening
from tests.support.evenings.threads import Threads

if TYPE_CHECKING:
    from pathlib import Path

    from tests.support.evenings.evening import Evening


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def read(port: int, page: str, host: str = "127.0.0.1") -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://{host}:{port}/{page}") as answer,
    ):
        return answer.status, await answer.text()


def figure(text: str, name: str) -> float:
    (line,) = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(line.rpartition(" ")[2])


async def dig_and_ask_for_nonsense(table: Evening) -> None:
    red, blue = table.people
    await table.open_table("bandido_alcatraz", red, blue)
    await red.slash("hand", at=table.world.table)
    await table.settle()


async def test_what_happens_is_counted_without_a_name_or_secret(tmp_path: Path) -> None:
    port = free_port()
    async with evening(tmp_path) as table:
        database = tmp_path / "gangway.db"
        async with serve_health(table.bot, port, database):
            assert await read(port, "health") == (200, "ok\n")
            await dig_and_ask_for_nonsense(table)
            logging.getLogger("cogs.table.cog").error("planted")
            _, text = await read(port, "metrics")
            (match_id,) = await table.bot.store.matches.running()
            match = await table.bot.store.matches.load(match_id)
        assert 'gangway_interactions_total{kind="command"} 2.0' in text
        assert 'gangway_interactions_total{kind="control"} 2.0' in text
        assert figure(text, "gangway_answer_seconds_count") == 4
        assert 'gangway_failures_total{logger="cogs"} 1.0' in text
        assert figure(text, "gangway_pending_updates") == 0
        assert figure(text, "gangway_database_bytes") > 4096
        names = [str(person.id) for person in table.people] + [
            person.name for person in table.people
        ]
        for secret in (match.seed, table.application.token, *names):
            assert not re.search(rf"\b{re.escape(secret)}\b", text)
        with pytest.raises(aiohttp.ClientConnectionError):
            await read(port, "health")


async def said(bot: GameBot) -> list[str]:
    """Return the sentences of all that is wrong."""
    return [one.says for one in await troubles(bot)]


async def test_health_says_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(tmp_path, seats=1) as table:
        assert await said(table.bot) == []

        async def broken(_: str) -> None:
            raise OSError

        with monkeypatch.context() as patch:
            patch.setattr(table.bot.store.variables, "get", broken)
            assert await said(table.bot) == ["the database does not answer"]
        with monkeypatch.context() as patch:
            patch.setattr(connections, "LONGEST_QUIET", 0.0)
            assert await said(table.bot) == ["not answered by Discord for 0 s"]
        table.world.expect_complaints()
        table.world.shut_gateway()
        await table.world.drop_sockets()
        await table.world.until(lambda: not table.bot.is_reachable())
        assert await said(table.bot) == ["not connected to Discord"]
    assert await said(table.bot) == ["stopping"]


async def test_a_bot_that_has_never_been_connected_is_alive_and_not_ready(tmp_path: Path) -> None:
    port = free_port()
    async with World.open() as world, await Store.open(tmp_path / "gangway.db", SHELF) as store:
        connector = world.application("Gangway").connector()
        async with (
            GameBot(store, connector=connector, workers=Threads()) as bot,
            serve_health(bot, port, tmp_path / "gangway.db"),
        ):
            assert await read(port, "health/live") == (200, "ok\n")
            assert await read(port, "health/ready") == (503, "not connected to Discord\n")
            assert await read(port, "health") == (503, "not connected to Discord\n")
            _, text = await read(port, "metrics")
    assert figure(text, 'gangway_trouble{about="gateway"}') == 1
    assert figure(text, "gangway_event_timestamp_seconds") == 0


async def test_of_two_shards_the_one_that_is_away_is_named_until_its_session_goes_on(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=1, shards=2) as table:
        bot, world = table.bot, table.world
        metrics = Metrics(bot, tmp_path / "gangway.db")
        assert figure(metrics.text().decode(), "gangway_shards_connected") == 2
        until_then: list[bool] = []
        hear = bot.connections.came

        def come(shard: int) -> None:
            until_then.append(f"shard {shard} connecting to Discord" in [*bot.connections.faults()])
            hear(shard)

        bot.connections.came = come  # type: ignore[method-assign]
        world.expect_complaints()
        world.shut_gateway()
        await world.drop_sockets()
        await world.until(lambda: not bot.connections.connected())
        assert await said(bot) == [f"shard {one} not connected to Discord" for one in (0, 1)]
        world.shut_gateway(down=False)
        await world.until(lambda: bot.connections.connected() == 2)
        assert until_then == [True, True], "an open connection is none before Discord goes on"
        assert await said(bot) == []
        assert figure(metrics.text().decode(), "gangway_shards") == 2


async def test_what_is_not_shown_for_long_is_told_until_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("bandido_alcatraz", *table.people)
        table.world.expect_complaints()
        table.world.refuse_where(table.world.table, status=503, code=0)
        (player,) = table.acting()
        await table.press_on(player, table.hand(player))
        await table.world.until(lambda: table.bot.delivery.overdue() > 0)
        assert await said(table.bot) == []
        monkeypatch.setattr("bot.health.LONGEST_UNSHOWN", 0.0)
        assert await said(table.bot) == ["a message has been waiting to be shown for 0 minutes"]


async def test_a_worker_that_cannot_be_started_is_told_until_one_can(tmp_path: Path) -> None:
    workers = WorkerProcesses(most=1)
    async with evening(tmp_path, seats=1, workers=workers) as table:
        assert await said(table.bot) == []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sys, "executable", str(tmp_path / "gone"))
            with pytest.raises(WorkerLostError):
                await workers.run(int)
        assert await said(table.bot) == [
            "no worker can be started: nothing is drawn, and computers do not think"
        ]
        assert await workers.run(int) == 0
        assert await said(table.bot) == []


async def test_who_asks_from_elsewhere_reads_figures_and_no_letters(tmp_path: Path) -> None:
    port = free_port()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing, and says by which address it would
        elsewhere = probe.getsockname()[0]
    async with (
        evening(tmp_path, seats=1) as table,
        serve_health(table.bot, port, tmp_path / "gangway.db", host="0.0.0.0"),  # noqa: S104 - the test
    ):
        assert (await read(port, "status"))[0] == 200
        if elsewhere.startswith("127."):
            pytest.skip("this machine has no address but the loopback's")
        assert (await read(port, "health", elsewhere))[0] == 200
        for page in ("status", "why/1"):
            assert await read(port, page, elsewhere) == (403, "only on this machine\n")


async def test_a_port_that_is_taken_is_one_clear_line(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            port = other.getsockname()[1]
            with pytest.raises(
                BadSettingsError, match=f"GANGWAY_HEALTH_PORT: port {port} of 127.0.0.1 cannot"
            ):
                async with serve_health(table.bot, port, tmp_path / "gangway.db"):
                    pytest.fail("it was served")


async def test_a_late_event_loop_is_seen(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("bandido_alcatraz", *table.people)
        metrics = Metrics(table.bot, tmp_path / "gangway.db")
        now = iter(float(second) for second in range(10 * PROBES_PER_COUNT))
        pauses = 0

        async def sleep(_: float) -> None:
            nonlocal pauses
            pauses += 1
            if pauses == 3:
                raise asyncio.CancelledError

        with pytest.raises(asyncio.CancelledError):
            await metrics.watch(sleep, lambda: next(now))
        text = metrics.text().decode()
        assert figure(text, "gangway_loop_lag_seconds_count") == 2
        assert figure(text, "gangway_loop_lag_seconds_sum") == 1.0, "twice half a second late"
        assert figure(text, 'gangway_running_matches{game="bandido_alcatraz"}') == 1
        assert figure(text, 'gangway_running_matches{game="abordaje"}') == 0


async def test_every_series_is_there_before_anything_happens(tmp_path: Path) -> None:
    """An alert sees a step from 0 to 1, and none of a series that begins with 1."""
    async with evening(tmp_path, seats=1) as table:
        table.bot.delivery.limiter = RateLimiter()
        text = Metrics(table.bot, tmp_path / "gangway.db", tmp_path / "backups").text().decode()
    for kind in ("command", "control", "suggestion", "form"):
        assert figure(text, f'gangway_interactions_total{{kind="{kind}"}}') == 0
    for logger in ("bot", "cogs", "matches", "storage", "library"):
        assert figure(text, f'gangway_failures_total{{logger="{logger}"}}') == 0
    for message in ("table", "call", "hand", "other hand"):
        assert figure(text, f'gangway_shown_seconds_count{{message="{message}"}}') == 0
    assert figure(text, "gangway_backup_timestamp_seconds") == 0
    assert figure(text, "gangway_requests_utilisation") == 0
    assert figure(text, 'gangway_disk_free_bytes{of="backups"}') > 0
