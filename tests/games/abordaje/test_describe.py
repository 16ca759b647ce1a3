"""¡Abordaje!: the table in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.abordaje.model import Place, State
from games.kit.chance import Chance
from games.kit.words import LANGUAGES, Voice
from tests.support.boards.abordaje_table import (
    GAME,
    LONG_NAMES,
    PIRATE,
    SPANIARD,
    change,
    draw,
    fight,
    hold,
    match_at_random,
    start,
    voice,
)

if TYPE_CHECKING:
    from games.kit.game import Seat


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_fits_one_message(language: str) -> None:
    say = Voice(language, "abordaje", LONG_NAMES)
    for *_, state, _ in match_at_random("advanced", "words"):
        for seat in (None, PIRATE):
            lines = map(say, GAME.describe(GAME.view(state, seat)))
            assert len("\n".join(lines)) <= 3000


def test_the_end_names_the_winner_and_why() -> None:
    few = "P1: 1p+PC; P2: 1p; P4: 1p; P5: "
    assert described(fight(draw(start(), few), {}).state)[:2] == [
        "Ben wins.",
        "The enemy has too few men left.",
    ]
