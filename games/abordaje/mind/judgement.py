"""What computer players know of ¡Abordaje!: search to the end of the turn, count men and decks.

Hands change owners whole. So a seat that has passed one on knows what the enemy chooses from, and
sees what they chose when it comes back: that is what the notes hold.
"""

from __future__ import annotations

from collections import Counter
from math import exp
from typing import TYPE_CHECKING, Final

from games.abordaje.components import (
    SIDES,
    by_priority,
)
from games.abordaje.mind.effects import effects_of
from games.abordaje.model import (
    Force,
    Move,
    Notes,
    Place,
    State,
    Swap,
    View,
    task_of,
)
from games.abordaje.rules import answers, apply, as_a_whole, is_revealed
from games.abordaje.rules.resolution import advance
from games.abordaje.rules.working_copy import TurnCopy
from games.kit.chance import Chance
from games.kit.mind import Effect, Effort, Mind, Sign, levels
from games.kit.text import Seat

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from games.abordaje.components import Order, Side

CONQUEST_WORTH: Final = 2.6
MARKER_WORTH: Final = 1.0
MAN_WORTH: Final = 0.2
POOL_WORTH: Final = 0.16
"""Of a man in the pool."""
SHORTAGE: Final = 0.6
"""For each man that is missing to be safe from extermination."""
SPARE_MEN: Final = 2
"""So many more men than sections are safe."""
IDLE: Final = "stand_up"
"""An order of which nothing comes if its owner passes."""


class AbordajeMind(Mind[State, Move, View]):
    """Plays the turn out at random: its orders decide who holds which deck."""

    levels = levels(
        first=Effort(200, slips=0.08),
        easy=Effort(300, search="tree", remembers=True, slips=0.04),
        normal=Effort(600, search="tree", remembers=True),
        strong=Effort(2_500, search="tree", akin=True, remembers=True),
    )
    blank = Notes()

    def __init__(self, notes: Notes = blank) -> None:
        """Explain moves with the notes of a seat."""
        self._notes = notes

    def with_notes(self, notes: Notes) -> AbordajeMind:
        """See `effects`."""
        return type(self)(notes)

    def moves(self, state: State, seat: Seat, legal: Sequence[Move]) -> Sequence[Move]:
        """Leave out swaps of two like orders, and halves of answers: others do as much."""
        laid = state.laid[SIDES.index(state.side_of(seat))]
        orders = dict(zip(state.order_sections, laid, strict=False))
        return [
            move
            for move in as_a_whole(legal)
            if not isinstance(move, Swap) or orders[move.first] != orders[move.second]
        ]

    def horizon(self, root: State, state: State) -> bool:
        """Stop when the next turn is dealt."""
        return state.turn != root.turn

    harms = frozenset({"sign-conquered", "sign-controlled", "sign-fell-fewer"})

    def signs(self, root: State, end: State, seat: Seat) -> Sequence[Sign]:
        """Tell which decks changed hands, and who lost more men."""
        at = 0 if seat == root.pirate else 1
        own, enemy = end.forces[at], end.forces[1 - at]
        own_before, enemy_before = root.forces[at], root.forces[1 - at]
        fallen, felled = own.losses - own_before.losses, enemy.losses - enemy_before.losses
        found = {
            "sign-conquers": len(own.conquests) > len(own_before.conquests),
            "sign-conquered": len(enemy.conquests) > len(enemy_before.conquests),
            "sign-controls": len(own.markers) > len(own_before.markers),
            "sign-controlled": len(enemy.markers) > len(enemy_before.markers),
            "sign-fell-more": felled > fallen,
            "sign-fell-fewer": fallen > felled,
        }
        return [(key, 0) for key, holds in found.items() if holds]

    def effects(self, state: State, seat: Seat, move: Move) -> Sequence[Effect]:
        """Count who would stand where, or fall, if an order were carried out as the decks stand.

        With notes, say what the seat can tell of the enemy's orders from hands that came back.
        """
        return effects_of(state, seat, move, self._notes)

    def shown(self, state: State, move: Move) -> Hashable:  # noqa: ARG002
        """Show every answer, and no order: those are laid face down."""
        return None if isinstance(move, Place) else move

    def worth(self, state: State) -> tuple[float, ...]:
        """Compare the strength of both sides."""
        sections = len(state.sections_in_play)
        pirates, spaniards = (_strength(force, sections) for force in state.forces)
        share = 1 / (1 + exp(spaniards - pirates))
        return (share, 1 - share) if state.pirate == 0 else (1 - share, share)

    def glance(self, state: State) -> tuple[float, ...]:
        """Let the turn end as it lies: see `_as_it_lies`."""
        ends = (self._as_it_lies(state, Seat(0)), self._as_it_lies(state, Seat(1)))
        return tuple(self._value(end, Seat(seat)) for seat, end in enumerate(ends))

    def _as_it_lies(self, state: State, seat: Seat) -> State:
        """Return how the turn ends if the enemy does no more, and has laid nothing face down.

        The seat answers what it is asked as looks best at once.
        """
        turn, side, luck = state.turn, state.side_of(seat), Chance("glance", 0)
        own = state.order_sections[: len(state.laid[SIDES.index(side)])]
        if own and not is_revealed(state):
            state = _turned_up(state, side)
        while own and state.turn == turn and state.result is None:
            question = state.tasks[0]
            legal = answers(state, question)
            if question.side != side or question.section not in (0, *own):
                legal = legal[:1]  # to pass, wherever that may be
            ends = (apply(state, state.seat_of(question.side), move, luck)[0] for move in legal)
            state = max(ends, key=lambda end: self._value(end, seat))
        return state

    def _value(self, state: State, seat: Seat) -> float:
        """Return what a position is worth to a seat, also where the match is over."""
        if state.result is None:
            return self.worth(state)[seat]
        return float(seat in state.result.winners) if state.result.winners else 0.5

    def remember(self, notes: Notes, view: View) -> Notes:
        """Note the hand that was passed on, and what the enemy took from one that comes back."""
        if view.revealed or view.side is None or view.hand is None:
            return Notes(turn=view.turn)
        own, theirs = view.orders if view.side == "pirate" else view.orders[::-1]
        both = min(len(own), len(theirs))
        if notes.turn != view.turn or not notes.exchanges <= both <= notes.exchanges + 1:
            notes = Notes(turn=view.turn, exchanges=both, lies_at=both, enemy_laid=((),) * both)
        elif notes.exchanges < both < len(view.order_sections):
            notes = _exchanged(notes, view.hand, tuple(filter(None, own)))
        if not notes.swapped:
            notes = _swapped(notes, view)
        return notes.model_copy(update={"hand": view.hand, "laid": len(own)})


