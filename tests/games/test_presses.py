"""How many presses a move takes, over whole matches by the menus alone."""

from __future__ import annotations

from functools import cache

import pytest

from games import SHELF
from games.kit.check.tables import REACH
from tests.support.laws.presses import MINES, press_figures_of, presses_of

HANDS = ("all_aboard", "alles_an_bord", "abordaje")
BOARDS = ("bandido_alcatraz", MINES)
MATCHES = 2 * REACH.seeds


@cache
def figures(slug: str) -> dict[str, float]:
    return press_figures_of(slug, MATCHES)


@pytest.mark.parametrize("slug", HANDS)
def test_a_move_from_a_hand_takes_two_presses_at_most(slug: str) -> None:
    assert figures(slug)[f"presses.{slug}.median"] <= 2
    assert figures(slug)[f"presses.{slug}.p95"] <= 2


@pytest.mark.parametrize("slug", BOARDS)
def test_a_move_on_a_board_takes_three_presses_at_most(slug: str) -> None:
    assert figures(slug)[f"presses.{slug}.median"] <= 3


def test_a_card_of_bandido_is_dug_in_three_presses_nearly_always() -> None:
    assert figures("bandido_alcatraz")["presses.bandido_alcatraz.p95"] <= 3


def test_a_whole_turn_of_off_the_rails_takes_ten_presses_at_most() -> None:
    assert figures(MINES)[f"presses.{MINES}.turn_p50"] <= 10


def test_whoever_knows_the_way_never_needs_more_than_six_presses() -> None:
    assert max(presses_of(SHELF[MINES], MATCHES).decisions) <= 6
