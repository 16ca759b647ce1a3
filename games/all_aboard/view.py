"""The secrets of All aboard!: what a seat may see, and every world that looks the same to it.

Hidden are the hands of others, the cards that others laid face down, and the order of every pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.all_aboard.components import in_order
from games.all_aboard.model import (
    Boat,
    Card,
    SeenBoat,
    State,
    View,
    card,
    card_thing,
    seen_card,
)
from games.all_aboard.rules import is_over, outcome, points
from games.kit.game import Seat

if TYPE_CHECKING:
    from games.all_aboard.components import Animal
    from games.all_aboard.model import SeenCard
    from games.kit.chance import Chance


def view(state: State, seat: Seat | None) -> View:
    """Build what `seat` may see, or the table (None), field by field."""
    return View(
        seat=seat,
        options=state.options,
        round=state.round,
        circuit=state.circuit,
        first=state.first,
        turn=None if is_over(state) else state.turn,
        boats=tuple(
            SeenBoat(
                capacity=boat.capacity,
                cards=tuple(_seen(one, seat) for one in boat.cards),
            )
            for boat in state.boats
        ),
        hand=None if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        pile_sizes=tuple(map(len, state.piles)),
        saved=state.saved,
        cupids=state.cupids,
        points=points(state),
        animal_discard=state.animal_discard,
        boats_left=len(state.boat_deck),
        boat_discard=state.boat_discard,
        departed_boats=state.departed_boats,
        gained=state.gained,
        result=outcome(state),
        marks=state.marks.of(seat),
    )


def _seen(one: Card, seat: Seat | None) -> SeenCard:
    known = one.face_up or one.owner == seat
    animal = one.animal if known else None
    return seen_card(owner=one.owner, animal=animal, face_up=one.face_up)


def things(state: State) -> dict[str, str]:
    """Name the cards in the boats of this round, each with what everybody may know of it."""
    return {
        card_thing(state.round, number, place): f"{one.owner} {one.animal if one.face_up else '?'}"
        for number, boat in enumerate(state.boats, start=1)
        for place, one in enumerate(boat.cards)
    }


def redeal(state: State, seat: Seat, chance: Chance) -> State:
    """Deal again all that `seat` cannot know: it knows its own hand, and which animals are where.

    Everybody's set is the same, so a player's unseen cards change places only among that player's
    hand, draw pile and face-down card.
    """
    sets = [
        _own_set(state, seat, chance) if other == seat else _other_set(state, other, chance)
        for other in map(Seat, range(len(state.hands)))
    ]
    laid = {old: new for one in sets for old, new in one.laid.items()}
    boats = tuple(
        Boat(capacity=boat.capacity, cards=tuple(laid.get(one, one) for one in boat.cards))
        for boat in state.boats
    )
    return state.model_copy(
        update={
            "hands": tuple(one.hand for one in sets),
            "piles": tuple(one.pile for one in sets),
            "boats": boats,
            "boat_deck": chance.shuffle(sorted(state.boat_deck)),
        }
    )


class _Redealt(NamedTuple):
    """The cards of one player after a redeal."""

    hand: tuple[Animal, ...]
    pile: tuple[Animal, ...]
    laid: dict[Card, Card]
    """What now lies face down, by what lay there before."""


def _own_set(state: State, seat: Seat, chance: Chance) -> _Redealt:
    """Shuffle the pile: nothing else of its own set is hidden from a seat."""
    return _Redealt(state.hands[seat], chance.shuffle(in_order(state.piles[seat])), {})


def _other_set(state: State, other: Seat, chance: Chance) -> _Redealt:
    """Redeal hand, pile and face-down card of another seat."""
    laid = [one for one in _face_down(state) if one.owner == other]
    unseen = [*state.hands[other], *state.piles[other], *(one.animal for one in laid)]
    dealt = list(chance.shuffle(in_order(unseen)))
    changed = {one: card(owner=other, animal=dealt.pop(), face_up=False) for one in laid}
    hand = in_order(dealt.pop() for _ in state.hands[other])
    return _Redealt(hand, tuple(dealt), changed)


def _face_down(state: State) -> list[Card]:
    return [one for boat in state.boats for one in boat.cards if not one.face_up]
