"""A proxy between the bot and Discord: `GANGWAY_DISCORD_API`, and several processes behind one."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from discord.http import Route

from bot.__main__ import main
from bot.settings import BadSettingsError, read_settings
from games.kit.words import ROOT
from playground import World
from tests.support.evenings.answers import move_by_hand

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

MODULES = Path(os.environ.get("NODE_MODULES", ROOT / "node_modules"))
"""Where npm has installed @discordjs/proxy: `npm install --prefix FOLDER @discordjs/proxy`."""
PROCESSES = 4
ASKED = 120
"""Requests of each process: all together some ten seconds' worth of what Discord takes."""
WITH_PROXY = pytest.mark.skipif(
    not (shutil.which("node") and (MODULES / "@discordjs/proxy").is_dir()),
    reason="no node, or no @discordjs/proxy: NODE_MODULES names where npm has installed it",
)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("proxy:8080", "is no address like http://proxy:8080"),
        ("http://proxy:port", "port can't be converted"),
        ("http://proxy/api/v9", "does not end in /v10"),
        ("http://me:secret@proxy", "has more than a host, a port and a path"),
    ],
)
def test_an_address_that_is_none_is_one_clear_line(
    given: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GANGWAY_DISCORD_API", given)
    with pytest.raises(BadSettingsError, match=f"^GANGWAY_DISCORD_API: .*{said}") as raised:
        read_settings()
    assert "secret" not in str(raised.value)


def test_the_doctor_names_the_proxy_and_its_pace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("GANGWAY_DISCORD_API", "http://proxy:8080")
    monkeypatch.setenv("GANGWAY_SHARDS", "0/4")
    assert main(["doctor"]) == 0
    through = "go through http://proxy:8080/api/v10, at most 45 a second from each process"
    assert f"ok     requests: {through}\n" in capsys.readouterr().out
    assert Route("GET", "/users/@me").url == "http://proxy:8080/api/v10/users/@me"


@asynccontextmanager
async def proxy(api: str) -> AsyncIterator[str]:
    """Put @discordjs/proxy before an API; yield its address."""
    server = await asyncio.create_subprocess_exec(
        *("node", str(ROOT / "tests/support/proxy/server.cjs"), str(MODULES.resolve())),
        api.removesuffix("/v10"),
        stdout=asyncio.subprocess.PIPE,
    )
    assert server.stdout
    try:
        yield f"http://127.0.0.1:{int(await server.stdout.readline())}"
    finally:
        server.terminate()
        await server.wait()


def environment(api: str, **more: str) -> dict[str, str]:
    return os.environ | {"GANGWAY_DISCORD_API": api} | more


async def bot(folder: Path, api: str, token: str, *words: str) -> asyncio.subprocess.Process:
    """Start the bot by the setting alone, with a database of its own."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *words),
        cwd=ROOT,
        env=environment(api, DISCORD_TOKEN=token, GANGWAY_DATABASE=str(folder / "gangway.db")),
        stdout=asyncio.subprocess.PIPE,
    )


@pytest.mark.long
async def test_the_doctor_asks_discord_at_the_address_that_is_set(tmp_path: Path) -> None:
    async with World.open(tcp=True) as world:
        application = world.application("Gangway")
        asked = await bot(tmp_path, world.addresses.api, application.token, "doctor")
        said, _ = await asked.communicate()
    assert asked.returncode == 0
    assert f"({application.id})" in said.decode()


@WITH_PROXY
async def test_the_bot_plays_through_a_proxy(tmp_path: Path) -> None:
    async with World.open(tcp=True) as world, proxy(world.addresses.api) as api:
        world.keep_real_limits()
        red, blue = world.member("Red"), world.member("Blue")
        application = world.application("Gangway")
        process = await bot(tmp_path, api, application.token)
        try:
            await world.connected(application)
            await world.until(lambda: application.commands)
            await red.slash("play", game="all_aboard")
            await blue.press("Join")
            await red.press("Start")
            await move_by_hand(world, red, blue)
            await world.idle()
        finally:
            process.send_signal(signal.SIGTERM)
            await process.communicate()
        assert process.returncode == 0
        assert world.server.limits.refusals == 0


@WITH_PROXY
async def test_behind_a_proxy_no_process_is_refused_though_each_asks_for_all_there_is() -> None:
    async with World.open(tcp=True) as world:
        world.keep_real_limits()
        application = world.application("Gangway")
        async with proxy(world.addresses.api) as address:
            processes = [
                await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "tests.support.processes.asking", application.token),
                    *(str(world.channel(f"table-{number}").id), str(ASKED)),
                    cwd=ROOT,
                    env=environment(address, GANGWAY_SHARDS=f"{number}/{PROCESSES}"),
                    stdout=asyncio.subprocess.PIPE,
                )
                for number in range(PROCESSES)
            ]
            await world.until(lambda: sum(world.calls.values()) > ASKED, 60)
            processes[0].kill()
            ends = [await process.communicate() for process in processes]
        assert [process.returncode for process in processes] == [-signal.SIGKILL, 0, 0, 0]
        told = [json.loads(printed) for printed, _ in ends[1:]]
        assert told == [{"refused": 0, "failed": []}] * (PROCESSES - 1)
        assert world.server.limits.refusals == 0
        assert sum(world.calls.values()) >= (PROCESSES - 1) * ASKED
