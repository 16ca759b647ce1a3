"""Drawings in files: each is whole, code shows each, and code fills just the holes there are."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element, parse

import pytest
from resvg_py import svg_to_bytes

from games.kit.draw.art import NAMESPACE, TITLE, Art
from games.kit.words import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FOLDERS = [path.parent for path in sorted(ROOT.glob("*/**/art/__init__.py"))]
SHEETS = [sheet for folder in FOLDERS for sheet in sorted(folder.glob("*.svg"))]


def called(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("sheet", SHEETS, ids=called)
def test_a_sheet_can_be_looked_at(sheet: Path) -> None:
    assert root(sheet).get("viewBox")
    assert svg_to_bytes(svg_path=str(sheet), skip_system_fonts=True)


@pytest.mark.parametrize("folder", FOLDERS, ids=called)
def test_every_drawing_has_a_name_of_its_own_and_can_be_drawn_alone(folder: Path) -> None:
    art, groups = Art(folder), groups_of(folder)
    assert sorted(group.get("id", "") for group in groups) == sorted(art.drawings)
    for group in groups:
        seen = art.image(group.get("id", ""), 100).getbbox()
        assert seen or {part.tag for part in group} == {TITLE, f"{NAMESPACE}defs"}, group.get("id")


@pytest.mark.parametrize("folder", FOLDERS, ids=called)
def test_a_hole_shows_what_may_stand_in_it(folder: Path) -> None:
    for group in groups_of(folder):
        shown = dict[str, set[str | None]]()
        for element in group.iter():
            for name, hole in element.attrib.items():
                if name.startswith("data-") and name != "data-box":
                    shown.setdefault(hole, set()).add(element.get(name.removeprefix("data-")))
        assert all(len(one) == 1 and None not in one for one in shown.values()), group.get("id")


@pytest.mark.parametrize("folder", FOLDERS, ids=called)
def test_what_a_drawing_needs_is_in_its_group_and_letters_are_left_to_code(folder: Path) -> None:
    for name, one in Art(folder).drawings.items():
        needed = set(re.findall(r"url\(#(.+?)\)", one.template))
        assert needed <= set(re.findall(r' id="(.+?)"', one.template)), name
    for group in groups_of(folder):
        written = [part.text or "" for part in group.iter() if part.tag != TITLE]
        assert not "".join(written).strip(), group.get("id")


@pytest.mark.parametrize("folder", FOLDERS, ids=called)
def test_code_shows_every_drawing_and_fills_every_hole(folder: Path) -> None:
    drawings, said = Art(folder).drawings, set(words(folder.parent))
    filled = dict[str, set[str]]()
    for pattern, holes in calls(folder.parent):
        shown = {name for name in drawings if re.fullmatch(pattern, name)}
        assert shown, f"there is no {pattern}"
        for name in shown:
            if pattern != ANY:
                filled.setdefault(name, set()).update(holes)
            elif name in said:
                filled.setdefault(name, set()).update(holes & drawings[name].holes.keys())
    assert filled == {name: {*one.holes} for name, one in drawings.items()}


def root(sheet: Path) -> Element:
    return parse(sheet).getroot()  # noqa: S314 - our own file


def groups_of(folder: Path) -> list[Element]:
    sheets = map(root, folder.glob("*.svg"))
    return [group for sheet in sheets for group in sheet if group.find(TITLE) is not None]


ANY = ".+"
"""Of a name that code computes: one of those that it says somewhere."""


def calls(folder: Path) -> Iterator[tuple[str, set[str]]]:
    """Yield, for each place that shows a drawing, a pattern of names and the holes filled there."""
    for node in nodes(folder):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="ART")), args=[name, *_]):
                yield names(name), {one.arg for one in node.keywords if one.arg}
            case _:
                pass


def names(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=str(name)):
            return re.escape(name)
        case ast.JoinedStr(values=parts):
            return "".join(map(names, parts))
        case ast.IfExp(body=one, orelse=other):
            return f"{names(one)}|{names(other)}"
        case _:
            return ANY


def words(folder: Path) -> Iterator[str]:
    """Yield every string that stands in the code of a folder."""
    for node in nodes(folder):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def nodes(folder: Path) -> Iterator[ast.AST]:
    for path in folder.rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text("utf-8")))
