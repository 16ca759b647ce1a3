"""All aboard! as its rulebook draws it: boats as text, owners as letters, one sailing at a time.

`{P elephant, R mouse, Y* octopus}12 · {…}16` are boats from left to right: who owns which animal,
`*` for a card that lies face down, and what the boat holds.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, get_args

from games.all_aboard.components import Animal
from games.all_aboard.game import AllAboard
from games.all_aboard.model import Board, Boat, Options, State, card
from games.all_aboard.rules import points
from games.kit.chance import Chance
from games.kit.game import Event, Seat
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME: Final = AllAboard()
SEATS: Final = GAME.spec.seats
OWNERS: Final = "PRYGB"
NAMES: Final = ("Purple", "Red", "Yellow", "Green", "Blue")
SHORT: Final = ("Ana", "Ben", "Chloe", "Dario", "Eva")
LONG: Final = ("A name of thirty-two characters!",) * 5
BOAT: Final = re.compile(r"\{([^}]*)\}(\d+)")
KNOWN: Final[dict[str, Animal]] = {name: name for name in get_args(Animal)}


def deal(seats: int = 3, seed: str = "deal", options: Options | None = None) -> State:
    """Deal an opening position."""
    return GAME.setup(seats, options or Options(), Chance(seed, 0))


def draw(drawing: str) -> tuple[Boat, ...]:
    """Read boats from a drawing."""
    return tuple(
        Boat(
            capacity=int(capacity),
            cards=tuple(
                card(
                    owner=Seat(OWNERS.index(owner[0])), animal=KNOWN[name], face_up="*" not in owner
                )
                for owner, name in (one.split() for one in crowd.split(",") if one.strip())
            ),
        )
        for crowd, capacity in BOAT.findall(drawing)
    )


@dataclass(frozen=True)
class Sailed:
    """What a sailing brought: saved animals, cupids and points by owner's letter."""

    before: State
    after: State
    events: tuple[Event, ...]

    @property
    def saved(self) -> dict[str, set[Animal]]:
        """Owners who saved something, and what."""
        return {
            OWNERS[seat]: set(animals) for seat, animals in enumerate(self.after.saved) if animals
        }

    @property
    def cupids(self) -> dict[str, int]:
        """Owners who took cupids, and how many."""
        pairs = zip(self.before.cupids, self.after.cupids, strict=True)
        return {OWNERS[seat]: new - old for seat, (old, new) in enumerate(pairs) if new > old}

    @property
    def points(self) -> dict[str, int]:
        """Owners and the points the round brought them."""
        pairs = zip(points(self.before), points(self.after), strict=True)
        return {OWNERS[seat]: new - old for seat, (old, new) in enumerate(pairs)}

    @property
    def ends(self) -> str:
        """How each boat ended: sails, sinks."""
        return ", ".join("sails" if one.sailed else "sinks" for one in self.after.departed_boats)

    @property
    def lost(self) -> list[str]:
        """Lost animals in the order they were lost."""
        return [f"{OWNERS[one.owner]} {one.animal}" for one in self.after.animal_discard]

    @property
    def story(self) -> list[str]:
        """What the table is told between the last boarding and the next round."""
        say = Voice("en", "all_aboard", NAMES)
        told = [say(one) for one in self.events]
        return told[1:-1]


def before_last_boarding(
    drawing: str, deck: tuple[int, ...] = (20,) * 9, **changes: object
) -> tuple[State, Board]:
    """Return the position in which only one face-up card of the drawing is still in hand.

    Raises:
        ValueError: for a drawing that cannot occur: everybody plays three cards, each only once.
    """
    boats = list(draw(drawing))
    played = [(one.owner, one.animal) for boat in boats for one in boat.cards]
    if len(set(played)) < len(played) or set(Counter(o for o, _ in played).values()) != {3}:
        msg = f"not a position of this game: {drawing}"
        raise ValueError(msg)
    at = max(n for n, boat in enumerate(boats) if any(one.face_up for one in boat.cards))
    last = next(one for one in reversed(boats[at].cards) if one.face_up)
    cards = tuple(one for one in boats[at].cards if one != last)
    boats[at] = boats[at].model_copy(update={"cards": cards})
    seats = len(boats)
    state = State(
        options=Options(),
        round=1,
        circuit=3,
        first=Seat((last.owner + 1) % seats),
        turn=last.owner,
        boats=tuple(boats),
        boat_deck=deck,
        boat_discard=(),
        hands=tuple((last.animal,) if seat == last.owner else () for seat in range(seats)),
        piles=((),) * seats,
        saved=((),) * seats,
        cupids=(0,) * seats,
    )
    return state.model_copy(update=changes), Board(animal=last.animal, boat=at + 1)


def sail(drawing: str, deck: tuple[int, ...] = (20,) * 9, **changes: object) -> Sailed:
    """Board the last card of a drawing, so that the boats sail. `deck`: the next boat cards."""
    before, move = before_last_boarding(drawing, deck, **changes)
    after, events = GAME.play(before, before.turn, move, Chance("sail", 1))
    return Sailed(before, after, events)


def random_match(
    seats: int, seed: str, options: Options | None = None
) -> Iterator[tuple[State, Board, State, tuple[Event, ...]]]:
    """Play a match at random, yielding each position, the move, and what it led to."""
    dice = Chance(f"{seed}/dice", 0)
    state, ply = deal(seats, seed, options), 0
    while GAME.to_act(state):
        ply += 1
        move = dice.pick(GAME.legal(state, state.turn))
        after, events = GAME.play(state, state.turn, move, Chance(seed, ply))
        yield state, move, after, events
        state = after
