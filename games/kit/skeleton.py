"""A skeleton for a new game: one of the examples under another name, playable before any edit."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.kit.words import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

EXAMPLES: Final = ROOT / "examples"
LIKE: Final = {
    "bluff": "foreheads",
    "cards": "summits",
    "board": "hedges",
    "team": "ascent",
    "sealed": "lagoon",
}
"""The examples by what is like them."""
SEATS: Final = (2, 3, 4, 5)
"""Numbers of players that the examples are for."""
PROJECT: Final = EXAMPLES / "foreheads/pyproject.toml"


TEST: Final = '''"""The rules of {title}, and all that is checked of any game."""

from __future__ import annotations

from {package}.game import {kind}
from games.kit.check.every_law import broken_laws

GAME = {kind}()


def test_everything_that_is_checked_of_a_game_holds() -> None:
    assert broken_laws(GAME) == []
'''
"""What a new game is tested by, whatever becomes of its model; sentences of its rules follow."""


@dataclass(frozen=True)
class Skeleton:
    """A game that is still to be written."""

    slug: str
    like: str
    """A key of `LIKE`."""
    seats: tuple[int, ...] = SEATS

    @property
    def kind(self) -> str:
        """The name of the game's class."""
        return "".join(word.capitalize() for word in self.slug.split("_"))

    @property
    def title(self) -> str:
        """What the game is called until it has a better title."""
        return self.slug.replace("_", " ").capitalize()


def write_in_house(skeleton: Skeleton, root: Path) -> list[Path]:
    """Write a game of the house, and put it on the shelf; return the files.

    Raises:
        FileExistsError: if there is one of that name.
    """
    slug = skeleton.slug
    tests = root / "tests/games" / slug
    written = _write(skeleton, root / "games" / slug, tests, f"games.{slug}")
    (tests / "__init__.py").write_text("", "utf-8")
    shelf = root / "games/__init__.py"
    shelf.write_text(_with_game(shelf.read_text("utf-8"), skeleton), "utf-8")
    return [*written, shelf]


def write_package(skeleton: Skeleton, folder: Path) -> list[Path]:
    """Write a package of its own into a folder; return the files.

    Raises:
        FileExistsError: if there is one of that name.
    """
    top = folder / f"gangway-{skeleton.slug.replace('_', '-')}"
    name = f"gangway_{skeleton.slug}"
    written = _write(skeleton, top / name, top / "tests", name)
    project = top / "pyproject.toml"
    text = PROJECT.read_text("utf-8").replace(
        "gangway-foreheads", f"gangway-{skeleton.slug.replace('_', '-')}"
    )
    text = text.replace('"Foreheads,', f'"{skeleton.title},').replace("Foreheads", skeleton.kind)
    project.write_text(text.replace("foreheads", skeleton.slug), "utf-8")
    return [project, *written]


def _write(skeleton: Skeleton, home: Path, tests: Path, package: str) -> list[Path]:
    home.mkdir(parents=True)
    tests.mkdir(parents=True, exist_ok=True)
    source = EXAMPLES / LIKE[skeleton.like]
    written = []
    for path in _files_of(source):
        inside = path.relative_to(source)
        target = home / inside
        target.parent.mkdir(exist_ok=True)
        target.write_text(_renamed(path, skeleton, package), "utf-8")
        written.append(target)
    test = tests / "test_rules.py"
    said = TEST.format(title=skeleton.title, package=package, kind=skeleton.kind)
    test.write_text(said, "utf-8")
    return [*written, test]


def _files_of(source: Path) -> Iterator[Path]:
    for pattern in ("*.py", "texts/*.ftl", "rules.*.md"):
        yield from sorted(source.glob(pattern))


def _renamed(path: Path, skeleton: Skeleton, package: str) -> str:
    """Return a file of the example under the names of the new game."""
    example = LIKE[skeleton.like]
    text = path.read_text("utf-8").replace(f"examples.{example}", package)
    is_code = path.suffix == ".py"
    text = text.replace(example.capitalize(), skeleton.kind if is_code else skeleton.title)
    text = text.replace(f'slug="{example}"', f'slug="{skeleton.slug}"')
    for seats in sorted({*SEATS} - {*skeleton.seats}):
        text = re.sub(rf"^variant-{seats} = .*\n", "", text, flags=re.MULTILINE)
    text = text.replace("PLAYERS: Final = 2\n", f"PLAYERS: Final = {skeleton.seats[0]}\n")
    return text.replace(f"seats={SEATS}", f"seats={skeleton.seats}")


def _with_game(shelf: str, skeleton: Skeleton) -> str:
    """Add a game to the shelf: one import and one line."""
    imports = re.findall(r"^from games\..*\n", shelf, re.MULTILINE)
    more = sorted([*imports, f"from games.{skeleton.slug}.game import {skeleton.kind}\n"])
    shelf = shelf.replace("".join(imports), "".join(more))
    listed, rest = shelf.split("\n    )\n", 1)
    return f"{listed}\n        {skeleton.kind}(),\n    )\n{rest}"
