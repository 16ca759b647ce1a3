"""The scenarios of Alles an Bord?!, by their numbers, and loading sentence by sentence."""

from __future__ import annotations

import pytest

from games.alles_an_bord.model import (
    Flee,
    Flip,
    Fulfil,
    Load,
    Meet,
    Move,
    Options,
    Pass,
    PlaceChests,
    PutBack,
    Ready,
    Stow,
    Take,
    TakeGood,
)
from games.kit.chance import Chance
from games.kit.game import IllegalMove, Seat
from tests.support.boards.alles_an_bord_table import (
    ANN,
    BEA,
    CARL,
    EMPTY,
    GAME,
    PLAIN,
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

FULL_DECK = "cannon*2 sabre*2 sailor*2 rope*2"
FULL = ship(FULL_DECK, below="map*4", goods="blue white")


# ---- scenarios ------------------------------------------------------------------


def test_scenario_1_the_cards_are_turned_up_when_the_last_is_ready() -> None:
    state = GAME.setup(3, Options(), Chance("s1", 0))
    state = play(state, (ANN, Ready()), (BEA, Ready()))
    assert seen(state).cards is None
    assert "face down" in refusal(state, CARL, Take(tile="map"))
    state = play(state, (CARL, Ready()))
    assert len(seen(state).cards or ()) == 13
    assert GAME.to_act(state) == {ANN, BEA, CARL}


def test_scenario_2_whoever_asks_first_holds_the_tile_and_the_other_loses_nothing() -> None:
    state = loading(EMPTY, EMPTY, EMPTY)
    one_compass = tuple(1 if n == 6 else lying for n, lying in enumerate(state.heap_open))
    state = state.model_copy(update={"heap_open": one_compass})
    state = play(state, (ANN, Take(tile="compass")))
    assert "Gone" in refusal(state, BEA, Take(tile="compass"))
    assert Take(tile="rope") in may(state, BEA)
    assert "One hand only" in refusal(state, ANN, Take(tile="rope"))
    state = play(state, (ANN, PutBack()), (BEA, Take(tile="compass")))
    assert state.ships[BEA].hand == "compass"


def test_scenario_3_below_deck_is_the_owners_alone() -> None:
    before = loading(EMPTY, EMPTY)
    state = play(before, (ANN, Load(tile="map", place="below")))
    assert face_up(state, "map") == face_up(before, "map") - 1
    assert seen(state).ships[ANN].below_filled == 1
    assert seen(state, BEA).ships[ANN].below is None
    assert seen(state, ANN).ships[ANN].below == ("map",)


def test_scenario_4_the_last_good_casts_off_and_the_cards_are_gone_for_all() -> None:
    nearly = FULL.model_copy(update={"goods": ("blue",)})
    state = loading(nearly, EMPTY, EMPTY)
    assert {move.kind for move in may(state, ANN)} == {"take_good"}
    assert "slots for tiles are taken" in refusal(state, ANN, Take(tile="map"))
    state = play(state, (ANN, TakeGood(colour="white")))
    assert state.first_full == ANN
    assert all(seen(state, seat).cards is None for seat in (None, ANN, BEA, CARL))
    assert GAME.to_act(state) == {BEA, CARL}


def test_scenario_5_a_discovery_pays_tiles_and_makes_room_for_goods() -> None:
    loaded = ship("telescope map sailor*6", below="rope*4", goods="white orange")
    assert loaded.hold == 2
    state = at_sea(loaded, PLAIN, card="D08", pile="C01")
    state = play(state, (ANN, may(state, ANN)[0]), (BEA, Pass()))
    assert len(state.ships[ANN].deck) + len(state.ships[ANN].below) == 10
    assert state.ships[ANN].hold == 4
    assert state.ships[ANN].goods == ("blue", "blue", "white", "orange")


def test_scenario_6_a_card_is_fulfilled_once() -> None:
    state = at_sea(ship("telescope*2"), PLAIN, card="D01", pile="C01")
    state = play(state, (ANN, Fulfil(payment=("telescope@deck",))))
    assert "already answered" in refusal(state, ANN, Fulfil(payment=("telescope@deck",)))
    state = play(state, (BEA, Pass()))
    assert state.ships[ANN].goods == ("blue",)
    assert state.ships[ANN].deck == ("telescope",)


def test_scenario_7_storage_carries_two_goods() -> None:
    loaded = ship("storage telescope sailor*6", below="rope*4", goods="blue white")
    state = at_sea(loaded, PLAIN, card="T01", pile="D01")
    assert state.ships[ANN].hold == 4
    state = play(state, (ANN, Fulfil()), (BEA, Pass()))
    assert state.ships[ANN].goods == ("white", "orange", "orange")
    state = play(state, (ANN, Fulfil(payment=("telescope@deck",))), (BEA, Pass()))
    assert state.ships[ANN].total == 4
    assert not state.ships[ANN].deck
    assert not state.ships[ANN].below


def test_scenario_8_contracts_are_played_last_as_they_then_lie() -> None:
    state = at_sea(PLAIN, PLAIN, card="D02", pile="C05 D01 C01 P01")
    played = []
    while state.round == 1 and state.card:
        played.append(state.card)
        wish: Move = Flee() if state.phase == "announce" else Pass()
        state = play(state, (ANN, wish), (BEA, wish))
    assert played == ["D02", "D01", "P01", "C05", "C01"]


def test_scenario_9_whoever_fled_may_do_nothing_and_pays_nothing() -> None:
    fighter = ship("cannon sailor")
    state = pirates(fighter, fighter, card="P03", pile="C01")
    state = play(state, (ANN, Meet()))
    assert seen(state, BEA).announced == (None, None)
    state = play(state, (BEA, Flee()))
    assert seen(state).announced == (True, False)
    assert seen(state).card == "P03"
    assert "waiting for Ann" in refusal(state, BEA, Fulfil(payment=("cannon@deck", "sailor@deck")))
    state = play(state, (ANN, Fulfil(payment=("cannon@deck", "sailor@deck"))))
    assert (state.ships[ANN].coins, state.ships[BEA].coins) == (4, 0)
    assert state.ships[BEA] == fighter


def test_scenario_10_money_hardens_into_chests_that_block_slots() -> None:
    rich = ship("sailor*4", goods="blue*3", coins=17)
    state = at_sea(rich, PLAIN, card="D01")
    state = play(state, (ANN, Pass()), (BEA, Pass()))
    assert state.new_chests[ANN] == 2
    state = play(state, (ANN, PlaceChests(deck=1)))
    chested = state.ships[ANN]
    assert (chested.deck_chests, chested.below_chests, chested.coins) == (1, 1, 0)
    assert chested.deck_free + chested.below_free == 10


def test_scenario_11_the_poorest_get_parrots_unless_all_are_equal() -> None:
    for coins, parrots in (((21, 14, 14), (False, True, True)), ((20, 20), (False, False))):
        ships = [ship("sailor", coins=many) for many in coins]
        state = at_sea(*ships, card="D01")
        state = play(state, *((Seat(n), Pass()) for n in range(len(ships))))
        while state.phase == "chests":
            seat = min(GAME.to_act(state))
            state = play(state, (seat, may(state, seat)[0]))
        assert tuple(one.parrot for one in state.ships) == parrots


def test_scenario_11_a_parrot_stands_for_one_piece_of_equipment() -> None:
    state = pirates(ship("cannon", parrot=True), PLAIN, card="P03", round=2, pile="C01")
    state = play(state, (ANN, Meet()), (BEA, Flee()))
    state = play(state, (ANN, Fulfil(payment=("cannon@deck", "parrot"))))
    assert state.ships[ANN].coins == 4
    assert not state.ships[ANN].parrot


def test_scenario_12_a_tie_shares_the_victory() -> None:
    first = ship("sailor", goods="blue*4", deck_chests=2, coins=7)
    second = ship("sailor", deck_chests=3, coins=1, parrot=True)
    state = at_sea(first, second, card="D01", round=2)
    outcome = GAME.outcome(play(state, (ANN, Pass()), (BEA, Pass())))
    assert outcome is not None
    assert outcome.scores == (31, 31)
    assert outcome.winners == {ANN, BEA}


def test_scenario_13_calm_loading_goes_round_but_goods_are_free() -> None:
    calm = Options(loading="calm")
    state = loading(EMPTY, EMPTY, EMPTY, options=calm, loader=BEA)
    state = play(state, (BEA, Load(tile="compass", place="deck")))
    assert "Carl's turn" in refusal(state, ANN, Load(tile="map", place="deck"))
    state = play(state, (ANN, TakeGood(colour="blue")))
    assert state.loader == CARL


# ---- loading ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("loaded", "place", "sentence"),
    [
        (ship("sailor*8"), "deck", "The deck is full"),
        (ship(below="sailor*4"), "below", "no free slot below"),
    ],
)
def test_a_full_place_is_refused(loaded: object, place: str, sentence: str) -> None:
    state = loading(loaded, EMPTY)  # type: ignore[arg-type]
    assert sentence in refusal(state, ANN, Load(tile="map", place=place))  # type: ignore[arg-type]


