"""A few tables at a Discord that keeps its limits: none is refused, and who is next comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.fast_time import run_fast
from trials.bench.limits import Asked, run

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
    assert told.spans["false"] < told.spans["all"] / 10
    assert told.spans["apart"] < told.spans["all"] / 10


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
