"""The spread of a day: how many did how well, as bars from the best down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.kit.charts import Bar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.words import Voice
    from matches.days.tries import Share, Try

MOST_BARS: Final = 8
"""Results next to one another share a bar where there are more."""


@dataclass(frozen=True)
class _Group:
    """Results that share a bar, best first."""

    shares: tuple[Share, ...]

    @property
    def players(self) -> int:
        """How many had them."""
        return sum(share.players for share in self.shares)

    def holds(self, own: Try | None) -> bool:
        """Tell whether somebody's result is among them."""
        return own is not None and own.measures in [share.measures for share in self.shares]


def spread_bars(spread: Sequence[Share], own: Try | None, voice: Voice) -> list[Bar]:
    """Return the bars of a day, the best results first, with a note at the reader's own."""
    groups, total = _grouped(spread), sum(share.players for share in spread)
    return [
        Bar(
            0,
            _name(group, voice),
            group.players,
            group.players,
            voice(
                "today-spread-row",
                players=group.players,
                share=round(100 * group.players / total),
            ),
            voice("today-spread-you") if group.holds(own) else "",
        )
        for group in groups
    ]


def _name(group: _Group, voice: Voice) -> str:
    best, worst = voice(group.shares[0].said), voice(group.shares[-1].said)
    return best if best == worst else voice("today-spread-range", worst=worst, best=best)


def _grouped(spread: Sequence[Share]) -> list[_Group]:
    """Put results together, as evenly as may be, by how many had them."""
    total, seen = sum(share.players for share in spread), 0
    groups: list[list[Share]] = [[]]
    for share in spread:
        if groups[-1] and seen >= len(groups) * total / MOST_BARS:
            groups.append([])
        groups[-1].append(share)
        seen += share.players
    return [_Group(tuple(group)) for group in groups if group]
