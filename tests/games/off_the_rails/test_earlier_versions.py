"""Matches of earlier versions: fields of moves had other names, ways of carts were written out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from games.kit.game import Event, Text, text
from games.kit.words import LANGUAGES, Voice
from games.off_the_rails.model import (
    ActionDone,
    ChooseSide,
    Collapse,
    Drive,
    EndActions,
    Face,
    Lay,
    Move,
    Pick,
    PlaceCart,
    Slower,
    Split,
    Undo,
    Upgrade,
)
from tests.support.boards.off_the_rails_table import GAME, NAMES, Position, heap, position

OLDER_MOVES: list[tuple[str, Move]] = [
    ('{"kind":"side","side":"south"}', ChooseSide(edge="south")),
    ('{"kind":"lay","square":"H6","exits":"NS"}', Lay(at="H6", tile="NS")),
    ('{"kind":"upgrade","square":"H6","exits":"NES"}', Upgrade(at="H6", tile="NES")),
    ('{"kind":"cart","cart":"green.white","square":"F9"}', PlaceCart(cart="green.white", at="F9")),
    ('{"kind":"split","left":[1,0,0,1,0]}', Split(piles=heap("rock gold"))),
    ('{"kind":"face","exit":"W"}', Face(way="W")),
    ('{"kind":"collapse","square":"C3"}', Collapse(at="C3")),
    ('{"kind":"drive","cart":"red.white","route":"NE"}', Drive(cart="red.white", route="NE")),
    ('{"kind":"undo"}', Undo()),
    ('{"kind":"done"}', EndActions(order="pairs")),
]

OLDER_STATE: Final = Path(__file__).with_name("older_actions.json")
"""After four actions of the first turn, as it was stored when moves had older names."""
OLDER_COLLISION: Final = Path(__file__).with_name("older_collision.json")
"""After a collision, with the load of the rammed cart split and no pile picked yet."""


def taking(square: str, *jewels: str) -> Text:
    icons = tuple(text(f"icon-{jewel}") for jewel in jewels)
    return text("way-taking", square=square, jewels=icons)


@pytest.mark.parametrize(("stored", "move"), OLDER_MOVES)
def test_a_move_stored_by_an_earlier_version_is_read(stored: str, move: Move) -> None:
    assert GAME.load_move(stored) == move


def test_a_state_stored_by_an_earlier_version_is_read() -> None:
    state = GAME.load_state(OLDER_STATE.read_text("utf-8"), 1)
    assert state.actions_done == (
        ActionDone(move=Lay(at="F5", tile="EW")),
        ActionDone(move=Upgrade(at="F5", tile="ESW"), upgraded="EW"),
        ActionDone(move=PlaceCart(cart="red.white", at="C0")),
        ActionDone(move=Slower(cart="red.white")),
    )
    assert (state.tiles, state.seats, len(state.deck)) == ({"F5": "ESW"}, 3, 17)
    assert GAME.load_state(state.model_dump_json(), 1) == state


def test_actions_stored_by_an_earlier_version_can_be_taken_back() -> None:
    state = GAME.load_state(OLDER_STATE.read_text("utf-8"), 1)
    back = Position(state).play(Undo(), Undo(), Undo(), Undo()).state
    assert (back.tiles, back.pools) == ({}, (60, 30))
    assert {(cart.square, cart.speed) for cart in back.carts} == {(None, 3)}


def test_a_collision_stored_by_an_earlier_version_goes_on() -> None:
    state = GAME.load_state(OLDER_COLLISION.read_text("utf-8"), 1)
    assert state.collision is not None
    assert (state.collision.left, state.collision.right) == (heap("ruby"), heap("emerald"))
    on = Position(state).play(Pick(pile="right"))
    assert on.at("H1") == "emerald"
    assert on.cart("red.black").endswith(": ruby")


TURNED = position(
    "  B C\n1 · ┃\n2 · ┃\n3 · ┃\n4 · ┃\n5 ━ ┫",
    *("red C5 W 1: ruby", "yellow C4 N 2: gold emerald", "blue C3 S 1: diamond"),
    clans="alone",
)
"""Blue may turn yellow towards red, which before 0.3 drove before them unasked."""
BOTH_DERAIL = position(
    "  C D E F\n1 ┃ · ┃ ·\n2 ┃ ┏ ┻ ━\n3 ┃ · · ·",
    *("red.white C1 S 3: ruby", "red.black E1 S 3: ruby", "blue.white C3 N 3: gold ruby rock"),
)
"""Black derails either way of its junction; before 0.3 it was asked all the same who goes first."""


def offered(at: Position) -> set[str]:
    return {move.cart for move in at.legal if isinstance(move, Drive)}


@pytest.mark.parametrize(
    ("start", "then", "now"),
    [
        (TURNED, {"yellow", "blue"}, {"red", "yellow", "blue"}),
        (BOTH_DERAIL, {"red.white", "red.black"}, set()),
    ],
)
def test_the_order_of_carts_is_asked_as_when_the_actions_ended(
    start: Position, then: set[str], now: set[str]
) -> None:
    older = start.play(GAME.load_move('{"kind":"done"}'))
    assert offered(older) == then
    assert offered(start.play(EndActions())) == now
    stored = older.state.model_dump_json(exclude={"order", "first_carts"})
    assert GAME.load_state(stored, 1) == older.state


WAYS: list[tuple[str, tuple[str | Text, ...]]] = [
    ("C1 → C2 → B2", ("C1", "C2", "B2")),
    ("C0 → C1 🔺", ("C0", taking("C1", "ruby"))),
    ("C0 → C1 💎 → C2 🟩 🟡", ("C0", taking("C1", "diamond"), taking("C2", "emerald", "gold"))),
    ("D2 🪨 → D3", (taking("D2", "rock"), "D3")),
]


def older_way(way: str) -> Event:
    """Return the way of a cart as earlier versions stored it: written out."""
    return Event.model_validate_json(
        '{"key":"rolls","args":{"cart":{"key":"cart-white","args":{"clan":{"key":"hue-red",'
        f'"args":{{}}}}}}}},"who":{{"seat":0}},"way":"{way}"}},"to":null}}'
    )


@pytest.mark.parametrize(("written", "way"), WAYS)
def test_the_way_of_a_cart_stored_by_an_earlier_version_is_told_as_before(
    written: str, way: tuple[str | Text, ...]
) -> None:
    told = GAME.load_event(older_way(written))
    assert told.args["way"] == way
    assert GAME.load_event(Event.model_validate_json(told.model_dump_json())) == told
    for language in LANGUAGES:
        say = Voice(language, "off_the_rails", NAMES)
        assert say(told).endswith(f" (Ann): {written}")
