"""What is still to be shown of each match, and which of it at once, which a little later.

A move changes the table and every hand, as all see the table. At five seats that would be six
pictures a move, of which three are looked at: the table, the hand that has moved, and the one
that is next. The other hands are drawn when nobody has moved for a while, or where that takes too
long, and at once when their owners are to act or ask for them. The table follows every move of a
calm match, and wherever somebody is called; in a lively one, whose players have their hands before
them, it skips what is over within seconds.

In a backlog, when more pictures wait than are soon drawn, or more requests than Discord soon takes,
those come first that a seat needs in order to act. A player who has just moved reads at once what
has come of it; where pictures wait, below the one they have. What is put off follows together.
While the bot sends all that it may, whoever has not moved lately is called, and gets the hand
later: each of the two costs a request, and either is enough to move. Nor does a call wait within
a showing then: the player may have moved before it is sent.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from games.kit.game import Seat
from matches.caching import BoundedDict

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from cogs.delivery.requests import GrantedSlots
    from cogs.kit.messages.layouts import PictureInPlace
    from matches.match import Match
    from matches.wakeups import Clock, Timer

TABLE_PAUSE: Final = 20.0
"""Seconds from one showing of a table to the next, where all players have their hands."""
PAUSE: Final = 30.0
"""Seconds without a move after which hands that were put off are shown."""
LONGEST_PAUSE: Final = 60.0
"""Seconds for which moves put a hand off, at most: mostly its owner's turn has come before."""
PAUSE_IN_BACKLOG: Final = 10.0
"""Seconds after which hands and table are shown in a backlog; moves meanwhile do not add any."""
PAUSE_AT_LIMIT: Final = 30.0
"""The same in a backlog while the bot sends all that it may; then it waits for its turn besides."""
UTILISATION_AT_LIMIT: Final = 0.9
"""Share of the requests that may be sent, from which on the bot sends all of them."""
BACKLOG: Final = 32
"""Pictures that wait in a backlog: a quarter of a second's work, or more."""
LONG_DELAY: Final = 0.7
"""Seconds for which requests wait in a backlog, or longer."""
MATCHES_REMEMBERED: Final = 5_000
"""Matches of which it is known who was to act; in others everything is brought at once."""


class Part(Enum):
    """What of a match is put off."""

    CALL = auto()
    TABLE = auto()
    HANDS = auto()
    """Those of seats that neither act nor have just acted, and pictures behind words."""


_Wait: TypeAlias = tuple[int, Part]
"""Which part of which match waits."""


Room: TypeAlias = "Callable[[int, Part], Awaitable[list[float]]]"
"""Waits until a part may be sent; returns when slots were granted for it, in loop's time."""


@dataclass(frozen=True)
class Load:
    """What keeps pictures and requests waiting."""

    pictures: int = 0
    """Pictures that wait for a worker."""
    delay: float = 0.0
    """Seconds for which requests wait for a slot."""
    utilisation: Callable[[], float] = float
    """Tells which share of the requests that may be sent was sent lately."""

    def pause(self) -> float:
        """Return for how many seconds what can wait is put off, so that who is next comes first."""
        if self.delay > LONG_DELAY and self.utilisation() > UTILISATION_AT_LIMIT:
            return PAUSE_AT_LIMIT
        return PAUSE_IN_BACKLOG if self.pictures > BACKLOG or self.delay > LONG_DELAY else 0.0


@dataclass(frozen=True)
class Calls:
    """Who of those who are to act is not there."""

    due: bool = False
    """Whether somebody is still to be called."""
    instead_of_hands: frozenset[Seat] = frozenset()
    """Who is called, and would cost a request for their hand besides."""


@dataclass(frozen=True)
class Plan:
    """What of a match is brought now."""

    hands: tuple[Seat, ...]
    with_table: bool = True
    """Whether the table is."""
    with_call: bool = True
    """Whether who is to act is called, if they need that."""
    in_words: frozenset[Seat] = frozenset()
    """Seats whose hands keep the picture that they have."""


@dataclass(frozen=True)
class _Shown:
    """Who was to act, and how often everybody had, when a match was shown last."""

    acting: frozenset[Seat]
    acted: tuple[int, ...]
    table: float
    """When the table was shown last, seconds since the epoch."""
    put_off: Mapping[Seat, float] = field(default_factory=dict)
    """Whose hands, or pictures behind words, wait since when."""


