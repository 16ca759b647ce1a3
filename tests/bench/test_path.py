"""The way of a press: it passes what concerns its match, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matches.terms import Terms
from tests.bench.path import MOST_PASSED, path_of

if TYPE_CHECKING:
    from tests.bench.path import Passed

NOT_CONCERNED = ("cogs/tournaments/", "matches/tournaments/", "matches/computers/")
CLOCKS = ("matches/clocks/", "cogs/kit/messages/clock_layout.py")


def passed_of(passed: Passed, *folders: str) -> list[str]:
    return sorted(file for file in passed.functions if file.startswith(folders))


async def test_a_press_of_a_plain_match_passes_no_clocks_computers_or_tournaments() -> None:
    passed = await path_of("bandido_alcatraz")
    assert not passed_of(passed, *NOT_CONCERNED, *CLOCKS)
    most_files, most_functions = MOST_PASSED["bandido_alcatraz"]
    assert len(passed.functions) <= most_files
    assert passed.count <= most_functions


async def test_a_press_of_a_timed_match_passes_the_timekeeper() -> None:
    passed = await path_of("all_aboard", Terms(speed="relaxed"))
    assert "matches/clocks/timekeeper.py" in passed_of(passed, *CLOCKS)
    assert not passed_of(passed, *NOT_CONCERNED)
