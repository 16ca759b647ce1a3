"""The rules of Ascent, a sentence a test, and all that is checked of any game."""

from __future__ import annotations

from examples.ascent.game import Ascent
from examples.ascent.model import Lay, State
from games.kit.chance import Chance
from games.kit.check.every_law import broken_laws
from games.kit.game import Seat

GAME = Ascent()
ANN, BOB = Seat(0), Seat(1)
START = State(hands=((3, 20), (7, 9)), lives=2, box=(1, 40))


def test_everything_that_is_checked_of_a_game_holds() -> None:
    assert broken_laws(GAME) == []


def test_a_card_that_is_the_lowest_costs_nothing() -> None:
    laid, _ = GAME.play(START, ANN, Lay(card=3), Chance("lay", 1))
    assert (laid.lives, laid.laid) == (2, (3,))


def test_lower_cards_of_others_are_laid_too_and_cost_one_life() -> None:
    laid, _ = GAME.play(START, ANN, Lay(card=20), Chance("lay", 1))
    assert (laid.lives, laid.laid, laid.hands) == (1, (3, 7, 9, 20), ((), ()))


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    assert [GAME.view(START, seat).hand for seat in (ANN, BOB, None)] == [(3, 20), (7, 9), ()]
