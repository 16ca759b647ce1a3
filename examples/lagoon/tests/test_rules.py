"""The rules of Lagoon, a sentence a test, and all that is checked of any game."""

from __future__ import annotations

import pytest

from examples.lagoon.game import Lagoon
from examples.lagoon.model import Dive, State
from games.kit.chance import Chance
from games.kit.check.every_law import broken_laws
from games.kit.game import IllegalMove, Seat

GAME = Lagoon()
ANN, BOB, CLEO = Seat(0), Seat(1), Seat(2)


def dived(*depths: int, left: int = 4) -> State:
    """Let everybody dive, and return what comes of it."""
    state = State(depths=(None,) * len(depths), pearls=(0,) * len(depths), left=left)
    for seat, depth in enumerate(depths):
        state, _ = GAME.play(state, Seat(seat), Dive(depth=depth), Chance("dive", seat))
    return state


def test_everything_that_is_checked_of_a_game_holds() -> None:
    assert broken_laws(GAME) == []


def test_the_deepest_who_is_alone_finds_pearls() -> None:
    assert dived(5, 5, 3).pearls == (0, 0, 3)
    assert dived(2, 4, 3).pearls == (0, 4, 0)
    assert dived(1, 1).pearls == (0, 0)


def test_nobody_sees_how_deep_others_dive_until_all_have_chosen() -> None:
    state = State(depths=(None, None, None), pearls=(0, 0, 0), left=4)
    state, _ = GAME.play(state, BOB, Dive(depth=5), Chance("dive", 1))
    assert [GAME.view(state, seat).own for seat in (ANN, BOB, None)] == [None, 5, None]
    assert GAME.view(state, ANN).ready == (BOB,)
    assert GAME.to_act(state) == {ANN, CLEO}
    assert GAME.view(dived(5, 4, 3), ANN).shown == (5, 4, 3)


def test_after_the_last_dive_the_most_pearls_win() -> None:
    outcome = GAME.outcome(dived(1, 3, left=1))
    assert outcome is not None
    assert outcome.winners == {BOB}
    assert outcome.scores == (0, 3)
    assert GAME.outcome(dived(1, 3)) is None


def test_nobody_dives_deeper_than_there_is_water() -> None:
    with pytest.raises(IllegalMove, match="not-that-deep"):
        dived(6)
