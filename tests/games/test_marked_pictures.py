"""What has changed is seen as marked: in the table's picture of every game, and in a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from games import SHELF
from games.alles_an_bord.model import Load
from games.alles_an_bord.picture.ships import new_below, new_on_deck
from games.kit.computers.playout import playout
from games.kit.game import Seat
from games.kit.words import Voice
from games.off_the_rails.model import EndActions, Lay
from games.off_the_rails.picture.highlights import highlighted
from tests.support.boards.alles_an_bord_table import loading, play, seen, ship
from tests.support.boards.off_the_rails_table import GAME, position

if TYPE_CHECKING:
    from games.kit.game import AnyGame
    from games.kit.text import Seat as Viewer
    from games.off_the_rails.model import State

ANN, BEN = Seat(0), Seat(1)
MOVES: Final = 60
"""So many moves into a match something is looked for that is marked."""


@pytest.mark.parametrize("viewer", [None, ANN], ids=["table", "hand"])
@pytest.mark.parametrize(
    "game", [one for one in SHELF.values() if one.marking], ids=lambda one: one.spec.slug
)
def test_a_picture_shows_what_is_marked(game: AnyGame, viewer: Viewer | None) -> None:
    seats = game.spec.seats[:2][-1]
    match = playout(game, seats, game.spec.options(), "marks")
    moments = [moment for _, moment in zip(range(MOVES), match, strict=False)]
    views = (game.view(moment.before, viewer) for moment in reversed(moments))
    view = next(view for view in views if view.marks)
    unmarked = view.model_copy(update={"marks": ()})
    voice = Voice("en", game.spec.slug, ("Ann", "Ben", "Clo"))
    draw = game.picture().draw
    assert draw(view, voice).tobytes() != draw(unmarked, voice).tobytes()


def changed(state: State, viewer: Viewer | None = None) -> set[str]:
    return set(highlighted(GAME.view(state, viewer)).changed)


def test_what_a_turn_has_changed_stays_marked_until_the_next_changes_something() -> None:
    laid = position("  C\n1 ┃").play(Lay(at="C2", tile="NS"), Lay(at="D2", tile="EW"))
    assert changed(laid.state) == {"C2", "D2"}
    passed = laid.play(EndActions())
    assert passed.state.turn != laid.state.turn
    turned_up = set(passed.state.deposits) - set(laid.state.deposits)
    assert changed(passed.state) == {"C2", "D2", *turned_up}
    next_one = passed.play(Lay(at="G7", tile="NS"))
    assert changed(next_one.state) == {"G7"}
    assert changed(next_one.state, laid.state.turn) == {"G7"}


def test_a_tile_that_was_loaded_is_marked_on_the_ship() -> None:
    aboard = loading(ship(deck="sailor sailor rope"), ship())
    view = seen(play(aboard, (ANN, Load(tile="sailor", place="deck"))), BEN)
    assert new_on_deck(view, ANN) == [2]
    view = seen(play(aboard, (ANN, Load(tile="map", place="below"))), BEN)
    assert (new_on_deck(view, ANN), list(new_below(view, ANN))) == ([], [0])
    assert {thing for thing, _ in view.marks} == {"heap map", "below 0"}
