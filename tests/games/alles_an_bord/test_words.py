"""What Alles an Bord?! says: the loading panel, menus, news and the table in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.alles_an_bord.components import COLOURS, ICONS, KINDS
from games.alles_an_bord.describe import card_lines
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
    Penalty,
    PutBack,
    Stow,
    Take,
    TakeGood,
)
from games.kit.menu import Menu
from games.kit.words import LANGUAGES, Voice
from tests.support.alles_an_bord_table import (
    ANN,
    BEA,
    CARL,
    GAME,
    LUCK,
    at_sea,
    loading,
    may,
    pirates,
    play,
    seen,
    ship,
)
from tests.support.menus import menu_of

if TYPE_CHECKING:
    from games.alles_an_bord.components import StowPlace
    from games.alles_an_bord.model import Move, Ship, State
    from games.kit.game import Seat, Text

EMPTY = ship()
PLAIN = ship("sailor*8", below="sailor")
NAMES = ("Ann", "Bea", "Carl")


def voice(language: str = "en") -> Voice:
    return Voice(language, "alles_an_bord", NAMES)


def said(state: State, seat: Seat, move: Move, language: str = "en") -> list[str]:
    """Make a move and return what everybody hears of it."""
    _, events = GAME.play(state, seat, move, LUCK)
    return [voice(language)(one) for one in events if one.to is None]


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
        (EMPTY, ["Deck (0/8): –", "Below (0/4): –", "Goods (0/2): –"]),
        (
            ship("map*2 rope", below="storage", goods="blue"),
            ["Deck (3/8): 🪢🗺️🗺️", "Below (1/4): 📦", "Goods (1/2): 🔵"],
        ),
        (
            ship("map", monkey=True, deck_chests=2, below_chests=1, goods="white*2"),
            ["Deck (4/8): 🗺️🐒💰💰", "Below (1/4): 💰", "Goods (2/2): ⚪⚪"],
        ),
    ],
)
def test_the_panel_tells_what_is_aboard_and_how_much_of_the_ship_is_full(
    loaded: Ship, lines: list[str]
) -> None:
    told = words_of_panel(loading(loaded, EMPTY)).splitlines()
    at = told.index("**Your ship**") + 1
    assert told[at : at + 3] == lines


def test_the_panel_has_a_button_for_each_kind_with_what_lies_open() -> None:
    state = loading(EMPTY, EMPTY, heap_open=tuple(range(10)))
    offered = buttons(state)
    for lying, kind in enumerate(KINDS):
        assert offered[kind].label.casefold() == f"{kind} · {lying}"
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
    assert buttons(state)[SWITCH_PLACE].label == "Goes on deck (5 free)"
    assert buttons(state)[SWITCH_PLACE].place == "below"
    assert buttons(state, "below")[SWITCH_PLACE].label == "Goes below (4 free)"
    assert buttons(state, "below")[SWITCH_PLACE].place == "deck"


def test_one_free_slot_is_one_in_every_language() -> None:
    state = loading(ship("map*7"), EMPTY)
    labels = [
        buttons(state, language=language)[SWITCH_PLACE].label for language in ("en", "de", "es")
    ]
    assert labels == ["Goes on deck (1 free)", "Kommt auf Deck (1 frei)", "Va a cubierta (1 libre)"]


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
    at = lines.index("The cards want:") + 1
    assert lines[at : at + 4] == [
        "🌴 🔭➜🔵 · 🪢➜⚪ · 🧭➜🟠 · 🗺️➜🟣 · 🧑➜🟣",
        "⚖️ 🔵➜🟠🟠 · 🔵➜⚪🟣",
        "🏴‍☠️ 💣⚔️➜🔘🔘 · ⚔️🧑➜🔘🔘 · 💣🧑➜4🪙",
        "📜 🔵🔵➜4🪙 · ⚪⚪➜4🪙 · 🟠🟠➜4🪙",
    ]
    gone = words_of_panel(loading(EMPTY, EMPTY, first_full=BEA))
    assert "The cards are gone" in gone
    assert "➜" not in gone


def test_a_narrow_screen_breaks_lines_between_cards_and_not_inside_them() -> None:
    state = at_sea(EMPTY, EMPTY, pile="D06 D15 P07 C11")
    shown = [line.partition(" ")[2] for line in words_of_panel(state).splitlines() if "➜" in line]
    cards = [card for line in shown for card in line.split(" · ")]
    assert [card.split(WORD_JOINER) for card in cards] == [
        ["⛏️", "➜", "2", "🪙"],
        ["⛏️", "🗺️", "➜", "🔵", "🟣", "🟣"],
        ["💣", "⚔️", "⚔️", "➜", "🔘", "🔘", "🔘"],
        ["🟠", "🟠", "🟣", "🟣", "➜", "9", "🪙"],
    ]


# ---- menus --------------------------------------------------------------------------


def owing(card: str, **more: object) -> State:
    """Lay a table at which Ann has paid the pirates and names her reward."""
    fighter = ship("cannon*2 sabre sailor map")
    state = pirates(fighter, PLAIN, card=card, pile="C01", **more)
    state = play(state, (ANN, Meet()), (BEA, Flee()))
    return play(state, (ANN, next(m for m in may(state, ANN) if isinstance(m, Fulfil))))


@pytest.mark.parametrize(
    ("card", "many", "mixes"), [("P01", 2, 10), ("P10", 3, 20), ("P06", 4, 35)]
)
def test_a_reward_of_free_colours_is_chosen_in_one_pick(card: str, many: int, mixes: int) -> None:
    asked = question(owing(card))
    assert voice()(asked.ask) == f"Your reward: which {many} goods do you take?"
    assert len(asked.options) == mixes
    labels = [voice()(one.label) for one in asked.options]
    assert labels[0] == "🔵" * many + f" {many}× blue"
    assert labels[-1] == "🟣" * many + f" {many}× violet"
    assert all(isinstance(one.move, Choose) for one in asked.options)


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "🔵🔵🟣 2× blue and violet"),
        ("de", "🔵🔵🟣 2× Hellblau und Violett"),
        ("es", "🔵🔵🟣 2× azul y violeta"),
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
    assert [voice()(one.label) for one in asked.options] == ["🔵 blue", "⚪ white", "🟣 violet"]


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


# ---- news ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann sells 2 goods and has 5 money, Bea sells 1 good and has 1 money"),
        ("de", "Ann verkauft 2 Waren und hat 5 Geld, Bea verkauft 1 Ware und hat 1 Geld"),
        ("es", "Ann vende 2 mercancías y tiene 5 de dinero, Bea vende 1 mercancía"),
    ],
)
def test_coming_home_says_what_was_sold_and_what_money_there_is(language: str, line: str) -> None:
    ships = (ship(goods="blue*2", coins=3), ship(goods="blue"), ship())
    state = play(at_sea(*ships, card="D01"), (ANN, Pass()), (BEA, Pass()))
    assert line in " ".join(said(state, CARL, Pass(), language))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "☠️ The pirates rob Ann of a blue good and 2 coins."),
        ("de", "☠️ Ann verliert an die Piraten: eine hellblaue Ware und 2 Münzen."),
        ("es", "☠️ Los piratas le quitan a Ann: una mercancía azul y 2 monedas."),
    ],
)
def test_a_penalty_says_what_is_gone(language: str, line: str) -> None:
    state = pirates(ship("map", goods="blue", coins=4), PLAIN, card="P03", pile="C01")
    state = play(state, (ANN, Meet()), (BEA, Flee()))
    assert line in said(state, ANN, Penalty(good="blue"), language)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "🎨 The supply lacks an orange good: Ann takes a white good instead."),
        (
            "de",
            "🎨 Im Vorrat ausgegangen: eine orange Ware. Ann nimmt stattdessen eine weiße Ware.",
        ),
        ("es", "🎨 Falta en la reserva: una mercancía naranja. Ann toma a cambio una mercancía"),
    ],
)
def test_a_colour_that_ran_out_is_told_with_what_came_instead(language: str, line: str) -> None:
    state = at_sea(ship(goods="blue"), PLAIN, card="T01", pile="C01", supply=(0, 5, 1, 5))
    state = play(state, (ANN, Fulfil()), (BEA, Pass()))
    assert line in "\n".join(said(state, ANN, Choose(goods=("white",)), language))


def test_what_everybody_gave_and_got_is_told_at_the_reveal() -> None:
    state = at_sea(
        ship("telescope map"), PLAIN, ship("map"), card="D08", pile="C01", first_full=BEA
    )
    paying = Fulfil(payment=("telescope@deck", "map@deck"))
    state = play(state, (ANN, paying), (CARL, Pass()))
    assert said(state, BEA, Pass())[:2] == [
        "✅ Ann gives a telescope and a map and gets 2 blue goods.",
        "💤 Bea and Carl let it go by.",
    ]


def test_a_reward_in_coins_is_told_in_coins() -> None:
    state = play(at_sea(ship("shovel"), PLAIN, card="D06", pile="C01"), (BEA, Pass()))
    told = said(state, ANN, Fulfil(payment=("shovel@deck",)))
    assert told[0] == "✅ Ann gives a shovel and gets 2 coins."


def test_goods_given_in_trade_and_for_contracts_are_told() -> None:
    trading = play(at_sea(ship(goods="blue"), PLAIN, card="T02", pile="C01"), (BEA, Pass()))
    assert said(trading, ANN, Fulfil())[0] == (
        "✅ Ann gives a blue good and gets a white good and a violet good."
    )
    agreed = play(at_sea(ship(goods="blue*2"), PLAIN, card="C01"), (BEA, Pass()))
    assert said(agreed, ANN, Fulfil())[0] == "✅ Ann gives 2 blue goods and gets 4 coins."


def test_free_goods_are_told_by_the_colours_that_were_chosen() -> None:
    told = said(owing("P01"), ANN, Choose(goods=("blue", "violet")))
    assert told[0] == ("✅ Ann gives a cannon and a sabre and gets a blue good and a violet good.")


def test_contracts_put_off_are_told_once_however_many() -> None:
    state = at_sea(PLAIN, PLAIN, card="D02", pile="C05 C01 D01")
    told = said(play(state, (ANN, Pass())), BEA, Pass())
    assert [line for line in told if line.startswith("📜")] == [
        "📜 Contracts go under the pile, unseen, until all else is done."
    ]
    assert not any("2 blue" in line for line in told)


def test_the_richest_is_told_first_at_the_end() -> None:
    ships = (ship(coins=3), ship(goods="blue*3", deck_chests=2), ship(coins=12))
    state = at_sea(*ships, card="D01", round=2)
    told = said(play(state, (ANN, Pass()), (BEA, Pass())), CARL, Pass())
    assert told[-3:] == ["Bea: 23 money", "Carl: 12 money", "Ann: 3 money"]


# ---- the table in lines --------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Voyage 1 of 2: Ann and Bea to decide"),
        ("de", "Reise 1 von 2, noch zu entscheiden: Ann und Bea"),
        ("es", "Viaje 1 de 2, por decidir: Ann y Bea"),
    ],
)
def test_the_summary_says_who_is_waited_for(language: str, line: str) -> None:
    told = GAME.describe(seen(at_sea(PLAIN, PLAIN, card="D01", pile="P01")))
    assert voice(language)(told[0]) == line


def test_what_is_still_to_come_is_counted() -> None:
    told: list[Text] = list(
        GAME.describe(seen(at_sea(PLAIN, PLAIN, card="D01", pile="P01 C01 C02")))
    )
    assert "Still to come: 1 pirate card and 2 contracts" in map(voice(), told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_one_sentence(language: str) -> None:
    say = voice(language)
    for key in ("tile-gone", "tile-locked", "hand-full", "good-gone", "good-not-aboard"):
        line = say(key, tile="X", good="X")
        assert line.count("X") == 1
        assert "\n" not in line
        assert len(line) <= 100


def table_words(state: State, seat: Seat | None = None) -> list[str]:
    return [voice()(line) for line in GAME.describe(seen(state, seat))]


def test_the_table_in_words_says_the_heap_and_how_full_each_ship_is() -> None:
    rows = (2, 0, 0, 0, 0, 0, 0, 1, 0, 0)
    ships = (
        ship("rope*2", below="map storage", deck_chests=2, below_chests=1, coins=3, parrot=True),
        ship(monkey=True, hand="sabre"),
    )
    state = loading(
        *ships, heap_open=rows, heap_locked=rows[::-1], heap_hidden=("map",), first_full=BEA
    )
    assert table_words(state) == [
        "Voyage 1 of 2: loading, the cards are gone",
        "13 cards, face down",
        "On the heap: 2× cannon and map",
        "Locked by starfish: sailor and 2× monkey",
        "Face down: 1",
        "Ann: 33 money (3 in coins, 3 chests)",
        "- a parrot",
        "- on deck: 2× rope",
        "- chests on deck: 2",
        "- free on deck: 4",
        "- below deck: 3 of 4 slots filled",
        "Bea: 0 money (0 in coins, no chests)",
        "- on deck: no tiles",
        "- a monkey blocks a slot on deck",
        "- free on deck: 7",
        "- below deck: 0 of 4 slots filled",
        "- a tile in hand",
    ]
    own = table_words(state, ANN)
    assert "- below deck: map and storage" in own
    assert "- chests below deck: 1" in own
    assert "- no goods (room for 2)" in own
    assert "- in hand: sabre" in table_words(state, BEA)


def test_room_for_goods_is_two_while_loading_and_the_whole_hold_at_sea() -> None:
    carrier = ship("rope*2", below="map storage", deck_chests=2, below_chests=1, goods="blue")
    for state, room in ((loading(carrier, EMPTY), 2), (at_sea(carrier, EMPTY, card="D01"), 9)):
        assert f"- goods: a blue good (room for {room})" in table_words(state, ANN)
        assert not any("goods:" in line for line in table_words(state, BEA)[:-1])


def test_money_is_said_in_coins_and_chests_while_those_are_placed_and_at_the_end() -> None:
    rich = ship("sailor", goods="blue", coins=28)
    home = play(at_sea(rich, PLAIN, card="D01"), (ANN, Pass()), (BEA, Pass()))
    assert "Ann: 29 money (9 in coins, 2 chests)" in table_words(home)
    end = play(at_sea(rich, PLAIN, card="D01", round=2), (ANN, Pass()), (BEA, Pass()))
    assert "Ann: 29 money (9 in coins, 2 chests)" in table_words(end)


def test_the_table_in_words_says_who_faces_the_pirates_and_who_has_decided() -> None:
    fighter = ship("cannon sailor", goods="blue")
    state = pirates(fighter, fighter, PLAIN, card="P03", pile="C01")
    state = play(state, (ANN, Meet()), (CARL, Flee()))
    lines = table_words(state)
    assert lines[0] == "Voyage 1 of 2: Bea to meet or flee"
    assert lines[1] == "Now: 🏴‍☠️ pirates, still face down"
    assert "Already decided: Ann and Carl" in lines
    assert not any("Meeting" in line for line in lines)
    lines = table_words(play(state, (BEA, Meet()), (ANN, Penalty(good="blue"))))
    assert lines[:4] == [
        "Voyage 1 of 2: Bea to face the pirates",
        "Now: 🏴‍☠️ Pirates: 💣 cannon and 🧑 sailor ➜ 🪙 4 coins",
        "Meeting the pirates: Ann and Bea",
        "Already decided: Ann",
    ]
    assert lines[-1] == (
        "Supply: 14 blue goods, 16 white goods, 16 orange goods and 16 violet goods"
    )


# ---- what one has sealed ----------------------------------------------------------------


def sealed_words(state: State, seat: Seat | None) -> list[str]:
    """Return what stands with the card, beside the card itself."""
    return [voice()(line) for line in card_lines(seen(state, seat))[1:]]


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (Pass(), "You let the card go by. The others learn it when all have decided."),
        (
            Fulfil(payment=("telescope@deck", "map@below")),
            (
                "You fulfil the card with 🔭 telescope on deck and 🗺️ map below deck. "
                "The others learn it when all have decided."
            ),
        ),
    ],
)
def test_whoever_waits_for_the_others_reads_what_is_sealed(move: Move, line: str) -> None:
    state = at_sea(ship("telescope", below="map"), PLAIN, card="D08", pile="C01")
    assert sealed_words(state, ANN) == []
    state = play(state, (ANN, move))
    assert sealed_words(state, ANN) == [line]
    assert sealed_words(state, BEA) == sealed_words(state, None) == []
    assert sealed_words(play(state, (BEA, Pass())), ANN) == []


@pytest.mark.parametrize(("move", "verb"), [(Meet(), "meet the pirates"), (Flee(), "flee")])
def test_an_announcement_is_read_again_by_whoever_made_it(move: Move, verb: str) -> None:
    state = play(pirates(PLAIN, PLAIN, card="P03", pile="C01"), (ANN, move))
    assert sealed_words(state, ANN) == [f"You {verb}. The others learn it when all have announced."]
    assert sealed_words(state, BEA) == sealed_words(state, None) == []


def test_a_reward_chosen_is_read_again_until_the_reveal() -> None:
    fighter = ship("cannon sabre")
    state = pirates(fighter, fighter, card="P01", pile="C01")
    state = play(state, (ANN, Meet()), (BEA, Meet()))
    state = play(state, (ANN, Fulfil(payment=("cannon@deck", "sabre@deck"))))
    state = play(state, (ANN, Choose(goods=("blue", "blue"))))
    assert sealed_words(state, ANN)[1:] == ["Your reward: 2 blue goods."]
    assert sealed_words(state, BEA) == []
    state = play(state, (BEA, Penalty()))
    assert sealed_words(state, ANN) == []
