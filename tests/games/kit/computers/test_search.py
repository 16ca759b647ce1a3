"""How a computer player decides, on the small game that the tests of the house play."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest

from examples.hedges.game import Hedges
from examples.hedges.model import Options as HedgesOptions
from games.kit.chance import Chance, decision_seed
from games.kit.computers.candidates import width_after
from games.kit.computers.search import choose
from games.kit.computers.table import value_of
from games.kit.game import Outcome, Seat
from games.kit.mind import Effort, Mind, in_lot_order, levels
from tests.support.toys import LANTERNS, TOGETHER, LanternOptions, Lanterns, Seal, State, View

if TYPE_CHECKING:
    from collections.abc import Sequence

FIRST, SECOND = Seat(0), Seat(1)
WORLD = LANTERNS.setup(2, LanternOptions(), Chance("search", 0))


class OneRound(Mind[State, Seal, View]):
    """Looks no further than the round that is being played."""

    levels = levels(easy=Effort(0), normal=Effort(500, width=2), strong=Effort(2_000))

    def order(self, state: State, seat: Seat, moves: Sequence[Seal]) -> Sequence[Seal]:  # noqa: ARG002
        return sorted(moves, key=lambda move: -move.card)

    def policy(self, state: State, seat: Seat, legal: Sequence[Seal], luck: Chance) -> Seal:  # noqa: ARG002
        return max(legal, key=lambda move: move.card)

    def horizon(self, root: State, state: State) -> bool:
        return len(state.rounds) > len(root.rounds)

    def worth(self, state: State) -> tuple[float, ...]:
        last = state.rounds[-1]
        return tuple(float(seat == last.winner) for seat in range(len(state.hands)))


class MindfulLanterns(Lanterns):
    """Lanterns with a mind of its own."""

    def mind(self) -> Mind[State, Seal, View]:
        return OneRound()


MINDFUL = MindfulLanterns()


# ---- deciding -----------------------------------------------------------------------------------


def test_a_level_that_slips_makes_any_of_the_moves_as_often_as_it_says() -> None:
    class Slipping(OneRound):
        levels = levels(easy=Effort(0, slips=0.5), normal=Effort(0), strong=Effort(0))

    class SlippingLanterns(Lanterns):
        def mind(self) -> Mind[State, Seal, View]:
            return Slipping()

    game = SlippingLanterns()
    best = choose(game, WORLD, FIRST, "normal", "x").move
    slipped = [choose(game, WORLD, FIRST, "easy", f"{n}").move != best for n in range(60)]
    assert 10 < sum(slipped) < 40


def test_a_search_finds_the_move_that_wins_most_often() -> None:
    choice = choose(MINDFUL, WORLD, FIRST, "strong", "x")
    assert choice.move == Seal(card=max(WORLD.hands[FIRST]))
    visits = [one.visits for one in choice.candidates]
    assert visits == sorted(visits, reverse=True)
    assert choice.candidates[0].worth > choice.candidates[-1].worth


def test_a_budget_counts_every_move_that_is_made() -> None:
    made = count()

    class Counted(Lanterns):
        def apply(self, state: State, seat: Seat, move: Seal, chance: Chance):  # type: ignore[no-untyped-def] # noqa: ANN202
            next(made)
            return super().apply(state, seat, move, chance)

    choice = choose(Counted(), WORLD, FIRST, "easy", "x")
    assert choice.steps == next(made) <= Counted().mind().levels["easy"].steps


def test_a_leader_whom_nobody_can_catch_ends_the_search() -> None:
    budget = 20 * OneRound.levels["strong"].steps
    choice = choose(MINDFUL, WORLD, FIRST, "strong", "x", scale=20)
    assert choice.steps < budget
    leader, second, *_ = choice.candidates
    simulations = sum(one.visits for one in choice.candidates)
    left = (budget - choice.steps) * simulations / choice.steps
    assert leader.visits - second.visits > left


def test_a_forced_move_costs_nothing() -> None:
    last = WORLD.model_copy(update={"hands": tuple(hand[:1] for hand in WORLD.hands)})
    choice = choose(LANTERNS, last, FIRST, "strong", "x")
    assert choice.forced
    assert choice.steps == 0
    assert choice.move == Seal(card=WORLD.hands[FIRST][0])


def test_who_has_no_move_is_not_asked() -> None:
    waiting = WORLD.model_copy(update={"sealed": (1, None)})
    with pytest.raises(ValueError, match="seat 0 has no move"):
        choose(LANTERNS, waiting, FIRST, "easy", "x")


def test_a_level_of_no_steps_plays_its_policy() -> None:
    choice = choose(MINDFUL, WORLD, FIRST, "easy", "x")
    assert choice.move == Seal(card=max(WORLD.hands[FIRST]))
    assert (choice.steps, choice.candidates) == (0, ())


def test_only_the_best_moves_are_looked_at_where_a_level_says_so() -> None:
    choice = choose(MINDFUL, WORLD, FIRST, "normal", "x")
    best = sorted(WORLD.hands[FIRST])[-2:]
    assert sorted(one.move.card for one in choice.candidates) == best  # type: ignore[attr-defined]


def test_moves_are_tried_in_an_order_drawn_by_lot_and_not_as_they_are_listed() -> None:
    found = {choose(LANTERNS, WORLD, FIRST, "easy", f"{n}", scale=1 / 60).move for n in range(30)}
    assert found == set(LANTERNS.legal(WORLD, FIRST))


def test_a_verb_with_many_moves_crowds_out_no_other_in_that_order() -> None:
    drawn = in_lot_order(
        ["bid 1", "bid 2", "bid 3", "doubt"], Chance("lot", 0), lambda one: one[:3]
    )
    assert "doubt" in drawn[:2]
    assert sorted(drawn) == ["bid 1", "bid 2", "bid 3", "doubt"]


def test_of_very_many_moves_a_few_are_tried_first_and_more_with_more_steps() -> None:
    hedges = Hedges()
    start = hedges.setup(2, HedgesOptions(), Chance("many", 0))
    seat = min(hedges.to_act(start))
    widths = []
    for scale in (0.1, 1):
        choice = choose(hedges, start, seat, "normal", "x", scale=scale)
        visits = [one.visits for one in choice.candidates if one.visits]
        assert len(visits) <= width_after(sum(visits))
        widths.append(len(visits))
    assert 2 < widths[0] < widths[1] < len(hedges.legal(start, seat)) == 49


def test_a_caller_out_of_time_cuts_a_search_short() -> None:
    looks = iter((False, False, True))
    choice = choose(LANTERNS, WORLD, FIRST, "strong", "x", is_late=lambda: next(looks))
    assert choice.cut
    assert sum(one.visits for one in choice.candidates) == 3


def test_a_decisions_seed_tells_nothing_of_the_matchs() -> None:
    seeds = {decision_seed("secret", seat, ply) for seat in (FIRST, SECOND) for ply in (1, 2)}
    assert len(seeds) == 4
    assert not any("secret" in seed for seed in seeds)


# ---- what a result is worth ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winners", "worth"), [((0,), 1.0), ((1,), 0.0), ((0, 1), 0.5), ((), 0.5)], ids=str
)
def test_a_shared_win_is_shared_and_a_match_nobody_won_is_even(
    winners: tuple[int, ...], worth: float
) -> None:
    outcome = Outcome(winners=frozenset(map(Seat, winners)), reason="most-points")
    assert value_of(outcome, LANTERNS.spec, FIRST) == worth


@pytest.mark.parametrize(("winners", "worth"), [((0, 1), 1.0), ((), 0.0)], ids=str)
def test_a_team_wins_or_loses_whole(winners: tuple[int, ...], worth: float) -> None:
    outcome = Outcome(winners=frozenset(map(Seat, winners)), reason="bright")
    assert value_of(outcome, TOGETHER.spec, FIRST) == worth


def test_better_grades_are_worth_more_and_any_win_more_than_any_loss() -> None:
    spec = TOGETHER.spec.model_copy(update={"grades": ("great", "good", "poor")})
    team = frozenset((FIRST,))
    worths = [
        value_of(Outcome(winners=winners, reason="bright", grade=grade), spec, FIRST)
        for winners, grade in ((team, "great"), (team, "good"), (frozenset[Seat](), "poor"))
    ]
    assert worths == [1.0, 0.75, 0.0]
