"""Bubbles below a picture: who says what, in as few rows as it takes."""

from __future__ import annotations

from games.kit.draw.canvas import Canvas
from games.kit.draw.scale import extent
from games.kit.draw.speech import ROW, Speech, with_speech
from games.kit.draw.text.legibility import written_on
from games.kit.words import Voice

PICTURE = Canvas(1_400, 900, "#24364A").image
VOICE = Voice("en", names=("Ada", "Ben", "Cleo", "Dan", "Emil"))
LONG = "I have a raincoat I could gather, and I can close tunnel 12."


def height(*words: str) -> int:
    """Return by how many units a picture grows where these are said, by one seat after another."""
    said = [Speech(seat, one) for seat, one in enumerate(words)]
    return extent(with_speech(PICTURE, said, VOICE))[1] - 900


def test_a_picture_at_which_nobody_speaks_stays_as_it_is() -> None:
    assert with_speech(PICTURE, [], VOICE) is PICTURE


def test_short_sentences_share_a_row_and_long_ones_have_their_own() -> None:
    assert height("Sorry!") == ROW
    assert height("Not my elephant!", "Well played!", "Sorry!") == ROW
    assert height(LONG, LONG) == 2 * ROW


def test_a_badge_says_who_speaks() -> None:
    drawn = with_speech(PICTURE, [Speech(2, "Sorry!")], VOICE)
    written = written_on(drawn)
    assert written
    assert written.badges == {(2, "C")}


def test_what_no_row_holds_is_cut_and_hides_nothing() -> None:
    assert height("word " * 60) == ROW
