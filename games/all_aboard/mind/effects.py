"""What a move does if the boats then sailed, whatever lies face down: the reasons of hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from games.all_aboard.components import COURSE, ICONS, POINTS, WEIGHTS, named
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
from games.all_aboard.model import Card, card
from games.all_aboard.rules.weighing import load, pairs
from games.kit.mind import Effect
from games.kit.text import Seat, Text, seat_name, text
from games.kit.value import replaced

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from games.all_aboard.components import Animal
    from games.all_aboard.model import Board, Boat, State

MOST_NAMED: Final = 4
"""So many animals are named one by one; of more it is said how many they are."""
BEST_LATE: Final[tuple[Animal, ...]] = ("moose", "zebra", "giraffe", "bear", "elephant", "lion")
"""The animals that promise most while they are still in hand, the best last; see `PROSPECTS`."""
ROOM_FOR_A_HALF: Final = 0.001
"""What half a kilo that a boat could still carry is worth as a reason."""
A_POINT: Final = 0.1
"""What a point is worth as a reason."""
OF_NO_POINTS: Final = 0.2
"""What an animal that scores nothing counts as, where its own fate is a reason."""
HALF: Final = 0.5
"""A share of the animals to come above which a danger speaks against a move."""
SINKS_ANYWAY: Final = -100
"""Kilos of a boat that sinks whatever is aboard."""
LITTLE: Final = 5
"""Points of an animal with which little is risked: all that promise much score more."""
SLIGHT: Final = 0.03
"""A harm that is no bigger is not worth a word."""


@dataclass(frozen=True)
class _Scene:
    """A move, and how the boats would sail before and after it."""

    state: State
    after: State
    seat: Seat
    move: Board
    own: Card
    """The card that boards, as it sails."""
    boat: Boat
    """Into which it boards, with it aboard."""
    now: Sailing
    """What surely comes of the boats as they stand."""
    then: Sailing
    """What surely comes of them after the move."""

    @property
    def is_full(self) -> bool:
        return len(self.boat.cards) >= COURSE.boat_places

    @property
    def places(self) -> int:
        return COURSE.boat_places - len(self.boat.cards)


def effects_of(state: State, seat: Seat, move: Board) -> list[Effect]:
    """Count whom the boats would bring home, and whom they would drown, if they then sailed."""
    after = _boarded(state, seat, move.animal, move.boat)
    own, boat = card(owner=seat, animal=move.animal), after.boats[move.boat - 1]
    now, then = sailings(state, seat), sailings(after, seat)
    found: list[Effect] = []
    if then:
        scene = _Scene(state, after, seat, move, own, boat, surely(now), surely(then))
        found += [*_of_saved(scene), *_of_lost(scene), *_of_love(scene), *_of_abilities(scene)]
        if len(then) > 1:
            found += _of_guesses(scene, now, then)
    else:
        found += _of_room(after, seat, move)
    found += _of_keeping(state, seat, move)
    return [one for one in found if one.value > 0 or one.value < -SLIGHT]


def _boarded(state: State, seat: Seat, animal: Animal, number: int) -> State:
    """Return the boats with one more animal aboard; all else stays as it is."""
    one = card(owner=seat, animal=animal, face_up=not COURSE.face_down(state.circuit))
    boat = state.boats[number - 1]
    boat = boat.model_copy(update={"cards": (*boat.cards, one)})
    return state.model_copy(update={"boats": replaced(state.boats, number - 1, boat)})


# ---- who is saved --------------------------------------------------------------------------------


def _of_saved(scene: _Scene) -> Iterator[Effect]:
    """Name the animals that are saved and were not before, and what could still cost them."""
    new = {one: fate for one, fate in scene.then.saved.items() if one not in scene.now.saved}
    for fate, cards in _by_fate(new):
        mine = [one for one in cards if one.owner == scene.seat]
        if mine == [scene.own] and (said := _of_fitting(scene, fate)):
            yield said
        elif mine:
            points = sum(POINTS[one.animal] for one in mine)
            what = text("saves-own", cards=_names(mine), points=points)
            how = _how(scene, fate)
            yield Effect(text("effect-saves", how=how, what=what), A_POINT * points)
        theirs = [one for one in cards if one.owner != scene.seat and one in scene.now.lost]
        if theirs:
            said_of = text(
                "effect-saves-others", how=_how(scene, fate), cards=_names(theirs, scene.seat)
            )
            yield Effect(said_of, -0.5 * A_POINT * _weight(theirs))
    yield from _of_closing(scene)


def _of_fitting(scene: _Scene, fate: Fate) -> Effect | None:
    """Say how much room is left beside an animal, and which others that may board would cost it."""
    if fate.how != "sails" or fate.load is None or (risk := _next(scene, "lost")) is None:
        return None
    costly, others = risk
    how = _how(scene, fate)
    share = len(costly) / (len(costly) + len(others))
    points = max(POINTS[scene.own.animal], OF_NO_POINTS)
    value = A_POINT * points * (1 - share if share <= HALF else -share / 2)
    what = _next_said(scene, "costs", costly, others)
    return Effect(text("effect-saves", how=how, what=what), value)


def _next_said(scene: _Scene, does: str, these: Sequence[Animal], others: Sequence[Animal]) -> Text:
    """Say which of the animals that others may board next do something to the own one."""
    (name,) = _names([scene.own])
    many, n = len(these) + len(others), len(these)
    who = tuple(map(seat_name, _still_to_board(scene.state, scene.seat)))
    facts: dict[str, Any] = {"animal": name, "who": who, "n": n, "many": many}
    if not these:
        return text(f"{does}-none", **facts)
    if n <= MOST_NAMED:
        key = "few" if n <= HALF * many else "these"
        return text(f"{does}-{key}", cards=_kinds(these), **facts)
    if 0 < len(others) <= MOST_NAMED:
        return text(f"{does}-but", cards=_kinds(others), **facts)
    return text(f"{does}-many", **facts)


def _next(
    scene: _Scene, fate: Literal["saved", "lost"]
) -> tuple[list[Animal], list[Animal]] | None:
    """Sort what others may board next beside the own animal, by whether it could then be so.

    None if no place is left, nobody else boards any more, or too much lies face down.
    """
    boarding = _still_to_board(scene.state, scene.seat)
    if not boarding or scene.is_full or not _is_clear(scene.after, scene.seat):
        return None
    could: dict[Animal, bool] = {}
    for laid, world in worlds(scene.after, scene.seat):
        known = {(one.owner, animal) for one, animal in laid.items()}
        for owner in boarding:
            for animal in unseen(scene.after, owner):
                if (owner, animal) not in known:
                    end = sailing(_boarded(world, owner, animal, scene.move.boat))
                    is_so = scene.own not in (end.saved if fate == "lost" else end.lost)
                    could[animal] = could.get(animal, False) or is_so
    these = [one for one in could if could[one]]
    return these, [one for one in could if not could[one]]


def _still_to_board(state: State, seat: Seat) -> list[Seat]:
    """Return who else places an animal before the boats sail."""
    many = len(state.hands)
    others = [Seat((seat + step) % many) for step in range(1, many)]
    if state.circuit < COURSE.circuits:
        return others
    left = many - 1 - (seat - state.first) % many
    return others[:left]


def _of_closing(scene: _Scene) -> Iterator[Effect]:
    """Say whom nobody can sink any more by boarding: the boat is full, and sails."""
    fate = scene.then.saved.get(scene.own)
    aboard = [
        card(owner=one.owner, animal=one.animal) for one in scene.boat.cards[:-1]
        if one.owner == scene.seat
    ]  # fmt: skip
    safe = _by_points(one for one in aboard if one in scene.then.saved and one in scene.now.saved)
    if scene.is_full and fate and fate.load is not None and fate.how == "sails" and safe:
        how = _how(scene, fate)
        said = text("effect-closes", how=how, cards=_names(safe))
        yield Effect(said, 0.3 * A_POINT * _weight(safe))


# ---- who is lost ---------------------------------------------------------------------------------


def _of_lost(scene: _Scene) -> Iterator[Effect]:
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
        harm = A_POINT * _weight(mine)
        if theirs:
            names = _names(theirs, scene.seat)
            key = "loses-both" if mine else "loses-others"
            what = text(key, n=len(theirs), cards=names, own=_names(mine))
            gain = 0.9 * A_POINT * _weight(theirs)
            yield Effect(text("effect-lost-others", how=how, what=what), gain - harm)
        else:
            yield Effect(text("effect-lost-own", how=how, cards=_names(mine)), -harm)


def _how(scene: _Scene, fate: Fate) -> Text:
    """Say what brings animals home, or drowns them."""
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
    for fate in dict.fromkeys(fates[one] for one in _by_points(fates)):
        yield fate, [one for one in _by_points(fates) if fates[one] == fate]


# ---- love and abilities --------------------------------------------------------------------------


def _of_love(scene: _Scene) -> Iterator[Effect]:
    """Say which two fall in love, and what that brings."""
    more = scene.then.cupids[scene.seat] - scene.now.cupids[scene.seat]
    points = COURSE.cupid_points * more
    if points <= 0:
        return
    partner = next(
        (one for one in scene.boat.cards[:-1]
         if one.animal == scene.own.animal and one.owner != scene.seat and one.face_up), None
    )  # fmt: skip
    how = text("how-any")
    if partner:
        icon, who = ICONS[partner.animal], seat_name(partner.owner)
        how = text("how-love", icon=icon, who=who, boat=scene.move.boat)
    yield Effect(text("effect-love", how=how, points=points), 0.5 * A_POINT * points)


def _of_abilities(scene: _Scene) -> Iterator[Effect]:
    """Say what monkey, mouse, octopus and fox do that board."""
    for victim, fate in scene.then.thrown.items():
        is_new = victim not in scene.now.thrown and victim not in scene.then.lost
        if is_new and fate.by == scene.own and victim.owner != scene.seat:
            names = _names([victim], scene.seat)
            said = text("effect-throws", victim=names, boat=fate.boat, next=fate.boat + 1)
            yield Effect(said, 0.3 * A_POINT * _weight([victim]))
    for boat in sorted(scene.then.scared - scene.now.scared):
        is_own = scene.own.animal == "elephant"
        capacity = scene.after.boats[boat - 1].capacity
        said = text("effect-scares", boat=boat, capacity=capacity)
        yield Effect(said, -0.2 if is_own else 0.2)
    yield from _of_octopus(scene)
    yield from _of_fox(scene)


def _of_octopus(scene: _Scene) -> Iterator[Effect]:
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
    elif sinking := _next(scene, "saved"):
        what = _next_said(scene, "sinks", *sinking)
        value = 0.1 * len(sinking[0]) / (len(sinking[0]) + len(sinking[1])) or -0.05
        yield Effect(text("effect-waits", what=what, **facts), value)


def _is_saved_by(scene: _Scene, animal: Animal) -> bool:
    """Tell whether one more own animal sinks the boat under an octopus, whatever is hidden."""
    more = _boarded(scene.after, scene.seat, animal, scene.move.boat)
    ends = (sailing(world) for _, world in worlds(more, scene.seat))
    return all(scene.own in one.saved for one in ends)


def _of_fox(scene: _Scene) -> Iterator[Effect]:
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


def _of_guesses(scene: _Scene, now: Sequence[Sailing], then: Sequence[Sailing]) -> Iterator[Effect]:
    """Say in which cases of what may lie face down somebody is saved or lost."""
    many, own = len(then), scene.own
    saved = [own in one.saved for one in then]
    if any(saved) and not all(saved):
        when = _when(scene, saved)
        said = text("effect-saved-in", animal=_names([own]), when=when)
        value = A_POINT * max(POINTS[own.animal], OF_NO_POINTS) * sum(saved) / many
        yield Effect(said, value)
    every = sorted(frozenset[Card]().union(*(end.lost for end in then)), key=_order)
    for one in every:
        lost, before = [one in end.lost for end in then], sum(one in end.lost for end in now)
        if one != own and _lies_in_all(one, then) and before < sum(lost) < many:
            names = _names([one], scene.seat)
            said = text("effect-lost-in", card=names, when=_when(scene, lost))
            harm = -1 if one.owner == own.owner else 0.9
            yield Effect(said, harm * A_POINT * _weight([one]) * (sum(lost) - before) / many)


def _when(scene: _Scene, cases: Sequence[bool]) -> Text:
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
        return text("when-unless", boat=where, cards=_kinds(no), **facts)
    if len(yes) <= MOST_NAMED:
        return text("when-only", boat=where, cards=_kinds(yes), **facts)
    lightest, heaviest = min(WEIGHTS[animal] for animal in yes), max(WEIGHTS[one] for one in yes)
    if all(WEIGHTS[animal] > heaviest for animal in no):
        return text("when-up-to", boat=where, kg=heaviest // 2, **facts)
    if all(WEIGHTS[animal] < lightest for animal in no):
        return text("when-from", boat=where, kg=lightest // 2, **facts)
    return text("when-count", **facts)


def _lies_in_all(one: Card, ends: Sequence[Sailing]) -> bool:
    """Tell whether a card is known, and no guess of one that lies face down."""
    return all(one in end.saved or one in end.lost or one in end.thrown for end in ends)


# ---- room, and what is kept ----------------------------------------------------------------------


def _of_room(after: State, seat: Seat, move: Board) -> Iterator[Effect]:
    """Say what a boat then carries that is not full, and how much more it could."""
    boat = after.boats[move.boat - 1]
    carried = _carried(boat, seat)
    left = COURSE.boat_places - len(boat.cards)
    if carried is not None and left and carried <= 2 * boat.capacity:
        room = 2 * boat.capacity - carried
        facts = {"boat": move.boat, "load": carried, "capacity": boat.capacity}
        said = text("effect-weighs", room=room, places=left, **facts)
        yield Effect(said, ROOM_FOR_A_HALF * room)


def _of_keeping(state: State, seat: Seat, move: Board) -> Iterator[Effect]:
    """Say which better animal is kept: as no boat carries it now, or for one that could."""
    kept = [one for one in BEST_LATE if one in state.hands[seat]][-1:]
    if not kept or kept[0] == move.animal:
        return
    (best,) = kept
    animal, is_last = named("yours", best), state.round >= COURSE.rounds
    after = _boarded(state, seat, move.animal, move.boat)
    if state.circuit < COURSE.circuits and (where := _roomiest(after, seat, best)):
        boat, room = where
        said = text("effect-leaves-room", animal=animal, boat=boat, room=room)
        yield Effect(said, 0.03 + ROOM_FOR_A_HALF * room)
    if is_last:
        return
    if _is_lost_anywhere(state, seat, best):
        yield Effect(text("effect-no-room", animal=animal), 0.12)
    elif POINTS[move.animal] <= LITTLE:
        (risked,) = _names([card(owner=seat, animal=move.animal)])
        facts = {"points": POINTS[best], "risk": POINTS[move.animal]}
        said = text("effect-stays", animal=animal, risked=risked, **facts)
        yield Effect(said, 0.1 * A_POINT * (POINTS[best] - POINTS[move.animal]))


def _roomiest(state: State, seat: Seat, animal: Animal) -> tuple[int, int] | None:
    """Return the boat that saves an animal with most room to spare, and what it holds before.

    Its number, and in half kilos what it could carry beside what is aboard; None if there is none.
    """
    found = []
    for number, boat in _open_boats(state):
        carried = _carried(boat, seat)
        if carried is not None and _is(state, seat, animal, number, "saved"):
            found.append((2 * boat.capacity - carried, -number))
    if not found:
        return None
    room, number = max(found)
    return -number, room


def _is_lost_anywhere(state: State, seat: Seat, animal: Animal) -> bool:
    """Tell whether an animal is lost in every boat with a place, as they stand."""
    return all(_is(state, seat, animal, number, "lost") for number, _ in _open_boats(state))


def _open_boats(state: State) -> list[tuple[int, Boat]]:
    """Return the boats that have a place left, with their numbers."""
    boats = enumerate(state.boats, 1)
    return [(number, boat) for number, boat in boats if len(boat.cards) < COURSE.boat_places]


def _is(
    state: State, seat: Seat, animal: Animal, number: int, fate: Literal["saved", "lost"]
) -> bool:
    """Tell whether an own animal that boards is surely saved, or lost, as the boats stand."""
    after, own = _boarded(state, seat, animal, number), card(owner=seat, animal=animal)
    if not _is_clear(state, seat):
        return False
    ends = (sailing(world) for _, world in worlds(after, seat))
    return all(own in (one.saved if fate == "saved" else one.lost) for one in ends)


def _is_clear(state: State, seat: Seat) -> bool:
    """Tell whether no more than one card of others lies face down."""
    return len(hidden_from(state, seat)) <= 1


def _carried(boat: Boat, seat: Seat, *more: Animal) -> int | None:
    """Return what a boat carries, abilities aside; None if something unknown is aboard."""
    if any(not one.face_up and one.owner != seat for one in boat.cards):
        return None
    animals = [*(one.animal for one in boat.cards), *more]
    return load(animals, pairs(animals))


# ---- names ---------------------------------------------------------------------------------------


def _by_points(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=_order)


def _order(one: Card) -> tuple[int, int, int]:
    return -POINTS[one.animal], -WEIGHTS[one.animal], one.owner


def _weight(cards: Iterable[Card]) -> float:
    """Return what cards are worth as a reason, in points; one that scores nothing, a half."""
    return sum(max(POINTS[one.animal], 0.5) for one in cards)


_kind_order: Callable[[Animal], int] = WEIGHTS.__getitem__


def _kinds(animals: Iterable[Animal]) -> tuple[Text, ...]:
    """Name animals whoever owns them, the lightest first."""
    return tuple(
        text("card-own", icon=ICONS[one], animal=named("animal", one))
        for one in sorted(animals, key=_kind_order)
    )


def _names(cards: Iterable[Card], reader: Seat | None = None) -> tuple[Text, ...]:
    """Name cards; for a reader those of others with their owners."""
    return tuple(_name(one, reader) for one in cards)


def _name(one: Card, reader: Seat | None) -> Text:
    facts: dict[str, Any] = {"icon": ICONS[one.animal], "animal": named("animal", one.animal)}
    if reader is None or one.owner == reader:
        return text("card-own", **facts)
    return text("card", who=seat_name(one.owner), **facts)
