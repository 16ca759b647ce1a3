"""How a match of Bandido Alcatraz ends: escape or not, why, and how good the attempt was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.model import failure
from games.kit.game import Outcome, Seat

if TYPE_CHECKING:
    from games.bandido_alcatraz.model import State

GRADES: Final = ("grade-exit", "grade-2", "grade-5", "grade-7")
"""The lines of the rulebook for those who play alone, best first."""


def outcome(state: State) -> Outcome | None:
    """Return the result once the match is over."""
    if not state.over:
        return None
    reason = failure(state.table.grid, state.gathered)
    team = frozenset(map(Seat, range(len(state.hands))))
    return Outcome(
        winners=frozenset() if reason else team,
        reason=reason or "won-escape",
        grade=grade(state),
    )


def grade(state: State) -> str | None:
    """Return the rulebook's line for this attempt as a text key, if the table is told one."""
    if len(state.hands) > 1 and state.options.score_line == "solo":
        return None
    grid = state.table.grid
    tunnels = len(grid.tunnels)
    if tunnels == 0:
        return "grade-exit" if grid.exit_cell else None
    for least, line in ((7, "grade-7"), (5, "grade-5")):
        if tunnels >= least:
            return line
    return "grade-2"  # one tunnel stands in no line of the rulebook: ruling 37
