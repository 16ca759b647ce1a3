"""Plans: the seat that acts is shown everything at once, and the rest a little later."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple

import pytest
from typing_extensions import override

from bot.governor import Governor
from cogs.delivery.delivery import Delivery
from cogs.delivery.plans import (
    BACKLOG,
    LONG_DELAY,
    LONGEST_PAUSE,
    PAUSE,
    PAUSE_AT_LIMIT,
    PAUSE_IN_BACKLOG,
    TABLE_PAUSE,
    Calls,
    Load,
    Part,
    Plan,
    Plans,
)
from cogs.kit.messages.layouts import PictureInPlace
from cogs.kit.pictures.jobs import ViewJob
from games.kit.game import Outcome, Seat
from matches.wakeups import Clock
from matches.workers.processes import Priority
from playground import ManualClock
from tests.cogs.delivery.test_notices import notices
from tests.cogs.kit.pictures.test_views import opening
from tests.support.evenings.answers import answers_of
from tests.support.evenings.evening import evening, picture_on
from tests.support.evenings.threads import Threads

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from matches.match import Match
    from playground import Person
    from tests.support.evenings.evening import Evening

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


CROWD = Load(pictures=BACKLOG + 1)


class Planned:
    """Plans with a clock of their own, and what they asked for."""

    def __init__(self) -> None:
        self.time = ManualClock()
        self.refreshed: list[int] = []
        clock = Clock(self.time.now, self.time.later)
        self.plans = Plans(clock, lambda match, *_: self.refreshed.append(match))

    def hands(self, match: Match, *, at_once: bool = False) -> list[int]:
        plan = self.plans.plan(match, at_once=at_once)
        assert plan.with_table
        assert not plan.in_words
        return list(plan.hands)

    def in_backlog(self, match: Match) -> Plan:
        return self.plans.plan(match, load=CROWD)


@pytest.fixture
def planned() -> Planned:
    return Planned()


def position(acted: tuple[int, ...], turn: int) -> Match:
    """Return a match of five in which these moves were made and one seat is to act."""
    match = opening(seats=5)
    state = match.state.model_copy(update={"turn": Seat(turn)})
    return replace(match, acted=acted, state=state, ply=sum(acted))


def test_a_match_that_is_shown_first_brings_every_hand(planned: Planned) -> None:
    assert planned.hands(position((0, 0, 0, 0, 0), 0)) == [0, 1, 2, 3, 4]


def test_whoever_moved_and_whoever_is_next_get_their_hands_at_once(planned: Planned) -> None:
    planned.hands(position((0, 0, 0, 0, 0), 0))
    assert planned.hands(position((1, 0, 0, 0, 0), 1)) == [0, 1]


def test_in_a_burst_everybody_who_moved_is_served_and_the_others_wait_once(
    planned: Planned,
) -> None:
    planned.hands(position((0, 0, 0, 0, 0), 0))
    assert planned.hands(position((1, 1, 0, 0, 0), 2)) == [0, 1, 2]
    assert planned.hands(position((1, 1, 1, 0, 0), 3)) == [2, 3]
    planned.time.advance(PAUSE)
    assert planned.refreshed == [1]
    assert planned.hands(position((1, 1, 1, 0, 0), 3)) == [0, 1, 2, 3, 4]
    planned.time.advance(PAUSE)
    assert planned.refreshed == [1]


def test_hands_that_only_look_on_are_shown_when_the_table_rests_or_after_a_minute(
    planned: Planned,
) -> None:
    planned.hands(position((0, 0, 0, 0, 0), 0))
    for moves in range(1, 4):
        assert planned.hands(position((moves, 0, 0, 0, 0), 0)) == [0]
        planned.time.advance(LONGEST_PAUSE / 3 - 1)
    assert not planned.refreshed, "longer than half a minute: moves go on"
    planned.time.advance(3)
    assert planned.refreshed == [1], "a minute after the first of them"
    assert planned.hands(position((3, 0, 0, 0, 0), 0)) == [0, 1, 2, 3, 4]
    planned.hands(position((4, 0, 0, 0, 0), 0))
    planned.time.advance(PAUSE - 1)
    planned.hands(position((4, 0, 0, 0, 0), 0))  # no move: somebody was called, perhaps
    planned.time.advance(1)
    assert planned.refreshed == [1, 1], "half a minute after the last move"


def test_a_hand_whose_turn_has_come_waits_no_longer(planned: Planned) -> None:
    acted = [0, 0, 0, 0, 0]
    planned.hands(position((0, 0, 0, 0, 0), 0))
    for moves in range(20):
        acted[moves % 5] += 1
        planned.hands(position((acted[0], acted[1], acted[2], acted[3], acted[4]), (moves + 1) % 5))
        planned.time.advance(8)
    assert not planned.refreshed


def test_no_hand_waits_at_the_end_or_when_the_bot_stops(planned: Planned) -> None:
    planned.hands(position((0, 0, 0, 0, 0), 0))
    assert planned.hands(position((1, 0, 0, 0, 0), 1), at_once=True) == [0, 1, 2, 3, 4]
    over = replace(position((1, 1, 0, 0, 0), 2), outcome=Outcome(winners=frozenset(), reason="tie"))
    assert planned.hands(over) == [0, 1, 2, 3, 4]
    planned.time.advance(PAUSE)
    assert not planned.refreshed


def test_what_failed_is_tried_again_for_everybody(planned: Planned) -> None:
    planned.hands(position((0, 0, 0, 0, 0), 0))
    planned.hands(position((1, 0, 0, 0, 0), 1))
    planned.plans.start_over(1)
    assert planned.hands(position((1, 0, 0, 0, 0), 1)) == [0, 1, 2, 3, 4]


def test_a_stop_asks_for_what_waits(planned: Planned) -> None:
    planned.hands(position((0, 0, 0, 0, 0), 0))
    planned.hands(position((1, 0, 0, 0, 0), 1))
    planned.plans.hurry()
    assert planned.refreshed == [1]
    planned.time.advance(PAUSE)
    assert planned.refreshed == [1]


def test_in_a_backlog_only_who_is_next_is_drawn_for_until_the_pause_is_over(
    planned: Planned,
) -> None:
    planned.hands(position((0, 0, 0, 0, 0), 0))
    plan = planned.in_backlog(position((1, 0, 0, 0, 0), 1))
    assert plan == Plan((Seat(0), Seat(1)), with_table=False, in_words=frozenset({Seat(0)}))
    later = position((1, 1, 0, 0, 0), 2)
    assert planned.in_backlog(later).in_words == {Seat(1)}
    planned.time.advance(PAUSE_IN_BACKLOG)
    assert planned.refreshed == [1, 1]
    assert planned.in_backlog(later) == Plan(tuple(map(Seat, range(5))))
    planned.time.advance(PAUSE_IN_BACKLOG)
    assert planned.refreshed == [1, 1]


def test_in_a_backlog_the_table_is_due_also_while_somebody_moves(planned: Planned) -> None:
    planned.hands(position((0, 0, 0, 0, 0), 0))
    planned.in_backlog(position((1, 0, 0, 0, 0), 1))
    planned.time.advance(PAUSE_IN_BACKLOG)
    plan = planned.in_backlog(position((1, 1, 0, 0, 0), 2))
    assert plan == Plan(tuple(map(Seat, range(5))), in_words=frozenset({Seat(1)}))
    planned.time.advance(PAUSE_IN_BACKLOG)
    assert planned.refreshed == [1, 1, 1]


def test_while_all_is_sent_that_may_be_the_table_waits_longer(planned: Planned) -> None:
    planned.hands(position((0, 0, 0, 0, 0), 0))
    at_limit = Load(delay=LONG_DELAY + 1, utilisation=lambda: 1.0)
    plan = planned.plans.plan(position((1, 0, 0, 0, 0), 1), load=at_limit)
    assert plan == Plan((Seat(0), Seat(1)), with_table=False)
    planned.time.advance(PAUSE_AT_LIMIT - 1)
    assert not planned.refreshed
    planned.time.advance(1)
    assert planned.refreshed == [1, 1]


def test_while_all_is_sent_that_may_be_whoever_is_called_gets_the_hand_later(
    planned: Planned,
) -> None:
    at_limit = Load(delay=LONG_DELAY + 1, utilisation=lambda: 1.0)
    away = lambda: Calls(due=True, instead_of_hands=frozenset({Seat(1)}))  # noqa: E731
    planned.hands(position((0, 0, 0, 0, 0), 0))
    moved = position((1, 0, 0, 0, 0), 1)
    plan = planned.plans.plan(moved, load=at_limit, calls=away)
    assert plan == Plan((Seat(0),), with_table=False, with_call=False)
    planned.time.advance(0)
    assert planned.refreshed == [1], "the call, once it may be sent"
    assert planned.plans.plan(moved, load=at_limit, calls=away).with_call
    planned.time.advance(PAUSE_AT_LIMIT)
    assert Seat(1) in planned.plans.plan(moved, load=at_limit).hands


def test_a_table_follows_moves_at_once_but_not_all_of_a_burst(planned: Planned) -> None:
    planned.hands(position((0, 0, 0, 0, 0), 0))
    planned.time.advance(TABLE_PAUSE)
    plan = partial(planned.plans.plan, all_have_hands=True)
    assert plan(position((1, 0, 0, 0, 0), 1)).with_table
    planned.time.advance(TABLE_PAUSE - 1)
    assert not plan(position((1, 1, 0, 0, 0), 2)).with_table
    planned.time.advance(1)
    assert planned.refreshed == [1]
    assert plan(position((1, 1, 0, 0, 0), 2)).with_table


def test_where_somebody_is_called_the_table_follows_at_once(planned: Planned) -> None:
    planned.hands(position((0, 0, 0, 0, 0), 0))
    away = lambda: Calls(due=True)  # noqa: E731
    moved = position((1, 0, 0, 0, 0), 1)
    assert not planned.plans.plan(moved, all_have_hands=True).with_table
    assert planned.plans.plan(moved, all_have_hands=True, calls=away).with_table


def test_where_somebody_has_no_hand_the_table_follows_every_move(planned: Planned) -> None:
    planned.hands(position((0, 0, 0, 0, 0), 0))
    assert planned.plans.plan(position((1, 0, 0, 0, 0), 1)).with_table


async def test_what_was_put_off_comes_when_it_may_be_sent() -> None:
    time, shown = ManualClock(), list[tuple[int, Part, list[float]]]()
    may_go = asyncio.get_running_loop().create_future()

    async def room(_match: int, _part: Part) -> list[float]:
        await may_go
        return [3.0]

    plans = Plans(Clock(time.now, time.later), lambda *what: shown.append(what), room)
    plans.plan(position((0, 0, 0, 0, 0), 0))
    plans.plan(position((1, 0, 0, 0, 0), 1))
    time.advance(PAUSE)
    await asyncio.sleep(0)
    assert plans.awaits(1)
    assert not shown
    may_go.set_result(None)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert shown == [(1, Part.HANDS, [3.0])]


def test_in_a_backlog_whoever_moves_twice_is_drawn_for(planned: Planned) -> None:
    planned.hands(position((0, 0, 0, 0, 0), 0))
    assert not planned.in_backlog(position((1, 0, 0, 0, 0), 0)).in_words


def test_in_a_backlog_of_two_the_table_follows_as_well(planned: Planned) -> None:
    def two(acted: tuple[int, int], turn: int) -> Match:
        match = opening(seats=2)
        state = match.state.model_copy(update={"turn": Seat(turn)})
        return replace(match, acted=acted, state=state, ply=sum(acted))

    planned.hands(two((0, 0), 0))
    assert not planned.in_backlog(two((1, 0), 1)).with_table
    planned.time.advance(PAUSE_IN_BACKLOG)
    assert planned.refreshed == [1, 1]


def test_in_a_backlog_the_end_is_shown_at_once(planned: Planned) -> None:
    planned.hands(position((0, 0, 0, 0, 0), 0))
    over = replace(position((1, 0, 0, 0, 0), 1), outcome=Outcome(winners=frozenset(), reason="tie"))
    assert planned.in_backlog(over) == Plan(tuple(map(Seat, range(5))))


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
        time.advance(PAUSE)
        await table.settle()
        assert picture_on(table.hand(idle)) == "hand-1.png"


class Backlogged(Threads):
    """Says that many jobs wait, and notes whose pictures were drawn."""

    backlogged = True

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[ViewJob] = []

    @override
    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, priority: Priority = Priority.SHOWN
    ) -> T:
        if isinstance(job := getattr(function, "__self__", None), ViewJob):
            self.drawn.append(job)
        return await super().run(function, *arguments, priority=priority)


async def begin(table: Evening) -> ManualClock:
    """Start a match, and let the time of its showing stand still."""
    await table.open_table("all_aboard", *table.people)
    delivery, time = table.bot.delivery, ManualClock()
    assert isinstance(delivery, Delivery)
    delivery.clock.now, delivery.clock.later = time.now, time.later
    return time


async def move(table: Evening) -> tuple[Person, Person]:
    """Let a player move; return them, and the next player once that one is asked and called."""
    (player,) = table.acting()
    await table.press_on(player, table.hand(player))
    (other,) = set(table.people) - {player}
    await table.world.until(lambda: answers_of(table.hand(other)) != [])
    await table.world.until(lambda: [other.name] in [seen.mentions for seen in notices(table)])
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
        await move(table)
        await table.world.until(lambda: picture_on(table.table()) == "table-1.png")
        assert isinstance(table.bot.delivery, Delivery)
        table.bot.delivery.plans.table_pause = TABLE_PAUSE
        for ply in (2, 3):
            await move(table)
            await both_have(table, f"hand-{ply}.png")
        assert picture_on(table.table()) == "table-1.png"
        time.advance(TABLE_PAUSE)
        await table.world.until(lambda: picture_on(table.table()) == "table-3.png")


async def test_a_call_never_stands_below_a_table_that_waits_for_another(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await begin(table)
        assert isinstance(table.bot.delivery, Delivery)
        table.bot.delivery.plans.table_pause = TABLE_PAUSE
        await move(table)
        await table.world.until(lambda: picture_on(table.table()) == "table-1.png")


async def test_requests_that_wait_are_a_backlog_too(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        time = await begin(table)
        table.bot.governor = governor = Governor(0.2)
        waiting = [asyncio.create_task(governor.acquire()) for _ in range(BACKLOG + 2)]
        await move(table)
        assert picture_on(table.table()) == "table-0.png"
        time.advance(PAUSE_IN_BACKLOG)
        await table.settle()
        assert picture_on(table.table()) == "table-1.png"
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
        time.advance(PAUSE_IN_BACKLOG)
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
        time.advance(PAUSE_IN_BACKLOG)
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
