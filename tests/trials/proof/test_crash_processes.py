"""Several processes, in brief: one of them is killed while the others play on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from trials.proof.crash_processes import several
from trials.proof.deaths.trial import Plan

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.support.stores.postgres import Server

ENDS = (
    (0, Plan("after commit, before answer", at=2, trouble="session lost")),
    (1, Plan("lobby written, not shown", trouble="no network")),
    (0, Plan(seconds=0.5, trouble="database restarted")),
)


async def check(server: Server, folder: Path, ends: Sequence[tuple[int, Plan]]) -> None:
    async with several(server, folder, 1, ["all_aboard"]) as tried:
        counted = [await tried.end_one(shard, plan) for shard, plan in ends]
        assert counted[0]
        await tried.finish()
        assert tried.ledger.figures.accepted > 0
        assert "Traceback" not in tried.lives.log.read_text("utf-8")


@pytest.mark.long
@pytest.mark.trial
async def test_a_process_that_dies_while_the_database_restarts_loses_nothing(
    server: Server, tmp_path: Path
) -> None:
    await check(server, tmp_path, [(0, Plan(seconds=0.5, trouble="database crashed"))])


@pytest.mark.long
@pytest.mark.trial
async def test_whatever_befalls_processes_that_die_nothing_is_lost(
    server: Server, tmp_path: Path
) -> None:
    await check(server, tmp_path, ENDS)


@pytest.mark.long
@pytest.mark.trial
async def test_the_end_of_a_process_that_has_nothing_to_do_does_not_count(
    server: Server, tmp_path: Path
) -> None:
    async with several(server, tmp_path, 1, []) as tried:
        assert not await tried.end_one(0, Plan(seconds=0.1))
        assert tried.idle_ends == 1
