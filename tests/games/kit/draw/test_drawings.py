"""Drawings of a sheet: found by name, as large as asked for, with holes for what code fills."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.kit.draw.art import Art
from games.kit.draw.scale import extent

if TYPE_CHECKING:
    from pathlib import Path

SHEET = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">
  <rect width="300" height="100" fill="#D9B27C"/>
  <g id="flag" transform="translate(200 0)" data-box="0 0 50 100">
    <title>A flag, its place on the sheet on the right</title>
    <rect width="50" height="100" fill="#FF0000" data-fill="cloth"/>
  </g>
</svg>"""


@pytest.fixture
def art(tmp_path: Path) -> Art:
    (tmp_path / "flags.svg").write_text(SHEET, "utf-8")
    return Art(tmp_path)


def test_a_drawing_is_as_high_as_asked_for_and_fills_its_box(art: Art) -> None:
    flag = art.image("flag", 200)
    assert extent(flag) == (100, 200)
    assert flag.getcolors() == [(flag.width * flag.height, (255, 0, 0, 255))]


def test_a_hole_shows_what_is_given_for_it(art: Art) -> None:
    blue = art.image("flag", 200, cloth="#0000FF")
    assert blue.getpixel((0, 0)) == (0, 0, 255, 255)


def test_what_is_no_drawing_of_the_sheet_is_not_drawn(art: Art) -> None:
    assert [*art.drawings] == ["flag"]


@pytest.mark.parametrize(("name", "hole"), [("pennant", "cloth"), ("flag", "wind")])
def test_a_drawing_or_a_hole_that_is_not_there_is_an_error(art: Art, name: str, hole: str) -> None:
    with pytest.raises(LookupError, match=r"pennant|wind"):
        art.image(name, 200, **{hole: "none"})
