"""The rules of Ascent, as pure functions."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from examples.ascent.model import CARDS, Lay, State
from games.kit.game import Event, IllegalMove, Outcome, Seat, SeatName, event

if TYPE_CHECKING:
    from examples.ascent.model import Options
    from games.kit.chance import Chance


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Deal; the team has as many lives as members."""
    pile, many = chance.shuffle(CARDS), int(options.hand)
    hands = tuple(tuple(sorted(pile[many * seat : many * (seat + 1)])) for seat in range(seats))
    return State(hands=hands, lives=seats, box=tuple(sorted(pile[many * seats :])))


def to_act(state: State) -> frozenset[Seat]:
    """Return all who hold cards, as long as the team has lives."""
    return frozenset(Seat(seat) for seat, hand in enumerate(state.hands) if hand and state.lives)


def candidates(state: State, seat: Seat) -> list[Lay]:
    """List every card of the hand."""
    return [Lay(card=card) for card in state.hands[seat]]


def check(state: State, seat: Seat, move: Lay) -> None:
    """Refuse a card that its player does not hold.

    Raises:
        IllegalMove: with the text that says why not.
    """
    if move.card not in state.hands[seat]:
        raise IllegalMove("not-in-hand", card=move.card)


def apply(state: State, seat: Seat, move: Lay, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Lay the card; lower ones that anybody still holds are laid beside it and cost a life."""
    del chance  # once the cards are dealt there is no luck
    skipped = sorted(card for card in chain(*state.hands) if card < move.card)
    gone = {*skipped, move.card}
    after = state.model_copy(
        update={
            "hands": tuple(tuple(one for one in hand if one not in gone) for hand in state.hands),
            "laid": (*state.laid, *skipped, move.card),
            "lives": state.lives - bool(skipped),
        }
    )
    told = [event("told-lay", who=SeatName(seat=seat), card=move.card)]
    if skipped:
        told.append(event("told-skipped", cards=tuple(skipped), left=after.lives))
    return after, tuple(told)


def outcome(state: State) -> Outcome | None:
    """Return whether the team has laid all cards."""
    if to_act(state):
        return None
    team = frozenset(Seat(seat) for seat in range(len(state.hands)))
    if state.lives:
        return Outcome(winners=team, reason="all-laid")
    return Outcome(winners=frozenset(), reason="no-lives")


def pieces(state: State) -> Counter[str]:
    """Count every card."""
    return Counter(f"card {card}" for card in (*chain(*state.hands), *state.laid, *state.box))
