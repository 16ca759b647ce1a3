"""What computer players know of All aboard!, and how well they play for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.all_aboard.game import AllAboard
from games.all_aboard.mind import PROSPECTS
from games.all_aboard.model import Board, Boat, Options, card
from games.kit.chance import Chance
from games.kit.computers.search import choose
from games.kit.game import Seat
from games.kit.mind import LEVELS

if TYPE_CHECKING:
    from typing import Literal

GAME = AllAboard()
FIRST, SECOND = Seat(0), Seat(1)
START = GAME.setup(3, Options(first_player="1"), Chance("mind", 0))


def test_level_seats_are_worth_the_same() -> None:
    assert GAME.mind().worth(START) == (0.5, 0.5, 0.5)


def test_a_lead_is_worth_more_the_fewer_rounds_are_left() -> None:
    mind = GAME.mind()
    ahead = START.model_copy(update={"saved": (("bear",), ("fox",), ())})
    early = mind.worth(ahead)
    late = mind.worth(ahead.model_copy(update={"round": 4}))
    assert late[0] > early[0] > 0.5 > early[1] > late[1]
    assert early[1] > early[2], "whoever is nearer to the first is better off"


@pytest.mark.parametrize("effects", ["on", "off"])
def test_cards_still_to_be_played_count_by_what_they_promise(effects: Literal["on", "off"]) -> None:
    after_a_round = GAME.setup(2, Options(effects=effects), Chance("mind", 0)).model_copy(
        update={"round": 3, "hands": (("giraffe", "bear"), ("mouse", "fox")), "piles": ((), ())}
    )
    promising, other = GAME.mind().worth(after_a_round)
    assert promising > 0.7
    assert other < 0.3
    assert sum(PROSPECTS[effects].values()) == pytest.approx(0, abs=0.1)


def test_a_simulation_stops_when_the_boats_have_sailed() -> None:
    mind = GAME.mind()
    assert not mind.horizon(START, START.model_copy(update={"circuit": 3}))
    assert mind.horizon(START, START.model_copy(update={"round": 2}))


def test_a_heavy_animal_boards_the_boat_that_carries_it() -> None:
    fleet = (
        Boat(
            capacity=10, cards=(card(owner=FIRST, animal="fox"), card(owner=SECOND, animal="moose"))
        ),
        Boat(
            capacity=20,
            cards=(card(owner=FIRST, animal="sloth"), card(owner=SECOND, animal="zebra")),
        ),
    )
    start = GAME.setup(2, Options(first_player="1", effects="off"), Chance("mind", 0))
    last = start.model_copy(
        update={
            "round": 4,
            "circuit": 3,
            "boats": fleet,
            "hands": (("giraffe",), ("mouse",)),
            "piles": ((), ()),
        }
    )
    for level in LEVELS:
        assert choose(GAME, last, FIRST, level, "x").move == Board(animal="giraffe", boat=2)


def test_a_lion_is_not_drowned_where_another_animal_will_do() -> None:
    doomed = Boat(
        capacity=10, cards=(card(owner=FIRST, animal="sloth"), card(owner=SECOND, animal="zebra"))
    )
    full = Boat(
        capacity=20,
        cards=(
            card(owner=SECOND, animal="giraffe"),
            card(owner=FIRST, animal="monkey"),
            card(owner=SECOND, animal="moose"),
        ),
    )
    start = GAME.setup(2, Options(first_player="2"), Chance("mind", 0))
    third = start.model_copy(
        update={
            "round": 3,
            "circuit": 3,
            "first": SECOND,
            "turn": FIRST,
            "boats": (full, doomed),
            "hands": (("lion", "bear", "elephant"), ("mouse", "fox", "octopus")),
            "piles": (("zebra",), ()),
        }
    )
    for level in LEVELS:
        choice = choose(GAME, third, FIRST, level, "x", scale=0.2)
        assert choice.move != Board(animal="lion", boat=2)
