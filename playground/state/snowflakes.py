"""Discord's ids: 42 bits of milliseconds since 2015, then a counter."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playground.state.clock import Clock

EPOCH = 1_420_070_400.0


class Snowflakes:
    """Makes ids that grow strictly, dated by the world's clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """Make an id greater than all before it."""
        dated = int((self._clock.now() - EPOCH) * 1000) << 22
        self._last = max(dated, self._last + 1)
        return self._last
