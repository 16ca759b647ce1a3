"""Standings and their tie-break, against examples worked by hand and those of FIDE."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from matches.tournaments.points import buchholz, places, virtual_opponent
from matches.tournaments.tournament import Entrant, Pairing, Result, Tournament
from tests.matches.tournaments.test_pairings import SIGNED_UP

HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("before", "got", "round_", "rounds", "points"),
    [
        (3 * HALF, 0, 3, 3, 5 * HALF),
        (3 * HALF, 0, 3, 9, 11 * HALF),
        (7 * HALF, 1, 6, 6, 7 * HALF),
        (7 * HALF, 1, 6, 9, Fraction(5)),
    ],
)
def test_the_virtual_opponent_has_the_points_of_fides_examples(
    before: Fraction, got: int, round_: int, rounds: int, points: Fraction
) -> None:
    """Handbook of FIDE, Tie-Break Regulations, handling unplayed games: examples 1 and 2.

    The opponent does not show up, 1: in round 3 of 9 with 1.5 points before; 2: in round 6 of 9,
    with 3.5 points before. https://handbook.fide.com/chapter/TieBreakRegulations2022
    """
    assert virtual_opponent(before, Fraction(got), round_, rounds) == points


def played(*rounds: str) -> Tournament:
    """Return a tournament of five: `1-2 1` is a win of 1, `1-2 =` a draw, `1-2 w1` a walkover."""
    pairings = []
    for round_, line in enumerate(rounds, 1):
        for number, said in enumerate(line.split(", "), 1):
            who, result = said.split()
            seats = tuple(map(int, who.split("-")))
            how = {"b": "bye", "w": "walkover", "v": "void"}.get(result[0], "played")
            winners = seats if result in {"=", "b"} else tuple(map(int, result.strip("wv")))
            pairings.append(Pairing(round_, number, seats, result=Result(winners, how)))  # type: ignore[arg-type]
    entrants = tuple(Entrant(n, n) for n in range(1, 6))
    return replace(
        SIGNED_UP,
        phase="running",
        round=len(rounds),
        entrants=entrants,
        pairings=tuple(pairings),
    )


CROSSTABLE = played("1-2 1, 3-4 3, 5 b", "3-1 =, 5-2 2, 4 b", "1-5 1, 4-2 2, 3 b")
"""Five players, three rounds, worked by hand:

    points      1: 1 + ½ + 1 = 2½   3: 1 + ½ + 1 (bye) = 2½   2: 0 + 1 + 1 = 2
                4: 0 + 1 (bye) + 0 = 1   5: 1 (bye) + 0 + 0 = 1
    as opponents count them, a bye as half a point:  1: 2½  2: 2  3: 2  4: ½  5: ½
    1: 2 + 3 + 5 = 2 + 2 + ½ = 4½
    2: 1 + 5 + 4 = 2½ + ½ + ½ = 3½
    3: 4 + 1 + virtual (1½ before, 0 in round 3) = ½ + 2½ + 1½ = 4½
    4: 3 + virtual (0 before, 0, then ½) + 2 = 2 + ½ + 2 = 4½
    5: virtual (0 before, 0, then 1) + 2 + 1 = 1 + 2 + 2½ = 5½
"""


def test_buchholz_is_the_sum_of_the_opponents_points() -> None:
    assert [str(buchholz(CROSSTABLE, n)) for n in range(1, 6)] == [
        "9/2",
        "7/2",
        "9/2",
        "9/2",
        "11/2",
    ]


def test_standings_go_by_points_then_buchholz_then_wins() -> None:
    found = [(one.rank, one.number, str(one.points), one.wins) for one in places(CROSSTABLE)]
    assert found == [
        (1, 1, "5/2", 2),
        (2, 3, "5/2", 1),
        (3, 2, "2", 2),
        (4, 5, "1", 0),
        (5, 4, "1", 0),
    ]


def test_whoever_is_level_in_all_shares_a_rank() -> None:
    found = places(played("1-2 1, 3-4 3, 5 v"))
    assert [(one.rank, one.number) for one in found] == [(1, 1), (1, 3), (3, 2), (3, 4), (3, 5)]


def test_a_round_that_is_under_way_counts_as_far_as_it_is_played() -> None:
    after = CROSSTABLE.with_pairing(replace(CROSSTABLE.pairings[-2], result=None))
    assert [one.number for one in places(after)][:2] == [1, 3]
