"""Clocks of matches: reminders, missed decisions, votes, and a bot that was away."""

from __future__ import annotations

import asyncio
import math
import sys
import zoneinfo
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from games import SHELF
from games.kit.game import IllegalMove, Seat
from games.off_the_rails.model import Options as OffTheRailsOptions
from matches import preferences
from matches.clocks.changes import run_out, vote
from matches.clocks.timekeeper import ALIVE, BETWEEN_BEATS, LONGEST_SLEEP, STAND_IN, Timekeeper
from matches.clocks.timing import DECISION
from matches.clocks.values import VOTES
from matches.computers.computers import Computers
from matches.computers.thinker import Thinker
from matches.entries import RanOut, Reminded
from matches.leaving import ENDED_BY_VOTE
from matches.preferences import CHOICES, zones_unknown
from matches.records import User
from matches.referee import Referee
from matches.terms import Terms
from matches.wakeups import Clock
from storage.store import Store
from tests.support.fast_time import run_fast
from tests.support.luck import DEALS
from tests.support.stores.tables import ANN, BOB, CLEO
from tests.support.stores.templates import open_fresh
from tests.support.thinking import Thinkers
from tests.support.toys import LANTERNS, TOGETHER, LanternOptions, shelf

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from matches.match import Match, Turn
    from matches.terms import Speed
    from tests.support.fast_time import FastLoop

FIRST, SECOND, THIRD = map(Seat, range(3))
FORMER = -7
"""Stands for a former player."""
HOUR = 60 * 60
TIME = DECISION["relaxed"]
BEGAN = 1_774_745_000.0
"""On the 29th of March 2026, shortly before Europe's clocks go from two to three."""


@dataclass
class OwnClock:
    """A clock that goes when it is told to."""

    moment: float = BEGAN
    pauses: int = 0
    stands: bool = False
    """Whether no later time comes: a computer then pauses until it is closed."""

    def now(self) -> float:
        return self.moment

    def later(self, _seconds: float, call: Callable[[], None]) -> asyncio.Handle:
        self.pauses += 1
        loop = asyncio.get_running_loop()
        return loop.call_later(math.inf, call) if self.stands else loop.call_soon(call)


class House:
    """A referee, computers and a timekeeper, all by one clock."""

    def __init__(
        self,
        store: Store,
        clock: OwnClock | None = None,
        process: str = "",
        guild: int = 1,
        loop: FastLoop | None = None,
    ) -> None:
        self.store = store
        self.clock = clock or OwnClock()
        goes_by = loop or self.clock
        time = Clock(goes_by.now, goes_by.later)
        self.referee = Referee(store.matches)
        self.referee.seed_for = DEALS
        self.shown: list[Turn] = []
        self.workers = Thinkers()
        thinker = Thinker(store.matches, self.workers)
        computers = Computers(
            self.referee,
            store.matches,
            thinker,
            time,
            show=self.shown.append,
            is_live=lambda _: False,
            thinking=store.seat_leases,
            wishes=store.preferences.get,
        )
        self.computers = computers
        self.timekeeper = Timekeeper(
            self.referee,
            store,
            computers,
            time,
            show=self.shown.append,
            is_ours=lambda one: one == guild,
            process=process,
        )

    async def deal(
        self,
        *players: int,
        speed: Speed = "relaxed",
        channel: int = 5,
        together: bool = False,
        guild: int = 1,
    ) -> Match:
        await self.timekeeper.look()
        return await self.referee.start(
            TOGETHER if together else LANTERNS,
            LanternOptions(),
            players or (ANN, BOB, CLEO),
            guild=guild,
            channel=channel,
            language="en",
            seed="sealed",
            terms=Terms(speed=speed),
        )

    async def load(self, match: Match) -> Match:
        return await self.store.matches.load(match.id)

    async def move(self, match: Match, player: int) -> Match:
        match = await self.load(match)
        wish = match.legal(match.seat_of(player))[0]
        return (await self.referee.submit(match.id, player, wish)).match

    async def after(self, seconds: float) -> None:
        """Let time pass in which the bot is alive, and look once at its end."""
        self.clock.moment += seconds
        await self.store.variables.save(ALIVE, str(self.clock.moment))
        await self.timekeeper.look()

    async def vote(self, match: Match, player: int, wish: str) -> Match:
        (named,) = (one for one in VOTES if one == wish)
        transition = partial(vote, player=player, choice=named, now=self.clock.now())
        return (await self.referee.do(match.id, transition)).match

    async def entries(self, match: Match, kind: type) -> list[Seat]:
        log = await self.store.matches.log_of(match.id)
        return [line.seat for line in log if isinstance(line.move, kind)]

    def told(self) -> list[str]:
        return [event.key for turn in self.shown for event in turn.events]


