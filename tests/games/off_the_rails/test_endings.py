"""Deposits, missions, the chasm, the end and the solo game of Off the Rails."""

from __future__ import annotations

import pytest

from games.kit.chance import Chance
from games.kit.game import IllegalMove, Seat
from games.off_the_rails.components import CHASM_CARD, COLOURS, NOTHING, MissionName, jewels_of
from games.off_the_rails.model import (
    ChooseSide,
    Claim,
    Collapse,
    Draw,
    EndActions,
    Options,
    Pass,
    Stop,
)
from games.off_the_rails.rules import outcome, points, solo_grade
from games.off_the_rails.rules.scoring import solo_score
from tests.support.off_the_rails_table import GAME, Position, everything, heap, position

TRACK = "  C\n1 ┃\n2 ┃\n3 ┃"


def test_scenario_12_a_deposit_lies_under_a_cart_and_onto_what_is_there() -> None:
    start = position(
        TRACK, "blue.white C3 S 1: ruby", deposits={"C3": "rock"}, deck=("red4", "blue8")
    )
    end = start.drive()
    assert sum(end.state.deposits["C3"]) == 4
    assert end.at("C3").startswith("rock")
    assert end.cart("blue.white") == "C3 S: ruby"


def test_scenario_12_a_bag_too_empty_gives_what_it_has() -> None:
    end = position(deck=("red4", "blue8"), bag=heap("ruby gold")).drive()
    assert end.at("C3") == "ruby gold"


def test_scenario_13_everybody_the_drawer_last_has_one_more_turn_before_the_chasm() -> None:
    start = position(
        TRACK,
        "red.white C2 S 1: ruby",
        clans=("red", "green", "blue"),
        turn=Seat(1),
        deck=(CHASM_CARD, "blue8", "blue7", "blue6", "blue5"),
        chasm_deck=("red2", "yellow5", "green8", "blue1"),
        aside=COLOURS,
    )
    drawn = start.drive()
    assert (drawn.state.turn, drawn.state.last_turns, drawn.state.deposits) == (2, 3, {})
    third = drawn.drive()
    last = third.drive()
    assert not last.state.chasm_open
    opened = last.play(EndActions())
    assert opened.state.chasm_open
    assert opened.state.turn == 2
    assert set(opened.state.tokens) == {"D2", "H3", "E7", "F5"}
    assert sum(opened.state.supply.values()) == 16


def spreading() -> Position:
    return position(
        "  C\n2 x\n3 ┃",
        "blue.white C3 S 3: gold gold",
        deposits={"C3": "ruby"},
        phase="spread",
        token="red",
        chasm_open=True,
    )


def test_scenario_14_the_chasm_spreads_to_the_sides_and_swallows_all_there() -> None:
    start = spreading()
    assert [m.at for m in start.legal if isinstance(m, Collapse)] == ["C1", "B2", "D2", "C3"]
    end = start.play(Collapse(at="C3"))
    assert end.cart("blue.white") == "lost"
    assert end.state.gone == jewels_of(ruby=1, gold=2)
    assert "C3" not in end.state.tiles
    assert end.state.ruined == ("NS",)
    assert points(end.state)[1] == 5 + 3


def test_ruling_28_a_token_next_to_nothing_of_its_colour_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        spreading().play(Collapse(at="B1"))
    assert refused.value.text.key == "no-such-collapse"


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


def test_scenario_17_without_a_cart_below_a_token_is_offered_not_forced() -> None:
    start = position(
        "  C D\n1 ┃ ┃\n2 x ┃",
        "blue.white D1 S 1: gold",
        chasm_open=True,
        deck=(),
    )
    offer = start.drive()
    assert offer.legal == [Draw(), Pass()]
    passed = offer.play(Pass())
    assert passed.state.supply == start.state.supply
    forced = passed.play(EndActions())
    assert "token-drawn" in forced.keys


def test_a_token_without_a_square_is_set_aside() -> None:
    start = position("  D\n1 ┃\n2 ┃", "red.white D1 S 1", chasm_open=True)
    end = start.drive()
    assert "token-aside" in end.keys
    assert len(end.state.aside) == 1


def test_ruling_36_the_chasm_die_chooses_a_space_of_the_mine() -> None:
    options = Options(chasm_die="on")
    start = position("  B\n1 ┃\n2 ┃", "red.white B1 S 1", options=options, chasm_open=True)
    end = start.drive()
    assert len(end.state.tokens) == 1
    assert end.state.phase in {"actions", "over"}


