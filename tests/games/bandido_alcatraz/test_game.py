"""Bandido Alcatraz goes on with what older versions stored."""

from __future__ import annotations

from typing import Final

import pytest

from games.bandido_alcatraz.events import card_name
from games.bandido_alcatraz.model import Dig, Exchange, Gather, Move, Options
from games.kit.game import Event, Seat
from games.kit.words import LANGUAGES, Voice
from tests.support.boards.bandido_table import GAME

STATE: Final = """
{"options": {"side": "easy", "solo_hand": "6", "cover_rule": "strict", "allow_overcollect": "off",
             "first_player": "seat-1", "signals": "on", "score_line": "solo"},
 "table": {"side": "easy", "laid": [{"card": "A36", "x": 2, "y": 0, "turn": 0}]},
 "turn": 1, "hands": [["A01", "A04", "A52"], ["A05", "A20", "A35"]], "pile": ["A21", "EXIT"],
 "gathered": ["A09"], "set_aside": [[], ["A08"]], "exchanges": 0, "passes": 0, "last": "dug",
 "over": false}
"""
"""A position as version 0.1.0 stored it, but for most of the pile."""


def test_a_stored_position_is_read() -> None:
    state = GAME.load_state(STATE, 1)
    assert GAME.load_state(state.model_dump_json(), 1) == state
    assert state.table.laid[0].cells == ((2, 0), (3, 0))
    assert (state.turn, state.hands[1], state.set_aside[1]) == (1, ("A05", "A20", "A35"), ("A08",))
    assert GAME.legal(state, Seat(1))


@pytest.mark.parametrize(
    ("stored", "move"),
    [
        (
            '{"kind": "dig", "card": "A55", "x": 0, "y": 5, "turn": 180}',
            Dig(card="A55", x=0, y=5, rotation=180),
        ),
        (
            '{"kind": "dig", "card": "A55", "x": 0, "y": 5, "rotation": 180}',
            Dig(card="A55", x=0, y=5, rotation=180),
        ),
        ('{"kind": "gather", "card": "A63"}', Gather(card="A63")),
        ('{"kind": "exchange"}', Exchange()),
    ],
)
def test_a_stored_move_is_read(stored: str, move: Move) -> None:
    assert GAME.load_move(stored) == move


@pytest.mark.parametrize(
    ("named", "card"),
    [
        ('{"key": "card-plain", "args": {"sign": "↓═↑↓", "exits": 3}}', "A30"),
        ('{"key": "card-raincoat", "args": {"sign": "↑↓═↑↓ 🧥", "exits": 4}}', "A63"),
        ('{"key": "card-rope", "args": {"sign": "↓═▪ 🪢", "exits": 1}}', "A01"),
        ('{"key": "card-water", "args": {"sign": "←═→💧", "exits": 2}}', "A35"),
        ('{"key": "card-exit", "args": {"sign": "←═🚪"}}', "EXIT"),
    ],
)
def test_a_card_that_an_event_drew_as_a_sign_is_named_by_its_exits(named: str, card: str) -> None:
    stored = f'{{"key": "drawn", "args": {{"card": {named}}}, "to": 0}}'
    loaded = GAME.load_event(Event.model_validate_json(stored))
    assert loaded == Event(key="drawn", args={"card": card_name(card)}, to=Seat(0))


def test_a_hand_that_an_event_drew_as_signs_is_told_as_it_was() -> None:
    stored = """
    {"key": "new-hand", "to": 1, "args": {"hand": [
        {"key": "card-short",
         "args": {"n": 1, "card": {"key": "card-plain", "args": {"sign": "▪═→", "exits": 1}}}},
        {"key": "card-short",
         "args": {"n": 2, "card": {"key": "card-water", "args": {"sign": "↓💧═↑", "exits": 2}}}}]}}
    """
    loaded = GAME.load_event(Event.model_validate_json(stored))
    assert Voice("en", GAME.spec.slug)(loaded) == (
        "Your new hand: 1: ▪═→ · one tunnel and 2: ↓💧═↑ · 2 tunnels, water."
    )


@pytest.mark.parametrize("seats", GAME.spec.seats)
def test_loose_covering_has_a_league_of_its_own_with_a_name_in_every_language(seats: int) -> None:
    strict, loose = (GAME.variant(seats, Options(cover_rule=rule)) for rule in ("strict", "loose"))
    assert strict != loose
    for language in LANGUAGES:
        names = [Voice(language, GAME.spec.slug).variant(one) for one in (strict, loose)]
        assert names[1].startswith(names[0])
        assert len(names[1]) > len(names[0])
