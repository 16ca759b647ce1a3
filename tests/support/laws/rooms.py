"""The rooms of a game: the same in every one, in the order of their imports."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from games.kit.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ROOMS = (
    "components",
    "model",
    "events",
    "rules",
    "view",
    "menu",
    "describe",
    "art",
    "picture",
    "mind",
    "story",
    "lesson",
    "daily",
    "game",
)
"""Each a module or a package; a room may know those before it."""
OPTIONAL_ROOMS = {"art", "daily", "describe", "lesson", "menu", "mind", "picture", "story"}
"""What a game may do without: the contract has defaults for them."""
OTHER_FILES = (
    "__init__.py",
    "data.json",
    *(f"texts/{language}.ftl" for language in LANGUAGES),
    *(f"rules.{language}.md" for language in LANGUAGES),
)

EXEMPT: dict[tuple[str, str], str] = {}
"""What a game lacks, or has beyond: its folder and the name, exempt, because of this reason."""


def exempt(folder: str) -> set[str]:
    """Return the names that are exempt in a game's folder."""
    return {name for game, name in EXEMPT if game == folder}


def rooms_of(folder: Path) -> set[str]:
    """Return the names of a game's modules and packages."""
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}
    return packages | {path.stem for path in folder.glob("*.py")} - {"__init__"}


def imports_of(room: str, folder: Path, package: str) -> set[str]:
    """Return the rooms of the same game that a room imports, late or for types alone included."""
    inside = folder / room
    files = inside.rglob("*.py") if inside.is_dir() else [folder / f"{room}.py"]
    return {
        name
        for path in files
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module
        for name in _rooms_named(node, package)
    }


def _rooms_named(node: ast.ImportFrom, package: str) -> Iterator[str]:
    module = node.module or ""
    if module == package:
        yield from (alias.name for alias in node.names)
    elif module.startswith(f"{package}."):
        yield module.removeprefix(f"{package}.").split(".")[0]
