"""Every game's pictures: whole, large enough for a phone, and small enough to be sent."""

from __future__ import annotations

from typing import Final

import pytest

from games import SHELF
from games.kit.draw.canvas import INK, WHITE, Canvas
from games.kit.draw.scale import to_pixels
from games.kit.draw.text.legibility import css_pixels, written_on
from games.kit.words import Voice
from tests.support.laws.letters import NAMES, letters
from tools.palette import moments

LEAST: Final = 8.6
"""CSS pixels on a phone: 36 units of 1,400 are 8.64."""

STILL_NUMBERED: Final = {"abordaje", "all_aboard"}
"""Games whose badges bear the numbers of seats until they are drawn anew."""


@pytest.mark.parametrize("slug", SHELF)
def test_no_letter_is_too_small_for_a_phone(slug: str) -> None:
    assert letters(slug).smallest >= LEAST


@pytest.mark.parametrize("slug", SHELF)
def test_every_picture_of_a_match_is_big_enough_to_read_and_small_enough_to_send(slug: str) -> None:
    assert letters(slug).narrowest >= to_pixels(1400)
    assert letters(slug).largest_file <= 300_000


@pytest.mark.parametrize("slug", SHELF)
def test_names_and_language_change_what_is_written(slug: str) -> None:
    game = SHELF[slug]
    seats = game.spec.seats[-1]
    _, moment, _ = moments(game, seats, "words", 3)
    names = NAMES[:seats]
    voices = [Voice("en", slug, names), Voice("de", slug, names), Voice("en", slug, names[::-1])]
    seen = game.view(moment.before, None)
    assert len({game.picture().draw(seen, voice).tobytes() for voice in voices}) == len(voices)


@pytest.mark.parametrize("slug", SHELF)
def test_nothing_but_names_is_shortened(slug: str) -> None:
    assert letters(slug).shortened == frozenset()


@pytest.mark.parametrize("slug", SHELF)
def test_every_badge_bears_the_initial_of_whoever_sits_there(slug: str) -> None:
    badges = letters(slug).badges
    if slug in STILL_NUMBERED:
        badges = frozenset((seat, sign) for seat, sign in badges if sign != str(seat + 1))
    assert badges <= {(seat, name[0]) for seat, name in enumerate(NAMES)}


def test_the_smallest_letters_of_a_picture_are_found_in_what_it_is_made_of() -> None:
    stamp = Canvas(100, 50)
    stamp.write((10, 25), "7", 21)
    page = Canvas(1400, 100, WHITE)
    page.write((10, 50), "Seven", 40, INK)
    assert css_pixels(page.image) == pytest.approx(9.6)
    page.paste((500, 20), stamp.image)
    assert css_pixels(page.image) == pytest.approx(5.04)
    assert css_pixels(Canvas.over(page.image).image) == pytest.approx(5.04)


def test_emoji_are_no_letters() -> None:
    page = Canvas(1400, 100, WHITE)
    page.write((10, 50), "⭐", 20)
    assert css_pixels(page.image) == float("inf")


def test_a_line_that_was_shortened_is_found_in_full() -> None:
    page = Canvas(1400, 100, WHITE)
    page.write((10, 50), "Hinter feindlichen Linien", 40, width=200)
    written = written_on(page.image)
    assert written is not None
    assert written.shortened == {"Hinter feindlichen Linien"}
