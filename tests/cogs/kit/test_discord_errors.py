"""Failed showings: tried again with growing pauses, until everything is shown or refused."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
import pytest

from cogs.delivery.reconciler import Delivery
from cogs.kit.discord_errors import PAUSES, pause_after
from matches.ports import StorageUnavailableError
from playground import PATIENCE
from playground.state.clock import ManualClock
from tests.support.evenings.evening import evening, picture_on

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from matches.records import PostedMessage
    from tests.support.evenings.evening import Evening

EDIT: Final = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
SEND: Final = ("POST", "/channels/{channel_id}/messages")
DELETE: Final = ("DELETE", "/channels/{channel_id}/messages/{message_id}")


@pytest.fixture(autouse=True)
def no_edits_by_presses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all hands be edited by the bot itself, where these tests let it fail."""
    monkeypatch.setattr("cogs.kit.responses.PRESS_EDITS_FOR", -1)


async def clock_of(table: Evening) -> ManualClock:
    """Give the bot's delivery a clock that the test moves; nobody's time to decide runs out."""
    await table.bot.timekeeper.close()
    clock, delivery = ManualClock(), table.bot.delivery
    assert isinstance(delivery, Delivery)
    delivery.clock.now, delivery.clock.later = clock.now, clock.later
    return clock


async def pass_time(table: Evening, clock: ManualClock, seconds: float) -> None:
    """Let time pass, and wait until what falls due is done."""
    clock.advance(seconds)
    await table.settle()


async def move(table: Evening) -> None:
    """Let the player to act move from the hand."""
    (player,) = table.acting()
    await table.press_on(player, table.hand(player))
    await table.settle()


def called(table: Evening) -> list[str]:
    """Return the names of those who are called."""
    seen = table.people[0].sees(table.world.table)
    return [name for one in seen for name in one.mentions]


def pictures(table: Evening) -> set[str]:
    """Return the file names of the pictures that people see: table and hands."""
    shown = [table.table(), *map(table.hand, table.people)]
    return {*map(picture_on, shown)}


