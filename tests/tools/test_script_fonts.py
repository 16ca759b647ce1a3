"""The fonts of other scripts: they hold what they say, and can be made anew."""

from __future__ import annotations

from unicodedata import category

import pytest
from fontTools.ttLib import TTFont

from games.kit.draw.text.scripts import SCRIPT_FONTS, ScriptFont
from games.kit.draw.vectors import FONTS
from tools.script_fonts import subset, wanted


@pytest.mark.parametrize("font", SCRIPT_FONTS, ids=lambda font: font.name)
def test_a_font_is_what_its_name_says_and_has_its_script(font: ScriptFont) -> None:
    made = TTFont(FONTS / font.file)
    assert made["name"].getDebugName(1) == font.family
    letters = {chr(point) for point in made.getBestCmap()}
    assert letters <= wanted(font)
    assigned = {letter for letter in wanted(font) if category(letter) != "Cn"}
    assert len(letters) > 0.9 * len(assigned)


def test_frequent_signs_of_three_countries_are_there() -> None:
    signs = {
        chr(point) for font in SCRIPT_FONTS for point in TTFont(FONTS / font.file).getBestCmap()
    }
    assert set("龍凛颯彌あアー々陈静鑫晗琪臺灣體김철수") <= signs


def test_all_of_them_together_stay_small() -> None:
    assert sum((FONTS / font.file).stat().st_size for font in SCRIPT_FONTS) < 4_500_000


@pytest.mark.parametrize("shaped", [True, False])
def test_a_font_is_cut_down_to_its_letters(*, shaped: bool) -> None:
    arabic = next(font for font in SCRIPT_FONTS if font.name == "NotoSansArabic")
    cut = subset(FONTS / arabic.file, "بم", shaped=shaped)
    assert set(cut.getBestCmap()) == set(map(ord, "بم"))
    assert ("GSUB" in cut) == shaped
