"""The process is killed in the middle of play: what was said is stored, and nothing half is."""

from __future__ import annotations

import asyncio
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from games.kit.words import ROOT
from matches.history import log_entry
from matches.replaying import replay
from storage.address import Address, PostgresAddress
from storage.sqlite.backup import back_up, restore
from storage.store import Store
from tests.support.stores.engines import place
from tests.support.stores.tables import ANN, BOB, deal, move
from tests.support.toys import shelf

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["place"]


async def endless(place: Address) -> asyncio.subprocess.Process:
    """Start a process that plays until it is killed, and says each ply."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.support.processes.endless",
        place.conninfo if isinstance(place, PostgresAddress) else str(place),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )


async def kill_after(place: Address, plies: int) -> tuple[int, int]:
    """Let a process play, kill it without warning, and return the last match and ply it told."""
    process = await endless(place)
    assert process.stdout is not None
    told = [await process.stdout.readline() for _ in range(plies)]
    process.kill()
    told += (await process.stdout.read()).splitlines(keepends=True)
    await process.wait()
    match_id, ply = [line for line in told if line.endswith(b"\n")][-1].split()
    return int(match_id), int(ply)


async def check(store: Store, match_id: int) -> int:
    """Check that a match stands where its log leads, and return its ply."""
    match, log = await store.matches.load(match_id), await store.matches.log_of(match_id)
    *_, end = replay(match.deal, map(log_entry, log))
    assert end.state == match.state
    assert [line.ply for line in log] == list(range(1, match.ply + 1))
    return match.ply


@pytest.mark.parametrize("plies", [1, pytest.param(20, marks=pytest.mark.long), 57])
async def test_a_killed_process_loses_no_move_that_it_told(place: Address, plies: int) -> None:
    told_match, told_ply = await kill_after(place, plies)
    async with await Store.open(place, shelf()) as store:
        for match_id in range(1, told_match + 1):
            ply = await check(store, match_id)
            assert match_id < told_match or ply >= told_ply
        for match_id in await store.matches.running():
            await check(store, match_id)


@pytest.mark.long  # `make test` has all the others, which read on after a crash
async def test_play_goes_on_after_a_crash(place: Address) -> None:
    earlier, _ = await kill_after(place, 10)
    later, _ = await kill_after(place, 10)
    assert later > earlier


async def test_a_backup_taken_under_load_is_played_on_in_another_folder(tmp_path: Path) -> None:
    here, there = tmp_path / "here.db", tmp_path / "there" / "gangway.db"
    there.parent.mkdir()
    process = await endless(here)
    assert process.stdout is not None
    for _ in range(20):
        await process.stdout.readline()
    await asyncio.to_thread(back_up, here, tmp_path / "copy.db")
    assert process.returncode is None, "it plays all the while"
    process.kill()
    await process.communicate()
    restore(tmp_path / "copy.db", there, datetime.now(UTC))
    async with await Store.open(there, shelf()) as store:
        # Between two of its matches none is under way.
        (running,) = await store.matches.running() or [(await deal(store, ANN, BOB)).id]
        assert await check(store, running) >= 0
    told_match, _ = await kill_after(there, 10)
    assert told_match > running, "the channel after it is free"
    async with await Store.open(there, shelf()) as store:
        match = await store.matches.load(running)
        assert (await move(store, match, match.players[min(match.to_act())])).ply == match.ply + 1
