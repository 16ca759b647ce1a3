"""What a move does if the boats then sailed, whatever lies face down: the reasons of hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from games.all_aboard.components import COURSE, ICONS, POINTS, WEIGHTS, named
from games.all_aboard.mind.coming import (
    HALF,
    MOST_NAMED,
    coming,
    coming_said,
    is_settled,
    last_sailings,
    lost_unless,
    others_to_board,
)
from games.all_aboard.mind.ending import sure_win
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
    from games.all_aboard.mind.coming import Next
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
    if won := sure_win(after, seat, move):
        return [Effect(won, A_WIN)]
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
        if mine:
            yield _of_own(scene, fate, mine)
        theirs = [one for one in cards if one.owner != scene.seat and one in scene.now.lost]
        if theirs:
            said_of = text(
                "effect-saves-others", how=_how(scene, fate), cards=names_of(theirs, scene.seat)
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
        what = coming_said(scene, risk, mine)
        worth *= 1 - risk.share if risk.share <= HALF else -risk.share / 2
    if mine == [scene.own] and risk and _jumps(scene):
        what = text("what-jumps", what=what, boat=scene.move.boat, next=scene.move.boat + 1)
    how = _how(scene, fate)
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
        how = _how(scene, fate, cards)
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
            what = lost_unless(scene, theirs, what, fate.boat)
            gain = 0.9 * A_POINT * weight_of(theirs)
            yield Effect(text("effect-lost-others", how=how, what=what), gain - harm)
        else:
            points = sum(POINTS[one.animal] for one in mine)
            said = text("effect-lost-own", how=how, cards=names_of(mine), points=points)
            yield Effect(said, -harm)


def _how(scene: Scene, fate: Fate, cards: Sequence[Card] = ()) -> Text:
    """Say what brings animals home, or drowns them; and who is thrown or eaten there for it."""
    how = _how_of_boat(scene, fate)
    thrown = sorted({scene.then.thrown[one].boat for one in cards if one in scene.then.thrown})
    if fate.how == "any" and thrown:
        acts = tuple(act for number in thrown if number for act in _acts(scene, number, "throws"))
        return text("how-acts", acts=acts, how=how) if acts else how
    if fate.how in {"eaten", "overboard", "fights", "any"}:
        return how
    if acts := _acts(scene, fate.boat, "throws", "eats"):
        how = text("how-acts", acts=acts, how=how)
    new = [
        one
        for one, thrown in scene.then.thrown.items()
        if one not in scene.now.thrown and 0 < thrown.boat == fate.boat - 1
    ]
    if not new:
        return how
    return text("how-thrown-in", how=how, cards=names_of(new, scene.seat), boat=fate.boat)


def _acts(scene: Scene, number: int, *these: Literal["throws", "eats"]) -> tuple[Text, ...]:
    """Say whom a monkey throws, and a lion eats, in a boat: without them its load is a riddle."""
    fates = {"throws": scene.then.thrown, "eats": scene.then.eaten}
    return tuple(
        text(
            f"act-{act}-{'own' if fate.by.owner == scene.seat else 'other'}",
            who=seat_name(fate.by.owner),
            victim=names_of([one], scene.seat),
            boat=number,
            next=0 if number == len(scene.after.boats) else number + 1,
        )
        for act in these
        for one, fate in fates[act].items()
        if fate.boat == number and fate.by
    )


def _how_of_boat(scene: Scene, fate: Fate) -> Text:
    """Say how a boat sails or sinks, or what happens in it."""
    boat = scene.after.boats[fate.boat - 1] if fate.boat else None
    places = boat.places_left if boat else 0
    load = fate.bound if fate.load is None else fate.load
    weighed = {"load": load, "capacity": fate.capacity}
    figures = {name: n for name, n in weighed.items() if n is not None}
    bound = "" if fate.load is not None else "-most" if fate.how == "sails" else "-least"
    full = "-full" if boat and not places else ""
    match fate.how:
        case "sails" if fate.boat == scene.move.boat and places and len(figures) == len(weighed):
            return text(f"how-open{bound}", boat=fate.boat, **figures)
        case "sails" | "sinks" | "swims" | "dry" if len(figures) == len(weighed):
            return text(f"how-{fate.how}{bound}{full}", boat=fate.boat, **figures)
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
    elif sinking := coming(scene, [scene.own], "sinks", fate.boat):
        what = coming_said(scene, sinking, [scene.own])
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


# ---- what lies face down -------------------------------------------------------------------------


def _of_guesses(scene: Scene, now: Sequence[Sailing], then: Sequence[Sailing]) -> Iterator[Effect]:
    """Say in which cases of what lies face down, or must board last, somebody is saved or lost."""
    own, last = scene.own, last_sailings(scene)
    ends = [one.end for one in last] or then
    saved = [own in one.saved for one in ends]
    if own not in scene.then.saved and any(saved):
        share, worth = sum(saved) / len(ends), max(POINTS[own.animal], OF_NO_POINTS)
        said = _said_in(scene, "saved", own, saved, is_last=bool(last))
        yield Effect(said, A_POINT * worth * (share if share >= HALF else (share - 1) / 2))
    every = frozenset[Card]().union(*(end.lost for end in ends)) - {own, *scene.then.lost}
    for one in sorted(every, key=by_worth):
        lost, before = [one in end.lost for end in ends], sum(one in end.lost for end in now)
        more = sum(lost) / len(ends) - before / len(now)
        if _lies_in_all(one, ends) and more > 0 and not all(lost):
            said = _said_in(scene, "lost", one, lost, is_last=bool(last))
            harm = -1 if one.owner == own.owner else 0.9
            yield Effect(said, harm * A_POINT * weight_of([one]) * more)
    if last:
        yield from _of_face_down_at_last(scene, now, last)
    else:
        yield from _of_face_down(scene, now, then)


def _said_in(
    scene: Scene, fate: Literal["saved", "lost"], one: Card, cases: Sequence[bool], *, is_last: bool
) -> Text:
    """Say in which cases a card is saved or lost, and who is thrown or eaten there anyway."""
    names = names_of([one], scene.seat)
    if is_last:
        who, n, many = others_to_board(scene), sum(cases), len(cases)
        when = text("when-next", who=who, n=n, many=many)
        return text(f"effect-{fate}-next", card=names, when=when)
    boats = enumerate(scene.after.boats, 1)
    where = next(
        number
        for number, boat in boats
        if (one.owner, one.animal) in {(card.owner, card.animal) for card in boat.cards}
    )
    return text(
        f"effect-{fate}-in", how=_as_they_stand(scene, where), card=names, when=_when(scene, cases)
    )


def _as_they_stand(scene: Scene, number: int) -> Text:
    """Say that boats may change, and who surely is thrown into one, or thrown or eaten there."""
    acts = _acts(scene, number, "throws", "eats")
    if number > 1:
        acts = (*_acts(scene, number - 1, "throws"), *acts)
    how = text("how-any")
    return text("how-acts", acts=acts, how=how) if acts else how


def _of_face_down(
    scene: Scene, now: Sequence[Sailing], then: Sequence[Sailing]
) -> Iterator[Effect]:
    """Say in which cases what others have face down is lost, whatever it is."""
    laid = [ways for ways, _ in worlds(scene.after, scene.seat)]
    for hidden in hidden_from(scene.after, scene.seat):
        cards = [_turned(hidden, ways) for ways in laid]
        lost = [one in end.lost for one, end in zip(cards, then, strict=True)]
        new = [
            one
            for one, is_lost, before in zip(cards, lost, now, strict=True)
            if is_lost and one not in before.lost
        ]
        if new and len(lost) > sum(lost) >= HALF * len(lost):
            boats = enumerate(scene.after.boats, 1)
            where = next(number for number, boat in boats if hidden in boat.cards)
            who, when = seat_name(hidden.owner), _when(scene, lost, "-it")
            how = _as_they_stand(scene, where)
            said = text("effect-lost-face-down", how=how, who=who, boat=where, when=when)
            yield Effect(said, 0.9 * A_POINT * weight_of(new) / len(lost))


def _of_face_down_at_last(
    scene: Scene, now: Sequence[Sailing], last: Sequence[Next]
) -> Iterator[Effect]:
    """Say in how many cases what others have face down is lost, where one card must still board."""
    ways = [ways for ways, _ in worlds(scene.state, scene.seat)]
    for hidden in hidden_from(scene.after, scene.seat):
        lost = sum(_turned(hidden, one.laid) in one.end.lost for one in last)
        was = [_turned(hidden, laid) in end.lost for laid, end in zip(ways, now, strict=True)]
        more = lost / len(last) - sum(was) / len(was)
        if more > 0 and lost >= HALF * len(last):
            boats = enumerate(scene.after.boats, 1)
            where = next(number for number, boat in boats if hidden in boat.cards)
            owner = seat_name(hidden.owner)
            when = text("when-next-it", n=lost, many=len(last), who=others_to_board(scene))
            said = text("effect-lost-face-down-next", who=owner, boat=where, when=when)
            mean = weight_of(_turned(hidden, one.laid) for one in last) / len(last)
            yield Effect(said, 0.9 * A_POINT * mean * more)


def _turned(hidden: Card, laid: Mapping[Card, Animal]) -> Card:
    """Return a card that lies face down as what it is taken for."""
    return card(owner=hidden.owner, animal=laid[hidden])


def _when(scene: Scene, cases: Sequence[bool], it: Literal["", "-it"] = "") -> Text:
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
        return text(f"when-unless{it}", boat=where, cards=kinds(no), **facts)
    if len(yes) <= MOST_NAMED:
        return text(f"when-only{it}", boat=where, cards=kinds(yes), **facts)
    lightest, heaviest = min(WEIGHTS[animal] for animal in yes), max(WEIGHTS[one] for one in yes)
    if all(WEIGHTS[animal] > heaviest for animal in no):
        return text(f"when-up-to{it}", boat=where, kg=heaviest // 2, **facts)
    if all(WEIGHTS[animal] < lightest for animal in no):
        return text(f"when-from{it}", boat=where, kg=lightest // 2, **facts)
    return text("when-count", **facts)


def _lies_in_all(one: Card, ends: Sequence[Sailing]) -> bool:
    """Tell whether a card is known, and no guess of one that lies face down."""
    return all(one in end.saved or one in end.lost or one in end.thrown for end in ends)
