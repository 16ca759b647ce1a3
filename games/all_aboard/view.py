"""The secrets of All aboard!: what a seat may see, and every world that looks the same to it.

Hidden are the hands of others, the cards that others laid face down, and the order of every pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.all_aboard.components import in_order
from games.all_aboard.model import Boat, Card, SeenBoat, SeenCard, State, View, card
from games.all_aboard.rules import is_over, outcome, points
from games.kit.game import Seat

if TYPE_CHECKING:
    from games.all_aboard.components import Animal
    from games.kit.chance import Chance


def view(state: State, seat: Seat | None) -> View:
    """Build what `seat` may see, or the table (None), field by field."""
    new = _new_cards(state, seat)
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
                cards=tuple(
                    _seen(one, seat, new=(number, place) in new)
                    for place, one in enumerate(boat.cards)
                ),
            )
            for number, boat in enumerate(state.boats, start=1)
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
    )


def _seen(one: Card, seat: Seat | None, *, new: bool) -> SeenCard:
    known = one.face_up or one.owner == seat
    animal = one.animal if known else None
    return SeenCard(owner=one.owner, animal=animal, face_up=one.face_up, new=new)


def _new_cards(state: State, seat: Seat | None) -> frozenset[tuple[int, int]]:
    """Return boat and place of every card placed since `seat` acted last, or by the last move.

    Of a round that began under a version before 0.3 it is not known.
    """
    boats, seats = state.boardings, len(state.hands)
    if len(boats) != sum(len(boat.cards) for boat in state.boats):
        return frozenset()
    spots = [(boat, boats[:n].count(boat)) for n, boat in enumerate(boats)]
    if seat is None:
        return frozenset(spots[-1:])
    own = [n for n in range(len(boats)) if (state.first + n) % seats == seat]
    return frozenset(spots[own[-1] + 1 if own else 0 :])


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
    """Deal hand, pile and face-down card of another seat anew."""
    laid = [one for one in _face_down(state) if one.owner == other]
    unseen = [*state.hands[other], *state.piles[other], *(one.animal for one in laid)]
    dealt = list(chance.shuffle(in_order(unseen)))
    changed = {one: card(owner=other, animal=dealt.pop(), face_up=False) for one in laid}
    hand = in_order(dealt.pop() for _ in state.hands[other])
    return _Redealt(hand, tuple(dealt), changed)


def _face_down(state: State) -> list[Card]:
    return [one for boat in state.boats for one in boat.cards if not one.face_up]
