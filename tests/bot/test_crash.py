"""The process is killed in the middle of play: what was said is stored, and nothing half is."""

from __future__ import annotations

import asyncio
import sys

import pytest

from games.kit.game import replay
from games.kit.words import ROOT
from storage.address import Address, PostgresAddress
from storage.store import Store
from tests.support.engines import place
from tests.support.toys import LANTERNS, shelf

__all__ = ["place"]


async def kill_after(place: Address, plies: int) -> tuple[int, int]:
    """Let a process play, kill it without warning, and return the last match and ply it told."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.support.endless",
        place.conninfo if isinstance(place, PostgresAddress) else str(place),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
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
    moves = [(line.seat, line.move) for line in log]
    assert replay(LANTERNS, 2, match.options, match.seed, moves) == match.state
    assert [line.ply for line in log] == list(range(1, match.ply + 1))
    return match.ply


@pytest.mark.parametrize("plies", [1, 20, 57])
async def test_a_killed_process_loses_no_move_that_it_told(place: Address, plies: int) -> None:
    told_match, told_ply = await kill_after(place, plies)
    async with await Store.open(place, shelf()) as store:
        for match_id in range(1, told_match + 1):
            ply = await check(store, match_id)
            assert match_id < told_match or ply >= told_ply
        for match_id in await store.matches.running():
            await check(store, match_id)


async def test_play_goes_on_after_a_crash(place: Address) -> None:
    earlier, _ = await kill_after(place, 10)
    later, _ = await kill_after(place, 10)
    assert later > earlier
