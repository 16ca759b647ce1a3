"""Signing up for a tournament and leaving it, and what is refused on the way."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest

from games.kit.chance import Chance
from games.kit.game import IllegalMove
from matches.fairness.seals import seed_of
from matches.seated import is_computer
from matches.tournaments.pairings import swiss
from matches.tournaments.points import contender
from matches.tournaments.rounds import (
    FILLED_UP_TO,
    MOST_ENTRANTS,
    begun,
    paired,
    signed_off,
    signed_up,
    with_computer,
    without_computer,
    without_result,
)
from matches.tournaments.tournament import lots_origin, lots_secret, secret_of
from tests.matches.tournaments.test_pairings import SIGNED_UP, field_of, play

if TYPE_CHECKING:
    from collections.abc import Callable

    from matches.tournaments.tournament import Tournament

STRANGER = 99


def signing_up(people: int) -> Tournament:
    return replace(field_of(people), phase="signup")


def players(tournament: Tournament) -> list[int]:
    return [one.player for one in tournament.entrants]


REFUSED: list[tuple[Callable[[], Tournament], str]] = [
    (partial(signed_up, signing_up(2), 1), "tournament-in-already"),
    (partial(signed_up, signing_up(MOST_ENTRANTS), STRANGER), "tournament-full"),
    (partial(signed_up, field_of(4, "knockout"), STRANGER), "tournament-no-late-entry"),
    (partial(signed_up, replace(field_of(4), round=3, rounds=3), 9), "tournament-no-late-entry"),
    (
        partial(signed_up, replace(field_of(4), round=1, rounds=3, phase="over"), 9),
        "tournament-over",
    ),
    (partial(with_computer, signing_up(2), STRANGER, "easy"), "tournament-not-in"),
    (partial(with_computer, field_of(2), 1, "easy"), "tournament-begun"),
    (partial(with_computer, signing_up(FILLED_UP_TO), 1, "easy"), "tournament-computers-full"),
    (partial(without_computer, signing_up(2), 1), "moved-on"),
    (partial(signed_off, signing_up(2), STRANGER), "tournament-not-in"),
    (partial(signed_off, replace(field_of(2), phase="over"), 1), "tournament-over"),
    (partial(begun, signing_up(2), 0.0, (2,)), "tournament-too-few"),
]


@pytest.mark.parametrize(("attempt", "key"), REFUSED)
def test_what_is_not_possible_is_refused_and_says_why(
    attempt: Callable[[], Tournament], key: str
) -> None:
    with pytest.raises(IllegalMove) as refused:
        attempt()
    assert refused.value.text.key == key


def test_lots_follow_from_what_is_opened_at_the_end_and_the_page_of_the_sign_up() -> None:
    """As `docs/fairness.md` tells people to check them."""
    orders = set()
    for message in (700, 701, 702):
        announced = replace(signing_up(8), message=message)
        running = begun(announced, 0.0, (2,))
        origin = lots_origin(running)
        assert origin is not None
        assert origin.secret == lots_secret(announced), "sealed before anybody could begin"
        assert origin.place.message == message
        drawn = Chance(seed_of(origin), 0).shuffle(range(1, 9))
        assert tuple(players(running)) == drawn
        assert running.seed not in origin.secret
        assert secret_of(running, running.current[0]) != origin.secret
        orders.add(drawn)
    assert len(orders) == 3, "the message decides as well"


def test_a_tournament_that_has_begun_before_draws_its_lots_as_it_did() -> None:
    running = begun(signing_up(8), 0.0, (2,))
    assert lots_origin(running) is None
    assert tuple(players(running)) == Chance(running.seed, 0).shuffle(range(1, 9))


def test_who_signs_up_late_plays_from_the_next_round_on() -> None:
    running = paired(field_of(4), 0.0, (2,))
    late = signed_up(running, STRANGER)
    assert STRANGER not in late.players(one.number for one in late.active(1))
    assert STRANGER in late.players(one.number for one in late.active(2))


def test_who_drops_out_and_comes_back_is_the_same_entrant() -> None:
    running = paired(field_of(4), 0.0, (2,))
    gone = signed_off(running, 3)
    assert 3 not in gone.players(one.number for one in gone.active(2))
    assert signed_up(gone, 3) == running


def test_who_leaves_before_the_first_round_is_forgotten_and_an_opener_hands_over() -> None:
    left = signed_off(signing_up(3), SIGNED_UP.opener)
    assert players(left) == [2, 3]
    assert left.opener == 2


def test_computers_come_and_go_before_the_first_round() -> None:
    filled = with_computer(with_computer(signing_up(2), 1, "easy"), 2, "strong")
    assert [is_computer(player) for player in players(filled)] == [False, False, True, True]
    fewer = without_computer(filled, 1)
    assert players(fewer) == players(filled)[:3]


def test_a_match_of_an_earlier_round_changes_nothing_in_a_knock_out() -> None:
    first = paired(field_of(4, "knockout"), 0.0, (2,))
    later = replace(first, round=2)
    assert without_result(later, first.current[0]) is later


def test_whoever_fits_at_no_table_has_a_bye() -> None:
    field = [contender(field_of(7), number) for number in range(1, 8)]
    found = swiss(field, 3, (3,))
    assert [len(table) for table in found.tables] == [3, 3]
    assert found.byes == (7,)


def test_three_who_have_all_met_meet_again_and_each_sits_out_in_turn() -> None:
    running = field_of(3)
    for number in range(6):
        running = play(running, Chance("three", number))
    alone = [one.seats[0] for one in running.pairings if len(one.seats) == 1]
    assert sorted(alone) == [1, 1, 2, 2, 3, 3]
