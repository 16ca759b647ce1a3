"""All aboard!: points, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.game import Seat
from tests.support.boards.all_aboard_table import GAME, deal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.all_aboard.components import Animal


def ended(saved: Iterable[tuple[Animal, ...]], cupids: tuple[int, ...]) -> tuple[set[int], str]:
    state = deal(len(cupids)).model_copy(
        update={"boats": (), "saved": tuple(saved), "cupids": cupids}
    )
    result = GAME.outcome(state)
    assert result is not None
    return set(result.winners), result.reason


def test_most_points_win() -> None:
    assert ended([("bear",), ("lion",)], (0, 0)) == ({0}, "won-by-points")


def test_a_cupid_is_worth_two_points() -> None:
    assert ended([("bear",), ("lion",)], (0, 1)) == ({1}, "won-by-points")


def test_more_cupids_break_a_tie() -> None:
    assert ended([("bear",), ("giraffe",)], (0, 1)) == ({1}, "won-by-cupids")


def test_more_saved_animals_break_a_tie_of_cupids() -> None:
    assert ended([("bear",), ("giraffe", "fox")], (1, 1)) == ({1}, "won-by-saved")


def test_whoever_is_still_level_shares_the_win() -> None:
    assert ended([("bear", "fox"), ("lion", "octopus"), ("elephant", "peacock")], (1, 1, 1)) == (
        {0, 1, 2},
        "shared-win",
    )


def test_cupids_break_a_tie_of_those_who_stayed_behind_a_resigned_seat() -> None:
    saved = (("elephant", "bear"), ("elephant", "sloth"), ("elephant", "fox", "peacock"))
    state = deal(3).model_copy(update={"boats": (), "saved": saved, "cupids": (0, 0, 1)})
    plain = GAME.outcome(state)
    assert plain is not None
    assert plain.winners == {0}
    among = GAME.outcome_among(state, frozenset({Seat(1), Seat(2)}))
    assert among is not None
    assert plain.scores[1] == plain.scores[2], "level on points"
    assert (set(among.winners), among.reason) == ({2}, "won-by-cupids")
