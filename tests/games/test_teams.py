"""Teams that play against each other: partners sit apart, know of each other, and win together."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from examples.foreheads.game import Foreheads
from examples.foreheads.model import Options as ForeheadsOptions
from games.kit.chance import Chance
from games.kit.check.every_law import RULES
from games.kit.check.laws import it_ends_with_an_outcome_and_not_before
from games.kit.check.package import Package, faults_of
from games.kit.check.tables import Table
from games.kit.computers.arena import contest
from games.kit.computers.arena_match import Pairing, arrangements, play
from games.kit.computers.table import value_of
from games.kit.draw.pages.podium import headline
from games.kit.game import Outcome, Seat
from games.kit.words import LANGUAGES, Voice
from tests.support.toys import PAIRS, LanternOptions, Pairs, State

if TYPE_CHECKING:
    from collections.abc import Callable

ANN, BOB, CEM, DEE = map(Seat, range(4))
WON = Outcome(winners=frozenset((ANN, CEM)), reason="most-points", scores=(3, 1, 0, 2))
SHARED = Outcome(winners=frozenset((ANN, BOB)), reason="most-points")
TABLE = Table(PAIRS, LanternOptions(), 4, "pairs")
PAIRING = Pairing(PAIRS, LanternOptions(), ("easy", "random") * 2, "pairs", 0.02)


def test_a_win_of_a_whole_team_is_worth_as_much_as_one_alone() -> None:
    assert [value_of(WON, PAIRS.spec, seat) for seat in (ANN, BOB)] == [1.0, 0.0]
    assert value_of(SHARED, PAIRS.spec, ANN) == 0.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_partners_win_together_and_do_not_share(language: str) -> None:
    voice = Voice(language, "all_aboard", ("Ann", "Bob", "Cem", "Dee"))
    line = voice(headline(WON, PAIRS.spec))
    assert "Ann" in line
    assert "Cem" in line
    assert line != voice(headline(WON))


def test_partners_win_together_where_a_view_is_said_field_by_field() -> None:
    class Paired(Foreheads):
        spec = Foreheads.spec.model_copy(update={"seats": (4,), "teams": 2})

    game = Paired()
    dealt = game.view(game.setup(4, ForeheadsOptions(), Chance("pairs", 0)), None)
    first, *_ = game.describe(dealt.model_copy(update={"result": WON}))
    assert first.key == "headline-team"


def test_in_the_arena_partners_stay_partners_and_win_whole() -> None:
    assert arrangements(PAIRING) == 8
    for number in range(8):
        seats = play(PAIRING, number).seats
        assert abs(seats[0] - seats[2]) == abs(seats[1] - seats[3]) == 2
    for one in contest(PAIRING, 8).standings:
        assert one.won + one.lost + one.drawn == 8
        assert one.won


@pytest.mark.parametrize("law", RULES)
def test_a_game_of_two_teams_keeps_every_law_of_the_rules(law: Callable[[Table], None]) -> None:
    law(TABLE)


def test_a_law_finds_half_a_team_that_wins() -> None:
    class Half(Pairs):
        def outcome(self, state: State) -> Outcome | None:
            outcome = super().outcome(state)
            return outcome and outcome.model_copy(update={"winners": frozenset((ANN,))})

    with pytest.raises(AssertionError, match="a team wins or loses together"):
        it_ends_with_an_outcome_and_not_before(replace(TABLE, game=Half()))


def test_teams_of_unequal_numbers_are_a_fault() -> None:
    class Odd(Pairs):
        spec = Pairs.spec.model_copy(update={"seats": (3, 4)})

    said = " ".join(map(str, faults_of(Package.of(Odd()))))
    assert "seats cannot be shared out among 2 teams: (3, 4)" in said
