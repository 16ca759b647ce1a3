"""That what a hint says of a boat is true: whatever lies face down, by the rules."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, cast

import pytest

from games.all_aboard.components import COURSE, POINTS
from games.all_aboard.game import AllAboard
from games.all_aboard.model import Boat, Card, State
from games.all_aboard.rules.departing_boat import departing
from games.all_aboard.rules.sailing import sail
from games.kit.chance import Chance
from games.kit.computers.playout import playout
from games.kit.value import replaced
from games.kit.working_copy import WorkingCopy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.kit.game import Seat
    from games.kit.text import Text

GAME = AllAboard()
FEW, MANY = 3, 42
"""Matches at whose positions what is said is held against the rules: in short, and on demand."""
CAPACITIES = (10, 12, 14, 16, 18, 20)


@pytest.mark.parametrize("many", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("seats", [2, 3])
def test_whom_the_boats_are_said_to_save_and_drown_they_do_whatever_is_hidden(
    seats: int, many: int
) -> None:
    seen = set[str]()
    for match in range(many):
        for moment in playout(GAME, seats, GAME.spec.options(), f"true {match}"):
            before, move, seat = cast("State", moment.before), cast("Any", moment.move), moment.seat
            told = {}
            for one in GAME.mind().effects(before, seat, move):
                told[one.said.key] = one.said.facts
                if one.said.key == "effect-lost-in":
                    check_cases(before, boarded(before, seat, move), seat, one.said)
            seen |= told.keys()
            for world in worlds(boarded(before, seat, move), seat):
                check(told, before, move, world, seat)
            if "effect-saved-in" in told:
                check_saved(told["effect-saved-in"], boarded(before, seat, move), seat)
    kinds = ("saves", "love", "lost-others", "lost-own", "eats", "throws", "scares", "full")
    more = ("saved-in", "lost-in", "weighs", "stays", "waits")
    assert seen == {f"effect-{one}" for one in (*kinds, *more)}


def boarded(before: State, seat: Seat, move: Any) -> State:
    face_up = not COURSE.face_down(before.circuit)
    boat = before.boats[move.boat - 1]
    aboard = (*boat.cards, Card(owner=seat, animal=move.animal, face_up=face_up))
    boats = replaced(before.boats, move.boat - 1, Boat(capacity=boat.capacity, cards=aboard))
    return before.model_copy(update={"boats": boats})


def worlds(state: State, seat: Seat) -> Iterator[State]:
    """Deal what the seat cannot know anew a few times."""
    for number in range(6):
        yield GAME.redeal(state, seat, Chance("worlds", number))


def sailed(world: State) -> State:
    work = WorkingCopy(world, Chance("any", 0))
    sail(work)
    return work.state


def check(told: dict[str, Any], before: State, move: Any, world: State, seat: Seat) -> None:
    """Hold what is said to be sure against one world."""
    after, boat = sailed(world), move.boat
    boats, points = after.departed_boats, cast("dict[str, int]", POINTS)
    saved, lost = meets(after, "saved"), meets(after, "lost")
    for key, where in (
        ("effect-saves", saved),
        ("effect-lost-others", lost),
        ("effect-lost-own", lost),
    ):
        named = [named_by(one, seat) for one in told.get(key, {}).get("cards", ())]
        assert where >= set(named), key
        if key == "effect-saves" and named:
            assert told[key]["points"] == sum(points[animal] for _, animal in named)
    if "effect-love" in told:
        won = after.cupids[seat] - before.cupids[seat]
        assert COURSE.cupid_points * won >= told["effect-love"]["points"]
    for key, field in (("effect-eats", "eaten"), ("effect-throws", "thrown")):
        done = {(one.owner, one.animal) for end in boats if (one := getattr(end, field))}
        assert done >= {named_by(one, seat) for one in told.get(key, {}).get("victim", ())}
    if "effect-scares" in told:
        assert boats[told["effect-scares"]["boat"] - 1].scared_from
    for key in told.keys() & {"effect-full", "effect-weighs"}:
        load = departing(world, boat, ()).load()
        assert (load, world.boats[boat - 1].capacity) == (told[key]["load"], told[key]["capacity"])
        assert load + told[key]["room"] == 2 * told[key]["capacity"]
        is_full = len(world.boats[boat - 1].cards) == COURSE.boat_places
        assert is_full is (key == "effect-full")
    if "effect-stays" in told:
        kept = told["effect-stays"]["animal"]
        assert kept in before.hands[seat]
        assert kept != move.animal
    if "effect-waits" in told:
        assert move.animal == "octopus"
        assert (seat, "octopus") in lost
        assert len(world.boats[boat - 1].cards) < COURSE.boat_places


def named_by(card: dict[str, Any], seat: Seat) -> tuple[int, str]:
    """Return whose card a text names, and which."""
    return card.get("who", seat), card["animal"]


def cases(state: State, seat: Seat) -> list[list[State]]:
    """Return for each that may lie face down how the boats sail, by what a scared elephant gets."""
    hidden = [
        (at, one)
        for at, boat in enumerate(state.boats)
        for one in boat.cards
        if not one.face_up and one.owner != seat
    ]
    pools = [(*state.hands[one.owner], *state.piles[one.owner], one.animal) for _, one in hidden]
    found = []
    for animals in product(*pools):
        world = state
        for (at, one), animal in zip(hidden, animals, strict=True):
            there = [
                card if card != one else one.model_copy(update={"animal": animal})
                for card in world.boats[at].cards
            ]
            boat = world.boats[at].model_copy(update={"cards": tuple(there)})
            world = world.model_copy(update={"boats": replaced(world.boats, at, boat)})
        aboard = [one.animal for boat in world.boats for one in boat.cards]
        decks = product(CAPACITIES, repeat=max(1, aboard.count("elephant")))
        drawn = ((*deck, *state.boat_deck) for deck in decks)
        found.append([sailed(world.model_copy(update={"boat_deck": deck})) for deck in drawn])
    return found


def count(ends: list[list[State]], fate: str, whose: tuple[int, str]) -> int:
    """Count in how many cases a card is saved or lost whatever boat comes."""
    return sum(all(whose in meets(state, fate) for state in some) for some in ends)


def meets(state: State, fate: str) -> set[tuple[int, str]]:
    """Return whose cards a sailing saved or lost, and which."""
    boats = state.departed_boats
    return {(one.owner, one.animal) for boat in boats for one in getattr(boat, fate)}


def check_saved(facts: dict[str, Any], after: State, seat: Seat) -> None:
    ends = cases(after, seat)
    (name,) = facts["animal"]
    assert facts["many"] == len(ends)
    assert facts["n"] == count(ends, "saved", named_by(name, seat))


def check_cases(before: State, after: State, seat: Seat, said: Text) -> None:
    ends = cases(after, seat)
    (name,) = said.facts["card"]
    whose = named_by(name, seat)
    assert said.facts["many"] == len(ends)
    assert said.facts["n"] == count(ends, "lost", whose) > count(cases(before, seat), "lost", whose)