def test_ruling_33_carts_below_after_the_last_token_derail_and_score() -> None:
    supply = {**dict.fromkeys(COLOURS, 0), "red": 1}
    start = position(
        "  B C\n7 · x\n8 ┃ ·",
        "red.white B8 N 1: gold",
        supply=supply,
        chasm_open=True,
        tokens={"H8": "red"},
        phase="spread",
        token="red",
    )
    start = Position(start.state.model_copy(update={"supply": dict.fromkeys(COLOURS, 0)}))
    end = start.play(Collapse(at="H7"))
    assert end.state.phase == "over"
    assert end.cart("red.white") == "supply"


def test_the_match_ends_when_the_last_cart_has_left_the_open_chasm() -> None:
    start = position("  C\n1 ┃", "red.white C1 N 1: gold", chasm_open=True)
    end = start.drive()
    result = outcome(end.state)
    assert result is not None
    assert result.scores == (3 + 5 + 6, 5 + 6)
    assert result.winners == {0}


def test_ruling_34_ties_go_to_precious_jewels_then_to_fewer_rocks() -> None:
    def result(first: str, second: str) -> tuple[set[int], str]:
        stock = (heap(first), heap(second))
        ended = outcome(position(stockpiles=stock, phase="over").state)
        assert ended is not None
        return set(ended.winners), ended.reason

    assert result("emerald emerald", "diamond") == ({0}, "won-by-gems")
    assert result("gold rock", "gold") == ({1}, "won-by-rocks")
    assert result("gold", "gold") == ({0, 1}, "shared-win")


def test_ruling_35_with_no_rubies_at_all_everybody_has_the_most() -> None:
    assert points(position().state) == (5 + 6, 5 + 6)


def test_ruling_41_all_who_tie_for_rocks_are_dirty_and_none_without() -> None:
    def scores(*stock: str) -> tuple[int, ...]:
        start = position(
            "  C\n1 ┃", "red.white C1 N 1", chasm_open=True, missions=("dirty_goblins",)
        )
        piles = tuple(map(heap, stock))
        end = Position(start.state.model_copy(update={"stockpiles": piles})).drive()
        return points(end.state)

    assert scores("rock", "rock") == (15, 15)
    assert scores("rock rock", "rock") == (15, 11)
    assert scores("", "") == (11, 11)


def test_ruling_42_what_is_not_claimed_lapses_save_spice() -> None:
    start = position(
        "  C\n1 ┃",
        "red.white C1 N 1: ruby emerald gold diamond",
        missions=("diamonds", "spice"),
    )
    out = start.drive()
    assert out.legal == [Claim(mission="diamonds"), Claim(mission="spice"), Pass()]
    later = out.play(Pass(), EndActions(), EndActions())
    assert later.legal == [Claim(mission="spice"), Pass()]


def test_a_second_mission_in_one_turn_is_refused() -> None:
    start = position(
        "  C D\n1 ┃ ┃\n2 · ┃\n3 · ┃",
        "red.white C1 N 1: diamond emerald emerald",
        "red.black D1 S 1: rock",
        missions=("diamonds", "green_fingers"),
        chasm_open=True,
        tokens={"H8": "red", "G3": "yellow", "D6": "green", "G6": "blue"},
    )
    out = start.drive(Claim(mission="diamonds"))
    assert out.state.phase == "spread"
    with pytest.raises(IllegalMove) as refused:
        out.play(Claim(mission="green_fingers"))
    assert refused.value.text.key == "one-mission"


@pytest.mark.parametrize(
    ("hold", "mission"),
    [
        ("diamond", "diamonds"),
        ("emerald emerald", "green_fingers"),
        ("gold gold", "gold_hills"),
        ("ruby ruby ruby ruby", "red_leader"),
    ],
)
def test_missions_for_what_one_cart_brings_home(hold: str, mission: str) -> None:
    face_up: tuple[MissionName, ...] = ("diamonds", "green_fingers", "gold_hills", "red_leader")
    out = position("  C\n1 ┃", f"red.white C1 N 1: {hold}", missions=face_up).drive()
    assert out.state.met == (mission,)


def test_the_gem_collector_is_met_when_the_fifth_jewel_is_taken() -> None:
    start = position(
        "  C\n1 ┃\n2 ┃",
        "red.white C1 S 3: ruby ruby ruby ruby",
        deposits={"C2": "gold"},
        missions=("gem_collector",),
    )
    assert start.drive().state.met == ("gem_collector",)


def test_ruling_39_an_unused_surface_is_nobodys_enemy_line() -> None:
    out = position(
        "  C\n1 ┃", "blue.white C1 N 1: ruby", clans=("blue", "yellow"), missions=("enemy_lines",)
    ).drive()
    assert out.home() == "ruby"
    assert not out.state.met


