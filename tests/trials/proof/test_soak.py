"""Some minutes of many tables: when all is at rest, nothing is left over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support.fast_time import run_fast
from trials.proof.soak import run

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_minutes_of_many_tables_leave_no_task_file_lock_or_update_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    soak = run_fast(
        monkeypatch,
        lambda loop: run(tmp_path, loop, tables=10, hours=0.1, seed=1, warm_up=0),
    )
    soak.check()
    assert soak.presses > 5
