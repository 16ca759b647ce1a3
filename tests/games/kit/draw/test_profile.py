"""Profiles as a picture: what there is is drawn, and the rest leaves no gap."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.kit.charts import ProfileChart
from games.kit.draw.pages.profile import BLUE, MOST_LINES, draw_profile, round_ratings
from games.kit.draw.scale import to_pixels
from games.kit.draw.text.legibility import written_on

CHART = ProfileChart(
    name="Ana",
    figures=(("Rating", "1579 ± 242 ?"), ("Matches", "12")),
    curve_title="Rating in Lanterns",
    curve=((1500, 250), (1560, 240), (1530, 230)),
    form_title="Last matches",
    form=("won", "lost", "left"),
    lines=("Favourite game: Lanterns", "3 wins in a row"),
)


def test_a_profile_is_as_high_as_what_there_is_to_tell() -> None:
    heights = [
        draw_profile(chart).height
        for chart in (
            CHART,
            replace(CHART, lines=CHART.lines[:1]),
            replace(CHART, form=(), lines=()),
            replace(CHART, curve=(), form=(), lines=()),
        )
    ]
    assert heights == sorted(set(heights), reverse=True)


@pytest.mark.parametrize(
    "figures",
    [
        (("Rating", "1497 ± 234 ?"), ("Matches", "128"), ("Wins", "64"), ("Finished", "100 %")),
        (
            ("Puntuación", "2497 ± 234 ?"),
            ("Partidas", "1284"),
            ("Victorias", "640"),
            ("Hasta el fin", "98 %"),
        ),
    ],
)
def test_a_rating_and_its_uncertainty_are_whole(figures: tuple[tuple[str, str], ...]) -> None:
    written = written_on(draw_profile(replace(CHART, figures=figures)))
    assert written
    assert not written.shortened


def test_a_curve_rises_and_falls_with_the_rating() -> None:
    def ends(*ratings: int) -> tuple[float, float]:
        """Return how low the curve begins and ends, in pixels from above."""
        chart = replace(CHART, curve=tuple((rating, 40) for rating in ratings), form=(), lines=())
        image = draw_profile(chart).convert("RGB")
        blue = tuple(int(BLUE[at : at + 2], 16) for at in (1, 3, 5))
        at_x = {
            x: [y for y in range(image.height) if image.getpixel((x, y)) == blue]
            for x in (to_pixels(250), to_pixels(1250))
        }
        first, last = (sum(ys) / len(ys) for ys in at_x.values())
        return first, last

    rising, falling = ends(1500, 1600), ends(1600, 1500)
    assert rising[0] > rising[1]
    assert falling[0] < falling[1]


@pytest.mark.parametrize(("low", "high"), [(1490, 1510), (1320, 1705), (-300, 2900), (5, 5)])
def test_lines_are_at_round_ratings_and_few(low: int, high: int) -> None:
    lines = round_ratings(low, high)
    assert len(lines) <= MOST_LINES
    assert all(low <= line <= high and line % 10 == 0 for line in lines)
