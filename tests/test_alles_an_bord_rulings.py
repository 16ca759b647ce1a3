"""The rulings of Alles an Bord?! that the voyage's own tests do not name, by their numbers."""

from __future__ import annotations

import pytest

from games.alles_an_bord.figures import COLOURS, KINDS
from games.alles_an_bord.model import (
    Flee,
    Flip,
    Fulfil,
    Load,
    Meet,
    Options,
    Pass,
    PutBack,
    Ready,
    Stow,
    Take,
    TakeGood,
    Throw,
)
from games.alles_an_bord.payments import ways
from games.kit.chance import Chance
from games.kit.game import Seat
from tests.alles_an_bord_table import (
    ANN,
    BEA,
    CARL,
    GAME,
    at_sea,
    face_up,
    loading,
    may,
    pirates,
    play,
    refusal,
    seen,
    ship,
    told,
)

EMPTY = ship()
PLAIN = ship("sailor*8", below="sailor")
FULL = ship("sailor*8", below="map*4", goods="blue white")
NEARLY = ship("sailor*7", below="map*4", goods="blue white")
"""One tile short of a full ship."""


# ---- loading ---------------------------------------------------------------------


def test_ruling_2_the_first_to_ask_gets_the_tile_and_the_other_may_ask_again() -> None:
    one_map = tuple(int(kind in {"map", "rope"}) for kind in KINDS)
    state = loading(EMPTY, EMPTY, heap_open=one_map)
    state = play(state, (BEA, Take(tile="map")))
    assert "Gone: no map" in refusal(state, ANN, Take(tile="map"))
    state = play(state, (ANN, Take(tile="rope")))
    assert [one.hand for one in state.ships] == ["rope", "map"]


def test_ruling_3_a_hand_holds_one_tile_which_is_gone_for_the_others() -> None:
    before = loading(EMPTY, EMPTY)
    state = play(before, (ANN, Take(tile="map")))
    assert face_up(state, "map") == face_up(before, "map") - 1
    assert "One hand only" in refusal(state, ANN, Take(tile="map"))
    assert "One hand only" in refusal(state, ANN, Load(tile="rope", place="deck"))


def test_ruling_4_a_tile_goes_back_from_the_hand_but_not_from_the_ship() -> None:
    before = loading(EMPTY, EMPTY)
    held = play(before, (ANN, Take(tile="map")))
    assert play(held, (ANN, PutBack())) == before
    stowed = play(held, (ANN, Stow(place="deck")))
    assert PutBack() not in may(stowed, ANN)
    assert "no tile in your hand" in refusal(stowed, ANN, PutBack())


def test_ruling_5_anybody_loading_turns_tiles_over_as_often_as_wished() -> None:
    state = loading(EMPTY, EMPTY, heap_hidden=("map", "rope", "sabre"))
    before = sum(state.heap_open)
    state = play(state, (ANN, Flip()), (ANN, Take(tile="map")), (ANN, Flip()), (BEA, Flip()))
    assert not state.heap_hidden
    assert sum(state.heap_open) == before + 2
    assert state.ships[ANN].hand == "map"


@pytest.mark.parametrize(
    ("chested", "places"),
    [
        (ship(deck_chests=2, below_chests=1), {"deck", "below"}),
        (ship(deck_chests=8), {"below"}),
        (ship(below_chests=4), {"deck"}),
    ],
)
def test_ruling_6_a_tile_goes_wherever_chests_leave_a_slot(
    chested: object, places: set[str]
) -> None:
    state = loading(chested, EMPTY, round=2)  # type: ignore[arg-type]
    assert {move.place for move in may(state, ANN) if isinstance(move, Load)} == places


@pytest.mark.parametrize("second", COLOURS)
def test_ruling_7_two_goods_of_any_colours_take_no_slot_for_tiles(second: str) -> None:
    state = play(loading(EMPTY, EMPTY), (ANN, TakeGood(colour="white")))
    state = play(state, (ANN, TakeGood(colour=second)))  # type: ignore[arg-type]
    loaded = state.ships[ANN]
    assert sorted(loaded.goods) == sorted(("white", second))
    assert loaded.deck_free + loaded.below_free == 12
    assert "both goods already" in refusal(state, ANN, TakeGood(colour="blue"))


def test_ruling_8_the_last_slot_casts_off_by_itself() -> None:
    state = loading(NEARLY, EMPTY)
    assert state.first_full is None
    state = play(state, (ANN, Load(tile="map", place="deck")))
    assert state.first_full == ANN
    assert not may(state, ANN)


def test_ruling_9_after_casting_off_only_the_numbers_left_are_public() -> None:
    state = loading(NEARLY, EMPTY)
    assert seen(state).cards == state.pile
    state = play(state, (ANN, Load(tile="map", place="deck")))
    for viewer in (None, ANN, BEA):
        assert seen(state, viewer).cards is None
        assert seen(state, viewer).left == (5, 2, 3, 3)