def test_a_full_ship_has_no_move_and_is_told_so() -> None:
    state = loading(FULL, EMPTY)
    assert not may(state, ANN)
    assert "Your ship is full" in refusal(state, ANN, Load(tile="map", place="deck"))


def test_turning_a_tile_over_gives_it_to_nobody() -> None:
    state = loading(EMPTY, EMPTY, heap_hidden=("map",))
    lying = face_up(state, "map")
    state = play(state, (ANN, Flip()))
    assert face_up(state, "map") == lying + 1
    assert "no face-down tile" in refusal(state, ANN, Flip())


def test_an_unseen_tile_is_seen_in_the_hand_by_its_taker_alone() -> None:
    state = play(loading(EMPTY, EMPTY, heap_hidden=("map",)), (ANN, Take(tile="unseen")))
    assert seen(state, ANN).ships[ANN].hand == "map"
    assert seen(state, BEA).ships[ANN].holding
    assert seen(state, BEA).ships[ANN].hand is None


@pytest.mark.parametrize("wish", [Take(tile="unseen"), Load(tile="unseen", place="deck")])
def test_a_starfish_tile_taken_unseen_goes_back_face_up(wish: Move) -> None:
    state = loading(EMPTY, EMPTY, heap_hidden=("map*",))
    assert "starfish" in " ".join(told(state, ANN, wish, ANN))
    state = play(state, (ANN, wish))
    assert state.ships[ANN] == EMPTY
    assert seen(state).heap_locked[7] == 1


