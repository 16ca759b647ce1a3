"""Layers: what all viewers see alike is painted once, and from what the table may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PIL import Image

from games import SHELF
from games.kit.draw.cache.layers import LAYERS_CACHED, forget_layers, layer, layers_painted
from games.kit.game import Seat
from games.kit.words import Voice
from tools.palette import NAMES, moments

if TYPE_CHECKING:
    from games.kit.computers.playout import Moment
    from games.kit.game import AnyGame

SHARED_BY_TABLE_AND_HANDS = ("alles_an_bord", "abordaje", "off_the_rails", "bandido_alcatraz")
"""Games whose hands have the table's picture below them."""


def painted(game: AnyGame, moment: Moment, seat: Seat | None, names: tuple[str, ...]) -> bytes:
    voice = Voice("en", game.spec.slug, names)
    return game.picture().draw(game.view(moment.before, seat), voice).tobytes()


@pytest.mark.parametrize("slug", SHARED_BY_TABLE_AND_HANDS)
def test_what_lies_below_a_hand_was_painted_for_the_table(slug: str) -> None:
    game, names = SHELF[slug], NAMES[: SHELF[slug].spec.seats[-1]]
    shared = 0
    for moment in moments(game, len(names), "layers", 3):
        forget_layers()
        painted(game, moment, None, names)
        for_the_table = layers_painted()
        for seat in range(len(names)):
            if seat not in game.to_act(moment.before):  # who is may see the options
                painted(game, moment, Seat(seat), names)
        assert layers_painted() == for_the_table
        shared += for_the_table
    assert shared


@pytest.mark.parametrize("slug", SHELF)
def test_a_picture_is_the_same_whoever_was_drawn_before(slug: str) -> None:
    game, names = SHELF[slug], NAMES[: SHELF[slug].spec.seats[-1]]
    viewers = (None, *map(Seat, range(len(names))))
    for moment in moments(game, len(names), "layers", 3):
        forget_layers()
        down = {viewer: painted(game, moment, viewer, names) for viewer in viewers}
        forget_layers()
        up = {viewer: painted(game, moment, viewer, names) for viewer in reversed(viewers)}
        assert down == up


def test_a_layer_is_painted_once_and_few_are_kept() -> None:
    forget_layers()
    first = [layer(Image.new, "L", (4, 4), n) for n in range(LAYERS_CACHED)]
    assert [layer(Image.new, "L", (4, 4), n) for n in range(LAYERS_CACHED)] == first
    assert layers_painted() == LAYERS_CACHED
    layer(Image.new, "L", (4, 4), 99)
    assert layer(Image.new, "L", (4, 4), 0) is not first[0]
