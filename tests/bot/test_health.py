"""Health and metrics: what the operator reads on the loopback, and nothing secret."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from typing import TYPE_CHECKING

import aiohttp
import pytest

from bot.health import serve_health, trouble
from bot.metrics import PROBES_PER_COUNT, Metrics
from bot.settings import BadSettingsError
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    from tests.support.evenings.evening import Evening


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def read(port: int, page: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/{page}") as answer,
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


async def test_health_says_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(tmp_path, seats=1) as table:
        assert await trouble(table.bot) is None

        async def broken(_: str) -> None:
            raise OSError

        with monkeypatch.context() as patch:
            patch.setattr(table.bot.store.variables, "get", broken)
            assert await trouble(table.bot) == "the database does not answer"
        table.world.expect_complaints()
        table.world.shut_gateway()
        await table.world.drop_sockets()
        await table.world.until(lambda: not table.bot.is_reachable())
        assert await trouble(table.bot) == "not connected to Discord"
    assert await trouble(table.bot) == "stopping"


async def test_a_port_that_is_taken_is_one_clear_line(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1) as table:
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            port = other.getsockname()[1]
            with pytest.raises(BadSettingsError, match=f"GANGWAY_HEALTH_PORT: port {port} cannot"):
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
        assert figure(text, "gangway_running_matches") == 1
