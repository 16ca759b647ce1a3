"""How a match ends that nothing can change any more."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from games.all_aboard.components import COURSE
from games.all_aboard.mind.sailings import ends_of, unseen, worlds
from games.all_aboard.mind.scene import boarded, open_boats
from games.all_aboard.rules.scoring import outcome, points
from games.kit.text import Seat, Text, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.all_aboard.components import Animal
    from games.all_aboard.model import Board, State

MOST_PLACES: Final = 5
"""With so many places left all ways to fill them are gone through: at most 60 with two boats."""


def sure_win(after: State, seat: Seat, move: Board) -> Text | None:
    """Say how a match is won that a move wins whatever anybody boards later; None if it is open."""
    if after.round < COURSE.rounds:
        return None
    ends: list[State] = []
    for end in _ends(after, seat, move):
        found = outcome(end)
        if found is None or found.winners != {seat}:
            return None
        ends.append(end)
    if not ends:
        return None
    scores = {points(end) for end in ends}
    own = min(one[seat] for one in scores)
    rest = [max(score for at, score in enumerate(one) if at != seat) for one in scores]
    lead = min(one[seat] - other for one, other in zip(scores, rest, strict=True))
    if len(scores) == 1:
        return text("effect-wins-score", own=own, other=rest[0])
    return text("effect-wins-lead", lead=lead) if lead > 0 else text("effect-wins-anyhow")


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
