"""Running and stopping: what is under way ends in peace, and nothing holds it up for long."""

from __future__ import annotations

import asyncio
import logging
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import aiohttp
import pytest

from bot.app import LONGEST_FINISH, LONGEST_GOODBYE, GameBot
from bot.health import serve_health
from bot.running import keep_claim, run, run_until_stopped
from bot.signals import stop_signals
from bot.status import ask_to_drain
from games import SHELF
from games.kit.words import ROOT
from playground import PATIENCE, World
from storage.errors import StorageError
from storage.store import Store
from tests.bot.test_health import free_port, read
from tests.support.evenings.answers import answer, answers_of
from tests.support.evenings.evening import evening
from tests.support.evenings.threads import Threads
from tests.support.stores.tables import deal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from playground import Application
    from storage.address import PostgresAddress
    from tests.support.evenings.evening import Evening

MESSAGES = "/channels/{channel_id}/messages"


async def name_of_the_loop() -> str:
    return type(asyncio.get_running_loop()).__module__.partition(".")[0]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop for Windows")
def test_a_program_runs_in_uvloop() -> None:
    assert run(name_of_the_loop()) == "uvloop"


def test_where_there_is_none_it_runs_in_asyncio_s_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert run(name_of_the_loop()) == "asyncio"


async def test_an_answer_under_way_is_given_before_the_bot_leaves(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (match_id,) = await table.bot.store.matches.running()
        (player,) = table.acting()
        hand = table.hand(player)
        boats = await answer(player, hand)
        await table.settle()
        async with table.bot.referee.lock(match_id):
            pressed = asyncio.create_task(player.press(answers_of(boats)[0], on=boats))
            await table.world.until(lambda: table.bot.interaction_tasks.under_way)
            closing = asyncio.create_task(table.bot.close())
            await asyncio.wait({closing}, timeout=0.3)
        await closing
        await pressed
        assert not [line for line in caplog.records if line.levelno >= logging.ERROR]
        await table.restart()
        assert player not in table.acting(), "and what it led to is on show"


async def under_way(table: Evening) -> None:
    """Make a move that cannot be shown, since Discord answers 500 to everything."""
    red, blue = table.people
    await table.open_table("all_aboard", red, blue)
    for method, path in (("POST", MESSAGES), ("PATCH", f"{MESSAGES}/{{message_id}}")):
        table.world.fault(method, path, status=500, times=1000)
    (player,) = table.acting()
    await table.press_on(player, table.hand(player))


def test_a_stop_takes_less_than_eight_seconds() -> None:
    assert LONGEST_FINISH + LONGEST_GOODBYE <= 7


async def test_a_stop_does_not_wait_for_a_discord_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.app.LONGEST_FINISH", 0.2)
    async with evening(tmp_path) as table:
        await under_way(table)
        async with asyncio.timeout(PATIENCE):
            await table.bot.close()
        table.world.faults._waiting.clear()
        assert "the next start shows it" in caplog.text
        await table.restart()
        assert len(table.acting()) == 1


async def test_a_second_request_to_stop_hurries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.LONGEST_FINISH", 2 * PATIENCE)
    async with evening(tmp_path) as table:
        await under_way(table)
        closing = asyncio.create_task(table.bot.close())
        await asyncio.sleep(0)
        table.bot.stop.hurried.set()
        async with asyncio.timeout(PATIENCE):
            await closing
        table.world.faults._waiting.clear()


@pytest.fixture
async def application() -> AsyncIterator[Application]:
    async with World.open() as world:
        yield world.application("Gangway")


@pytest.mark.parametrize("steps", [0, 1, 2, 4, 8, 16, 32])
async def test_a_stop_while_the_bot_is_still_arriving_leaves_the_closed_database_alone(
    application: Application, path: Path, caplog: pytest.LogCaptureFixture, steps: int
) -> None:
    async with (
        await Store.open(path, SHELF) as store,
        GameBot(
            store, workers=Threads(), connector=application.connector(), guild_ready_timeout=0
        ) as bot,
    ):
        running = asyncio.create_task(bot.serve(application.token))
        await bot.wait_until_ready()
        for _ in range(steps):
            await asyncio.sleep(0)
        await bot.close()
        await running
    bot.dispatch("ready")  # as a packet that was read at the last moment
    for _ in range(100):
        await asyncio.sleep(0)
    assert [line.message for line in caplog.records if line.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_stops_the_bot(
    application: Application, path: Path, number: signal.Signals
) -> None:
    async with (
        await Store.open(path, SHELF) as store,
        GameBot(
            store, workers=Threads(), connector=application.connector(), guild_ready_timeout=0.05
        ) as bot,
    ):
        running = asyncio.create_task(run_until_stopped(bot, application.token))
        await bot.wait_until_ready()
        signal.raise_signal(number)
        async with asyncio.timeout(PATIENCE):
            await running
        assert bot.is_closed()


async def test_a_signal_stops_a_bot_that_waits_for_discord(
    path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    nobody_there = aiohttp.UnixConnector(str(tmp_path / "discord.sock"))
    async with (
        await Store.open(path, SHELF) as store,
        GameBot(store, workers=Threads(), connector=nobody_there) as bot,
    ):
        running = asyncio.create_task(run_until_stopped(bot, "token"))
        while "trying again in 5 s" not in caplog.text:  # noqa: ASYNC110 - a log has no event
            await asyncio.sleep(0)
        signal.raise_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            await running
    await nobody_there.close()


async def test_a_process_ends_within_eight_seconds_while_discord_answers_500(path: Path) -> None:
    async with World.open() as world:
        application = world.application("Gangway")
        red, blue = world.member("Red"), world.member("Blue")
        began = asyncio.get_running_loop().time()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.support.processes.at_socket"),
            *(str(path), world.socket, application.token),
            cwd=ROOT,
        )
        await world.connected(application)
        busy = asyncio.get_running_loop().time() - began
        await world.until(lambda: red.client.commands(world.table))
        await red.slash("play", game="all_aboard")
        await blue.press("Join")
        await red.press("Start")
        await world.until(lambda: red.dms()[-1].pictures and blue.dms()[-1].pictures)
        world.fault("*", "*", status=500, times=10_000)
        asked = asyncio.create_task(red.slash("table"))
        await world.until(lambda: world.services.interactions.unanswered)
        process.terminate()
        # Seven seconds of waiting, and some work: a busy machine takes longer for it, as to start.
        async with asyncio.timeout(LONGEST_FINISH + LONGEST_GOODBYE + max(1, busy)):
            assert await process.wait() == 0
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)


async def test_a_drained_process_hands_over_what_it_has_not_shown_and_ends(
    application: Application, postgres: PostgresAddress
) -> None:
    async with (
        await Store.open(postgres, SHELF) as other,
        await Store.open(postgres, SHELF) as store,
        GameBot(
            store, workers=Threads(), connector=application.connector(), guild_ready_timeout=0.05
        ) as bot,
        serve_health(bot, port := free_port(), postgres),
    ):
        running = asyncio.create_task(run_until_stopped(bot, application.token))
        await bot.wait_until_ready()
        match = await deal(store)
        assert await other.outbox.acquire(match.id) is None
        asked = asyncio.create_task(ask_to_drain(port))
        await bot.stop.asked.wait()
        assert (await read(port, "health/ready")) == (503, "stopping\n")
        assert "others have the rest" in await asked
        assert await other.outbox.claim_abandoned() == (match.id,)
        await running


async def test_signals_are_heard_where_the_loop_cannot_listen_to_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def cannot(*_: object) -> None:
        raise NotImplementedError  # as on Windows

    monkeypatch.setattr(asyncio.get_running_loop(), "add_signal_handler", cannot)
    before, asked = signal.getsignal(signal.SIGTERM), asyncio.Event()
    with stop_signals(asked.set):
        signal.raise_signal(signal.SIGTERM)
        await asyncio.wait_for(asked.wait(), PATIENCE)
    assert signal.getsignal(signal.SIGTERM) is before


async def test_what_fails_outside_of_an_interaction_is_logged_with_its_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path, seats=1) as table:

        async def on_toast() -> None:
            raise ValueError("burnt")

        table.bot.add_listener(on_toast)
        table.bot.dispatch("toast")
        await table.settle()
    assert "event on_toast failed" in caplog.text
    assert "ValueError: burnt" in caplog.text


