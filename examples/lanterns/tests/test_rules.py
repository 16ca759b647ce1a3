"""The rules of Lanterns, a sentence a test."""

from __future__ import annotations

import pytest

from examples.lanterns.game.game import Lanterns
from examples.lanterns.game.model import Options, Round, Seal, State
from games.kit.chance import Chance
from games.kit.game import IllegalMove, Seat

GAME = Lanterns()
ANN, BOB, CLEO = map(Seat, range(3))


def dealt(*hands: str, brightest: str = "3", rounds: tuple[Round, ...] = ()) -> State:
    """Deal hands written down: `dealt("1 5 9", "2 6 12")`."""
    held = [tuple(map(int, hand.split())) for hand in hands]
    open_cards = [card for over in rounds for card in over.cards]
    known = {*open_cards, *(card for hand in held for card in hand)}
    return State(
        options=Options.model_validate({"brightest": brightest}),
        hands=tuple(held),
        sealed=(None,) * len(held),
        rounds=rounds,
        box=tuple(card for card in range(1, 13) if card not in known),
    )


def after(state: State, *cards: int, luck: str = "luck") -> State:
    """Let everybody seal a card, in the order of seats."""
    for seat, card in enumerate(cards):
        state, _ = GAME.play(state, Seat(seat), Seal(card=card), Chance(luck, seat))
    return state


def lights(brightest: str) -> set[int]:
    """Return every light that a lantern showed in many rounds."""
    start = dealt("1", "2", brightest=brightest)
    return {after(start, 1, 2, luck=f"luck {n}").rounds[0].light for n in range(60)}


def test_everybody_is_dealt_three_cards_and_the_rest_stay_in_the_box() -> None:
    state = GAME.setup(4, Options(), Chance("deal", 0))
    assert list(map(len, state.hands)) == [3, 3, 3, 3]
    assert sorted([*sum(state.hands, ()), *state.box]) == list(range(1, 13))


def test_nobody_waits_for_a_turn() -> None:
    state = dealt("1 5 9", "2 6 12", "3 4 8")
    assert GAME.to_act(state) == {ANN, BOB, CLEO}
    state, _ = GAME.play(state, BOB, Seal(card=2), Chance("turn", 1))
    assert GAME.to_act(state) == {ANN, CLEO}


def test_who_has_sealed_a_card_cannot_seal_another_one() -> None:
    state = after(dealt("1 5 9", "2 6 12"), 9)
    with pytest.raises(IllegalMove, match="not-your-turn"):
        GAME.play(state, ANN, Seal(card=5), Chance("again", 1))


def test_a_card_that_one_does_not_hold_is_refused() -> None:
    with pytest.raises(IllegalMove, match="not-in-hand"):
        GAME.play(dealt("1 5 9", "2 6 12"), ANN, Seal(card=12), Chance("greed", 1))


def test_the_highest_card_lights_the_lantern() -> None:
    state = after(dealt("1 5 9", "2 6 12", "3 4 8"), 9, 2, 8)
    assert (state.rounds[0].winner, state.rounds[0].cards) == (ANN, (9, 2, 8))
    assert GAME.view(state, None).points == (state.rounds[0].light, 0, 0)


def test_a_gentle_lantern_is_worth_up_to_three_points_and_a_dazzling_one_up_to_six() -> None:
    assert lights("3") == {1, 2, 3}
    assert lights("6") == {1, 2, 3, 4, 5, 6}


def test_ruling_1_a_lantern_is_drawn_only_when_all_cards_lie_there() -> None:
    start = dealt("1 5 9", "2 6 12")
    waiting = {after(start, 9, luck=f"luck {n}").model_dump_json() for n in range(20)}
    assert len(waiting) == 1


def test_most_points_win_once_all_cards_are_played() -> None:
    earlier = Round(cards=(4, 3), winner=ANN, light=3)
    start = dealt("1", "2", rounds=(earlier,))
    assert GAME.outcome(start) is None
    end = after(start, 1, 2, luck="dim")
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert outcome.winners == {ANN}
    assert outcome.scores == (3, end.rounds[1].light)


def test_ruling_2_a_tie_is_shared() -> None:
    even = (Round(cards=(4, 3), winner=ANN, light=2), Round(cards=(1, 2), winner=BOB, light=2))
    outcome = GAME.outcome(dealt("", "", rounds=even))
    assert outcome is not None
    assert outcome.winners == {ANN, BOB}