@pytest.fixture
def house(store: Store) -> House:
    return House(store)


# ---- deadlines ----------------------------------------------------------------------------------


async def test_each_of_several_who_are_waited_for_has_an_own_deadline(house: House) -> None:
    match = await house.deal(ANN, BOB)
    assert match.awaited() == {FIRST, SECOND}, "sealed choices"
    assert {clock.due for clock in match.clocks.running.values()} == {BEGAN + TIME}
    house.clock.moment += 60
    match = await house.move(match, ANN)
    assert match.awaited() == {SECOND}
    assert set(match.clocks.running) == {SECOND}
    assert match.clocks.running[SECOND].due == BEGAN + TIME, "it runs on"
    house.clock.moment += 60
    match = await house.move(match, BOB)
    assert {clock.due for clock in match.clocks.running.values()} == {BEGAN + 120 + TIME}
    assert await house.load(match) == match


@pytest.mark.parametrize(("speed", "players"), [("untimed", (ANN, BOB)), ("relaxed", (ANN,))])
async def test_no_clock_runs_where_nobody_waits_or_none_was_agreed_on(
    house: House, speed: Speed, players: tuple[int, ...]
) -> None:
    if len(players) == 1:
        match = await house.deal(ANN, BOB, speed=speed)
        match = (await house.referee.leave_to_computer(match.id, SECOND, "easy")).match
    else:
        match = await house.deal(*players, speed=speed)
    assert not match.clocks.running
    assert (await house.store.matches.due(BEGAN * 2)).matches == ()
    await house.computers.close()


async def test_a_live_match_that_others_left_to_computers_comes_to_its_end_by_itself(
    house: House,
) -> None:
    match = await house.deal(ANN, BOB, speed="live")
    match = (await house.referee.leave_to_computer(match.id, SECOND, "easy")).match
    for _ in range(20):
        if match.outcome:
            break
        await house.after(DECISION["live"])
        await house.computers.wait()
        match = await house.load(match)
    assert match.outcome
    assert match.outcome.reason == "most-points", "by its rules"


async def test_who_takes_back_what_a_computer_did_meanwhile_is_away_all_the_same(
    tmp_path: Path,
) -> None:
    game = SHELF["off_the_rails"]
    async with await open_fresh(tmp_path / "gangway.db", SHELF) as store:
        house = House(store)
        await house.timekeeper.look()
        match = await house.referee.start(
            game,
            OffTheRailsOptions(),
            (ANN, BOB),
            guild=1,
            channel=5,
            language="en",
            seed="sealed",
            terms=Terms(speed="live"),
        )
        while getattr(match.state, "phase", None) != "actions":
            match = await house.move(match, match.players[min(match.to_act())])
        (seat,) = match.to_act()
        others = sum(match.acted) - match.acted[seat]
        for _ in range(60):  # each in good time
            await house.after(140)
            match = await house.load(match)
            if seat in match.computers:
                break
            legal: list[Any] = [*match.legal(seat)]
            undo = [one for one in legal if one.kind == "undo"]
            move = next(one for one in undo or legal if one.kind in {"undo", "lay"})
            await house.referee.submit(match.id, match.players[seat], move)
        assert match.computers == {seat: "normal"}
        assert sum(match.acted) - match.acted[seat] == others, "nobody else has acted"
        await house.computers.close()