# ---- how good a position is ------------------------------------------------------------------


def _strength(force: Force, sections: int) -> float:
    men = sum(force.crew)
    return (
        CONQUEST_WORTH * len(force.conquests)
        + MARKER_WORTH * len(force.markers)
        + MAN_WORTH * men
        + POOL_WORTH * force.pool
        - SHORTAGE * max(0, sections + SPARE_MEN - men)
    )


def _turned_up(state: State, side: Side) -> State:
    """Return a turn in which the orders of one side are turned up, as far as they are laid."""
    idle = (IDLE,) * len(state.order_sections)
    orders = (*state.laid[SIDES.index(side)], *idle)[: len(idle)]
    laid = (orders, idle) if side == "pirate" else (idle, orders)
    copy = TurnCopy(state.model_copy(update={"laid": laid}), Chance("glance", 0))
    copy.tasks = [task_of("reveal")]
    advance(copy)
    return copy.result()[0]


# ---- memory ----------------------------------------------------------------------------------


def _exchanged(notes: Notes, hand: Sequence[Order], own: Sequence[Order]) -> Notes:
    """Note an exchange of hands; `own` are the orders that the seat has laid."""
    both = notes.exchanges + 1
    passed = list(notes.hand)
    if notes.laid < both:
        passed.remove(own[notes.exchanges])
    received = (*hand, *own[both:])  # of one card only, it was laid at once
    return notes.model_copy(
        update={
            "exchanges": both,
            "passed": tuple(passed),
            "lies_at": both,
            "enemy_laid": (*notes.enemy_laid, _taken(notes.passed, received)),
        }
    )


def _taken(passed: Sequence[Order], received: Sequence[Order]) -> tuple[Order, ...]:
    """Return what may be missing from a hand that comes back, perhaps with a card from aside."""
    before, after = Counter(passed), Counter(received)
    return by_priority(order for order in before if before - Counter((order,)) <= after)


def _swapped(notes: Notes, view: View) -> Notes:
    """Note that the enemy has swapped tactics: the orders in two sections change places."""
    swap = next((swap for swap in view.swaps if swap[0] != view.side), None)
    if swap is None:
        return notes
    one, other = (view.order_sections.index(section) for section in swap[1:])
    orders = [*notes.enemy_laid, ()]
    orders[one], orders[other] = orders[other], orders[one]
    moved = {one: other, other: one}
    return notes.model_copy(
        update={
            "swapped": True,
            "enemy_laid": tuple(orders),
            "lies_at": moved.get(notes.lies_at, notes.lies_at),
        }
    )
