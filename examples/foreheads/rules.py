"""The rules of Foreheads, as pure functions. Numbers of turns and seats begin at 0."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from examples.foreheads.model import DECK, FARTHEST, HIGHEST_CARD, Bid, Doubt, State
from games.kit.game import Event, IllegalMove, Outcome, Seat, SeatName, event, text
from games.kit.seats import seats_after
from games.kit.value import replaced

if TYPE_CHECKING:
    from examples.foreheads.model import Options
    from games.kit.chance import Chance


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Deal a card to everybody; who begins is drawn by lot."""
    start = State(
        cards=(), lives=(int(options.lives),) * seats, deck=(), turn=Seat(chance.below(seats))
    )
    return _dealt(start, chance)


def _dealt(state: State, chance: Chance) -> State:
    """Shuffle all cards and deal one to everybody who is still in the match."""
    pile = list(chance.shuffle(DECK))
    cards = tuple(pile.pop() if lives else None for lives in state.lives)
    return state.model_copy(
        update={"cards": cards, "deck": tuple(sorted(pile)), "bid": 0, "bidder": None}
    )


def alive(state: State) -> list[Seat]:
    """Return who is still in the match."""
    return [Seat(seat) for seat, lives in enumerate(state.lives) if lives]


def to_act(state: State) -> frozenset[Seat]:
    """Return whose turn it is, as long as two are left."""
    return frozenset((state.turn,)) if len(alive(state)) > 1 else frozenset()


def candidates(state: State, seat: Seat) -> list[Bid | Doubt]:
    """List the next higher bids, and the doubt."""
    del seat  # all may do the same
    bids = [Bid(total=state.bid + more) for more in range(1, FARTHEST + 1)]
    return [*bids, Doubt()]


def check(state: State, seat: Seat, move: Bid | Doubt) -> None:
    """Refuse a bid that is too low or too high, and a doubt without a bid.

    Raises:
        IllegalMove: with the text that says why not.
    """
    del seat
    if isinstance(move, Doubt):
        if not state.bid:
            raise IllegalMove("nothing-to-doubt")
        return
    most = min(state.bid + FARTHEST, HIGHEST_CARD * len(alive(state)))
    if not state.bid < move.total <= most:
        raise IllegalMove("not-that-bid", least=state.bid + 1, most=most)


def apply(
    state: State, seat: Seat, move: Bid | Doubt, chance: Chance
) -> tuple[State, tuple[Event, ...]]:
    """Note the bid, or turn all cards up and begin the next round."""
    if isinstance(move, Bid):
        after = state.model_copy(
            update={"bid": move.total, "bidder": seat, "turn": _next(state, seat)}
        )
        return after, (event("told-bid", who=SeatName(seat=seat), total=move.total),)
    return _doubted(state, seat, chance)


def _doubted(state: State, seat: Seat, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    total = sum(card for card in state.cards if card)
    loser = seat if total >= state.bid or state.bidder is None else state.bidder
    left = state.lives[loser] - 1
    shown = tuple(
        text("card-of", who=SeatName(seat=Seat(owner)), card=card)
        for owner, card in enumerate(state.cards)
        if card
    )
    told = [
        event("told-doubt", who=SeatName(seat=seat), bid=state.bid, total=total, cards=shown),
        event("told-life", who=SeatName(seat=loser), left=left),
    ]
    after = state.model_copy(
        update={"lives": replaced(state.lives, loser, left), "shown": state.cards}
    )
    if len(alive(after)) == 1:
        return after, tuple(told)
    begins = loser if left else _next(after, loser)
    after = after.model_copy(update={"turn": begins, "round": state.round + 1})
    return _dealt(after, chance.named("cards", after.round)), tuple(told)


def _next(state: State, seat: Seat) -> Seat:
    """Return who is next of those still in the match."""
    left = alive(state)
    return next(one for one in seats_after(seat, len(state.lives)) if one in left)


def outcome(state: State) -> Outcome | None:
    """Return who is the last one left."""
    left = alive(state)
    return Outcome(winners=frozenset(left), reason="last-one") if len(left) == 1 else None


def pieces(state: State) -> Counter[str]:
    """Count every card."""
    cards = (*state.deck, *(card for card in state.cards if card is not None))
    return Counter(f"card {card}" for card in cards)
