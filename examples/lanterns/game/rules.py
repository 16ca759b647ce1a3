"""The rules of Lanterns, as pure functions: no clock, no Discord, no luck but what they are given.

There are no turns: all who have not sealed a card yet are to act, and the last of them ends the
round. That is all it takes to play at the same time.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from examples.lanterns.game import events
from examples.lanterns.game.components import CARDS, ROUNDS
from examples.lanterns.game.model import Options, Round, Seal, State
from games.kit.game import Event, IllegalMove, Outcome, Seat
from games.kit.value import replaced

if TYPE_CHECKING:
    from games.kit.chance import Chance


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Shuffle, deal everybody a hand, and leave the other cards in the box."""
    pile = chance.shuffle(CARDS)
    return State(
        options=options,
        hands=tuple(tuple(sorted(pile[ROUNDS * s : ROUNDS * (s + 1)])) for s in range(seats)),
        sealed=(None,) * seats,
        box=tuple(sorted(pile[ROUNDS * seats :])),
    )


def to_act(state: State) -> frozenset[Seat]:
    """Return all who hold cards and have not sealed one yet."""
    return frozenset(
        Seat(seat)
        for seat, (hand, card) in enumerate(zip(state.hands, state.sealed, strict=True))
        if hand and card is None
    )


def candidates(state: State, seat: Seat) -> list[Seal]:
    """List every card of the hand."""
    return [Seal(card=card) for card in state.hands[seat]]


def check(state: State, seat: Seat, move: Seal) -> None:
    """Refuse a card that its player does not hold.

    Raises:
        IllegalMove: with the hand that there is to choose from.
    """
    if move.card not in state.hands[seat]:
        raise IllegalMove("not-in-hand", card=move.card, hand=state.hands[seat])


def apply(state: State, seat: Seat, move: Seal, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Put the card face down; the last one of a round turns them all up."""
    hand = tuple(card for card in state.hands[seat] if card != move.card)
    after = state.model_copy(
        update={
            "hands": replaced(state.hands, seat, hand),
            "sealed": replaced(state.sealed, seat, move.card),
        }
    )
    told = events.sealed(seat, move.card)
    if None in after.sealed:
        return after, told
    lit = _light(after, chance)
    after = after.model_copy(
        update={"sealed": (None,) * len(lit.cards), "rounds": (*state.rounds, lit)}
    )
    return after, (*told, events.lantern_lit(lit))


def _light(state: State, chance: Chance) -> Round:
    """Give the round to the highest card, and draw its lantern (ruling 1: only now)."""
    cards = tuple(card for card in state.sealed if card is not None)
    winner = Seat(cards.index(max(cards)))
    light = chance.named("light", len(state.rounds)).below(int(state.options.brightest))
    return Round(cards=cards, winner=winner, light=1 + light)


def points(state: State) -> tuple[int, ...]:
    """Return the light that everybody has gathered, by seat."""
    return tuple(
        sum(lit.light for lit in state.rounds if lit.winner == seat)
        for seat in range(len(state.hands))
    )


def outcome(state: State) -> Outcome | None:
    """Return who has the most points once all cards are played (ruling 2: a tie is shared)."""
    if to_act(state):
        return None
    scores = points(state)
    winners = frozenset(Seat(seat) for seat, n in enumerate(scores) if n == max(scores))
    return Outcome(winners=winners, reason="most-points", scores=scores)


def pieces(state: State) -> Counter[str]:
    """Count every card, wherever it lies: in hands, face down, open, and in the box."""
    cards = [card for hand in state.hands for card in hand]
    cards += [card for card in state.sealed if card is not None]
    cards += [card for over in state.rounds for card in over.cards]
    return Counter(f"card {card}" for card in (*cards, *state.box))
