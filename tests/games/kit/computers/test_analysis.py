"""Decisions judged afterwards, on the small game that the tests of the house play."""

from __future__ import annotations

from itertools import count

import pytest

from games.kit.chance import Chance
from games.kit.computers.analysis import compare, judge
from games.kit.game import Seat
from tests.games.kit.computers.test_search import MINDFUL
from tests.support.toys import LanternOptions, Seal

FIRST = Seat(0)
WORLD = MINDFUL.setup(2, LanternOptions(), Chance("hindsight", 0))
CARDS = sorted(WORLD.hands[0])
STEPS = 2_000


def test_the_best_move_is_as_good_as_any_other_and_the_worst_is_not() -> None:
    good = judge(MINDFUL, WORLD, FIRST, Seal(card=CARDS[-1]), "a", steps=STEPS)
    bad = judge(MINDFUL, WORLD, FIRST, Seal(card=CARDS[0]), "a", steps=STEPS)
    assert good.chance > good.best_chance
    assert bad.best == Seal(card=CARDS[-1])
    assert bad.best_chance - bad.chance > 0.2


def test_a_move_is_never_compared_with_itself_and_an_only_move_with_none() -> None:
    judged = judge(MINDFUL, WORLD, FIRST, Seal(card=CARDS[-1]), "a", steps=STEPS)
    assert judged.best != Seal(card=CARDS[-1])
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


@pytest.mark.parametrize("asked", [0, 3])
def test_it_ends_when_it_is_late(asked: int) -> None:
    late = count()
    judged = judge(
        MINDFUL,
        WORLD,
        FIRST,
        Seal(card=CARDS[0]),
        "a",
        steps=10**9,
        is_late=lambda: next(late) >= asked,
    )
    assert 0 <= judged.chance <= 1
