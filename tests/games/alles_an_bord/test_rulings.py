"""The rulings of Alles an Bord?! that the voyage's own tests do not name, by their numbers."""

from __future__ import annotations

import pytest

from games.alles_an_bord.components import COLOURS, KINDS
from games.alles_an_bord.model import (
    Choose,
    Flee,
    Flip,
    Fulfil,
    Load,
    Meet,
    Options,
    Pass,
    Penalty,
    PutBack,
    Ready,
    Stow,
    Take,
    TakeGood,
    Throw,
)
from games.alles_an_bord.rules import payments_for
from games.kit.chance import Chance
from games.kit.game import Seat
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
    back = play(held, (ANN, PutBack()))
    assert back.model_copy(update={"marks": before.marks}) == before
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
    assert sum(state.supply) == 62
    assert "both goods already" in refusal(state, ANN, TakeGood(colour="blue"))


def test_ruling_8_the_last_slot_casts_off_by_itself() -> None:
    state = loading(NEARLY, EMPTY)
    assert state.first_full is None
    wish = Load(tile="map", place="deck")
    assert told(state, ANN, wish) == [
        "📣 **Cast off!** Ann has a full ship and takes the cards away."
    ]
    state = play(state, (ANN, wish))
    assert state.first_full == ANN
    assert not may(state, ANN)


def test_ruling_8_only_the_first_full_ship_casts_off() -> None:
    state = loading(FULL, NEARLY, EMPTY, first_full=ANN)
    wish = Load(tile="map", place="deck")
    assert told(state, BEA, wish) == ["⚓ Bea has a full ship, too."]
    assert play(state, (BEA, wish)).first_full == ANN


def test_ruling_8_in_the_second_voyage_the_cards_lie_open_anew_until_somebody_casts_off() -> None:
    state = play(at_sea(EMPTY, EMPTY, card="D01"), (ANN, Pass()), (BEA, Pass()))
    assert seen(state).cards is None
    state = play(state, (ANN, Ready()), (BEA, Ready()))
    assert len(seen(state).cards or ()) == 13
    assert state.first_full is None


def test_ruling_9_after_casting_off_only_the_numbers_left_are_public() -> None:
    state = loading(NEARLY, EMPTY)
    assert seen(state).cards == state.pile
    state = play(state, (ANN, Load(tile="map", place="deck")))
    for viewer in (None, ANN, BEA):
        assert seen(state, viewer).cards is None
        assert seen(state, viewer).cards_left == (5, 2, 3, 3)


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
    assert not payments_for(carrier, "D01", jokers=False)
    state = at_sea(carrier, PLAIN, EMPTY, card="D01", pile="C01")
    state = play(state, (ANN, Throw(thing="monkey@deck")))
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


def test_ruling_15_everybody_who_fulfils_a_card_is_rewarded_once() -> None:
    digger = ship("shovel*2")
    state = at_sea(digger, digger, ship(), card="D06", pile="C01")
    paying = Fulfil(payment=("shovel@deck",))
    state = play(state, (BEA, paying), (CARL, Pass()), (ANN, paying))
    assert [one.coins for one in state.ships] == [2, 2, 0]
    assert [len(one.deck) for one in state.ships] == [1, 1, 0]


def test_ruling_23_things_thrown_go_to_heap_and_supply_for_all_to_see() -> None:
    before = at_sea(ship("map", below="rope", goods="blue"), PLAIN, card="D01", pile="C01")
    assert told(before, ANN, Throw(thing="rope@below")) == ["🌊 Ann throws a rope overboard."]
    assert "blue" in told(before, ANN, Throw(thing="blue"))[0]
    state = play(before, (ANN, Throw(thing="rope@below")), (ANN, Throw(thing="blue")))
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


# ---- rulings with more than one sentence ---------------------------------------------


