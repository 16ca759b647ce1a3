"""The loading panel of Alles an Bord?!, and how its moves are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.alles_an_bord.components import COLOURS, ICONS, KINDS
from games.alles_an_bord.menu import (
    PANEL_MOVES,
    SWITCH_PLACE,
    WORD_JOINER,
    PanelButton,
    panel_rows,
    panel_words,
    place_with_room,
)
from games.alles_an_bord.model import (
    Choose,
    Flee,
    Flip,
    Fulfil,
    Load,
    Meet,
    Options,
    Pass,
    PutBack,
    Stow,
    Take,
    TakeGood,
)
from games.kit.menu import Menu
from games.kit.words import LANGUAGES
from tests.support.boards.alles_an_bord_table import (
    ANN,
    BEA,
    EMPTY,
    GAME,
    PLAIN,
    at_sea,
    loading,
    may,
    owing,
    pirates,
    play,
    seen,
    ship,
    voice,
)
from tests.support.laws.menus import menu_of

if TYPE_CHECKING:
    from games.alles_an_bord.components import StowPlace
    from games.alles_an_bord.model import Move, Ship, State


def words_of_panel(state: State, language: str = "en") -> str:
    return "\n".join(panel_words(seen(state, ANN), voice(language)))


def buttons(state: State, place: str = "deck", language: str = "en") -> dict[str, PanelButton]:
    """Return the buttons of Ann's panel by what they do."""
    view = seen(state, ANN)
    rows = list(panel_rows(view, voice(language), place_with_room(view, place)))
    assert len(rows) <= 5
    assert all(0 < len(row) <= 5 for row in rows)
    return {one.action: one for row in rows for one in row}


def question(state: State, *path: int) -> Menu[Move]:
    asked = menu_of(GAME, state, ANN, path)
    assert isinstance(asked, Menu)
    return asked


# ---- the panel ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("loaded", "lines"),
    [
        (EMPTY, ["Deck 0/8", "Below 0/4", "Goods 0/2"]),
        (
            ship("map*2 rope", below="storage", goods="blue"),
            ["Deck 3/8: 🪢🗺️🗺️", "Below 1/4: 📦", "Goods 1/2: 🔷"],
        ),
        (
            ship("map", monkey=True, deck_chests=2, below_chests=1, goods="white*2"),
            ["Deck 4/8: 🗺️🐒💰💰", "Below 1/4: 💰", "Goods 2/2: ⚪⚪"],
        ),
    ],
)
def test_the_panel_tells_what_is_aboard_and_how_much_of_the_ship_is_full(
    loaded: Ship, lines: list[str]
) -> None:
    told = words_of_panel(loading(loaded, EMPTY)).splitlines()
    assert f"⛵ {' · '.join(lines)}" in told


def test_the_panel_has_a_button_for_each_kind_with_what_lies_open() -> None:
    state = loading(EMPTY, EMPTY, heap_open=tuple(range(10)))
    offered = buttons(state)
    for lying, kind in enumerate(KINDS):
        assert offered[kind].label == f"{lying}"
        assert offered[kind].icon == ICONS[kind]
        assert offered[kind].emphasis == ("strong" if lying else "plain")


@pytest.mark.parametrize("place", ["deck", "below"])
def test_every_button_of_the_panel_does_what_stands_on_it(place: StowPlace) -> None:
    state = loading(EMPTY, EMPTY, heap_hidden=("map",))
    offered = buttons(state, place)
    does = {
        one: PANEL_MOVES[press.place][one] for one, press in offered.items() if one != SWITCH_PLACE
    }
    meant: dict[str, Move] = {
        **{kind: Load(tile=kind, place=place) for kind in KINDS},
        **{colour: TakeGood(colour=colour) for colour in COLOURS},
        "unseen": Load(tile="unseen", place=place),
        "peek": Take(tile="unseen"),
        "flip": Flip(),
    }
    assert does == meant
    assert all(move in may(state, ANN) for move in does.values())


def test_the_buttons_of_a_tile_in_the_hand_stow_it_where_they_say_or_put_it_back() -> None:
    view = seen(play(loading(EMPTY, EMPTY), (ANN, Take(tile="rope"))), ANN)
    row = next(panel_rows(view, voice(), "deck"))
    assert [(one.label, PANEL_MOVES[one.place][one.action]) for one in row] == [
        ("Onto the deck", Stow(place="deck")),
        ("Below deck", Stow(place="below")),
        ("Put it back", PutBack()),
    ]


