"""The short forms of all trials, which run with a seed drawn anew before a change lands."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import trials.proof
from trials.proof.brief import Brief, briefs

if TYPE_CHECKING:
    import pytest

LONG_ONLY = {"advice", "brief", "branches", "image", "mutation", "outages", "ranking", "soak"}
"""What is no trial of the bot, takes hours by its nature, or has its short form among the tests."""


def test_every_trial_has_a_short_form() -> None:
    (folder,) = map(Path, trials.proof.__path__)
    with_a_program = {
        module.stem for module in folder.glob("*.py") if "__main__" in module.read_text("utf-8")
    }
    assert {one.module for one in briefs(1)} == with_a_program - LONG_ONLY


def test_the_same_seed_asks_the_same_again() -> None:
    assert briefs(7) == briefs(7)


async def test_what_does_not_hold_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    said = await Brief("nonsense", ("--many", "none")).run(7)
    assert "invalid int value" in said
    assert "failed  python -m trials.proof.nonsense --many none --seed 7" in capsys.readouterr().out
