"""The secrets of Off the Rails: what no view tells, and worlds that look the same."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from games.kit.chance import Chance
from games.kit.game import Seat
from games.off_the_rails.rules.pieces import pieces
from games.off_the_rails.view import changes
from tests.support.boards.off_the_rails_table import BUSY_MATCHES, GAME, busy_turns

if TYPE_CHECKING:
    from games.off_the_rails.model import State


@pytest.mark.parametrize("match", BUSY_MATCHES[::3], ids=str)
def test_a_busy_match_keeps_its_secrets(match: tuple[int, int]) -> None:
    for ply, (state, _, _, _, _) in enumerate(busy_turns(*match)[::3]):
        for seat in map(Seat, range(state.seats)):
            world = GAME.redeal(state, seat, Chance("redeal", ply))
            assert GAME.view(world, seat) == GAME.view(state, seat)
            assert GAME.view(world, None) == GAME.view(state, None)
            assert pieces(world) == pieces(state)


def test_the_bag_never_gives_away_what_comes_next() -> None:
    state = busy_turns(4, 0)[-20][0]
    view = GAME.view(state, None).model_dump_json()
    assert "chasm_deck" not in view
    assert '"deck"' not in view
    assert '"out"' not in view


def test_what_a_move_changes_is_what_two_whole_positions_differ_in() -> None:
    for before, after in pairwise(state for state, *_ in busy_turns(3, 0)):
        was, now = things(before), things(after)
        differing = {one for one in {**was, **now} if was.get(one) != now.get(one)}
        assert changes(before, after).keys() == differing


def things(state: State) -> dict[str, object]:
    """Name every square on which something lies, and every cart, each with how it is."""
    layers = (state.tiles, state.deposits, state.tokens)
    squares = {at: [layer.get(at) for layer in layers] for layer in layers for at in layer}
    carts = {one.name: (one.square, one.heading, one.speed, one.hold) for one in state.carts}
    return {**squares, **carts}
