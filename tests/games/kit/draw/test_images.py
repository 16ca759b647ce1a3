"""Images that are kept: painted once, and bounded by the room they take together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.draw.cache.images import IMAGE_CACHE, ROOM, ImageCache, Packed, bytes_of, cached
from games.kit.draw.canvas import Canvas
from games.kit.draw.patches import find_patches, patches_of
from games.kit.draw.scale import to_pixels
from games.kit.draw.text.legibility import written_on

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.draw.canvas import Colour


def card(colour: Colour) -> Image:
    """Return an image that is large enough for patches, with something written on it."""
    canvas = Canvas(400, 300)
    canvas.panel((0, 0), (400, 300), colour)
    canvas.write((20, 60), "Zoë", 40)
    find_patches(canvas.image)
    return canvas.image


def test_what_was_looked_at_least_recently_is_packed_when_there_is_no_room() -> None:
    red, green, blue = map(card, ("#B3261E", "#00703C", "#2B7BE4"))
    cache = ImageCache(2 * bytes_of(red), bytes_of(red))
    cache.keep("red", red)
    cache.keep("green", green)
    assert cache.look("red") is red
    cache.keep("blue", blue)
    assert cache.taken == 2 * bytes_of(red)
    assert 0 < cache.taken_packed < bytes_of(red) // 20
    assert cache.look("red") is red
    assert cache.look("blue") is blue
    found = cache.look("green")
    assert found is not green
    assert found == green


def test_what_was_packed_looks_the_same_and_is_laid_on_the_same() -> None:
    painted = card("#B3261E")
    cache = ImageCache(1, bytes_of(painted))
    cache.keep("card", painted)
    cache.keep("another", card("#00703C"))
    found = cache.look("card")
    assert found
    assert found.tobytes() == painted.tobytes()
    assert written_on(painted)
    assert written_on(found) == written_on(painted)
    assert patches_of(painted)
    assert patches_of(found) == patches_of(painted)


def test_packed_images_go_when_there_is_no_room_for_them_either() -> None:
    cache = ImageCache(1, 2 * len(Packed.of(card("#B3261E")).pixels))
    for number in range(6):
        cache.keep(number, card(f"#B3261{number}"))
    assert cache.look(0) is None
    assert cache.look(4)
    assert cache.look(5)
    assert cache.taken_packed <= 2 * len(Packed.of(card("#B3261E")).pixels)


def test_an_image_larger_than_the_room_is_at_hand_alone() -> None:
    square = Canvas(100, 100).image
    cache = ImageCache(10, 10)
    cache.keep("small", Canvas(1, 1).image)
    cache.keep("large", square)
    assert cache.look("large") is square
    assert cache.taken == bytes_of(square)


def test_each_image_is_painted_once_for_the_same_parts() -> None:
    painted = []

    @cached
    def stripe(width: int, *, height: int = 2) -> Image:
        painted.append((width, height))
        return Canvas(width, height).image

    assert stripe(50, height=20) is stripe(50, height=20)
    assert stripe(50, height=10) is not stripe(50, height=20)
    assert painted == [(50, 20), (50, 10)]
    assert 0 < IMAGE_CACHE.taken <= ROOM


def test_a_colour_takes_four_bytes_and_a_stencil_one() -> None:
    image = Canvas(100, 100, "#FFFFFF").image
    side = to_pixels(100)
    assert bytes_of(image) == 4 * side * side
    assert bytes_of(image.convert("L")) == side * side
