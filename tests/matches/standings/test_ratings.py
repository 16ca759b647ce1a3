"""Ratings by the figures of openskill and of the paper behind it; places, and what is rated."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations, product
from math import isclose, sqrt
from typing import TYPE_CHECKING

import pytest
from openskill.models import PlackettLuce

from games import SHELF
from games.kit.computers.playout import playout
from games.kit.game import IllegalMove, Seat
from matches.entries import (
    CameBack,
    Entry,
    HandedOver,
    LeftToComputer,
    RanOut,
    Resigned,
    SetForward,
    Skipped,
    TookBack,
)
from matches.match import Match
from matches.seated import computer_id
from matches.standings.ratings import (
    NEW,
    Finish,
    Rating,
    counts,
    how_it_counts,
    kind_of,
    rank_finishes,
    rate,
)
from matches.standings.seasons import Season
from matches.standings.weights import UNPROVEN, Weights, weight
from tests.support.stores.tables import ANN, BOB, CLEO
from tests.support.toys import LANTERNS, TOGETHER, LanternOptions

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.kit.game import AnyGame
    from matches.standings.ratings import Kind

VERSUS = [slug for slug, game in SHELF.items() if game.spec.kind == "versus"]
OFTEN = [(1, 2, 3, 4), (4, 3, 2, 1), (3, 4, 1, 2), (2, 1, 4, 3)]


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


def test_only_people_among_themselves_are_counted() -> None:
    counted = match_of(LANTERNS, ANN, BOB, CLEO)
    assert counts(counted)
    assert counts(replace(counted, computers={Seat(0): "easy"})), "nobody escapes a defeat so"
    assert not counts(match_of(LANTERNS, ANN, computer_id("easy", 1)))
    alone, team = match_of(LANTERNS, ANN), match_of(TOGETHER, ANN, BOB)
    for match, kind in ((counted, "versus"), (alone, "solo"), (team, "team")):
        assert kind_of(match) == kind
        assert counts(match)


def told(words: str) -> list[tuple[Seat, Entry | None]]:
    """Read `0 1 0 out:1`: who made a move, and the referee's entries, each with its seat."""
    found: list[tuple[Seat, Entry | None]] = []
    for word in words.split():
        kind, _, seat = word.rpartition(":")
        found.append((Seat(int(seat)), ENTRY[kind] if kind else None))
    return found


ENTRY: dict[str, Entry] = {
    "gives-up": Resigned(),
    "out": RanOut(),
    "skip": Skipped(),
    "computer": LeftToComputer(level="easy"),
    "back": CameBack(),
    "new": HandedOver(),
    "takes": TookBack(ply=1),
    "note": SetForward(),
}


@pytest.mark.parametrize(
    ("log", "counted"),
    [
        ("0 1 0 1", "rated"),
        ("0 1 0 0 gives-up:1", "rated"),
        ("0 out:1 1 0 1", "rated"),
        ("computer:1 0 1 0 back:1 1", "rated"),
        ("out:1 computer:1 back:1 1 0 0 0", "rated"),
        ("0 1 0 1 new:1 0 1", "rated"),
        ("0 1 0", "rated"),
        ("0 1 0 gives-up:1", "leavers"),
        ("0 0 1 note:0 note:0 note:0 gives-up:1", "leavers"),
        ("gives-up:1", "nothing"),
        ("0 gives-up:1", "nothing"),
        ("0 0 0 0 gives-up:1", "nothing"),
        ("gives-up:1 0 1 0 1", "nothing"),
        ("0 out:1 1 0 out:1 1 0", "nothing"),
        ("0 skip:1 1 0 skip:1 1 0", "nothing"),
        ("out:1 computer:1 0 1 0 1", "nothing"),
        ("0 1 0 1 new:1 0", "nothing"),
        ("0 0 0 0 1 takes:1", "nothing"),
    ],
)
def test_a_match_counts_once_all_have_moved_and_it_was_played_out_or_for_long_enough(
    log: str, counted: str
) -> None:
    assert how_it_counts("versus", told(log), 2, 2) == counted


def test_among_several_one_who_never_came_takes_nothing_from_the_others_but_the_rating() -> None:
    assert how_it_counts("versus", told("gives-up:2 0 1 2 0 1 2 0 1 0 1"), 3, 2) == "unrated"
    assert how_it_counts("versus", told("gives-up:2 0 1 2 0"), 3, 2) == "nothing"


