"""The rules of Hedges, a sentence a test, and all that is checked of any game."""

from __future__ import annotations

import pytest

from examples.hedges.game import Hedges
from examples.hedges.model import Options, Plant, State
from examples.hedges.rules import scores
from games.kit.chance import Chance
from games.kit.check.every_law import broken_laws
from games.kit.game import IllegalMove, Seat

GAME = Hedges()
ANN, BOB = Seat(0), Seat(1)
START = State(options=Options(), garden={}, rows=(3, 5), others=(1, 2, 4, 6, 7), turn=ANN)


def test_everything_that_is_checked_of_a_game_holds() -> None:
    assert broken_laws(GAME) == []


def test_plants_side_by_side_and_in_the_secret_row_are_worth_points() -> None:
    garden = {"B3": ANN, "C3": ANN, "C4": ANN, "F5": BOB, "D4": BOB}
    assert scores(START.model_copy(update={"garden": garden})) == (6, 2)


def test_a_square_takes_one_plant() -> None:
    planted, _ = GAME.play(START, ANN, Plant(column="D", row=4), Chance("plant", 1))
    with pytest.raises(IllegalMove, match="no-room"):
        GAME.play(planted, BOB, Plant(column="D", row=4), Chance("plant", 2))


def test_the_row_of_another_is_seen_when_all_is_over() -> None:
    assert GAME.view(START, BOB).own_row == 5
    assert GAME.view(START, BOB).all_rows == ()
