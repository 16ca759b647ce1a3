"""¡Abordaje!: what older versions have stored is still read."""

from __future__ import annotations

from typing import Final

from pydantic import TypeAdapter

from games.abordaje.events import order_begins
from games.abordaje.model import March, Place
from games.kit.chance import Chance
from games.kit.game import Event
from tests.support.boards.abordaje_table import GAME, SPANIARD, voice

EVENTS: Final = TypeAdapter(tuple[Event, ...])

TASKS_OF_0_1: Final = """[
  {"kind":"march","side":"spanish","section":3,"order":"repel"},
  {"kind":"order","side":"spanish","section":1,"order":"stand_up"},
  {"kind":"withdraw","side":"spanish","section":0,"order":null},
  {"kind":"withdraw","side":"pirate","section":0,"order":null},
  {"kind":"aftermath","side":"pirate","section":0,"order":null},
  {"kind":"home","side":"spanish","section":0,"order":null},
  {"kind":"home","side":"pirate","section":0,"order":null},
  {"kind":"turn","side":"pirate","section":0,"order":null}]"""
EVENTS_OF_0_1: Final = """[
  {"key":"told-reveal","args":{"turn":6},"to":null},
  {"key":"told-fight-nobody","args":{"side":{"key":"side-pirate","args":{}},"section":1},
   "to":null},
  {"key":"told-order","args":{"number":"4️⃣","icon":"🛡️","order":{"key":"order-repel","args":{}},
   "side":{"key":"side-spanish","args":{}},"section":3},"to":null}]"""
STATE_OF_0_1: Final = f"""{{
  "options":{{"mode":"advanced","pirate":"random","turn_cap":"40"}},
  "pirate":0,"turn":6,"active":[1,3,5],
  "forces":[
    {{"crew":[1,0,1,0,1,0,0,1,0,0],"pool":5,"losses":6,"captain":"P3","markers":[],
     "conquests":["S4"]}},
    {{"crew":[0,0,0,0,0,0,0,2,0,2],"pool":8,"losses":8,"captain":"S3","markers":["P3"],
     "conquests":["P2"]}}],
  "hands":[["boarding","take_cover","stand_up"],["fire","fire","take_cover"]],
  "laid":[["repel","fight","fight"],["boarding","repel","stand_up"]],
  "aside":[],"agenda":{TASKS_OF_0_1},"aims":[["pirate","P3"]],"story":{EVENTS_OF_0_1},
  "swaps":[["pirate",1,5]],
  "last":[
    {{"section":1,"orders":["fire","take_cover"],"cancelled":true}},
    {{"section":3,"orders":["take_cover","boarding"],"cancelled":false}}],
  "result":null}}"""
"""A match in the middle of a turn, as 0.1.0 stored it."""


def test_a_state_of_version_0_1_is_read_with_todays_names() -> None:
    state = GAME.load_state(STATE_OF_0_1, 1)
    assert state.sections_in_play == (1, 3, 5)
    assert [task.kind for task in state.tasks][:3] == ["march", "order", "withdraw"]
    assert [pair.cancelled for pair in state.last_orders] == [True, False]
    assert state.laid == (("repel", "fight", "fight"), ("boarding", "repel", "stand_up"))
    assert GAME.load_state(state.model_dump_json(), 1) == state


def test_what_a_state_of_version_0_1_has_told_is_still_said() -> None:
    assert list(map(voice(), GAME.view(GAME.load_state(STATE_OF_0_1, 1), None).turn_events)) == [
        "🃏 **Turn 6: the orders are turned up.**",
        "① ⚔️ The pirates find nobody to fight in section 1.",
        "④ 🛡️ The Spaniards in section 3: Repel!",
    ]


def test_a_state_of_version_0_1_goes_on() -> None:
    state = GAME.load_state(STATE_OF_0_1, 1)
    assert GAME.to_act(state) == {SPANIARD}
    after, events = GAME.play(state, SPANIARD, March(start="S3", end="S1"), Chance("later", 1))
    assert after.forces[1].on("S1") == 1
    assert "told-march" in [told.key for told in events]


def test_a_move_of_version_0_1_is_read_with_todays_name_of_its_field() -> None:
    assert GAME.load_move('{"kind":"place","order":"take_cover"}') == Place(card="take_cover")


def test_an_event_of_version_0_1_is_told_with_its_number_as_a_fact() -> None:
    state = GAME.load_state(STATE_OF_0_1, 1)
    assert state.turn_events[2] == order_begins("repel", "spanish", 3)
    stored = EVENTS.validate_json(EVENTS_OF_0_1)[2]
    assert stored.args["number"] == "4️⃣"
    assert GAME.load_event(stored) == order_begins("repel", "spanish", 3)