@pytest.mark.parametrize("kind", ["team", "solo"])
def test_what_a_team_or_a_lone_player_gave_up_at_once_counts_nowhere(kind: Kind) -> None:
    assert how_it_counts(kind, told("gives-up:0 gives-up:1"), 2, 1) == "nothing"
    assert how_it_counts(kind, told("0 1 gives-up:0 gives-up:1"), 2, 1) == "unrated"


@pytest.mark.parametrize("slug", VERSUS)
def test_what_is_played_with_usual_options_is_long_enough_to_count(slug: str) -> None:
    game = SHELF[slug]
    for seats in filter(lambda n: n > 1, game.spec.seats):
        for n in range(3):
            moments = list(playout(game, seats, game.spec.options(), f"long-{n}"))
            assert len(moments) >= seats * game.spec.fewest_moves


def test_games_say_from_how_many_moves_on_a_match_counts() -> None:
    assert {slug for slug in VERSUS if SHELF[slug].spec.fewest_moves > 1} >= {
        *("abordaje", "all_aboard", "alles_an_bord", "off_the_rails")
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whoever_shares_a_win_never_gains_less_than_those_behind(seats: int) -> None:
    for said in product(range(1, seats + 1), repeat=seats):
        places = tuple(1 + sum(other < own for other in said) for own in said)
        if places == tuple(sorted(places)):
            after = rate((NEW,) * seats, places)
            for one, other in permutations(range(seats), 2):
                ahead = places[one] < places[other]
                assert not ahead or after[one].mu > after[other].mu, places
            for own, place in zip(after, places, strict=True):
                assert place > 1 or own.mu > NEW.mu or set(places) == {1}


NOVEMBER = Season(2026, 11)


def test_a_match_counts_little_against_somebody_who_has_beaten_nobody_else() -> None:
    league = Weights()
    assert league.of((ANN, BOB), (1, 2), NOVEMBER) == [UNPROVEN, UNPROVEN]
    assert league.of((CLEO, ANN), (1, 2), NOVEMBER) == [UNPROVEN, UNPROVEN], "she beat Bob once"
    for number in range(8):
        league.of((ANN, 100 + number), (1, 2), NOVEMBER)
    assert league.of((BOB, ANN), (1, 2), NOVEMBER) == [UNPROVEN, UNPROVEN], "whoever wins"
    assert league.proof(ANN, BOB) == 1
    assert league.of((CLEO, BOB), (1, 2), NOVEMBER) == [UNPROVEN, UNPROVEN]
    assert league.proof(BOB, CLEO) == 1, "by now Bob has beaten somebody who had shown something"
    assert league.of((CLEO, BOB), (1, 2), NOVEMBER)[0] == UNPROVEN, "Cleo has not"


def test_accounts_that_only_lose_to_somebody_stay_worth_little() -> None:
    league = Weights()
    for _ in range(2):
        for puppet in range(20):
            assert league.of((ANN, 100 + puppet), (1, 2), NOVEMBER)[0] == UNPROVEN


def test_the_more_often_two_have_met_in_a_month_the_less_a_match_counts() -> None:
    assert [weight(met) for met in (0, 1, 2, 3, 9)] == [1, 1, 1 / 2, 1 / 3, 1 / 9]
    whole = rate((NEW, NEW), (1, 2))
    half = rate((NEW, NEW), (1, 2), (1 / 2, 1))
    assert isclose(half[0].mu - NEW.mu, (whole[0].mu - NEW.mu) / 2)
    assert isclose(NEW.sigma - half[0].sigma, (NEW.sigma - whole[0].sigma) / 2)
    assert half[1] == whole[1]


def played_out(wins: Iterable[bool], opponents: int) -> tuple[Rating, int]:
    """Return the rating of somebody who met equals in turn, in one month, and after how many."""
    own, others, number = NEW, [NEW] * opponents, 0
    for number, won in enumerate(wins):
        at, met = number % opponents, number // opponents
        places = (1, 2) if won else (2, 1)
        own, others[at] = rate((own, others[at]), places, (weight(met),) * 2)
    return own, number + 1


def test_two_accounts_do_not_make_a_champion() -> None:
    """Whoever wins three of four against ten others in a month stands before every such farm."""
    honest, matches = played_out([n % 4 != 3 for n in range(100)], 10)
    assert not honest.is_provisional(matches)
    for often in (8, 40):
        farmed, matches = played_out([True] * often, 1)
        assert farmed.is_provisional(matches), "and so behind everybody who is settled"
        assert farmed.shown - farmed.spread < honest.shown - honest.spread


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
