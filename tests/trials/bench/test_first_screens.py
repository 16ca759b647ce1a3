"""What somebody new has to read before they decide anything: few words, and few numbers."""

from __future__ import annotations

import pytest

from games.kit.words import LANGUAGES
from trials.bench.first_screens import MOST_NUMBERS, MOST_WORDS, NUMBER, WORD, first_screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["all_aboard", "abordaje", "alles_an_bord"])
def test_the_first_screen_has_no_more_to_read_than_forty_words_and_twelve_numbers(
    slug: str, language: str
) -> None:
    one = first_screen(slug, language)
    assert one.count(WORD) <= MOST_WORDS, one
    assert one.count(NUMBER) - one.printed <= MOST_NUMBERS, one


def test_what_stands_on_a_screen_twice_counts_twice() -> None:
    pictured = first_screen("abordaje", "en").pictured
    assert pictured.count("Repel!") == 2
