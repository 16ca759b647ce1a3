"""Setting up Off the Rails: clans, decks, first deposits and missions; and alone."""

from __future__ import annotations

import pytest

from games.kit.chance import Chance
from games.off_the_rails.components import CHASM_CARD, jewels_of
from games.off_the_rails.model import ChooseSide, Options
from tests.support.boards.off_the_rails_table import GAME, everything


def test_scenario_15_four_players_set_up() -> None:
    start = GAME.setup(4, Options(), Chance("four", 0))
    state, _ = GAME.play(start, start.first, ChooseSide(edge="south"), Chance("four", 1))
    assert state.clans[state.first] == "green"
    assert state.clans[(state.first + 1) % 4] == "red"
    laid = sum(sum(heap_) for heap_ in state.deposits.values())
    assert sum(state.bag) == 66 - laid
    assert [len(state.out), len(state.chasm_deck), len(state.deck)] == [4, 4, 21]
    assert 13 <= state.deck.index(CHASM_CARD) + 1 <= 17
    assert (sum(state.supply.values()), len(state.missions), len(state.carts)) == (16, 5, 8)
    assert not state.tiles


@pytest.mark.parametrize(
    ("length", "cards", "first"),
    [("very_short", 13, 5), ("short", 17, 9), ("medium", 21, 13), ("long", 25, 17)],
)
def test_the_chasm_card_lies_five_to_nine_from_the_bottom(
    length: str, cards: int, first: int
) -> None:
    options = Options.model_validate({"length": length})
    places = set()
    for seed in range(40):
        start = GAME.setup(2, options, Chance(f"deck{seed}", 0))
        state, _ = GAME.play(start, start.first, ChooseSide(edge="east"), Chance(f"d{seed}", 1))
        assert len(state.deck) == cards
        places.add(state.deck.index(CHASM_CARD) + 1)
    assert places == set(range(first, first + 5))


def test_ruling_37_bumpers_take_two_missions_out_of_the_game() -> None:
    for seed in range(20):
        start = GAME.setup(4, Options(bumpers="on"), Chance(f"bumpers{seed}", 0))
        state, _ = GAME.play(start, start.first, ChooseSide(edge="west"), Chance(f"b{seed}", 1))
        assert not {"bumper_carts", "jewel_theft"} & set(state.missions)


def test_without_missions_there_are_none() -> None:
    start = GAME.setup(2, Options(missions="off"), Chance("none", 0))
    state, _ = GAME.play(start, start.first, ChooseSide(edge="west"), Chance("none", 1))
    assert state.missions == ()


def test_the_solo_game_lays_a_jewel_on_every_space() -> None:
    state = GAME.setup(1, Options(), Chance("solo", 0))
    assert everything(state) == jewels_of(ruby=10, emerald=9, gold=8, diamond=5)
    assert all(sum(jewels) == 1 for jewels in state.deposits.values())
    assert (len(state.deposits), len(state.deck), len(state.carts)) == (32, 33, 4)