async def test_a_match_that_is_over_has_no_deadline(house: House) -> None:
    match = await house.deal(ANN, BOB)
    await house.referee.resign(match.id, ANN)
    other = await house.deal(ANN, BOB)
    await house.store.matches.abandon(other.id)
    assert await house.store.matches.timed() == ()


# ---- reminders and missed decisions -------------------------------------------------------------


async def test_whoever_is_late_is_reminded_once_at_half_time(house: House) -> None:
    match = await house.move(await house.deal(ANN, BOB), ANN)
    await house.after(TIME / 2 - 1)
    assert await house.entries(match, Reminded) == []
    for _ in range(3):
        await house.after(1)
    assert await house.entries(match, Reminded) == [SECOND]
    clock = (await house.load(match)).clocks.running[SECOND]
    assert (clock.reminding, clock.is_late) == ("mention", True)
    assert house.told() == [], "the table hears nothing of it"


async def test_a_reminder_does_not_keep_a_move_from_being_taken_back(house: House) -> None:
    match = await house.move(await house.deal(ANN, BOB), ANN)
    await house.after(TIME / 2)
    assert await house.entries(match, Reminded) == [SECOND]
    taken_back = await house.referee.take_back(match.id, ANN)
    assert taken_back.match.awaited() == {FIRST, SECOND}


@pytest.mark.parametrize(
    ("name", "value", "reminding"),
    [("reminders", "dm", "dm"), ("reminders", "off", "none"), ("quiet", "0-10", "later")],
)
async def test_a_reminder_comes_as_the_player_wishes(
    house: House, name: str, value: str, reminding: str
) -> None:
    match = await house.move(await house.deal(ANN, BOB), ANN)
    await house.store.users.save(_user(BOB))
    await house.store.preferences.save(BOB, name, value)
    await house.after(TIME / 2)
    clock = (await house.load(match)).clocks.running[SECOND]
    assert clock.reminding == reminding
    if reminding == "later":
        assert clock.reminder is not None
        assert clock.reminder % (24 * 3600) == 10 * 3600, "ten o'clock, by a clock at UTC"
        await house.after(clock.reminder - house.clock.moment)
        assert (await house.load(match)).clocks.running[SECOND].reminding == "together"


async def test_a_former_player_is_not_reminded(house: House) -> None:
    match = await house.move(await house.deal(ANN, FORMER), ANN)
    await house.after(TIME / 2)
    assert (await house.load(match)).clocks.running[SECOND].reminding == "none"


async def test_at_the_deadline_a_computer_makes_that_move_and_no_other(house: House) -> None:
    match = await house.move(await house.deal(ANN, BOB), ANN)
    waited = match
    await house.after(TIME)
    match = await house.load(match)
    assert [job.level for job in house.workers.jobs] == [STAND_IN]
    made = (await house.store.matches.log_of(match.id))[-1]
    assert (made.seat, made.move in waited.legal(SECOND)) == (SECOND, True)
    assert match.acted[SECOND] == waited.acted[SECOND] + 1
    assert match.awaited() == match.played_by_people == {FIRST, SECOND}
    assert not match.computers, "the seat stays his"
    assert await house.entries(match, Reminded) == [], "two things due at once: one is done"
    assert match.clocks.running[SECOND].due == house.clock.moment + TIME
    assert house.told()[0] == "seat-ran-out"
    await house.timekeeper.look()
    assert (await house.load(match)).acted == match.acted, "once is enough"


