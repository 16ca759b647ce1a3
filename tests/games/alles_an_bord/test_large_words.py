"""What 🔍 shows: cards and what is aboard, in words and in large type."""

from __future__ import annotations

import pytest

from games.alles_an_bord.components import CARDS
from games.alles_an_bord.picture import draw, zoom
from games.kit.draw.text.legibility import written_on
from games.kit.words import LANGUAGES
from tests.support.boards.alles_an_bord_table import ANN, BEA, PLAIN, at_sea, seen, ship, voice

SMALLEST = 34
"""Type in units, of letters on a tile and on a badge; words are larger."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_thing_is_named_whole(language: str) -> None:
    laden = ship("map*2 telescope*3 storage shovel", below="monkey", goods="blue orange*2 violet")
    for card in CARDS:
        written = written_on(zoom(seen(at_sea(laden, PLAIN, card=card), ANN), voice(language)))
        assert written
        assert not written.shortened
        assert written.smallest >= SMALLEST


def test_what_lies_below_a_deck_is_its_owners_alone() -> None:
    ships = [(ship("map", below=below), PLAIN) for below in ("rope", "compass")]
    states = [at_sea(*one, card="D01") for one in ships]
    for viewer, differ in ((ANN, True), (BEA, False), (None, False)):
        one, other = (zoom(seen(state, viewer), voice()).tobytes() for state in states)
        assert (one != other) is differ


def test_where_nothing_lies_open_and_nobody_has_loaded_it_shows_the_table() -> None:
    empty = at_sea(ship(), ship(), phase="ready", pile="D01")
    assert zoom(seen(empty, ANN), voice()).tobytes() == draw(seen(empty, ANN), voice()).tobytes()
