"""Two pictures in one: below each other, or side by side where they are tall."""

from __future__ import annotations

import pytest

from games.kit.draw.canvas import Canvas
from games.kit.draw.pages.pair import GAP, draw_pair
from games.kit.draw.scale import extent
from tests.support.laws.pictures import cut, pixel_at


@pytest.mark.parametrize(
    ("size", "expected"),
    [((1400, 1000), (1400, 2000 + GAP)), ((1400, 1400), (2800 + GAP, 1400))],
)
def test_two_pictures_stand_whole_under_their_numbers(
    size: tuple[int, int], expected: tuple[int, int]
) -> None:
    red, blue = (Canvas(*size, colour).image for colour in ("#FF0000FF", "#0000FFFF"))
    both = draw_pair(red, blue)
    assert extent(both) == expected
    last = expected[0] - 4, expected[1] - 4
    assert (pixel_at(both, (4, 4)), pixel_at(both, last)) == ((255, 0, 0), (0, 0, 255))
    first = cut(both, (size[0] // 2 - 60, 0, size[0] // 2 + 60, 120))
    assert len(first.getcolors(1 << 16) or ()) > 2, "a number on its ground"
