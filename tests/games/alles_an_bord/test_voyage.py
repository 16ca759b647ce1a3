"""Rulings of Alles an Bord?! on the voyage, coming home and the variants."""

from __future__ import annotations

from collections import Counter

import pytest

from games.alles_an_bord.components import CARDS, FIGURES, equipment_asked, goods_given
from games.alles_an_bord.model import (
    Choose,
    Flee,
    Fulfil,
    Meet,
    Options,
    Pass,
    Penalty,
    PlaceChests,
    Throw,
    things_given,
)
from games.alles_an_bord.rules import as_listed, payments_for
from games.kit.chance import Chance
from games.kit.game import Seat
from tests.support.boards.alles_an_bord_table import (
    ANN,
    BEA,
    CARL,
    GAME,
    PLAIN,
    at_sea,
    face_up,
    may,
    pirates,
    play,
    refusal,
    seen,
    ship,
    told,
)

RIVALS = Options(competition="on")


# ---- hidden answers --------------------------------------------------------------


def test_ruling_13_nobody_sees_an_answer_before_all_have_given_theirs() -> None:
    state = play(at_sea(ship("telescope"), PLAIN, card="D01", pile="C01"), (ANN, Pass()))
    assert seen(state, BEA).answered == (True, False)
    assert [seen(state, seat).own_answer for seat in (None, BEA)] == [None, None]
    assert seen(state, ANN).own_answer is not None
    assert told(state, BEA, Pass())[0] == "💤 Everybody lets it go by."


def test_ruling_14_whoever_cannot_fulfil_is_asked_all_the_same() -> None:
    state = at_sea(PLAIN, PLAIN, card="D01", pile="C01")
    assert GAME.to_act(state) == {ANN, BEA}
    assert not [move for move in may(state, ANN) if isinstance(move, Fulfil)]
    assert "do not have what the card asks for: telescope" in refusal(
        state, ANN, Fulfil(payment=("telescope@deck",))
    )


def test_ruling_16_the_pirates_card_is_turned_even_if_all_flee() -> None:
    state = pirates(PLAIN, PLAIN, card="P03", pile="C01")
    news = told(play(state, (ANN, Flee())), BEA, Flee())
    assert news[0] == "💨 Everybody flees."
    assert "a coin" not in news[1]
    assert "Pirates: 💣 cannon and 🧑 sailor ➜ 🪙 4 coins" in news[1]


def test_ruling_16_nobody_sees_the_pirates_card_before_all_have_announced() -> None:
    state = play(pirates(PLAIN, PLAIN, card="P03", pile="C01"), (ANN, Meet()))
    for viewer in (None, ANN, BEA):
        view = seen(state, viewer)
        assert (view.card, view.top_back, view.discard) == (None, "contract", ())
    assert seen(play(state, (BEA, Meet())), BEA).card == "P03"


def test_ruling_18_whoever_has_everything_may_still_pay_the_penalty() -> None:
    fighter = ship("cannon sailor", goods="blue", coins=5)
    state = pirates(fighter, PLAIN, card="P03", pile="C01")
    state = play(state, (ANN, Meet()), (BEA, Flee()), (ANN, Penalty(good="blue")))
    assert (state.ships[ANN].coins, state.ships[ANN].goods) == (3, ())
    assert state.ships[ANN].deck == ("cannon", "sailor")


