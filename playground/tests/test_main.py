"""The program: which bot it starts, what it prints, and how it stops."""

from __future__ import annotations

import getpass
import os
import re
import signal
import socket
import sys
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest

from playground.__main__ import NO_BOT, main

if TYPE_CHECKING:
    from collections.abc import Iterator

ABOVE = Path(__file__).parents[2]
"""The folder in which the package lies."""
TINY = """
import discord

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

class Tiny(discord.Client):
    def __init__(self):
        super().__init__(intents=discord.Intents.all())

async def make():
    return Tiny()

tiny = Tiny()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a tiny bot."""
    (tmp_path / "tiny.py").write_text(TINY)
    return tmp_path


@contextmanager
def opened(folder: Path, *options: str, port: int = 0, **environment: str) -> Iterator[Popen[str]]:
    """Run the program until its block ends."""
    command = [sys.executable, "-m", "playground", "--port", str(port), "--no-browser", *options]
    env = {"PYTHONPATH": f"{folder}{os.pathsep}{ABOVE}"} | environment
    with Popen(command, cwd=folder, env=env, stdout=PIPE, stderr=PIPE, text=True) as program:  # noqa: S603
        assert program.stdout is not None
        if port:
            assert f"Port {port} is taken" in program.stdout.readline()
        program.address = re.findall(r"http://127.0.0.1:\d+", program.stdout.readline())[0]  # type: ignore[attr-defined]
        yield program
        program.send_signal(signal.SIGINT)
        _, complaints = program.communicate()
    assert (program.returncode, complaints) == (0, "")


def test_the_program_prints_its_address_and_stops_at_ctrl_c(folder: Path) -> None:
    with opened(folder, "--bot", "tiny:Tiny"):
        pass


def test_the_projects_own_file_may_name_the_bot(folder: Path) -> None:
    (folder / "pyproject.toml").write_text('[tool.discord-playground]\nbot = "tiny:make"\n')
    with opened(folder):
        pass


def test_a_bot_that_is_a_program_of_its_own_is_told_where_to_connect(folder: Path) -> None:
    with opened(folder, "--tcp") as program:
        assert program.stdout is not None
        assert program.stdout.readline().startswith("A bot finds it at http://127.0.0.1:")


def test_another_bot_comes_to_a_chosen_port_while_the_first_has_a_bad_day(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
    options = ("--bot", "tiny:tiny", "--bad-day", "7", "--real-limits", "--tcp", str(port))
    with opened(folder, *options) as program:
        assert program.stdout is not None
        told = program.stdout.readline()
        assert told.startswith(f"Another bot finds it at http://127.0.0.1:{port}/api/v10, with ")


def test_where_a_port_is_taken_the_next_one_is_used_and_said(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with opened(folder, "--tcp", port=port) as program:
            assert port < int(program.address.rpartition(":")[2]) < port + 20  # type: ignore[attr-defined]


def test_over_ssh_the_way_to_the_page_is_said(folder: Path) -> None:
    with opened(folder, "--tcp", SSH_CONNECTION="192.0.2.9 5000 192.0.2.7 2222") as program:
        assert program.stdout is not None
        port = program.address.rpartition(":")[2]  # type: ignore[attr-defined]
        way = f"On your own machine: ssh -L {port}:127.0.0.1:{port} -p 2222 {getpass.getuser()}@"
        assert program.stdout.readline() == f"{way}192.0.2.7\n"


@pytest.mark.parametrize("port", ["99999", "-1", "http", "٣"])
def test_a_port_that_there_cannot_be_is_one_line(
    port: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([f"--port={port}", "--tcp"])
    said = capsys.readouterr().err
    assert f"--port: {port} is no port: they go from 1 to 65535, and 0 is any free one\n" in said
    assert said.count("\n") == 1


def test_a_port_for_other_bots_that_is_taken_is_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It is not exchanged: the other bot was told this one."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["--port", "0", "--no-browser", "--tcp", str(port)]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"Port {port} cannot be opened: ")
    assert said.count("\n") == 1


WINDOWS = """
import asyncio, socket, sys

pair, family = socket.socketpair, socket.AF_UNIX
socket.socketpair = lambda *how, **named: pair(*how or (family,), **named)
del socket.AF_UNIX
sys.modules["uvloop"] = None

def lacking(*_, **__):
    raise NotImplementedError

for name in ("create_unix_server", "create_unix_connection", "add_signal_handler"):
    setattr(asyncio.SelectorEventLoop, name, lacking)
"""
"""Takes from Python what it lacks on Windows."""


def test_without_unix_sockets_and_signals_of_the_loop_the_bot_connects_all_the_same(
    folder: Path,
) -> None:
    (folder / "sitecustomize.py").write_text(WINDOWS)
    with (
        opened(folder, "--bot", "tiny:Tiny") as program,
        urlopen(program.address) as page,  # type: ignore[attr-defined]  # noqa: S310
    ):
        assert "The bot is online" in page.read().decode()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ((), NO_BOT),
        (("--bot", "nowhere:bot"), "nowhere:bot leads to no bot: No module named 'nowhere'\n"),
        (("--bot", "os:bot"), "os:bot leads to no bot: module 'os' has no attribute 'bot'\n"),
    ],
)
def test_a_bot_that_is_not_there_is_said_in_one_line(
    options: tuple[str, ...],
    said: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(folder)
    assert main(options) == 2
    assert capsys.readouterr().err == said
