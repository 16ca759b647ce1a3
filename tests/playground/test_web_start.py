"""Starting and stopping: the program, the bot within it, and a database that is kept."""

from __future__ import annotations

import signal
import socket
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import TYPE_CHECKING

import pytest

from bot.local import FONTS, open_bot
from playground.__main__ import main
from playground.web.assets import Assets
from playground.web.bot_runner import BotRunner
from playground.web.sample_server import create_sample_server
from playground.web.site import Site
from playground.web.try_game import (
    NotStarted,
    offered_games,
    start_match,
)
from playground.world import World
from tests.playground.web import visit

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playground.people.seen import Seen
    from playground.web.chairs import Chair


ROOT = Path(__file__).parent.parent.parent


@asynccontextmanager
async def harbour(database: Path) -> AsyncIterator[Site]:
    """Open the sample server with the real bot, without a page."""
    async with World.open() as world:
        sample = create_sample_server(world)
        runner = BotRunner(
            world, sample.application, lambda connector: open_bot(database, connector)
        )
        await runner.start()
        try:
            yield Site(world, sample.chairs, runner, Assets(FONTS))
        finally:
            await runner.stop()


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


async def test_a_bot_that_cannot_start_is_shown_with_the_reason(tmp_path: Path) -> None:
    file = tmp_path / "no.db"
    file.write_text("This is no database. " * 100)
    async with harbour(file) as site:
        assert not site.bot_runner.online
        chair, table = site.chairs[0], site.chairs[0].person.client.channels()[0]
        assert "offline" in site.renderer.part("bot", chair, table)
        assert site.bot_runner.trouble in site.renderer.part("bot", chair, table)
        assert site.bot_runner.trouble


async def test_matches_of_a_kept_database_are_there_after_closing_the_playground(
    tmp_path: Path,
) -> None:
    async with harbour(tmp_path / "kept.db") as site:
        host = site.chairs[0]
        table = next(one for one in host.person.client.channels() if one.name == "table")
        await start_match(site, host, "all_aboard", table)
        await site.world.idle()
    async with harbour(tmp_path / "kept.db") as site:
        person = site.chairs[0].person
        table = next(one for one in person.client.channels() if one.name == "table")
        listed = await person.slash("games", at=table)
        assert f"<#{table.id}>" in listed.text
        await person.slash("table", at=table)
        await site.world.until(lambda: person.sees(table)[-1].pictures)


async def test_every_game_on_the_shelf_can_be_tried(tmp_path: Path) -> None:
    async with harbour(tmp_path / "gangway.db") as site:
        host = site.chairs[0]
        table = next(one for one in host.person.client.channels() if one.name == "table")
        offered = await offered_games(host, table)
        assert offered
        for _, slug in offered:
            await start_match(site, host, slug, table)
        await site.world.until(lambda: len(running(host)) == len(offered), timeout=30)


def running(chair: Chair) -> list[Seen]:
    """Return the tables that a person sees, by their pictures."""
    rooms = [one for one in chair.person.client.channels() if one.guild]
    return [seen for room in rooms for seen in chair.person.sees(room) if seen.pictures]


async def test_a_game_that_is_not_there_is_refused_in_the_bots_words(tmp_path: Path) -> None:
    async with harbour(tmp_path / "gangway.db") as site:
        host = site.chairs[0]
        table = next(one for one in host.person.client.channels() if one.name == "table")
        with pytest.raises(NotStarted, match="game"):
            await start_match(site, host, "chess", table)


async def test_commands_are_listed_in_the_persons_language() -> None:
    async with visit() as page:
        status, text = await page.get(f"/as/ada/{page.table.id}/commands")
        assert status == 200
        assert '"name": "fruit"' in text
        assert '"required": true' in text
        assert '"name": "Emil"' in text
