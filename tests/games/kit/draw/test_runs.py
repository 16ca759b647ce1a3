"""Lines taken apart: which font a sign is drawn in, what replaces it, and in which direction."""

from __future__ import annotations

import pytest

from games.kit.draw.text.lettering import fit, letter_mask, text_width
from games.kit.draw.text.runs import Run, split_runs
from games.kit.draw.text.scripts import SCRIPT_FONTS

FONTS = {font.name: font for font in SCRIPT_FONTS}
HEBREW, ARABIC = FONTS["NotoSansHebrew"], FONTS["NotoSansArabic"]


def fonts_of(line: str) -> list[str | None]:
    return [run.font.name if run.font else None for run in split_runs(line)]


def read(line: str) -> str:
    return "".join(run.text for run in split_runs(line))


# ---- fonts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "font"),
    [
        ("Γιώργος", "NotoSans"),
        ("דוד", "NotoSansHebrew"),
        ("محمد", "NotoSansArabic"),
        ("प्रियंका", "NotoSansDevanagari"),
        ("น้ำผึ้ง", "NotoSansThai"),
        ("田中さん", "NotoSansJP"),
        ("陈晗", "NotoSansSC"),
        ("김철수", "NotoSansKR"),
    ],
)
def test_a_name_is_written_in_the_letters_of_its_script(name: str, font: str) -> None:
    assert fonts_of(name) == [font]
    assert read(name) == name


def test_a_latin_name_needs_no_other_font() -> None:
    assert split_runs("Zoë Łuk-Müller 7") == (Run("Zoë Łuk-Müller 7"),)


def test_korean_letters_that_came_apart_are_put_together() -> None:
    assert read("\u1112\u1161\u11ab") == "한"


# ---- what is replaced ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("𝓑𝓸𝓵𝓭 𝕸𝖆𝖙𝖍", "Bold Math"),
        ("Ｆｕｌｌ", "Full"),
        ("ᴀɴɴᴀ", "anna"),
        ("Ⓐⓝⓝ", "Ann"),
        ("ｶﾅ", "カナ"),
        ("გიორგი", "giorgi"),
        ("뷁", "Bwelg"),
        ("Z҉a̸lgo", "Zalgo"),
        ("\u202eevil", "evil"),
        ("A\u200dB", "AB"),
        ("🇫🇯", "FJ"),
        ("\U0001fabf Goose", " Goose"),
    ],
)
def test_what_no_font_has_is_replaced_by_letters_that_read_alike(name: str, shown: str) -> None:
    assert read(name) == shown
    assert fonts_of(name) in ([None], ["NotoSansJP"])


@pytest.mark.parametrize("sign", ["👩🏽‍🚀", "👍🏿", "👨‍👩‍👧", "🏳️‍🌈", "🇪🇸"])
def test_an_emoji_of_several_parts_is_one_and_seen(sign: str) -> None:
    (run,) = split_runs(sign)
    assert run.emoji


@pytest.mark.parametrize("sign", ["\ud800", "\x00", "\uffff", "\u200d", "\u202e", "\U000e0067"])
def test_what_is_no_letter_is_left_out(sign: str) -> None:
    assert split_runs(sign) == ()


# ---- directions ---------------------------------------------------------------------------------


def test_hebrew_is_written_from_right_to_left() -> None:
    mask, _, _ = letter_mask(Run("ןי", font=HEBREW), 60, bold=True)
    longer = mask.crop((0, mask.height - 5, mask.width, mask.height)).getbbox()
    assert longer
    assert longer[0] > mask.width / 2, "the letter with a tail comes first, on the right"


def test_arabic_letters_join() -> None:
    apart = text_width("ب", 60)
    assert text_width("ببب", 60) < 2 * apart
    assert text_width("ب\u200cب", 60) > text_width("بب", 60)


def test_devanagari_letters_become_one() -> None:
    assert text_width("क्ष", 60) < text_width("क", 60) + text_width("ष", 60)


@pytest.mark.parametrize("name", ["דוד 12", "(דוד) כהן", "כהן (דוד)", "מי? אני!", "שלום…"])
def test_signs_and_numbers_around_words_from_the_right_turn_with_them(name: str) -> None:
    assert split_runs(name) == (Run(name, font=HEBREW),)


def test_latin_words_among_them_keep_their_direction() -> None:
    assert split_runs("דוד Ana (2)") == (Run("דוד", font=HEBREW), Run(" Ana (2)"))
    assert split_runs("Ana דוד") == (Run("Ana "), Run("דוד", font=HEBREW))
    assert split_runs("דוד محمد") == (
        Run("דוד", font=HEBREW),
        Run(" "),
        Run("محمد", font=ARABIC),
    )


def test_digits_within_words_from_the_right_are_drawn_and_no_empty_boxes() -> None:
    assert text_width("محمد 12", 60) > text_width("محمد", 60) + text_width("12", 60)


@pytest.mark.parametrize(
    "name", ["محمد علي الطويل", "שלום עולם גדול", "田中太郎さんです", "น้ำผึ้งหวาน"]
)
def test_a_name_of_any_script_is_shortened_to_its_width(name: str) -> None:
    short = fit(name, 36, 150, bold=True)
    assert short.endswith("…")
    assert name.startswith(short[:-1].rstrip())
    assert 80 < text_width(short, 36, bold=True) <= 150