async def test_after_three_in_a_row_a_computer_takes_the_seat_and_acting_takes_it_back(
    house: House,
) -> None:
    match = await house.deal(ANN, BOB)
    for missed in (1, 2, 3):
        match = await house.load(match)
        while FIRST in match.awaited():
            match = await house.move(match, ANN)
        house.clock.stands = missed == 3  # its computer's move would be the last of the match
        await house.after(match.clocks.running[SECOND].due - house.clock.moment)
        match = await house.load(match)
        assert match.clocks.missed_by(SECOND) == missed
    assert match.computers == {SECOND: "normal"}
    assert "seat-missed-too-many" in house.told()
    assert not match.clocks.running, "nobody waits for a person any more"
    wish = match.legal(SECOND)[0]
    back = await house.referee.submit(match.id, BOB, wish)
    await house.computers.close()
    assert back.events[0].key == "seat-came-back"
    assert (back.match.acted[SECOND], back.match.computers) == (match.acted[SECOND] + 1, {})
    assert back.match.clocks.missed_by(SECOND) == 0


async def test_an_own_move_in_between_begins_the_count_anew(house: House) -> None:
    match = await house.deal(ANN, BOB)
    match = await house.move(match, ANN)
    await house.after(TIME)
    assert (await house.load(match)).clocks.missed_by(SECOND) == 1
    match = await house.move(match, BOB)
    assert match.clocks.missed_by(SECOND) == 0


async def test_whoever_moves_while_the_computer_thinks_is_not_moved_for(house: House) -> None:
    match = await house.move(await house.deal(ANN, BOB), ANN)
    house.clock.moment += TIME
    await house.store.variables.save(ALIVE, str(house.clock.moment))
    house.workers.free.clear()
    looking = asyncio.create_task(house.timekeeper.look())
    while not house.workers.jobs:  # noqa: ASYNC110 - it is about to think
        await asyncio.sleep(0)
    await house.move(match, BOB)
    house.workers.free.set()
    await looking
    assert await house.entries(match, RanOut) == []
    assert (await house.load(match)).acted[SECOND] == match.acted[SECOND] + 1


async def test_a_computers_move_comes_too_late_once_the_player_has_acted_and_is_to_act_again(
    house: House,
) -> None:
    asked = await house.deal(ANN, BOB)
    await house.move(asked, ANN)
    after = await house.move(asked, BOB)
    clock = after.clocks.running[FIRST]
    late = partial(run_out, seat=FIRST, now=clock.due, move=after.legal(FIRST)[0])
    with pytest.raises(IllegalMove, match="moved-on"):
        await house.referee.do(after.id, partial(late, acted=asked.acted[FIRST]))
    turn = await house.referee.do(after.id, partial(late, acted=clock.acted))
    assert turn.match.acted[FIRST] == after.acted[FIRST] + 1


# ---- votes --------------------------------------------------------------------------------------


async def late_table(house: House) -> Match:
    """Return a match of three in which the third is late, and the others wait."""
    match = await house.deal()
    for player in (ANN, BOB):
        match = await house.move(match, player)
    assert match.awaited() == {THIRD}
    await house.after(TIME / 2)
    return await house.load(match)


async def test_more_than_half_of_those_who_wait_give_more_time(house: House) -> None:
    match = await late_table(house)
    match = await house.vote(match, ANN, "wait")
    assert match.clocks.running[THIRD].due == BEGAN + TIME
    with pytest.raises(IllegalMove, match="voted-already"):
        await house.vote(match, ANN, "wait")
    match = await house.vote(match, BOB, "wait")
    assert match.clocks.running[THIRD].due == house.clock.moment + TIME
    assert not match.clocks.late
    with pytest.raises(IllegalMove, match="moved-on"):
        await house.vote(match, ANN, "move")


async def test_they_let_a_computer_move_now(house: House) -> None:
    match = await late_table(house)
    for player in (ANN, BOB):
        match = await house.vote(match, player, "move")
    await house.timekeeper.look()
    assert (await house.load(match)).acted[THIRD] == 1
    assert await house.entries(match, RanOut) == [THIRD]


