"""Near tests: a change is followed by the tests of its module, its folder, and what imports it."""

from __future__ import annotations

from pathlib import PurePosixPath

from tools.near import near_tests, own_tests


def test_a_changed_module_is_tested_by_the_file_of_its_name() -> None:
    changed = [PurePosixPath("games/kit/menu.py"), PurePosixPath("tests/test_house.py")]
    assert own_tests(changed) == ["tests/games/kit/test_menu.py", "tests/test_house.py"]


def test_what_imports_a_changed_module_is_tested_too() -> None:
    near = near_tests([PurePosixPath("matches/referee.py")])
    assert "tests/matches/clocks/test_timekeeper.py" in near
    assert "tests/test_house.py" in near
    assert not {"tests", "tests/cogs"} & {*near}, "that is nearly everything"
