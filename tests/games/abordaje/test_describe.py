"""¡Abordaje!: the table in words."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Final, get_args

import pytest

from games.abordaje.components import Mode
from games.abordaje.model import Place, State
from games.kit.chance import Chance
from games.kit.menu import Menu
from games.kit.words import LANGUAGES, Voice
from tests.support.boards.abordaje_table import (
    GAME,
    LONG_NAMES,
    PIRATE,
    SPANIARD,
    change,
    draw,
    fight,
    fight_until,
    hold,
    match_at_random,
    start,
    voice,
)
from tests.support.laws.menus import menu_of

if TYPE_CHECKING:
    from games.kit.game import Seat

ALT_TEXT: Final = 1024
"""Characters of an alt text; Discord's limit."""


def described(state: State, seat: Seat | None = None) -> list[str]:
    return list(map(voice(), GAME.describe(GAME.view(state, seat))))


def test_the_table_in_words_begins_with_whom_it_waits_for() -> None:
    assert described(start())[:2] == [
        "Turn 1, waiting for Ana and Ben",
        "Pirates first, prow to stern (1 to 5)",
    ]


def test_the_table_in_words_says_who_lies_where_to_the_owner_only() -> None:
    state = hold(start(), "pirate", "fight", "fire", "fire", "repel", "stand_up")
    state, _ = GAME.play(state, PIRATE, Place(card="repel"), Chance("lie", 1))
    assert "- your order: Repel!" in described(state, PIRATE)
    assert "- orders face down in 1" in described(state, SPANIARD)
    assert "Repel!" not in "".join(described(state))


def test_the_table_in_words_names_men_captains_and_markers() -> None:
    state = change(draw(start(), "S1: 2p+PC, 1s"), "pirate", markers=("S1",))
    there = "2 pirates, 1 Spaniard, pirate captain and pirate marker"
    assert f"- Spanish deck: {there}" in described(state)
    assert "- on decks 10, pool 7, losses 0" in described(state)


def test_a_tick_marks_the_orders_that_are_carried_out() -> None:
    fought = fight_until("pirate march 4", start(), {1: "fire / fire", 4: "repel / stand_up"})
    orders = [line for line in described(fought.state) if line.startswith("- pirates ")]
    assert orders[0] == "- pirates Fire! ✓, Spaniards Fire! ✓"
    assert orders[2] == "- pirates Repel!, Spaniards Stand up!", "asked about, and still to come"


def test_a_cross_marks_the_orders_that_are_cancelled() -> None:
    fought = fight_until("pirate march 4", start(), {1: "boarding / repel", 4: "repel / stand_up"})
    orders = [line for line in described(fought.state) if line.startswith("- pirates ")]
    assert orders[0] == "- pirates Boarding! ✗, Spaniards Repel! ✗"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_fits_one_message(language: str) -> None:
    say = Voice(language, "abordaje", LONG_NAMES)
    for *_, state, _ in match_at_random("advanced", "words"):
        for seat in (None, PIRATE):
            lines = map(say, GAME.describe(GAME.view(state, seat)))
            assert len("\n".join(lines)) <= 3000


def spoken_in_the_alt_text(state: State, seat: Seat, say: Voice) -> str:
    """Return what a hand's alt text says: what its short buttons mean, then the table."""
    asked = menu_of(GAME, state, seat)
    assert isinstance(asked, Menu)
    said = [one.label for one in asked.options[: asked.buttons] if one.on_button]
    lines = GAME.describe(GAME.view(state, seat))
    now = takewhile(lambda line: line.key != "line-last", lines)
    return "\n".join(map(say, (*said, *now)))


@pytest.mark.parametrize("mode", get_args(Mode))
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_alt_text_has_room_for_the_answers_and_every_section(language: str, mode: Mode) -> None:
    say = Voice(language, "abordaje", ("Bruno", "Carmen"))
    for seed in ("one", "two", "three"):
        for *_, state, _ in match_at_random(mode, seed):
            for seat in GAME.to_act(state):
                assert len(spoken_in_the_alt_text(state, seat, say)) <= ALT_TEXT


def test_the_end_names_the_winner_and_why() -> None:
    few = "P1: 1p+PC; P2: 1p; P4: 1p; P5: "
    assert described(fight(draw(start(), few), {}).state)[:2] == [
        "Ben wins.",
        "The enemy has too few men left.",
    ]
