"""What people do at a lobby, where it cannot be done."""

from __future__ import annotations

import pytest

from games.kit.game import IllegalMove
from matches.lobby_changes import without_computer
from matches.records import Lobby
from matches.terms import Terms, with_term
from tests.support.stores.tables import ANN, BOB


def test_no_computer_stands_up_where_none_sits() -> None:
    lobby = Lobby(1, 1, 5, None, "lanterns", ANN, (ANN, BOB), "{}", "en", expires=9e9)
    with pytest.raises(IllegalMove, match="'moved-on'"):
        without_computer(lobby, ANN)


@pytest.mark.parametrize(("name", "value"), [("speed", "warp"), ("colour", "red")])
def test_terms_that_there_are_not_are_refused(name: str, value: str) -> None:
    with pytest.raises(IllegalMove, match="'not-a-choice'"):
        with_term(Terms(), name, value)