@pytest.mark.parametrize(("coins", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_ruling_19_what_the_penalty_cannot_take_lapses(coins: int, left: int) -> None:
    state = pirates(ship("map", coins=coins, deck_chests=2), PLAIN, card="P03", pile="C01")
    state = play(state, (ANN, Meet()), (BEA, Flee()), (ANN, Penalty()))
    assert state.ships[ANN].coins == left
    assert state.ships[ANN].chests == 2


def test_ruling_19_the_choice_of_the_good_remains_a_choice() -> None:
    state = pirates(ship("map", goods="blue white"), PLAIN, card="P03")
    state = play(state, (ANN, Meet()), (BEA, Flee()))
    goods = [move.good for move in may(state, ANN) if isinstance(move, Penalty)]
    assert goods == ["blue", "white"]
    assert "which of your goods" in refusal(state, ANN, Penalty())
    assert "no violet" in refusal(state, ANN, Penalty(good="violet"))


def test_what_was_given_is_seen_by_all_once_it_is_revealed() -> None:
    state = at_sea(ship("telescope", below="map"), PLAIN, card="D08", pile="C01")
    state = play(state, (ANN, Fulfil(payment=("telescope@deck", "map@below"))))
    assert seen(state).last_answers == ()
    heard = seen(play(state, (BEA, Pass()))).last_answers
    assert [(one.choice, one.gave) for one in heard] == [
        ("fulfil", ("telescope", "map")),
        ("pass", ()),
    ]


# ---- paying ----------------------------------------------------------------------


def test_a_payment_asks_only_where_there_is_a_choice() -> None:
    assert payments_for(ship("map telescope"), "D08", jokers=False) == (
        ("telescope@deck", "map@deck"),
    )
    both = payments_for(ship("map", below="map"), "D04", jokers=False)
    assert both == (("map@deck",), ("map@below",))


def test_equal_pieces_are_offered_once() -> None:
    found = payments_for(ship("sabre*2", below="sabre*2"), "P04", jokers=False)
    assert set(found) == {
        ("sabre@deck", "sabre@deck"),
        ("sabre@deck", "sabre@below"),
        ("sabre@below", "sabre@below"),
    }
    assert len(found) == 3


def test_a_payment_of_the_wrong_thing_is_refused() -> None:
    state = at_sea(ship("telescope map"), PLAIN, card="D01")
    assert "does not cover exactly" in refusal(state, ANN, Fulfil(payment=("map@deck",)))


def test_ruling_26_storage_and_monkeys_pay_nothing_in_the_basic_game() -> None:
    assert not payments_for(ship("storage*4 monkey*3"), "D01", jokers=False)


def test_ruling_35_a_parrot_never_stands_for_a_good() -> None:
    assert not payments_for(ship(parrot=True), "T01", jokers=True)


def test_ruling_36_a_parrot_may_be_spent_though_the_tile_is_aboard() -> None:
    found = payments_for(ship("telescope", parrot=True), "D01", jokers=False)
    assert found == (("telescope@deck",), ("parrot",))


def test_ruling_37_monkeys_and_pairs_are_jokers_of_the_competition() -> None:
    found = payments_for(ship("monkey storage*2", below="rope*2"), "D01", jokers=True)
    assert set(found) == {
        ("monkey@deck",),
        ("pair:storage@deck+deck",),
        ("pair:rope@below+below",),
    }


def test_ruling_37_a_pair_leaves_the_ship_as_two_tiles() -> None:
    rivals = (ship("rope", below="rope"), PLAIN, ship("sailor"))
    state = at_sea(*rivals, card="D01", pile="C01", options=RIVALS)
    lying = face_up(state, "rope")
    state = play(
        state, (ANN, Fulfil(payment=("pair:rope@deck+below",))), (BEA, Pass()), (CARL, Pass())
    )
    assert face_up(state, "rope") == lying + 2
    assert state.ships[ANN].goods == ("blue",)


def test_ruling_38_several_jokers_may_pay_one_card() -> None:
    found = payments_for(ship("monkey*2 rope*2"), "P03", jokers=True)
    assert ("monkey@deck", "monkey@deck") in found
    assert ("monkey@deck", "pair:rope@deck+deck") in found
    assert len(found) == 2


@pytest.mark.parametrize(
    ("loaded", "card", "payment"),
    [
        ("monkey rope*2", "D08", ("pair:rope@deck+deck", "monkey@deck")),
        ("telescope map", "D08", ("map@deck", "telescope@deck")),
    ],
)
def test_a_payment_counts_in_whatever_order_it_is_named(
    loaded: str, card: str, payment: tuple[str, ...]
) -> None:
    state = at_sea(ship(loaded), PLAIN, PLAIN, card=card, pile="C01", options=RIVALS)
    found = payments_for(state.ships[ANN], card, jokers=True)
    assert payment not in found
    (listed,) = found
    assert as_listed(found, payment) == listed
    assert play(state, (ANN, Fulfil(payment=listed))).answers[ANN]
    doubled = (payment[0], payment[0])
    assert as_listed(found, doubled) == doubled
    assert refusal(state, ANN, Fulfil(payment=doubled))


def test_no_payment_is_listed_twice_in_another_order() -> None:
    full = ship("monkey*2 rope*2 cannon*2 sabre", below="rope map sabre sailor", parrot=True)
    for card in CARDS:
        found = payments_for(full, card, jokers=True)
        assert len({tuple(sorted(one)) for one in found}) == len(found)


@pytest.mark.parametrize(
    ("deck", "below", "one", "other"),
    [
        (
            *("rope*2", "rope*2"),
            ("pair:rope@deck+deck", "pair:rope@below+below"),
            ("pair:rope@deck+below", "pair:rope@deck+below"),
        ),
        (
            *("sabre", "sabre*2"),
            ("sabre@deck", "pair:sabre@below+below"),
            ("sabre@below", "pair:sabre@deck+below"),
        ),
    ],
)
def test_ruling_38_what_gives_the_same_tiles_is_one_payment(
    deck: str, below: str, one: tuple[str, ...], other: tuple[str, ...]
) -> None:
    card = next(card for card in CARDS if equipment_asked(card) == ("sabre", "sailor"))
    found = payments_for(ship(deck, below=below), card, jokers=True)
    given = [sorted(thing for paid in way for thing in things_given(paid)) for way in found]
    assert len({tuple(things) for things in given}) == len(found)
    assert (one in found) != (other in found)
    assert as_listed(found, one) == as_listed(found, other)
    state = at_sea(ship(deck, below=below), PLAIN, PLAIN, card=card, pile="C01", options=RIVALS)
    for payment in (one, other):
        assert play(state, (ANN, Fulfil(payment=payment))).answers[ANN]


@pytest.mark.parametrize(
    ("loaded", "card", "offered"),
    [
        ("rope*2", "D02", {("rope@deck",)}),
        ("rope*2 monkey", "D09", {("monkey@deck", "rope@deck")}),
        ("rope*3", "D09", {("pair:rope@deck+deck", "rope@deck")}),
    ],
)
def test_a_pair_is_not_offered_where_one_of_its_tiles_would_do(
    loaded: str, card: str, offered: set[tuple[str, ...]]
) -> None:
    assert set(payments_for(ship(loaded), card, jokers=True)) == offered


def test_the_number_of_payments_stays_bounded() -> None:
    crowded = ship("cannon*2 sabre*2 rope*2 map*2", below="monkey*2 rope map", parrot=True)
    assert max(len(payments_for(crowded, card, jokers=True)) for card in CARDS) < 200


# ---- rewards and room ------------------------------------------------------------


def test_ruling_21_whoever_has_no_room_chooses_what_stays() -> None:
    laden = ship("telescope sailor*7", below="sailor map*3", goods="white orange")
    state = at_sea(laden, PLAIN, card="D01", pile="C01")
    state = play(state, (ANN, Fulfil(payment=("telescope@deck",))), (BEA, Pass()))
    assert state.phase == "decide"
    crammed = ship("telescope map sailor*6", below="sailor map*3", goods="white orange")
    state = at_sea(crammed, PLAIN, card="D15", pile="C01")
    assert "do not have" in refusal(state, ANN, Fulfil(payment=("shovel@deck", "map@deck")))


def test_ruling_21_surplus_goods_or_tiles_go_overboard_one_by_one() -> None:
    laden = ship("map shovel sailor*6", below="sailor rope*3", goods="white orange")
    state = at_sea(laden, PLAIN, card="D15", pile="C01")
    state = play(state, (ANN, Fulfil(payment=("shovel@deck", "map@deck"))), (BEA, Pass()))
    assert GAME.to_act(state) == {ANN}
    assert "more goods than your ship" in refusal(state, ANN, Pass())
    assert {move.thing for move in may(state, ANN) if isinstance(move, Throw)} == {
        "sailor@deck",
        "sailor@below",
        "rope@below",
        "blue",
        "white",
        "orange",
        "violet",
    }
    state = play(state, (ANN, Throw(thing="sailor@deck")))
    assert len(state.ships[ANN].goods) == 5
    assert state.card == "C01"


def test_where_there_is_no_choice_the_surplus_goes_by_itself() -> None:
    laden = ship("rope", goods="white*2", deck_chests=7, below_chests=4)
    state = at_sea(laden, PLAIN, card="D09", pile="C01")
    assert not [move for move in may(state, ANN) if isinstance(move, Fulfil)]
    laden = ship("rope", goods="white*2", deck_chests=7, below_chests=4)
    state = at_sea(laden, PLAIN, card="D02", pile="C01")
    state = play(state, (ANN, Fulfil(payment=("rope@deck",))), (BEA, Pass()))
    assert state.ships[ANN].goods == ("white",) * 3
    assert state.phase == "decide"


def test_ruling_25_storage_cannot_go_while_its_goods_have_no_other_place() -> None:
    laden = ship("storage sailor*7", below="sailor map*3", goods="blue*4")
    state = at_sea(laden, PLAIN, card="D02")
    assert laden.hold == 4
    assert "would have no place" in refusal(state, ANN, Throw(thing="storage@deck"))
    state = play(state, (ANN, Throw(thing="blue")), (ANN, Throw(thing="storage@deck")))
    assert state.ships[ANN].hold == 3


def test_ruling_27_a_colour_that_ran_out_is_replaced_clockwise_from_the_first_full_ship() -> None:
    traders = [ship(goods="blue") for _ in range(2)]
    state = at_sea(*traders, PLAIN, card="T01", pile="C01", supply=(0, 5, 1, 5), first_full=BEA)
    state = play(state, (ANN, Fulfil()), (BEA, Fulfil()), (CARL, Pass()))
    assert state.phase == "reward"
    assert GAME.to_act(state) == {BEA}
    assert state.ships[BEA].goods == ("orange",)
    state = play(state, (BEA, Choose(goods=("violet",))))
    assert GAME.to_act(state) == {ANN}
    state = play(state, (ANN, Choose(goods=("blue", "white"))))
    assert [one.goods for one in state.ships[:2]] == [("blue", "white"), ("orange", "violet")]


def test_ruling_27_an_empty_supply_gives_nothing() -> None:
    state = at_sea(ship("compass"), PLAIN, card="D03", pile="C01", supply=(0, 0, 0, 0))
    paying = Fulfil(payment=("compass@deck",))
    news = told(play(state, (BEA, Pass())), ANN, paying)
    assert any("The supply is empty" in line for line in news)


def test_ruling_28_free_colours_are_named_sealed_after_the_payment() -> None:
    state = pirates(ship("cannon sabre"), ship("cannon sabre"), card="P01", pile="C01")
    paying = Fulfil(payment=("cannon@deck", "sabre@deck"))
    state = play(state, (ANN, Meet()), (BEA, Meet()), (ANN, paying))
    assert seen(state, BEA).answered == (False, False)
    assert {move.kind for move in may(state, ANN)} == {"choose"}
    assert len(may(state, ANN)) == 10
    assert "exactly 2 goods" in refusal(state, ANN, Choose(goods=("blue",)))
    state = play(state, (ANN, Choose(goods=("blue", "violet"))), (BEA, paying))
    state = play(state, (BEA, Choose(goods=("white", "white"))))
    assert [one.goods for one in state.ships] == [("blue", "violet"), ("white", "white")]


# ---- coming home -----------------------------------------------------------------


def test_chests_find_room_on_deck_and_below_and_nowhere_else() -> None:
    rich = ship("sailor", coins=55)
    state = play(at_sea(rich, PLAIN, card="D01"), (ANN, Pass()), (BEA, Pass()))
    assert [move.deck for move in may(state, ANN) if isinstance(move, PlaceChests)] == [
        *range(1, 6)
    ]
    assert "room for 1 to 5" in refusal(state, ANN, PlaceChests(deck=0))


def test_ruling_1_both_voyages_are_mixed_alike_from_different_cards() -> None:
    state = at_sea(ship("sailor"), PLAIN, card="D01")
    state = play(state, (ANN, Pass()), (BEA, Pass()))
    assert state.round == 2
    categories = Counter(CARDS[card].category for card in state.pile)
    assert categories == {"discovery": 5, "trade": 2, "pirates": 3, "contract": 3}
    assert "D01" not in {*state.pile, *state.box}


def test_ruling_33_returned_tiles_fall_by_lot() -> None:
    loaded = ship("map*8", below="rope*4")
    state = play(at_sea(loaded, PLAIN, card="D01"), (ANN, Pass()), (BEA, Pass()))
    assert 0 < len(state.heap_hidden) < 21
    assert sum(state.heap_open) + len(state.heap_hidden) == 84


def test_the_poorest_loads_first_in_the_second_calm_voyage() -> None:
    calm = Options(loading="calm")
    ships = (ship("sailor", coins=5), ship("sailor", coins=3), ship("sailor", coins=9))
    state = at_sea(*ships, card="D01", options=calm)
    state = play(state, *((Seat(n), Pass()) for n in range(3)))
    assert state.loader == BEA


# ---- variants --------------------------------------------------------------------


def test_ruling_39_a_handicap_monkey_blocks_a_slot_for_the_whole_match() -> None:
    state = GAME.setup(3, Options(handicap="13"), Chance("monkeys", 0))
    assert [one.deck_free for one in state.ships] == [7, 8, 7]
    tiles = Counter(tile.rstrip("*") for tile in state.heap_hidden)
    assert tiles["monkey"] + face_up(state, "monkey") == 1
    laden = ship("sailor", monkey=True)
    after = play(at_sea(laden, PLAIN, card="D01"), (ANN, Pass()), (BEA, Pass()))
    assert after.ships[ANN].monkey
    assert not payments_for(laden, "D01", jokers=True)


def test_a_handicapped_ship_is_full_with_eleven_tiles() -> None:
    assert ship("sailor*7", below="map*4", goods="blue*2", monkey=True).full


# ---- the figures -----------------------------------------------------------------


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert sum(FIGURES.tiles.values()) == 84
    assert sum(FIGURES.goods.copies.values()) == 64
    counts = Counter(card.category for card in CARDS.values())
    assert counts == {"discovery": 20, "trade": 8, "pirates": 12, "contract": 12}


def test_no_card_asks_for_storage_and_rewards_hold_13_of_each_colour() -> None:
    assert not any("storage" in card.need.equipment for card in CARDS.values())
    rewards = Counter(colour for card in CARDS for colour in goods_given(card))
    assert set(rewards.values()) == {13}
