"""Pairings over random fields: no two meet twice, byes fair, seats balanced; and brackets."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

from games.kit.chance import Chance
from matches.tournaments.pairings import Contender, bracket, next_bracket, swiss, table_sizes
from matches.tournaments.points import places, total
from matches.tournaments.rounds import decided, paired, signed_up
from matches.tournaments.tournament import Pairing, Result, Tournament

SIGNED_UP = Tournament(
    id=1,
    guild=1,
    channel=2,
    message=None,
    game="lanterns",
    system="swiss",
    rhythm="evening",
    rounds=0,
    table_size=2,
    opener=1,
    language="en",
    seed="s",
)


def field_of(players: int, system: str = "swiss", size: int = 2) -> Tournament:
    """Return a tournament that so many are in, before its first round."""
    found = replace(SIGNED_UP, system=system, table_size=size, rounds=99)  # type: ignore[arg-type]
    for player in range(1, players + 1):
        found = signed_up(found, player)
    return replace(found, phase="running")


def play(tournament: Tournament, luck: Chance, sizes: tuple[int, ...] = (2,)) -> Tournament:
    """Play a round in which everybody wins as often as everybody else, and some draw."""
    after = paired(tournament, 0.0, sizes)
    for pairing in after.unfinished:
        winners = luck.pick([*((one,) for one in pairing.seats), pairing.seats])
        after = decided(after, pairing, winners)
    return after


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8, 9, 12, 15, 20, 32])
def test_nobody_meets_twice_and_nobody_sits_out_twice(players: int) -> None:
    rounds = min(players // 2, 9)
    for seed in range(3):
        tournament, luck = field_of(players), Chance(f"field-{seed}", players)
        for _ in range(rounds):
            tournament = play(tournament, luck)
        met = Counter(frozenset(one.seats) for one in tournament.pairings if len(one.seats) > 1)
        byes = Counter(one.seats for one in tournament.pairings if len(one.seats) == 1)
        assert max(met.values()) == 1
        assert all(count == 1 for count in byes.values())
        assert len(byes) == (rounds if players % 2 else 0)
        for round_ in range(1, rounds + 1):
            there = [one for pairing in tournament.of_round(round_) for one in pairing.seats]
            assert sorted(there) == list(range(1, players + 1)), "everybody, once"


def test_more_rounds_than_that_repeat_as_little_as_they_can() -> None:
    """After five rounds of six each has met all others; a sixth has three that met once."""
    tournament, luck = field_of(6), Chance("long", 0)
    for _ in range(6):
        tournament = play(tournament, luck)
    met = Counter(frozenset(one.seats) for one in tournament.pairings)
    assert sum(met.values()) == 18
    assert sum(count - 1 for count in met.values()) <= 5


def test_meetings_are_repeated_only_where_there_is_no_way_round() -> None:
    tournament, luck = field_of(4), Chance("again", 0)
    for _ in range(4):
        tournament = play(tournament, luck)
    met = Counter(frozenset(one.seats) for one in tournament.pairings)
    assert sorted(met.values()) == [1, 1, 1, 1, 2, 2], "three rounds are all there are"


@pytest.mark.parametrize("players", [8, 16])
def test_equals_meet_equals(players: int) -> None:
    tournament = field_of(players)
    for _ in range(3):
        tournament = paired(tournament, 0.0, (2,))
        apart = [
            abs(total(tournament, one.seats[0]) - total(tournament, one.seats[1]))
            for one in tournament.current
        ]
        assert max(apart) == 0, "a power of two divides evenly"
        for pairing in tournament.unfinished:
            tournament = decided(tournament, pairing, pairing.seats[:1])
    assert places(tournament)[0].points == 3


def test_the_first_seat_goes_round() -> None:
    for seed in range(5):
        tournament, luck = field_of(10), Chance(f"seats-{seed}", 0)
        for _ in range(5):
            tournament = play(tournament, luck)
        first = Counter(one.seats[0] for one in tournament.pairings)
        assert all(1 <= first[number] <= 4 for number in range(1, 11)), first
        assert sum(first[number] in {2, 3} for number in range(1, 11)) >= 8


def test_computers_meet_people_first() -> None:
    field = [Contender(n, is_computer=n > 4) for n in range(1, 9)]
    round_ = swiss(field, 2, (2,))
    assert all(min(table) <= 4 < max(table) for table in round_.tables)


@pytest.mark.parametrize(
    ("players", "wanted", "sizes", "plan"),
    [
        (8, 2, (2, 3, 4), (2, 2, 2, 2)),
        (8, 4, (2, 3, 4), (4, 4)),
        (7, 4, (2, 3, 4), (4, 3)),
        (5, 4, (3, 4), None),
        (5, 3, (3, 4, 5), (5,)),
        (9, 2, (2, 3), None),
        (10, 4, (2, 3, 4, 5), (4, 3, 3)),
    ],
)
def test_tables_are_as_large_as_the_field_allows(
    players: int, wanted: int, sizes: tuple[int, ...], plan: tuple[int, ...] | None
) -> None:
    assert table_sizes(players, wanted, sizes) == plan


@pytest.mark.parametrize("players", [7, 8, 12, 16])
def test_at_larger_tables_few_meet_again(players: int) -> None:
    tournament, luck = field_of(players, size=4), Chance("tables", players)
    for _ in range(3):
        tournament = play(tournament, luck, (2, 3, 4))
        there = sorted(one for pairing in tournament.current for one in pairing.seats)
        assert there == list(range(1, players + 1))
    met = Counter(
        pair for one in tournament.pairings for pair in combinations(sorted(one.seats), 2)
    )
    assert max(met.values()) <= (3 if players == 7 else 2)
    if players == 16:
        assert sum(count > 1 for count in met.values()) <= 10


# ---- knock-out ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 33))
def test_a_knock_out_leaves_one_and_gives_byes_in_the_first_round_only(players: int) -> None:
    tournament, luck = field_of(players, "knockout"), Chance("bracket", players)
    rounds = (players - 1).bit_length()
    for _ in range(rounds):
        tournament = paired(tournament, 0.0, (2,))
        for pairing in tournament.unfinished:
            tournament = decided(tournament, pairing, [luck.pick(pairing.seats)])
    byes = [one for one in tournament.pairings if len(one.seats) == 1]
    assert all(one.round == 1 for one in byes)
    assert len(byes) == 2**rounds - players
    assert sum(len(one.seats) > 1 for one in tournament.pairings) == players - 1
    assert [place.rank for place in places(tournament)].count(1) == 1
    assert len(tournament.current) == 1


def test_the_strongest_meet_last() -> None:
    assert bracket([1, 2, 3, 4, 5, 6, 7, 8]) == ((1, 8), (4, 5), (2, 7), (3, 6))
    assert next_bracket([1, 4, 2, 3]) == ((1, 4), (2, 3))


def test_whoever_won_and_left_hands_a_bye_to_the_next() -> None:
    tournament = paired(field_of(4, "knockout"), 0.0, (2,))
    for pairing in tournament.unfinished:
        tournament = decided(tournament, pairing, pairing.seats[:1])
    gone = tournament.entrant(tournament.current[0].seats[0])
    final = paired(tournament.with_entrant(replace(gone, is_out=True)), 0.0, (2,))
    (last,) = final.current
    assert last.result == Result((tournament.current[1].seats[0],), "bye")


def test_a_draw_in_a_knock_out_is_played_again_with_the_seats_turned_then_lots_are_drawn() -> None:
    tournament = paired(field_of(4, "knockout"), 0.0, (2,))
    first = replace(tournament.current[0], match=7)
    drawn = decided(tournament.with_pairing(first), first, first.seats)
    again = drawn.current[0]
    assert again == Pairing(1, 1, first.seats[::-1], earlier=(7,))
    result = decided(drawn, replace(again, match=8), again.seats).current[0].result
    assert result is not None
    assert result.how == "lot"
    assert set(result.winners) < set(first.seats)


def test_a_shared_point_is_shared_by_all_who_won() -> None:
    tournament = paired(field_of(4, size=4), 0.0, (2, 3, 4))
    (table,) = tournament.current
    after = decided(tournament, table, table.seats[:3])
    assert [place.points for place in places(after)] == [Fraction(1, 3)] * 3 + [Fraction(0)]
