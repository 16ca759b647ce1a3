"""The rules of Summits, as pure functions."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from examples.summits.model import DECK, Climb, Rest, State
from games.kit.game import Event, IllegalMove, Outcome, Seat, SeatName, event
from games.kit.seats import seats_after
from games.kit.value import replaced

if TYPE_CHECKING:
    from examples.summits.model import Options
    from games.kit.chance import Chance


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Shuffle the cards; who begins is drawn by lot."""
    first = Seat(chance.below(seats))
    return State(options=options, deck=chance.shuffle(DECK), points=(0,) * seats, turn=first)


def to_act(state: State) -> frozenset[Seat]:
    """Return whose turn it is, until everybody has had all turns."""
    is_over = state.turns == int(state.options.turns) * len(state.points)
    return frozenset() if is_over else frozenset((state.turn,))


def candidates(state: State, seat: Seat) -> list[Climb | Rest]:
    """List both verbs."""
    del state, seat
    return [Climb(), Rest()]


def check(state: State, seat: Seat, move: Climb | Rest) -> None:
    """Refuse to rest before the first card.

    Raises:
        IllegalMove: with the text that says why not.
    """
    del seat
    if isinstance(move, Rest) and not state.open:
        raise IllegalMove("climb-first")


def apply(
    state: State, seat: Seat, move: Climb | Rest, chance: Chance
) -> tuple[State, tuple[Event, ...]]:
    """Turn a card up, or take the points."""
    who = SeatName(seat=seat)
    if isinstance(move, Rest):
        total = sum(state.open)
        points = replaced(state.points, seat, state.points[seat] + total)
        after = _turn_over(state.model_copy(update={"points": points}), chance)
        return after, (event("told-rest", who=who, points=total),)
    *deck, card = state.deck
    if card in state.open:
        return _turn_over(state, chance), (event("told-fall", who=who, card=card),)
    climbed = state.model_copy(update={"deck": tuple(deck), "open": (*state.open, card)})
    return climbed, (event("told-climb", who=who, card=card),)


def _turn_over(state: State, chance: Chance) -> State:
    luck = chance.named("deck", state.turns + 1)
    after = {"deck": luck.shuffle(DECK), "open": (), "turns": state.turns + 1}
    return state.model_copy(update={**after, "turn": seats_after(state.turn, len(state.points))[0]})


def outcome(state: State) -> Outcome | None:
    """Return who has the most points; a tie is shared."""
    if to_act(state):
        return None
    best = max(state.points)
    winners = frozenset(Seat(seat) for seat, n in enumerate(state.points) if n == best)
    return Outcome(winners=winners, reason="most-points", scores=state.points)


def pieces(state: State) -> Counter[str]:
    """Count every card."""
    return Counter(f"card {card}" for card in (*state.deck, *state.open))
