"""That what a hint says of a boat is true: whatever lies face down, by the rules."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, cast

import pytest

from games.all_aboard.components import ANIMALS, COURSE, ICONS, POINTS, WEIGHTS
from games.all_aboard.rules.departing_boat import departing
from games.kit.chance import Chance
from games.kit.computers.playout import playout
from games.kit.value import replaced
from tests.games.all_aboard.boardings import (
    GAME,
    Boarded,
    all_of,
    boarded,
    fillings,
    guessed,
    hidden_places,
    meets,
    named_by,
    nexts,
    sailed,
    still_to_board,
    turned_up,
    worlds,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.all_aboard.components import Animal
    from games.all_aboard.model import State
    from games.kit.text import Text

FEW, MANY = 3, 14
"""Matches at whose positions what is said is held against the rules: in short, and on demand."""


KINDS = (
    *("saves", "saves-others", "closes", "love", "lost-others", "lost-own", "throws", "scares"),
    *("waits", "waits-for-own", "jumps", "saved-in", "lost-in", "leaves-room", "no-room"),
    *("stays", "lost-face-down", "saved-next", "lost-next", "wins"),
)
RARE = {"swims", "lost-face-down-next", "lost-whatever", "throws-yet", "weighs"}


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
    assert seen <= {*KINDS, *RARE}
    assert seats > 2 or seen >= {*KINDS}
    assert seats < 4 or "weighs" in seen


# ---- one law for each kind of reason -------------------------------------------------------------


def check_saves(said: Text, at: Boarded) -> None:
    what = cast("Text", said.args["what"])
    check_how(cast("Text", said.args["how"]), at)
    if what.key == "what-jumps":
        check_jumps(what, at)
        what = cast("Text", what.args["what"])
    together = what if what.key == "coming-together" else None
    if together:
        what = cast("Text", together.args["what"])
    key = "cards" if what.key.startswith("saves-own") else "animal"
    named = {named_by(one, at.seat) for one in what.facts[key]}
    points = cast("dict[str, int]", POINTS)
    assert what.facts["points"] == sum(points[animal] for _, animal in named)
    assert named
    for end in at.sailings():
        assert meets(end, "saved") >= named
    if what.key == "saves-own":
        check_settled(at, lambda end: meets(end, "saved") >= named)
    elif what.key != "saves-own-yet":
        check_next(what, at, lambda end: bool(meets(end, "lost") & named))
    if together:
        check_together(together, at, lambda end: bool(meets(end, "lost") & named))


def check_settled(at: Boarded, is_so: Callable[[State], bool]) -> None:
    """Hold what is said for sure against all that others may still board."""
    for _, _, ends in nexts(at):
        assert all(map(is_so, ends))


def check_fates(said: Text, at: Boarded) -> None:
    """Hold those who are said to be saved, or lost, against the sailings, and how it comes."""
    fate = "lost" if "lost" in said.key else "saved"
    told, how = said.facts, cast("Text", said.args["how"])
    what = cast("Text | None", said.args.get("what"))
    unless = what if what and what.key.startswith(("what-unless", "what-yet")) else None
    if unless:
        what = cast("Text", unless.args["what"])
    told = {**told, **(what.facts if what else {})}
    named, own = ({named_by(one, at.seat) for one in told.get(key, ())} for key in ("cards", "own"))
    assert all((owner == at.seat) is not said.key.endswith("others") for owner, _ in named)
    assert all(owner == at.seat for owner, _ in own)
    if said.key == "effect-lost-others" and (not unless or "unless" in unless.key):
        check_spared(unless, at, named)
    if said.key == "effect-closes":
        check_settled(at, lambda end: meets(end, "saved") >= named)
    named |= own
    check_how(how, at)
    for end in at.sailings():
        assert meets(end, fate) >= named
        if how.key.startswith(("how-eaten", "how-overboard")):
            boat = end.departed_boats[how.facts["boat"] - 1]
            victim = boat.eaten if how.key.startswith("how-eaten") else boat.thrown
            assert victim
            assert {(victim.owner, victim.animal)} == named


def check_spared(unless: Text | None, at: Boarded, named: set[tuple[int, str]]) -> None:
    """Hold which animals of others could still save those that are said to be lost."""
    saving = {
        animal
        for _, animal, ends in nexts(at)
        if not all(meets(end, "lost") >= named for end in ends)
    }
    assert saving == {one["animal"] for one in (unless.facts["cards"] if unless else ())}
    if unless and unless.key == "what-unless":
        for boarded_, end in fillings(at):
            assert meets(end, "lost") >= named or {animal for _, animal in boarded_} & saving


def check_how(how: Text, at: Boarded) -> None:
    """Hold what is said of a boat against how it sails."""
    key = how.key
    if key == "how-thrown-in":
        check_thrown_in(how, at)
        check_how(cast("Text", how.args["how"]), at)
    if key == "how-acts":
        check_how(cast("Text", how.args["how"]), at)
        for act in cast("tuple[Text, ...]", how.args["acts"]):
            check_act(act, at)
    if key not in {"how-any", "how-thrown-in", "how-acts"}:
        check_boat(how, at)


def check_boat(how: Text, at: Boarded) -> None:
    """Hold what is said of how a boat sails or sinks, or what happens in it."""
    told, key = how.facts, how.key
    for world in worlds(at.after, at.seat):
        boat = sailed(world).departed_boats[told["boat"] - 1]
        aboard = (*boat.saved, *boat.lost, *boat.moved)
        if "load" in told:
            load = boat.load or 0
            bound = max if "-most" in key else min
            is_bound = "-most" in key or "-least" in key
            assert told["load"] == (bound(load, told["load"]) if is_bound else load)
            assert boat.capacity == told["capacity"]
        if key.startswith(("how-sails", "how-dry", "how-open")):
            assert boat.sailed
        if key.startswith(("how-sinks", "how-swims")):
            assert not boat.sailed
        if key == "how-fights":
            (species,) = [one for one in ANIMALS if ICONS[one] == told["icon"]]
            assert sum(one.animal == species for one in aboard) > 2
            assert not boat.sailed
        if key.startswith(("how-eaten", "how-overboard")):
            check_doer(how, at, {(one.owner, one.animal) for one in aboard})
        left = COURSE.boat_places - len(world.boats[told["boat"] - 1].cards)
        assert not left or not key.endswith("full")
        assert left or not key.startswith("how-open")


def check_doer(how: Text, at: Boarded, aboard: set[tuple[int, str]]) -> None:
    """Hold whose lion eats, or monkey throws into the water, against who is aboard."""
    doer = "lion" if how.key.startswith("how-eaten") else "monkey"
    assert (how.facts["who"], doer) in aboard
    assert (how.facts["who"] == at.seat) is how.key.endswith("own")
    assert doer == "lion" or how.facts["boat"] == len(at.after.boats)


def check_act(act: Text, at: Boarded) -> None:
    """Hold whom a monkey or a lion is said to throw or to eat in a boat."""
    number = act.facts["boat"]
    ((victim,), field) = act.facts["victim"], "thrown" if "throws" in act.key else "eaten"
    for end in at.sailings():
        boat = end.departed_boats[number - 1]
        done = getattr(boat, field)
        assert (done.owner, done.animal) == named_by(victim, at.seat)
        doer = "monkey" if field == "thrown" else "lion"
        aboard = {(one.owner, one.animal) for one in (*boat.saved, *boat.lost, *boat.moved)}
        assert (act.facts["who"], doer) in aboard
        assert (act.facts["who"] == at.seat) is act.key.endswith("own")
        assert act.facts["next"] == (number + 1 if number < len(end.departed_boats) else 0)


def check_thrown_in(how: Text, at: Boarded) -> None:
    named = {named_by(one, at.seat) for one in how.facts["cards"]}
    for end in at.sailings():
        moved = end.departed_boats[how.facts["boat"] - 2].moved
        assert named <= {(one.owner, one.animal) for one in moved}


def check_next(what: Text, at: Boarded, is_so: Callable[[State], bool]) -> None:
    """Let each animal board next that others may have, whatever is hidden, or drawn for a boat."""
    told, could, thrown = what.facts, dict[str, bool](), False
    assert {*told["who"]} == {*still_to_board(at)}
    threatened = {named_by(one, at.seat) for one in told.get("animal", ())} or {at.own}
    for owner, animal, ends in nexts(at):
        check_way(what, animal, owner, threatened, [end for end in ends if is_so(end)])
        could[animal] = could.get(animal, False) or any(map(is_so, ends))
        victims = [boat.thrown for end in ends for boat in end.departed_boats]
        thrown |= at.own in {(one.owner, one.animal) for one in victims if one}
    assert thrown or not what.key.endswith("-thrown")
    assert told["many"] == len(could)
    assert told["n"] == sum(could.values())
    listed = {one["animal"] for one in told.get("cards", ()) if "animal" in one}
    heavy = [2 * one["kg"] for one in told.get("cards", ()) if "kg" in one]
    listed |= {one for one in could if heavy and WEIGHTS[cast("Animal", one)] >= heavy[0]}
    if what.key.endswith(("few", "these", "all")):
        assert listed == {one for one in could if could[one]}
    elif what.key.endswith("but"):
        assert listed == {one for one in could if not could[one]}
    if told["alone"] == "no":
        for more, end in fillings(at):
            assert not is_so(end) or any(could[animal] for _, animal in more)


def check_together(said: Text, at: Boarded, is_so: Callable[[State], bool]) -> None:
    """Let two animals board together that are said to do it."""
    two = [cast("Animal", one["animal"]) for one in said.facts["cards"]]
    who = [seat for seat in still_to_board(at) for _ in range(COURSE.circuits)]
    assert any(
        is_so(sailed(boarded(boarded(world, first, two[0], number), second, two[1], number)))
        for world in turned_up(at.after, at.seat)
        for first, second in product(who, repeat=2)
        for number, boat in enumerate(world.boats, 1)
        if len(boat.cards) < COURSE.boat_places - 1
    )


def check_way(
    what: Text, animal: Animal, owner: int, threatened: set[tuple[int, str]], ends: list[State]
) -> None:
    """Hold an animal that is said to eat or throw another against what it does."""
    names = cast("tuple[Text, ...]", what.args.get("cards", ()))
    if what.facts["heavy"] == "yes":
        for end in ends:
            assert any(not boat.sailed and boat.load for boat in end.departed_boats)
    for name in names:
        if name.key == "card-scares" and name.facts.get("animal") == animal:
            assert all(any(boat.scared_from for boat in end.departed_boats) for end in ends)
        field = {"card-eats": "eaten", "card-throws": "thrown"}.get(name.key)
        if field and name.facts.get("animal") == animal:
            assert animal == {"eaten": "lion", "thrown": "monkey"}[field]
            for end in ends:
                done = [boat for boat in end.departed_boats if getattr(boat, field)]
                victims = [getattr(boat, field) for boat in done]
                assert any(
                    (victim.owner, victim.animal) in threatened
                    and (owner, animal)
                    in {(one.owner, one.animal) for one in (*boat.saved, *boat.lost, *boat.moved)}
                    for boat, victim in zip(done, victims, strict=True)
                )


def check_love(said: Text, at: Boarded) -> None:
    told = said.facts
    for end in at.sailings():
        won = end.cupids[at.seat] - at.before.cupids[at.seat]
        assert COURSE.cupid_points * won >= told["points"]
        here = [ICONS[one] for one in end.departed_boats[told["boat"] - 1].lovers]
        assert told["icons"][0] in here
        for share in cast("tuple[Text, ...]", said.args["shares"]):
            who, points = share.facts["who"], share.facts["points"]
            assert COURSE.cupid_points * (end.cupids[who] - at.before.cupids[who]) >= points > 0
        assert len(told["icons"]) == told["n"]


def check_throws(said: Text, at: Boarded) -> None:
    (victim,) = (named_by(one, at.seat) for one in said.facts["victim"])
    assert at.move.animal == "monkey"
    for end in at.sailings():
        boat = end.departed_boats[said.facts["boat"] - 1]
        assert victim in {(one.owner, one.animal) for one in boat.moved}
        assert (boat.thrown.owner, boat.thrown.animal) == victim if boat.thrown else False


def check_throws_yet(said: Text, at: Boarded) -> None:
    check_throws(said, at)
    assert still_to_board(at)


def check_wins(_: Text, at: Boarded) -> None:
    """Let all others, and the seat itself, board anything anywhere until the boats sail."""
    for number in range(12):
        luck = Chance("any way", number)
        state = GAME.redeal(at.before, at.seat, luck)
        state, _events = GAME.play(state, at.seat, at.move, luck)
        while not (found := GAME.outcome(state)):
            (actor,) = GAME.actors(state)
            state, _events = GAME.play(state, actor, luck.pick(GAME.legal(state, actor)), luck)
        assert found.winners == {at.seat}


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
        what = cast("Text", said.args["what"])
        if what.key == "coming-together":
            check_together(what, at, lambda end: at.own in meets(end, "saved"))
            what = cast("Text", what.args["what"])
        check_next(what, at, lambda end: at.own in meets(end, "saved"))
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
    for number, other in enumerate(at.after.boats, 1):
        if len(other.cards) < COURSE.boat_places:
            fate = "saved" if number == told["boat"] else "lost"
            more = boarded(at.after, at.seat, told["animal"], number)
            for world in worlds(more, at.seat):
                assert (at.seat, told["animal"]) in meets(sailed(world), fate)


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
    for owner in still_to_board(at):
        for animal in all_of(at.before, owner):
            more = departing(boarded(at.after, owner, animal, told["boat"]), told["boat"], ())
            assert WEIGHTS[animal] > told["room"] or more.load() <= 2 * told["capacity"]


def check_cases(said: Text, at: Boarded) -> None:
    """Hold in which cases somebody is saved or lost against all that others may have."""
    fate, is_last = "saved" if "saved" in said.key else "lost", said.key.endswith("-next")
    if is_last:
        check_is_last(at)
    else:
        check_how(cast("Text", said.args["how"]), at)
    (name,) = said.facts["card"]
    whose = named_by(name, at.seat)
    check_when(
        cast("Text", said.args["when"]),
        at,
        [
            (animals, all(whose in meets(end, fate) for end in ends))
            for animals, ends in guessed(at, is_last=is_last)
        ],
    )


def check_is_last(at: Boarded) -> None:
    assert len(still_to_board(at)) == 1
    assert sum(COURSE.boat_places - len(boat.cards) for boat in at.after.boats) == 1


def check_face_down(said: Text, at: Boarded) -> None:
    """Hold in which cases what lies face down is lost against all that others may have."""
    told, is_last = said.facts, not said.key.endswith("face-down")
    if is_last:
        check_is_last(at)
    else:
        check_how(cast("Text", said.args["how"]), at)
    (it,) = (
        index
        for index, (boat, place) in enumerate(hidden_places(at))
        if boat == told["boat"] - 1
        and at.after.boats[boat].cards[place].owner == told["who"] != at.seat
    )
    lost = [
        (animals, all((told["who"], animals[it]) in meets(end, "lost") for end in ends))
        for animals, ends in guessed(at, is_last=is_last)
    ]
    if said.key == "effect-lost-whatever":
        assert all(is_so for _, is_so in lost)
        for _, ends in guessed(at, is_last=True):
            assert not any(end.departed_boats[told["boat"] - 1].sailed for end in ends)
    else:
        check_when(cast("Text", said.args["when"]), at, lost)


def check_when(when: Text, at: Boarded, found: list[tuple[tuple[str, ...], bool]]) -> None:
    """Hold the animals that are named, or what they weigh, against the cases."""
    told, key = when.facts, when.key.removeprefix("when-")
    listed = {one["animal"] for one in told.get("cards", ())}
    for animals, is_so in found:
        some = animals if key.endswith("two") else (animals[told["at"]],)
        weight = sum(WEIGHTS[cast("Animal", one)] for one in some)
        if key.startswith("unless"):
            assert is_so is not bool(listed & {*some})
        elif key.startswith("only"):
            assert is_so is bool(listed & {*some})
        else:
            is_light = key.startswith("up-to")
            assert is_so is (weight <= 2 * told["kg"] if is_light else weight >= 2 * told["kg"])
    if key.endswith("down"):
        assert told["boat"] == hidden_places(at)[told["at"]][0] + 1
    if "n" in told:
        every = {animals[told["at"]] for animals, _ in found}
        assert told["n"] == len({animals[told["at"]] for animals, is_so in found if is_so})
        assert told["many"] == len(every)


CHECKS: dict[str, Callable[[Text, Boarded], None]] = {
    "effect-saves": check_saves,
    "effect-swims": check_saves,
    "effect-saves-others": check_fates,
    "effect-closes": check_fates,
    "effect-lost-others": check_fates,
    "effect-lost-own": check_fates,
    "effect-love": check_love,
    "effect-throws": check_throws,
    "effect-throws-yet": check_throws_yet,
    "effect-wins": check_wins,
    "effect-scares": check_scares,
    "effect-waits": check_waits,
    "effect-waits-for-own": check_waits,
    "effect-jumps": check_jumps,
    "effect-saved-in": check_cases,
    "effect-saved-next": check_cases,
    "effect-lost-next": check_cases,
    "effect-lost-face-down-next": check_face_down,
    "effect-lost-whatever": check_face_down,
    "effect-lost-face-down": check_face_down,
    "effect-lost-in": check_cases,
    "effect-leaves-room": check_room,
    "effect-no-room": check_no_room,
    "effect-stays": check_stays,
    "effect-weighs": check_weighs,
}
