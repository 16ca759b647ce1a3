"""The sheet from which maps are cut: painted on from ply to ply, and looking as if painted anew."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from games.bandido_alcatraz.model import viewport
from games.bandido_alcatraz.picture import (
    cards,
    draw,
    preview,
    sheet,
    squares,
    table_map,
)
from games.bandido_alcatraz.picture.place_pictures import thumbnails
from games.bandido_alcatraz.picture.sheet import Sheet, dug
from games.kit.draw import vectors
from games.kit.draw.cache.layers import forget_layers, layers_painted
from games.kit.game import Seat
from tests.support.boards.bandido_pictures import after, decision, table, view, voice, with_places
from tests.support.boards.bandido_table import GAME
from tests.support.laws.pictures import cut

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.bandido_alcatraz.model import View


def map_of(seen: View, size: int = 24) -> bytes:
    """Return the whole map with squares of a size, and some of the ground around it."""
    left, top, right, bottom = dug(seen).box
    part = viewport.Viewport(
        *((right - left + 2) * size, (bottom - top + 2) * size, size),
        *((1 - left) * size, (1 - top) * size),
    )
    return Sheet(dug(seen), size).cut(part).image.tobytes()


def painted_anew(seen: View) -> bytes:
    forget_layers()
    return map_of(seen)


@pytest.fixture
def count_calls(monkeypatch: pytest.MonkeyPatch) -> Callable[[object, str], list[object]]:
    """Return what notes the calls of a function of a module, which does what it always does."""

    def note(module: object, name: str) -> list[object]:
        calls: list[object] = []
        function = getattr(module, name)

        def noted(*parts: object, **named: object) -> object:
            calls.append(parts)
            return function(*parts, **named)

        monkeypatch.setattr(module, name, noted)
        return calls

    return note


def match(plies: int) -> Iterator[View]:
    for ply in range(plies + 1):
        yield view(after(2, ply, diggers=True))


def test_a_map_that_was_painted_on_looks_like_one_painted_anew() -> None:
    forget_layers()
    painted_on = [map_of(seen) for seen in match(40)]
    assert painted_on == [painted_anew(seen) for seen in match(40)]
    assert len(set(painted_on)) > 30


def test_water_that_is_covered_takes_its_tunnels_from_the_map() -> None:
    wet, dry = table(("A35", 2, 0, 0)), table(("A35", 2, 0, 0), ("A05", 3, 0, 0))
    closed = wet.model_copy(update={"tunnels": wet.tunnels[1:]})
    forget_layers()
    for seen in (wet, dry, closed, wet):
        painted_on = map_of(seen)
        forget_layers()
        map_of(wet)
        assert map_of(seen) == painted_on == painted_anew(seen)
        map_of(wet)


def test_one_card_more_is_one_card_painted(
    count_calls: Callable[[object, str], list[object]],
) -> None:
    forget_layers()
    laid = count_calls(cards, "lay_card")
    plies = list(match(12))
    before = map_of(plies[-2])
    assert len(laid) == len(plies[-2].laid)
    laid.clear()
    assert map_of(plies[-1]) != before
    assert len(laid) == len(plies[-1].laid) - len(plies[-2].laid) == 1


def test_the_map_of_another_match_is_not_painted_on() -> None:
    one, other = table(("A36", 2, 0, 0), ("A26", 0, -1, 0)), table(("A35", 2, 0, 0))
    forget_layers()
    map_of(other)
    assert map_of(one) == painted_anew(one)
    forget_layers()
    map_of(one)  # of which the other is no continuation
    assert map_of(other) == painted_anew(other)


def test_however_many_places_a_card_has_the_map_is_painted_in_two_sizes_at_most(
    count_calls: Callable[[object, str], list[object]],
) -> None:
    seen, card = with_places(24)
    forget_layers()
    before, laid = layers_painted(), count_calls(cards, "lay_card")
    preview(seen, voice(), (decision(card),))
    assert layers_painted() - before <= 2
    places = len(seen.places)
    assert len(laid) <= 2 * (len(seen.laid) + places) + 1  # each place on the map and by itself


def test_table_and_hands_of_a_ply_are_cut_from_one_sheet() -> None:
    state = after(4, 9)
    forget_layers()
    before = layers_painted()
    for seat in (None, *map(Seat, range(4))):
        if seat not in GAME.to_act(state):  # who is may see the options
            draw(view(state, seat), voice())
    assert layers_painted() - before == 1


def test_squares_of_another_size_are_scaled_and_not_rasterised_once_more(
    count_calls: Callable[[object, str], list[object]],
) -> None:
    seen = view(after(2, 20, diggers=True))
    for source in (96, 196):
        map_of(seen, source)
    vector = count_calls(vectors, "rasterise")
    for size in (44, 60, 84, 124, 180):
        map_of(seen, size)
    assert not vector


def test_a_map_too_large_for_a_sheet_looks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = view(after(2, 20, diggers=True))
    from_a_sheet = painted_anew(seen)
    monkeypatch.setattr(sheet, "LARGEST_SHEET", 0)
    assert painted_anew(seen) == from_a_sheet


def test_the_map_stays_where_it_is_when_another_part_is_shown() -> None:
    seen = table()
    wide = viewport.Viewport(400, 400, 40, 180, 180)
    narrow = viewport.Viewport(320, 320, 40, 140, 140)
    shown = cut(table_map.paint_map(seen, wide).image, (40, 40, 360, 360))
    assert shown.tobytes() == table_map.paint_map(seen, narrow).image.tobytes()


def test_the_picture_of_a_place_is_cut_from_the_sheet_whole(
    count_calls: Callable[[object, str], list[object]],
) -> None:
    seen, card = with_places(24)
    places = [place for place in seen.places if place.card == card]
    laid = count_calls(Sheet, "lay")
    thumbnails(seen, places, 186)
    assert not laid


def test_a_map_grows_and_shrinks_in_few_steps() -> None:
    sizes = {viewport.viewport_on((0, 0, 7, 5), width, width).size for width in range(320, 1400)}
    assert sizes <= set(viewport.CELL_SIZES)
    for small, large in pairwise(viewport.CELL_SIZES):
        assert small < large <= small * 1.15


def test_edges_of_tunnels_have_few_shades_in_every_size() -> None:
    few = len(squares.SHADES) + squares.SHADES_BETWEEN * len(squares.EDGES)
    shades = set()
    for size in viewport.CELL_SIZES[:-1]:
        half = cards.half("earth", 0b0111, 1, size)
        shades |= {shade for _, shade in half.convert("RGB").getcolors(1 << 20) or ()}
    assert len(shades) <= few
