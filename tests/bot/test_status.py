"""Status: what the operator reads of a running bot, and nobody's name, hand or channel in it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import aiohttp
import pytest

from bot.__main__ import main
from bot.health import serve_health
from bot.status import FAULTS_KEPT, ReportLine, Status, Waiting, ask, lesson_lines
from games import SHELF
from storage.sqlite.backup import back_up_in_turn
from tests.bot.test_health import free_port
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

log = logging.getLogger("cogs.kit.refusals")


async def test_why_tells_of_a_match_what_was_shown_when(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    port = free_port()
    monkeypatch.setenv("GANGWAY_HEALTH_PORT", str(port))
    async with evening(tmp_path) as table, serve_health(table.bot, port, tmp_path / "gangway.db"):
        await table.open_table("all_aboard", *table.people)
        await table.move()
        assert await asyncio.to_thread(main, ["why", "1"]) == 0
        told = capsys.readouterr().out
        async with aiohttp.ClientSession() as session:
            found = await session.get(f"http://127.0.0.1:{port}/metrics")
            figures = await found.text()
        assert await asyncio.to_thread(main, ["why", "2"]) == 0
        other = capsys.readouterr().out
    assert "hand of 1 due in 0.0 s: hand, its owner" in told
    assert "0.00 of requests, 0.00 of drawing used" in told
    assert "table brought after 0." in told
    assert 'gangway_shown_seconds_count{message="hand"} 1.0' in figures
    assert other == "Nothing of match 2 was shown lately.\n"


async def test_status_tells_tables_turns_queues_backup_and_faults(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    port, backups = free_port(), tmp_path / "backups"
    monkeypatch.setenv("GANGWAY_HEALTH_PORT", str(port))
    async with evening(tmp_path) as table:
        database = tmp_path / "gangway.db"
        async with serve_health(table.bot, port, database, backups):
            await table.open_table("bandido_alcatraz", *table.people)
            await table.settle()
            before = await ask(port)
            made = back_up_in_turn(database, backups, before.now, 2)
            for number in range(FAULTS_KEPT + 1):
                log.error("[%06x] interaction %s (press), match 1: failed", number, 1)
            assert await asyncio.to_thread(main, ["status", "--json"]) == 0
            told = capsys.readouterr().out
            assert await asyncio.to_thread(main, ["status"]) == 0
            words = capsys.readouterr().out
            (match_id,) = await table.bot.store.matches.running()
            match = await table.bot.store.matches.load(match_id)
    assert (before.backup, before.faults, before.trouble) == (None, (), None)
    assert (before.servers, before.tables) == (1, {"bandido_alcatraz": 1})
    (turn,) = before.turns
    assert (turn.match, turn.seats, turn.computers) == (match_id, (1,), ())
    read = json.loads(told)
    assert read["waiting"] == {"updates": 0, "pictures": 0, "thoughts": 0, "requests": 0}
    assert read["backup"] is not None
    assert made.exists()
    assert [one["reference"] for one in read["faults"]] == [f"{n:06x}" for n in range(1, 6)]
    assert f"turn     match {match_id}, bandido_alcatraz, ply 0: seat 1\n" in words
    assert "tables   1: bandido_alcatraz 1\n" in words
    assert "cogs.kit.refusals: [000005] interaction 1 (press), match 1: failed\n" in words
    ids = [table.world.table.id, *(person.id for person in table.people)]
    for secret in (match.seed, *map(str, ids), *(person.name for person in table.people)):
        assert not re.search(rf"\b{re.escape(secret)}\b", told)


def test_a_seat_of_a_computer_is_named_as_one() -> None:
    now = datetime(2026, 11, 23, 20, 0, tzinfo=UTC)
    turn = ReportLine(match=7, game="abordaje", ply=3, seats=(1, 2), computers=(2,))
    told = Status(
        version="0.3.0",
        trouble="not connected to Discord",
        since=now - timedelta(hours=3),
        now=now,
        servers=2,
        tables={"abordaje": 1},
        turns=(turn,),
        waiting=Waiting(updates=0, pictures=2, thoughts=1, requests=0),
        backup=now,
        faults=(),
    )
    assert told.in_words().splitlines() == [
        "bot      0.3.0, not connected to Discord, started 3:00:00 ago",
        "servers  2",
        "tables   1: abordaje 1",
        "turn     match 7, abordaje, ply 3: seat 1, 2 (computer)",
        "waiting  0 updates, 2 pictures, 1 thoughts, 0 requests",
        "backup   2026-11-23 20:00 UTC",
        "faults   none since the start",
    ]


@pytest.mark.parametrize(
    ("port", "says"),
    [(None, "GANGWAY_HEALTH_PORT is not set"), (1, "No bot tells its status at port 1")],
)
def test_without_a_bot_that_tells_status_is_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    port: int | None,
    says: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("GANGWAY_HEALTH_PORT", raising=False)
    if port:
        monkeypatch.setenv("GANGWAY_HEALTH_PORT", str(port))
    assert main(["status"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(says)
    assert said.count("\n") == 1


def test_a_lesson_is_said_with_how_many_stand_at_which_step() -> None:
    shelf = {"abordaje": SHELF["abordaje"]}
    end = len(SHELF["abordaje"].lessons[0].script)
    counted = {("abordaje", "first", at): n for at, n in ((0, 5), (1, 1), (2, 3), (end, 2))}
    assert list(lesson_lines(shelf, counted)) == ["abordaje first: board 6, cover 3, end 2"]
