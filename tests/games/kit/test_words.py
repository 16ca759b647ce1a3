"""Texts said in three languages, with people's names, lists and numbers in them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import ast

from games.kit.fluent import ENTRY, PARSER
from games.kit.text import Seat, SeatName, text
from games.kit.words import LANGUAGES, ROOT, Voice, language_of, missing_texts

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ("Ann", "Bob")


@pytest.fixture
def slug(tmp_path: Path) -> str:
    """A game whose German is not finished and whose Spanish has not been begun."""
    texts = tmp_path / "texts"
    texts.mkdir()
    (texts / "en.ftl").write_text("hello = Hello\nbye = Goodbye\nseat = Chair { $n }\n", "utf-8")
    (texts / "de.ftl").write_text("hello = Hallo\n", "utf-8")
    return os.path.relpath(tmp_path, ROOT / "games")


@pytest.mark.parametrize(
    ("locale", "language"),
    [("de", "de"), ("es-ES", "es"), ("es-419", "es"), ("en-GB", "en"), ("fr", "en"), (None, "en")],
)
def test_a_locale_gets_the_nearest_language(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


def test_a_text_is_said_in_the_listeners_language(slug: str) -> None:
    assert [Voice(one, slug)("hello") for one in ("en", "de")] == ["Hello", "Hallo"]


def test_a_text_without_translation_is_said_in_english(slug: str) -> None:
    assert Voice("de", slug)("bye") == "Goodbye"
    assert Voice("es", slug)("hello") == "Hello"


def test_the_listeners_language_comes_before_the_games_own_words(slug: str) -> None:
    assert Voice("en", slug)("seat", n=2) == "Chair 2"
    assert Voice("de", slug)("seat", n=2) == "Platz 2"


def test_a_text_may_say_a_number_of_halves(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts/en.ftl").write_text("weighs = { HALVES($weight) } kg", "utf-8")
    voice = Voice("en", os.path.relpath(tmp_path, ROOT / "games"))
    said = [voice("weighs", weight=weight) for weight in (-2, -1, 0, 1, 24, 25)]
    assert said == ["−1 kg", "−½ kg", "0 kg", "½ kg", "12 kg", "12½ kg"]


def test_a_missing_text_is_shown_as_its_key_counted_and_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    voice = Voice("de", "all_aboard", NAMES)
    for _ in range(3):
        told = voice("seat-left", who=text("no-such-text", who=SeatName(seat=Seat(0))))
        assert told == "[no-such-text] gibt auf."
    assert missing_texts == {("all_aboard", "no-such-text"): 3}
    assert [record.getMessage() for record in caplog.records] == [
        "a text of all_aboard cannot be said: no-such-text is in no file"
    ]
    missing_texts.clear()


def test_a_text_that_misses_a_word_is_a_missing_text(caplog: pytest.LogCaptureFixture) -> None:
    assert Voice("de")("not-your-turn") == "[not-your-turn]"
    assert "not-your-turn in de: KeyError('who')" in caplog.text
    missing_texts.clear()


def test_a_voice_knows_what_it_can_say(slug: str) -> None:
    voice = Voice("es", slug)
    assert voice.knows("bye")
    assert voice.knows("match-over")
    assert not voice.knows("no-such-text")


def test_people_are_called_by_their_names() -> None:
    told = text("already", who=SeatName(seat=Seat(1)))
    voice = Voice("en", names=NAMES)
    assert voice("seat-left", **told.args) == "Bob gives up."


def test_people_without_names_are_called_by_their_seats() -> None:
    assert [Voice(one).name(1) for one in LANGUAGES] == ["Seat 2", "Asiento 2", "Platz 2"]


def test_several_people_are_listed_as_the_language_does() -> None:
    told = text("not-your-turn", who=(SeatName(seat=Seat(0)), SeatName(seat=Seat(1))))
    assert Voice("en", names=NAMES)(told).endswith("Ann and Bob.")
    assert Voice("es", names=NAMES)(told).endswith("Ann y Bob.")
    assert Voice("de", names=NAMES)(told).endswith("Ann und Bob.")


def test_a_list_in_a_sentence_without_translation_stays_english(slug: str) -> None:
    (ROOT / "games" / slug / "texts/en.ftl").write_text(
        "both = Here sit { $who }, on { $seat }.\n", "utf-8"
    )
    both = (SeatName(seat=Seat(0)), SeatName(seat=Seat(1)))
    for language in LANGUAGES:
        said = Voice(language, slug, NAMES)("both", who=both, seat=text("seat", n=2))
        assert said == "Here sit Ann and Bob, on Seat 2."


@pytest.mark.parametrize(
    ("items", "said"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_a_series_of_any_length_reads_well(items: list[str], said: str) -> None:
    assert Voice("en").series(items) == said


@pytest.mark.parametrize(
    ("last", "said"),
    [
        ("Inés", "Ana e Inés"),
        ("**Hilda**", "Ana e **Hilda**"),
        ("🧊 isla", "Ana e 🧊 isla"),
        ("Hielo", "Ana y Hielo"),
        ("Yago", "Ana y Yago"),
        ("<@1>", "Ana y <@1>"),
    ],
)
def test_spanish_says_e_before_the_sound_of_i(last: str, said: str) -> None:
    assert Voice("es").series(["Ana", last]) == said


def test_a_text_may_stand_inside_another() -> None:
    assert Voice("de")("and", first=text("seat", n=1), last="x") == "Platz 1 und x"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["one", "0 other", "one", "1,000,000 other"]),
        ("es", ["one", "0 other", "one", "1.000.000 many"]),
        ("de", ["one", "0 other", "one", "1.000.000 other"]),
    ],
)
def test_numbers_are_written_and_counted_as_the_language_does(
    slug: str, language: str, said: list[str]
) -> None:
    (ROOT / "games" / slug / f"texts/{language}.ftl").write_text(
        "n = { $n ->\n [one] one\n [many] { $n } many\n *[other] { $n } other\n }\n", "utf-8"
    )
    say = Voice(language, slug)
    assert [say("n", n=n) for n in (1, 0, -1, 1_000_000)] == said


def test_numbers_choose_singular_and_plural() -> None:
    voice = Voice("en")
    said = [voice("table-seats", range="from", few=2, many=5, seats=n) for n in (1, 6)]
    assert "one is sitting" in said[0]
    assert "6 are sitting" in said[1]


def test_what_a_call_adds_comes_before_what_the_text_brings() -> None:
    assert Voice("en")(text("seat", n=1), n=7) == "Seat 7"


def test_a_text_may_join_a_list_in_its_own_way(slug: str) -> None:
    (ROOT / "games" / slug / "texts/en.ftl").write_text(
        'way = { $who }: { JOIN($squares, by: " → ") }\nall = { $squares }\n', "utf-8"
    )
    say = Voice("en", slug, NAMES)
    squares = ("A1", "A2", "A3")
    assert say("way", who=SeatName(seat=Seat(0)), squares=squares) == "Ann: A1 → A2 → A3"
    assert say("all", squares=squares) == "A1, A2 and A3"


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=f"{path.relative_to(ROOT)}", marks=marks)
        for language, marks in (("en", ()), ("es", pytest.mark.long), ("de", pytest.mark.long))
        for folder in ("cogs", "games/*", "examples/*")
        for path in sorted(ROOT.glob(f"{folder}/texts/{language}.ftl"))
    ],
)
def test_every_text_read_by_itself_is_that_of_its_file(path: Path) -> None:
    written = path.read_text("utf-8")
    whole = {
        "-" * isinstance(entry, ast.Term) + entry.id.name: entry
        for entry in PARSER.parse(written).body
        if isinstance(entry, ast.Message | ast.Term)
    }
    alone = {found["name"]: PARSER.parse_entry(found[0]) for found in ENTRY.finditer(written)}
    assert alone.keys() == whole.keys()
    assert all(alone[name].equals(whole[name], ignored_fields=["comment"]) for name in whole)


def test_a_text_that_cannot_be_read_is_said_in_english(slug: str) -> None:
    (ROOT / "games" / slug / "texts/de.ftl").write_text(
        "hello = Hallo { $who\nbye = Ade\n", "utf-8"
    )
    assert [Voice("de", slug)(key) for key in ("hello", "bye")] == ["Hello", "Ade"]


def test_of_two_texts_with_one_name_the_first_is_said(slug: str) -> None:
    (ROOT / "games" / slug / "texts/en.ftl").write_text("hello = Hello\nhello = Hi\n", "utf-8")
    assert Voice("en", slug)("hello") == "Hello"


def test_a_text_may_contain_others_of_its_file_and_terms_with_words_of_their_own(slug: str) -> None:
    (ROOT / "games" / slug / "texts/en.ftl").write_text(
        "hello = { $who }, { bye }: { -boat(size: 2) }{ -boat.sex ->\n [f] , she\n *[m] , he\n }.\n"
        "bye = bye { $who }\n"
        "-boat = { $size ->\n [2] ship\n *[1] dinghy\n }\n    .sex = f\n",
        "utf-8",
    )
    assert Voice("en", slug)("hello", who="Ann") == "Ann, bye Ann: ship, she."


@pytest.mark.parametrize(
    "written",
    ["a { hello } b", "a { nothing }", "{ -nothing }", "{ SHOUT($who) }", "{ HALVES($who) }"],
)
def test_a_text_that_cannot_be_said_is_a_missing_text(
    slug: str, written: str, caplog: pytest.LogCaptureFixture
) -> None:
    (ROOT / "games" / slug / "texts/en.ftl").write_text(f"hello = {written}", "utf-8")
    assert Voice("en", slug)("hello", who="Ann") == "[hello]"
    assert "hello in en: " in caplog.text
    missing_texts.clear()
