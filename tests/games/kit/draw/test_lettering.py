"""Lettering: small letters stand as evenly as large ones, and their edges have few shades."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from games.kit.draw.canvas import PHONE_TYPE
from games.kit.draw.text.lettering import SHADES, STEPS, letter_mask, text_width
from games.kit.draw.text.runs import Run
from games.kit.draw.text.scripts import SCRIPT_FONTS

ARABIC = next(font for font in SCRIPT_FONTS if font.name == "NotoSansArabic")


MOST_APART = 14
"""Of 255: how far small letters may be from large ones scaled down, in the mean."""


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("size", [28, PHONE_TYPE, 38, 40, 46])
def test_small_letters_stand_where_large_ones_do(size: int, bold: bool) -> None:  # noqa: FBT001 - a parameter of the test
    run = Run("frontal zusammenstoßen")
    small, (left, top), _ = letter_mask(run, size, bold=bold)
    large, (large_left, large_top), _ = letter_mask(run, 10 * size, bold=bold)
    page = Image.new("L", (10 * small.width, 10 * small.height))
    page.paste(large, (large_left - 10 * left, large_top - 10 * top))
    apart = ImageChops.difference(page.reduce(10).point(STEPS), small)
    assert ImageStat.Stat(apart).mean[0] < MOST_APART


@pytest.mark.parametrize("line", ["frontal zusammenstoßen", "Bartholomew", "12/16"])
@pytest.mark.parametrize("bold", [False, True])
def test_a_line_is_as_wide_as_its_type_is_large(line: str, bold: bool) -> None:  # noqa: FBT001 - a parameter of the test
    large = text_width(line, 10 * PHONE_TYPE, bold=bold)
    assert text_width(line, PHONE_TYPE, bold=bold) == pytest.approx(large / 10, abs=2)


@pytest.mark.parametrize(
    "run", [Run("Bartholomew"), Run("محمد", font=ARABIC)], ids=["own", "shaped"]
)
def test_letters_have_few_shades(run: Run) -> None:
    mask, _, _ = letter_mask(run, PHONE_TYPE, bold=True)
    shades = {level for _, level in mask.getcolors() or ()}
    assert {0, 255} <= shades
    assert len(shades) <= SHADES