def test_a_locked_tile_is_refused_by_its_name() -> None:
    state = loading(EMPTY, EMPTY)
    locked = (0, 0, 0, 0, 0, 0, 0, 4, 0, 0)
    lying = (*state.heap_open[:7], 0, *state.heap_open[8:])
    state = state.model_copy(update={"heap_open": lying, "heap_locked": locked})
    assert "locked by a starfish" in refusal(state, ANN, Take(tile="map"))


def test_the_last_full_ship_begins_the_voyage() -> None:
    nearly = FULL.model_copy(update={"goods": ("blue",)})
    state = loading(FULL, nearly, first_full=ANN)
    news = told(state, BEA, TakeGood(colour="blue"))
    assert any("Voyage 1" in line and "Ann shuffles" in line for line in news)
    assert play(state, (BEA, TakeGood(colour="blue"))).phase in {"decide", "announce"}


def test_the_cards_are_shuffled_before_they_are_sailed() -> None:
    nearly = FULL.model_copy(update={"goods": ("blue",)})
    state, orders = loading(FULL, nearly, first_full=ANN), set()
    for seed in "abcdef":
        after, _ = GAME.play(state, BEA, TakeGood(colour="blue"), Chance(seed, 1))
        dealt = (*([after.card] if after.card else []), *after.pile)
        assert sorted(dealt) == sorted(state.pile)
        orders.add(dealt)
    assert len(orders) == 6