class Plans:
    """Decides what can wait, and calls back when it has waited long enough.

    What has waited comes when the bot may send it (`room`), so that it never keeps waiting in the
    middle of a showing, before a hand that somebody needs.
    """

    def __init__(
        self,
        clock: Clock,
        refresh: Callable[[int, Part, list[float]], None],
        room: Room | None = None,
    ) -> None:
        """`refresh` shows a part of a match, with slots that were granted at those times.

        Without `room` nothing bounds them.
        """
        self._clock = clock
        self._refresh = refresh
        self._room = room
        self.table_pause = TABLE_PAUSE
        """Seconds; none lets a table follow every move."""
        self._shown: BoundedDict[int, _Shown] = BoundedDict(MATCHES_REMEMBERED)
        self._timers: dict[_Wait, Timer] = {}
        self._asking: dict[_Wait, asyncio.Task[None]] = {}
        """What waits for its turn to be sent."""
        self._due: set[_Wait] = set()

    def plan(
        self,
        match: Match,
        *,
        at_once: bool = False,
        load: Load = Load(),
        all_have_hands: bool = False,
        calls: Callable[[], Calls] = Calls,
    ) -> Plan:
        """Return what is to be brought now.

        All of it where it is not known who has moved, at the end, and if `at_once`.
        """
        seats = tuple(map(Seat, range(len(match.players))))
        before, acting, now = self._shown.get(match.id), match.to_act(), self._clock.now()
        if before is None or match.outcome or at_once:
            self._shown[match.id] = _Shown(acting, match.acted, now)
            self._forget(match)
            return Plan(seats)
        moved = {seat for seat in seats if before.acted[seat] != match.acted[seat]}
        pause = load.pause()
        called = calls() if pause == PAUSE_AT_LIMIT else Calls()
        busy = before.acting | acting | moved
        wanted = sorted(busy)
        if (match.id, Part.HANDS) in self._due:
            self._stop_waiting((match.id, Part.HANDS))
            wanted = [*seats]
        without = called.instead_of_hands - moved
        hands = tuple(seat for seat in wanted if seat not in without)
        in_words = frozenset(moved - acting if load.pictures > BACKLOG else ())
        late = in_words.union(seat for seat in seats if seat not in hands)
        put_off = {seat: before.put_off.get(seat, now) for seat in late}
        if put_off:
            left = min(PAUSE, min(put_off.values()) + LONGEST_PAUSE - now)
            anew = bool(moved) and not pause
            self._wait((match.id, Part.HANDS), pause or left, anew=anew)
        table_pause = pause
        if all_have_hands and not pause:
            table_pause = max(0.0, before.table + self.table_pause - now)
            if table_pause and calls().due:
                table_pause = 0.0  # a call leads to the table, and must not contradict it
        with_table = self._comes((match.id, Part.TABLE), table_pause)
        with_call = self._comes((match.id, Part.CALL), 0.0, waits=called.due)
        shown = now if with_table else before.table
        self._shown[match.id] = _Shown(acting, match.acted, shown, put_off)
        return Plan(hands, with_table=with_table, with_call=with_call, in_words=in_words)

    def _comes(self, wait: _Wait, pause: float, *, waits: bool = False) -> bool:
        """Tell whether something comes now; else it does so after a pause, and when it may."""
        comes = wait in self._due or not (pause or waits)
        if not comes:
            self._wait(wait, pause)
        elif wait in self._due or wait in self._timers or wait in self._asking:
            self._stop_waiting(wait)
        return comes

    def awaits(self, match_id: int) -> bool:
        """Tell whether something of a match is still to be brought."""
        waits = {(match_id, part) for part in Part}
        return not (
            waits.isdisjoint(self._due)
            and waits.isdisjoint(self._timers)
            and waits.isdisjoint(self._asking)
        )

    def start_over(self, match_id: int) -> None:
        """Bring everything the next time: it is not known what of it has been shown."""
        self._shown.pop(match_id, None)

    def hurry(self) -> None:
        """Ask for all that waits, now."""
        for wait in (*self._timers, *self._asking):
            self._fall_due(wait)

    def _forget(self, match: Match) -> None:
        for part in Part:
            self._stop_waiting((match.id, part))
        if match.outcome:
            self._shown.pop(match.id, None)

    def _wait(self, wait: _Wait, pause: float, *, anew: bool = False) -> None:
        """Bring a part after a pause; one that runs already is kept, or begins `anew`."""
        if anew and (timer := self._timers.pop(wait, None)):
            timer.cancel()
        if wait not in self._timers and wait not in self._asking:
            self._timers[wait] = self._clock.later(pause, partial(self._ask, wait))

    def _stop_waiting(self, wait: _Wait) -> None:
        self._due.discard(wait)
        if timer := self._timers.pop(wait, None):
            timer.cancel()
        if task := self._asking.pop(wait, None):
            task.cancel()

    def _ask(self, wait: _Wait) -> None:
        """Let something come as soon as the bot may send it."""
        if self._room is None:
            self._fall_due(wait)
        else:
            self._timers.pop(wait, None)
            self._asking[wait] = asyncio.create_task(self._fall_due_with(self._room, wait))

    async def _fall_due_with(self, room: Room, wait: _Wait) -> None:
        had = await room(*wait)
        del self._asking[wait]  # not to be cancelled while it goes on
        self._fall_due(wait, had)

    def _fall_due(self, wait: _Wait, had: Sequence[float] = ()) -> None:
        self._stop_waiting(wait)
        self._due.add(wait)
        self._refresh(*wait, [*had])


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
    allowed: dict[Part, GrantedSlots] = field(default_factory=dict)
    """Slots that were granted."""

    def add(self, later: Update) -> None:
        """Show at the same go what has happened since."""
        self.fresh_table |= later.fresh_table
        self.ended = self.ended or later.ended
        self.pictures |= later.pictures
        self.covers_up |= later.covers_up
        self.deleted |= later.deleted
        self.all_anew |= later.all_anew
        self.allowed |= later.allowed


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
        """Return what has been collected, and collect from the beginning."""
        taken, self.update = self.update, Update()
        self.is_due = False
        self.urgent.clear()
        if self.timer:
            self.timer.cancel()
            self.timer = None
        return taken

    def put_back(self, left: Update) -> None:
        """Merge an unfinished update in front of newer changes."""
        left.add(self.update)
        self.update = left
