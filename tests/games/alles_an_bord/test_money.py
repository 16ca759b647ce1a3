"""Rulings of Alles an Bord?! on throwing, on money that cannot be dodged, and on the own mix."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from games.alles_an_bord.components import CARDS, CATEGORIES
from games.alles_an_bord.model import (
    Flee,
    Fulfil,
    Meet,
    Move,
    Options,
    Pass,
    Penalty,
    PlaceChests,
    State,
    Throw,
)
from games.alles_an_bord.rules.pieces import pieces
from games.kit.chance import Chance
from games.kit.game import IllegalMove
from tests.support.boards.alles_an_bord_table import (
    ANN,
    BEA,
    GAME,
    PLAIN,
    VOICE,
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

RICH = ship("cannon sailor map", below="rope", goods="blue white", coins=7, deck_chests=1)
MONEY = ("money", "coin", "coins", "1", "5", "10", "chest", "chest@deck", "parrot")


def facing(ann: object = RICH) -> State:
    """Lay a table at which Ann faces the pirates."""
    state = pirates(ann, PLAIN, card="P03", pile="C01")  # type: ignore[arg-type]
    return play(state, (ANN, Meet()), (BEA, Flee()))


def cramped() -> State:
    """Lay a table at which Ann has been paid more goods than she has room for."""
    laden = ship("map shovel sailor*6", below="rope*4", goods="white orange", coins=7)
    state = at_sea(laden, PLAIN, card="D15", pile="C01")
    paying = Fulfil(payment=("shovel@deck", "map@deck"))
    return play(state, (ANN, paying), (BEA, Pass()))


SAILING = {
    "decide": at_sea(RICH, PLAIN, card="D01", pile="C01"),
    "announce": pirates(RICH, PLAIN, card="P03", pile="C01"),
    "face": facing(),
    "stow": cramped(),
}
"""Every moment of the voyage at which Ann is asked something."""


# ---- ruling 22: throwing ---------------------------------------------------------


@pytest.mark.parametrize("phase", SAILING)
@pytest.mark.parametrize("thing", ["rope@below", "white"])
def test_ruling_22_tiles_and_goods_go_overboard_whenever_one_is_asked(
    phase: str, thing: str
) -> None:
    before = SAILING[phase]
    assert before.phase == phase
    after = play(before, (ANN, Throw(thing=thing)))
    old, new = before.ships[ANN], after.ships[ANN]
    gone = Counter((*old.below, *old.goods)) - Counter((*new.below, *new.goods))
    assert gone == {thing.removesuffix("@below"): 1}
    assert pieces(after) == pieces(before)
    assert (new.coins, new.chests) == (old.coins, old.chests)


@pytest.mark.parametrize("phase", SAILING)
@pytest.mark.parametrize("thing", MONEY)
def test_ruling_22_money_chests_and_parrots_never_go_overboard(phase: str, thing: str) -> None:
    state = SAILING[phase]
    assert refusal(state, ANN, Throw(thing=thing)) == "That is not aboard your ship."
    thrown = {move.thing for move in may(state, ANN) if isinstance(move, Throw)}
    assert thrown
    assert thing not in thrown


def test_ruling_22_a_parrot_aboard_is_no_ballast() -> None:
    state = at_sea(ship("map", parrot=True), PLAIN, card="D01", round=2)
    assert refusal(state, ANN, Throw(thing="parrot")) == "That is not aboard your ship."


def test_ruling_22_nothing_is_thrown_while_loading_or_after_the_match() -> None:
    state = loading(RICH, PLAIN)
    assert "Everybody is loading" in refusal(state, ANN, Throw(thing="blue"))
    fresh = GAME.setup(2, Options(), Chance("fresh", 0))
    assert "still face down" in refusal(fresh, ANN, Throw(thing="blue"))
    over = play(at_sea(RICH, PLAIN, card="D01", round=2), (ANN, Pass()), (BEA, Pass()))
    assert over.phase == "end"
    assert "over" in refusal(over, ANN, Throw(thing="blue"))


@pytest.mark.parametrize("thing", ["telescope@deck", "map@below", "blue"])
def test_ruling_22_what_a_sealed_payment_needs_stays_aboard(thing: str) -> None:
    payer = ship("telescope", below="map", goods="blue")
    state = at_sea(payer, PLAIN, card="D08", pile="C01")
    state = play(state, (ANN, Fulfil(payment=("telescope@deck", "map@below"))))
    assert "already answered" in refusal(state, ANN, Throw(thing=thing))
    state = play(state, (BEA, Pass()))
    assert state.ships[ANN].goods == ("blue", "blue", "blue")


def test_ruling_22_a_good_promised_in_trade_stays_aboard() -> None:
    state = play(at_sea(ship(goods="blue"), PLAIN, card="T01", pile="C01"), (ANN, Fulfil()))
    assert "already answered" in refusal(state, ANN, Throw(thing="blue"))
    state = play(state, (BEA, Pass()))
    assert state.ships[ANN].goods == ("orange", "orange")


def test_ruling_22_whoever_owes_the_colours_of_a_reward_throws_nothing_first() -> None:
    state = pirates(ship("cannon sabre map"), PLAIN, card="P01", pile="C01")
    paying = Fulfil(payment=("cannon@deck", "sabre@deck"))
    state = play(state, (ANN, Meet()), (BEA, Flee()), (ANN, paying))
    for move in (Throw(thing="cannon@deck"), Throw(thing="map@deck"), paying, Penalty()):
        assert "now name the goods" in refusal(state, ANN, move)


def test_ruling_22_a_good_promised_to_the_pirates_stays_aboard() -> None:
    fighter = ship("map", goods="blue", coins=5)
    state = pirates(fighter, fighter, card="P03", pile="C01")
    state = play(state, (ANN, Meet()), (BEA, Meet()), (ANN, Penalty(good="blue")))
    assert "already answered" in refusal(state, ANN, Throw(thing="blue"))
    state = play(state, (BEA, Penalty(good="blue")))
    assert state.ships[ANN].goods == ()


# ---- the penalty takes what the rulebook says, and nothing instead -------------------


@pytest.mark.parametrize(
    ("coins", "goods", "left"),
    [
        (7, "blue white", (5, 1)),
        (7, "", (5, 0)),
        (1, "blue white", (0, 1)),
        (0, "blue*3", (0, 2)),
        (0, "", (0, 0)),
    ],
)
def test_ruling_19_neither_coins_for_goods_nor_goods_for_coins(
    coins: int, goods: str, left: tuple[int, int]
) -> None:
    victim = ship("map sabre", goods=goods, coins=coins, deck_chests=1, parrot=True)
    before = facing(victim)
    good = before.ships[ANN].goods[0] if goods else None
    after = play(before, (ANN, Penalty(good=good)))
    robbed = after.ships[ANN]
    assert (robbed.coins, len(robbed.goods)) == left
    assert (robbed.deck, robbed.chests, robbed.parrot) == (("sabre", "map"), 1, True)
    assert pieces(after) == pieces(before)


# ---- ruling 31: no dodging of chests -------------------------------------------------


@pytest.mark.parametrize(("coins", "goods"), [(9, "blue"), (10, ""), (0, "blue*5 white*5")])
def test_ruling_31_goods_are_sold_and_hardened_without_anybody_being_asked(
    coins: int, goods: str
) -> None:
    rich = ship("sailor", goods=goods, coins=coins)
    state = play(at_sea(rich, PLAIN, card="D01"), (ANN, Pass()), (BEA, Pass()))
    assert state.phase == "chests"
    assert state.new_chests == (1, 0)
    assert (state.ships[ANN].coins, state.ships[ANN].goods) == (0, ())
    assert sum(state.supply) == 64


@pytest.mark.parametrize("thing", ["blue", "sailor@deck", *MONEY])
def test_ruling_31_at_the_end_of_a_round_nothing_goes_overboard(thing: str) -> None:
    rich = ship("sailor", goods="blue", coins=29)
    state = play(at_sea(rich, PLAIN, card="D01"), (ANN, Pass()), (BEA, Pass()))
    assert GAME.to_act(state) == {ANN}
    assert "stow your chests" in refusal(state, ANN, Throw(thing=thing))
    assert {move.kind for move in may(state, ANN)} == {"place_chests"}


def test_ruling_31_every_chest_finds_a_place_and_only_single_coins_stay() -> None:
    rich = ship("sailor", goods="blue*2", coins=37)
    state = play(at_sea(rich, PLAIN, card="D01"), (ANN, Pass()), (BEA, Pass()))
    assert seen(state).ships[ANN].total == 39
    for move in may(state, ANN):
        after = play(state, (ANN, move))
        assert seen(after).ships[ANN].total == 39
        assert (after.ships[ANN].chests, after.ships[ANN].coins) == (3, 9)
        assert after.phase == "ready"
    for many in (-1, 4):
        assert "room for 0 to 3" in refusal(state, ANN, PlaceChests(deck=many))


# ---- ruling 32: chests for good -----------------------------------------------------


def sailed_home(seed: str) -> list[State]:
    """Play a second voyage at random from ships with chests; return every state."""
    ships = (
        ship(deck_chests=2, below_chests=1, coins=4),
        ship(below_chests=4, coins=1, parrot=True),
        ship(deck_chests=8, coins=9),
    )
    state, states = loading(*ships, round=2, heap_hidden=("map", "rope")), []
    for ply in range(3000):
        states.append(state)
        if not GAME.to_act(state):
            return states
        luck = Chance(f"luck of {seed}", ply)
        seat = luck.pick(sorted(GAME.to_act(state)))
        state, _ = GAME.play(state, seat, luck.pick(GAME.legal(state, seat)), Chance(seed, ply))
    raise AssertionError(seed)


@pytest.mark.parametrize("seed", ["calm sea", "rough sea", "fog"])
def test_ruling_32_chests_stay_where_they_stand_through_the_second_voyage(seed: str) -> None:
    states = sailed_home(seed)
    assert {one.phase for one in states} >= {"loading", "decide", "announce", "end"}
    for state in states:
        standing = [(one.deck_chests, one.below_chests) for one in state.ships]
        assert standing == [(2, 1), (0, 4), (8, 0)]
        assert all(one.deck_free >= 0 <= one.below_free for one in state.ships)


@pytest.mark.parametrize("seed", ["calm sea", "rough sea", "fog"])
def test_ruling_32_chests_block_their_slots_until_the_end(seed: str) -> None:
    cast_off = next(one for one in sailed_home(seed) if one.phase in {"decide", "announce"})
    for one, deck, below in zip(cast_off.ships, (6, 8, 0), (3, 0, 4), strict=True):
        assert (len(one.deck), len(one.below)) == (deck, below)
        assert one.hold == 2 + 2 * (*one.deck, *one.below).count("storage")


@pytest.mark.parametrize("seed", ["calm sea", "rough sea", "fog"])
def test_ruling_32_chests_count_ten_each_at_the_end(seed: str) -> None:
    end = sailed_home(seed)[-1]
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert outcome.scores == tuple(
        10 * chests + one.coins for chests, one in zip((3, 4, 8), end.ships, strict=True)
    )


def test_ruling_32_pirates_take_no_chest_from_whoever_has_no_coin() -> None:
    after = play(facing(ship("map", deck_chests=2, below_chests=1)), (ANN, Penalty()))
    assert (after.ships[ANN].deck_chests, after.ships[ANN].below_chests) == (2, 1)
    assert after.ships[ANN].total == 30


@pytest.mark.parametrize("move", [PlaceChests(deck=0), PlaceChests(deck=1)])
def test_ruling_32_a_chest_once_placed_is_not_moved(move: Move) -> None:
    rich = ship("sailor", coins=12)
    states = [play(at_sea(rich, rich, card="D01"), (ANN, Pass()), (BEA, Pass()))]
    states.append(play(states[0], (ANN, PlaceChests(deck=1))))
    assert "waiting for Bea" in refusal(states[1], ANN, move)
    at_home = play(states[1], (BEA, PlaceChests(deck=0)))
    assert "face down" in refusal(at_home, ANN, move)
    assert "Everybody is loading" in refusal(loading(rich, PLAIN, round=2), ANN, move)
    assert "A card is up" in refusal(SAILING["decide"], ANN, move)


@pytest.mark.parametrize("deck", [0, 1, 2, 3])
def test_ruling_32_new_chests_stand_where_their_owner_wants_them(deck: int) -> None:
    rich = ship("sailor", coins=35)
    state = play(at_sea(rich, PLAIN, card="D01"), (ANN, Pass()), (BEA, Pass()))
    news = told(state, ANN, PlaceChests(deck=deck))
    assert news[0] == f"💰 Ann stows chests: {deck} on deck, {3 - deck} below."
    state = play(state, (ANN, PlaceChests(deck=deck)))
    assert (state.ships[ANN].deck_chests, state.ships[ANN].below_chests) == (deck, 3 - deck)


def test_all_tiles_come_back_from_a_ship_with_chests() -> None:
    laden = ship("map*2", below="storage", deck_chests=2, below_chests=1, coins=3)
    state = at_sea(laden, PLAIN, card="D01", round=2)
    after = play(state, (ANN, Pass()), (BEA, Pass()))
    assert (after.ships[ANN].deck, after.ships[ANN].below) == ((), ())
    returned = face_up(after, "map") + after.heap_hidden.count("map")
    assert returned == 9


# ---- ruling 40: the own mix -----------------------------------------------------------

MIXES = tuple(product("123456", "1234", "123456"))
"""Everything that can be chosen of pirates, trade and contracts."""


def mixed(pirate: str, trade: str, contract: str) -> Options:
    return Options.model_validate(
        {"pirate_cards": pirate, "trade_cards": trade, "contract_cards": contract}
    )


def test_ruling_40_a_mix_needs_discoveries_and_both_voyages_need_enough_of_them() -> None:
    for mix in MIXES:
        discoveries = 13 - sum(map(int, mix))
        if 1 <= discoveries <= 10:
            GAME.check_start(2, mixed(*mix))
            continue
        with pytest.raises(IllegalMove) as caught:
            GAME.check_start(2, mixed(*mix))
        assert VOICE(caught.value.text) == (
            f"Pirates, trade and contracts make {13 - discoveries} cards together; "
            "it must be 3 to 12, so that discoveries fill up to 13 in both voyages."
        )


def test_ruling_40_only_mixes_of_all_four_categories_can_be_chosen_at_all() -> None:
    for field in ("pirate_cards", "trade_cards", "contract_cards"):
        for many in ("0", "7"):
            with pytest.raises(ValueError, match=field):
                Options.model_validate({field: many})


@pytest.mark.parametrize(
    "mix", [("1", "1", "1"), ("6", "1", "5"), ("1", "4", "6"), ("3", "2", "3")]
)
def test_ruling_40_an_agreed_mix_sails_twice_and_never_with_the_same_card(
    mix: tuple[str, str, str],
) -> None:
    pirate, trade, contract = map(int, mix)
    agreed = {"pirates": pirate, "trade": trade, "contract": contract}
    agreed["discovery"] = 13 - sum(agreed.values())
    state = GAME.setup(2, mixed(*mix), Chance("mix", 0))
    first, state = state.pile, second_voyage(state)
    assert state.round == 2
    for pile in (first, state.pile):
        assert Counter(CARDS[card].category for card in pile) == agreed
    assert not {*first} & {*state.pile}


def second_voyage(state: State) -> State:
    """Sail a fresh table's first voyage without anything happening."""
    last, *rest = state.pile
    state = state.model_copy(
        update={"phase": "decide", "card": last, "pile": (), "discard": tuple(rest)}
    )
    return play(state, (ANN, Pass()), (BEA, Pass()))


def test_ruling_40_a_random_mix_always_has_all_four_categories_in_both_voyages() -> None:
    mixes = set()
    for seed in range(60):
        first = GAME.setup(2, Options(voyage_mix="random"), Chance(f"random {seed}", 0))
        for state in (first, second_voyage(first)):
            assert len(state.pile) == 13
            mix = Counter(CARDS[card].category for card in state.pile)
            assert set(mix) == {*CATEGORIES}
            mixes.add(tuple(sorted(mix.items())))
    assert len(mixes) > 20
