"""Decisions judged afterwards, on the small game that the tests of the house play."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, count, repeat

import pytest

from games import SHELF
from games.kit.chance import Chance
from games.kit.computers.analysis import (
    FAR_TOO_LATE,
    Judgement,
    accuracy,
    compare,
    judge,
    open_ones,
    spread_of_accuracy,
)
from games.kit.computers.arena import contest
from games.kit.computers.arena_match import Pairing
from games.kit.computers.candidates import COMPARABLE
from games.kit.game import Seat
from tests.games.kit.computers.test_search import MINDFUL
from tests.support.toys import LanternOptions, Seal

FIRST = Seat(0)
WORLD = MINDFUL.setup(2, LanternOptions(), Chance("hindsight", 0))
CARDS = sorted(WORLD.hands[0])
STEPS = 2_000


def test_the_best_move_is_what_a_search_would_do_and_the_worst_is_not() -> None:
    good = judge(MINDFUL, WORLD, FIRST, Seal(card=CARDS[-1]), "a", steps=STEPS)
    bad = judge(MINDFUL, WORLD, FIRST, Seal(card=CARDS[0]), "a", steps=STEPS)
    assert good.best == Seal(card=CARDS[-1])
    assert good.chance == good.best_chance > good.lot_chance
    assert bad.best == Seal(card=CARDS[-1])
    assert bad.best_chance - bad.chance > 0.2
    assert bad.lot_chance > bad.chance


def test_an_only_move_is_compared_with_none() -> None:
    hands = ((CARDS[0],), *WORLD.hands[1:])
    alone = judge(
        MINDFUL,
        WORLD.model_copy(update={"hands": hands}),
        FIRST,
        Seal(card=CARDS[0]),
        "a",
        steps=STEPS,
    )
    assert alone.best is None
    assert 0 <= alone.chance <= 1


def test_two_moves_are_compared_in_as_many_simulations_each() -> None:
    worst, best = Seal(card=CARDS[0]), Seal(card=CARDS[-1])
    judged = compare(MINDFUL, WORLD, FIRST, (worst, best), "a", steps=STEPS)
    assert judged.best == best
    assert judged.best_chance - judged.chance > 0.2
    looked_for = judge(MINDFUL, WORLD, FIRST, worst, "a", steps=STEPS)
    assert judged.visits > 1.5 * looked_for.visits > 0


def test_two_moves_are_compared_with_the_same_luck() -> None:
    middle = Seal(card=CARDS[1])
    judged = compare(MINDFUL, WORLD, FIRST, (middle, middle), "a", steps=STEPS)
    assert judged.chance == judged.best_chance


def test_what_others_hold_has_no_influence() -> None:
    other = MINDFUL.redeal(WORLD, FIRST, Chance("other", 0))
    assert other != WORLD
    played = Seal(card=CARDS[1])
    assert judge(MINDFUL, WORLD, FIRST, played, "a", steps=STEPS) == judge(
        MINDFUL, other, FIRST, played, "a", steps=STEPS
    )


@pytest.mark.parametrize(
    "slug",
    [
        "abordaje",
        "all_aboard",
        "bandido_alcatraz",
        pytest.param("off_the_rails", marks=pytest.mark.long),
    ],
)
def test_moves_are_compared_often_enough_to_tell_also_where_the_time_is_over_before(
    slug: str,
) -> None:
    game = SHELF[slug]
    state = game.setup(2, game.spec.options(), Chance("late", 0))
    seat = min(game.to_act(state))
    world, played = game.redeal(state, seat, Chance("late", 1)), game.legal(state, seat)[-1]
    judged = judge(game, world, seat, played, "a", steps=10**6, spent=lambda: 1.0)
    assert judged.visits == COMPARABLE


@pytest.mark.parametrize("asked", [0, 3])
def test_it_ends_when_it_is_far_too_late(asked: int) -> None:
    late = count()
    judged = judge(
        MINDFUL,
        WORLD,
        FIRST,
        Seal(card=CARDS[0]),
        "a",
        steps=10**9,
        spent=lambda: FAR_TOO_LATE if next(late) >= asked else 0.0,
    )
    assert 0 < judged.visits < COMPARABLE


def test_the_search_has_half_of_the_time() -> None:
    times = chain([0.1, 0.3, 0.6], [0.9] * 30, repeat(1.0))
    judged = judge(
        MINDFUL, WORLD, FIRST, Seal(card=CARDS[0]), "a", steps=10**9, spent=lambda: next(times)
    )
    assert judged.visits == 31


# ---- accuracy -----------------------------------------------------------------------------------


def test_accuracy_is_0_by_lot_and_1_as_the_search_and_luck_cancels_out() -> None:
    def judged(chance: float) -> Judgement:
        return Judgement(chance, Seal(card=1), 0.6, 0.4, COMPARABLE)

    assert accuracy([judged(0.4)]) == pytest.approx(0)
    assert accuracy([judged(0.6)]) == pytest.approx(1)
    assert accuracy([judged(0.65), judged(0.55)]) == pytest.approx(1)
    assert accuracy([judged(0.4), judged(0.6)]) == pytest.approx(0.5)
    assert accuracy([]) is None


def test_accuracy_is_the_surer_the_more_decisions_tell_it_and_the_more_alike_they_are() -> None:
    def judged(chance: float) -> Judgement:
        return Judgement(chance, Seal(card=1), 0.6, 0.4, COMPARABLE)

    mixed = [judged(0.4), judged(0.6)]
    assert spread_of_accuracy([judged(0.5)] * 5) == pytest.approx(0)
    assert spread_of_accuracy(mixed) == pytest.approx(0.5 / 2**0.5)
    assert spread_of_accuracy(mixed * 4) == pytest.approx(0.5 / 8**0.5)


def test_what_was_decided_before_or_seen_too_rarely_is_no_open_decision() -> None:
    fair = Judgement(0.5, Seal(card=1), 0.6, 0.4, COMPARABLE)
    lost = Judgement(0.0, Seal(card=1), 0.02, 0.0, COMPARABLE)
    won = Judgement(0.98, Seal(card=1), 1.0, 0.9, COMPARABLE)
    seen = replace(fair, visits=COMPARABLE - 1)
    assert open_ones([fair, lost, won, seen]) == [fair]


def test_who_plays_by_lot_is_rated_lower_than_a_computer() -> None:
    game = SHELF["all_aboard"]
    pairing = Pairing(game, game.spec.options(), ("normal", "random"), "1", 0.2, judged=200)
    normal, random = contest(pairing, 1).standings
    assert normal.accuracy is not None
    assert random.accuracy is not None
    assert normal.accuracy > random.accuracy + 0.2
