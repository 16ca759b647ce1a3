"""The README as a front page: short, its pictures there, and every command on it run."""

from __future__ import annotations

import asyncio
import io
import os
import re
import shutil
import signal
import subprocess
from typing import TYPE_CHECKING, Final

import pytest
import yaml  # type: ignore[import-untyped]
from PIL import Image

from games import SHELF
from games.kit.words import ROOT, Voice
from tests.test_adding_a_game import copy_of_the_tree
from tests.test_wheel import by_uvx, environment, see_a_hand_dealt
from tools.front_page import EVENING, EVENING_ON_PHONES, FOLDER, MOMENTS, MOST_BYTES, draw_table

if TYPE_CHECKING:
    from pathlib import Path

PAGE: Final = (ROOT / "README.md").read_text("utf-8")
MOST_LINES: Final = 110
LONGEST_LINE: Final = 125
BLOCK: Final = re.compile(r"^ *```\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    """Return what the page asks its readers to type into a terminal."""
    lines = [line.strip() for block in BLOCK.findall(PAGE) for line in block.splitlines()]
    return [line for line in lines if not line.startswith("https://")]


def test_it_is_short_enough_to_be_read() -> None:
    lines = PAGE.splitlines()
    assert len(lines) <= MOST_LINES
    assert [line for line in lines if len(line) > LONGEST_LINE] == []


def test_every_game_has_its_picture_and_its_own_line() -> None:
    assert {*MOMENTS} == {*SHELF}
    for slug in SHELF:
        assert f'src="docs/front/{slug}.png"' in PAGE
        assert Voice("en", slug)("tagline") in PAGE


def test_every_picture_of_the_page_is_there() -> None:
    shown = re.findall(r'src(?:set)?="([^"]+)"', PAGE)
    assert {ROOT / one for one in shown} == {*FOLDER.iterdir()}


@pytest.mark.parametrize("name", [EVENING, EVENING_ON_PHONES])
def test_the_evening_is_an_animation_that_loads_quickly(name: str) -> None:
    taken = FOLDER / name
    assert taken.stat().st_size <= MOST_BYTES
    with Image.open(taken) as film:
        assert getattr(film, "n_frames", 1) > 12


@pytest.mark.parametrize("slug", sorted(MOMENTS))
def test_the_table_of_a_game_is_drawn_anew(slug: str) -> None:
    with Image.open(io.BytesIO(draw_table(slug))) as drawn:
        assert drawn.width > drawn.height / 2


# ---- its commands -------------------------------------------------------------------------------


async def make_play(folder: Path) -> None:
    """Open the playground, and deal a hand."""
    tree = await asyncio.to_thread(copy_of_the_tree, folder)
    program = await asyncio.create_subprocess_exec(
        *("make", "play", "OPTIONS=--port 0 --no-browser"),
        cwd=tree,
        env=environment(),
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        await see_a_hand_dealt(program)
    finally:
        os.killpg(program.pid, signal.SIGINT)  # as a terminal does at Ctrl-C
        await program.wait()


async def make_run(folder: Path) -> None:
    """Start the bot; without a token it says where to get one."""
    tree = await asyncio.to_thread(copy_of_the_tree, folder)
    done = await asyncio.to_thread(run_without_token, tree)
    assert "DISCORD_TOKEN" in done.stderr
    assert "Traceback" not in done.stderr


def run_without_token(tree: Path) -> subprocess.CompletedProcess[str]:
    command = ("make", "run")
    without = environment(DISCORD_TOKEN="")
    return subprocess.run(  # noqa: S603
        command, cwd=tree, env=without, capture_output=True, text=True, check=False
    )


def test_playing_installs_none_of_the_tools_of_developers(tmp_path: Path) -> None:
    for name in ("Makefile", "requirements.txt", "requirements-dev.txt"):
        shutil.copy2(ROOT / name, tmp_path)
    command = ("make", "--dry-run", "play")
    would = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)  # noqa: S603
    assert re.findall(r"-r (\S+)", would.stdout) == ["requirements.txt"]


TRIED: Final = {"make play": make_play, "make run": make_run}
INSTALLED: Final = {"uvx --constraints requirements.txt --from . gangway play": by_uvx}
"""What `tests/test_wheel.py` types into an empty environment."""
ON_WINDOWS: Final = (
    "py -m venv .venv",
    r".venv\Scripts\pip install --require-hashes -r requirements.txt",
    r".venv\Scripts\python -m playground",
)
"""What the job `windows` of `.github/workflows/ci.yml` types."""


def test_every_command_of_the_page_is_run() -> None:
    assert {*commands()} == {*TRIED, *INSTALLED, *ON_WINDOWS}
    workflow = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text("utf-8"))
    steps = [step.get("run", "") for step in workflow["jobs"]["windows"]["steps"]]
    typed = "\n".join(steps).replace("\\", "/")
    at = [typed.index(line.replace("\\", "/")) for line in ON_WINDOWS]
    assert at == sorted(at)


@pytest.mark.long
@pytest.mark.parametrize("typed", sorted(TRIED))
async def test_a_command_of_the_page_does_what_is_said(typed: str, tmp_path: Path) -> None:
    await TRIED[typed](tmp_path)
