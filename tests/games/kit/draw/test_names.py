"""Names in pictures: every player's can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PIL import ImageChops

from games import SHELF
from games.kit.chance import Chance
from games.kit.draw.canvas import badge
from games.kit.draw.faces import face_sign, with_face
from games.kit.draw.text.names import (
    drawn_name,
    seat_letter,
    seat_letters,
    voice_for_pictures,
    written_letter,
)
from games.kit.mind import COMPUTER_NAMES
from games.kit.words import LANGUAGES, Voice

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.game import AnyGame

NAMES = (
    "田中太郎",
    "김철수",
    "محمد علي",
    "דוד (כהן) 12",
    "प्रियंका",
    "𝓑𝓸𝓵𝓭 𝕸𝖆𝖙𝖍",
    "Ｆｕｌｌ",
    "ᴀɴɴᴀ",
    "🦊",
    "👩🏽‍🚀",
    "🇫🇯",
    "\U0001fabf\U0001fae8",
    "\u3164\u3164",
    "தமிழ்",
)
"""In the order of the letters that people ask about; the last ones leave nothing to be drawn."""


@pytest.mark.parametrize("name", ["\u3164", "\u200b", "\U0001fabf", "\u0301", "\ue000", "\x07"])
def test_a_name_of_which_nothing_remains_becomes_the_word_for_its_seat(name: str) -> None:
    assert drawn_name(name) == ""
    assert voice_for_pictures(Voice("de", names=("Ana", name))).name(1) == "Platz 2"


def test_a_name_that_can_be_drawn_stays_as_it_is() -> None:
    names = ("Ana Müller", "Zoë 🦊", "田中", "דוד 12", "Иван")
    voice = Voice("en", names=names)
    assert voice_for_pictures(voice) is voice


def test_what_is_left_of_a_name_has_no_gaps() -> None:
    assert drawn_name("\U0001fabf Ana \U0001fae8 B") == "Ana B"


# ---- badges ------------------------------------------------------------------


def test_every_computer_has_a_face_of_its_own() -> None:
    signs = [face_sign(with_face(f"🤖 {name} ••")) for name in COMPUTER_NAMES]
    drawn = {badge(0, 56, sign).tobytes() for sign in signs}
    assert len(drawn) == len(COMPUTER_NAMES)
    people = voice_for_pictures(Voice("en", names=("Dot", "🤖 Dot •", "\ue003Ana")))
    assert [seat_letter(people, seat) for seat in range(3)] == ["D", signs[0], "A"]
    assert written_letter(people, 1) == "2"


def test_badges_show_initials_where_these_differ() -> None:
    names = ("ana", "Bob", "Zoë 🦊", "𝓜𝓪𝔁", "Иван")
    assert seat_letters(names) == ("A", "B", "Z", "M", "И")


@pytest.mark.parametrize(
    "names",
    [
        ("Ana", "Bob", "alex"),
        ("Ana", "Ángel", "Bob"),
        ("Ana", "1337", "Bob"),
        ("Ana", "🦊", "Bob"),
    ],
)
def test_where_they_do_not_everybody_has_a_number(names: tuple[str, ...]) -> None:
    """So no badge has a letter that is another player's initial."""
    assert seat_letters(names) == ("1", "2", "3")


def test_an_initial_is_a_letter_and_never_the_number_of_somebody_else() -> None:
    assert seat_letters(("2pac", "1up")) == ("P", "U")


def test_whoever_has_no_name_wears_the_number_of_the_seat() -> None:
    assert seat_letter(Voice("es"), 2) == "3"


def table(game: AnyGame, names: tuple[str, ...]) -> Image:
    """Return what the table sees before the first move of a match between people of that name."""
    seats = game.spec.seats[-1]
    view = game.view(game.setup(seats, game.spec.options(), Chance("names", 0)), None)
    return game.picture().draw(view, Voice("en", game.spec.slug, names[:seats]))


@pytest.mark.parametrize("slug", SHELF)
def test_in_no_game_s_picture_is_the_place_of_a_name_blank(slug: str) -> None:
    game = SHELF[slug]
    blank = table(game, ("",) * 5)
    for name in NAMES:
        voice = voice_for_pictures(Voice("en", slug, (name,) * 5))
        drawn = ImageChops.difference(table(game, voice.names), blank).convert("L")
        assert drawn.getbbox(), name
        assert sum(drawn.histogram()[64:]) > 100, name


def test_a_former_player_is_called_so_in_pictures_and_leaves_others_their_badges() -> None:
    for language in LANGUAGES:
        before = voice_for_pictures(Voice(language, names=("Fred", "Sue", "Ana")))
        after = voice_for_pictures(Voice(language, names=("Fred", "", "Ana")))
        assert after.name(1) == Voice(language)("former-player")
        assert [seat_letter(before, seat) for seat in (0, 2)] == ["F", "A"]
        assert [seat_letter(after, seat) for seat in range(3)] == ["F", "2", "A"]
