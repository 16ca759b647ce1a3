"""The rules of Foreheads, a sentence a test, and all that is checked of any game."""

from __future__ import annotations

import pytest

from examples.foreheads.game import Foreheads
from examples.foreheads.model import Bid, Doubt, State
from games.kit.chance import Chance
from games.kit.check.every_law import broken_laws
from games.kit.game import IllegalMove, Seat

GAME = Foreheads()
ANN, BOB, CLEO = Seat(0), Seat(1), Seat(2)
START = State(cards=(3, 4, 5), lives=(3, 1, 3), deck=(1, 2), turn=ANN)
"""Ann begins; the cards come to 12."""


def test_everything_that_is_checked_of_a_game_holds() -> None:
    assert broken_laws(GAME) == []


def test_nobody_sees_their_own_card_and_the_table_sees_none() -> None:
    assert [GAME.view(START, seat).cards for seat in (ANN, BOB, None)] == [
        (None, 4, 5),
        (3, None, 5),
        (None, None, None),
    ]


def test_who_doubts_a_bid_that_holds_loses_a_life_and_begins() -> None:
    bid, _ = GAME.play(START, ANN, Bid(total=5), Chance("bid", 1))
    doubted, _ = GAME.play(bid.model_copy(update={"bid": 12}), BOB, Doubt(), Chance("bid", 2))
    assert doubted.lives == (3, 0, 3)
    assert doubted.cards[BOB] is None
    assert GAME.to_act(doubted) == {CLEO}


def test_who_bid_too_much_loses_a_life() -> None:
    bid = START.model_copy(update={"bid": 13, "bidder": ANN, "turn": BOB})
    doubted, _ = GAME.play(bid, BOB, Doubt(), Chance("bid", 1))
    assert doubted.lives == (2, 1, 3)
    assert GAME.to_act(doubted) == {ANN}


def test_there_is_nothing_to_doubt_before_the_first_bid() -> None:
    with pytest.raises(IllegalMove, match="nothing-to-doubt"):
        GAME.play(START, ANN, Doubt(), Chance("bid", 1))
