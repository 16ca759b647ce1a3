"""What Alles an Bord?! tells when something happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.alles_an_bord.model import (
    Choose,
    Flee,
    Fulfil,
    Meet,
    Pass,
    Penalty,
)
from tests.support.boards.alles_an_bord_table import (
    ANN,
    BEA,
    CARL,
    GAME,
    LUCK,
    PLAIN,
    at_sea,
    owing,
    pirates,
    play,
    ship,
    voice,
)

if TYPE_CHECKING:
    from games.alles_an_bord.model import Move, State
    from games.kit.game import Seat


def said(state: State, seat: Seat, move: Move, language: str = "en") -> list[str]:
    """Make a move and return what everybody hears of it."""
    _, events = GAME.play(state, seat, move, LUCK)
    return [voice(language)(one) for one in events if one.to is None]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann sells 2 goods and has 5 coins; Bea sells 1 good and has 1 coin"),
        ("de", "Ann verkauft 2 Waren und hat 5 Münzen; Bea verkauft 1 Ware und hat 1 Münze"),
        ("es", "Ann vende 2 mercancías y tiene 5 monedas; Bea vende 1 mercancía"),
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
        ("de", "☠️ Ann verliert eine hellblaue Ware und 2 Münzen an die Piraten."),
        ("es", "☠️ Los piratas quitan a Ann una mercancía azul y 2 monedas."),
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
    assert told[-3:] == ["Bea: 23 coins", "Carl: 12 coins", "Ann: 3 coins"]
