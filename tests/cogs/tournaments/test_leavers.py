"""Tournaments whose people leave the server: they are paired no more, and hold no medal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from games.kit.words import Voice
from tests.support.evenings.tournament import arena
from tests.support.fast_time import run_fast

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from tests.support.fast_time import FastLoop

    Fast = Callable[[Callable[[FastLoop], Coroutine[Any, Any, None]]], None]


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> Fast:
    return lambda story: run_fast(monkeypatch, story)


def test_one_who_has_left_the_server_is_not_paired_and_holds_no_medal(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            await there.open()
            await there.begin()
            first = (await there.now()).current[0]
            await there.give_up(first, first.seats[0])
            await there.settle()
            winner = await there.player(first.seats[1])
            winner.leave()
            await there.play_round()
            now = await there.now()
            assert now.round == 2
            assert now.entrant(first.seats[1]).is_out
            assert all(first.seats[1] not in one.seats for one in now.current)
            while (await there.now()).phase == "running":
                await there.play_round()
            other = next(one for one in there.people if one is not winner)
            lines = (await other.press("📝", on=there.page)).text.splitlines()
            assert [line[0] for line in lines if " points · " in line or " point · " in line] == [
                "🥇",
                "🥈",
                "🥉",
                "4",
            ]
            (last,) = [line for line in lines if line.startswith("4.")]
            assert winner.name in last
            assert Voice("en")("tournament-out") in last

    fast(story)


def test_one_who_is_out_holds_no_medal_among_three(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 3) as there:
            await there.open()
            await there.begin()
            first = (await there.now()).unfinished[0]
            winner = await there.player(min(first.seats))
            winner.leave()
            while (await there.now()).phase == "running":
                await there.play_round()
            other = next(one for one in there.people if one is not winner)
            lines = (await other.press("📝", on=there.page)).text.splitlines()
            (line,) = [one for one in lines if winner.name in one]
            assert line.startswith("3. ")
            assert "· 1 point" in line

    fast(story)


def test_one_who_leaves_during_sign_up_is_not_dealt_in(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            await there.open()
            gone = there.people[3]
            gone.leave()
            await there.begin()
            assert gone.id not in {one.player for one in (await there.now()).entrants}

    fast(story)


def test_one_who_leaves_during_the_last_round_does_not_win(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 3) as there:
            await there.open(system="knockout")
            await there.begin()
            await there.play_round()
            final = (await there.now()).current[0]
            winner = await there.player(min(final.seats))
            winner.leave()
            await there.play_round()
            assert (await there.now()).phase == "over"
            assert f"**{winner.name}**" not in there.page.text

    fast(story)


def test_one_who_is_gone_when_the_round_is_over_gets_no_point_for_being_waited_for(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            await there.open(rhythm="weekly")
            await there.begin()
            for one in (await there.now()).current:
                (await there.player(one.seats[0])).leave()
            await there.pass_time((await there.now()).round_length + 60)
            now = await there.now()
            for one in now.of_round(1):
                assert one.result is not None
                assert one.seats[0] not in one.result.winners

    fast(story)