async def test_they_end_an_unrated_match_once_somebody_has_let_a_decision_pass(
    house: House,
) -> None:
    match = await late_table(house)
    with pytest.raises(IllegalMove, match="moved-on"):
        await house.vote(match, ANN, "end")
    await house.after(TIME / 2)
    match = await house.load(match)
    for player in (ANN, BOB):
        match = await house.move(match, player)
    await house.after(TIME / 2)
    for player in (ANN, BOB):
        match = await house.vote(match, player, "end")
    assert match.outcome
    assert (match.outcome.reason, match.outcome.winners) == (ENDED_BY_VOTE, frozenset())
    assert (await house.store.standings.page(1, "lanterns", 0, 10)).total == 0


async def test_the_vote_of_a_player_who_is_late_or_has_left_does_not_count(
    house: House,
) -> None:
    match = await late_table(house)
    with pytest.raises(IllegalMove, match="vote-not-yours"):
        await house.vote(match, CLEO, "wait")
    with pytest.raises(IllegalMove, match="not-seated"):
        await house.vote(match, 99, "wait")
    await house.vote(match, ANN, "wait")
    match = (await house.referee.resign(match.id, ANN)).match
    with pytest.raises(IllegalMove, match="vote-not-yours"):
        await house.vote(match, ANN, "wait")
    due = match.clocks.running[THIRD].due
    match = await house.vote(match, BOB, "move")
    assert match.clocks.running[THIRD].due == house.clock.moment < due, "one of one is a majority"


async def test_who_takes_a_seat_that_is_waited_for_has_all_the_time(house: House) -> None:
    match = await house.move(await house.deal(ANN, BOB), ANN)
    await house.after(TIME)
    match = await house.move(match, ANN)
    await house.after(TIME / 2)
    match = (await house.referee.hand_over(match.id, SECOND, CLEO)).match
    assert match.clocks.running[SECOND].due == house.clock.moment + TIME
    assert (match.clocks.missed_by(SECOND), match.clocks.late) == (0, frozenset())


# ---- the bot was away ---------------------------------------------------------------------------


async def test_the_time_in_which_the_bot_was_down_is_given_back_once(house: House) -> None:
    match = await house.move(await house.deal(ANN, BOB), ANN)
    await house.after(TIME / 2)
    away = 3 * TIME
    house.clock.moment += away
    started = House(house.store, house.clock)
    await asyncio.gather(started.timekeeper.look(), house.timekeeper.look())
    match = await house.load(match)
    assert match.clocks.running[SECOND].due == BEGAN + TIME + away
    assert await house.entries(match, Reminded) == [SECOND], "nobody is called twice"
    assert await house.entries(match, RanOut) == []


async def test_down_time_of_a_match_that_began_meanwhile_counts_from_its_beginning(
    house: House,
) -> None:
    await house.timekeeper.look()
    house.clock.moment += 140
    match = await house.referee.start(
        LANTERNS,
        LanternOptions(),
        (ANN, BOB),
        guild=1,
        channel=5,
        language="en",
        terms=Terms(speed="live"),
    )
    house.clock.moment += 20
    await house.timekeeper.look()
    due = {clock.due for clock in (await house.load(match)).clocks.running.values()}
    assert due == {house.clock.moment + DECISION["live"]}


@pytest.mark.parametrize("jump", [-3 * 3600.0, 30 * 24 * 3600.0])
async def test_a_system_clock_that_jumps_costs_no_turn(house: House, jump: float) -> None:
    match = await house.move(await house.deal(ANN, BOB), ANN)
    house.clock.moment += jump
    for _ in range(3):
        await house.timekeeper.look()
    match = await house.load(match)
    assert await house.entries(match, RanOut) == await house.entries(match, Reminded) == []
    assert match.clocks.running[SECOND].due - house.clock.moment >= TIME
    await house.after(60 - jump)
    assert await house.entries(match, RanOut) == []