def test_ruling_10_the_slow_load_until_their_ships_are_full() -> None:
    state = loading(FULL, EMPTY, first_full=ANN)
    for place, slots in (("deck", 8), ("below", 4)):
        for _ in range(slots):
            wish = next(m for m in may(state, BEA) if isinstance(m, Load) and m.place == place)
            state = play(state, (BEA, wish))
    state = play(state, (BEA, TakeGood(colour="blue")))
    assert GAME.to_act(state) == {BEA}
    assert state.phase == "loading"
    state = play(state, (BEA, TakeGood(colour="blue")))
    assert state.phase in {"decide", "announce"}


def test_ruling_11_a_monkey_fills_a_slot_pays_nothing_and_may_be_thrown() -> None:
    state = play(loading(EMPTY, EMPTY, EMPTY), (ANN, Load(tile="monkey", place="deck")))
    carrier = state.ships[ANN]
    assert carrier.deck_free == 7
    assert not ways(carrier, "D01", jokers=False)
    state = at_sea(carrier, PLAIN, EMPTY, card="D01", pile="C01")
    state = play(state, (ANN, Throw(item="monkey@deck")))
    assert state.ships[ANN].deck_free == 8
    assert face_up(state, "monkey") == 3


def test_ruling_12_two_players_never_get_a_starfish_tile_into_the_hand() -> None:
    state = GAME.setup(2, Options(), Chance("starfish", 0))
    state = play(state, (ANN, Ready()), (BEA, Ready()))
    while state.heap_hidden:
        star = state.heap_hidden[0].endswith("*")
        state = play(state, (ANN, Take(tile="unseen")))
        assert (state.ships[ANN].hand is None) == star
        state = state if star else play(state, (ANN, PutBack()))
    assert (sum(state.heap_open), sum(state.heap_locked)) == (48, 36)


# ---- the voyage ------------------------------------------------------------------


def test_ruling_15_nobody_fulfils_a_card_twice() -> None:
    state = at_sea(ship("telescope*2"), PLAIN, card="D01", pile="C01")
    paying = Fulfil(payment=("telescope@deck",))
    state = play(state, (ANN, paying))
    assert "already answered" in refusal(state, ANN, paying)
    state = play(state, (BEA, Pass()))
    assert (state.ships[ANN].deck, state.ships[ANN].goods) == (("telescope",), ("blue",))


def test_ruling_23_things_thrown_go_to_heap_and_supply_for_all_to_see() -> None:
    before = at_sea(ship("map", below="rope", goods="blue"), PLAIN, card="D01", pile="C01")
    assert told(before, ANN, Throw(item="rope@below")) == ["🌊 Ann throws a rope overboard."]
    assert "blue" in told(before, ANN, Throw(item="blue"))[0]
    state = play(before, (ANN, Throw(item="rope@below")), (ANN, Throw(item="blue")))
    assert face_up(state, "rope") == face_up(before, "rope") + 1
    assert state.supply[0] == before.supply[0] + 1


def test_ruling_24_goods_only_count_and_lie_wherever_there_is_room() -> None:
    assert ship("sailor*8").hold == ship("sailor*4", below="map*4").hold == 6
    below_only = ship("sailor*8", below="map*3", goods="blue white")
    state = at_sea(below_only, PLAIN, card="T01", pile="C01")
    state = play(state, (ANN, Fulfil()), (BEA, Pass()))
    assert state.ships[ANN].goods == ("white", "orange", "orange")
    assert state.card == "C01"


def test_ruling_29_contracts_never_moved_come_before_those_moved() -> None:
    state = at_sea(PLAIN, PLAIN, card="D02", pile="C05 D01 C01")
    played = []
    while state.round == 1 and state.card:
        played.append(state.card)
        state = play(state, (ANN, Pass()), (BEA, Pass()))
    assert played == ["D02", "D01", "C01", "C05"]


def test_ruling_30_money_is_paid_out_though_the_box_has_none_left() -> None:
    state = pirates(ship("cannon sailor"), PLAIN, card="P03", pile="C01", bank=0)
    state = play(state, (ANN, Meet()), (BEA, Flee()))
    state = play(state, (ANN, Fulfil(payment=("cannon@deck", "sailor@deck"))))
    assert state.ships[ANN].coins == 4


# ---- money -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("coins", "parrots"),
    [
        ((10, 9, 12), (False, True, False)),
        ((30, 10, 10), (False, True, True)),
        ((7, 7, 7), (False, False, False)),
    ],
)
def test_ruling_34_chests_count_when_the_poorest_get_parrots(
    coins: tuple[int, ...], parrots: tuple[bool, ...]
) -> None:
    state = at_sea(*(ship("sailor", coins=many) for many in coins), card="D01")
    state = play(state, *((Seat(n), Pass()) for n in range(len(coins))))
    while state.phase == "chests":
        assert not any(one.parrot for one in state.ships)
        seat = min(GAME.to_act(state))
        state = play(state, (seat, may(state, seat)[0]))
    assert tuple(one.parrot for one in state.ships) == parrots


def test_ruling_41_those_level_at_the_top_share_the_victory() -> None:
    ships = (ship(goods="blue*2", deck_chests=1), ship(coins=12), ship(coins=11, parrot=True))
    state = at_sea(*ships, card="D01", round=2)
    outcome = GAME.outcome(play(state, (ANN, Pass()), (BEA, Pass()), (CARL, Pass())))
    assert outcome is not None
    assert outcome.scores == (12, 12, 11)
    assert outcome.winners == {ANN, BEA}
