"""The reconciler: each message is brought when it is due, and shows the present then."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, TypeVar, TypeVarTuple

from typing_extensions import override

from cogs.delivery.pace import LOOKING_ON, TABLE, TABLES_APART, pace
from cogs.delivery.reconciler import Delivery
from cogs.delivery.sending.rate_limiter import RateLimiter
from cogs.kit.messages.layouts import PictureInPlace
from cogs.kit.pictures.jobs import ViewJob
from matches.workers.processes import Priority
from playground import ManualClock
from tests.support.evenings.answers import answers_of
from tests.support.evenings.evening import evening, picture_on
from tests.support.evenings.threads import Threads

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest

    from playground import Person
    from tests.support.evenings.evening import Evening

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


async def test_a_hand_that_waits_is_up_to_date_when_its_owner_opens_it(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        time = await begin(table)
        (player,) = table.acting()
        await table.press_on(player, table.hand(player))
        await table.world.until(lambda: table.acting() not in ([], [player]))
        (idle,) = set(table.people) - {player, *table.acting()}
        assert picture_on(table.hand(idle)) == "hand-0.png"
        opened = await idle.slash("hand", at=table.world.table)
        assert picture_on(opened) == "hand-1.png"
        time.advance(LOOKING_ON.least)
        await table.settle()
        assert picture_on(table.hand(idle)) == "hand-1.png"


class Backlogged(Threads):
    """Says that many jobs wait, and notes which positions were drawn, but for questions."""

    backlogged = True

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[ViewJob] = []

    @override
    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, priority: Priority = Priority.SHOWN
    ) -> T:
        job = getattr(function, "__self__", None)
        if isinstance(job, ViewJob) and not job.chosen:
            self.drawn.append(job)
        return await super().run(function, *arguments, priority=priority)


async def begin(table: Evening) -> ManualClock:
    """Start a match, and let the time of its showing stand still."""
    await table.open_table("all_aboard", *table.people)
    delivery, time = table.bot.delivery, ManualClock()
    assert isinstance(delivery, Delivery)
    delivery.clock.now, delivery.clock.later = time.now, time.later
    delivery.pace = pace
    return time


async def move(table: Evening) -> tuple[Person, Person]:
    """Let a player move; return them, and the next player once that one is asked."""
    (player,) = table.acting()
    await table.press_on(player, table.hand(player))
    (other,) = set(table.people) - {player}
    await table.world.until(lambda: answers_of(table.hand(other)) != [])
    return player, other


async def both_have(table: Evening, picture: str) -> None:
    await table.world.until(
        lambda: {picture_on(table.hand(one)) for one in table.people} == {picture}
    )


async def test_a_table_skips_what_is_over_within_seconds_and_hands_skip_nothing(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        time = await begin(table)
        time.advance(TABLES_APART)
        await move(table)
        await table.world.until(lambda: picture_on(table.table()) == "table-1.png")
        for ply in (2, 3):
            await move(table)
            await both_have(table, f"hand-{ply}.png")
        assert picture_on(table.table()) == "table-1.png"
        time.advance(TABLES_APART)
        await table.world.until(lambda: picture_on(table.table()) == "table-3.png")


async def test_a_call_never_stands_below_a_table_that_waits_for_another(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        time = await begin(table)
        time.advance(TABLES_APART)
        await move(table)
        await table.world.until(lambda: picture_on(table.table()) == "table-1.png")


LONGEST_FILM: Final = 30
"""Seconds, more than any climax runs: what comes of it is shown once it has been seen."""


async def test_a_round_that_is_over_is_told_at_once_however_lately_the_table_was_shown(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        time = await begin(table)
        before, moves = picture_on(table.table()), 0
        while picture_on(table.table()) == before:
            (player,) = table.acting()
            await table.press_on(player, table.hand(player))
            moves += 1
            await table.world.idle()
            await table.bot.delivery.wait_until_idle()
        assert before == "table-0.png", "time stood still, so nothing was shown meanwhile"
        assert moves > 2
        told = table.people[0].sees(table.world.table)[-1]
        assert told.pictures[0].filename.startswith("climax-")
        time.advance(LONGEST_FILM)
        await table.world.until(lambda: picture_on(table.table()).startswith("table-"))
        assert picture_on(table.table()) != before
        assert "-# 🏅" in table.table().text
        assert told.id < table.table().id, "the log of the round stands above it"


async def test_while_requests_wait_the_table_does_too(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        time = await begin(table)
        time.advance(TABLES_APART)
        await move(table)
        await table.world.until(lambda: picture_on(table.table()) == "table-1.png")
        assert isinstance(table.bot.delivery, Delivery)
        table.bot.delivery.limiter = limiter = RateLimiter(0.2)
        waiting = [asyncio.create_task(limiter.acquire()) for _ in range(9)]
        time.advance(TABLES_APART)
        (player,) = table.acting()
        await table.press_on(player, table.hand(player))
        await table.world.until(lambda: picture_on(table.hand(player)) == "hand-2.png")
        assert picture_on(table.table()) == "table-1.png"
        time.advance(TABLE.longest)
        table.bot.delivery.limiter = None
        await table.settle()
        assert picture_on(table.table()) == "table-2.png"
        for task in waiting:
            task.cancel()


async def test_in_a_backlog_words_come_at_once_and_pictures_for_who_is_to_act(
    tmp_path: Path,
) -> None:
    workers = Backlogged()
    async with evening(tmp_path, workers=workers) as table:
        time = await begin(table)
        before, old = len(workers.drawn), table.table().text
        player, other = await move(table)
        hands = [picture_on(table.hand(one)) for one in (player, other)]
        assert hands == ["hand-0.png", "hand-1.png"]
        assert f"Waiting for {other}" in table.hand(player).text
        assert "from before your move" in table.hand(player).text
        assert "from before your move" not in table.hand(other).text
        assert (picture_on(table.table()), table.table().text) == ("table-0.png", old)
        assert len(workers.drawn) - before == 1
        time.advance(TABLE.longest)
        await table.settle()
        assert picture_on(table.hand(player)) == "hand-1.png"
        assert "from before your move" not in table.hand(player).text
        assert picture_on(table.table()) == "table-1.png"
        assert f"Waiting for {other}" in table.table().text


async def test_a_burst_in_a_backlog_takes_a_picture_a_move_and_the_table_once(
    tmp_path: Path,
) -> None:
    workers = Backlogged()
    async with evening(tmp_path, workers=workers) as table:
        time = await begin(table)
        before = len(workers.drawn)
        for _ in range(4):
            await move(table)
        assert len(workers.drawn) - before == 4
        time.advance(TABLE.longest)
        await table.settle()
        assert len(workers.drawn) - before == 6
        assert picture_on(table.table()) == "table-4.png"
        assert {picture_on(table.hand(one)) for one in table.people} == {"hand-4.png"}


async def test_a_hand_that_has_another_picture_by_now_gets_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = PictureInPlace("hand-7.png", "")
    monkeypatch.setattr("cogs.kit.messages.layouts.picture_on", lambda _: gone)
    async with evening(tmp_path, workers=Backlogged()) as table:
        await begin(table)
        player, _ = await move(table)
        await table.world.until(lambda: picture_on(table.hand(player)) == "hand-1.png")
        assert "from before your move" not in table.hand(player).text


async def test_cards_that_no_longer_lie_open_are_taken_away_at_once_in_a_backlog(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path, workers=Backlogged()) as table:
        await begin(table)
        monkeypatch.setattr(table.bot.presentations["all_aboard"], "covers_up", lambda _: True)
        player, _ = await move(table)
        await table.world.until(lambda: picture_on(table.hand(player)) == "hand-1.png")
        await table.world.until(lambda: picture_on(table.table()) == "table-1.png")
