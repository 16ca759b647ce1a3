"""The tests near a change, which `make near` runs in some twenty seconds.

Reads the paths of changed files, one a line. First come the tests of the very modules. Of those of
their folders, and of what imports them, only the quick ones are run; so are cheap ones of the tree.
"""

from __future__ import annotations

import sys
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Final

import grimp

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT: Final = Path(__file__).parent.parent
PACKAGES: Final = ("bot", "cogs", "games", "gangway", "matches", "playground", "storage", "tools")
WHOLESALE: Final = (
    *("tests/test_house.py", "tests/test_pages.py"),
    *("tests/games/test_options.py", "tests/games/test_transcripts.py"),
)
"""Tests of the whole tree that are cheap."""


def own_tests(files: Iterable[PurePosixPath]) -> list[str]:
    """Return the changed files of tests, and those that test a changed module by its name."""
    found = {file for file in files if file.name.startswith("test_")}
    found |= {home_of(file) / f"test_{file.name}" for file in files}
    return sorted(str(file) for file in found if (ROOT / file).is_file())


def near_tests(files: Iterable[PurePosixPath]) -> list[str]:
    """Return the folders and files that test what lies beside a changed module, or imports it."""
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    names = {".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files}
    found = {str(home_of(file)) for file in files}
    for name in names & graph.modules:
        importing = graph.find_modules_that_directly_import(name)
        paths = [PurePosixPath(*one.split(".")).with_suffix(".py") for one in importing]
        found |= {str(home_of(one) / f"test_{one.name}") for one in paths}
    broad = {"", ".", *(f"tests/{one}" for one in PACKAGES)}
    near = {one for one in found - broad if (ROOT / one).exists()}
    return sorted({*near, *WHOLESALE})


def home_of(file: PurePosixPath) -> PurePosixPath:
    """Return the folder of the tests of a file, which mirrors the source.

    >>> str(home_of(PurePosixPath("games/abordaje/rules/aim.py")))
    'tests/games/abordaje/rules'
    """
    if "tests" in file.parts:
        return file.parent
    if file.parts[0] == "playground":
        return PurePosixPath("playground/tests", *file.parts[1:-1])
    return PurePosixPath("tests", *file.parts[:-1])


if __name__ == "__main__":
    changed = [PurePosixPath(line.strip()) for line in sys.stdin if line.strip().endswith(".py")]
    select = own_tests if "--own" in sys.argv else near_tests
    sys.stdout.write("\n".join(select(changed)))
