"""The way of a press: it passes what concerns its match, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matches.terms import Terms
from tests.bench.path import path_of

if TYPE_CHECKING:
    from tests.bench.path import Passed

NOT_CONCERNED = ("cogs/tournaments/", "matches/tournaments/", "matches/computers/")
REACHED_FILES, REACHED_FUNCTIONS = 64, 475
"""The goal of the benchmark is 55 and 395: what hears of deletions, holds a showing, spares calls
and tells news in brief has come on top since that was reached."""
CLOCKS = ("matches/clocks/", "cogs/kit/messages/clock_layout.py")


def passed_of(passed: Passed, *folders: str) -> list[str]:
    return sorted(file for file in passed.functions if file.startswith(folders))


async def test_a_press_of_a_plain_match_passes_no_clocks_computers_or_tournaments() -> None:
    passed = await path_of("bandido_alcatraz")
    assert not passed_of(passed, *NOT_CONCERNED, *CLOCKS)
    assert len(passed.functions) <= REACHED_FILES
    assert passed.count <= REACHED_FUNCTIONS


async def test_a_press_of_a_timed_match_passes_the_timekeeper() -> None:
    passed = await path_of("all_aboard", Terms(speed="relaxed"))
    assert "matches/clocks/timekeeper.py" in passed_of(passed, *CLOCKS)
    assert not passed_of(passed, *NOT_CONCERNED)