async def test_what_is_due_at_once_is_done_one_after_another_and_others_matches_are_left(
    house: House,
) -> None:
    matches = [await house.deal(ANN, BOB, channel=channel) for channel in (1, 2, 3)]
    others = await house.deal(ANN, BOB, channel=4, guild=2)
    house.clock.pauses = 0
    await house.after(TIME / 2)
    for match in matches:
        assert sorted(await house.entries(match, Reminded)) == [FIRST, SECOND]
    assert await house.entries(others, Reminded) == []
    assert house.clock.pauses == len(matches) - 1


async def test_a_match_that_cannot_be_looked_after_keeps_no_other_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    gone, broken, whole = [await house.deal(ANN, BOB, channel=channel) for channel in (1, 2, 3)]
    load = house.store.matches.load

    async def fail(match_id: int) -> Match:
        if match_id == gone.id:
            raise IllegalMove("match-unknown")
        if match_id == broken.id:
            raise RuntimeError("a bug")
        return await load(match_id)

    monkeypatch.setattr(house.store.matches, "load", fail)
    await house.after(TIME / 2)
    assert sorted(await house.entries(whole, Reminded)) == [FIRST, SECOND]
    logged = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
    assert logged == [f"match {broken.id}: its clocks could not be looked after"]


async def test_two_processes_remind_once(house: House) -> None:
    match = await house.move(await house.deal(ANN, BOB), ANN)
    house.clock.moment += TIME / 2
    await house.store.variables.save(ALIVE, str(house.clock.moment))
    other = House(house.store, house.clock)
    await asyncio.gather(house.timekeeper.look(), other.timekeeper.look())
    assert await house.entries(match, Reminded) == [SECOND]


async def test_a_process_that_alone_was_away_gives_its_own_servers_their_time_back(
    store: Store,
) -> None:
    one = House(store, process="0/2")
    two = House(store, one.clock, process="1/2", guild=2)
    here = await one.deal(ANN, BOB, channel=1)
    there = await two.deal(ANN, BOB, channel=2, guild=2)
    for _ in range(3):
        one.clock.moment += 120
        await one.timekeeper.look()
    await two.timekeeper.look()
    assert {clock.due for clock in (await one.load(here)).clocks.running.values()} == {BEGAN + TIME}
    later = {clock.due for clock in (await one.load(there)).clocks.running.values()}
    assert later == {BEGAN + TIME + 3 * 120}


async def test_the_timekeeper_wakes_for_what_is_due_next(house: House) -> None:
    match = await house.move(await house.deal(ANN, BOB), ANN)
    assert (await house.store.matches.due(BEGAN)).next == BEGAN + TIME / 2
    assert await house.timekeeper.look() == BEGAN + TIME / 2
    assert match.clocks.due == BEGAN + TIME / 2


def _user(player: int) -> User:
    return User(player, "Bob", "en")


def test_it_wakes_by_itself_for_each_moment_that_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(loop: FastLoop) -> None:
        async with await Store.open(tmp_path / "gangway.db", shelf()) as store:
            house = House(store, loop=loop)
            house.timekeeper.start()
            await asyncio.sleep(1)
            match = await house.deal(ANN, BOB, speed="live")
            await asyncio.sleep(DECISION["live"] / 2 + 1)
            assert await house.entries(match, Reminded) == [FIRST, SECOND]
            assert await house.entries(match, RanOut) == []
            await asyncio.sleep(DECISION["live"] / 2)
            assert await house.entries(match, RanOut) == [FIRST, SECOND]
            await house.timekeeper.close()

    run_fast(monkeypatch, story)


