"""Brackets: a knock-out as a picture that can be read on a phone."""

from __future__ import annotations

import pytest

from games.kit.charts import BracketMatch
from games.kit.draw.pages.bracket import draw_bracket
from games.kit.draw.scale import to_pixels
from games.kit.draw.text.legibility import css_pixels
from tests.support.laws.pictures import pixel_at


def rounds(count: int, winner: int | None = 0) -> list[list[BracketMatch]]:
    names = ("Maximiliane-Konstanze", "Zoë 🦊")
    return [[BracketMatch(names, winner)] * 2 ** (count - 1 - n) for n in range(count)]


@pytest.mark.parametrize("count", [2, 4])
def test_a_bracket_can_be_read_on_a_phone(count: int) -> None:
    image = draw_bracket(rounds(count))
    assert css_pixels(image) >= 8.6
    assert image.width == to_pixels(1400)


def test_whoever_goes_on_stands_on_gold_and_is_told_apart() -> None:
    decided, open_ = (draw_bracket(rounds(2, winner)) for winner in (0, None))
    upper_name, lower_name = (84, 40 + 18 + 75 - 40), (84, 40 + 18 + 75 + 40)
    assert pixel_at(decided, upper_name) != pixel_at(open_, upper_name)
    assert pixel_at(decided, lower_name) == pixel_at(open_, lower_name)


def test_places_that_are_not_filled_yet_are_empty_boxes() -> None:
    first = [BracketMatch(("Ana",), 0), BracketMatch(("Ben", "Cleo"))]
    assert draw_bracket([first, [BracketMatch(())]]).height > to_pixels(300)
