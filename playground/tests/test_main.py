"""The program: which bot it starts, what it prints, and how it stops."""

from __future__ import annotations

import signal
import socket
import sys
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import TYPE_CHECKING

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
def opened(folder: Path, *options: str) -> Iterator[Popen[str]]:
    """Run the program until its block ends."""
    command = [sys.executable, "-m", "playground", "--port", "0", "--no-browser", *options]
    env = {"PYTHONPATH": str(ABOVE)}
    with Popen(command, cwd=folder, env=env, stdout=PIPE, stderr=PIPE, text=True) as program:  # noqa: S603
        assert program.stdout is not None
        assert "http://127.0.0.1:" in program.stdout.readline()
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


def test_a_port_that_is_taken_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["--port", str(port), "--no-browser", "--tcp"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"Port {port} is taken")
    assert said.count("\n") == 1


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
