"""docs/operating.md, walked word by word in a clean folder, as far as it goes without systemd.

The commands are those of the page. Folders of the machine become folders of the test; what needs
root (`sudo`, `useradd`, `systemctl`) is replaced by programs that note how they were called, the
editor by one that fills in the token. What systemd would start is started as its unit says.
"""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import signal
import site
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from games.kit.words import ROOT
from playground import World
from storage.sqlite.inspection import inspect
from tests.bot.test_health import free_port
from tests.support.evenings.answers import move_by_hand
from tests.test_wheel import registry_is_there

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PAGE: Final = (ROOT / "docs/operating.md").read_text("utf-8")
PLACES: Final = ("/opt/gangway", "/etc", "/var/lib/gangway")
LEFT_OUT: Final = shutil.ignore_patterns(
    ".venv", ".git", "var", "__pycache__", ".*_cache", "mutants"
)
PRETEND: Final = """
import os, sys
if "bot" in sys.orig_argv:
    from discord.http import Route
    Route.BASE = os.environ["PRETENDED_DISCORD"]
"""
STUBS: Final = {
    "sudo": '[ "$1" = -u ] && shift 2; exec "$@"',
    "useradd": 'echo "useradd $*" >> "$CALLED"',
    "systemctl": 'echo "systemctl $*" >> "$CALLED"',
    "journalctl": 'echo "journalctl $*" >> "$CALLED"',
    "git": '[ "$1 $2" = "clone ADDRESS_OF_THE_PROJECT" ] && cp -r "$PROJECT" "$3"',
    "editor": 'sed -i "s/^DISCORD_TOKEN=.*/DISCORD_TOKEN=$TOKEN/" "$1"'
    ' && echo "GANGWAY_HEALTH_PORT=$PORT" >> "$1"',
}
"""Programs of the page that are not for a test to run, as shell scripts."""


class Machine:
    """A machine on which nothing is installed yet."""

    def __init__(self, folder: Path, world: World) -> None:
        self.root = folder / "machine"
        self.port = free_port()
        self.application = world.application("Gangway")
        self.called = folder / "called"
        project = folder / "project"
        shutil.copytree(ROOT, project, ignore=LEFT_OUT)
        shim, programs = folder / "shim", folder / "programs"
        for made in (shim, programs, *(self.place(one) for one in PLACES[1:])):
            made.mkdir(parents=True)
        self.place("/etc/systemd/system").mkdir(parents=True)
        self.place("/opt").mkdir()
        (shim / "sitecustomize.py").write_text(PRETEND)
        for name, script in STUBS.items():
            (programs / name).write_text(f"#!/bin/sh\n{script}\n")
            (programs / name).chmod(0o755)
        base = Path(sys.base_prefix) / "bin"
        self.environment = {
            "PATH": f"{programs}:{base}:{os.environ['PATH']}",
            "HOME": str(folder),
            "CALLED": str(self.called),
            "PROJECT": str(project),
            "TOKEN": self.application.token,
            "PORT": str(self.port),
            "PYTHONPATH": str(shim),
            "PRETENDED_DISCORD": world.addresses.api,
        } | {name: value for name, value in os.environ.items() if name.startswith("PIP_")}

    def place(self, path: str) -> Path:
        """Return where something of the page lies in the test."""
        return self.root / path.lstrip("/")

    def here(self, text: str) -> str:
        """Let commands name the folders of the test."""
        for one in PLACES:
            text = re.sub(rf"(?<![\w/.]){one}(?=[/\s]|$)|(?<==){one}", str(self.place(one)), text)
        return text

    async def shell(self, commands: str, folder: Path | None = None) -> str:
        """Run commands of the page, each of which has to succeed; return what they print."""
        shell = await asyncio.create_subprocess_exec(
            *("sh", "-e", "-c", self.here(commands)),
            cwd=folder or self.root,
            env=self.environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        said, _ = await shell.communicate()
        assert shell.returncode == 0, f"{commands}\n{said.decode()}"
        return said.decode()

    async def verb(self, *words: str | Path) -> str:
        """Run a verb of the bot as the page says for `doctor`."""
        (block,) = [one for one in blocks() if "-m bot doctor" in one]
        return await self.shell(
            block.replace("-m bot doctor", f"-m bot {' '.join(map(str, words))}")
        )

    @asynccontextmanager
    async def service(self, world: World) -> AsyncIterator[None]:
        """Run what the installed unit says, until it is stopped as the unit says."""
        text = self.here((self.place("/etc/systemd/system") / "gangway.service").read_text())
        unit = dict(re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE))
        environment = dict(self.environment)
        for line in re.findall(r"^Environment=(.*)$", text, re.MULTILINE):
            environment |= dict(word.split("=", 1) for word in shlex.split(line))
        for line in Path(unit["EnvironmentFile"]).read_text().splitlines():
            if line and not line.startswith("#"):
                name, value = line.split("=", 1)
                environment[name] = value
        program = await asyncio.create_subprocess_exec(
            *shlex.split(unit["ExecStart"]), cwd=unit["WorkingDirectory"], env=environment
        )
        try:
            await world.connected(self.application)
            yield
        finally:
            program.send_signal(signal.Signals[unit["KillSignal"]])
            async with asyncio.timeout(float(unit["TimeoutStopSec"])):
                await program.wait()
        assert program.returncode == 0


