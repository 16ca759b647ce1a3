"""All aboard!: what the version before 0.2 stored is still read, and told."""

from __future__ import annotations

import pytest

from games.all_aboard.model import Board
from games.kit.chance import Chance
from games.kit.game import Event, Seat
from games.kit.words import Voice
from tests.support.boards.all_aboard_table import GAME

STATE = """{
  "options": {"effects": "on", "boat_deck": "even", "first_player": "random"},
  "round": 2, "circuit": 2, "first": 0, "turn": 1,
  "boats": [
    {"capacity": 20, "cards": [{"owner": 1, "animal": "zebra", "face_up": true}]},
    {"capacity": 20, "cards": [
      {"owner": 0, "animal": "elephant", "face_up": true},
      {"owner": 0, "animal": "mouse", "face_up": false}
    ]}
  ],
  "boat_deck": [20, 18, 18, 14, 16, 10, 14, 10, 12, 18, 14, 14, 10],
  "boat_discard": [12, 18],
  "hands": [["peacock", "monkey", "bear"], ["fox", "lion", "bear"]],
  "piles": [["moose", "fox", "giraffe", "lion"], ["giraffe", "elephant", "mouse", "sloth"]],
  "saved": [["octopus", "zebra"], ["octopus", "moose", "monkey"]],
  "cupids": [1, 1],
  "animal_discard": [{"owner": 0, "animal": "sloth", "face_up": true}],
  "voyages": [
    {
      "capacity": 18, "load": 22, "sailed": true,
      "saved": [{"owner": 1, "animal": "monkey", "face_up": true}],
      "lost": [{"owner": 0, "animal": "sloth", "face_up": true}],
      "moved": []
    },
    {"capacity": 10, "load": null, "sailed": false, "saved": [], "lost": [], "moved": []}
  ]
}"""
MOVE = '{"kind":"board","animal":"lion","boat":2}'


def test_a_stored_position_goes_on() -> None:
    state = GAME.load_state(STATE, GAME.spec.version)
    assert GAME.load_state(state.model_dump_json(), GAME.spec.version) == state
    assert [boat.load for boat in state.departed_boats] == [22, None]
    move = GAME.load_move(MOVE)
    assert move == Board(animal="lion", boat=2)
    after, _ = GAME.play(state, Seat(1), move, Chance("later", 9))
    assert [card.animal for card in after.boats[1].cards] == ["elephant", "mouse", "lion"]


@pytest.mark.parametrize(
    ("load", "told"),
    [
        ("12½", "🌊 12½ kg in a boat for 10: it sinks!"),
        ("14", "🌊 14 kg in a boat for 10: it sinks!"),
        ("½", "🌊 ½ kg in a boat for 10: it sinks!"),
        ("−½", "🌊 −½ kg in a boat for 10: it sinks!"),
        ("−1", "🌊 −1 kg in a boat for 10: it sinks!"),
        ("0", "🌊 0 kg in a boat for 10: it sinks!"),
    ],
)
def test_a_stored_load_that_was_a_text_is_told_as_before(load: str, told: str) -> None:
    stored = f'{{"key":"sinks","args":{{"load":"{load}","capacity":10}},"to":null}}'
    loaded = GAME.load_event(Event.model_validate_json(stored))
    assert isinstance(loaded.args["load"], int)
    assert Voice("en", "all_aboard")(loaded) == told
