"""What a move does if the boats then sailed, whatever lies face down: the reasons of hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.components import COURSE, ICONS, POINTS, named
from games.all_aboard.mind.coming import (
    HALF,
    coming,
    coming_said,
    is_settled,
    lost_unless,
)
from games.all_aboard.mind.ending import is_sure_win
from games.all_aboard.mind.guesses import of_guesses
from games.all_aboard.mind.how import how_of
from games.all_aboard.mind.keeping import effects_of_keeping, effects_of_room
from games.all_aboard.mind.sailings import (
    Fate,
    Sailing,
    sailing,
    sailings,
    surely,
    worlds,
)
from games.all_aboard.mind.scene import (
    A_POINT,
    Scene,
    boarded,
    by_points,
    names_of,
    weight_of,
)
from games.all_aboard.model import Card, card
from games.kit.mind import Effect
from games.kit.text import Seat, seat_name, text
from games.kit.value import replaced

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.all_aboard.components import Animal
    from games.all_aboard.model import Board, State

OF_NO_POINTS: Final = 0.2
"""What an animal that scores nothing counts as, where its own fate is a reason."""
SINKS_ANYWAY: Final = -100
"""Kilos of a boat that sinks whatever is aboard."""
A_WIN: Final = 3.0
"""What a win that is sure is worth as a reason: more than all else."""
SLIGHT: Final = 0.05
"""A harm that is no bigger is not worth a word."""


def effects_of(state: State, seat: Seat, move: Board) -> list[Effect]:
    """Count whom the boats would bring home, and whom they would drown, if they then sailed."""
    after = boarded(state, seat, move.animal, move.boat)
    if is_sure_win(after, seat, move):
        return [Effect(text("effect-wins"), A_WIN)]
    own, boat = card(owner=seat, animal=move.animal), after.boats[move.boat - 1]
    now, then = sailings(state, seat), sailings(after, seat)
    found: list[Effect] = []
    if then:
        scene = Scene(state, after, seat, move, own, boat, surely(now), surely(then))
        found += [*_of_saved(scene), *_of_lost(scene), *_of_love(scene), *_of_abilities(scene)]
        if len(then) > 1:
            found += of_guesses(scene, now, then)
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
        if mine:
            yield _of_own(scene, fate, mine)
        theirs = [one for one in cards if one.owner != scene.seat and one in scene.now.lost]
        if theirs:
            said_of = text(
                "effect-saves-others", how=how_of(scene, fate), cards=names_of(theirs, scene.seat)
            )
            yield Effect(said_of, -0.5 * A_POINT * weight_of(theirs))
    yield from _of_closing(scene)


def _of_own(scene: Scene, fate: Fate, mine: Sequence[Card]) -> Effect:
    """Say what saves own animals, and what others may board next that could still cost them."""
    points = sum(POINTS[one.animal] for one in mine)
    worth = A_POINT * max(points, OF_NO_POINTS)
    risk = coming(scene, mine, "costs", fate.boat)
    if risk is None:
        key = "saves-own" if is_settled(scene, fate.boat) else "saves-own-yet"
        what = text(key, cards=names_of(mine), points=points)
    else:
        yet = text("saves-own-yet", cards=names_of(mine), points=points)
        what = coming_said(scene, risk, mine, fate.boat) or yet
        worth *= 1 - risk.share if risk.share <= HALF else -risk.share / 2
    if mine == [scene.own] and risk and _jumps(scene):
        what = text("what-jumps", what=what, boat=scene.move.boat, next=scene.move.boat + 1)
    how = how_of(scene, fate)
    said = text("effect-saves", how=how, what=what)
    if fate.how == "swims":
        said = text("effect-swims", how=how, what=what)
    return Effect(said, worth)


def _of_closing(scene: Scene) -> Iterator[Effect]:
    """Say whom nobody can sink any more by boarding: the boat is full, and sails."""
    aboard = [
        card(owner=one.owner, animal=one.animal)
        for one in scene.boat.cards[:-1]
        if one.owner == scene.seat
    ]
    safe = by_points(one for one in aboard if one in scene.then.saved and one in scene.now.saved)
    fates = {scene.then.saved[one] for one in safe}
    if not scene.is_full or len(fates) != 1 or not is_settled(scene, scene.move.boat):
        return
    (fate,) = fates
    if fate.how == "sails" and fate.boat == scene.move.boat and fate.load is not None:
        said = text("effect-closes", how=how_of(scene, fate), cards=names_of(safe))
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
        how = how_of(scene, fate, cards)
        theirs = [one for one in cards if one.owner != scene.seat]
        harm = A_POINT * weight_of([one for one in cards if one not in theirs])
        mine = by_points(
            one
            for one, its in scene.then.lost.items()
            if one.owner == scene.seat
            and its == fate
            and (one in cards or (fate.boat and one in scene.now.lost))
        )
        if theirs:
            names = names_of(theirs, scene.seat)
            key = "loses-both" if mine else "loses-others"
            what = text(key, n=len(theirs), cards=names, own=names_of(mine))
            what = lost_unless(scene, theirs, what, fate)
            gain = 0.9 * A_POINT * weight_of(theirs)
            yield Effect(text("effect-lost-others", how=how, what=what), gain - harm)
        else:
            points = sum(POINTS[one.animal] for one in mine)
            said = text("effect-lost-own", how=how, cards=names_of(mine), points=points)
            yield Effect(said, -harm)


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
        gains = [then - now for then, now in zip(scene.then.cupids, scene.now.cupids, strict=True)]
        shares = tuple(
            text("love-share", who=seat_name(Seat(at)), points=COURSE.cupid_points * gain)
            for at, gain in enumerate(gains)
            if gain > 0 and at != scene.seat
        )
        facts = {"boat": pairs[0][0], "n": len(pairs), "points": points}
        said = text("effect-love", icons=icons, shares=shares, **facts)
        yield Effect(said, 0.5 * A_POINT * points)


def _of_abilities(scene: Scene) -> Iterator[Effect]:
    """Say what monkey, mouse, octopus and fox do that board."""
    for victim, fate in scene.then.thrown.items():
        is_new = victim not in scene.now.thrown and victim not in scene.then.lost
        if is_new and fate.by == scene.own and victim.owner != scene.seat:
            names = names_of([victim], scene.seat)
            key = "effect-throws" if is_settled(scene, fate.boat) else "effect-throws-yet"
            said = text(key, victim=names, boat=fate.boat, next=fate.boat + 1)
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
        return
    sinking = coming(scene, [scene.own], "sinks", fate.boat)
    if sinking and (what := coming_said(scene, sinking, [scene.own], fate.boat)):
        said = text("effect-waits", what=what, **facts)
        yield Effect(said, A_POINT * sinking.share or -0.06)


def _is_saved_by(scene: Scene, animal: Animal) -> bool:
    """Tell whether one more own animal sinks the boat under an octopus, whatever is hidden."""
    more = boarded(scene.after, scene.seat, animal, scene.move.boat)
    ends = (sailing(world) for _, world in worlds(more, scene.seat))
    return all(scene.own in one.saved for one in ends)


def _of_fox(scene: Scene) -> Iterator[Effect]:
    """Say that a fox leaves its boat if that sinks: into the next one, if there is any."""
    number = scene.move.boat
    if _jumps(scene):
        yield Effect(text("effect-jumps", boat=number, next=number + 1), 0.06)


def _jumps(scene: Scene) -> bool:
    """Tell whether what boards is a fox that would surely leave its boat if that sank."""
    number = scene.move.boat
    if scene.own.animal != "fox" or number == len(scene.after.boats):
        return False
    leaky = scene.boat.model_copy(update={"capacity": SINKS_ANYWAY})
    boats = replaced(scene.after.boats, number - 1, leaky)
    ends = sailings(scene.after.model_copy(update={"boats": boats}), scene.seat)
    return all(_leaves(end, scene.own, number) for end in ends)


def _leaves(end: Sailing, one: Card, number: int) -> bool:
    """Tell whether an animal went on from a boat, by itself."""
    fate = end.saved.get(one) or end.lost.get(one)
    return fate is not None and fate.boat > number and one not in end.thrown