def test_the_green_button_says_where_tiles_go_and_turns_to_the_other_place() -> None:
    state = loading(ship("map*3"), EMPTY)
    assert buttons(state)[SWITCH_PLACE].label == "On deck ⇄"
    assert buttons(state)[SWITCH_PLACE].place == "below"
    assert buttons(state, "below")[SWITCH_PLACE].label == "Below deck ⇄"
    assert buttons(state, "below")[SWITCH_PLACE].place == "deck"


def test_the_green_button_is_named_as_a_switch_in_every_language() -> None:
    """Its number was taken for a price; how full the deck is stands on the line of the ship."""
    state = loading(ship("map*7"), EMPTY)
    labels = [
        buttons(state, language=language)[SWITCH_PLACE].label for language in ("en", "de", "es")
    ]
    assert labels == ["On deck ⇄", "Auf Deck ⇄", "A cubierta ⇄"]
    assert "Deck 7/8" in words_of_panel(state)


def test_read_aloud_the_panel_says_what_each_button_does() -> None:
    state = loading(ship("map*7"), EMPTY, heap_hidden=("map",))
    rows = panel_rows(seen(state, ANN), voice(), "deck", in_words=True)
    labels = {one.action: one.label for row in rows for one in row}
    assert labels[SWITCH_PLACE] == "Tiles to deck, 1 free: change"
    assert labels["flip"] == "Turn over one of 1"
    assert (labels["peek"], labels["unseen"]) == ("Look at one", "Load one blind")
    assert labels["cannon"].startswith("Cannon, ")
    none_open = loading(EMPTY, EMPTY, heap_open=(0, *range(1, 10)))
    rows = panel_rows(seen(none_open, ANN), voice(), "deck", in_words=True)
    assert not [one.action for row in rows for one in row if one.action == "cannon"]


