"""What a move keeps: room in boats, and better animals in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from games.all_aboard.components import COURSE, POINTS, WEIGHTS, named
from games.all_aboard.mind.sailings import sailing, worlds
from games.all_aboard.mind.scene import (
    A_POINT,
    boarded,
    carried_by,
    is_clear,
    names_of,
    open_boats,
)
from games.all_aboard.model import card
from games.kit.mind import Effect
from games.kit.text import text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.all_aboard.components import Animal
    from games.all_aboard.model import Board, State
    from games.kit.text import Seat

BEST_LATE: Final[tuple[Animal, ...]] = ("moose", "zebra", "giraffe", "bear", "elephant", "lion")
"""The animals that promise most while they are still in hand, the best last; see `PROSPECTS`."""
ROOM_FOR_A_HALF: Final = 0.001
"""What half a kilo that a boat could still carry is worth as a reason."""
MORE_IN_LOVE: Final = 6
"""Half kilos by which a boat may grow heavier at the most as two in it fall in love."""
LITTLE: Final = 5
"""Points of an animal with which little is risked: all that promise much score more."""


def effects_of_room(after: State, seat: Seat, move: Board) -> Iterator[Effect]:
    """Say what a boat then carries that is not full, and what could make it too heavy."""
    boat = after.boats[move.boat - 1]
    carried = carried_by(boat, seat)
    if carried is None or not boat.places_left:
        return
    room, aboard = 2 * boat.capacity - carried, {one.animal for one in boat.cards}
    may_swap = "elephant" in aboard or ("mouse" in aboard and room >= WEIGHTS["elephant"])
    if room >= (MORE_IN_LOVE if aboard & {"peacock", "mouse"} else 0) and not may_swap:
        facts = {"boat": move.boat, "load": carried, "capacity": boat.capacity}
        said = text("effect-weighs", room=room, places=boat.places_left, **facts)
        yield Effect(said, ROOM_FOR_A_HALF * room)


def effects_of_keeping(state: State, seat: Seat, move: Board) -> Iterator[Effect]:
    """Say which better animal is kept: as no boat carries it now, or for one that could."""
    kept = [one for one in BEST_LATE if one in state.hands[seat]][-1:]
    if not kept or kept[0] == move.animal:
        return
    (best,) = kept
    animal, is_last = named("yours", best), state.round >= COURSE.rounds
    after = boarded(state, seat, move.animal, move.boat)
    if state.circuit < COURSE.circuits and (where := _only_room(after, seat, best)):
        boat, room = where
        said = text("effect-leaves-room", animal=animal, boat=boat, room=room)
        yield Effect(said, 0.03 + ROOM_FOR_A_HALF * room)
    if is_last:
        return
    if _is_lost_anywhere(state, seat, best):
        yield Effect(text("effect-no-room", animal=animal), 0.12)
    elif POINTS[move.animal] <= LITTLE:
        (risked,) = names_of([card(owner=seat, animal=move.animal)])
        facts = {"points": POINTS[best], "risk": POINTS[move.animal]}
        said = text("effect-stays", animal=animal, risked=risked, **facts)
        yield Effect(said, 0.1 * A_POINT * (POINTS[best] - POINTS[move.animal]))


def _only_room(state: State, seat: Seat, animal: Animal) -> tuple[int, int] | None:
    """Return the one boat with a place that saves an animal, where it would be lost in the others.

    Its number, and in half kilos what it could carry beside what is aboard; None if there is none.
    """
    boats = open_boats(state)
    saving = [number for number, _ in boats if _is(state, seat, animal, number, "saved")]
    losing = [number for number, _ in boats if _is(state, seat, animal, number, "lost")]
    if len(saving) != 1 or not losing or len(losing) + 1 < len(boats):
        return None
    boat = state.boats[saving[0] - 1]
    carried = carried_by(boat, seat)
    return None if carried is None else (saving[0], 2 * boat.capacity - carried)


def _is_lost_anywhere(state: State, seat: Seat, animal: Animal) -> bool:
    """Tell whether an animal is lost in every boat with a place, as they stand."""
    return all(_is(state, seat, animal, number, "lost") for number, _ in open_boats(state))


def _is(
    state: State, seat: Seat, animal: Animal, number: int, fate: Literal["saved", "lost"]
) -> bool:
    """Tell whether an own animal that boards is surely saved, or lost, as the boats stand."""
    after, own = boarded(state, seat, animal, number), card(owner=seat, animal=animal)
    if not is_clear(state, seat):
        return False
    ends = (sailing(world) for _, world in worlds(after, seat))
    return all(own in (one.saved if fate == "saved" else one.lost) for one in ends)
