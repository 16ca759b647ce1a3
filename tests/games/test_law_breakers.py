"""Each law can be broken: a toy for each that does."""

from __future__ import annotations

import ast
from itertools import count
from typing import TYPE_CHECKING

import pytest

from examples.foreheads.game import Foreheads
from examples.foreheads.model import Bid, Doubt
from examples.foreheads.model import Options as ForeheadsOptions
from examples.foreheads.model import State as ForeheadsState
from games.kit.chance import Chance
from games.kit.check import laws, mind_laws
from games.kit.check.tables import Table
from games.kit.game import Event, IllegalMove, Outcome, Seat, event
from games.kit.marks import Marking, Marks, compared
from games.kit.mind import Mind
from games.kit.words import ROOT
from tests.support.toys import LanternOptions, Lanterns, Seal, State, View

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.kit.game import Value


class Told(Lanterns):
    """Tells everybody which card was sealed."""

    def apply(
        self, state: State, seat: Seat, move: Seal, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, move, chance)
        return after, (event("sealed", card=move.card), *events)


class Whispering(Lanterns):
    """Tells a seat what its neighbour holds, and nobody else."""

    def apply(
        self, state: State, seat: Seat, move: Seal, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, move, chance)
        return after, (event("psst", to=seat, cards=state.hands[seat - 1]), *events)


class Mirrored(Foreheads):
    """Tells who bids which card they hold on their own forehead."""

    def apply(
        self, state: ForeheadsState, seat: Seat, move: Bid | Doubt, chance: Chance
    ) -> tuple[ForeheadsState, tuple[Event, ...]]:
        after, events = super().apply(state, seat, move, chance)
        return after, (event("psst", to=seat, card=state.cards[seat] or 0), *events)


class Lucky(Lanterns):
    """Tells a seat that waits what luck has left in the box."""

    def apply(
        self, state: State, seat: Seat, move: Seal, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, move, chance)
        neighbour = Seat((seat + 1) % len(state.hands))
        return after, (event("psst", to=neighbour, card=state.box[0]), *events)


class Shown(Lanterns):
    """Shows the table the first hand."""

    def view(self, state: State, seat: Seat | None) -> View:
        shown = super().view(state, seat)
        return shown.model_copy(update={"hand": state.hands[0]}) if seat is None else shown


class Peeking(Lanterns):
    """Lets the neighbour on the left see a hand."""

    def view(self, state: State, seat: Seat | None) -> View:
        shown = super().view(state, seat)
        if seat is None:
            return shown
        return shown.model_copy(update={"hand": state.hands[seat - 1]})


class MarkedState(State):
    """A position with what has changed in it."""

    marks: Marks = Marks()


class Tracing(Lanterns):
    """Marks the cards that a seat holds."""

    state = MarkedState
    marking = Marking(
        compared(lambda state: {str(card): "" for card in state.hands[0]}), lambda _: 3
    )

    def setup(self, seats: int, options: LanternOptions, chance: Chance) -> State:
        dealt = super().setup(seats, options, chance)
        return MarkedState.model_validate(dealt.model_dump())


class Undealt(Lanterns):
    """Forgets to deal another world."""

    def redeal(self, state: State, seat: Seat, chance: Chance) -> State:  # noqa: ARG002
        return state


class Careless(Lanterns):
    """Loses the cards that were played."""

    def apply(
        self, state: State, seat: Seat, move: Seal, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, move, chance)
        return after.model_copy(update={"rounds": ()}), events


class Stubborn(Lanterns):
    """Never lets the second seat play its highest card, not even as its last."""

    def check(self, state: State, seat: Seat, move: Seal) -> None:
        super().check(state, seat, move)
        if seat == 1 and move.card == max(state.hands[seat]):
            raise IllegalMove("not-that-one")


class Choosy(Lanterns):
    """Refuses a card next to one that the neighbour holds."""

    def check(self, state: State, seat: Seat, move: Seal) -> None:
        super().check(state, seat, move)
        neighbour = state.hands[(seat + 1) % len(state.hands)]
        if move.card + 1 in neighbour and move.card != min(state.hands[seat]):
            raise IllegalMove("not-that-one")


class Secretive(Lanterns):
    """Plays a card that it does not list."""

    def candidates(self, state: State, seat: Seat) -> list[Seal]:
        return super().candidates(state, seat)[:1]


