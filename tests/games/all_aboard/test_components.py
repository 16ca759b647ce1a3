"""All aboard!: the figures."""

from __future__ import annotations

from games.all_aboard.components import COURSE, FIGURES


def test_figures_are_listed_from_light_to_heavy() -> None:
    weights = [one.weight for one in FIGURES.animals]
    assert weights == sorted(weights)
    assert (weights[0], weights[-1]) == (-1, 11)
    assert (COURSE.rounds, COURSE.circuits, COURSE.hand) == (4, 3, 3)
