"""Money compared: who wins, and who is poorest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.game import Outcome, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.alles_an_bord.model import Ship, State


def outcome(state: State) -> Outcome | None:
    """Compare the totals once the match is over: most money wins, those level share the win.

    See ruling 41.
    """
    if state.phase != "end":
        return None
    scores = tuple(ship.total for ship in state.ships)
    winners = frozenset(Seat(n) for n, one in enumerate(scores) if one == max(scores))
    reason = "richest" if len(winners) == 1 else "equally-rich"
    return Outcome(winners=winners, reason=reason, scores=scores)


def poorest(ships: Sequence[Ship]) -> tuple[Seat, ...]:
    """Return every seat with the least money."""
    least = min(ship.total for ship in ships)
    return tuple(Seat(n) for n, ship in enumerate(ships) if ship.total == least)