def test_the_panel_of_who_is_alone_says_how_much_each_of_the_others_has_loaded() -> None:
    state = loading(EMPTY, ship("map*3", below="rope*2"))
    assert "-# Bea 5/12" in panel_words(seen(state, ANN), voice(), alone=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_loads_for_the_first_time_is_told_the_names_of_goods(language: str) -> None:
    lesson = voice(language)("lesson-loading")
    for colour in COLOURS:
        assert f"{ICONS[colour]} {voice(language)(f'good-{colour}')}" in lesson
    assert ICONS["any"] in lesson


def test_nothing_is_said_of_others_before_they_have_loaded_anything() -> None:
    state = loading(ship("map"), EMPTY)
    assert "Bea" not in "".join(panel_words(seen(state, ANN), voice(), alone=True))


def test_below_a_picture_the_panel_says_in_one_line_what_to_do() -> None:
    calm = loading(EMPTY, EMPTY, options=Options(loading="calm"), loader=ANN)
    told = panel_words(seen(calm, ANN), voice(), below_picture=True)
    assert told == ["**Your turn to load**: one tile, please."]


@pytest.mark.parametrize(
    ("loaded", "asked", "goes"),
    [
        (ship("map*8"), "deck", "below"),
        (ship(below="map*4"), "below", "deck"),
        (ship("map*8", below="map*4"), "below", "below"),
        (EMPTY, "below", "below"),
    ],
)
def test_tiles_go_to_the_other_place_once_one_is_full(loaded: Ship, asked: str, goes: str) -> None:
    assert place_with_room(seen(loading(loaded, EMPTY), ANN), asked) == goes


def test_a_tile_in_the_hand_is_stowed_where_there_is_room_or_put_back() -> None:
    state = play(loading(ship("map*8"), EMPTY), (ANN, Take(tile="rope")))
    assert "**In your hand:** 🪢 rope." in words_of_panel(state)
    assert {*buttons(state)} == {"stow", "back", "blue", "white", "orange", "violet"}
    assert buttons(state)["stow"].place == "below"


def test_without_free_slots_the_panel_offers_goods_alone() -> None:
    state = loading(ship("map*8", below="map*4", goods="blue"), EMPTY)
    assert {*buttons(state)} == {"blue", "white", "orange", "violet"}
    assert not buttons(loading(ship("map*8", below="map*4", goods="blue*2"), EMPTY))


def test_whoever_has_two_goods_is_offered_no_third() -> None:
    offered = buttons(loading(ship("map", goods="blue*2"), EMPTY))
    assert {*offered} == {*KINDS, SWITCH_PLACE}


def test_in_calm_loading_whoever_waits_is_offered_goods_alone() -> None:
    calm = Options(loading="calm")
    state = loading(EMPTY, EMPTY, options=calm, loader=BEA)
    assert {*buttons(state)} == {"blue", "white", "orange", "violet"}
    assert "It is Bea's turn to load." in words_of_panel(state)
    state = loading(EMPTY, EMPTY, options=calm, loader=ANN)
    assert {*buttons(state)} == {*KINDS, SWITCH_PLACE, "blue", "white", "orange", "violet"}


def test_the_panel_shows_the_cards_in_signs_until_somebody_casts_off() -> None:
    lines = words_of_panel(loading(EMPTY, EMPTY)).replace(WORD_JOINER, "").splitlines()
    assert lines[:5] == [
        "**Load your ship!** The cards want ➜ pay:",
        "🌴 🔭➜🔷 · 🪢➜⚪ · 🧭➜🟧 · 🗺️➜💜 · 🧑➜💜",
        "⚖️ 🔷➜🟧🟧 · 🔷➜⚪💜",
        "🏴‍☠️ 💣⚔️➜🔘🔘 · ⚔️🧑➜🔘🔘 · 💣🧑➜🪙4",
        "📜 🔷🔷➜🪙4 · ⚪⚪➜🪙4 · 🟧🟧➜🪙4",
    ]
    gone = words_of_panel(loading(EMPTY, EMPTY, first_full=BEA))
    assert "The cards are gone" in gone
    assert "🔭" not in gone
    assert "🌴🌴🌴🌴🌴 ⚖️⚖️ 🏴‍☠️🏴‍☠️🏴‍☠️ 📜📜📜" in gone.replace(WORD_JOINER, ""), "thirteen backs"


def test_a_narrow_screen_breaks_lines_between_cards_and_not_inside_them() -> None:
    state = at_sea(EMPTY, EMPTY, pile="D06 D15 P07 C11")
    lines = words_of_panel(state).splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("🌴"))
    shown = [line.split(" ", 1)[1] for line in lines[start : start + 4]]
    cards = [card for line in shown for card in line.split(" · ") if card]
    assert [card.split(WORD_JOINER) for card in cards] == [
        ["⛏️", "➜", "🪙", "2"],
        ["⛏️", "🗺️", "➜", "🔷", "💜", "💜"],
        ["💣", "⚔️", "⚔️", "➜", "🔘", "🔘", "🔘"],
        ["🟧", "🟧", "💜", "💜", "➜", "🪙", "9"],
    ]


def test_what_nobody_may_take_takes_no_room_in_the_panel() -> None:
    locked = words_of_panel(loading(EMPTY, EMPTY, heap_locked=(2, *(0,) * 8, 1)))
    assert locked == words_of_panel(loading(EMPTY, EMPTY))


def test_with_a_tile_in_the_hand_the_panel_says_so_and_still_what_the_cards_want() -> None:
    state = play(loading(EMPTY, EMPTY), (ANN, Take(tile="rope")))
    first, second, third, *_ = words_of_panel(state).splitlines()
    assert first.startswith("**In your hand:**")
    assert (second, third[0]) == ("The cards want ➜ pay:", "🌴")


# ---- menus --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "many", "mixes"), [("P01", 2, 10), ("P10", 3, 20), ("P06", 4, 35)]
)
def test_a_reward_of_free_colours_is_chosen_in_one_pick(card: str, many: int, mixes: int) -> None:
    asked = question(owing(card))
    assert voice()(asked.ask) == f"Your reward: which {many} goods do you take?"
    assert len(asked.options) == mixes
    labels = [voice()(one.label) for one in asked.options]
    assert labels[0] == "🔷" * many + f" {many}× blue"
    assert labels[-1] == "💜" * many + f" {many}× violet"
    assert all(isinstance(one.move, Choose) for one in asked.options)


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "🔷🔷💜 2× blue and violet"),
        ("de", "🔷🔷💜 2× Hellblau und Violett"),
        ("es", "🔷🔷💜 2× azul y violeta"),
    ],
)
def test_a_mixed_reward_is_named_by_its_colours(language: str, label: str) -> None:
    labels = [voice(language)(one.label) for one in question(owing("P10")).options]
    assert label in labels
    assert len(set(labels)) == 20


