"""Images that are kept: painted once, and bounded by the room they take together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.draw.canvas import Canvas
from games.kit.draw.kept import KEEPER, ROOM, Keeper, bytes_of, kept
from games.kit.draw.scale import to_pixels

if TYPE_CHECKING:
    from PIL.Image import Image


def test_what_was_looked_at_least_recently_goes_when_there_is_no_room() -> None:
    square = Canvas(100, 100).image
    keeper = Keeper(2 * bytes_of(square))
    keeper.keep("a", square)
    keeper.keep("b", square)
    assert keeper.look("a") is square
    keeper.keep("c", square)
    assert keeper.look("b") is None
    assert keeper.look("a") is square
    assert keeper.taken == 2 * bytes_of(square)


def test_an_image_larger_than_the_room_is_kept_alone() -> None:
    square = Canvas(100, 100).image
    keeper = Keeper(10)
    keeper.keep("small", Canvas(1, 1).image)
    keeper.keep("large", square)
    assert keeper.look("large") is square
    assert keeper.taken == bytes_of(square)


def test_each_image_is_painted_once_for_the_same_parts() -> None:
    painted = []

    @kept
    def stripe(width: int, *, height: int = 2) -> Image:
        painted.append((width, height))
        return Canvas(width, height).image

    assert stripe(50, height=20) is stripe(50, height=20)
    assert stripe(50, height=10) is not stripe(50, height=20)
    assert painted == [(50, 20), (50, 10)]
    assert 0 < KEEPER.taken <= ROOM


def test_a_colour_takes_four_bytes_and_a_stencil_one() -> None:
    image = Canvas(100, 100, "#FFFFFF").image
    side = to_pixels(100)
    assert bytes_of(image) == 4 * side * side
    assert bytes_of(image.convert("L")) == side * side


def test_what_is_cheap_to_paint_for_its_room_goes_before_what_is_dear() -> None:
    landscape, card = Canvas(400, 400).image, Canvas(40, 40).image
    keeper = Keeper(bytes_of(landscape) + bytes_of(card))
    keeper.keep("card", card, 0.01)
    keeper.keep("landscape", landscape, 0.02)
    keeper.keep("another", Canvas(40, 40).image, 0.01)
    assert keeper.look("card") is card
    assert keeper.look("landscape") is None


def test_what_nobody_looks_at_any_more_goes_even_if_it_was_dear() -> None:
    square = Canvas(40, 40).image
    keeper = Keeper(2 * bytes_of(square))
    keeper.keep("dear", square, 0.05)
    for n in range(12):
        keeper.keep(n, square, 0.01)
    assert keeper.look("dear") is None
