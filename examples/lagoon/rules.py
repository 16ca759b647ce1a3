"""The rules of Lagoon, as pure functions. Numbers of seats begin at 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.lagoon.model import DEEPEST, Dive, State
from games.kit.game import Event, IllegalMove, Outcome, Seat, SeatName, event, text
from games.kit.value import replaced

if TYPE_CHECKING:
    from examples.lagoon.model import Options
    from games.kit.chance import Chance


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Begin without a pearl; luck plays no part."""
    del chance
    return State(depths=(None,) * seats, pearls=(0,) * seats, left=int(options.dives))


def to_act(state: State) -> frozenset[Seat]:
    """Return who has not chosen yet: all choose at once."""
    waiting = (Seat(seat) for seat, depth in enumerate(state.depths) if depth is None)
    return frozenset(waiting if state.left else ())


def candidates(state: State, seat: Seat) -> list[Dive]:
    """List every depth."""
    del state, seat
    return [Dive(depth=depth) for depth in range(1, DEEPEST + 1)]


def check(state: State, seat: Seat, move: Dive) -> None:
    """Refuse a depth that there is not.

    Raises:
        IllegalMove: with the text that says why not.
    """
    del state, seat
    if not 1 <= move.depth <= DEEPEST:
        raise IllegalMove("not-that-deep", most=DEEPEST)


def apply(state: State, seat: Seat, move: Dive, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Keep the choice; the last one lets all dive."""
    del chance
    told = event("told-ready", who=SeatName(seat=seat))
    after = state.model_copy(update={"depths": replaced(state.depths, seat, move.depth)})
    if None in after.depths:
        return after, (told,)
    surfaced, events = _dived(after)
    return surfaced, (told, *events)


def _dived(state: State) -> tuple[State, tuple[Event, ...]]:
    depths = tuple(depth for depth in state.depths if depth is not None)
    alone = [depth for depth in depths if depths.count(depth) == 1]
    shown = tuple(
        text("depth-of", who=SeatName(seat=Seat(seat)), depth=depth)
        for seat, depth in enumerate(depths)
    )
    told = [event("told-depths", depths=shown)]
    pearls = state.pearls
    if alone:
        seat = Seat(depths.index(max(alone)))
        pearls = replaced(pearls, seat, pearls[seat] + max(alone))
        told.append(event("told-pearls", who=SeatName(seat=seat), n=max(alone)))
    else:
        told.append(event("told-nobody"))
    after = State(depths=(None,) * len(depths), pearls=pearls, left=state.left - 1, shown=depths)
    return after, tuple(told)


def outcome(state: State) -> Outcome | None:
    """Return who has the most pearls after the last dive."""
    if state.left:
        return None
    best = max(state.pearls)
    winners = frozenset(Seat(seat) for seat, n in enumerate(state.pearls) if n == best)
    return Outcome(winners=winners, scores=state.pearls, reason="all-dived")