@pytest.mark.parametrize("meets", [True, False])
def test_ruling_17_what_was_announced_stands(meets: bool) -> None:  # noqa: FBT001 - a case
    fighter = ship("cannon sailor", goods="blue", coins=5)
    announced = Meet() if meets else Flee()
    state = play(pirates(fighter, fighter, card="P03", pile="C01"), (ANN, announced))
    for change in (Meet(), Flee()):
        assert "already answered" in refusal(state, ANN, change)
    state = play(state, (BEA, Meet()))
    if meets:
        assert "You are facing pirates" in refusal(state, ANN, Pass())
        assert "You are facing pirates" in refusal(state, ANN, Flee())
        kinds = {move.kind for move in may(state, ANN)}
        assert kinds == {"fulfil", "penalty", "throw"}
    else:
        assert GAME.to_act(state) == {BEA}
        assert not may(state, ANN)


def test_ruling_20_what_one_seat_pays_may_reward_another() -> None:
    state = at_sea(
        ship(goods="blue"), ship(goods="blue"), card="T02", pile="C01", supply=(0, 1, 0, 0)
    )
    state = play(state, (ANN, Fulfil()), (BEA, Fulfil()))
    assert state.ships[ANN].goods == ("blue", "white")
    assert state.ships[BEA].goods == ("blue",)
    assert not any(state.supply)


def test_ruling_20_room_is_looked_for_once_all_have_their_rewards() -> None:
    trader = ship("sailor*8", below="map*4", goods="blue white")
    state = at_sea(trader, trader, card="T01", pile="C01")
    state = play(state, (ANN, Fulfil()), (BEA, Fulfil()))
    assert state.phase == "stow"
    assert GAME.to_act(state) == {ANN, BEA}
    assert [one.goods for one in state.ships] == [("white", "orange", "orange")] * 2
    state = play(state, (BEA, Throw(thing="white")), (ANN, Throw(thing="orange")))
    assert [one.goods for one in state.ships] == [("white", "orange"), ("orange", "orange")]
    assert state.card == "C01"


def test_ruling_25_goods_on_storage_that_pays_as_a_pair_need_another_place() -> None:
    laden = ship("storage*2 sailor*6", below="sailor*4", goods="blue*6")
    state = at_sea(laden, PLAIN, EMPTY, card="D01", pile="C01", options=Options(competition="on"))
    assert laden.hold == 6
    paying = Fulfil(payment=("pair:storage@deck+deck",))
    state = play(state, (ANN, paying), (BEA, Pass()), (CARL, Pass()))
    assert state.phase == "stow"
    assert (state.ships[ANN].hold, len(state.ships[ANN].goods)) == (4, 7)


def test_ruling_28_whoever_named_a_colour_that_ran_out_is_asked_again() -> None:
    fighter = ship("cannon sabre")
    state = pirates(fighter, fighter, card="P01", pile="C01", supply=(3, 5, 5, 5))
    paying, blue = Fulfil(payment=("cannon@deck", "sabre@deck")), Choose(goods=("blue", "blue"))
    state = play(state, (ANN, Meet()), (BEA, Meet()))
    state = play(state, (ANN, paying), (ANN, blue), (BEA, paying), (BEA, blue))
    assert state.ships[ANN].goods == ("blue", "blue")
    assert state.ships[BEA].goods == ("blue",)
    assert GAME.to_act(state) == {BEA}
    assert {move.kind for move in may(state, BEA)} == {"choose"}
    state = play(state, (BEA, Choose(goods=("violet",))))
    assert state.ships[BEA].goods == ("blue", "violet")


def test_ruling_28_nobody_names_more_of_a_colour_than_the_supply_has() -> None:
    state = pirates(ship("cannon sabre"), PLAIN, card="P01", pile="C01", supply=(1, 1, 0, 0))
    state = play(state, (ANN, Meet()), (BEA, Flee()))
    state = play(state, (ANN, Fulfil(payment=("cannon@deck", "sabre@deck"))))
    assert state.ships[ANN].goods == ("blue", "white")


def test_ruling_28_whoever_pays_the_penalty_names_no_reward() -> None:
    state = pirates(ship("map"), ship("map"), card="P01", pile="C01")
    state = play(state, (ANN, Meet()), (BEA, Meet()), (ANN, Penalty()))
    assert GAME.to_act(state) == {BEA}
    state = play(state, (BEA, Penalty()))
    assert state.card == "C01"


