"""What a move does if the boats then sailed, whatever lies face down: the reasons of hints."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from games.all_aboard.components import ANIMALS, COURSE, ICONS, POINTS, WEIGHTS, named
from games.all_aboard.model import Card, card
from games.all_aboard.rules.sailing import sail
from games.all_aboard.rules.weighing import load, pairs
from games.kit.chance import Chance
from games.kit.mind import Effect
from games.kit.text import Text, seat_name, text
from games.kit.value import replaced
from games.kit.working_copy import WorkingCopy

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from games.all_aboard.components import Animal
    from games.all_aboard.model import Board, State
    from games.kit.game import Seat

MOST_HIDDEN: Final = 2
"""Cards of others face down for which all that they may be is gone through: at most 144 ways."""
BEST_LATE: Final[tuple[Animal, ...]] = ("moose", "zebra", "giraffe", "bear", "elephant", "lion")
"""The animals that promise most while they are still in hand, the best last; see `PROSPECTS`."""
A_POINT: Final = 0.1
"""What a point is worth as a reason."""


class Sailing(NamedTuple):
    """What surely comes of a sailing, whichever boats a scared elephant is given."""

    saved: frozenset[Card]
    lost: frozenset[Card]
    cupids: tuple[int, ...]
    """By seat."""
    eaten: frozenset[Card]
    thrown: frozenset[Card]
    scared: frozenset[int]
    """Boats, from 1, that are swapped."""


def effects_of(state: State, seat: Seat, move: Board) -> list[Effect]:
    """Count whom the boats would bring home, and whom they would drown, if they then sailed."""
    own = card(owner=seat, animal=move.animal, face_up=not COURSE.face_down(state.circuit))
    boat = state.boats[move.boat - 1]
    boat = boat.model_copy(update={"cards": (*boat.cards, own)})
    after = state.model_copy(update={"boats": replaced(state.boats, move.boat - 1, boat)})
    now, then = sailings(state, seat), sailings(after, seat)
    found: list[Effect] = []
    if then:
        before, surely = _surely(now), _surely(then)
        if move.animal == "octopus" and len(boat.cards) < COURSE.boat_places:
            found += _of_octopus(surely, own, move, boat.capacity)
            surely = surely._replace(lost=surely.lost - {_face_up(own)})
        found += [*_of_all(before, surely, seat), *_of_one(before, surely, own)]
        if len(then) > 1:
            found += _of_guesses(now, then, own)
    return [one for one in (*found, *_of_the_boat(after, seat, move)) if one.value]


# ---- sailing whatever is hidden ------------------------------------------------------------------


def sailings(state: State, seat: Seat) -> list[Sailing]:
    """Let the boats sail with each animal that may lie face down; none if there are too many ways.

    One sailing where nothing of others is hidden.
    """
    hidden = [
        one for boat in state.boats for one in boat.cards if not one.face_up and one.owner != seat
    ]
    if len(hidden) > MOST_HIDDEN:
        return []
    ways = product(*(_unseen(state, one.owner) for one in hidden))
    return [_sailing(_with(state, dict(zip(hidden, way, strict=True)))) for way in ways]


def _unseen(state: State, owner: Seat) -> list[Animal]:
    """Return what a card of a player may be that lies face down: whatever was not seen yet."""
    seen = {one.animal for boat in state.boats for one in boat.cards
            if one.owner == owner and one.face_up}  # fmt: skip
    gone = {one.animal for one in state.animal_discard if one.owner == owner}
    return [one for one in ANIMALS if one not in {*seen, *gone, *state.saved[owner]}]


def _with(state: State, laid: Mapping[Card, Animal]) -> State:
    """Return a state with these animals in place of cards that lie face down."""
    boats = tuple(
        boat.model_copy(
            update={
                "cards": tuple(
                    card(owner=one.owner, animal=laid.get(one, one.animal)) for one in boat.cards
                )
            }
        )
        for boat in state.boats
    )
    return state.model_copy(update={"boats": boats})


def _sailing(state: State) -> Sailing:
    """Let boats sail, with each boat that may come for one that a scared elephant tips over."""
    ends = [_end(state)]
    scared = frozenset(
        number for number, boat in enumerate(ends[0].departed_boats, 1) if boat.scared_from
    )
    if scared:
        decks = product(sorted({*state.boat_deck, *state.boat_discard}), repeat=len(scared))
        ends = [_end(state.model_copy(update={"boat_deck": deck})) for deck in decks]
    return _surely([_seen(end, scared) for end in ends])


def _end(state: State) -> State:
    work = WorkingCopy(state, Chance("as they stand", 0))
    sail(work)
    return work.state


def _seen(end: State, scared: frozenset[int]) -> Sailing:
    """Return what came of one sailing."""
    boats = end.departed_boats
    return Sailing(
        saved=frozenset(one for boat in boats for one in boat.saved),
        lost=frozenset(one for boat in boats for one in boat.lost),
        cupids=end.cupids,
        eaten=frozenset(boat.eaten for boat in boats if boat.eaten),
        thrown=frozenset(boat.thrown for boat in boats if boat.thrown),
        scared=scared,
    )


def _surely(ends: Sequence[Sailing]) -> Sailing:
    """Return what comes of all of these sailings alike."""
    first, *others = ends
    return Sailing(
        saved=first.saved.intersection(*(one.saved for one in others)),
        lost=first.lost.intersection(*(one.lost for one in others)),
        cupids=tuple(map(min, zip(*(one.cupids for one in ends), strict=True))),
        eaten=first.eaten.intersection(*(one.eaten for one in others)),
        thrown=first.thrown.intersection(*(one.thrown for one in others)),
        scared=first.scared.intersection(*(one.scared for one in others)),
    )


# ---- what is said of it --------------------------------------------------------------------------


def _of_all(now: Sailing, then: Sailing, seat: Seat) -> Iterator[Effect]:
    """Name the own animals that are saved and were not before, and who is lost."""
    mine = _by_points(one for one in then.saved - now.saved if one.owner == seat)
    points = sum(POINTS[one.animal] for one in mine)
    said = text("effect-saves", cards=_names(mine), points=points)
    yield Effect(said, A_POINT * points)
    new = then.lost - now.lost
    theirs = _by_points(one for one in new if one.owner != seat)
    yield Effect(
        text("effect-lost-others", n=len(theirs), cards=_names(theirs, with_owner=True)),
        0.9 * A_POINT * _weight(theirs),
    )
    own = _by_points(one for one in new if one.owner == seat)
    yield Effect(text("effect-lost-own", cards=_names(own)), -A_POINT * _weight(own))
    love = COURSE.cupid_points * (then.cupids[seat] - now.cupids[seat])
    yield Effect(text("effect-love", points=love), 0.5 * A_POINT * max(love, 0))


def _of_one(now: Sailing, then: Sailing, own: Card) -> Iterator[Effect]:
    """Say whom the animal that boards eats or throws, and which boat is swapped for it."""
    for key, animal, those in (
        ("effect-eats", "lion", then.eaten - now.eaten),
        ("effect-throws", "monkey", then.thrown - now.thrown),
    ):
        if own.animal == animal:
            theirs = [one for one in those if one.owner != own.owner]
            said = text(key, victim=_names(theirs, with_owner=True))
            yield Effect(said, A_POINT * _weight(theirs))
    for boat in sorted(then.scared - now.scared):
        is_own = own.animal == "elephant"
        yield Effect(text("effect-scares", boat=boat), -0.2 if is_own else 0.2)


def _of_octopus(then: Sailing, own: Card, move: Board, capacity: int) -> Iterator[Effect]:
    """Say what an octopus waits for: it is lost as its boat stands, but more may board."""
    if _face_up(own) in then.lost:
        yield Effect(text("effect-waits", boat=move.boat, capacity=capacity), 0.08)


def _of_guesses(now: Sequence[Sailing], then: Sequence[Sailing], own: Card) -> Iterator[Effect]:
    """Count in how many cases of what may lie face down somebody is saved or lost."""
    many, own = len(then), _face_up(own)
    saved = sum(own in one.saved for one in then)
    if 0 < saved < many:
        said = text("effect-saved-in", animal=_names([own]), n=saved, many=many)
        yield Effect(said, A_POINT * max(POINTS[own.animal], 1) * saved / many)
    cases = {
        one: (sum(one in end.lost for end in then), sum(one in end.lost for end in now))
        for one in sorted(frozenset[Card]().union(*(end.lost for end in then)), key=_order)
        if one != own and _lies_in_all(one, then)
    }
    for one, (lost, before) in cases.items():
        if before < lost < many:
            said = text(
                "effect-lost-in",
                card=_names([one], with_owner=one.owner != own.owner),
                n=lost,
                many=many,
            )
            harm = -1 if one.owner == own.owner else 0.9
            yield Effect(said, harm * A_POINT * _weight([one]) * (lost - before) / many)


def _of_the_boat(after: State, seat: Seat, move: Board) -> Iterator[Effect]:
    """Say what a boat then carries, and which animal is kept for later."""
    boat = after.boats[move.boat - 1]
    if all(one.face_up or one.owner == seat for one in boat.cards):
        animals = [one.animal for one in boat.cards]
        carried = load(animals, pairs(animals))
        if boat.capacity <= carried <= 2 * boat.capacity:
            is_full = len(animals) >= COURSE.boat_places
            said = text(
                "effect-full" if is_full else "effect-weighs",
                boat=move.boat,
                load=carried,
                capacity=boat.capacity,
            )
            yield Effect(said, 0.06 if is_full else 0.03)
    kept = [one for one in BEST_LATE if one in after.hands[seat]][-1:]
    if kept and kept[0] != move.animal and after.round < COURSE.rounds:
        yield Effect(text("effect-stays", animal=named("yours", kept[0])), 0.05)


def _lies_in_all(one: Card, ends: Sequence[Sailing]) -> bool:
    """Tell whether a card is known, and no guess of one that lies face down."""
    return all(one in (*end.saved, *end.lost) or one in end.thrown for end in ends)


def _face_up(one: Card) -> Card:
    """Return a card as it sails."""
    return card(owner=one.owner, animal=one.animal)


def _by_points(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=_order)


def _order(one: Card) -> tuple[int, int, int]:
    return -POINTS[one.animal], -WEIGHTS[one.animal], one.owner


def _weight(cards: Iterable[Card]) -> float:
    """Return what cards are worth as a reason, in points; one that scores nothing, a half."""
    return sum(max(POINTS[one.animal], 0.5) for one in cards)


def _names(cards: Iterable[Card], *, with_owner: bool = False) -> tuple[Text, ...]:
    return tuple(
        text(
            "card" if with_owner else "card-own",
            icon=ICONS[one.animal],
            animal=named("animal", one.animal),
            **({"who": seat_name(one.owner)} if with_owner else {}),
        )
        for one in cards
    )
