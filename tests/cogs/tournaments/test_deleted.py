"""Tournaments whose channel, threads or page are deleted: their people read where it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cogs.tournaments.cog import MOST_PAGES_BROUGHT_BACK
from games.kit.words import Voice
from tests.support.evenings.tournament import arena
from tests.support.fast_time import run_fast

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from playground import Channel
    from tests.support.evenings.tournament import Arena
    from tests.support.fast_time import FastLoop

    Fast = Callable[[Callable[[FastLoop], Coroutine[Any, Any, None]]], None]

ENDED = Voice("en")("tournament-channel-deleted")


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> Fast:
    return lambda story: run_fast(monkeypatch, story)


def told(there: Arena) -> list[str]:
    """Return what everybody was told of the end by direct message."""
    return [seen.text for person in there.people for seen in person.dms() if ENDED in seen.text]


def test_a_tournament_whose_channel_is_deleted_ends_and_tells_its_people(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 3) as there:
            await there.open()
            await there.begin()
            await there.play_round()
            assert (await there.now()).round == 2
            there.people[2].close_dms()
            there.table.world.delete(there.channel)
            await there.settle()
            assert (await there.now()).phase == "over"
            assert len(told(there)) == 2, "each once, but for the one who wants no messages"
            assert all("· 1 point · " in text for text in told(there)), "with the standings"
            await there.pass_time(5 * 60 * 60)
            assert len(told(there)) == 2

    fast(story)


def test_a_sign_up_whose_channel_was_deleted_while_the_bot_was_away_ends_as_well(
    tmp_path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 2) as there:
            await there.open()
            await there.table.stop()
            there.table.world.delete(there.channel)
            await there.table.start()
            await there.settle()
            assert (await there.now()).phase == "over"
            assert len(told(there)) == 2

    fast(story)


def test_a_table_whose_thread_is_deleted_goes_on_in_another_one(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 4) as there:
            await there.open()
            await there.begin()
            (first, _) = (await there.now()).current
            there.table.world.delete(there.thread(first))
            await there.settle()
            (again, other) = (await there.now()).current
            assert again.match == first.match
            assert again.message not in {None, first.message}
            thread = there.thread(again)
            assert any(seen.pictures for seen in there.opener.sees(thread)), "the table"
            assert f"/{thread.id})" in there.page.text
            assert len(announced(there, there.channel)) == 2, "the old one is gone"
            assert other.message is not None
            await there.play_round()
            assert (await there.now()).round == 2

    fast(story)


def announced(there: Arena, channel: Channel) -> list[str]:
    """Return the announcements of the tables of the first round."""
    return [seen.text for seen in there.opener.sees(channel) if "Round 1, table" in seen.text]


def test_a_page_that_is_deleted_comes_back(tmp_path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with arena(tmp_path, loop, 3) as there:
            await there.open(there.people[1])
            for _ in range(MOST_PAGES_BROUGHT_BACK):
                there.table.world.delete(there.page)
                await there.settle()
            await there.people[2].press("Sign up", on=there.page)
            assert "3. Green" in there.page.text
            there.table.world.delete(there.page)
            await there.settle()
            assert not [
                one for one in there.opener.sees(there.channel) if "Tournament:" in one.text
            ]

    fast(story)
