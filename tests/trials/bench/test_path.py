"""The way of a press: it passes what concerns its match, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from matches.terms import Terms
from trials.bench.path import path_of

if TYPE_CHECKING:
    from trials.bench.path import Passed

NOT_CONCERNED = (
    "cogs/tournaments/",
    "matches/tournaments/",
    "matches/computers/",
    "cogs/delivery/messages/animations.py",
    "cogs/delivery/sending/fresh_dms.py",
    "cogs/delivery/messages/private_answer.py",
)
"""A match of people alone whose story does not turn, that nothing private shows."""
CLOCKS = (
    "matches/clocks/",
    "cogs/delivery/messages/reminder.py",
    "cogs/kit/messages/clock_layout.py",
)


def passed_of(passed: Passed, *folders: str) -> list[str]:
    return sorted(file for file in passed.functions if file.startswith(folders))


async def test_a_press_of_a_plain_match_passes_what_concerns_it_alone() -> None:
    passed = await path_of("bandido_alcatraz")
    assert passed.functions
    assert not passed_of(passed, *NOT_CONCERNED, *CLOCKS)


@pytest.mark.long
async def test_a_press_of_a_timed_match_passes_the_timekeeper() -> None:
    passed = await path_of("all_aboard", Terms(speed="relaxed"))
    assert "matches/clocks/timekeeper.py" in passed_of(passed, *CLOCKS)
    assert not passed_of(passed, *NOT_CONCERNED)