def test_whatever_goes_wrong_it_looks_again_until_it_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(loop: FastLoop) -> None:
        async with await Store.open(tmp_path / "gangway.db", shelf()) as store:
            house = House(store, loop=loop)
            look, looks = house.timekeeper.look, []

            async def fail_once() -> float | None:
                looks.append(loop.time())
                if len(looks) == 1:
                    raise RuntimeError("a bug")
                return await look()

            monkeypatch.setattr(house.timekeeper, "look", fail_once)
            house.timekeeper.start()
            await asyncio.sleep(3 * LONGEST_SLEEP)
            assert len(looks) > 2
            await house.timekeeper.close()
            before = len(looks)
            house.timekeeper.start()
            await asyncio.sleep(3 * LONGEST_SLEEP)
            assert len(looks) == before
        assert caplog.text.count("clocks could not be looked after") == 1

    run_fast(monkeypatch, story)


# ---- a machine without time zones ---------------------------------------------------------------


@pytest.fixture
def no_zones() -> Iterator[None]:
    """A machine that knows no time zone."""
    zoneinfo.reset_tzpath([])
    for forget in (zoneinfo.ZoneInfo.clear_cache, preferences._zone.cache_clear):
        forget()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "tzdata", None)
        yield
    zoneinfo.reset_tzpath()
    for forget in (zoneinfo.ZoneInfo.clear_cache, preferences._zone.cache_clear):
        forget()


@pytest.mark.usefixtures("no_zones")
async def test_without_time_zones_everybody_who_is_late_is_reminded_and_may_be_voted_on(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(store)
    match = await house.deal(ANN, BOB, together=True)
    for player in (ANN, BOB):
        await store.users.save(User(player, str(player), "en"))
        await store.preferences.save(player, "quiet", "8-17")
        await store.preferences.save(player, "zone", "Europe/Berlin")
    for _ in range(3):
        await house.after(TIME / 4)
    assert sorted(set(await house.entries(match, Reminded))) == [FIRST, SECOND]
    assert "Traceback" not in caplog.text
    assert caplog.text.count("does not know the time zone") == 1
    assert "Europe/Berlin" in zones_unknown()


def test_zones_of_half_and_quarter_hours_can_be_picked() -> None:
    noon = 1_784_116_800.0
    offsets = {
        datetime.fromtimestamp(noon, zoneinfo.ZoneInfo(zone)).utcoffset()
        for zone in CHOICES["zone"]
    }
    hours = {offset.total_seconds() / HOUR % 1 for offset in offsets if offset}
    assert hours == {0.0, 0.5, 0.75}
    assert timedelta(hours=5, minutes=45) in offsets


# ---- other numbers of processes -----------------------------------------------------------------


async def test_back_to_a_former_number_of_shards_no_clock_begins_anew(store: Store) -> None:
    clock = OwnClock()
    for name in ("0/2", "1/2"):
        await House(store, clock, process=name).timekeeper.look()
    clock.moment += 10 * 24 * HOUR
    four = House(store, clock, process="0/4")
    match = await four.deal(ANN, BOB)
    for _ in range(40):
        clock.moment += BETWEEN_BEATS
        await four.timekeeper.look()
    left = due_in(await four.load(match), clock)
    clock.moment += 20
    for name in ("0/2", "1/2"):
        again = House(store, clock, process=name)
        await again.timekeeper.look()
        assert due_in(await again.load(match), clock) == pytest.approx(left - 20)


async def test_a_process_that_starts_late_after_a_change_of_shards_gives_that_time_back(
    store: Store,
) -> None:
    clock = OwnClock()
    alone = House(store, clock)
    match = await alone.deal(ANN, BOB)
    left = due_in(await alone.load(match), clock)
    clock.moment += 10
    await House(store, clock, process="0/2", guild=2).timekeeper.look()
    clock.moment += HOUR
    late = House(store, clock, process="1/2")
    await late.timekeeper.look()
    assert due_in(await late.load(match), clock) == pytest.approx(left, abs=60)


def due_in(match: Match, clock: OwnClock) -> float:
    return min(one.due for one in match.clocks.running.values()) - clock.now()