def test_nothing_is_said_of_voice() -> None:
    program = (
        "import logging; logging.basicConfig(); import bot.app, discord;"
        "discord.Client(intents=discord.Intents(guilds=True))"
    )
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, check=True
    )
    assert done.stderr == b""


async def test_a_bot_leaves_when_another_one_has_its_place(
    application: Application, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.running.BETWEEN_RENEWALS", 0.0)

    async with (
        await Store.open(path, SHELF) as store,
        GameBot(
            store, workers=Threads(), connector=application.connector(), guild_ready_timeout=0.05
        ) as bot,
    ):

        def renew() -> None:
            if bot.is_ready():
                raise StorageError("shards-taken", path, "0")

        with pytest.raises(StorageError, match="another process keeps shard 0"):
            await run_until_stopped(bot, application.token, renew)
        assert bot.is_closed()


async def test_a_database_that_is_away_for_a_while_costs_nobody_the_place(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    said = iter(["unreachable", "unreachable", "shards-taken"])

    def renew() -> None:
        raise StorageError(next(said), path, "it is away")

    async def at_once(_: float) -> None:
        """Do not wait."""

    with pytest.raises(StorageError, match="another process keeps"):
        await keep_claim(renew, at_once)
    assert [line.getMessage() for line in caplog.records] == [
        f"the database is not held for this process: {path} cannot be reached: it is away."
    ] * 2
