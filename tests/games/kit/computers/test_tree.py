"""How a tree search decides, what any search keeps to, and which of equal moves is made."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal

import pytest
from pydantic import TypeAdapter

from games.abordaje.game import Abordaje
from games.abordaje.model import Pass, place
from games.kit.chance import Chance
from games.kit.computers.candidates import Candidate, Reason, best_first, reason_for
from games.kit.computers.search import choose
from games.kit.game import Game, Options, Outcome, Seat, Spec, Value, View
from games.kit.mind import Effort, Mind, levels
from tests.games.kit.computers.test_search import OneRound
from tests.support.toys import LANTERNS, LanternOptions, Lanterns, Seal
from tests.support.toys import State as LanternState
from tests.support.toys import View as LanternView

if TYPE_CHECKING:
    from games.kit.mind import Level

FIRST, SECOND = Seat(0), Seat(1)
WORLD = LANTERNS.setup(2, LanternOptions(), Chance("search", 0))


TREES: Final[tuple[Level, ...]] = ("normal", "strong")
"""The levels of these toys that search with a tree: plain, and with moves that are akin."""

# ---- a tree -------------------------------------------------------------------------------------


class Number(Value):
    """Say a number."""

    kind: Literal["number"] = "number"
    n: int


class Said(Value):
    """What was said so far."""

    numbers: tuple[int, ...] = ()


class Trap(Game[Said, Number, View, Options]):
    """The first says 0 or 1, the second answers 0 to 5; all but 0 win unless the answer is 5."""

    choices = (2, 6)
    """How many numbers the first and the second may say."""
    spec = Spec(slug="trap", icon="🪤", seats=(2,), minutes=1)
    moves = TypeAdapter(Number)
    state = Said
    candidates_are_legal = True

    def setup(self, seats: int, options: Options, chance: Chance) -> Said:  # noqa: ARG002
        return Said()

    def to_act(self, state: Said) -> frozenset[Seat]:
        return frozenset({Seat(len(state.numbers))} if len(state.numbers) < 2 else ())

    def candidates(self, state: Said, seat: Seat) -> tuple[Number, ...]:
        choices = range(self.choices[seat]) if seat in self.to_act(state) else ()
        return tuple(Number(n=n) for n in choices)

    def check(self, state: Said, seat: Seat, move: Number) -> None:
        pass

    def apply(
        self,
        state: Said,
        seat: Seat,  # noqa: ARG002
        move: Number,
        chance: Chance,  # noqa: ARG002
    ) -> tuple[Said, tuple[()]]:
        return Said(numbers=(*state.numbers, move.n)), ()

    def view(self, state: Said, seat: Seat | None) -> View:  # noqa: ARG002
        return View()

    def redeal(self, state: Said, seat: Seat, chance: Chance) -> Said:  # noqa: ARG002
        return state

    def outcome(self, state: Said) -> Outcome | None:
        if len(state.numbers) < 2:
            return None
        bold, answer = state.numbers
        if not bold:
            return Outcome(winners=frozenset(), reason="level")
        return Outcome(winners=frozenset({SECOND if answer == 5 else FIRST}), reason="answered")

    def mind(self) -> Mind[Said, Number, View]:
        return TrapMind()


class TrapMind(Mind[Said, Number, View]):
    """Sees what is said."""

    levels = levels(easy=Effort(0), normal=Effort(400), strong=Effort(400, search="tree"))

    def shown(self, state: Said, move: Number) -> Number:  # noqa: ARG002
        return move

    def worth(self, state: Said) -> tuple[float, ...]:  # noqa: ARG002
        return (0.5, 0.5)


class ManyTraps(Trap):
    """The first may say 0 to 11."""

    choices = (12, 6)

    def mind(self) -> Mind[Said, Number, View]:
        return ManyTrapsMind()


class ManyTrapsMind(TrapMind):
    """Has steps for some five answers to each number."""

    levels = levels(
        easy=Effort(0),
        normal=Effort(120, search="tree"),
        strong=Effort(120, search="tree", akin=True),
    )


class TreeOneRound(OneRound):
    """Looks no further than the round that is being played, as a tree."""

    levels = levels(
        easy=Effort(0),
        normal=Effort(500, search="tree"),
        strong=Effort(500, search="tree", akin=True),
    )

    def shown(self, state: LanternState, move: Seal) -> None:
        """Show nothing: cards are sealed."""

    def worth(self, state: LanternState) -> tuple[float, ...]:
        return super().worth(state) if state.rounds else (0.5,) * len(state.hands)


class TreeLanterns(Lanterns):
    """Lanterns with a mind that searches by trees."""

    def mind(self) -> Mind[LanternState, Seal, LanternView]:
        return TreeOneRound()


SEARCHES: Final = [(LANTERNS, "normal"), *((TreeLanterns(), level) for level in TREES)]
"""Flat, by plain trees, and by trees with moves that are akin."""


@pytest.mark.parametrize(("level", "said"), [("normal", 1), ("strong", 0)])
def test_a_tree_fears_the_one_answer_that_a_flat_search_finds_unlikely(
    level: Level, said: int
) -> None:
    game = Trap()
    start = game.setup(2, Options(), Chance("x", 0))
    assert choose(game, start, FIRST, level, "x").move == Number(n=said)


def test_an_answer_that_is_good_everywhere_is_soon_feared_everywhere_where_moves_are_akin() -> None:
    game = ManyTraps()
    start = game.setup(2, Options(), Chance("x", 0))
    plain, akin = (
        {choose(game, start, FIRST, level, f"{n}").move for n in range(20)} for level in TREES
    )
    assert Number(n=0) not in plain
    assert akin == {Number(n=0)}


# ---- flat and by trees --------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "level"), SEARCHES)
def test_the_same_question_has_the_same_answer(game: Lanterns, level: Level) -> None:
    first, again = (choose(game, WORLD, FIRST, level, "x") for _ in range(2))
    assert first == again
    assert choose(game, WORLD, FIRST, level, "y").candidates != first.candidates


@pytest.mark.parametrize("level", TREES)
def test_a_tree_finds_the_move_that_wins_most_often(level: Level) -> None:
    choice = choose(TreeLanterns(), WORLD, FIRST, level, "x")
    assert choice.steps <= 500
    assert choice.move == Seal(card=max(WORLD.hands[FIRST]))


@pytest.mark.parametrize(("game", "level"), SEARCHES)
def test_no_hidden_card_is_read_while_it_simulates(game: Lanterns, level: Level) -> None:
    """The second seat always holds the highest cards, yet the first cannot know."""
    low, high = (1, 2, 3), (10, 11, 12)
    rich, poor = (
        WORLD.model_copy(update={"hands": (low, theirs), "box": rest})
        for theirs, rest in ((high, (4, 5, 6, 7, 8, 9)), ((4, 5, 6), (7, 8, 9, *high)))
    )
    one, other = (choose(game, world, FIRST, level, "x") for world in (rich, poor))
    assert one == other


@pytest.mark.parametrize(("game", "level"), SEARCHES)
def test_a_budget_too_small_for_one_simulation_still_leads_to_a_move(
    game: Lanterns, level: Level
) -> None:
    choice = choose(game, WORLD, FIRST, level, "x", scale=1 / 5_000)
    assert choice.steps <= 1
    assert choice.move in LANTERNS.legal(WORLD, FIRST)


# ---- among equals -------------------------------------------------------------------------------


def _best(*candidates: Candidate, seed: str = "x") -> Value:
    return best_first(Abordaje(), candidates, Chance(seed, 0))[0].move


FIRE, FIGHT = place(card="fire"), place(card="fight")


def test_of_moves_as_good_the_one_with_the_higher_lead_is_made() -> None:
    behind = Candidate(FIRE, visits=50, total=50.0, lead=100.0, steps=50)
    ahead = Candidate(FIGHT, visits=49, total=49.0, lead=196.0, steps=98)
    assert _best(behind, ahead) == FIGHT


def test_to_pass_is_better_than_to_act_for_nothing() -> None:
    acting = Candidate(FIRE, visits=51, total=51.0, steps=51)
    passing = Candidate(Pass(), visits=50, total=50.0, steps=100)
    assert _best(acting, passing) == Pass()


def test_the_shorter_way_is_taken_where_nothing_else_differs() -> None:
    long, short = (
        Candidate(move, visits=50, total=50.0, steps=steps)
        for move, steps in ((FIRE, 100), (FIGHT, 50))
    )
    assert _best(long, short) == FIGHT


def test_where_nothing_differs_at_all_it_is_not_always_the_first_listed() -> None:
    made = {
        _best(Candidate(FIRE, visits=9), Candidate(FIGHT, visits=9), seed=f"{n}") for n in range(20)
    }
    assert made == {FIRE, FIGHT}


def test_where_all_is_lost_the_move_is_made_that_was_answered_least_often() -> None:
    often = Candidate(FIRE, visits=60, total=0.1)
    seldom = Candidate(FIGHT, visits=50, total=0.5)
    assert _best(often, seldom) == FIGHT


def test_a_better_move_is_made_although_another_leads_by_more_points() -> None:
    better = Candidate(FIRE, visits=80, total=64.0, lead=80.0)
    worse = Candidate(FIGHT, visits=40, total=28.0, lead=200.0)
    assert _best(better, worse) == FIRE


# ---- reasons ------------------------------------------------------------------------------------


def test_a_reason_is_what_happens_more_often_after_the_best_move_than_after_the_next() -> None:
    best = Candidate(FIRE, visits=100, signs=Counter({("sails", 1): 90, ("sails", 2): 50}))
    next_best = Candidate(FIGHT, visits=50, signs=Counter({("sails", 1): 20, ("sails", 2): 25}))
    assert reason_for((best, next_best), frozenset()) == Reason(("sails", 1), 0.9, 0.4)


def test_a_difference_that_may_be_luck_is_no_reason() -> None:
    best = Candidate(FIRE, visits=100, signs=Counter({("sails", 1): 90}))
    rarely = Candidate(FIGHT, visits=5)
    alike = Candidate(FIGHT, visits=90, signs=Counter({("sails", 1): 80}))
    assert reason_for((best, rarely), frozenset()) is None
    assert reason_for((best, alike), frozenset()) is None
    assert reason_for((), frozenset()) is None