def blocks() -> list[str]:
    """Return the commands of the page, block by block."""
    found = re.findall(r"^( *)```\n(.*?)^\1```$", PAGE, re.MULTILINE | re.DOTALL)
    return [re.sub(rf"^{indent}", "", text, flags=re.MULTILINE) for indent, text in found]


async def install(machine: Machine, *, really: bool) -> None:
    """Follow the page to its end; the packages that are here already may stand for fetched ones."""
    first, settings, start, _ = blocks()
    if really:
        await machine.shell(first)
    else:
        before, pip = first.rstrip().rsplit("\n", 1)
        assert pip == "sudo .venv/bin/pip install --require-hashes -r requirements.txt"
        await machine.shell(before)
        (packages,) = machine.place("/opt/gangway/.venv").glob("lib/python*/site-packages")
        (packages / "what-it-needs.pth").write_text("\n".join(site.getsitepackages()))
    folder = machine.place("/opt/gangway")
    await machine.shell(settings, folder)
    await machine.shell(start, folder)


@pytest.mark.long
async def test_the_page_installs_a_bot_that_finds_nothing_wrong(tmp_path: Path) -> None:
    async with World.open(tcp=True) as world:
        world.member("Red")
        machine = Machine(tmp_path, world)
        await install(machine, really=False)
        home = machine.place("/opt/gangway")
        assert machine.called.read_text().splitlines() == [
            f"useradd --system --home-dir {home} gangway",
            "systemctl enable --now gangway",
            "journalctl -u gangway -f",
        ]
        assert machine.place("/etc/gangway.env").stat().st_mode & 0o777 == 0o600
        said = await machine.verb("doctor")
    assert "is not there yet; the first start makes it" in said
    assert "Discord knows none yet; the first start sends them" in said


@pytest.mark.long
async def test_by_the_page_a_match_is_played_and_comes_back_from_a_backup(tmp_path: Path) -> None:
    """Packages are fetched where a registry can be reached; elsewhere those that are here serve."""
    async with World.open(tcp=True) as world:
        red, blue = world.member("Red"), world.member("Blue")
        machine = Machine(tmp_path, world)
        await install(machine, really=registry_is_there(tmp_path))
        async with machine.service(world):
            await world.until(lambda: machine.application.commands)
            await red.slash("play", game="all_aboard")
            await blue.press("Join")
            await red.press("Start")
            await move_by_hand(world, red, blue)
            status = await machine.verb("status")
            assert "tables   1: all_aboard 1\n" in status
            assert ", ply 1: seat " in status
            await machine.verb("backup", tmp_path / "gangway-move.db")
            await world.idle()
        database = machine.place("/var/lib/gangway/gangway.db")
        well = await machine.verb("doctor")
        assert f"ok     database: {database}, sound, 1 running" in well
        assert re.search(r"^ok     backups: 1 in ", well, re.MULTILINE)
        restored = await machine.verb("restore", tmp_path / "gangway-move.db")
        assert "; what was there is now " in restored
        async with machine.service(world):
            assert ", ply 1: seat " in await machine.verb("status")
            await world.idle()
        assert inspect(database).running == 1
