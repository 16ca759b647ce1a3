"""The secrets of Hedges: the row that everybody has been dealt, until the match is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.hedges.model import COLUMNS, ROWS, State, View
from examples.hedges.rules import outcome, to_act

if TYPE_CHECKING:
    from games.kit.chance import Chance
    from games.kit.game import Seat


def view(state: State, seat: Seat | None) -> View:
    """Build what `seat` may see, or the table (None), field by field."""
    result = outcome(state)
    return View(
        seat=seat,
        turn=state.turn if to_act(state) else None,
        own_row=None if seat is None else state.rows[seat],
        all_rows=state.rows if result else (),
        garden=tuple(
            "".join(_sign(state.garden.get(f"{column}{row}")) for column in COLUMNS) for row in ROWS
        ),
        result=result,
    )


def _sign(seat: Seat | None) -> str:
    return "·" if seat is None else str(seat + 1)


def redeal(state: State, seat: Seat, chance: Chance) -> State:
    """Deal the rows of all others again, as long as they are hidden."""
    if not to_act(state):
        return state
    hidden = sorted((*(row for row in state.rows if row != state.rows[seat]), *state.others))
    pile = list(chance.shuffle(hidden))
    rows = tuple(row if row == state.rows[seat] else pile.pop() for row in state.rows)
    return state.model_copy(update={"rows": rows, "others": tuple(sorted(pile))})
