"""The day's challenge: one player alone, compared by the escape, tunnels left open, cards left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.model import failure
from games.kit.daily import Daily, DayResult
from games.kit.game import text

if TYPE_CHECKING:
    from games.bandido_alcatraz.model import State


def result(state: State) -> DayResult:
    """Compare whether the Bandido is out, then open tunnels, then the cards that were not spent."""
    is_out = failure(state.table.grid, state.gathered) is None
    tunnels, cards = _open_tunnels(state), len(state.pile) + sum(map(len, state.hands))
    said = text("daily-result", out=int(is_out), tunnels=tunnels, cards=cards)
    return DayResult(measures=(int(is_out), -tunnels, cards), said=said)


def _open_tunnels(state: State) -> int:
    return len(state.table.grid.tunnels)


def _standing(state: State) -> int:
    return -_open_tunnels(state)


def _cards_played(state: State) -> int:
    return len(state.table.laid) + len(state.gathered)


DAILY: Final = Daily(result=result, standing=_standing, step=_cards_played, unit="card")
