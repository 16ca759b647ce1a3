"""What a process knows of a match that it shows: what each message shows, and who is there.

All of it may be lost: then everything is looked at again, and who is to act is called at once.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from cogs.delivery.pace import AT_ONCE, Facts, Happened, Kind
from matches.records import TABLE

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.kit.messages.layouts import PictureInPlace
    from games.kit.game import Seat
    from matches.match import Match
    from matches.records import PostedMessage, PrivateAnswer

PRESENT: Final = 120.0
"""Seconds after a move for which its player is taken to be there."""


class Key(NamedTuple):
    """Names a message of a match."""

    match: int
    kind: Kind
    seat: int = TABLE
    """Whose hand it is."""

    def __str__(self) -> str:
        """Name it as in the log."""
        return (
            f"{self.kind.value} of {self.seat + 1}" if self.kind is Kind.HAND else self.kind.value
        )


@dataclass
class Message:
    """A message that shows something of a match."""

    since: float
    """Since when it shows something old, seconds since the epoch."""
    shows: int = 0
    """How much of what has happened to its match it shows; see `Showing.happened`."""
    shown: float = 0.0
    """When it was brought last, seconds since the epoch."""
    happened: Happened = Happened.NOTHING_TOLD
    """What has happened since."""
    acted: int | None = None
    """How often its seat had acted then; None if that is not known."""
    acted_last: bool = False
    """Whether its seat was to act then."""
    facts: Facts | None = None
    """What its pace depends on, but for what changes by itself."""
    again: float | None = None
    """When it is due again although it shows the present."""
    film: int = 0
    """The ply of the climax that it showed last."""
    film_ends: float = 0.0
    """When that has been seen."""
    is_unsure: bool = False
    """Whether another process may have written something else over it."""
    keeps_picture: bool = False
    """Whether its words are up to date, but not its picture."""
    explained: int = 0
    """How much had happened when it was logged last when it is due, and why."""
    tries: int = 0
    """How often in a row it could not be brought."""
    not_before: float = AT_ONCE
    """When it is tried again."""

    def hear(self, happened: Happened, now: float, *, is_stale: bool) -> None:
        """Note that something has happened that it does not show."""
        if not is_stale:
            self.since = now
        self.happened = max(self.happened, happened)
        self.not_before = AT_ONCE


class Snapshot(NamedTuple):
    """What was read of a match, for all messages that are brought at the same time."""

    happened: int
    watch: Callable[[], bool] | None
    """Of the lease under which it was read: another process may have shown more before the next."""
    match: Match
    messages: tuple[PostedMessage, ...]
    answers: tuple[PrivateAnswer, ...]


@dataclass
class Showing:
    """A match, and the messages that show it."""

    match: int
    happened: int = 0
    """How often something has happened to it."""
    messages: dict[Key, Message] = field(default_factory=dict)
    fresh_table: bool = False
    """Whether the table message is to be posted anew."""
    ended: Match | None = None
    """The match itself once it is over: storage keeps no copy of it at hand any more."""
    pictures: dict[int, PictureInPlace] = field(default_factory=dict)
    """The pictures on messages where a move was made, by message."""
    deleted: frozenset[int] = frozenset()
    """Messages that others have deleted: they show the match no more."""
    snapshot: Snapshot | None = None
    """What was read last, until a message has changed."""
    under_way: int = 0
    """Messages that are being brought."""
    mark: int = 0
    """How the outbox stood when `marked` was all that had happened."""
    marked: int = 0
    is_held: bool = False
    """Whether this process holds the match in the outbox."""
    watch: Callable[[], bool] | None = None
    """Tells whether it still does."""
    is_refused: bool = False
    """Whether Discord has refused one of the messages."""
    is_unsure: bool = False
    """Whether others may have written over messages that this process has never looked at."""
    has_orphans: bool = False
    """Whether messages may stand in the channel that an ended process posted and did not note."""
    tries: int = 0
    """How often in a row it could not be looked at."""
    not_before: float = AT_ONCE
    over: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when all is shown that can be for now."""
    acted: tuple[int, ...] = ()
    """How often each seat had acted when it was looked at last."""
    moved: dict[Seat, float] = field(default_factory=dict)
    """When each seat moved last, seconds since the epoch."""
    awaited: dict[Seat, float] = field(default_factory=dict)
    """Since when each seat is to act that is."""

    def hear(self, happened: Happened, now: float) -> None:
        """Note that something has happened to the match."""
        for message in self.messages.values():
            message.hear(happened, now, is_stale=message.shows < self.happened)
        self.happened += 1
        self.not_before = AT_ONCE

    def look_again(self, now: float) -> None:
        """Let every message be looked at again; what waits for its time does not begin anew."""
        for message in self.messages.values():
            if message.shows >= self.happened and message.again is None:
                message.since = now
            message.shows = -1

    def holds(self) -> bool:
        """Tell whether no other process can have shown the match since this one held it last."""
        return self.is_held and (self.watch is None or self.watch())

    def is_settled(self) -> bool:
        """Tell whether every message shows all that has happened, and none is due again."""
        return all(
            one.shows >= self.happened and one.again is None for one in self.messages.values()
        )

    def attend(self, match: Match, now: float) -> None:
        """Note who has moved since the match was looked at last, and who is to act since when."""
        for seat in match.seats if self.acted else ():
            if match.acted[seat] != self.acted[seat]:
                self.moved[seat] = now
                self.awaited.pop(seat, None)
        self.acted = match.acted
        self.awaited = {seat: self.awaited.get(seat, now) for seat in match.awaited()}

    def is_there(self, seat: Seat) -> bool:
        """Tell whether a seat that is to act had moved a moment before."""
        return self.awaited.get(seat, 0.0) - self.moved.get(seat, AT_ONCE) <= PRESENT
