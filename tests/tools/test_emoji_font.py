"""The emoji font: everything that is used is there, and it can be made anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from fontTools.colorLib.builder import buildCOLR
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import CompositeMode, PaintFormat

from games.kit.draw.vectors import EMOJI_FONT
from tools.emoji_font import emoji_in, lacking, listed, main, simplify, subset, used

if TYPE_CHECKING:
    from pathlib import Path


def test_every_emoji_that_texts_and_pictures_use_is_in_the_font() -> None:
    """The page of the playground has no other font for them."""
    assert lacking() == {}


def test_emoji_are_looked_for_in_texts_figures_rules_and_code() -> None:
    kinds = {path.suffix for path in used().values()}
    assert {".ftl", ".json", ".py"} <= kinds
    assert {"🦊", "🥇", "🔷"} <= set(used())


def test_signs_of_the_text_face_are_no_emoji() -> None:
    assert emoji_in("✓ ✗ ★ → ━┳ ♥ 🂠 ½") == []


def test_an_emoji_of_several_characters_is_one() -> None:
    assert emoji_in("🇪🇸👮‍♂️1️⃣☠️👼🏻") == ["🇪🇸", "👮‍♂️", "1️⃣", "☠️", "👼🏻"]


def test_the_command_says_what_is_missing_and_where_it_is_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shorter = tmp_path / "emoji.txt"
    shorter.write_text("".join(sign for sign in listed() if sign != "🦊"), "utf-8")
    monkeypatch.setattr("tools.emoji_font.LIST", shorter)
    main([])
    told = capsys.readouterr().out
    assert "🦊 is not in the font: games/all_aboard/" in told
    assert "🐙" not in told


# ---- making it ----------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def whole() -> TTFont:
    return TTFont(EMOJI_FONT)


def test_a_font_is_cut_down_to_the_emoji_asked_for_which_stay_as_they_were(whole: TTFont) -> None:
    asked = ["🏮", "⚓"]
    cut = subset(EMOJI_FONT, asked)
    assert set(cut.getBestCmap()) == set(map(ord, asked))
    for point, name in cut.getBestCmap().items():
        assert cut["hmtx"][name] == whole["hmtx"][whole.getBestCmap()[point]]
    assert len(cut.getGlyphOrder()) < 200


def test_the_font_holds_what_its_list_says(whole: TTFont) -> None:
    points = {ord(one) for sign in listed() for one in sign} - {0xFE0F}
    assert set(whole.getBestCmap()) == points


def solid(palette: int, alpha: float = 1.0) -> dict[str, object]:
    return {"Format": PaintFormat.PaintSolid, "PaletteIndex": palette, "Alpha": alpha}


def composite(mode: CompositeMode, source: object, backdrop: object) -> dict[str, object]:
    return {
        "Format": PaintFormat.PaintComposite,
        "CompositeMode": mode,
        "SourcePaint": source,
        "BackdropPaint": backdrop,
    }


def simplified(paint: dict[str, object]) -> tuple[int, float]:
    """Return palette index and alpha of what a composite, inside a glyph's shape, becomes."""
    shape = {"Format": PaintFormat.PaintGlyph, "Glyph": "shape", "Paint": paint}
    colours = buildCOLR({"base": shape}, version=1).table
    simplify(colours)
    (record,) = colours.BaseGlyphList.BaseGlyphPaintRecord
    return record.Paint.Paint.PaletteIndex, round(record.Paint.Paint.Alpha, 2)


def test_soft_light_becomes_its_backdrop() -> None:
    assert simplified(composite(CompositeMode.SOFT_LIGHT, solid(1), solid(2))) == (2, 1)


def test_a_source_in_a_faint_colour_becomes_as_faint() -> None:
    faint = composite(CompositeMode.SRC_IN, solid(1, 0.8), solid(2, 0.5))
    assert simplified(faint) == (1, 0.4)


def test_composites_within_composites_are_found() -> None:
    within = composite(CompositeMode.SRC_IN, solid(1), solid(2, 0.5))
    assert simplified(composite(CompositeMode.SOFT_LIGHT, solid(3), within)) == (1, 0.5)
