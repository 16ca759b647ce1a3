"""`docs/adding-a-game.md`, followed to the letter in a copy of the tree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/adding-a-game.md"
EXAMPLE = ROOT / "examples/lanterns"
TRANSCRIPT = EXAMPLE / "transcript.txt"

BLOCK = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COPIED = (
    *("bot", "cogs", "docs", "examples", "games", "gangway", "matches", "playground", "storage"),
    *("tests", "tools", "trials", "CHANGELOG.md", "Makefile", "README.md", "pyproject.toml"),
    "requirements-dev.txt",
)
"""What the page's steps need of the tree."""
TESTS_OF_A_GAME = 50
"""Tests that a game on the shelf passes at the least, besides the laws."""


@dataclass(frozen=True)
class Block:
    """A fenced block of the page."""

    language: str
    about: str
    """The file that it is an excerpt of."""
    text: str


BLOCKS = [Block(*found.groups()) for found in BLOCK.finditer(PAGE.read_text("utf-8"))]
STEPS = [block for block in BLOCKS if block.language in {"sh", "diff"}]


def copy_of_the_tree(folder: Path) -> Path:
    """Copy what the steps need, with an environment that looks like the one `make` sets up."""
    for name in COPIED:
        source = ROOT / name
        (shutil.copytree if source.is_dir() else shutil.copy2)(source, folder / name)
    venv = folder / ".venv"
    venv.mkdir()
    for part in Path(sys.prefix).iterdir():
        (venv / part.name).symlink_to(part)
    (venv / ".ready").unlink(missing_ok=True)
    (venv / ".ready").touch()
    return folder


def run(commands: str, folder: Path) -> str:
    """Run shell commands as a reader would who stands in the folder; return what they print."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    done = subprocess.run(  # noqa: S603
        ["/bin/sh", "-eu", "-c", commands],
        cwd=folder,
        env=kept,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{commands}\n{done.stdout}"
    return done.stdout


def edit(diff: str, folder: Path) -> None:
    """Apply a diff without line numbers: every hunk fits in exactly one place of its file."""
    for part in re.split(r"^--- .*\n", diff, flags=re.MULTILINE)[1:]:
        head, *hunks = re.split(r"^(?=@@$)", part, flags=re.MULTILINE)
        path = folder / head.removeprefix("+++ ").strip()
        text = path.read_text("utf-8")
        for hunk in hunks:
            lines = hunk.splitlines()[1:]
            before = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "+")
            after = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "-")
            assert text.count(before) == 1, f"{path.name} does not have once:\n{before}"
            text = text.replace(before, after)
        path.write_text(text, "utf-8")


def follow_the_page(tree: Path) -> str:
    """Take every step in a tree; return what was printed."""
    printed = ""
    for step in STEPS:
        if step.language == "diff":
            edit(step.text, tree)
        else:
            printed += run(step.text, tree)
    return printed


@pytest.mark.long  # in `make test` the toys keep the laws, and every file of theirs has its step
def test_whoever_follows_the_page_has_a_game_that_keeps_every_law_and_can_be_played(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    tree = copy_of_the_tree(tmp_path)
    printed = follow_the_page(tree)
    assert "lanterns keeps all" in printed
    assert "lanterns: Lanterns, for 2, 3, 4 players" in printed
    passed, *others = re.findall(r"(\d+) (passed|failed|error|skipped)", printed.splitlines()[-1])
    assert int(passed[0]) > TESTS_OF_A_GAME
    assert not others
    run(".venv/bin/ruff check . && .venv/bin/ruff format --check . && .venv/bin/lint-imports", tree)
    recorded = tree / "tests/games/transcripts/lanterns.txt"
    if pytestconfig.getoption("record"):
        shutil.copy(recorded, TRANSCRIPT)
    assert recorded.read_text("utf-8") == TRANSCRIPT.read_text("utf-8"), "run this with --record"


@pytest.mark.long
def test_all_tests_that_make_test_runs_about_that_game_are_green(tmp_path: Path) -> None:
    tree = copy_of_the_tree(tmp_path)
    follow_the_page(tree)
    command = ".venv/bin/python -m pytest -q tests --ignore tests/test_adding_a_game.py -k lanterns"
    assert " failed" not in run(command, tree)


@pytest.mark.parametrize("block", [one for one in BLOCKS if one.about], ids=lambda one: one.about)
def test_an_excerpt_stands_in_its_file(block: Block) -> None:
    assert block.text in (ROOT / block.about).read_text("utf-8")


def copied() -> list[str]:
    """Return every file of the example that a step copies, in their order."""
    return [path for step in STEPS for path in re.findall(r"examples/(\S+)", step.text)]


def test_every_file_of_the_example_has_its_step() -> None:
    there = {
        path.relative_to(ROOT / "examples").as_posix()
        for path in EXAMPLE.rglob("*.*")
        if path.suffix != ".pyc"
    }
    elsewhere = {"__init__.py", "pyproject.toml", "transcript.txt"}
    assert there - set(copied()) == {f"lanterns/{name}" for name in elsewhere}


def test_no_room_needs_one_that_comes_later() -> None:
    known: set[str] = set()
    for path in copied():
        if "/game/" in path and path.endswith(".py"):
            imports = re.findall(
                r"^ *from examples\.lanterns\.game(?:\.(\w+) import| import ([\w, ]+))",
                (ROOT / "examples" / path).read_text("utf-8"),
                re.MULTILINE,
            )
            needed = {
                name.split()[0] for one, many in imports for name in (one or many).split(", ")
            }
            assert needed <= known, path
            known |= {Path(path).stem, Path(path).parent.name}
