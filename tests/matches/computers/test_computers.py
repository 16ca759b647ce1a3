"""Computers at the table: they move when it is their turn, at a human pace, whatever happens."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import chain, pairwise, repeat
from typing import TYPE_CHECKING

import pytest
from typing_extensions import override

from games import SHELF
from games.all_aboard.game import AllAboard
from games.alles_an_bord.model import State as VoyageState
from games.kit.chance import Chance
from games.kit.game import IllegalMove, Seat
from games.kit.mind import LEVELS
from games.kit.words import ROOT
from games.off_the_rails.model import EndActions, Undo
from matches.computers.computers import COMPUTER_RETRY_PAUSES, Computers
from matches.computers.paces import FIRST_LIVE, LIVE_PACES, PAUSE_OF_A_PLAN, PAUSES
from matches.computers.thinker import USUAL_SECONDS, Thinker
from matches.computers.thinking import ThinkJob, decide_at_once, think
from matches.ports import SeatLeases
from matches.referee import Referee
from matches.seated import another_computer, computer_id, is_computer, level_of
from matches.terms import Terms
from matches.wakeups import Clock
from matches.workers.processes import Priority, WorkerProcesses, WorkersBusyError
from storage.store import Store
from tests.support.fast_time import run_fast
from tests.support.luck import DEALS
from tests.support.thinking import Thinkers
from tests.support.toys import LANTERNS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
    from pathlib import Path
    from typing import Any

    from games.all_aboard.model import Board
    from games.all_aboard.model import State as BoatsState
    from games.kit.game import AnyGame, Value
    from games.kit.mind import Level
    from matches.match import Match, Turn
    from storage.address import Address
    from tests.support.fast_time import FastLoop

    Fast = Callable[[Callable[[FastLoop], Coroutine[Any, Any, None]]], None]

ANN, BOB = 1111, 2222
FIRST, SECOND = Seat(0), Seat(1)
SCALE = 0.01


class Replaceable(Thinker):
    """A thinker in whose place another function may decide."""

    instead: Callable[..., Coroutine[Any, Any, Value]] | None = None

    @override
    async def decide(
        self, match: Match, seat: Seat, *, level: Level | None = None, at_once: bool = False
    ) -> Value:
        decide = self.instead or super().decide
        return await decide(match, seat, level=level, at_once=at_once)


class Interrupted(SeatLeases):
    """The store's own, while something else happens at chosen moments."""

    before_taking: Callable[[], Coroutine[Any, Any, None]] | None = None
    before_letting_go: Callable[[], Coroutine[Any, Any, None]] | None = None

    def __init__(self, store: SeatLeases) -> None:
        self._store = store

    @property
    @override
    def shared(self) -> bool:
        return self._store.shared

    @override
    async def acquire(self, match_id: int, seat: Seat) -> bool:
        if self.before_taking:
            await self.before_taking()
        return await self._store.acquire(match_id, seat)

    @override
    async def release(self, match_id: int, seat: Seat, *, to_others: bool = False) -> None:
        if self.before_letting_go:
            await self.before_letting_go()
        await self._store.release(match_id, seat, to_others=to_others)

    @override
    async def claim_abandoned(self) -> tuple[tuple[int, Seat], ...]:
        return await self._store.claim_abandoned()


