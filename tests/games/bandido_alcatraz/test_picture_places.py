"""Where a chosen card fits, in the picture of Bandido Alcatraz."""

from __future__ import annotations

import pytest

from games.bandido_alcatraz.model import cells_of, viewport
from games.bandido_alcatraz.model.viewport import map_part
from games.bandido_alcatraz.picture import (
    draw,
    place_pictures,
    preview,
    symbols,
    table_map,
)
from games.kit.draw.canvas import encode
from tests.support.boards.bandido_pictures import (
    LARGEST_FILE,
    PICTURE_WIDTH,
    after,
    core,
    decision,
    holds,
    painted_card,
    thumbnail,
    view,
    voice,
    with_places,
)
from tests.support.laws.pictures import cut


def test_a_chosen_card_is_shown_at_each_of_its_places() -> None:
    hand = view(after(2, 6, diggers=True), 1)
    card = next(place.card for place in hand.places)
    image = preview(hand, voice(), (decision(card),))
    assert image.width == PICTURE_WIDTH
    assert image.tobytes() != draw(hand, voice()).tobytes()
    fewer = hand.model_copy(update={"places": hand.places[1:]})
    assert preview(fewer, voice(), (decision(card),)).tobytes() != image.tobytes()


def test_every_way_of_turning_a_card_looks_different() -> None:
    hand = view(after(2, 6, diggers=True), 1)
    pictures = [thumbnail(hand, place, 145).tobytes() for place in hand.places]
    assert len(set(pictures)) == len(pictures) > 3


def test_a_place_shows_the_card_as_it_would_lie_and_its_code() -> None:
    hand = view(after(2, 6, diggers=True), 1)
    for place in hand.places:
        shown = thumbnail(hand, place, 312)
        size = viewport.viewport_on(
            (0, 0, place_pictures.THUMBNAIL_CELLS, place_pictures.THUMBNAIL_CELLS), 312, 312
        ).size
        middle = core(painted_card(place.card, place.rotation, size), size // 3)
        assert holds(shown, middle), place
        assert holds(shown, core(symbols.number(place.code, 56, "fits"), 16)), place


def test_a_lone_place_stands_on_the_map_with_its_code() -> None:
    hand = view(after(2, 0).model_copy(update={"hands": (("A05",), ("A01",))}), 0)
    image = cut(preview(hand, voice(), (decision("A05"),)), (0, 0, 1400, 700))
    assert len(hand.places) == 5
    height = table_map.Numbers().height(map_part(hand))
    for place in hand.places:
        assert holds(image, core(symbols.number(place.code, height, "fits"), 16)), place


def test_a_tunnel_with_several_places_stands_on_the_map_with_its_number_alone() -> None:
    hand = view(after(2, 0).model_copy(update={"hands": (("A59",), ("A01",))}), 0)
    part = map_part(hand)
    image = cut(preview(hand, voice(), (decision("A59"),)), (0, 0, 1400, part.height))
    height = table_map.Numbers().height(part)
    for tunnel in hand.tunnels:
        assert sum(place.code[1:] == str(tunnel.number) for place in hand.places) > 1
        assert holds(image, core(symbols.number(str(tunnel.number), height, "fits"), 16))


def test_a_chosen_place_is_the_only_one_left() -> None:
    hand = view(after(2, 6, diggers=True), 1)
    place = hand.places[0]
    alone = hand.model_copy(update={"places": (place,)})
    chosen = (decision(place.card), decision(place.code))
    assert (
        preview(hand, voice(), chosen).tobytes()
        == preview(alone, voice(), (decision(place.card),)).tobytes()
    )


def test_a_place_that_would_lose_carries_a_warning() -> None:
    hand = view(after(2, 6, diggers=True), 1)
    safe = hand.places[0]
    fatal = safe.model_copy(update={"loses": True})
    first, second = (thumbnail(hand, place, 145) for place in (safe, fatal))
    assert first.tobytes() != second.tobytes()


def test_a_card_that_fits_nowhere_leaves_the_hand_as_it_is() -> None:
    hand = view(after(2, 6), 0).model_copy(update={"places": ()})
    chosen = (decision((hand.hand or ("",))[0]),)
    assert preview(hand, voice(), chosen).tobytes() == draw(hand, voice()).tobytes()


@pytest.mark.parametrize(
    ("many", "size"),
    [(1, 540), (3, 449), (6, 219), (10, 219), (11, 162), (26, 162), (27, 162), (65, 162)],
)
def test_every_place_of_a_card_has_a_picture_in_which_its_code_leaves_the_card_to_be_seen(
    many: int, size: int
) -> None:
    seen, card = with_places(many)
    image = preview(seen, voice(), (decision(card),))
    assert len(seen.places) == many
    for place in seen.places:
        assert holds(image, thumbnail(seen, place, size)), place.code
    code = symbols.number("A88", 50, "fits")
    assert code.width * code.height < size * size / 5
    assert len(encode(image)) <= LARGEST_FILE
    if many < 30:
        assert image.height / image.width < 1.2, "question and answers are on the same screen"


def test_a_picture_of_many_places_grows_downwards_and_never_wider_than_a_phone_can_show() -> None:
    heights = []
    for many in (6, 7, 24, 65):
        seen, card = with_places(many)
        image = preview(seen, voice(), (decision(card),))
        assert image.width == PICTURE_WIDTH
        heights.append(image.height)
    assert heights[0] <= heights[1] < heights[2] < heights[3] <= 2.2 * PICTURE_WIDTH


@pytest.mark.parametrize("plies", [6, 24, 48])
def test_the_map_keeps_its_scale_and_its_place_while_answers_are_chosen(plies: int) -> None:
    hand = view(after(3, plies, diggers=True), plies % 3)
    part = map_part(hand)
    for cell in {cell for place in hand.places for cell in cells_of(place.spot)}:
        x, y = part.corner(cell)
        assert 0 <= x <= part.width - part.size
        assert 0 <= y <= part.height - part.size
    cards = {place.card for place in hand.places}
    chosen = [preview(hand, voice(), (decision(card),)) for card in cards]
    x, y = part.corner((0, 0))
    start_tile = (
        x + part.size // 2,
        y + part.size // 4,
        x + part.size * 3 // 2,
        y + part.size * 3 // 4,
    )
    assert len(chosen) > 1
    assert len({cut(image, start_tile).tobytes() for image in chosen}) == 1
