"""What stands in the README does what it says, with bots that were not written for it, too."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from playground import World

HOME = Path(__file__).parents[1]
PAGE = (HOME / "README.md").read_text("utf-8")
FILES = {
    found["name"]: found[1]
    for found in re.finditer(
        r"^```\w+\n((?:#|//) (?P<name>[\w.]+)\n.*?)^```$", PAGE, re.MULTILINE | re.DOTALL
    )
}
"""The files that the page shows, by name."""
NODE_MODULES = Path(os.environ.get("NODE_MODULES", "node_modules"))


def run_tests(folder: Path, *names: str, installed: Path | None = None) -> str:
    """Write files of the page into a folder, and run the tests in them as a stranger would.

    `installed` is a Python with the wheel, where the entry point brings the fixture.
    """
    for name in names:
        (folder / name).write_text(FILES[name])
    command = [installed or sys.executable, "-m", "pytest", "-q", "."]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if installed is None:
        command += ["-p", "playground.pytest_plugin"]
        env["PYTHONPATH"] = str(HOME.parent)
    done = subprocess.run(  # noqa: S603
        command, cwd=folder, env=env, capture_output=True, text=True, check=False
    )
    return done.stdout


def test_the_tests_on_the_page_pass(tmp_path: Path) -> None:
    assert "2 passed" in run_tests(tmp_path, "counter.py", "test_counter.py")


def test_the_first_lines_of_the_page_are_a_test_that_passes(tmp_path: Path) -> None:
    first = re.findall(r"^```python\n(async def .*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[0]
    head = "import pytest\nfrom counter import make_bot\n\n@pytest.mark.asyncio\n"
    (tmp_path / "test_first.py").write_text(head + first)
    assert "1 passed" in run_tests(tmp_path, "counter.py")


@pytest.mark.skipif(not find_spec("jishaku"), reason="no jishaku: pip install jishaku")
def test_a_foreign_bot_on_discord_py_is_played(tmp_path: Path) -> None:
    assert "1 passed" in run_tests(tmp_path, "test_jishaku.py")


@pytest.mark.skipif(
    not (shutil.which("node") and (NODE_MODULES / "discord-tictactoe").is_dir()),
    reason="no node, or no discord-tictactoe: NODE_MODULES names where npm has installed it",
)
async def test_a_foreign_bot_on_discord_js_is_played(tmp_path: Path) -> None:
    (tmp_path / "tictactoe.js").write_text(FILES["tictactoe.js"])
    async with World.open(tcp=True) as world:
        application = world.application("Tic", privileged=True)
        anna, ben = world.member("Anna", permissions=["ADMINISTRATOR"]), world.member("Ben")
        env = os.environ | {
            "NODE_PATH": str(NODE_MODULES.resolve()),
            "DISCORD_API": world.addresses.api.removesuffix("/v10"),
            "DISCORD_TOKEN": application.token,
        }
        bot = await asyncio.create_subprocess_exec("node", "tictactoe.js", cwd=tmp_path, env=env)
        try:
            await world.connected(application)
            await world.idle()
            anna.says(f"<@{application.id}> tttdeploy")
            await world.until(lambda: "has been registered" in anna.sees()[-1].content)
            await anna.slash("tictactoe", opponent=ben)
            await world.idle(quiet=0.5)  # it listens for the answer a little later
            await ben.press("Accept")
            await world.until(lambda: "select your move" in anna.sees()[-1].content)
            mover = anna if anna.mention in anna.sees()[-1].content else ben
            await mover.press("-")
            await world.until(lambda: {"X", "O"} & {*anna.sees()[-1].labels})
        finally:
            bot.terminate()
            await bot.wait()