class Table:
    """A store with a referee, and computers that think little."""

    def __init__(self, store: Store, loop: FastLoop, games: Mapping[str, AnyGame]) -> None:
        self.loop = loop
        self.store = store
        self.games = games
        self.workers = Thinkers()
        self.turns: list[tuple[float, Turn]] = []
        self.thinker = Replaceable(store.matches, self.workers)
        self.thinker.scale = SCALE
        self.thinking = Interrupted(store.seat_leases)
        self.referee = Referee(store.matches)
        self.computers = Computers(
            self.referee,
            store.matches,
            self.thinker,
            Clock(loop.now, loop.later),
            thinking=self.thinking,
            show=lambda turn: self.turns.append((loop.time(), turn)),
            is_live=is_race,
            wishes=store.preferences.get,
        )

    async def deal(
        self,
        slug: str,
        *players: int,
        channel: int = 5,
        terms: Terms | None = None,
        **options: str,
    ) -> Match:
        game = self.games[slug]
        return await self.referee.start(
            game,
            game.spec.options.model_validate(options),
            players,
            guild=1,
            channel=channel,
            language="en",
            seed="sealed",
            terms=terms,
        )

    async def now(self, match: Match) -> Match:
        return await self.store.matches.load(match.id)

    async def moved_by(self, match: Match, seat: Seat) -> list[Any]:
        return [
            line.move for line in await self.store.matches.log_of(match.id) if line.seat == seat
        ]

    async def move(self, match: Match, player: int) -> Match:
        match = await self.now(match)
        wish = match.legal(match.seat_of(player))[0]
        return (await self.referee.submit(match.id, player, wish)).match

    async def moves(self, match: Match, seat: Seat) -> None:
        """Wait until a seat has moved, within a minute."""
        async with asyncio.timeout(60):
            while not await self.moved_by(match, seat):  # noqa: ASYNC110 - a loop whose time is ours
                await asyncio.sleep(1)

    async def thinks(self, number: int) -> None:
        """Wait until so many decisions have been asked for."""
        while len(self.workers.jobs) < number:  # noqa: ASYNC110 - a loop whose time is ours
            await asyncio.sleep(0)


def is_race(match: Match) -> bool:
    state = match.state
    return isinstance(state, VoyageState) and state.phase == "loading"


@asynccontextmanager
async def table(
    path: Address, loop: FastLoop, games: Mapping[str, AnyGame] = SHELF
) -> AsyncIterator[Table]:
    async with await Store.open(path, dict(games)) as store:
        opened = Table(store, loop, games)
        try:
            yield opened
        finally:
            await opened.computers.close()


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> Fast:
    return lambda story: run_fast(monkeypatch, story)


# ---- ids ----------------------------------------------------------------------------------------


def test_every_computer_of_a_table_has_an_id_of_its_own_that_says_its_level() -> None:
    seated: list[int] = [ANN]
    for level in LEVELS:
        seated.append(another_computer(seated, level))
    assert list(map(level_of, seated[1:])) == list(LEVELS)
    assert list(map(is_computer, seated)) == [False, *(True for _ in LEVELS)]
    assert len(set(seated)) == len(seated)


# ---- playing ------------------------------------------------------------------------------------