def test_the_race_is_quiet_in_public_and_calm_loading_names_only_the_deck() -> None:
    race, calm = loading(EMPTY, EMPTY), Options(loading="calm")
    assert told(race, ANN, Load(tile="map", place="deck")) == []
    slow = loading(EMPTY, EMPTY, options=calm, loader=ANN)
    assert "map" in told(slow, ANN, Load(tile="map", place="deck"))[0]
    assert "map" not in told(slow, ANN, Load(tile="map", place="below"))[0]


def test_the_colour_of_a_good_taken_aboard_is_told_to_nobody_else() -> None:
    race, slow = loading(EMPTY, EMPTY), loading(EMPTY, EMPTY, options=Options(loading="calm"))
    assert told(race, ANN, TakeGood(colour="blue")) == []
    assert told(slow, ANN, TakeGood(colour="blue")) == ["🎁 Ann takes a good aboard."]
    for state in (race, slow):
        assert told(state, ANN, TakeGood(colour="blue"), ANN) == ["You take a good: 🔷 blue."]
        after = play(state, (ANN, TakeGood(colour="blue")))
        assert seen(after, ANN).ships[ANN].goods == ("blue",)
        assert seen(after, BEA).ships[ANN].goods is None
        assert seen(after, BEA).ships[ANN].hold is None


def test_in_calm_loading_all_lies_open_and_a_tile_is_loaded_in_one_go() -> None:
    state = GAME.setup(3, Options(loading="calm"), Chance("calm", 0))
    assert not state.heap_hidden
    state = play(state, *((Seat(n), Ready()) for n in range(3)))
    assert state.loader is not None
    for move in (Take(tile="map"), Take(tile="unseen"), Stow(place="deck"), PutBack(), Flip()):
        assert "one go" in refusal(state, state.loader, move)


def test_calm_loading_skips_ships_without_a_free_slot() -> None:
    laden = FULL.model_copy(update={"goods": ()})
    state = loading(EMPTY, laden, EMPTY, options=Options(loading="calm"), loader=ANN)
    state = play(state, (ANN, Load(tile="compass", place="deck")))
    assert state.loader == CARL
    assert GAME.to_act(state) == {CARL}
    assert GAME.may_act(state) == {ANN, BEA}  # goods, which can wait


def test_in_calm_loading_the_table_waits_for_goods_once_all_tiles_are_loaded() -> None:
    laden = FULL.model_copy(update={"goods": ()})
    calm = Options(loading="calm")
    last = laden.model_copy(update={"deck": laden.deck[1:]})
    state = loading(last, laden, FULL, options=calm, loader=ANN)
    assert GAME.to_act(state) == {ANN}
    state = play(state, (ANN, Load(tile="compass", place="deck")))
    assert GAME.to_act(state) == {ANN, BEA}
    assert not GAME.may_act(state)


# ---- the table -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "fits"),
    [
        (2, Options(competition="on"), False),
        (3, Options(competition="on"), True),
        (2, Options(handicap="3"), False),
        (4, Options(handicap="124"), True),
        (2, Options(pirate_cards="1", trade_cards="1", contract_cards="1"), True),
        (2, Options(pirate_cards="6", trade_cards="4", contract_cards="3"), False),
    ],
)
def test_options_have_to_fit_the_table(seats: int, options: Options, *, fits: bool) -> None:
    if fits:
        GAME.check_start(seats, options)
    else:
        with pytest.raises(IllegalMove):
            GAME.check_start(seats, options)
