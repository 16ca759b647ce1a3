"""Fifty people at once: one order explains what all of them were answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support.fast_time import run_fast
from trials.proof.races import run

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_fifty_people_press_at_once_and_one_order_explains_every_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    race = run_fast(monkeypatch, lambda loop: run(monkeypatch, tmp_path, loop, waves=1, seed=1))
    assert min(race.match_presses, race.lobby_presses, race.moves, race.refused) > 10
