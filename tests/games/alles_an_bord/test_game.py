"""What version 0.1 stored is still read: fields have other names since."""

from __future__ import annotations

import json

import pytest

from games.alles_an_bord.model import (
    Answer,
    Choose,
    Load,
    Move,
    PlaceChests,
    State,
    TakeGood,
    Throw,
)
from tests.support.boards.alles_an_bord_table import BEA, GAME

OLD_STATE = """{
    "options": {
        "loading": "calm", "competition": "off", "handicap": "1", "voyage_mix": "counted",
        "pirate_cards": "3", "trade_cards": "2", "contract_cards": "3", "starfish_per_kind": "4"
    },
    "phase": "face", "round": 1,
    "ships": [
        {
            "deck": ["sabre", "rope"], "below": ["map"], "goods": ["blue"], "deck_chests": 0,
            "below_chests": 0, "monkey": true, "hand": null, "coins": 2, "parrot": false
        },
        {
            "deck": [], "below": [], "goods": [], "deck_chests": 0, "below_chests": 0,
            "monkey": false, "hand": null, "coins": 0, "parrot": false
        }
    ],
    "heap_open": [9, 8, 9, 9, 9, 8, 9, 8, 9, 2],
    "heap_locked": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "heap_hidden": ["sabre*"], "supply": [15, 16, 16, 16], "bank": 200, "parrots": 2,
    "box": ["D02"], "pile": ["C01"], "card": "P01", "discard": ["D01"], "sailed": [],
    "first_full": 1, "turn": 1, "ready": [true, true], "announced": [true, true],
    "answers": [
        {
            "choice": "fulfil", "payment": ["cannon@deck", "sabre@deck"],
            "colours": ["blue", "white"], "good": null
        },
        null
    ],
    "due": [], "new_chests": [0, 0],
    "last": [
        {"choice": "pass", "payment": [], "colours": null, "good": null},
        {"choice": "penalty", "payment": [], "colours": null, "good": "orange"}
    ]
}"""


def test_a_state_stored_by_version_0_1_is_read() -> None:
    state = GAME.load_state(OLD_STATE, 1)
    assert state.loader == BEA
    assert state.last_answers == (Answer(choice="pass"), Answer(choice="penalty", good="orange"))
    sealed, nothing = state.answers
    assert sealed == Answer(
        choice="fulfil", payment=("cannon@deck", "sabre@deck"), colours=("blue", "white")
    )
    assert nothing is None
    assert GAME.to_act(state) == {BEA}
    assert (state.ships[0].monkey, state.heap_hidden) == (True, ("sabre*",))


@pytest.mark.parametrize(
    ("stored", "move"),
    [
        ('{"kind":"choose","colours":["blue","violet"]}', Choose(goods=("blue", "violet"))),
        ('{"kind":"throw","item":"rope@below"}', Throw(thing="rope@below")),
        ('{"kind":"place_chests","on_deck":2}', PlaceChests(deck=2)),
        ('{"kind":"take_good","colour":"white"}', TakeGood(colour="white")),
        ('{"kind":"load","tile":"unseen","place":"deck"}', Load(tile="unseen", place="deck")),
    ],
)
def test_a_move_stored_by_version_0_1_is_read_and_so_is_one_of_today(
    stored: str, move: Move
) -> None:
    assert GAME.load_move(stored) == move
    assert GAME.load_move(move.model_dump_json()) == move


def test_the_old_state_is_one_that_version_0_1_could_store() -> None:
    assert {*json.loads(OLD_STATE)} ^ {*State.model_fields} == {
        "turn",
        "loader",
        "last",
        "last_answers",
        "marks",
    }