def test_ruling_33_what_lies_on_the_heap_lies_on_as_it_lay() -> None:
    hidden = ("rope", "rope", "sabre")
    rows = tuple(n + 1 for n in range(10))
    laden = ship("map*2", below="storage")
    state = at_sea(laden, ship(), card="D01", heap_hidden=hidden, heap_open=rows)
    after = play(state, (ANN, Pass()), (BEA, Pass()))
    for kind, lay, lies in zip(KINDS, rows, after.heap_open, strict=True):
        returned = {"map": 2, "storage": 1}.get(kind, 0)
        assert lay <= lies <= lay + returned
        face_down = after.heap_hidden.count(kind)
        assert face_down == hidden.count(kind) + lay + returned - lies


def test_ruling_35_a_parrot_is_spent_once_and_is_worth_nothing_at_the_end() -> None:
    owner = ship("map", parrot=True, coins=3)
    before = at_sea(owner, PLAIN, card="D01", pile="D02", round=2)
    state = play(before, (ANN, Fulfil(payment=("parrot",))), (BEA, Pass()))
    assert (state.ships[ANN].goods, state.ships[ANN].deck) == (("blue",), ("map",))
    assert state.parrots == before.parrots + 1
    assert not [move for move in may(state, ANN) if isinstance(move, Fulfil)]
    kept = play(at_sea(owner, PLAIN, card="D01", round=2), (ANN, Pass()), (BEA, Pass()))
    outcome = GAME.outcome(kept)
    assert outcome is not None
    assert outcome.scores == (3, 0)


def test_ruling_35_a_parrot_takes_no_slot_and_carries_no_goods() -> None:
    bare, owner = ship("sailor*8", below="map*4"), ship("sailor*8", below="map*4", parrot=True)
    assert (owner.hold, owner.deck_free, owner.below_free) == (bare.hold, 0, 0)
    assert not payments_for(ship("map", parrot=True), "C01", jokers=False)


@pytest.mark.parametrize("seats", [3, 4])
def test_ruling_37_the_competition_locks_starfish_and_nothing_else_does(seats: int) -> None:
    def locked(options: Options) -> int:
        state = GAME.setup(seats, options, Chance("stars", 0))
        return sum(state.heap_locked) + sum(one.endswith("*") for one in state.heap_hidden)

    assert locked(Options(competition="on")) == 36
    assert locked(Options(competition="on", starfish_per_kind="3")) == 27
    assert locked(Options()) == 0


def test_ruling_37_without_the_competition_pairs_and_monkeys_are_no_jokers() -> None:
    loaded = ship("monkey*2 rope*2 storage*2")
    state = at_sea(loaded, PLAIN, EMPTY, card="D01", pile="C01")
    for payment in ("monkey@deck", "pair:rope@deck+deck", "pair:storage@deck+deck"):
        assert "do not have what the card asks for" in refusal(
            state, ANN, Fulfil(payment=(payment,))
        )


def test_ruling_38_a_joker_never_stands_for_a_good() -> None:
    rivals = Options(competition="on")
    jokers = ship("monkey*3 rope*2", parrot=True, goods="white")
    for card in ("T01", "C01"):
        state = at_sea(jokers, PLAIN, EMPTY, card=card, pile="D01", options=rivals)
        assert {move.kind for move in may(state, ANN)} == {"pass", "throw"}
        assert "do not have" in refusal(state, ANN, Fulfil(payment=("monkey@deck",)))
        assert "do not have" in refusal(state, ANN, Fulfil())


def test_ruling_39_the_monkey_on_deck_is_never_thrown_nor_taken_by_pirates() -> None:
    victim = ship("map", monkey=True, goods="blue")
    state = pirates(victim, PLAIN, card="P03", pile="C01")
    assert "not aboard" in refusal(state, ANN, Throw(thing="monkey@deck"))
    state = play(state, (ANN, Meet()), (BEA, Flee()))
    assert Throw(thing="monkey@deck") not in may(state, ANN)
    state = play(state, (ANN, Penalty(good="blue")))
    assert state.ships[ANN].monkey
    assert face_up(state, "monkey") == 2
