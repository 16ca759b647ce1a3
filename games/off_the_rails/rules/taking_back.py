"""Which moves may be taken back beside the actions, which have their own undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.off_the_rails.model import ChooseSide, Claim, Drive, EndActions, Face, Split, Steer, Take

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.game import Event
    from games.off_the_rails.model import Move

REVEALING: Final = frozenset(
    {
        "begins",
        "deposit",
        "deposit-bare",
        "chasm-card",
        "chasm-opens",
        "token-drawn",
        "token-aside",
        "collapses",
        "collapses-jewels",
        "collapses-jewels-track",
        "collapses-track",
        "cave-in-spared",
        "drops-some",
        "drops-all",
        "final-scores",
    }
)
"""Keys of what is told when a card, a token or a pile comes to light, or the match is over."""


def may_take_back(move: Move, told: Sequence[Event]) -> bool:
    """Tell whether a move that told this drew no luck and brought nothing to light."""
    if not isinstance(move, ChooseSide | EndActions | Drive | Steer | Take | Face | Split | Claim):
        return False
    return all(one.key not in REVEALING for one in told)
