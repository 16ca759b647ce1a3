"""What a move does if the boats then sailed, whatever lies face down: the reasons of hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.components import COURSE, ICONS, POINTS, WEIGHTS, named
from games.all_aboard.mind.coming import HALF, MOST_NAMED, coming, coming_said
from games.all_aboard.mind.keeping import effects_of_keeping, effects_of_room
from games.all_aboard.mind.sailings import (
    Fate,
    Sailing,
    hidden_from,
    sailing,
    sailings,
    surely,
    unseen,
    worlds,
)
from games.all_aboard.mind.scene import (
    A_POINT,
    Scene,
    boarded,
    by_points,
    by_worth,
    kinds,
    names_of,
    weight_of,
)
from games.all_aboard.model import Card, card
from games.kit.mind import Effect
from games.kit.text import Seat, Text, seat_name, text
from games.kit.value import replaced

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.all_aboard.components import Animal
    from games.all_aboard.model import Board, State

OF_NO_POINTS: Final = 0.2
"""What an animal that scores nothing counts as, where its own fate is a reason."""
SINKS_ANYWAY: Final = -100
"""Kilos of a boat that sinks whatever is aboard."""
SLIGHT: Final = 0.03
"""A harm that is no bigger is not worth a word."""


def effects_of(state: State, seat: Seat, move: Board) -> list[Effect]:
    """Count whom the boats would bring home, and whom they would drown, if they then sailed."""
    after = boarded(state, seat, move.animal, move.boat)
    own, boat = card(owner=seat, animal=move.animal), after.boats[move.boat - 1]
    now, then = sailings(state, seat), sailings(after, seat)
    found: list[Effect] = []
    if then:
        scene = Scene(state, after, seat, move, own, boat, surely(now), surely(then))
        found += [*_of_saved(scene), *_of_lost(scene), *_of_love(scene), *_of_abilities(scene)]
        if len(then) > 1:
            found += _of_guesses(scene, now, then)
    else:
        found += effects_of_room(after, seat, move)
    found += effects_of_keeping(state, seat, move)
    return [one for one in found if one.value > 0 or one.value < -SLIGHT]


# ---- who is saved --------------------------------------------------------------------------------


def _of_saved(scene: Scene) -> Iterator[Effect]:
    """Name the animals that are saved and were not before, and what could still cost them."""
    new = {one: fate for one, fate in scene.then.saved.items() if one not in scene.now.saved}
    for fate, cards in _by_fate(new):
        mine = [one for one in cards if one.owner == scene.seat]
        if mine == [scene.own] and (said := _of_fitting(scene, fate)):
            yield said
        elif mine:
            points = sum(POINTS[one.animal] for one in mine)
            what = text("saves-own", cards=names_of(mine), points=points)
            how = _how(scene, fate)
            yield Effect(text("effect-saves", how=how, what=what), A_POINT * points)
        theirs = [one for one in cards if one.owner != scene.seat and one in scene.now.lost]
        if theirs:
            said_of = text(
                "effect-saves-others", how=_how(scene, fate), cards=names_of(theirs, scene.seat)
            )
            yield Effect(said_of, -0.5 * A_POINT * weight_of(theirs))
    yield from _of_closing(scene)


def _of_fitting(scene: Scene, fate: Fate) -> Effect | None:
    """Say how much room is left beside an animal, and which others that may board would cost it."""
    if fate.how != "sails" or fate.load is None or (risk := coming(scene, "costs")) is None:
        return None
    points = max(POINTS[scene.own.animal], OF_NO_POINTS)
    value = A_POINT * points * (1 - risk.share if risk.share <= HALF else -risk.share / 2)
    said = text("effect-saves", how=_how(scene, fate), what=coming_said(scene, risk))
    return Effect(said, value)


def _of_closing(scene: Scene) -> Iterator[Effect]:
    """Say whom nobody can sink any more by boarding: the boat is full, and sails."""
    aboard = [
        card(owner=one.owner, animal=one.animal)
        for one in scene.boat.cards[:-1]
        if one.owner == scene.seat
    ]
    safe = by_points(one for one in aboard if one in scene.then.saved and one in scene.now.saved)
    fates = {scene.then.saved[one] for one in safe}
    if not scene.is_full or len(fates) != 1:
        return
    (fate,) = fates
    if fate.how == "sails" and fate.boat == scene.move.boat and fate.load is not None:
        said = text("effect-closes", how=_how(scene, fate), cards=names_of(safe))
        yield Effect(said, 0.3 * A_POINT * weight_of(safe))


# ---- who is lost ---------------------------------------------------------------------------------


def _of_lost(scene: Scene) -> Iterator[Effect]:
    """Name the animals that are lost and were not before, and why."""
    waits = scene.move.animal == "octopus" and not scene.is_full
    new = {
        one: fate
        for one, fate in scene.then.lost.items()
        if one not in scene.now.lost and not (one == scene.own and fate.how == "dry" and waits)
    }
    for fate, cards in _by_fate(new):
        how = _how(scene, fate)
        mine = [one for one in cards if one.owner == scene.seat]
        theirs = [one for one in cards if one.owner != scene.seat]
        harm = A_POINT * weight_of(mine)
        if theirs:
            names = names_of(theirs, scene.seat)
            key = "loses-both" if mine else "loses-others"
            what = text(key, n=len(theirs), cards=names, own=names_of(mine))
            gain = 0.9 * A_POINT * weight_of(theirs)
            yield Effect(text("effect-lost-others", how=how, what=what), gain - harm)
        else:
            yield Effect(text("effect-lost-own", how=how, cards=names_of(mine)), -harm)


def _how(scene: Scene, fate: Fate) -> Text:
    """Say what brings animals home, or drowns them; and who is thrown there for it."""
    how = _how_of_boat(scene, fate)
    new = [
        one
        for one, thrown in scene.then.thrown.items()
        if one not in scene.now.thrown and 0 < thrown.boat == fate.boat - 1
    ]
    if not new or fate.how in {"eaten", "overboard"}:
        return how
    return text("how-thrown-in", how=how, cards=names_of(new, scene.seat), boat=fate.boat)


def _how_of_boat(scene: Scene, fate: Fate) -> Text:
    """Say how a boat sails or sinks, or what happens in it."""
    boat = scene.after.boats[fate.boat - 1] if fate.boat else None
    places = COURSE.boat_places - len(boat.cards) if boat else 0
    is_full = boat is not None and not places
    weighed = {"load": fate.load, "capacity": fate.capacity}
    figures = {name: n for name, n in weighed.items() if n is not None}
    match fate.how:
        case "sails" if fate.boat == scene.move.boat and places and len(figures) == len(weighed):
            return text("how-open", boat=fate.boat, places=places, **figures)
        case "sails" | "sinks" | "swims" | "dry" if len(figures) == len(weighed):
            key = f"how-{fate.how}-full" if is_full else f"how-{fate.how}"
            return text(key, boat=fate.boat, **figures)
        case "sails" | "sinks":
            return text(f"how-{fate.how}-anyway", boat=fate.boat)
        case "fights" if fate.fights:
            return text("how-fights", icon=ICONS[fate.fights], boat=fate.boat)
        case "eaten" | "overboard" if fate.by:
            whose = "own" if fate.by.owner == scene.seat else "other"
            kg = WEIGHTS["lion"] // 2
            who = seat_name(fate.by.owner)
            return text(f"how-{fate.how}-{whose}", boat=fate.boat, kg=kg, who=who)
        case _:
            return text("how-any")


def _by_fate(fates: Mapping[Card, Fate]) -> Iterator[tuple[Fate, list[Card]]]:
    """Yield fates with the animals that share them, who is worth most first."""
    for fate in dict.fromkeys(fates[one] for one in by_points(fates)):
        yield fate, [one for one in by_points(fates) if fates[one] == fate]


# ---- love and abilities --------------------------------------------------------------------------


def _of_love(scene: Scene) -> Iterator[Effect]:
    """Say which two fall in love, and what that brings."""
    more = scene.then.cupids[scene.seat] - scene.now.cupids[scene.seat]
    pairs = sorted(scene.then.love - scene.now.love)
    if more > 0 and pairs:
        icons = tuple(ICONS[animal] for _, animal in pairs)
        points = COURSE.cupid_points * more
        said = text("effect-love", icons=icons, boat=pairs[0][0], n=len(pairs), points=points)
        yield Effect(said, 0.5 * A_POINT * points)


def _of_abilities(scene: Scene) -> Iterator[Effect]:
    """Say what monkey, mouse, octopus and fox do that board."""
    for victim, fate in scene.then.thrown.items():
        is_new = victim not in scene.now.thrown and victim not in scene.then.lost
        if is_new and fate.by == scene.own and victim.owner != scene.seat:
            names = names_of([victim], scene.seat)
            said = text("effect-throws", victim=names, boat=fate.boat, next=fate.boat + 1)
            yield Effect(said, 0.3 * A_POINT * weight_of([victim]))
    for boat in sorted(scene.then.scared - scene.now.scared):
        is_own = scene.own.animal == "elephant"
        capacity = scene.after.boats[boat - 1].capacity
        said = text("effect-scares", boat=boat, capacity=capacity)
        yield Effect(said, -0.2 if is_own else 0.2)
    yield from _of_octopus(scene)
    yield from _of_fox(scene)


def _of_octopus(scene: Scene) -> Iterator[Effect]:
    """Say what an octopus waits for: it is lost as its boat stands, but more may board."""
    fate = scene.then.lost.get(scene.own)
    is_waiting = scene.own.animal == "octopus" and fate and fate.how == "dry"
    if not fate or not is_waiting or scene.is_full or fate.load is None:
        return
    facts = {"boat": fate.boat, "load": fate.load, "capacity": scene.boat.capacity}
    helps = [
        animal
        for animal in reversed(scene.state.hands[scene.seat])
        if animal != "octopus" and _is_saved_by(scene, animal)
    ]
    if helps and scene.state.circuit < COURSE.circuits:
        said = text("effect-waits-for-own", animal=named("yours", helps[0]), **facts)
        yield Effect(said, 0.12)
    elif sinking := coming(scene, "sinks"):
        said = text("effect-waits", what=coming_said(scene, sinking), **facts)
        yield Effect(said, A_POINT * sinking.share or -0.05)


def _is_saved_by(scene: Scene, animal: Animal) -> bool:
    """Tell whether one more own animal sinks the boat under an octopus, whatever is hidden."""
    more = boarded(scene.after, scene.seat, animal, scene.move.boat)
    ends = (sailing(world) for _, world in worlds(more, scene.seat))
    return all(scene.own in one.saved for one in ends)


def _of_fox(scene: Scene) -> Iterator[Effect]:
    """Say that a fox leaves its boat if that sinks: into the next one, if there is any."""
    number = scene.move.boat
    if scene.own.animal != "fox" or number == len(scene.after.boats):
        return
    leaky = scene.boat.model_copy(update={"capacity": SINKS_ANYWAY})
    boats = replaced(scene.after.boats, number - 1, leaky)
    ends = sailings(scene.after.model_copy(update={"boats": boats}), scene.seat)
    if all(_leaves(end, scene.own, number) for end in ends):
        yield Effect(text("effect-jumps", boat=number, next=number + 1), 0.06)


def _leaves(end: Sailing, one: Card, number: int) -> bool:
    """Tell whether an animal went on from a boat, by itself."""
    fate = end.saved.get(one) or end.lost.get(one)
    return fate is not None and fate.boat > number and one not in end.thrown


# ---- what lies face down -------------------------------------------------------------------------


def _of_guesses(scene: Scene, now: Sequence[Sailing], then: Sequence[Sailing]) -> Iterator[Effect]:
    """Say in which cases of what may lie face down somebody is saved or lost."""
    many, own = len(then), scene.own
    saved = [own in one.saved for one in then]
    if any(saved) and not all(saved):
        when = _when(scene, saved)
        said = text("effect-saved-in", animal=names_of([own]), when=when)
        value = A_POINT * max(POINTS[own.animal], OF_NO_POINTS) * sum(saved) / many
        yield Effect(said, value)
    every = sorted(frozenset[Card]().union(*(end.lost for end in then)), key=by_worth)
    for one in every:
        lost, before = [one in end.lost for end in then], sum(one in end.lost for end in now)
        if one != own and _lies_in_all(one, then) and before < sum(lost) < many:
            names = names_of([one], scene.seat)
            said = text("effect-lost-in", card=names, when=_when(scene, lost))
            harm = -1 if one.owner == own.owner else 0.9
            yield Effect(said, harm * A_POINT * weight_of([one]) * (sum(lost) - before) / many)


def _when(scene: Scene, cases: Sequence[bool]) -> Text:
    """Say in which cases something comes to pass: by the animal, its weight, or their number."""
    facts = {"n": sum(cases), "many": len(cases)}
    hidden = hidden_from(scene.after, scene.seat)
    if len(hidden) > 1:
        return text("when-count", **facts)
    (one,) = hidden
    where = next(at for at, boat in enumerate(scene.after.boats, 1) if one in boat.cards)
    animals = unseen(scene.after, one.owner)
    yes = [animal for animal, is_so in zip(animals, cases, strict=True) if is_so]
    no = [animal for animal in animals if animal not in yes]
    if len(no) <= MOST_NAMED:
        return text("when-unless", boat=where, cards=kinds(no), **facts)
    if len(yes) <= MOST_NAMED:
        return text("when-only", boat=where, cards=kinds(yes), **facts)
    lightest, heaviest = min(WEIGHTS[animal] for animal in yes), max(WEIGHTS[one] for one in yes)
    if all(WEIGHTS[animal] > heaviest for animal in no):
        return text("when-up-to", boat=where, kg=heaviest // 2, **facts)
    if all(WEIGHTS[animal] < lightest for animal in no):
        return text("when-from", boat=where, kg=lightest // 2, **facts)
    return text("when-count", **facts)


def _lies_in_all(one: Card, ends: Sequence[Sailing]) -> bool:
    """Tell whether a card is known, and no guess of one that lies face down."""
    return all(one in end.saved or one in end.lost or one in end.thrown for end in ends)
