"""A few tables at a Discord that keeps its limits: none is refused, and who is next comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.fast_time import run_fast
from trials.bench.limits import WRONG, Asked, Sign, run, spans_of

if TYPE_CHECKING:
    from pathlib import Path


def test_two_tables_are_shown_as_they_are_within_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked(tables=2, every=3, seconds=20, seats=3)
    told = run_fast(monkeypatch, lambda loop: run(tmp_path, loop, asked))
    assert told.refusals == 0
    assert max(told.ages) < 2.5
    assert max(told.hands) < 4
    for wrong in WRONG:
        assert told.share(wrong) < 0.02
        assert told.longest(wrong) < 1


def test_a_call_is_wrong_from_the_press_that_it_does_not_know_until_it_goes() -> None:
    """Whenever the trial hears of the press, and whoever is called anew meanwhile."""
    ada, bruno = frozenset({1}), frozenset({2})
    signs = [
        Sign(0, "begun", 0, ada),
        Sign(0, "shown", 0),
        Sign(1, "called", 11, ada),
        Sign(5.25, "called", 12, bruno),
        Sign(5.5, "called", 11),
        Sign(7, "shown", 1),
        Sign(5, "acting", 1, bruno),
    ]
    spans = spans_of(signs, begin=2, end=10)
    assert spans["all"] == 8
    assert spans["false"] == spans["longest false"] == 0.5
    assert spans["apart"] == spans["longest apart"] == 1.75


@pytest.mark.long
def test_tables_in_a_hurry_are_never_refused_and_all_is_told_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked(tables=6, every=5, seconds=20, lively="abordaje")
    told = run_fast(monkeypatch, lambda loop: run(tmp_path, loop, asked))
    assert told.made > 20
    assert told.refusals == 0
    assert max(told.answered) < 3
    assert told.untold == 0