def test_a_computer_moves_for_its_seat_after_a_pause_and_then_waits(path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            match = await here.deal("all_aboard", computer_id("normal", 1), ANN)
            assert match.to_act() == {FIRST}
            await here.computers.wait()
            (made,) = await here.moved_by(match, FIRST)
            assert made in match.legal(FIRST)
            ((when, turn),) = here.turns
            assert when == pytest.approx(PAUSES["normal"])
            assert turn.match.to_act() == {SECOND}

    fast(story)


@pytest.mark.parametrize("slug", ["all_aboard", "abordaje"])
def test_a_person_plays_a_computer_to_the_end(path: Path, fast: Fast, slug: str) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            match = await here.deal(slug, ANN, computer_id("easy", 1))
            while not (match := await here.now(match)).outcome:
                if FIRST in match.to_act():
                    await here.move(match, ANN)
                await here.computers.wait()
            page = await here.store.standings.page(1, None, 0, 10)
            assert page.total == 0, "such a match counts on no leaderboard"

    fast(story)


@pytest.mark.parametrize("level", ["easy", "strong"])
def test_what_is_decided_without_a_search_waits_for_no_worker(
    path: Path, fast: Fast, level: Level
) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            here.workers.free.clear()
            match = await here.deal("alles_an_bord", ANN, computer_id(level, 1), loading="calm")
            if SECOND not in match.to_act():
                match = await here.move(match, ANN)
            assert SECOND in match.to_act()
            await asyncio.wait_for(here.computers.wait(), 60)
            assert await here.moved_by(match, SECOND)
            assert not here.workers.jobs

    fast(story)


def test_what_is_decided_at_once_is_what_a_worker_would_decide() -> None:
    game = SHELF["off_the_rails"]
    state = game.setup(1, game.spec.options(), Chance("x", 0))
    jobs = [
        ThinkJob(type(game), state.model_dump_json(), FIRST, "easy", f"decision {number}")
        for number in range(12)
    ]
    moves = [decide_at_once(job).move for job in jobs]
    assert moves == [think(job).move for job in jobs]
    assert len(set(moves)) > 1, "some slip"


class OneWay(AllAboard):
    """Leaves nobody a choice."""

    @override
    def legal(self, state: BoatsState, seat: Seat) -> tuple[Board, ...]:
        return super().legal(state, seat)[:1]


def test_a_forced_move_waits_for_no_worker(path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop, {"all_aboard": OneWay()}) as here:
            here.workers.free.clear()
            match = await here.deal("all_aboard", computer_id("strong", 1), ANN)
            await asyncio.wait_for(here.computers.wait(), 60)
            assert tuple(await here.moved_by(match, FIRST)) == match.legal(FIRST)
            assert not here.workers.jobs

    fast(story)


async def first_listed(match: Match, seat: Seat, **_: object) -> Value:
    return next(move for move in match.legal(seat) if not isinstance(move, Undo))


@pytest.mark.parametrize("level", LEVELS)
def test_several_moves_in_a_turn_follow_one_another_faster(
    path: Path, fast: Fast, level: Level
) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            here.thinker.instead = first_listed
            await here.deal("off_the_rails", computer_id(level, 1), ANN)
            while len(here.turns) < 4:  # noqa: ASYNC110 - time passes at once
                await asyncio.sleep(0.1)
            whens = [when for when, _ in here.turns]
            gaps = {round(after - before, 3) for before, after in pairwise(whens)}
            assert whens[0] == pytest.approx(PAUSES[level])
            assert gaps == {PAUSE_OF_A_PLAN}

    fast(story)


def test_three_strong_computers_take_their_turns_in_twelve_seconds(path: Path, fast: Fast) -> None:
    """Of Off the Rails, where nobody else acts between; one pause a turn, and hardly any within."""

    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            here.thinker.instead = first_listed
            strong = [computer_id("strong", n) for n in (1, 2, 3)]
            match = await here.deal("off_the_rails", ANN, *strong)
            waited, moves = 0.0, 0
            for _ in range(3):  # the side, and two turns
                begun = loop.time()
                while FIRST not in (match := await here.now(match)).to_act():  # noqa: ASYNC110 - a loop whose time is ours
                    await asyncio.sleep(0.1)
                waited, moves = loop.time() - begun, len(here.turns)
                legal = match.legal(FIRST)
                ends = next((one for one in legal if isinstance(one, EndActions)), legal[0])
                here.turns.clear()
                turn = await here.referee.submit(match.id, ANN, ends)
                here.computers.look_at(turn.match)
            assert moves >= 3 * 5
            assert waited == pytest.approx(
                3 * PAUSES["strong"] + (moves - 3) * PAUSE_OF_A_PLAN, abs=0.3
            )
            assert waited < 12

    fast(story)


def test_computers_that_act_at_once_each_decide(path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            players = ANN, computer_id("easy", 1), computer_id("strong", 2)
            match = await here.deal("alles_an_bord", *players, loading="calm")
            for _ in range(3):
                match = await here.now(match)
                if FIRST in match.to_act():
                    await here.move(match, ANN)
                await here.computers.wait()
            match = await here.now(match)
            assert match.to_act() <= {FIRST}
            movers = {line.seat for line in await here.store.matches.log_of(match.id)}
            assert movers == {FIRST, SECOND, Seat(2)}

    fast(story)


def test_whoever_plays_the_same_moves_has_the_same_match_however_quickly(
    path: Path, fast: Fast
) -> None:
    """One presses a second after the question, the other when the computer has long chosen."""

    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            matches: list[Match] = []
            for hurry in (4.0, 1.0):
                match = await here.deal(
                    "abordaje", ANN, computer_id("normal", 1), channel=int(hurry)
                )
                made = await here.moved_by(matches[0], FIRST) if matches else [None] * 15
                for move in made:
                    while FIRST not in (match := await here.now(match)).to_act():  # noqa: ASYNC110 - a loop whose time is ours
                        await asyncio.sleep(0.1)
                    await asyncio.sleep(hurry)
                    listed = (await here.now(match)).legal(FIRST)
                    wish = move or listed[match.ply % len(listed)]
                    await here.referee.submit(match.id, ANN, wish)
                await here.computers.wait()
                matches.append(match)
            slow, quick = [await here.moved_by(match, SECOND) for match in matches]
            assert len(slow) > 10
            assert slow == quick

    fast(story)


def test_a_restart_changes_no_decision_that_others_have_made_late(path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            match = await here.deal("abordaje", ANN, computer_id("normal", 1))
            here.workers.free.clear()
            await here.thinks(1)
            await here.move(match, ANN)
        async with table(path, loop) as again:
            await again.computers.resume()
            await again.computers.wait()
            assert again.workers.jobs[:1] == here.workers.jobs

    fast(story)


# ---- secrecy ------------------------------------------------------------------------------------


def test_a_worker_gets_a_world_that_cannot_be_told_from_another_one(path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            match = await here.deal("abordaje", ANN, computer_id("strong", 1))
            await here.computers.wait()
            for job in here.workers.jobs:
                assert match.seed not in repr(vars(job))
                assert job.world != match.state.model_dump_json()
                world = match.game.load_state(job.world, match.game.spec.version)
                assert match.game.view(world, SECOND) == match.view(SECOND)

    fast(story)


def test_a_computer_remembers_what_its_seat_has_seen_also_after_a_restart(
    path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        notes = []
        async with table(path, loop) as here:
            match = await here.deal("abordaje", ANN, computer_id("normal", 1))
            for _ in range(8):
                if FIRST in (await here.now(match)).to_act():
                    await here.move(match, ANN)
                await here.computers.wait()
            last = await here.now(match)
            notes.append(
                await Thinker(here.store.matches, here.workers)._memory.notes(last, SECOND)
            )
            notes.append(await here.thinker._memory.notes(last, SECOND))
        assert notes[0] == notes[1] != match.game.mind().blank

    fast(story)


# ---- what goes wrong ----------------------------------------------------------------------------


def test_after_a_restart_it_thinks_again_and_makes_the_same_move(path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            here.workers.free.clear()
            match = await here.deal("abordaje", ANN, computer_id("strong", 1))
            await here.thinks(1)
            (before,) = here.workers.jobs
            assert not await here.moved_by(match, SECOND)
        async with table(path, loop) as again:
            await again.computers.resume()
            await again.computers.wait()
            assert again.workers.jobs[0] == before
            assert await again.moved_by(match, SECOND)

    fast(story)


def test_a_lost_worker_costs_the_search_but_no_move(
    path: Path, fast: Fast, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            here.workers.loses = 1
            match = await here.deal("all_aboard", computer_id("strong", 1), ANN)
            await here.computers.wait()
            (made,) = await here.moved_by(match, FIRST)
            assert made in match.legal(FIRST)
            assert here.thinker.counts == {"lost": 1}
        assert "thinking failed" in caplog.text

    fast(story)


def test_a_match_that_ends_while_one_thinks_is_left_alone(
    path: Path, fast: Fast, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            here.workers.free.clear()
            match = await here.deal("all_aboard", computer_id("strong", 1), ANN)
            await here.thinks(1)
            ended = await here.referee.resign(match.id, ANN)
            assert ended.match.outcome
            assert ended.match.outcome.winners == {FIRST}
            here.workers.free.set()
            await here.computers.wait()
            assert not await here.moved_by(match, FIRST)
        assert not [one for one in caplog.records if one.levelname == "ERROR"]

    fast(story)


def test_what_is_taken_back_while_one_thinks_disturbs_it_not(path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            match = await here.deal("abordaje", ANN, computer_id("strong", 1))
            here.workers.free.clear()
            await here.thinks(1)
            await here.move(match, ANN)
            await here.referee.take_back(match.id, ANN)
            here.workers.free.set()
            await here.computers.wait()
            assert len(await here.moved_by(match, SECOND)) == 1
            assert (await here.now(match)).to_act() == {FIRST}

    fast(story)


def test_where_much_is_waiting_the_next_one_thinks_at_a_lower_level(path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            here.workers.free.clear()
            for channel in range(6):
                await here.deal("all_aboard", computer_id("strong", 1), ANN, channel=channel)
            await here.thinks(6)
            asked = [job.level for job in here.workers.jobs]
            assert asked[:2] == ["strong"] * 2
            assert asked[-1] == "normal"
            assert here.thinker.counts["lowered"] == asked.count("normal")
            here.workers.free.set()
            await here.computers.wait()

    fast(story)


def test_where_far_too_much_is_waiting_the_next_one_does_not_search(
    path: Path, fast: Fast, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(USUAL_SECONDS, "strong", 6.0)
    monkeypatch.setitem(USUAL_SECONDS, "normal", 4.0)

    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            here.workers.free.clear()
            matches = [
                await here.deal("all_aboard", computer_id("strong", 1), ANN, channel=channel)
                for channel in range(12)
            ]
            await here.moves(matches[-1], FIRST)
            asked = [job.level for job in here.workers.jobs]
            assert asked == sorted(asked, key=LEVELS.index, reverse=True)
            assert set(asked) == {"strong", "normal"}
            assert len(asked) < len(matches)
            assert here.thinker.counts["lowered"] == len(matches) - asked.count("strong")
            here.workers.free.set()
            await here.computers.wait()

    fast(story)


def test_the_queue_is_as_long_as_what_is_waiting_turns_out_to_take(path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            await here.deal("all_aboard", computer_id("strong", 1), ANN, channel=1)
            await here.computers.wait()
            here.workers.free.clear()
            await here.deal("all_aboard", computer_id("strong", 1), ANN, channel=2)
            await here.thinks(2)
            here.thinker.measured["all_aboard", "strong"] = 30.0
            last = await here.deal("all_aboard", computer_id("strong", 1), ANN, channel=3)
            await here.moves(last, FIRST)
            assert len(here.workers.jobs) == 2
            here.workers.free.set()
            await here.computers.wait()

    fast(story)


def test_no_place_in_the_queue_for_ten_seconds_costs_the_search_but_no_move(
    path: Path, fast: Fast, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            here.workers.full = True
            match = await here.deal("all_aboard", computer_id("strong", 1), ANN)
            await here.computers.wait()
            (made,) = await here.moved_by(match, FIRST)
            assert made in match.legal(FIRST)
            assert here.thinker.counts == {"lowered": 1}
        assert "ERROR" not in caplog.text

    fast(story)


def test_where_the_terms_are_exact_neither_queue_nor_fault_costs_a_search(
    path: Path, fast: Fast, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(USUAL_SECONDS, "strong", 30.0)

    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            seats = computer_id("strong", 1), ANN
            matches = [
                await here.deal("all_aboard", *seats, channel=channel, terms=Terms(exact=True))
                for channel in range(3)
            ]
            here.workers.loses = 1
            await asyncio.sleep(60)
            moves = [await here.moved_by(match, FIRST) for match in matches]
            assert moves == [moves[0]] * 3
            assert {job.level for job in here.workers.jobs} == {"strong"}
            assert here.thinker.counts == {"lost": 1}

    fast(story)


def test_a_computer_has_the_style_of_its_name_but_for_a_person_or_where_all_play_the_same(
    path: Path, fast: Fast
) -> None:
    gambler = computer_id("easy", 1)
    asked: list[ThinkJob] = []

    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            for channel, terms in enumerate((Terms(), Terms(exact=True))):
                match = await here.deal(
                    "alles_an_bord", ANN, gambler, channel=channel, terms=terms, loading="calm"
                )
                seats = FIRST, SECOND
                asked.extend([await here.thinker._job(match, seat, "easy") for seat in seats])

    fast(story)
    assert [job.style for job in asked] == ["", "gambler", "", ""]


@pytest.mark.parametrize(
    ("clock", "seconds", "cut"),
    [("thread_time", 5.0, ["cut"]), ("perf_counter", 5.0, []), ("perf_counter", 9.0, ["cut"])],
    ids=["of the processor", "of a busy host", "until its worker would be killed"],
)
def test_a_search_is_cut_after_four_seconds_of_the_processor(
    clock: str, seconds: float, cut: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = SHELF["all_aboard"]
    state = game.setup(2, game.spec.options(), Chance("x", 0))
    seat = min(game.to_act(state))
    job = ThinkJob(type(game), state.model_dump_json(), seat, "strong", "x", scale=SCALE)
    for exact in (False, True):
        times = chain([0.0], repeat(seconds))
        monkeypatch.setattr(time, clock, partial(next, times))
        assert think(replace(job, exact=exact)).cut is bool(cut and not exact)


def test_a_hint_is_thought_about_once_at_a_ply_and_behind_all_pictures(
    path: Path, fast: Fast
) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            here.workers.free.clear()
            match = await here.deal("all_aboard", ANN, BOB)
            asked = [asyncio.create_task(here.thinker.advise(match, FIRST)) for _ in range(3)]
            await here.thinks(1)
            here.workers.free.set()
            first, *others = await asyncio.gather(*asked)
            assert others == [first, first]
            assert await here.thinker.advise(match, FIRST) == first
            assert len(here.workers.jobs) == 1
            assert here.workers.priorities == {Priority.THOUGHT}
            match = await here.move(match, ANN)
            await here.thinker.advise(match, FIRST if FIRST in match.to_act() else SECOND)
            assert len(here.workers.jobs) == 2

    fast(story)


def test_there_is_no_hint_where_far_too_much_is_waiting(
    path: Path, fast: Fast, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(USUAL_SECONDS, "strong", 30.0)

    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            here.workers.free.clear()
            await here.deal("all_aboard", computer_id("strong", 1), ANN, channel=1)
            await here.thinks(1)
            match = await here.deal("all_aboard", ANN, BOB, channel=2)
            with pytest.raises(WorkersBusyError):
                await here.thinker.advise(match, FIRST)
            here.workers.free.set()
            await here.computers.wait()
            assert (await here.thinker.advise(match, FIRST)).move

    fast(story)


def test_a_computer_that_fails_again_and_again_tries_less_often_until_something_happens(
    path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            tried: list[float] = []

            async def fail(*_: object, **__: object) -> Value:
                tried.append(round(loop.time()))
                raise RuntimeError("broken")

            here.thinker.instead = fail
            match = await here.deal("all_aboard", computer_id("strong", 1), ANN)
            await asyncio.sleep(sum(COMPUTER_RETRY_PAUSES) + 1)
            pauses = [later - earlier for earlier, later in pairwise(tried)]
            assert pauses == [*COMPUTER_RETRY_PAUSES]
            assert caplog.text.count("the computer at seat 0 could not be looked after") == 1
            here.thinker.instead = None
            here.computers.look_at(await here.now(match))
            await here.computers.wait()
            assert await here.moved_by(match, FIRST)

    run_fast(monkeypatch, story)


def test_a_computer_whose_move_the_rules_refuse_lets_another_one_be_made(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:

            async def cheat(*_: object, **__: object) -> Value:
                return Undo()  # there is nothing to undo

            here.thinker.instead = cheat
            match = await here.deal("off_the_rails", computer_id("strong", 1), ANN)
            await here.computers.wait()
            made = await here.moved_by(match, FIRST)
            assert made
            assert Undo() not in made
            assert (await here.now(match)).to_act() == {SECOND}
        assert caplog.text.count("its computer cheats") == len(made)

    run_fast(monkeypatch, story)


def test_a_computer_that_was_late_decides_anew(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            decide, asked = Thinker(here.store.matches, here.workers).decide, []

            async def decide_too_late(match: Match, seat: Seat, **how: Any) -> Value:
                move = await decide(match, seat, **how)
                asked.append(match.ply)
                if len(asked) == 1:  # another process has moved for it
                    await here.referee.submit_for_computer(match.id, seat, move)
                return move

            here.thinker.instead = decide_too_late
            match = await here.deal("off_the_rails", computer_id("easy", 1), ANN)
            await here.computers.wait()
            assert asked[:2] == [0, 1]
            assert (await here.now(match)).to_act() == {SECOND}
        assert "cheats" not in caplog.text

    run_fast(monkeypatch, story)


# ---- the race -----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_in_a_race_a_computer_presses_at_a_human_pace(path: Path, fast: Fast, level: Level) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            match = await here.deal("alles_an_bord", ANN, computer_id(level, 1), loading="race")
            await here.move(match, ANN)
            while not is_race(await here.now(match)):  # noqa: ASYNC110 - a loop whose time is ours
                await asyncio.sleep(0.05)
            before = len(here.turns)
            for _ in range(5 if level in {"first", "easy"} else 1):
                await asyncio.sleep(40)
                assert len(here.turns) == before, "it waits for who is alone, and still reads"
                await here.move(match, ANN)
            began = loop.time()
            await asyncio.sleep(60)
            whens = [when for when, turn in here.turns if when > began and is_race(turn.match)]
            least, most = LIVE_PACES[level]
            first, *gaps = [b - a for a, b in zip([began, *whens], whens, strict=False)]
            assert FIRST_LIVE[0] - 0.1 <= first <= FIRST_LIVE[1] + 0.1
            assert len(gaps) > 4
            assert min(gaps) >= least - 0.01
            assert max(gaps) <= most + 0.01

    fast(story)


def test_a_computer_races_as_slowly_as_somebody_there_wants_it(path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            await here.store.preferences.save(ANN, "race", "quarter")
            match = await here.deal("alles_an_bord", ANN, computer_id("normal", 1), loading="race")
            await here.move(match, ANN)
            while not is_race(await here.now(match)):  # noqa: ASYNC110 - a loop whose time is ours
                await asyncio.sleep(0.05)
            await here.move(match, ANN)
            began = loop.time()
            await asyncio.sleep(60)
            whens = [when for when, turn in here.turns if when > began and is_race(turn.match)]
            gaps = [b - a for a, b in pairwise(whens)]
            assert gaps
            assert min(gaps) >= 4 * LIVE_PACES["normal"][0] - 0.01

    fast(story)


# ---- taking over --------------------------------------------------------------------------------


def test_a_computer_takes_a_seat_over_until_its_person_comes_back(path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            match = await here.deal("all_aboard", ANN, BOB)
            turn = await here.referee.leave_to_computer(match.id, FIRST, "strong")
            assert turn.match.computers == {FIRST: "strong"}
            assert [told.key for told in turn.events] == ["seat-left-to-computer"]
            await here.computers.wait()
            (made,) = [m for m in await here.moved_by(match, FIRST) if m in match.legal(FIRST)]
            with pytest.raises(IllegalMove, match="computer-plays"):
                await here.referee.submit(match.id, ANN, made)
            await here.move(match, BOB)
            await here.computers.wait()
            back = await here.referee.come_back(match.id, ANN)
            assert not back.match.computers
            stored = await Store.open(path, dict(SHELF))
            assert (await stored.matches.load(match.id)).played_by_people == {FIRST, SECOND}
            await stored.close()

    fast(story)


def test_a_resigned_seat_that_a_computer_plays_can_win_again(path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            match = await here.deal("all_aboard", ANN, BOB, 3333)
            await here.referee.resign(match.id, ANN)
            turn = await here.referee.leave_to_computer(match.id, FIRST, "easy")
            assert not turn.match.resigned
            with pytest.raises(IllegalMove, match="moved-on"):
                await here.referee.leave_to_computer(match.id, FIRST, "easy")

    fast(story)


def test_the_last_person_cannot_leave_the_seat_to_a_computer(path: Path, fast: Fast) -> None:
    async def story(loop: FastLoop) -> None:
        async with table(path, loop) as here:
            match = await here.deal("all_aboard", ANN, computer_id("easy", 1))
            with pytest.raises(IllegalMove, match="computers-only"):
                await here.referee.leave_to_computer(match.id, FIRST, "easy")

    fast(story)


async def test_computers_alone_do_not_play(store: Store) -> None:
    game = SHELF["all_aboard"]
    with pytest.raises(IllegalMove, match="computers-only"):
        await Referee(store.matches).start(
            game,
            game.spec.options(),
            (computer_id("easy", 1), computer_id("easy", 2)),
            guild=1,
            channel=5,
            language="en",
        )


# ---- where it happens ---------------------------------------------------------------------------


async def test_the_process_that_talks_never_searches(path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.support.processes.thinking_elsewhere", str(path)),
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
    )
    said, _ = await process.communicate()
    assert said.decode() == "lost 0, searched here: False\n"


async def test_a_worker_that_is_killed_in_the_middle_costs_no_move(store: Store) -> None:
    """A real one: what it thought about is thought about by the next."""
    workers = WorkerProcesses(most=1)
    referee, thinker = Referee(store.matches), Thinker(store.matches, workers)
    referee.seed_for = DEALS
    thinker.scale = 0.05
    try:
        game = LANTERNS
        players = computer_id("strong", 1), ANN
        match = await referee.start(
            game, game.spec.options(), players, guild=1, channel=5, language="en"
        )
        await workers.run(os.getpid)
        deciding = asyncio.create_task(thinker.decide(match, FIRST))
        await asyncio.sleep(0)
        for process in workers.processes():
            os.kill(process, signal.SIGKILL)
        assert await deciding in match.legal(FIRST)
    finally:
        await workers.close()
