"""A day's try as a picture: every step has its mark, and on a phone it can be read."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image, ImageChops

from games.kit.charts import DayChart
from games.kit.draw.canvas import BAD
from games.kit.draw.pages.day import STEP, draw_day
from games.kit.draw.pages.profile import BLUE
from games.kit.draw.scale import to_pixels
from games.kit.draw.text.legibility import css_pixels, written_on
from matches.days.marks import MOST_MARKS

CHART = DayChart("Ana", "47 coins (+3 against the best opponent)", (1, 0, -1), "🥇 · 🔥 3 days")


def extent(chart: DayChart, colour: str) -> tuple[int, int, int, int] | None:
    """Return the box in which a colour stands."""
    image = draw_day(chart).convert("RGB")
    apart = ImageChops.difference(image, Image.new("RGB", image.size, colour))
    return apart.convert("L").point(lambda level: 0 if level else 255).getbbox()


def test_steps_after_which_it_stood_better_lie_above_those_after_which_it_stood_worse() -> None:
    risen, fallen = extent(CHART, BLUE), extent(CHART, BAD)
    assert risen
    assert fallen
    assert risen[3] < fallen[1]
    assert fallen[0] - risen[0] == 2 * to_pixels(STEP), "in the order of the steps"
    level = replace(CHART, changes=(0, 0))
    assert extent(level, BLUE) is extent(level, BAD) is None


def test_a_phone_shows_as_many_marks_as_there_may_be_legibly() -> None:
    image = draw_day(replace(CHART, changes=(1,) * MOST_MARKS))
    written = written_on(image)
    assert written
    assert not written.shortened
    assert css_pixels(image) >= 12
