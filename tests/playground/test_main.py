"""Starting and stopping the program, and a database that is kept."""

from __future__ import annotations

import signal
import socket
import sys
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from playground.__main__ import main
from playground.web.try_game import (
    start_match,
)
from tests.playground.support.page import opened_site

ROOT = Path(__file__).parent.parent.parent


def test_the_program_prints_its_address_and_stops_at_ctrl_c() -> None:
    command = [sys.executable, "-m", "playground", "--port", "0", "--no-browser"]
    with Popen(command, cwd=ROOT, stdout=PIPE, stderr=PIPE, text=True) as program:  # noqa: S603
        assert program.stdout is not None
        assert "http://127.0.0.1:" in program.stdout.readline()
        program.send_signal(signal.SIGINT)
        _, complaints = program.communicate()
    assert (program.returncode, complaints) == (0, "")


def test_a_port_that_is_taken_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["--port", str(port), "--no-browser"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"Port {port} is taken")
    assert said.count("\n") == 1


@pytest.mark.long
def test_the_program_opens_a_port_for_other_bots_and_a_bad_day_for_its_own() -> None:
    command = [sys.executable, "-m", "playground", "--port", "0", "--no-browser"]
    command += ["--bad-day", "7", "--real-limits", "--tcp"]
    with Popen(command, cwd=ROOT, stdout=PIPE, stderr=PIPE, text=True) as program:  # noqa: S603
        assert program.stdout is not None
        program.stdout.readline()
        told = program.stdout.readline()
        assert told.startswith("Another bot finds it at http://127.0.0.1:")
        program.send_signal(signal.SIGINT)
        program.communicate()
    assert program.returncode == 0


async def test_matches_of_a_kept_database_are_there_after_closing_the_playground(
    tmp_path: Path,
) -> None:
    async with opened_site(tmp_path / "kept.db") as site:
        host = site.chairs[0]
        table = next(one for one in host.person.client.channels() if one.name == "table")
        await start_match(site, host, "all_aboard", table)
        await site.world.idle()
    async with opened_site(tmp_path / "kept.db") as site:
        person = site.chairs[0].person
        table = next(one for one in person.client.channels() if one.name == "table")
        listed = await person.slash("games", at=table)
        assert f"<#{table.id}>" in listed.text
        await person.slash("table", at=table)
        await site.world.until(lambda: person.sees(table)[-1].pictures)
