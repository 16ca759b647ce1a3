"""Computers at tables as people see them: in the lobby, in the match, for a player who left."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from games.kit.words import Voice
from matches.seated import is_computer
from tests.support.evenings.evening import Evening, evening
from tests.support.fast_time import run_fast
from tests.support.thinking import Thinkers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine
    from pathlib import Path
    from typing import Any

    from tests.support.fast_time import FastLoop

    Fast = Callable[[Callable[[FastLoop], Coroutine[Any, Any, None]]], None]

SCALE = 0.01


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> Fast:
    return lambda story: run_fast(monkeypatch, story)


@asynccontextmanager
async def opened(
    folder: Path, loop: FastLoop, people: int = 2, workers: Thinkers | None = None
) -> AsyncIterator[Evening]:
    async with evening(folder, people, clock=loop, workers=workers) as table:
        table.bot.thinker.scale = SCALE
        yield table


async def settle(table: Evening) -> None:
    """Wait until it is a person's turn, and everything is on show."""
    await table.world.idle()  # what a press began may go on after its first answer
    await table.bot.computers.wait()
    await table.settle()


async def running(table: Evening) -> Any:
    (match_id,) = await table.bot.store.matches.running()
    return await table.bot.store.matches.load(match_id)


# ---- the lobby ----------------------------------------------------------------------------------


def test_computers_sit_down_in_the_lobby_and_stand_up_again(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop) as table:
            red, blue = table.people
            await table.open_table("all_aboard", red, start=False)
            lobby = await red.press("+ strong", at=table.world.table)
            assert "2. 🤖 Atlas · strong" in lobby.text
            assert "does not count on the leaderboard" in lobby.text
            lobby = await red.press("+ easy", at=table.world.table)
            assert "3. 🤖 Echo · easy" in lobby.text, "the second computer"
            lobby = await red.press("Remove a computer", at=table.world.table)
            assert "Echo" not in lobby.text
            refused = await blue.press("+ easy", at=table.world.table)
            assert "not sitting" in refused.text
            closed = await red.press("Leave", at=table.world.table)
            assert "closed" in closed.text, "computers do not wait for people"

    fast(story)


def test_a_computer_can_be_given_another_seat(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop, 1) as table:
            (red,) = table.people
            await table.open_table("all_aboard", red, start=False)
            await red.press("+ strong", at=table.world.table)
            await table.agree(red, "Who moves up one seat?", "2. 🤖 Atlas")
            await table.settle()
            lobby = next(seen for seen in red.sees(table.world.table) if not seen.ephemeral)
            assert "1. 🤖 Atlas · strong" in lobby.text

    fast(story)


# ---- playing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", ["abordaje", "all_aboard"])
def test_whoever_is_alone_plays_computers_at_once_to_the_end(
    tmp_path: Path, fast: Fast, slug: str
) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop, 1) as table:
            (red,) = table.people
            await table.play_alone(red, game=slug, level="easy", at=table.world.table)
            await settle(table)
            assert "🤖 Pixel: easy" in table.table().text
            assert "🤖 Pixel (easy)" in table.table().pictures[0].alt
            match = await running(table)
            assert [is_computer(one) for one in match.players] == [False, True]
            while (await table.bot.store.matches.running()) and table.acting():
                await table.press_on(red, table.hand(red))
                await settle(table)
            assert "🤖 Pixel" in table.told()
            assert "wins" in table.table().text or "The match is over" in table.table().text
            board = await red.slash("leaderboard", game=slug)
            assert "Nobody has finished a match here yet" in board.text
            assert all(
                seen.text.count("<@") == seen.text.count(f"<@{red.id}>")
                for seen in red.sees(table.world.table)
            ), "computers are not called"

    fast(story)


def test_a_stopped_bot_thinks_again_and_plays_on(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        workers = Thinkers()
        async with opened(tmp_path, loop, 1, workers) as table:
            (red,) = table.people
            workers.free.clear()
            await table.play_alone(red, game="abordaje", level="strong", at=table.world.table)
            while not workers.jobs:  # noqa: ASYNC110 - time passes at once
                await asyncio.sleep(0.1)
            before = await running(table)
            await table.stop()
            workers.free.set()
            await table.start()
            table.bot.thinker.scale = SCALE
            await settle(table)
            assert (await running(table)).ply > before.ply
            assert workers.jobs[1].seed == workers.jobs[0].seed
            assert workers.jobs[1].world == workers.jobs[0].world

    fast(story)


def test_people_and_computers_race_together(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop, 1) as table:
            (red,) = table.people
            await table.play_alone(red, game="alles_an_bord", level="strong", at=table.world.table)
            await table.settle()
            for _ in range(2):
                await asyncio.sleep(10)
                hand = red.dms()[-1]
                if labels := [one for one in hand.labels if "Bord" in one]:
                    await red.press(labels[0], on=hand)
            opened_at = await running(table)
            await asyncio.sleep(20)
            began = await running(table)
            assert began.acted == opened_at.acted, "it waits for who is alone, and still reads"
            panel = red.dms()[-1]
            tile = next(one for one in panel.buttons if one.custom_id.startswith("load:"))
            await red.press(tile.text, on=panel)
            await asyncio.sleep(20)
            ended = await running(table)
            presses = ended.acted[1] - began.acted[1]
            assert 20 / 1.9 - 2 <= presses <= 20 / 1.3 + 1
            await table.bot.computers.close()

    fast(story)


# ---- a player leaves ----------------------------------------------------------------------------


def test_whoever_leaves_lets_a_computer_play_and_takes_the_seat_back(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop) as table:
            red, blue = table.people
            await table.open_table("abordaje", red, blue)
            asked = await red.slash("resign", at=table.world.table)
            left = await red.press("Computer for me", on=asked)
            assert "A computer plays for you" in left.text
            await settle(table)
            assert "Red 🤖: normal" in table.table().text
            assert "Waiting for Blue" in table.table().text
            words = await red.slash("table", at=table.world.table)
            back = await red.press("Take my seat back", on=words)
            assert "Red is back" in back.text
            await settle(table)
            assert "🤖: " not in table.table().text
            assert (await running(table)).played_by_people == {0, 1}

    fast(story)


def test_a_seat_that_was_given_up_can_be_left_to_a_computer_by_those_who_play_on(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop, 3) as table:
            red, blue, _ = table.people
            await table.open_table("all_aboard", *table.people)
            asked = await red.slash("resign", at=table.world.table)
            assert asked.labels == ["No", "Computer for me", "Yes, give up the seat"]
            await red.press("Yes, give up the seat", on=asked)
            await table.settle()
            refused = await red.press("Let a computer play on", on=table.table())
            assert "moved on" in refused.text, "whoever has left decides no more"
            await blue.press("Let a computer play on", on=table.table())
            await settle(table)
            assert "Red 🤖: normal" in table.table().text
            assert "Let a computer play on" not in table.table().labels

    fast(story)


# ---- hints --------------------------------------------------------------------------------------


def test_a_hint_is_given_privately_and_only_where_nothing_counts(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with opened(tmp_path, loop) as table:
            red, blue = table.people
            await table.open_table("abordaje", red, blue)
            refused = await red.slash("hint", at=table.world.table)
            assert refused.text == Voice("en")("hint-not-here")
            thread = table.world.channel("another")
            await table.play_alone(red, game="abordaje", level="easy", at=thread)
            await settle(table)
            hint = await red.slash("hint", at=thread)
            assert hint.ephemeral
            assert "A strong computer would play: **" in hint.text

    fast(story)
