"""The rules of Summits, a sentence a test, and all that is checked of any game."""

from __future__ import annotations

import pytest

from examples.summits.game import Summits
from examples.summits.model import Climb, Options, Rest, State
from games.kit.chance import Chance
from games.kit.check.every_law import broken_laws
from games.kit.game import IllegalMove, Seat

GAME = Summits()
ANN, BOB = Seat(0), Seat(1)
START = State(options=Options(), deck=(5, 8, 5, 3), points=(0, 0), turn=ANN)
"""Ann begins; the next card is a 3."""


def test_everything_that_is_checked_of_a_game_holds() -> None:
    assert broken_laws(GAME) == []


def test_who_rests_takes_the_sum() -> None:
    state = START
    moves: tuple[Climb | Rest, ...] = (Climb(), Climb(), Rest())
    for ply, move in enumerate(moves):
        state, _ = GAME.play(state, ANN, move, Chance("rest", ply))
    assert state.points == (8, 0)
    assert GAME.to_act(state) == {BOB}


def test_who_turns_up_a_card_that_lies_there_gets_nothing() -> None:
    state = START.model_copy(update={"deck": (5,), "open": (3, 5)})
    state, _ = GAME.play(state, ANN, Climb(), Chance("fall", 1))
    assert state.points == (0, 0)
    assert GAME.to_act(state) == {BOB}


def test_nobody_rests_before_the_first_card() -> None:
    with pytest.raises(IllegalMove, match="climb-first"):
        GAME.play(START, ANN, Rest(), Chance("rest", 1))