def test_whoever_chooses_for_a_colour_that_ran_out_is_told_why() -> None:
    state = at_sea(ship(goods="blue"), PLAIN, card="T01", pile="C01", supply=(0, 5, 1, 5))
    state = play(state, (ANN, Fulfil()), (BEA, Pass()))
    asked = question(state)
    assert voice()(asked.ask) == "A colour has run out: which good do you take instead?"
    assert [voice()(one.label) for one in asked.options] == ["🔷 blue", "⚪ white", "💜 violet"]


def test_to_throw_is_offered_only_where_there_are_more_goods_than_room() -> None:
    state = at_sea(ship("map*8", below="map*4", goods="blue*2"), PLAIN, card="T01", pile="C01")
    legal = may(state, ANN)
    offered = GAME.offered(seen(state, ANN), legal)
    assert "throw" in {move.kind for move in legal}
    assert {move.kind for move in offered} == {"fulfil", "pass"}
    paid = play(state, (ANN, Fulfil()), (BEA, Pass()))
    assert paid.phase == "stow"
    assert {move.kind for move in GAME.offered(seen(paid, ANN), may(paid, ANN))} == {"throw"}


def test_who_can_only_let_a_card_go_by_need_not_be_asked() -> None:
    state = at_sea(ship("map*3"), PLAIN, card="T01", pile="C01")
    (only,) = GAME.offered(seen(state, ANN), may(state, ANN))
    assert GAME.is_formality(only)


def test_which_tile_to_give_is_asked_only_where_two_differ() -> None:
    alike = at_sea(ship("map*3"), PLAIN, card="D04", pile="C01")
    assert question(alike).options[0].move == Fulfil(payment=("map@deck",))
    apart = at_sea(ship("map", below="map"), PLAIN, card="D04", pile="C01")
    assert question(apart).options[0].move is None
    assert voice()(question(apart, 0).ask) == "What do you give for a map?"


def test_a_second_piece_of_the_same_kind_is_asked_for_again() -> None:
    fighter = ship("cannon", below="cannon", parrot=True)
    state = pirates(fighter, PLAIN, card="P05", pile="C01", round=2)
    state = play(state, (ANN, Meet()), (BEA, Flee()))
    fulfil = next(
        n for n, one in enumerate(question(state).options) if one.label.key == "verb-fulfil"
    )
    first, second = question(state, fulfil), question(state, fulfil, 0)
    assert voice()(first.ask) == "What do you give for a cannon?"
    assert voice()(second.ask) == "And again: what do you give for a cannon?"
    assert [voice()(one.label) for one in second.options] == [
        "cannon below deck",
        "The parrot, as a joker",
    ]


def asked(state: State) -> str:
    question = menu_of(GAME, state, ANN)
    assert isinstance(question, Menu)
    return voice()(question.ask)


def test_a_card_that_cannot_be_paid_says_what_was_forgotten() -> None:
    assert asked(at_sea(ship("map"), PLAIN, card="D01")) == "For this card you lack: telescope."
    rich = ship("map", goods="violet")
    assert asked(at_sea(rich, PLAIN, card="C04")) == "For this card you lack: violet."
    assert asked(at_sea(ship("telescope"), PLAIN, card="D01")) == "Do you fulfil the card?"


def test_pirates_say_what_they_ask_for_in_vain_unless_a_parrot_pays() -> None:
    poor = ship("cannon sabre", below="map")
    met = play(pirates(poor, PLAIN, card="P07"), (ANN, Meet()), (BEA, Flee()))
    assert asked(met) == "For the pirates you lack: sabre."
    helped = poor.model_copy(update={"parrot": True})
    met = play(pirates(helped, PLAIN, card="P07"), (ANN, Meet()), (BEA, Flee()))
    assert asked(met) == "You meet the pirates. What now?"
