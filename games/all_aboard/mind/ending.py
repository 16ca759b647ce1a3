"""How a match ends that nothing can change any more."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from games.all_aboard.components import ANIMALS, COURSE, POINTS
from games.all_aboard.mind.sailings import ends_of, unseen, worlds
from games.all_aboard.mind.scene import boarded, open_boats
from games.all_aboard.rules.scoring import outcome, points
from games.kit.text import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.all_aboard.components import Animal
    from games.all_aboard.model import Board, State

MOST_PLACES: Final = 5
"""With so many places left all ways to fill them are gone through: at most 60 with two boats."""


def is_sure_win(after: State, seat: Seat, move: Board) -> bool:
    """Tell whether a move wins the match whatever anybody boards later."""
    if after.round < COURSE.rounds:
        return False
    if _is_out_of_reach(after, seat):
        return True
    found = None
    for end in _ends(after, seat, move):
        found = outcome(end)
        if found is None or found.winners != {seat}:
            return False
    return found is not None


def _is_out_of_reach(after: State, seat: Seat) -> bool:
    """Tell whether a seat has more points than others get if all they have left is saved, in love.

    Who is in love stays in its boat, and so is in love once at the most.
    """
    scores = points(after)
    gone = {(one.owner, one.animal) for one in after.animal_discard}
    return all(
        scores[seat]
        > scores[owner]
        + sum(
            POINTS[animal] + COURSE.cupid_points
            for animal in ANIMALS
            if animal not in after.saved[owner] and (owner, animal) not in gone
        )
        for owner in map(Seat, range(len(scores)))
        if owner != seat
    )


def _ends(after: State, seat: Seat, move: Board) -> Iterator[State]:
    """Yield all ends of a last round: with all that lies face down, and all that still boards."""
    places = [number for number, boat in open_boats(after) for _ in range(boat.places_left)]
    if len(places) > MOST_PLACES:
        return
    ways = sorted(set(permutations(places)))
    for laid, world in worlds(after, seat):
        hidden = {(one.owner, animal) for one, animal in laid.items()}
        cards = _to_come(after, seat, move)
        rest = [one for one in cards if one not in hidden]
        if len(rest) != len(places):
            return
        for way in ways:
            full = world
            for (owner, animal), number in zip(rest, way, strict=True):
                full = boarded(full, owner, animal, number)
            yield from ends_of(full)


def _to_come(after: State, seat: Seat, move: Board) -> list[tuple[Seat, Animal]]:
    """Return what everybody has left, what others have face down among it."""
    own = [(seat, animal) for animal in after.hands[seat] if animal != move.animal]
    others = [Seat(at) for at in range(len(after.hands)) if at != seat]
    return own + [(owner, animal) for owner in others for animal in unseen(after, owner)]
