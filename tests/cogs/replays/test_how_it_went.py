"""How a match went: everybody's chances, what turned it, and who may see how accurate one was."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple

import pytest
from typing_extensions import override

from cogs.replays.how_layout import TELLING_DECISIONS, HowItWent, _first_rounds
from games.all_aboard.model import Board
from games.kit.computers.candidates import COMPARABLE
from games.kit.game import Seat
from games.kit.value import Value
from matches.computers import analysis
from matches.match import Played
from matches.records import Judged
from matches.review import Review
from matches.workers.processes import Priority, WorkerLostError
from tests.cogs.replays.test_replays import match_given_up
from tests.support.evenings.evening import evening
from tests.support.evenings.threads import Threads
from tests.support.fast_time import run_fast

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playground import Person, Seen
    from tests.support.evenings.evening import Evening
    from tests.support.fast_time import FastLoop

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


@pytest.fixture(autouse=True)
def _few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("matches.computers.analysis.STEPS", 60)


async def judged(table: Evening, reader: Person, over: Seen, button: str = "How it went") -> Seen:
    """Open the page and look again until every decision is judged."""
    page = await reader.press(button, on=over)
    for _ in range(100):
        if "🔄" not in page.labels:
            return page
        await table.settle()
        page = await reader.press("🔄", on=page)
    raise AssertionError(page.text)


async def test_the_page_grows_until_every_decision_is_judged_and_is_kept(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        await match_given_up(table)
        (red, _, onlooker), over = table.people, table.table()
        first = await onlooker.press("How it went", on=over)
        assert first.ephemeral
        assert "More is still being judged" in first.text
        assert not first.pictures, "there is nothing to draw yet"
        page = await judged(table, red, over)
        assert "still being judged" not in page.text
        assert "Judged by what each could know at the time." in page.text
        assert "of 100" not in page.text, "two decisions say nothing of how somebody plays"
        (picture,) = page.pictures
        assert "How it went: All aboard!" in (picture.alt or "")
        assert f"{red.name}: " in (picture.alt or "")
        kept = await table.bot.store.analysis.of_match(1)
        assert [one.ply for one in kept] == [1, 2]
        again = await onlooker.press("How it went", on=over)
        assert "🔄" not in again.labels, "nothing is judged twice"


async def test_accuracy_is_shown_to_oneself_and_to_others_only_by_wish(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        await match_given_up(table)
        (red, blue, onlooker), over = table.people, table.table()
        await judged(table, red, over)
        for ply in range(100, 124):  # as in a long match
            one = Judged(ply, Seat(ply % 2), 0.55, "{}", 0.6, 0.4, COMPARABLE)
            await table.bot.store.analysis.save(1, one)
        assert (
            "Your last ten matches: **75** out of 100, in 12 open"
            in (await red.press("How it went", on=over)).text
        )
        assert "out of 100" not in (await onlooker.press("How it went", on=over)).text
        settings = await blue.slash("settings", at=table.world.table)
        await blue.select("My accuracy", "My accuracy: for everybody", on=settings)
        seen = (await onlooker.press("How it went", on=over)).text
        (line,) = [line for line in seen.splitlines() if "out of 100" in line]
        assert line.startswith(f"{blue.name}, last ten matches: 75 out of 100")


async def test_what_turned_a_match_says_what_was_better_and_can_be_tried_again(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        await match_given_up(table)
        red, over = table.people[0], table.table()
        await judged(table, red, over)
        match = await table.bot.store.matches.load(1)
        first = (await table.bot.store.matches.log_of(1))[0]
        other = next(
            move for move in match.game.legal(match.deal.setup(), first.seat) if move != first.move
        )
        one = Judged(1, first.seat, 0.2, other.model_dump_json(), 0.6, 0.4, COMPARABLE)
        await table.bot.store.analysis.save(1, one)
        page = await red.press("How it went", on=over)
        assert "The chance fell from 60 to 20%. Better: “" in page.text
        assert len(page.pictures) == 3, "the chart, what was made, what was better"
        said = await red.press("From step 1", on=page)
        assert "direct messages" in said.text
        tried = await table.bot.store.matches.load(2)
        assert (tried.ply, tried.channel) == (0, red.dm.id)


async def test_why_another_move_was_better_says_from_whose_seat(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await match_given_up(table)
        over = table.table()
        await judged(table, table.people[0], over)
        match = await table.bot.store.matches.load(1)
        first = (await table.bot.store.matches.log_of(1))[0]
        mover, other = (
            next(one for one in table.people if (one.id == match.players[first.seat]) is is_mover)
            for is_mover in (True, False)
        )
        legal = match.game.legal(match.deal.setup(), first.seat)
        saving = next(
            move
            for move in legal
            if isinstance(move, Board)
            and isinstance(first.move, Board)
            and move.animal not in {first.move.animal, "octopus"}
            and move.boat != first.move.boat
        )
        one = Judged(1, first.seat, 0.2, saving.model_dump_json(), 0.6, 0.4, COMPARABLE)
        await table.bot.store.analysis.save(1, one)
        own = (await mover.press("How it went", on=over)).text
        theirs = (await other.press("How it went", on=over)).text
        why = own.partition(" – ")[2].partition("\n")[0]
        assert "boat" in why
        assert f" – from {mover.name}’s seat: {why}" in theirs


class LosesOne(Threads):
    """Loses the worker that judges the first decision."""

    is_lost = False

    @override
    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, priority: Priority = Priority.SHOWN
    ) -> T:
        if priority is Priority.JUDGED and not self.is_lost:
            self.is_lost = True
            raise WorkerLostError("it was ended by the system")
        return await super().run(function, *arguments, priority=priority)


def test_where_a_worker_is_lost_judging_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(loop: FastLoop) -> None:
        async with evening(tmp_path, seats=3, clock=loop, workers=LosesOne()) as table:
            await match_given_up(table)
            await table.people[0].press("How it went", on=table.table())
            await asyncio.sleep(analysis.ANALYSIS_RETRY_PAUSES[0] + 1)
            page = await table.people[1].press("How it went", on=table.table())
            assert "still being judged" not in page.text

    run_fast(monkeypatch, story)


def test_what_turned_a_match_are_the_three_that_cost_most_in_their_order() -> None:
    losses = [0.3, 0.04, 0.2, 0.6, 0.1]
    found = [
        Judged(ply, Seat(0), 0.6 - loss, "{}", 0.6, visits=COMPARABLE)
        for ply, loss in enumerate(losses, 1)
    ]
    assert [one.ply for one in analysis.turning_points(found)] == [1, 3, 4]
    assert analysis.turning_points(found[1:2]) == []
    assert [one.ply for one in analysis.turning_points(found, frozenset({5}))] == [1, 4, 5]
    assert analysis.turning_points(found[1:2], frozenset({2})) == found[1:2], "fatal is fatal"
    rarely = [replace(one, visits=COMPARABLE - 1) for one in found]
    assert analysis.turning_points(rarely) == []


def test_two_looks_count_by_their_simulations() -> None:
    short, long = (
        Judged(1, Seat(0), 0.5, "{}", 0.7, 0.4, 100),
        Judged(1, Seat(0), 0.6, "{}", 0.6, 0.2, 300),
    )
    both = analysis.pooled(short, long)
    assert both.chance == pytest.approx(0.575)
    assert both.best_chance == pytest.approx(0.625)
    assert both.lot_chance == pytest.approx(0.25)
    assert both.visits == 400
    assert analysis.pooled(short, Judged(1, Seat(0), 0.0, "{}", 0.0)) == short


# ---- hindsight ----------------------------------------------------------------------------------


async def lost_together(table: Evening) -> Seen:
    """Make a move of a match alone, resign, and return how it went, with all judged."""
    (red,) = table.people
    await table.open_table("bandido_alcatraz", red)
    await table.move()
    question = await red.slash("resign", at=table.world.table)
    await red.press(question.buttons[-1].text, on=question)
    await table.settle()
    return await judged(table, red, table.table(), "What went wrong")


async def test_a_team_that_lost_is_told_how_the_deal_could_have_been_won(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=1, seeds=lambda _: "way11") as table:
        page = await lost_together(table)
        (line,) = [line for line in page.text.splitlines() if "could have been won" in line]
        assert "still at step 1. A search that saw all that was hidden found a way: " in line
        assert line.endswith(" more moves.")
        assert "Right: where that way leads." in page.text
        (red,) = table.people
        end = page.pictures[-1].alt or ""
        assert "The Bandido has escaped!" in end
        await red.press("From step 1", on=page)
        tried = await table.bot.store.matches.load(2)
        assert (tried.ply, tried.channel) == (0, red.dm.id)


async def test_where_no_way_to_win_was_found_that_is_said_and_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("matches.computers.hindsight.STEPS", 1)
    async with evening(tmp_path, seats=1) as table:
        page = await lost_together(table)
        assert "found no way to win this deal. That does not prove that there is none." in page.text
        assert "could have been won" not in page.text


def test_the_level_of_the_first_rounds_is_said_from_ten_open_decisions_on() -> None:
    chances = [0.4] * TELLING_DECISIONS + [0.6] * 4
    here = [
        Judged(ply, Seat(0), chance, "{}", 0.6, 0.4, COMPARABLE)
        for ply, chance in enumerate(chances, 1)
    ]
    log = tuple(Played(one.ply, Seat(0), Value(), ()) for one in here)
    how = HowItWent(Review((), log, (0, 5, 10)), tuple(here), None)
    number, share = _first_rounds(how, here) or (0, 1.0)
    assert number == 2
    assert share == pytest.approx(0)
    assert _first_rounds(how, here[:TELLING_DECISIONS]) is None
