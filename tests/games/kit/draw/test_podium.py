"""The podium: who stands where, what is written on it, and the headline above."""

from __future__ import annotations

import pytest

from games.kit.draw.canvas import Canvas
from games.kit.draw.pages.podium import Standing, headline, paint_headline, paint_podium, standings
from games.kit.draw.text.legibility import css_pixels, written_on
from games.kit.game import Outcome, Seat
from games.kit.words import LANGUAGES, Voice
from tests.support.laws.pictures import cut

LONG = ("Bartholomew the Great of Arkansas", "Maximiliane-Konstanze", "Zoë 🦊", "Jo", "Evaristo")


def outcome(*scores: int, winners: tuple[int, ...] = (0,)) -> Outcome:
    return Outcome(winners=frozenset(map(Seat, winners)), reason="won", scores=scores)


def painted(
    result: Outcome, seats: int, names: tuple[str, ...] = LONG, reader: Seat | None = None
) -> Canvas:
    canvas = Canvas(1400, 1050, "#D8EEF8")
    voice = Voice("de", None, names)
    paint_podium(canvas, standings(result, seats), voice, 800, 300, reader=reader)
    paint_headline(canvas, voice(headline(result)))
    return canvas


def test_seats_stand_in_the_order_of_their_points_and_level_ones_share_a_rank() -> None:
    found = standings(outcome(20, 40, 20, 7, winners=(1,)), 4)
    assert [(one.seat, one.rank) for one in found] == [(1, 0), (0, 1), (2, 1), (3, 3)]


def test_confetti_falls_for_who_has_won_and_for_all_who_look_on() -> None:
    result = outcome(20, 7)
    all_see, winner, loser = (
        painted(result, 2, reader=one).image.tobytes() for one in (None, Seat(0), Seat(1))
    )
    assert all_see == winner != loser


def test_whoever_won_stands_first_even_if_somebody_who_resigned_has_more_points() -> None:
    found = standings(outcome(9, 30, winners=(0,)), 2)
    assert found == [Standing(0, 0, won=True, points=9), Standing(1, 1, won=False, points=30)]


def test_where_nothing_is_counted_only_winning_counts() -> None:
    found = standings(outcome(winners=(1,)), 2)
    assert [(one.seat, one.won, one.points) for one in found] == [(1, True, None), (0, False, None)]


def test_a_game_may_compare_more_than_points() -> None:
    found = standings(outcome(20, 20, winners=(1,)), 2, [(20, 1), (20, 2)])
    assert [(one.seat, one.rank) for one in found] == [(1, 0), (0, 1)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_name_and_medal_is_written_large_enough(seats: int) -> None:
    image = painted(outcome(*range(60, 60 - 7 * seats, -7)), seats).image
    assert css_pixels(image) >= 8.6
    written = written_on(image)
    assert written is not None
    assert not written.shortened


def test_what_was_missing_to_the_best_is_to_be_seen() -> None:
    one, other = painted(outcome(40, 31), 2).image, painted(outcome(41, 31), 2).image
    second = (714, 300, 1372, 800)
    assert cut(one, second).tobytes() != cut(other, second).tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_headline_says_who_won_and_by_how_much(language: str) -> None:
    voice = Voice(language, None, ("Ana", "Ben"))
    for scores in ((40, 39), (40, 33), (40, 12)):
        said = voice(headline(outcome(*scores)))
        assert "Ana" in said
        assert str(scores[0] - scores[1]) in said
    level = Outcome(winners=frozenset({Seat(0), Seat(1)}), reason="shared-win", scores=(5, 5))
    assert {"Ana", "Ben"} <= set(voice(headline(level)).replace(":", "").replace("¡", "").split())
