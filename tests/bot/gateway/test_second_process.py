"""Another process that answers with the same token, on a database of its own, is noticed."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import aiohttp
import pytest

from bot.doctor import examine
from bot.gateway import second_process
from bot.gateway.second_process import SECOND_PROCESS, TOLD_FOR, TROUBLE_LASTS, SecondProcess
from bot.health import troubles
from bot.settings import read_settings
from games import SHELF
from games.kit.chance import fresh_seed
from playground import InteractionFailed, NotOffered
from tests.support.evenings.evening import Bot, evening
from tests.support.evenings.threads import Threads
from tests.support.stores.templates import open_fresh

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

    from tests.support.evenings.evening import Evening


@asynccontextmanager
async def forgotten(table: Evening, folder: Path) -> AsyncIterator[Bot]:
    """Let an older process run that everybody has forgotten."""
    store = await open_fresh(folder / "forgotten.db", SHELF)
    await store.configs.greet(table.world.home.id)
    bot = Bot(
        store,
        connector=table.application.connector(),
        guild_ready_timeout=0.05,
        workers=Threads(),
    )
    bot.referee.seed_for = lambda _: fresh_seed()
    running = asyncio.create_task(bot.start(table.application.token))
    await table.world.until(bot.is_ready)
    try:
        yield bot
    finally:
        await bot.close()
        await running
        await store.close()


async def play(table: Evening) -> None:
    """Let people do what they do at the beginning of an evening."""
    red, blue = table.people
    presses: tuple[Callable[[], Awaitable[object]], ...] = (
        lambda: red.slash("play", game="all_aboard", at=table.world.table),
        lambda: blue.press("Join", at=table.world.table),
        lambda: red.press("Start", at=table.world.table),
        lambda: blue.slash("help"),
        lambda: blue.slash("games"),
    )
    for press in presses:
        try:
            await press()
        except (InteractionFailed, NotOffered, AssertionError):
            continue  # whichever process was first, the other one knows nothing of it
    await asyncio.sleep(0)


async def test_two_processes_with_one_token_are_told_apart_from_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_process, "LONGEST_ANSWER", 0.5)
    caplog.set_level(logging.ERROR, second_process.__name__)
    async with evening(tmp_path) as table, forgotten(table, tmp_path) as other:
        await play(table)
        databases = {table.bot: "gangway.db", other: "forgotten.db"}
        await table.world.until(lambda: any(one.second_process.is_there for one in databases))
        noticed = next(one for one in databases if one.second_process.is_there)
        assert [one.says for one in await troubles(noticed)] == [SECOND_PROCESS]
        assert f"{SECOND_PROCESS}: stop it, or reset the token" in caplog.text
        await table.world.until(lambda: not noticed._event_tasks)
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("GANGWAY_DATABASE", str(tmp_path / databases[noticed]))
        findings = [str(one) for one in examine(read_settings(), {})]
        assert [one for one in findings if one.startswith(f"wrong  token: {SECOND_PROCESS}")]


async def test_one_process_alone_is_never_taken_for_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(second_process, "LONGEST_ANSWER", 0.0)
    async with evening(tmp_path) as table:
        table.world.deliver_twice(20)
        await table.open_table("all_aboard", *table.people)
        await table.move()
        await table.restart()
        await table.move()
        assert not table.bot.second_process.is_there
    assert "a sign that" not in caplog.text


def signs() -> tuple[SecondProcess, list[str], list[float]]:
    found, now = [], [1_000.0]
    second = SecondProcess(lambda: found.append("x"), aiohttp.TraceConfig(), lambda: now[0])
    return second, found, now


def test_once_is_a_coincidence_and_twice_is_proof() -> None:
    second, found, _ = signs()
    second.note("a")
    assert (second.is_there, found) == (False, [])
    second.note("b")
    assert (second.is_there, found) == (True, ["x"])


def test_two_signs_on_two_days_are_no_proof() -> None:
    second, _, now = signs()
    second.note("a")
    now[0] += 24 * 60 * 60
    second.note("b")
    assert not second.is_there


def test_it_is_over_some_minutes_after_the_last_sign() -> None:
    second, _, now = signs()
    second.note("a")
    second.note("b")
    now[0] += TOLD_FOR
    assert not second.is_there


async def test_nothing_is_a_sign_while_requests_fail_on_their_way(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        second = table.bot.second_process
        table.world.fault("GET", "/gateway/bot", status=502)
        with pytest.raises(Exception):  # noqa: B017, PT011 - whatever the library makes of it
            async with asyncio.timeout(0.2):
                await table.bot.http.get_bot_gateway()
        second.note("a")
        second.note("b")
        assert not second.is_there
        second._trouble -= TROUBLE_LASTS
        second.note("a")
        second.note("b")
        assert second.is_there
