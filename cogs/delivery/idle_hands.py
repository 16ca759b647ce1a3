"""Idle hands: those whose owners neither act nor have just acted are brought up to date later.

A move changes every hand, as all see the table. At five seats that would be five pictures a move,
of which two are looked at: the hand of whoever has moved, and that of whoever is next. The others
are drawn once in a while, and at once when their owners are to act or ask for them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from games.kit.game import Seat
from matches.bounded import BoundedDict

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.delivery.clock import Clock, Timer
    from matches.match import Match

PAUSE: Final = 5.0
"""Seconds after a move until idle hands are brought up to date; moves meanwhile do not add any."""
MATCHES_REMEMBERED: Final = 1_000
"""Matches of which it is known who was to act; in others every hand is brought at once."""


@dataclass(frozen=True)
class _Shown:
    """Who was to act, and how often everybody had, when a match was shown last."""

    acting: frozenset[Seat]
    acted: tuple[int, ...]


class IdleHands:
    """Says which hands can wait, and asks for them when they have waited long enough."""

    def __init__(self, clock: Clock, refresh: Callable[[int], None]) -> None:
        self._clock = clock
        self._refresh = refresh
        self._shown: BoundedDict[int, _Shown] = BoundedDict(MATCHES_REMEMBERED)
        self._timers: dict[int, Timer] = {}
        self._due: set[int] = set()

    def to_bring(self, match: Match, *, at_once: bool) -> list[Seat]:
        """Return the seats whose hands are to be brought now; the others' follow after a pause.

        All of them where it is not known who has moved, at the end, and if `at_once`.
        """
        seats = [Seat(seat) for seat in range(len(match.players))]
        before = self._shown.get(match.id)
        self._shown[match.id] = _Shown(match.to_act(), match.acted)
        due = match.id in self._due
        if before is None or match.outcome or at_once or due:
            self._forget(match)
            return seats
        busy = before.acting | match.to_act()
        busy |= {seat for seat in seats if before.acted[seat] != match.acted[seat]}
        if len(busy) < len(seats) and match.id not in self._timers:
            fall_due = partial(self._fall_due, match.id)
            self._timers[match.id] = self._clock.later(PAUSE, fall_due)
        return [seat for seat in seats if seat in busy]

    def awaits(self, match_id: int) -> bool:
        """Tell whether hands of a match are still to be brought."""
        return match_id in self._timers or match_id in self._due

    def failed(self, match_id: int) -> None:
        """Bring every hand the next time: it is not known which of them have been shown."""
        self._shown.pop(match_id, None)

    def hurry(self) -> None:
        """Ask for all that waits, now."""
        for match_id in tuple(self._timers):
            self._fall_due(match_id)

    def _forget(self, match: Match) -> None:
        self._due.discard(match.id)
        if timer := self._timers.pop(match.id, None):
            timer.cancel()
        if match.outcome:
            self._shown.pop(match.id, None)

    def _fall_due(self, match_id: int) -> None:
        if timer := self._timers.pop(match_id, None):
            timer.cancel()
        self._due.add(match_id)
        self._refresh(match_id)
