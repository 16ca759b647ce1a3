"""Decisions of pace: why a message was brought when it was, for an operator who asks.

They tell of messages and of what was used of requests and drawing, and nothing of what is shown.
"""

from __future__ import annotations

import logging
from collections import deque
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, TypeAlias

from cogs.delivery.pace import Kind, Reader
from matches.caching import BoundedDict

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.delivery.pace import Due, Facts, Utilisation
    from cogs.delivery.showing import Key

log = logging.getLogger(__name__)

MATCHES_KEPT: Final = 500
"""Matches of which the last decisions are kept, at some 200 bytes each."""
DECISIONS_KEPT: Final = 20
"""Of each match."""

Heard: TypeAlias = "Callable[[str, float], None]"
"""Hears what was brought, `hand`, `other hand`, `table` or `call`, and how long after the move."""


class Decisions:
    """Keeps the last decisions, and tells how long messages took."""

    def __init__(self) -> None:
        self._lines: BoundedDict[int, deque[str]] = BoundedDict(MATCHES_KEPT)
        """By match."""
        self.listeners: list[Heard] = []

    def due(self, key: Key, due: Due, now: float, used: Utilisation) -> None:
        """Note when a message is due, and why."""
        used_up = f"{used.requests:.2f} of requests, {used.drawing:.2f} of drawing used"
        said = f"due in {max(0.0, due.at - now):.1f} s: {due.why}: {used_up}"
        log.debug("match %s: %s %s", key.match, key, said)
        self._note(key, now, said)

    def brought(self, key: Key, facts: Facts | None, since: float, now: float) -> None:
        """Note that a message shows what has happened since."""
        self._note(key, now, f"brought after {now - since:.1f} s")
        what = key.kind.value
        if key.kind is Kind.HAND and facts and facts.reader is not Reader.ACTS:
            what = "other hand"
        for hear in self.listeners:
            hear(what, now - since)

    def failed(self, key: Key, error: Exception, now: float) -> None:
        """Note that a message could not be brought."""
        self._note(key, now, f"failed: {type(error).__name__}")

    def of(self, match_id: int) -> list[str]:
        """Return the last decisions about a match, the oldest first."""
        return [*self._lines.get(match_id, ())]

    def _note(self, key: Key, now: float, said: str) -> None:
        lines = self._lines.setdefault(key.match, deque(maxlen=DECISIONS_KEPT))
        lines.append(f"{datetime.fromtimestamp(now, UTC):%H:%M:%S} {key} {said}")
