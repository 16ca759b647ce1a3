"""What is still to be shown of each match, and which of it at once, which a little later.

A move changes the table and every hand, as all see the table. At five seats that would be six
pictures a move, of which three are looked at: the table, the hand that has moved, and the one
that is next. The other hands are drawn once in a while, and at once when their owners are to act
or ask for them.

In a backlog, when more pictures wait than are soon drawn, or more requests than Discord soon takes,
those come first that a seat needs in order to act. A player who has just moved reads at once what
has come of it, below the picture they have; that picture and the table's follow with the others.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from games.kit.game import Seat
from matches.sharing import BoundedDict

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.delivery.clock import Clock, Timer
    from cogs.kit.messages.layouts import PictureInPlace
    from matches.match import Match

PAUSE: Final = 30.0
"""Seconds after which what was put off is shown; moves meanwhile do not add any."""
PAUSE_IN_BACKLOG: Final = 10.0
"""The same in a backlog."""
PAUSE_UNDER_STRAIN: Final = 45.0
"""The same in a backlog while the bot sends all that it may: the hands of who is next need that
room."""
STRAIN: Final = 0.9
"""Share of the requests that may be sent, from which on the bot sends all of them."""
BACKLOG: Final = 32
"""Pictures, or requests, that wait in a backlog: a quarter of a second's work, or more."""
MATCHES_REMEMBERED: Final = 1_000
"""Matches of which it is known who was to act; in others everything is brought at once."""


@dataclass(frozen=True)
class Plan:
    """What of a match is brought now."""

    hands: tuple[Seat, ...]
    with_table: bool = True
    """Whether the table is."""
    in_words: frozenset[Seat] = frozenset()
    """Seats whose hands keep the picture that they have."""


@dataclass(frozen=True)
class _Shown:
    """Who was to act, and how often everybody had, when a match was shown last."""

    acting: frozenset[Seat]
    acted: tuple[int, ...]


class Plans:
    """Decides what can wait, and calls back when it has waited long enough."""

    def __init__(self, clock: Clock, refresh: Callable[[int], None]) -> None:
        self._clock = clock
        self._refresh = refresh
        self._shown: BoundedDict[int, _Shown] = BoundedDict(MATCHES_REMEMBERED)
        self._timers: dict[int, Timer] = {}
        self._due: set[int] = set()

    def plan(
        self,
        match: Match,
        *,
        at_once: bool = False,
        waiting: int = 0,
        strain: Callable[[], float] = float,
    ) -> Plan:
        """Return what is to be brought now, while so many pictures or requests wait.

        `strain` tells which share of the requests that may be sent was sent lately.
        All of it where it is not known who has moved, at the end, and if `at_once`.
        """
        seats = tuple(map(Seat, range(len(match.players))))
        before, acting = self._shown.get(match.id), match.to_act()
        self._shown[match.id] = _Shown(acting, match.acted)
        if before is None or match.outcome or at_once:
            self._forget(match)
            return Plan(seats)
        moved = {seat for seat in seats if before.acted[seat] != match.acted[seat]}
        busy = before.acting | acting | moved
        is_due, is_backlog = match.id in self._due, waiting > BACKLOG
        if is_due:
            self._stop_waiting(match.id)
        plan = Plan(
            seats if is_due else tuple(sorted(busy)),
            with_table=is_due or not is_backlog,
            in_words=frozenset(moved - acting if is_backlog else ()),
        )
        if plan != Plan(seats) and match.id not in self._timers:
            pause = PAUSE
            if is_backlog:
                pause = PAUSE_UNDER_STRAIN if strain() > STRAIN else PAUSE_IN_BACKLOG
            self._timers[match.id] = self._clock.later(pause, partial(self._fall_due, match.id))
        return plan

    def awaits(self, match_id: int) -> bool:
        """Tell whether something of a match is still to be brought."""
        return match_id in self._timers or match_id in self._due

    def start_over(self, match_id: int) -> None:
        """Bring everything the next time: it is not known what of it has been shown."""
        self._shown.pop(match_id, None)

    def hurry(self) -> None:
        """Ask for all that waits, now."""
        for match_id in tuple(self._timers):
            self._fall_due(match_id)

    def _forget(self, match: Match) -> None:
        self._stop_waiting(match.id)
        if match.outcome:
            self._shown.pop(match.id, None)

    def _stop_waiting(self, match_id: int) -> None:
        self._due.discard(match_id)
        if timer := self._timers.pop(match_id, None):
            timer.cancel()

    def _fall_due(self, match_id: int) -> None:
        self._stop_waiting(match_id)
        self._due.add(match_id)
        self._refresh(match_id)


@dataclass
class Update:
    """What is to be shown at one go, besides the match as it stands.

    Whoever shows a part of it strikes it out: what is left is to be shown later.
    """

    fresh_table: bool = False
    """Whether the table message is posted anew."""
    ended: Match | None = None
    """The match itself once it is over: storage keeps no copy of it at hand any more."""
    pictures: dict[int, PictureInPlace] = field(default_factory=dict)
    """The pictures on messages where a move was made, by message."""
    covers_up: bool = False
    """Whether something lies open in messages that must not be seen any longer."""
    deleted: frozenset[int] = frozenset()
    """Messages that others have deleted: they show the match no more."""
    all_anew: bool = False
    """Whether it is unknown what the messages show: this process may have written over another."""

    def add(self, later: Update) -> None:
        """Show at the same go what has happened since."""
        self.fresh_table |= later.fresh_table
        self.ended = self.ended or later.ended
        self.pictures |= later.pictures
        self.covers_up |= later.covers_up
        self.deleted |= later.deleted
        self.all_anew |= later.all_anew


@dataclass
class PendingUpdate:
    """Collects what happens to a match until it is shown, and rouses whoever shows it."""

    task: asyncio.Task[None] | None = None
    """Shows the match; there is at most one for each match that has something to show."""
    is_due: bool = False
    urgent: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when something must be shown without waiting for the match's pace."""
    update: Update = field(default_factory=Update)
    """What has been collected so far."""
    tries: int = 0
    """How often in a row something could not be shown."""
    timer: Timer | None = None
    """Tries again what could not be shown."""

    def take(self) -> Update:
        """Return what has been collected, and begin anew."""
        taken, self.update = self.update, Update()
        self.is_due = False
        self.urgent.clear()
        if self.timer:
            self.timer.cancel()
            self.timer = None
        return taken

    def put_back(self, left: Update) -> None:
        """Put what is left of an update before whatever has happened meanwhile."""
        left.add(self.update)
        self.update = left
