"""Ratings by the figures of openskill and of the paper behind it; places, and what is rated."""

from __future__ import annotations

from dataclasses import replace
from math import isclose, sqrt
from typing import TYPE_CHECKING

import pytest
from openskill.models import PlackettLuce

from games.kit.game import IllegalMove, Seat
from matches.match import Match
from matches.seated import computer_id
from matches.standings.ratings import (
    NEW,
    Finish,
    Rating,
    counts,
    is_rated,
    kind_of,
    rank_finishes,
    rate,
)
from matches.standings.seasons import Season
from tests.support.stores.tables import ANN, BOB, CLEO
from tests.support.toys import LANTERNS, TOGETHER, LanternOptions

if TYPE_CHECKING:
    from games.kit.game import AnyGame

OFTEN = [(1, 2, 3, 4), (4, 3, 2, 1), (1, 1, 3, 3), (1, 2, 2, 4), (1, 1, 1, 1), (2, 1, 4, 3)]


def test_ratings_are_those_that_openskill_says() -> None:
    model = PlackettLuce()
    ours: tuple[Rating, ...] = (NEW,) * 4
    theirs = [[model.rating()] for _ in ours]
    for places in OFTEN:
        ours = rate(ours, places)
        theirs = model.rate(theirs, ranks=list(places))
        assert [(one.mu, one.sigma) for one in ours] == [(one.mu, one.sigma) for [one] in theirs]


def test_a_first_win_is_worth_what_weng_and_lin_say() -> None:
    """Weng and Lin, JMLR 12 (2011), algorithm 4 for two players, with openskill's tau."""
    beta, variance = 25 / 6, (25 / 3) ** 2 + (25 / 300) ** 2
    c = sqrt(2 * (variance + beta**2))
    gamma = sqrt(variance) / c
    winner, loser = rate((NEW, NEW), (1, 2))
    assert isclose(winner.mu, 25 + variance / c / 2)
    assert isclose(loser.mu, 25 - variance / c / 2)
    assert isclose(winner.sigma, sqrt(variance * (1 - gamma * variance / c**2 / 4)))
    assert (winner.shown, winner.spread) == (1579, 242)


def test_equals_who_draw_stay_equal_and_are_better_known() -> None:
    one, other = rate((NEW, NEW), (1, 1))
    assert one == other
    assert one.mu == NEW.mu
    assert one.sigma < NEW.sigma


def test_a_rating_is_provisional_after_few_matches_or_while_it_is_uncertain() -> None:
    pair: tuple[Rating, ...] = (NEW, NEW)
    provisional = []
    for number in range(1, 11):
        pair = rate(pair, (1, 2) if number % 2 else (2, 1))
        provisional.append(pair[0].is_provisional(number))
    assert provisional == [True] * 7 + [False] * 3
    assert Rating(25, 1).is_provisional(4)


def finish(words: str) -> list[Finish]:
    """Read `won 7, 7, left 9`: how each player ended, and with how many points."""
    said = [word.split() for word in words.split(", ")]
    return [Finish("left" not in one, "won" in one, int(one[-1])) for one in said]


@pytest.mark.parametrize(
    ("ends", "places"),
    [
        ("7, won 9, 3", (2, 1, 3)),
        ("won 7, 7, 7", (1, 2, 2)),
        ("won 7, won 9, 8", (1, 1, 3)),
        ("4, 4, 4", (1, 1, 1)),
        ("left 9, won 2, 1", (3, 1, 2)),
        ("left 9, won 0, left 3", (2, 1, 2)),
        ("left 9, 5, 6", (3, 2, 1)),
    ],
)
def test_places_are_by_victory_then_points_and_whoever_left_is_last(
    ends: str, places: tuple[int, ...]
) -> None:
    assert rank_finishes(finish(ends)) == places


def match_of(game: AnyGame, *players: int) -> Match:
    return Match(
        id=1,
        guild=1,
        channel=1,
        language="en",
        game=game,
        options=LanternOptions(),
        players=players,
        seed="",
        ply=0,
        acted=(0,) * len(players),
        resigned=frozenset(),
        state=LanternOptions(),
        outcome=None,
    )


def test_only_people_against_people_are_rated() -> None:
    rated = match_of(LANTERNS, ANN, BOB, CLEO)
    assert is_rated(rated)
    assert is_rated(replace(rated, computers={Seat(0): "easy"})), "nobody escapes a defeat so"
    with_computer = match_of(LANTERNS, ANN, computer_id("easy", 1))
    assert not is_rated(with_computer)
    assert not counts(with_computer)
    alone, team = match_of(LANTERNS, ANN), match_of(TOGETHER, ANN, BOB)
    for match, kind in ((alone, "solo"), (team, "team")):
        assert kind_of(match) == kind
        assert counts(match)
        assert not is_rated(match)


def test_seasons_are_months_in_utc() -> None:
    december = Season.read("2025-12")
    first, after = december.bounds
    assert after - first == 31 * 86_400
    assert [Season.at(time) for time in (first - 1, first, after - 1, after)] == [
        Season(2025, 11),
        december,
        december,
        Season(2026, 1),
    ]
    assert Season(2026, 1).before == december


@pytest.mark.parametrize("said", ["", "2026", "2026-13", "2026-0", "x-1", "-1-1", "99999-1", "²-1"])
def test_what_is_no_month_is_refused(said: str) -> None:
    with pytest.raises(IllegalMove, match="moved-on"):
        Season.read(said)
