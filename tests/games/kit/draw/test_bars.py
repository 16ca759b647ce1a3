"""Bars: a leaderboard as a picture that can be read on a phone."""

from __future__ import annotations

import pytest

from games.kit.charts import Bar
from games.kit.draw.pages.bars import draw_bars
from games.kit.draw.scale import to_pixels
from games.kit.draw.text.legibility import css_pixels
from tests.support.laws.pictures import pixel_at

FIVE = [
    Bar(n, name, 6 - n, 8, f"{6 - n} von 8 · 50 %", "Bestwert 47")
    for n, name in enumerate(("Ana", "Maximiliane-Konstanze", "Zoë 🦊", "Jo", "W" * 32), start=1)
]


@pytest.mark.parametrize("count", [1, 5])
def test_a_leaderboard_can_be_read_on_a_phone(count: int) -> None:
    image = draw_bars("Rangliste: Alles an Bord?!", FIVE[:count])
    assert css_pixels(image) >= 8.6
    assert image.width == to_pixels(1400)


def test_bars_are_as_long_as_what_they_stand_for() -> None:
    image = draw_bars("All", [Bar(1, "Ana", 4, 8, "4"), Bar(2, "Bob", 8, 8, "8")])
    beyond_the_half = 176 + 500
    ana, bob = (pixel_at(image, (beyond_the_half, 40 + 128 + 100 * n + 67)) for n in range(2))
    assert ana != bob


def test_a_title_that_stands_above_the_picture_is_not_in_it() -> None:
    assert draw_bars("", FIVE).height < draw_bars("All", FIVE).height


def test_nobody_may_have_won_yet() -> None:
    assert draw_bars("All", [Bar(1, "Ana", 0, 0, "0")]).height > 0
