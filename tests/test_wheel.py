"""The wheel: everything the program needs is in it, and `gangway play` deals a hand."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import site
import subprocess
import sys
import tomllib
import venv
import zipfile
from functools import partial
from http import HTTPStatus
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

import aiohttp
import pytest

from games import SHELF
from games.kit.words import ROOT
from gangway.__main__ import PROGRAMS, VERBS, main
from tests.test_installed_game import build_wheel

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

PARTS: Final = ("bot", "cogs", "examples", "games", "gangway", "matches", "playground", "storage")
OTHER_HOUSE: Final = re.compile(r"playground/(tests/|docs/|LICENSE|[^/]+\.(md|toml)$)")
"""What makes the playground a distribution of its own, of which our wheel carries the modules."""
UV: Final = Path(sys.executable).with_name("uv")
DEALT_WITHIN: Final = 600.0
"""Seconds; the first start in an empty environment compiles everything, on a busy machine, too."""
KEPT: Final = re.compile(r"PATH|HOME|LANG|TMPDIR|(PIP|UV|SSL|REQUESTS|CURL)_\w+|\w+_(proxy|PROXY)")
"""Variables of somebody who has just cloned the project: where programs are, and the network."""
NO_REGISTRY: Final = "no package registry can be reached from here, so nothing was installed"


def environment(**changes: str) -> dict[str, str]:
    """Return the environment of a program that knows no settings of developers, and no checkout."""
    return {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)} | changes


def run(*command: str | Path, folder: Path, **changes: str) -> str:
    """Run a program in a folder; return what it prints."""
    done = subprocess.run(  # noqa: S603
        command,
        cwd=folder,
        env=environment(**changes),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    run(UV, "build", "--quiet", "--wheel", "--offline", "--out-dir", folder, folder=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture
def gangway(tmp_path: Path, wheel: Path) -> Path:
    """Install the wheel beside the packages that it needs; return its command."""
    fresh = tmp_path / "fresh"
    venv.create(fresh, with_pip=False)
    install = (UV, "pip", "install", "--quiet", "--offline", "--no-deps")
    run(*install, "--python", fresh / "bin/python", wheel, folder=tmp_path)
    (packages,) = fresh.glob("lib/python*/site-packages")
    (packages / "what-it-needs.pth").write_text("\n".join(site.getsitepackages()))
    return fresh / "bin/gangway"


def test_the_wheel_holds_every_file_of_the_program_and_no_other(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        held = {name for name in opened.namelist() if name.partition("/")[0] in PARTS}
    there = {
        path.relative_to(ROOT).as_posix()
        for part in PARTS
        for path in (ROOT / part).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    papers = {name for name in there if OTHER_HOUSE.match(name)}
    assert {name for name in held if not name.endswith("/")} == there - papers


def test_what_the_playground_needs_comes_with_the_wheel_that_carries_it() -> None:
    ours, its = (
        {*tomllib.loads((ROOT / path).read_text("utf-8"))["project"]["dependencies"]}
        for path in ("pyproject.toml", "playground/pyproject.toml")
    )
    assert {*its} - ours == {"aiohttp>=3.14"}, "discord.py brings that one"


@pytest.mark.long
def test_an_installed_gangway_lists_its_games_and_finds_itself_well(
    gangway: Path, tmp_path: Path
) -> None:
    listed = run(gangway, "list", folder=tmp_path)
    assert {line.partition(":")[0] for line in listed.splitlines()} >= {*SHELF}
    well = partial(run, folder=tmp_path, GANGWAY_DATABASE="own.db", DISCORD_TOKEN="")
    assert "ok     pictures: drawn for 5 games" in well(gangway, "doctor")
    assert re.fullmatch(r"gangway \d+\.\d+\.\d+\n", well(gangway, "--version"))


@pytest.mark.long
async def test_an_installed_gangway_deals_a_hand(gangway: Path, tmp_path: Path) -> None:
    await deal([gangway, "play"], tmp_path)


async def deal(command: list[str | Path], folder: Path, **changes: str) -> None:
    """Open the playground by a command, try a game, and wait for the hand that is dealt."""
    program = await asyncio.create_subprocess_exec(
        *(*command, "--port", "0", "--no-browser"),
        cwd=folder,
        env=environment(**changes),
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        await see_a_hand_dealt(program)
    finally:
        if program.returncode is None:
            program.send_signal(signal.SIGINT)
        await program.wait()
    assert program.returncode == 0


async def see_a_hand_dealt(program: asyncio.subprocess.Process) -> None:
    """Read where a playground has been opened, try a game there, and wait for the hand."""
    assert program.stdout
    async with asyncio.timeout(DEALT_WITHIN):
        async for line in program.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+", line.decode()):
                break
        else:
            pytest.fail("it has ended without an address")
        address = found[0]
        async with aiohttp.ClientSession(address, headers={"Origin": address}) as page:
            await until(page, "/", begins_a_game)
            await until(page, "/as/ada/dm", shows_a_picture)


async def until(
    page: aiohttp.ClientSession,
    path: str,
    holds: Callable[[aiohttp.ClientSession, str], Awaitable[bool]],
) -> None:
    """Sit down where a path leads to, and look again with everything that changes there."""
    async with page.get(path) as entered:
        room = entered.url.path
    async with page.ws_connect(f"{room}/live") as changes:
        async for _ in changes:
            if await holds(page, room):
                return


async def begins_a_game(page: aiohttp.ClientSession, room: str) -> bool:
    """Press "Try a game"; until the bot has come, that is refused."""
    async with page.post(f"{room}/shortcut", json={"value": "all_aboard"}) as tried:
        return tried.status == HTTPStatus.OK


async def shows_a_picture(page: aiohttp.ClientSession, room: str) -> bool:
    async with page.get(room) as shown:
        return f"{room}/files/" in await shown.text()


@pytest.mark.long
def test_a_game_of_another_package_stands_beside_it(gangway: Path, tmp_path: Path) -> None:
    lanterns = build_wheel(tmp_path / "lanterns")
    install = (UV, "pip", "install", "--quiet", "--offline", "--no-deps")
    run(*install, "--python", gangway.with_name("python"), lanterns, folder=tmp_path)
    assert "lanterns: Lanterns, for 2, 3, 4 players" in run(gangway, "list", folder=tmp_path)


# ---- the one command ----------------------------------------------------------------------------


def test_every_verb_says_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    assert all(re.search(rf"^  {verb} +\w", said, re.MULTILINE) for verb in PROGRAMS)
    assert main(["nothing"]) == 2
    assert capsys.readouterr().err.startswith("gangway: no verb 'nothing'")


@pytest.mark.parametrize("program", sorted({*VERBS} - {"playground"}))
def test_every_verb_of_a_program_is_handed_on(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        import_module(f"{program}.__main__").main(["--help"])
    known = re.findall(r"^    ([\w-]+)(?: |$)", capsys.readouterr().out, re.MULTILINE)
    assert {*VERBS[program]} == {*known}, "VERBS in gangway/__main__.py lists them"


def test_a_program_that_is_handed_a_verb_says_how_it_was_called(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for verb in PROGRAMS:
        with pytest.raises(SystemExit) as ended:
            main([verb, "--help"])
        assert ended.value.code == 0
        assert f"usage: gangway {verb}" in capsys.readouterr().out


# ---- from nothing -------------------------------------------------------------------------------


def registry_is_there(folder: Path) -> bool:
    """Tell whether one small package can be fetched, as the next steps need some forty."""
    fetch = (UV, "pip", "install", "--no-cache", "--no-deps", "--target", folder / "probe", "idna")
    return subprocess.run(fetch, capture_output=True, check=False).returncode == 0  # noqa: S603


def by_uvx(_: Path) -> list[str | Path]:
    lock = ("--constraints", ROOT / "requirements.txt")
    return [UV, "tool", "run", *lock, "--from", ROOT, "gangway"]


def by_uv_tool(home: Path) -> list[str | Path]:
    lock = ("--constraints", ROOT / "requirements.txt")
    run(UV, "tool", "install", *lock, f"{ROOT}[fast]", folder=home, **homes(home))
    return [home / "bin/gangway"]


def by_pip(home: Path) -> list[str | Path]:
    venv.create(home / "venv", with_pip=True)
    pip = (home / "venv/bin/pip", "install", "--quiet")
    run(*pip, "--require-hashes", "-r", ROOT / "requirements.txt", folder=home)
    run(*pip, "--no-deps", ROOT, folder=home)
    return [home / "venv/bin/gangway"]


def by_pipx(home: Path) -> list[str | Path]:
    run(UV, "tool", "run", "pipx", "install", ROOT, folder=home, **homes(home))
    return [home / "bin/gangway"]


def homes(home: Path) -> dict[str, str]:
    """Let tools install nothing outside a folder."""
    return {
        "UV_CACHE_DIR": str(home / "cache"),
        "UV_TOOL_DIR": str(home / "tools"),
        "UV_TOOL_BIN_DIR": str(home / "bin"),
        "PIPX_HOME": str(home / "pipx"),
        "PIPX_BIN_DIR": str(home / "bin"),
    }


@pytest.mark.long
@pytest.mark.parametrize("install", [by_uvx, by_uv_tool, by_pip, by_pipx])
async def test_one_line_installs_it_into_an_empty_environment(
    tmp_path: Path, install: Callable[[Path], list[str | Path]]
) -> None:
    if not registry_is_there(tmp_path):
        pytest.skip(NO_REGISTRY)
    command = await asyncio.to_thread(install, tmp_path)
    await deal([*command, "play"], tmp_path, **homes(tmp_path))
