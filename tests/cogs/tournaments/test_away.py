"""Time in which nobody can reach the bot: rounds, sign-ups and lobbies get it back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.support.evenings.tournament import arena
from tests.support.fast_time import run_fast

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.support.evenings.tournament import Arena
    from tests.support.fast_time import FastLoop

HOUR = 60 * 60.0


async def away(there: Arena, seconds: float) -> None:
    """Take the network away for so long."""
    there.table.world.expect_complaints()
    await there.table.world.go_offline()
    await asyncio.sleep(seconds)
    await there.table.world.go_online()
    for _ in range(100):
        await asyncio.sleep(10)  # in the loop's time; the library's pauses have grown
        if not there.table.bot.timekeeper.stands_still:
            break
    await there.settle()


def test_a_round_does_not_end_while_discord_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 8, gives_back=True) as there:
            await there.open(system="knockout")
            await there.begin()
            before = await there.now()
            await away(there, 3 * HOUR)
            after = await there.now()
            assert (after.phase, after.round) == ("running", 1)
            assert not any(one.result for one in after.current)
            assert after.due is not None
            assert before.due is not None
            assert 2.8 * HOUR < after.due - before.due < 4 * HOUR  # a slow machine reconnects later

    run_fast(monkeypatch, story)


def test_tables_that_could_not_be_opened_are_opened_afterwards_and_have_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 8) as there:
            there.table.world.expect_complaints()
            await there.open(system="knockout")
            there.table.world.fault(
                "POST", "/channels/{a}/messages/{b}/threads", status=403, code=50013, times=9999
            )
            await there.begin()
            for _ in range(5):
                await there.pass_time(HOUR / 2)
            now = await there.now()
            assert (now.phase, now.round) == ("running", 1)
            assert not any(one.result for one in now.current)
            there.table.world.faults.clear()
            await there.pass_time(130)
            now = await there.now()
            assert all(one.match for one in now.current)
            assert now.due is not None
            assert now.due > loop.now() + HOUR / 4

    run_fast(monkeypatch, story)


def test_a_sign_up_and_a_lobby_outlive_an_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4, gives_back=True) as there:
            await there.open()
            await there.opener.slash("play", game="all_aboard", at=there.table.world.table)
            before = await there.now()
            await away(there, 3 * HOUR)
            after = await there.now()
            assert after.phase == "signup"
            assert (after.due or 0) - (before.due or 0) > 2.8 * HOUR
            lobby = await there.table.bot.store.lobbies.in_channel(there.channel.id)
            assert lobby is not None

    run_fast(monkeypatch, story)