async def test_what_failed_once_is_shown_when_the_pause_is_over(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        await table.open_table("all_aboard", *table.people)
        table.world.fault(*EDIT, status=503, times=30)
        await move(table)
        await pass_time(table, clock, PAUSES[0] - 1)
        assert "table-0.png" in pictures(table), "a hand may come as the answer to a press"
        table.world.faults.clear()
        await pass_time(table, clock, 1)
        assert pictures(table) == {"table-1.png", "hand-1.png"}


async def test_pauses_grow_while_nothing_gets_through(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        await table.open_table("all_aboard", *table.people)
        table.world.fault(*EDIT, status=503, times=1000)
        await move(table)
        for pause in (*PAUSES, PAUSES[-1]):
            await pass_time(table, clock, pause - 1)
            assert "table-0.png" in pictures(table)
            await pass_time(table, clock, 1)
        table.world.faults.clear()
        await pass_time(table, clock, PAUSES[-1])
        assert pictures(table) == {"table-1.png", "hand-1.png"}


async def test_a_long_limit_is_waited_for_as_long_as_discord_says(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        await table.open_table("all_aboard", *table.people)
        table.world.fault(*EDIT, status=429, retry_after=90, times=30)
        await move(table)
        await pass_time(table, clock, 89)
        assert "table-0.png" in pictures(table)
        table.world.faults.clear()
        await pass_time(table, clock, 1)
        assert pictures(table) == {"table-1.png", "hand-1.png"}


async def test_whoever_is_next_is_called_although_the_table_failed(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await clock_of(table)
        await table.open_table("all_aboard", *table.people)
        (first,) = table.acting()
        table.world.fault(*EDIT, status=503, times=3, where=table.world.table)
        await move(table)
        assert called(table) == [next(p.name for p in table.people if p is not first)]


async def test_who_is_next_is_called_before_a_table_that_takes_long(tmp_path: Path) -> None:
    clock = ManualClock()
    async with evening(tmp_path, clock=clock) as table:
        await table.open_table("all_aboard", *table.people)
        (first,) = table.acting()
        (other,) = {*table.people} - {first}
        before = table.table().pictures
        table.world.delay(*EDIT, 1.0, times=30)
        moving = asyncio.create_task(table.press_on(first, table.hand(first)))
        await table.world.until(lambda: called(table) == [other.name])
        assert table.table().pictures == before
        table.world.faults.clear()
        clock.advance(1.0)
        await moving
        await table.settle()
        assert table.table().pictures != before


async def test_a_call_that_failed_is_sent_later(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        await table.open_table("all_aboard", *table.people)
        (first,) = table.acting()
        table.world.fault(*SEND, status=503, where=table.world.table)
        await move(table)
        assert not called(table)
        await pass_time(table, clock, PAUSES[0])
        assert called(table) == [next(p.name for p in table.people if p is not first)]


async def test_a_hand_that_failed_keeps_no_other_from_being_shown(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        await table.open_table("all_aboard", *table.people)
        table.world.fault(*EDIT, status=503, where=table.people[1].dm)
        await move(table)
        shown = [table.table(), *map(table.hand, table.people)]
        assert sorted(picture_on(seen)[-5] for seen in shown) == ["0", "1", "1"]
        await pass_time(table, clock, PAUSES[0])
        assert pictures(table) == {"table-1.png", "hand-1.png"}


async def test_what_was_told_meanwhile_is_told_later(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        await table.open_table("all_aboard", *table.people)
        (first,) = table.acting()
        table.world.fault(*EDIT, status=503, times=30, where=table.world.table)
        await move(table)
        assert f"**{first.name}**" not in table.table().text
        table.world.faults.clear()
        await pass_time(table, clock, PAUSES[0])
        assert f"**{first.name}**" in table.table().text


async def test_a_connection_that_is_back_is_used_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await clock_of(table)
        await table.open_table("all_aboard", *table.people)
        table.world.fault(*EDIT, status=503, times=30)
        await move(table)
        table.world.faults.clear()
        await table.world.drop_sockets()
        await table.bot.wait_for("resumed", timeout=PATIENCE)
        await table.settle()
        assert pictures(table) == {"table-1.png", "hand-1.png"}


async def test_a_next_move_does_not_wait_for_the_pause(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        await clock_of(table)
        await table.open_table("all_aboard", *table.people)
        table.world.fault(*EDIT, status=503, where=table.world.table)
        await move(table)
        await move(table)
        assert pictures(table) == {"table-2.png", "hand-2.png"}


async def test_what_is_refused_is_not_asked_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        await table.open_table("all_aboard", *table.people)
        table.world.fault(*EDIT, status=400, times=30)
        await move(table)
        table.world.faults.clear()
        refused = pictures(table)
        assert "table-0.png" in refused, "a hand may be posted anew"
        await pass_time(table, clock, sum(PAUSES))
        assert pictures(table) == refused


async def test_a_table_whose_answer_was_lost_stands_there_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        await table.open_table("all_aboard", *table.people)
        table.world.lose(*SEND)
        await table.people[0].slash("table", at=table.world.table)
        await table.settle()
        await move(table)
        await pass_time(table, clock, PAUSES[0])
        shown = [seen for seen in table.people[0].sees(table.world.table) if seen.pictures]
        assert [seen.pictures[0].filename for seen in shown] == ["table-1.png"]


async def test_a_call_found_again_that_cannot_be_edited_at_once_stands_there_once(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        await table.open_table("all_aboard", *table.people)
        table.world.lose(*SEND)
        await move(table)
        table.world.fault(*EDIT, status=503, times=3)
        await pass_time(table, clock, PAUSES[0])
        await pass_time(table, clock, PAUSES[1])
        (player,) = table.acting()
        assert called(table) == [player.name]


async def test_a_call_that_cannot_be_written_down_at_once_stands_there_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        await table.open_table("all_aboard", *table.people)
        write_down = table.bot.store.messages.change
        failed: list[list[PostedMessage]] = []

        async def fail_once(
            shown: Iterable[PostedMessage] = (), gone: Iterable[PostedMessage] = (), *more: Any
        ) -> None:
            rows = list(shown)
            if not failed and any(one.kind == "notice" and one.message for one in rows):
                failed.append(rows)
                raise StorageUnavailableError
            await write_down(rows, gone, *more)

        monkeypatch.setattr(table.bot.store.messages, "change", fail_once)
        await move(table)
        assert failed
        await pass_time(table, clock, PAUSES[0])
        (player,) = table.acting()
        assert called(table) == [player.name]


@pytest.mark.parametrize("tries", [1, 2, 3, 4, 9])
def test_pauses_follow_the_list_unless_discord_says_otherwise(tries: int) -> None:
    assert pause_after([aiohttp.ClientError()], tries) == PAUSES[min(tries, 4) - 1]
    assert pause_after([discord.RateLimited(41), TimeoutError()], tries) == 41


async def test_a_call_that_could_not_be_taken_back_is_taken_back_later(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        await table.open_table("all_aboard", *table.people)
        (first,) = table.acting()
        table.world.fault(*DELETE, status=503, times=30)
        await move(table)
        assert first.name in called(table)
        table.world.faults.clear()
        await pass_time(table, clock, PAUSES[0])
        assert called(table) == [next(p.name for p in table.people if p is not first)]


async def test_a_call_whose_answer_was_lost_is_taken_back_after_the_move(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        clock = await clock_of(table)
        await table.open_table("all_aboard", *table.people)
        table.world.lose(*SEND)
        await move(table)
        await move(table)
        await pass_time(table, clock, PAUSES[0])
        (player,) = table.acting()
        assert called(table) == [player.name]


async def test_a_match_that_cannot_be_read_is_not_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path) as table:
        await clock_of(table)
        table.bot.delivery.refresh(77)
        await table.settle()
        delivery = [one for one in caplog.records if one.name.startswith("cogs.delivery")]
        assert not delivery