class Stammering(Lanterns):
    """Lists every move twice."""

    def candidates(self, state: State, seat: Seat) -> list[Seal]:
        return super().candidates(state, seat) * 2


class Partial(Lanterns):
    """Picks the first move where it should pick any."""

    def random_move(self, state: State, seat: Seat, luck: Chance) -> Seal | None:  # noqa: ARG002
        return next(iter(self.legal(state, seat)), None)


class Boastful(Lanterns):
    """Says that its candidates are exact, and lists a card that no seat holds."""

    candidates_are_legal = True

    def candidates(self, state: State, seat: Seat) -> list[Seal]:
        return [*super().candidates(state, seat), Seal(card=0)]


class Nameless(Lanterns):
    """Lights lanterns by the number of the move."""

    def apply(
        self, state: State, seat: Seat, move: Seal, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        return super().apply(state, seat, move, Unnamed(chance))


class Unnamed(Chance):
    """Takes no names."""

    def __init__(self, luck: Chance) -> None:
        super().__init__("unnamed", 0)
        self._luck = luck

    def below(self, n: int) -> int:
        return self._luck.below(n)


class Repeating(Lanterns):
    """Lights every lantern alike."""

    def apply(
        self, state: State, seat: Seat, move: Seal, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        chance.named("light")
        return super().apply(state, seat, move, chance)


class Moody(Lanterns):
    """Has luck of its own."""

    luck = count()

    def apply(
        self, state: State, seat: Seat, move: Seal, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, move, chance)
        return after.model_copy(update={"box": (next(self.luck), *after.box[1:])}), events


class Unsorted(Lanterns):
    """Deals anew from a pile as it happens to lie."""

    def redeal(self, state: State, seat: Seat, chance: Chance) -> State:
        hidden = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
        pile = list(chance.shuffle(hidden))
        hands = tuple(
            hand if other == seat else tuple(pile.pop() for _ in hand)
            for other, hand in enumerate(state.hands)
        )
        return state.model_copy(update={"hands": hands})


class Forgetful(Lanterns):
    """Reads the rounds that are over back wrong."""

    def load_state(self, stored: str, version: int) -> State:
        state = super().load_state(stored, version)
        return state.model_copy(update={"rounds": state.rounds[:-1]})


class Hasty(Lanterns):
    """Names a winner before the end."""

    def outcome(self, state: State) -> Outcome | None:
        return super().outcome(state) or Outcome(winners=frozenset(), reason="dark")


class TrueWorld(Lanterns):
    """Hands a mind with notes the truth."""

    def recall(self, state: State, seat: Seat, chance: Chance, notes: Value) -> State:  # noqa: ARG002
        return state


class CardSharp(Mind[State, Seal, View]):
    """Plays a card that no seat holds, and thinks too well of itself."""

    def moves(self, state: State, seat: Seat, legal: Sequence[Seal]) -> Sequence[Seal]:  # noqa: ARG002
        return [Seal(card=0)]

    def policy(self, state: State, seat: Seat, legal: Sequence[Seal], luck: Chance) -> Seal:  # noqa: ARG002
        return Seal(card=0)

    def worth(self, state: State) -> tuple[float, ...]:
        return tuple(1.5 for _ in state.hands)


class Sharp(Lanterns):
    """Has a mind that does not keep to the rules."""

    def mind(self) -> Mind[State, Seal, View]:
        return CardSharp()


class Busy(Lanterns):
    """Makes everybody wait for a seat that holds no cards."""

    def to_act(self, state: State) -> frozenset[Seat]:
        return super().to_act(state) and frozenset((Seat(0), Seat(1)))


class Lenient(Lanterns):
    """Lets cards that were turned up be taken back."""

    def may_take_back(self, move: Seal, told: Sequence[Event]) -> bool:  # noqa: ARG002
        return True


@pytest.mark.parametrize(
    ("toy", "law"),
    [
        (Told, laws.news_says_no_more_than_the_view_shows),
        (Whispering, laws.private_news_tells_a_seat_nothing_that_is_hidden_from_it),
        (Lucky, laws.private_news_tells_a_seat_nothing_that_is_hidden_from_it),
        (Shown, laws.no_view_tells_one_world_from_another),
        (Peeking, laws.no_view_tells_one_world_from_another),
        (Tracing, laws.what_is_marked_lies_openly),
        (Undealt, laws.a_redeal_deals),
        (Unsorted, laws.a_redeal_depends_on_nothing_hidden),
        (Careless, laws.nothing_appears_or_vanishes),
        (Secretive, laws.other_moves_are_refused_in_words_and_change_nothing),
        (Stammering, laws.every_listed_move_plays),
        (Partial, laws.a_random_move_is_picked_from_those_listed),
        (Moody, laws.replay_leads_to_the_same_position),
        (Nameless, laws.luck_goes_by_what_happens_and_not_by_the_number_of_moves),
        (Repeating, laws.luck_goes_by_what_happens_and_not_by_the_number_of_moves),
        (Forgetful, laws.everything_survives_storage),
        (Lenient, laws.what_may_be_taken_back_drew_no_luck_and_showed_nobody_anything),
        (Hasty, laws.it_ends_with_an_outcome_and_not_before),
        (Unsorted, mind_laws.a_decision_depends_on_nothing_hidden),
        (Sharp, mind_laws.every_level_answers_legally_and_within_its_budget),
        (Sharp, mind_laws.worth_is_a_share_for_every_seat),
        (Sharp, mind_laws.computers_among_themselves_come_to_an_end),
        (TrueWorld, mind_laws.what_is_recalled_is_what_was_seen),
    ],
)
def test_a_toy_that_breaks_a_law_is_caught(
    toy: type[Lanterns], law: Callable[[Table], None]
) -> None:
    with pytest.raises(AssertionError):
        law(Table(toy(), LanternOptions(), 3, "broken1"))


def test_a_seat_that_hears_of_its_own_hidden_card_is_caught() -> None:
    law = laws.private_news_tells_a_seat_nothing_that_is_hidden_from_it
    law(Table(Foreheads(), ForeheadsOptions(), 3, "mirror"))
    with pytest.raises(AssertionError, match=r"seat \d hears a secret: psst \(ply"):
        law(Table(Mirrored(), ForeheadsOptions(), 3, "mirror"))


@pytest.mark.parametrize(
    ("toy", "law", "said"),
    [
        (Told, laws.news_says_no_more_than_the_view_shows, "the table hears a secret: sealed"),
        (Peeking, laws.no_view_tells_one_world_from_another, "seat 0 sees what it must not: hand"),
        (Shown, laws.no_view_tells_one_world_from_another, "the table sees what it must not: hand"),
        (Choosy, laws.news_says_no_more_than_the_view_shows, "may do tells it a secret"),
        (Moody, laws.replay_leads_to_the_same_position, "the end differs in box"),
        (Forgetful, laws.everything_survives_storage, "a state is read back otherwise: rounds"),
        (Hasty, laws.it_ends_with_an_outcome_and_not_before, "an outcome before move 1 of"),
        (Sharp, mind_laws.worth_is_a_share_for_every_seat, "worth is 1.5, not from 0 to 1"),
        (Careless, laws.nothing_appears_or_vanishes, r"move \d+, .*: .* is (new|gone)"),
    ],
)
def test_what_a_law_says_names_who_learns_what(
    toy: type[Lanterns], law: Callable[[Table], None], said: str
) -> None:
    with pytest.raises(AssertionError, match=said):
        law(Table(toy(), LanternOptions(), 3, "broken1"))


@pytest.mark.parametrize("toy", [Stubborn, Busy])
def test_a_toy_that_leaves_somebody_stuck_is_caught(toy: type[Lanterns]) -> None:
    with pytest.raises(RuntimeError, match="stuck"):
        laws.it_ends_with_an_outcome_and_not_before(Table(toy(), LanternOptions(), 3, "broken1"))


def test_a_toy_that_calls_its_candidates_exact_and_is_wrong_is_caught() -> None:
    honest = Table(Lanterns(), LanternOptions(), 3, "broken1")
    boastful = Table(Boastful(), LanternOptions(), 3, "broken1")
    vars(boastful)["moments"] = honest.moments  # a match of its own would stumble over the move
    with pytest.raises(AssertionError, match="card=0"):
        laws.exact_candidates_are_just_the_legal_moves(boastful)


def test_every_law_says_what_differs() -> None:
    """Whoever writes a game reads that, and not the law's code."""
    silent = [
        f"{path.name}:{one.lineno}"
        for path in (ROOT / "games/kit/check").glob("*.py")
        for one in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(one, ast.Assert) and one.msg is None
    ]
    assert silent == []