def test_ruling_37_bumpers_take_two_missions_out_of_the_game() -> None:
    for seed in range(20):
        start = GAME.setup(4, Options(bumpers="on"), Chance(f"bumpers{seed}", 0))
        state, _ = GAME.play(start, start.first, ChooseSide(edge="west"), Chance(f"b{seed}", 1))
        assert not {"bumper_carts", "jewel_theft"} & set(state.missions)


def test_without_missions_there_are_none() -> None:
    start = GAME.setup(2, Options(missions="off"), Chance("none", 0))
    state, _ = GAME.play(start, start.first, ChooseSide(edge="west"), Chance("none", 1))
    assert state.missions == ()


# ---- alone ----------------------------------------------------------------------


def homes(**by_colour: str) -> tuple[tuple[int, int, int, int, int], ...]:
    return tuple(heap(by_colour.get(colour, "")) for colour in COLOURS)


def test_scenario_18_solo_grades_and_score() -> None:
    major = homes(
        red="ruby ruby", green="emerald emerald ruby", yellow="gold gold", blue="diamond diamond"
    )
    assert (solo_grade(major), solo_score(major)) == ("major", 209)
    win = homes(red="ruby", green="emerald", yellow="gold", blue="diamond")
    assert (solo_grade(win), solo_score(win)) == ("win", 104)
    wrong = homes(red="emerald ruby", green="gold", yellow="diamond")
    assert (solo_grade(wrong), solo_score(wrong)) == ("partial", 14)
    assert solo_grade(homes(red="ruby")) == "loss"


def test_the_solo_game_lays_a_jewel_on_every_space() -> None:
    state = GAME.setup(1, Options(), Chance("solo", 0))
    assert everything(state) == jewels_of(ruby=10, emerald=9, gold=8, diamond=5)
    assert all(sum(jewels) == 1 for jewels in state.deposits.values())
    assert (len(state.deposits), len(state.deck), len(state.carts)) == (32, 33, 4)


def test_alone_the_first_cave_in_takes_four_squares_and_later_ones_one() -> None:
    state = GAME.setup(1, Options(), Chance("solo", 0))
    deck = ("red1", "red2", "red3", "red4", "red5", "red6", "red7", *state.deck[:9])
    start = Position(state.model_copy(update={"deck": deck}))
    first = start.drive()
    assert set(first.state.tokens) == {"C2", "D2", "E2", "C3"}
    assert len(first.drive().state.tokens) == 5


def test_ruling_43_alone_the_chasm_card_lays_nothing_and_goes_back() -> None:
    state = GAME.setup(1, Options(), Chance("solo", 0))
    rest = tuple(card for card in state.deck if card not in {CHASM_CARD, "red1"})
    start = Position(state.model_copy(update={"deck": (CHASM_CARD, *rest), "round": 2}))
    end = start.drive()
    assert not end.state.tokens
    assert CHASM_CARD in end.state.deck


def test_ruling_44_alone_any_token_will_do_once_a_colour_has_run_out() -> None:
    state = GAME.setup(1, Options(), Chance("solo", 0))
    supply = {**dict.fromkeys(COLOURS, 5), "red": 0}
    start = Position(
        state.model_copy(update={"deck": ("red1", "red2"), "round": 2, "supply": supply})
    )
    assert start.drive().state.tokens == {"C2": "yellow"}


def test_alone_a_derailed_cart_is_out_and_the_match_ends_with_the_last() -> None:
    lost = position("  C\n1 ┃", "red C1 S 3", clans="alone", deck=("blue8",) * 4, round=2).drive()
    assert lost.cart("red") == "lost"
    assert lost.state.phase == "actions"
    carts = tuple(
        cart.model_copy(update={"lost": True}) if cart.name != "red" else cart
        for cart in position("  C\n1 ┃", "red C1 S 3", clans="alone").state.carts
    )
    last = position("  C\n1 ┃", "red C1 S 3", clans="alone", round=2, carts=carts).drive()
    assert last.state.phase == "over"


def test_alone_one_may_stop_once_it_is_won() -> None:
    won = homes(red="ruby", green="emerald", yellow="gold", blue="diamond")
    early = position(clans="alone")
    with pytest.raises(IllegalMove):
        early.play(Stop())
    end = Position(early.state.model_copy(update={"homes": won})).play(Stop())
    result = outcome(end.state)
    assert result is not None
    assert result.winners == {0}
    assert (result.grade, result.scores) == ("grade-win", (104,))


def test_alone_what_leaves_is_remembered_by_its_surface() -> None:
    out = position(
        "  C\n1 ┃", "blue C1 N 1: diamond ruby", clans="alone", deck=("blue8",) * 3, round=2
    ).drive()
    assert out.state.homes == (jewels_of(ruby=1, diamond=1), NOTHING, NOTHING, NOTHING)
    assert out.cart("blue") == "supply"
