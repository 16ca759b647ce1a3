"""Profiles from results alone: form, favourite game, share of finished matches, best moments."""

from __future__ import annotations

from matches.standings.profiles import FORM, profile_of
from matches.standings.ratings import Rating
from matches.standings.rows import Result

GRADES = {"lanterns": (), "prison": ("bright", "dim")}


def results(words: str) -> list[Result]:
    """Read `won lanterns 7 1530, left lanterns, prison dim`: how matches ended, oldest first."""
    read = []
    for number, said in enumerate(words.split(", "), 1):
        parts = said.split()
        game = next(part for part in parts if part in {"lanterns", "prison", "gone"})
        figures = [int(part) for part in parts if part.isdecimal()]
        shown = next((n for n in figures if n > 999), None)
        read.append(
            Result(
                match=number,
                game=game,
                kind="team" if game == "prison" else "versus",
                variant="gentle" if "gentle" in parts else None,
                won="won" in parts,
                points=next((n for n in figures if n < 1000), 0),
                finished="left" not in parts,
                ended=number,
                grade=next((part for part in parts if part in GRADES["prison"]), None),
                rating=None if shown is None else Rating(25 + (shown - 1500) / 30, 8),
            )
        )
    return read


def test_somebody_without_results_has_no_profile() -> None:
    assert profile_of([], GRADES, None) is None
    assert profile_of(results("won gone"), GRADES, None) is None, "that game is not here any more"


def test_a_profile_counts_wins_and_what_was_played_to_the_end() -> None:
    found = profile_of(results("won lanterns, left lanterns, lanterns, won prison"), GRADES, None)
    assert found
    assert (found.matches, found.wins, found.finished) == (4, 2, 3)


def test_the_favourite_game_is_the_one_played_most_and_of_several_last() -> None:
    for words, favourite in (
        ("prison, lanterns, lanterns, prison, lanterns", "lanterns"),
        ("lanterns, prison", "prison"),
    ):
        found = profile_of(results(words), GRADES, None)
        assert found
        assert found.favourite == found.game == favourite


def test_form_is_the_last_results_latest_last() -> None:
    found = profile_of(results(", ".join(["lanterns"] * FORM + ["won prison"])), GRADES, None)
    assert found
    assert len(found.form) == FORM
    assert [one.won for one in found.form[-2:]] == [False, True]


def test_a_streak_is_won_against_others_and_needs_three() -> None:
    for words, streak in (
        ("won lanterns, won lanterns, lanterns, won lanterns", 0),
        ("won lanterns, won lanterns, won prison, won lanterns, lanterns, won lanterns", 3),
    ):
        found = profile_of(results(words), GRADES, None)
        assert found
        assert found.streak == streak


def test_the_curve_is_that_of_the_main_league_of_the_game() -> None:
    played = "lanterns 5 1520, gentle lanterns 9 1700, prison dim, lanterns 8 1540"
    found = profile_of(results(played), GRADES, "lanterns")
    assert found
    assert [one.rating.shown for one in found.rated if one.rating] == [1520, 1540]
    assert found.rating == found.rated[-1].rating
    assert found.most_points
    assert found.most_points.points == 9
    assert found.peak is None, "two matches tell too little"


def test_the_peak_is_the_highest_rating_once_some_matches_were_rated() -> None:
    words = ", ".join(f"lanterns {shown}" for shown in (1900, 1510, 1520, 1530, 1540, 1560, 1550))
    found = profile_of(results(words), GRADES, None)
    assert found
    assert found.peak
    assert found.peak.match == 6


def test_ratings_in_other_games_are_told_most_played_first() -> None:
    found = profile_of(results("won lanterns 1520, prison dim"), GRADES, "prison")
    assert found
    ((game, rating, matches),) = found.elsewhere
    assert (game, rating.shown, matches) == ("lanterns", 1520, 1)


def test_the_best_grade_of_a_team_is_told() -> None:
    found = profile_of(results("prison dim, won prison bright, prison dim"), GRADES, None)
    assert found
    assert found.best_grade
    assert (found.best_grade.grade, found.best_grade.match) == ("bright", 2)
    assert found.rating is None
