"""What computers say of their hands: the one thing that helps most, and no card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.bandido_alcatraz.components import CARDS
from games.bandido_alcatraz.mind import best_signal, closable, coverable
from games.bandido_alcatraz.model import State
from games.kit.computers.playout import playout
from games.kit.game import Seat
from tests.support.boards.bandido_table import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.bandido_alcatraz.model import View


def hands(seed: str) -> Iterator[View]:
    """Yield what each seat of a match by lot sees after each move."""
    for moment in playout(GAME, 3, GAME.spec.options(), seed):
        for seat in range(3):
            assert isinstance(moment.after, State)
            yield GAME.view(moment.after, Seat(seat))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_what_is_said_is_true_of_the_hand(seed: str) -> None:
    for view in hands(seed):
        items = {CARDS[card].item for card in view.hand or ()}
        match (best_signal(view) or (0, ""))[1].partition("/"):
            case "close", _, number:
                assert int(number) in closable(view)
            case "cover", _, number:
                assert int(number) in coverable(view)
            case ("rope" | "raincoat") as item, *_:
                assert item in items


def test_whoever_can_join_tunnels_says_that_before_all_else() -> None:
    said = [(view, best_signal(view)) for seed in "abc" for view in hands(seed)]
    joining = [
        signal
        for view, signal in said
        if any(
            one.closes > 1 and not one.opens and not (one.loses or one.ruins) for one in view.places
        )
    ]
    assert joining
    assert {signal[1] for signal in joining if signal} == {"join"}


def test_a_number_names_what_is_open() -> None:
    for view in hands("d"):
        tunnels, waters = ({one.number for one in ones} for ones in (view.tunnels, view.waters))
        assert tunnels.issuperset(closable(view))
        assert waters.issuperset(coverable(view))
