"""How a match ends when people leave it, where teams play against each other."""

from __future__ import annotations

from games.kit.game import Seat
from matches.leaving import Leavers, outcome_of_leaving
from tests.support.toys import LANTERNS, PAIRS

ANN, BOB, CEM, DEE = map(Seat, range(4))


def test_a_match_of_teams_goes_on_until_one_team_is_left() -> None:
    one = Leavers(4, frozenset((BOB,)))
    both = Leavers(4, frozenset((BOB, DEE)))
    assert outcome_of_leaving(PAIRS, one) is None
    over = outcome_of_leaving(PAIRS, both)
    assert over
    assert over.winners == {ANN, CEM}
    assert outcome_of_leaving(LANTERNS, both) is None


def test_those_who_are_left_of_both_teams_play_on() -> None:
    assert outcome_of_leaving(PAIRS, Leavers(4, frozenset((BOB, CEM)))) is None
