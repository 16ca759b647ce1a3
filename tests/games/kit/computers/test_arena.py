"""Tournaments, on the small game that the tests of the house play."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations
from math import factorial
from typing import TYPE_CHECKING

import pytest

from games import SHELF
from games.kit.computers.arena import Report, contest, lines, wilson
from games.kit.computers.arena_match import Pairing, arrangements, cyclic_orders, play
from games.kit.game import Seat
from games.kit.mind import Effort, Mind, levels
from tests.support.toys import LANTERNS, TOGETHER, LanternOptions, Lanterns, Seal, State, View

if TYPE_CHECKING:
    from collections.abc import Mapping

PAIRING = Pairing(LANTERNS, LanternOptions(), ("strong", "random"), "cup", scale=0.02)


def timeless(report: Report) -> Report:
    """Leave out processor time: all else is the same on every machine."""
    return replace(
        report, standings=tuple(replace(one, milliseconds=0.0) for one in report.standings)
    )


def test_every_deal_is_played_from_every_chair() -> None:
    chairs = [play(PAIRING, number).seats for number in range(4)]
    assert chairs == [(0, 1), (1, 0), (0, 1), (1, 0)]
    three = replace(PAIRING, players=("easy", "easy", "random"))
    assert [play(three, number).seats[0] for number in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_cyclic_order_and_every_neighbourhood_comes_equally_often(seats: int) -> None:
    orders = cyclic_orders(seats)
    assert len(orders) == len(set(orders)) == factorial(seats - 1)
    neighbours = Counter(
        (order[at - 1], player) for order in orders for at, player in enumerate(order)
    )
    assert len(neighbours) == seats * (seats - 1)
    assert len(set(neighbours.values())) == 1


def test_three_players_sit_in_both_orders_and_on_every_chair() -> None:
    three = replace(PAIRING, players=("easy", "normal", "random"), scale=0.001)
    sat = Counter(play(three, number).seats for number in range(arrangements(three)))
    assert sat == Counter(permutations(range(3)))


def test_all_have_had_all_neighbours_long_before_every_order_is_played() -> None:
    few = cyclic_orders(5)[:5]
    assert len({(order[at - 1], player) for order in few for at, player in enumerate(order)}) == 20


def test_a_contest_says_how_far_it_is_and_whether_its_seats_were_even() -> None:
    three = replace(PAIRING, players=("easy", "random", "random"), scale=0.001)
    done: list[int] = []
    report = contest(three, 4, progress=done.append)
    assert done == [1, 2, 3, 4]
    assert "a multiple of 6 matches" in lines(report)
    assert "a multiple of" not in lines(contest(three, 6))


def test_a_team_of_equals_plays_every_deal_once() -> None:
    team = replace(PAIRING, players=("easy", "easy"))
    assert [play(team, number).seats for number in range(3)] == [(0, 1)] * 3
    assert play(team, 0).outcome != play(team, 1).outcome


def test_the_same_seed_plays_the_same_contest() -> None:
    assert timeless(contest(PAIRING, 6)) == timeless(contest(PAIRING, 6))
    other = replace(PAIRING, seed="another")
    assert timeless(contest(other, 6)) != timeless(contest(PAIRING, 6))


def test_several_processes_play_the_same_contest() -> None:
    pairing = Pairing(
        SHELF["all_aboard"], SHELF["all_aboard"].spec.options(), ("easy", "random"), "1", 0.1
    )
    assert timeless(contest(pairing, 2, jobs=2)) == timeless(contest(pairing, 2))


def test_a_report_counts_results_and_costs_by_player() -> None:
    report = contest(PAIRING, 20)
    strong, random = report.standings
    assert (strong.won, strong.lost, strong.drawn) == (random.lost, random.won, random.drawn)
    assert strong.won + strong.drawn + strong.lost == 20
    assert strong.decisions == 20 * 3
    assert strong.forced == pytest.approx(1 / 3, abs=0.001), "the last card of three"
    assert strong.steps > 0 == random.steps
    assert strong.low < strong.score < strong.high
    assert strong.score + random.score == pytest.approx(1)
    assert sum(report.endings.values()) == 20


def test_a_team_wins_together() -> None:
    report = contest(replace(PAIRING, game=TOGETHER), 10)
    first, second = report.standings
    assert first.won == second.won
    assert first.drawn == 0


def test_a_mind_remembers_its_own_views_in_order_and_no_other() -> None:
    seen: list[View] = []

    class Watchful(Mind[State, Seal, View]):
        levels = levels(easy=Effort(0), normal=Effort(0), strong=Effort(0, remembers=True))

        def remember(self, notes: State, view: View) -> State:
            seen.append(view)
            return notes

        def figures(self, state: State) -> Mapping[str, float]:
            return {"rounds": len(state.rounds)}

    class Watched(Lanterns):
        def mind(self) -> Mind[State, Seal, View]:
            return Watchful()

    played = play(replace(PAIRING, game=Watched()), 0)
    assert {view.seat for view in seen} == {Seat(0)}
    assert len(seen) == played.plies + 1
    assert [len(view.rounds) for view in seen] == sorted(len(view.rounds) for view in seen)
    assert played.figures == {"rounds": 3}


def test_a_report_reads_well() -> None:
    told = lines(contest(PAIRING, 2))
    assert told.startswith("lanterns, seed cup, brightest=3\nmatches   2\nstrong    ")
    assert "steps and" in told


def test_an_interval_holds_its_share() -> None:
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1
    low, high = wilson(95, 100)
    assert low == pytest.approx(0.888, abs=0.001)
    assert high == pytest.approx(0.978, abs=0.001)
