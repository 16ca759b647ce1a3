"""The table of Alles an Bord?! in words, and a seat's own hidden answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.alles_an_bord.describe import own_answer
from games.alles_an_bord.model import (
    Choose,
    Flee,
    Fulfil,
    Meet,
    Pass,
    Penalty,
)
from games.kit.words import LANGUAGES
from tests.support.boards.alles_an_bord_table import (
    ANN,
    BEA,
    CARL,
    EMPTY,
    GAME,
    PLAIN,
    at_sea,
    loading,
    pirates,
    play,
    seen,
    ship,
    voice,
)

if TYPE_CHECKING:
    from games.alles_an_bord.model import Move, State
    from games.kit.game import Seat, Text


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Voyage 1 of 2: Ann and Bea to decide"),
        ("de", "Reise 1 von 2, noch zu entscheiden: Ann und Bea"),
        ("es", "Viaje 1 de 2, por decidir: Ann y Bea"),
    ],
)
def test_the_summary_says_who_is_waited_for(language: str, line: str) -> None:
    first, *_ = GAME.describe(seen(at_sea(PLAIN, PLAIN, card="D01", pile="P01")))
    assert voice(language)(first) == line


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
        "On the heap: 2× cannon and map",
        "Locked by starfish: sailor and 2× monkey",
        "Tiles face down: 1",
        "Ann: 33 coins (3 loose, 3 chests)",
        "- a parrot",
        "- on deck: 2× rope; 4 free",
        "- chests on deck: 2",
        "- below deck: 3 of 4",
        "Bea: 0 coins",
        "- on deck: no tiles; 7 free",
        "- a monkey blocks a slot on deck",
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
    assert "Ann: 29 coins (9 loose, 2 chests)" in table_words(home)
    end = play(at_sea(rich, PLAIN, card="D01", round=2), (ANN, Pass()), (BEA, Pass()))
    assert "Ann: 29 coins (9 loose, 2 chests)" in table_words(end)


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
    assert lines[-1] == ("Supply: 14× blue, 16× white, 16× orange and 16× violet")


# ---- own hidden answers -----------------------------------------------------------------


def sealed_words(state: State, seat: Seat | None) -> list[str]:
    """Return what a seat reads of its own answer."""
    return [voice()(line) for line in own_answer(seen(state, seat))]


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (Pass(), "💤 You let the card go by. Secret until all have decided."),
        (
            Fulfil(payment=("telescope@deck", "map@below")),
            (
                "✅ You give 🔭 telescope on deck and 🗺️ map below deck. "
                "Secret until all have decided."
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


@pytest.mark.parametrize(
    ("move", "said"), [(Meet(), "⚔️ You meet the pirates."), (Flee(), "💨 You flee.")]
)
def test_an_announcement_is_read_again_by_whoever_made_it(move: Move, said: str) -> None:
    state = play(pirates(PLAIN, PLAIN, card="P03", pile="C01"), (ANN, move))
    assert sealed_words(state, ANN) == [f"{said} Secret until all have chosen."]
    assert sealed_words(state, BEA) == sealed_words(state, None) == []


def test_a_reward_chosen_is_read_again_until_the_reveal() -> None:
    fighter = ship("cannon sabre")
    state = pirates(fighter, fighter, card="P01", pile="C01")
    state = play(state, (ANN, Meet()), (BEA, Meet()))
    state = play(state, (ANN, Fulfil(payment=("cannon@deck", "sabre@deck"))))
    state = play(state, (ANN, Choose(goods=("blue", "blue"))))
    assert sealed_words(state, ANN)[1:] == ["🎨 Your reward: 2 blue goods."]
    assert sealed_words(state, BEA) == []
    state = play(state, (BEA, Penalty()))
    assert sealed_words(state, ANN) == []
