"""Double taps: the second of them lands on what the first has just brought up, and is not meant."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from matches.caching import BoundedDict

if TYPE_CHECKING:
    from datetime import datetime

    import discord

DOUBLE_TAP: Final = timedelta(seconds=1)
"""How soon one press of a double tap follows the other, at most: for half of that the question that
the first has brought up is on its way, and nobody reads a button so fast."""
PRESSES_REMEMBERED: Final = 2_000
"""Users and messages of which the last press is remembered."""


class _Press(NamedTuple):
    made: datetime
    offered: frozenset[str]
    """The custom ids that stood on the message."""


class DoubleTaps:
    """Knows when each user has pressed last on a message, and what stood there."""

    def __init__(self) -> None:
        self.within = timedelta()
        """How soon one press follows the other, at most; no time where scripts press."""
        self._latest: BoundedDict[tuple[int, int], _Press] = BoundedDict(PRESSES_REMEMBERED)

    def is_second(
        self, call: discord.Interaction[Any], pressed: str, offered: frozenset[str]
    ) -> bool:
        """Tell whether a press is on a control that the press just before it has brought up.

        `pressed` is its custom id, `offered` are all on its message. Both moments are Discord's.
        """
        if not (self.within and call.message):
            return False
        key, now = (call.user.id, call.message.id), call.created_at
        before = self._latest.get(key)
        if before and pressed not in before.offered and now - before.made < self.within:
            return True
        self._latest[key] = _Press(now, offered)
        return False
