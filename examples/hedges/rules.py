"""The rules of Hedges, as pure functions."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from examples.hedges.model import COLUMNS, ROWS, Plant, State
from games.kit.game import Event, IllegalMove, Outcome, Seat, SeatName, event
from games.kit.seats import seats_after
from games.kit.value import memoized

if TYPE_CHECKING:
    from examples.hedges.model import Options
    from games.kit.chance import Chance

IN_ROW: Final = 2
"""Points for a plant in one's secret row; two side by side are worth 1."""
plant = memoized(Plant)


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Deal a secret row to everybody; who begins is drawn by lot."""
    rows = chance.shuffle(ROWS)
    return State(
        options=options,
        garden={},
        rows=rows[:seats],
        others=tuple(sorted(rows[seats:])),
        turn=Seat(chance.below(seats)),
    )


def to_act(state: State) -> frozenset[Seat]:
    """Return whose turn it is, until everybody has planted everything."""
    is_over = len(state.garden) == int(state.options.plants) * len(state.rows)
    return frozenset() if is_over else frozenset((state.turn,))


def candidates(state: State, seat: Seat) -> list[Plant]:
    """List all squares."""
    del state, seat
    return [plant(column=column, row=row) for column in COLUMNS for row in ROWS]


def check(state: State, seat: Seat, move: Plant) -> None:
    """Refuse a square that is taken, or not there.

    Raises:
        IllegalMove: with the text that says why not.
    """
    del seat
    if move.row not in ROWS or f"{move.column}{move.row}" in state.garden:
        raise IllegalMove("no-room", square=f"{move.column}{move.row}")


def apply(state: State, seat: Seat, move: Plant, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Plant, and pass the turn on."""
    del chance  # once the rows are dealt there is no luck
    square = f"{move.column}{move.row}"
    after = {"garden": {**state.garden, square: seat}}
    turn = seats_after(seat, len(state.rows))[0]
    told = event("told-plant", who=SeatName(seat=seat), square=square)
    return state.model_copy(update={**after, "turn": turn}), (told,)


def scores(state: State) -> tuple[int, ...]:
    """Return the points of everybody."""
    found = [0] * len(state.rows)
    for square, seat in state.garden.items():
        column, row = square[0], int(square[1])
        found[seat] += IN_ROW * (row == state.rows[seat])
        beside = (chr(ord(column) + 1) + square[1], f"{column}{row + 1}")
        found[seat] += sum(state.garden.get(other) == seat for other in beside)
    return tuple(found)


def outcome(state: State) -> Outcome | None:
    """Return who has the most points; a tie is shared."""
    if to_act(state):
        return None
    points = scores(state)
    winners = frozenset(Seat(seat) for seat, n in enumerate(points) if n == max(points))
    return Outcome(winners=winners, reason="all-planted", scores=points)


def pieces(state: State) -> Counter[str]:
    """Count the secret rows."""
    return Counter(f"row {row}" for row in (*state.rows, *state.others))
