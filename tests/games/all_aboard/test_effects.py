"""That what a hint says of a boat is true: whatever lies face down, by the rules."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import pytest

from games.all_aboard.components import ANIMALS, COURSE, ICONS, POINTS, WEIGHTS
from games.all_aboard.game import AllAboard
from games.all_aboard.model import Boat, Card, State
from games.all_aboard.rules.departing_boat import departing
from games.all_aboard.rules.sailing import sail
from games.kit.chance import Chance
from games.kit.computers.playout import playout
from games.kit.value import replaced
from games.kit.working_copy import WorkingCopy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.all_aboard.components import Animal
    from games.kit.game import Seat
    from games.kit.text import Text

GAME = AllAboard()
FEW, MANY = 3, 42
"""Matches at whose positions what is said is held against the rules: in short, and on demand."""
CAPACITIES = (10, 12, 14, 16, 18, 20)


KINDS = (
    *("saves", "saves-others", "closes", "love", "lost-others", "lost-own", "throws", "scares"),
    *("waits", "waits-for-own", "jumps", "saved-in", "lost-in"),
    *("leaves-room", "no-room", "stays"),
)


@pytest.mark.parametrize("many", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whom_the_boats_are_said_to_save_and_drown_they_do_whatever_is_hidden(
    seats: int, many: int
) -> None:
    seen = set[str]()
    for match in range(many * (3 if seats == 2 else 1)):
        for moment in playout(GAME, seats, GAME.spec.options(), f"true {match}"):
            before, move, seat = cast("State", moment.before), cast("Any", moment.move), moment.seat
            after = boarded(before, seat, move.animal, move.boat)
            for one in GAME.mind().effects(before, seat, move):
                seen.add(one.said.key.removeprefix("effect-"))
                CHECKS[one.said.key](one.said, Boarded(before, after, move, seat))
    assert seen <= {*KINDS, "weighs"}
    assert seats > 2 or seen == {*KINDS}
    assert seats < 4 or "weighs" in seen


class Boarded(NamedTuple):
    """A move, and the boats before and after it."""

    before: State
    after: State
    move: Any
    seat: Seat

    @property
    def own(self) -> tuple[int, str]:
        return self.seat, self.move.animal

    def sailings(self) -> list[State]:
        """Let the boats sail in a few worlds that the seat cannot tell apart."""
        return [sailed(world) for world in worlds(self.after, self.seat)]


def boarded(before: State, seat: Seat, animal: Animal, number: int) -> State:
    face_up = not COURSE.face_down(before.circuit)
    boat = before.boats[number - 1]
    aboard = (*boat.cards, Card(owner=seat, animal=animal, face_up=face_up))
    boats = replaced(before.boats, number - 1, Boat(capacity=boat.capacity, cards=aboard))
    return before.model_copy(update={"boats": boats})


def worlds(state: State, seat: Seat) -> Iterator[State]:
    """Deal what the seat cannot know anew a few times."""
    for number in range(6):
        yield GAME.redeal(state, seat, Chance("worlds", number))


def sailed(world: State) -> State:
    work = WorkingCopy(world, Chance("any", 0))
    sail(work)
    return work.state


# ---- one law for each kind of reason -------------------------------------------------------------


def check_saves(said: Text, at: Boarded) -> None:
    what = cast("Text", said.args["what"])
    check_how(cast("Text", said.args["how"]), at)
    named = [named_by(one, at.seat) for one in what.facts.get("cards", ())]
    if what.key != "saves-own":
        named = [at.own]
        check_next(what, at, lambda end: at.own in meets(end, "lost"))
    else:
        points = cast("dict[str, int]", POINTS)
        assert what.facts["points"] == sum(points[animal] for _, animal in named)
    assert named
    for end in at.sailings():
        assert meets(end, "saved") >= {*named}


def check_fates(said: Text, at: Boarded) -> None:
    """Hold those who are said to be saved, or lost, against the sailings, and how it comes."""
    fate = "lost" if "lost" in said.key else "saved"
    told, how = said.facts, cast("Text", said.args["how"])
    told = {**told, **told.get("what", {})}
    named, own = ({named_by(one, at.seat) for one in told.get(key, ())} for key in ("cards", "own"))
    assert all((owner == at.seat) is not said.key.endswith("others") for owner, _ in named)
    assert all(owner == at.seat for owner, _ in own)
    named |= own
    check_how(how, at)
    for end in at.sailings():
        assert meets(end, fate) >= named
        if how.key.startswith(("how-eaten", "how-overboard")):
            boat = end.departed_boats[how.facts["boat"] - 1]
            victim = boat.eaten if how.key.startswith("how-eaten") else boat.thrown
            assert victim
            assert {(victim.owner, victim.animal)} == named


def check_how(how: Text, at: Boarded) -> None:
    """Hold what is said of a boat against how it sails."""
    told, key = how.facts, how.key
    if key == "how-thrown-in":
        check_thrown_in(how, at)
        check_how(cast("Text", how.args["how"]), at)
    if key in {"how-any", "how-thrown-in"}:
        return
    for world in worlds(at.after, at.seat):
        boat = sailed(world).departed_boats[told["boat"] - 1]
        aboard = (*boat.saved, *boat.lost, *boat.moved)
        if "load" in told:
            assert (boat.load, boat.capacity) == (told["load"], told["capacity"])
        if key.startswith(("how-sails", "how-dry", "how-open")):
            assert boat.sailed
        if key.startswith(("how-sinks", "how-swims")):
            assert not boat.sailed
        if key == "how-fights":
            (species,) = [one for one in ANIMALS if ICONS[one] == told["icon"]]
            assert sum(one.animal == species for one in aboard) > 2
            assert not boat.sailed
        if key.startswith(("how-eaten", "how-overboard")):
            doer = "lion" if key.startswith("how-eaten") else "monkey"
            assert (told["who"], doer) in {(one.owner, one.animal) for one in aboard}
            assert (told["who"] == at.seat) is key.endswith("own")
            assert key.startswith("how-eaten") or told["boat"] == len(world.boats)
        left = COURSE.boat_places - len(world.boats[told["boat"] - 1].cards)
        assert left == told.get("places", 0 if key.endswith("full") else left)
        assert left or not key.startswith("how-open")


def check_thrown_in(how: Text, at: Boarded) -> None:
    named = {named_by(one, at.seat) for one in how.facts["cards"]}
    for end in at.sailings():
        moved = end.departed_boats[how.facts["boat"] - 2].moved
        assert named <= {(one.owner, one.animal) for one in moved}


def check_next(what: Text, at: Boarded, is_so: Callable[[State], bool]) -> None:
    """Let each animal board next that others may have, whatever is hidden, or drawn for a boat."""
    told, could = what.facts, dict[str, bool]()
    assert all(one != at.seat for one in told["who"])
    for world in turned_up(at.after, at.seat):
        for owner in told["who"]:
            aboard = {one.animal for boat in world.boats for one in boat.cards
                      if one.owner == owner}  # fmt: skip
            for animal in {*all_of(at.before, owner)} - aboard:
                ends = sailed_by_any_boat(boarded(world, owner, animal, at.move.boat))
                check_way(what, animal, owner, at.own, [end for end in ends if is_so(end)])
                could[animal] = could.get(animal, False) or any(map(is_so, ends))
    assert told["many"] == len(could)
    assert told["n"] == sum(could.values())
    listed = {one["animal"] for one in told.get("cards", ())}
    if what.key.endswith(("few", "these")):
        assert listed == {one for one in could if could[one]}
    elif what.key.endswith("but"):
        assert listed == {one for one in could if not could[one]}


def check_way(
    what: Text, animal: Animal, owner: int, own: tuple[int, str], ends: list[State]
) -> None:
    """Hold an animal that is said to eat or throw another against what it does."""
    for name in cast("tuple[Text, ...]", what.args.get("cards", ())):
        field = {"card-eats": "eaten", "card-throws": "thrown"}.get(name.key)
        if field and name.facts["animal"] == animal:
            assert animal == {"eaten": "lion", "thrown": "monkey"}[field]
            for end in ends:
                done = [boat for boat in end.departed_boats if getattr(boat, field)]
                victims = [(one.owner, one.animal) for one in (getattr(b, field) for b in done)]
                assert own in victims
                boat = done[victims.index(own)]
                aboard = {(one.owner, one.animal) for one in (*boat.saved, *boat.lost, *boat.moved)}
                assert (owner, animal) in aboard


def check_love(said: Text, at: Boarded) -> None:
    told = said.facts
    for end in at.sailings():
        won = end.cupids[at.seat] - at.before.cupids[at.seat]
        assert COURSE.cupid_points * won >= told["points"]
        here = [ICONS[one] for one in end.departed_boats[told["boat"] - 1].lovers]
        assert told["icons"][0] in here
        assert len(told["icons"]) == told["n"]


def check_throws(said: Text, at: Boarded) -> None:
    (victim,) = (named_by(one, at.seat) for one in said.facts["victim"])
    assert at.move.animal == "monkey"
    for end in at.sailings():
        boat = end.departed_boats[said.facts["boat"] - 1]
        assert victim in {(one.owner, one.animal) for one in boat.moved}
        assert (boat.thrown.owner, boat.thrown.animal) == victim if boat.thrown else False


def check_scares(said: Text, at: Boarded) -> None:
    for end in at.sailings():
        assert end.departed_boats[said.facts["boat"] - 1].scared_from == said.facts["capacity"]


def check_waits(said: Text, at: Boarded) -> None:
    """Hold what an octopus needs against the boat that sinks under it."""
    told = said.facts
    assert at.move.animal == "octopus"
    assert at.move.boat == told["boat"]
    for end in at.sailings():
        assert at.own in meets(end, "lost")
        boat = end.departed_boats[told["boat"] - 1]
        assert (boat.load, boat.capacity) == (told["load"], told["capacity"])
    if said.key == "effect-waits":
        check_next(cast("Text", said.args["what"]), at, lambda end: at.own in meets(end, "saved"))
    else:
        assert told["animal"] in at.before.hands[at.seat]
        more = boarded(at.after, at.seat, told["animal"], told["boat"])
        assert all(at.own in meets(sailed(world), "saved") for world in worlds(more, at.seat))


def check_jumps(said: Text, at: Boarded) -> None:
    """Let the boat sink under the fox."""
    number = said.facts["boat"]
    boat = at.after.boats[number - 1].model_copy(update={"capacity": -50})
    sinking = at.after.model_copy(update={"boats": replaced(at.after.boats, number - 1, boat)})
    for world in worlds(sinking, at.seat):
        moved = sailed(world).departed_boats[number - 1].moved
        assert at.own in {(one.owner, one.animal) for one in moved}


def check_room(said: Text, at: Boarded) -> None:
    told = said.facts
    boat = at.after.boats[told["boat"] - 1]
    assert told["animal"] in at.before.hands[at.seat]
    assert told["animal"] != at.move.animal
    load = departing(at.after, told["boat"], ()).load()
    assert load + told["room"] == 2 * boat.capacity
    assert len(boat.cards) < COURSE.boat_places
    more = boarded(at.after, at.seat, told["animal"], told["boat"])
    for world in worlds(more, at.seat):
        assert (at.seat, told["animal"]) in meets(sailed(world), "saved")


def check_no_room(said: Text, at: Boarded) -> None:
    kept = said.facts["animal"]
    assert kept in at.before.hands[at.seat]
    for number, boat in enumerate(at.before.boats, 1):
        if len(boat.cards) < COURSE.boat_places:
            more = boarded(at.before, at.seat, kept, number)
            for world in worlds(more, at.seat):
                assert (at.seat, kept) in meets(sailed(world), "lost")


def check_stays(said: Text, at: Boarded) -> None:
    told = said.facts
    assert told["animal"] in at.before.hands[at.seat]
    assert told["risked"]["animal"] == at.move.animal != told["animal"]
    assert told["points"] == POINTS[told["animal"]] > told["risk"]
    assert told["risk"] == POINTS[cast("Animal", at.move.animal)]


def check_weighs(said: Text, at: Boarded) -> None:
    told = said.facts
    boat = at.after.boats[told["boat"] - 1]
    load = departing(at.after, told["boat"], ()).load()
    assert (load, boat.capacity) == (told["load"], told["capacity"])
    assert load + told["room"] == 2 * told["capacity"]
    assert told["places"] == COURSE.boat_places - len(boat.cards) > 0


def named_by(card: dict[str, Any], seat: Seat) -> tuple[int, str]:
    """Return whose card a text names, and which."""
    return card.get("who", seat), card["animal"]


def hidden_cards(state: State, seat: Seat) -> list[tuple[int, Card]]:
    """Return the cards of others that lie face down, each with the place of its boat."""
    return [
        (at, one)
        for at, boat in enumerate(state.boats)
        for one in boat.cards
        if not one.face_up and one.owner != seat
    ]


def all_of(state: State, owner: Seat) -> list[Animal]:
    """Return what a player may have in hand or face down."""
    hidden = [
        one.animal
        for boat in state.boats
        for one in boat.cards
        if one.owner == owner and not one.face_up
    ]
    return [*state.hands[owner], *state.piles[owner], *hidden]


def turned_up(state: State, seat: Seat) -> list[State]:
    """Return the boats with each that may lie face down of others."""
    hidden, found = hidden_cards(state, seat), []
    for animals in product(*(all_of(state, one.owner) for _, one in hidden)):
        world = state
        for (at, one), animal in zip(hidden, animals, strict=True):
            there = [
                card if card != one else one.model_copy(update={"animal": animal})
                for card in world.boats[at].cards
            ]
            boat = world.boats[at].model_copy(update={"cards": tuple(there)})
            world = world.model_copy(update={"boats": replaced(world.boats, at, boat)})
        found.append(world)
    return found


def sailed_by_any_boat(world: State) -> list[State]:
    """Let the boats sail with each boat that a scared elephant may get."""
    aboard = [one.animal for boat in world.boats for one in boat.cards]
    if not {"mouse", "elephant"} <= {*aboard}:
        return [sailed(world)]
    decks = product(CAPACITIES, repeat=aboard.count("elephant"))
    drawn = ((*deck, *world.boat_deck) for deck in decks)
    return [sailed(world.model_copy(update={"boat_deck": deck})) for deck in drawn]


def cases(state: State, seat: Seat) -> list[list[State]]:
    """Return for each that may lie face down how the boats sail, by what a scared elephant gets."""
    return [sailed_by_any_boat(world) for world in turned_up(state, seat)]


def count(ends: list[list[State]], fate: str, whose: tuple[int, str]) -> int:
    """Count in how many cases a card is saved or lost whatever boat comes."""
    return sum(all(whose in meets(state, fate) for state in some) for some in ends)


def meets(state: State, fate: str) -> set[tuple[int, str]]:
    """Return whose cards a sailing saved or lost, and which."""
    boats = state.departed_boats
    return {(one.owner, one.animal) for boat in boats for one in getattr(boat, fate)}


def check_cases(said: Text, at: Boarded) -> None:
    """Hold in which cases somebody is saved or lost against all that may lie face down."""
    fate = "saved" if said.key == "effect-saved-in" else "lost"
    (name,) = said.facts["animal" if fate == "saved" else "card"]
    whose, when = named_by(name, at.seat), cast("Text", said.args["when"])
    ends = cases(at.after, at.seat)
    n = count(ends, fate, whose)
    assert (when.facts["n"], when.facts["many"]) == (n, len(ends))
    if fate == "lost":
        assert n > count(cases(at.before, at.seat), fate, whose)
    if when.key != "when-count":
        check_when(when, at, ends, fate, whose)


def check_when(
    when: Text, at: Boarded, ends: list[list[State]], fate: str, whose: tuple[int, str]
) -> None:
    """Hold the animals that are named, or what they weigh, against the cases."""
    ((number, hidden),) = hidden_cards(at.after, at.seat)
    told, animals = when.facts, all_of(at.after, hidden.owner)
    yes = {one for one, some in zip(animals, ends, strict=True) if count([some], fate, whose)}
    assert told["boat"] == number + 1
    listed = {one["animal"] for one in told.get("cards", ())}
    if when.key == "when-unless":
        assert listed == {*animals} - yes
    elif when.key == "when-only":
        assert listed == yes
    elif when.key == "when-up-to":
        assert yes == {one for one in animals if WEIGHTS[one] <= 2 * told["kg"]}
    else:
        assert yes == {one for one in animals if WEIGHTS[one] >= 2 * told["kg"]}


CHECKS: dict[str, Callable[[Text, Boarded], None]] = {
    "effect-saves": check_saves,
    "effect-saves-others": check_fates,
    "effect-closes": check_fates,
    "effect-lost-others": check_fates,
    "effect-lost-own": check_fates,
    "effect-love": check_love,
    "effect-throws": check_throws,
    "effect-scares": check_scares,
    "effect-waits": check_waits,
    "effect-waits-for-own": check_waits,
    "effect-jumps": check_jumps,
    "effect-saved-in": check_cases,
    "effect-lost-in": check_cases,
    "effect-leaves-room": check_room,
    "effect-no-room": check_no_room,
    "effect-stays": check_stays,
    "effect-weighs": check_weighs,
}
