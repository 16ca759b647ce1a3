"""The wheel: the whole program is in it, and alone in an empty environment it runs a bot."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import venv
import zipfile
from typing import TYPE_CHECKING

import aiohttp
import pytest

from playground import PATIENCE
from playground.tests.test_readme import FILES, HOME, run_tests

if TYPE_CHECKING:
    from pathlib import Path

PAPERS = {"docs", "tests", "pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE"}
"""What lies beside the program, and is not part of it."""


def run(*command: str | Path, folder: Path) -> None:
    """Run a program in a folder, where no checkout is found."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(  # noqa: S603
        command, cwd=folder, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel."""
    pytest.importorskip("hatchling", reason="`make setup` installs it")
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, folder=HOME)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel beside the packages that it needs, and nothing else of this checkout."""
    fresh = tmp_path_factory.mktemp("fresh")
    venv.create(fresh, with_pip=False)
    pip = (sys.executable, "-m", "pip", "--quiet", "--python", fresh / "bin/python", "install")
    run(*pip, "--no-index", "--no-deps", wheel, folder=fresh)
    (packages,) = fresh.glob("lib/python*/site-packages")
    needed = [one for one in sys.path if one.endswith("site-packages")]
    (packages / "what-it-needs.pth").write_text("\n".join(needed))
    return fresh / "bin/python"


def test_the_wheel_holds_every_file_of_the_program_and_no_test(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        held = {name for name in opened.namelist() if name.startswith("playground/")}
    parts = [path.relative_to(HOME) for path in HOME.rglob("*") if path.is_file()]
    assert held == {
        f"playground/{part.as_posix()}"
        for part in parts
        if part.parts[0] not in PAPERS and "__pycache__" not in part.parts
    }


def test_alone_it_brings_the_fixture_to_the_tests_of_a_bot(python: Path, tmp_path: Path) -> None:
    assert "2 passed" in run_tests(tmp_path, "counter.py", "test_counter.py", installed=python)


async def test_alone_it_opens_its_page_on_a_bot(python: Path, tmp_path: Path) -> None:
    (tmp_path / "counter.py").write_text(FILES["counter.py"])
    program = await asyncio.create_subprocess_exec(
        *(python.with_name("discord-playground"), "--bot", "counter:make_bot"),
        *("--port", "0", "--no-browser"),
        cwd=tmp_path,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert program.stdout
        async with asyncio.timeout(PATIENCE):
            told = (await program.stdout.readline()).decode()
            (address,) = re.findall(r"http://127\.0\.0\.1:\d+", told)
            assert "Pressed 0 times" in await page_after_a_command(address)
    finally:
        program.send_signal(signal.SIGINT)
        assert await program.wait() == 0


async def page_after_a_command(address: str) -> str:
    """Run a command until the bot has come that answers it; return what the page shows then."""
    async with aiohttp.ClientSession(headers={"Origin": address}) as page:
        async with page.get(address) as entered:
            room = str(entered.url)
        async with page.ws_connect(f"{room}/live") as changes:
            async for _ in changes:
                asked = {"command": "counter", "values": {}}
                async with page.post(f"{room}/run", json=asked) as answer:
                    if (await answer.json()).get("outcome") == "answered":
                        break
        async with page.get(room) as shown:
            return await shown.text()
