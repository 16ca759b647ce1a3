"""Gangway at the playground: started by its plug, with a database that is kept, or is none."""

from __future__ import annotations

import signal
import sys
from subprocess import PIPE, Popen
from typing import TYPE_CHECKING

from bot.plug.plug import GangwayPlug
from bot.plug.try_game import start_match
from games.kit.words import ROOT
from gangway.__main__ import PLUG
from playground.__main__ import main
from tests.support.page.site import opened_site, table_of

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_the_program_prints_its_address_and_stops_at_ctrl_c() -> None:
    command = [sys.executable, "-m", "playground", "--port", "0", "--no-browser"]
    with Popen(command, cwd=ROOT, stdout=PIPE, stderr=PIPE, text=True) as program:  # noqa: S603
        assert program.stdout is not None
        assert "http://127.0.0.1:" in program.stdout.readline()
        program.send_signal(signal.SIGINT)
        _, complaints = program.communicate()
    assert (program.returncode, complaints) == (0, "")


async def test_matches_of_a_kept_database_are_there_after_closing_the_playground(
    tmp_path: Path,
) -> None:
    async with opened_site(tmp_path / "kept.db") as site:
        host, *guests = [one.person for one in site.chairs]
        await start_match(site.world, "all_aboard", host, guests, table_of(site))
        await site.world.idle()
    async with opened_site(tmp_path / "kept.db") as site:
        person, table = site.chairs[0].person, table_of(site)
        listed = await person.slash("games", at=table)
        assert f"<#{table.id}>" in listed.text
        await person.slash("table", at=table)
        await site.world.until(lambda: person.sees(table)[-1].pictures)


async def test_a_database_that_cannot_be_read_is_shown_as_the_reason(tmp_path: Path) -> None:
    file = tmp_path / "no.db"
    file.write_text("This is no database. " * 100)
    async with opened_site(file) as site:
        assert not site.bot_runner.online
        assert site.bot_runner.trouble
        chair, table = site.chairs[0], table_of(site)
        assert site.bot_runner.trouble in site.renderer.part("bot", chair, table)


def test_a_database_that_cannot_be_read_ends_the_program_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "no.db"
    file.write_text("This is no database. " * 100)
    options = ["--port", "0", "--no-browser", "--database", str(file)]
    assert main(options, bot=PLUG) == 1
    printed = capsys.readouterr()
    assert printed.out == "", "no page is open"
    assert printed.err.startswith(f"{file} is not an SQLite database")
    assert printed.err.count("\n") == 1


async def test_a_second_playground_on_the_same_database_says_why_it_cannot_start(
    tmp_path: Path,
) -> None:
    file = tmp_path / "kept.db"
    async with opened_site(file) as first, opened_site(file) as second:
        assert first.bot_runner.online
        assert not second.bot_runner.online
        assert "in use by another program" in second.bot_runner.trouble


async def test_the_page_is_written_in_the_letters_of_the_pictures(tmp_path: Path) -> None:
    async with opened_site(tmp_path / "kept.db") as site:
        page = site.renderer.page(site.chairs[0], table_of(site))
        assert "Nobody is playing in # table yet" in page
        assert "NunitoTable-SemiBold.ttf" in page
        assert f"· {GangwayPlug.name}</title>" in page
