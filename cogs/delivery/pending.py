"""Pending updates: what is still to be shown of one match."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cogs.delivery.clock import Timer
    from cogs.kit.bot import Renewal
    from cogs.kit.messages.layouts import PictureInPlace
    from matches.match import Match


@dataclass
class Update:
    """What is to be shown together, besides the present state of the match.

    A part that has been shown is struck out: what is left is to be shown later.
    """

    renewals: tuple[Renewal, ...] = ()
    """Private answers that must be brought up to date too."""
    fresh_table: bool = False
    """Whether the table message is posted anew."""
    ended: Match | None = None
    """The match once it is over, as storage no longer caches it."""
    pictures: dict[int, PictureInPlace] = field(default_factory=dict)
    """The pictures on messages where a move was made, by message."""
    covers_up: bool = False
    """Whether messages show something that must be covered now."""

    def add(self, later: Update) -> None:
        """Add what has happened since."""
        self.renewals += later.renewals
        self.fresh_table |= later.fresh_table
        self.ended = self.ended or later.ended
        self.pictures |= later.pictures
        self.covers_up |= later.covers_up

    def post_table_anew(self) -> None:
        """Note that the table is to be posted anew, as other messages stand below it."""
        self.fresh_table = True

    def table_shown(self) -> None:
        """Strike out that the table is to be posted anew."""
        self.fresh_table = False

    def renewed(self, renewal: Renewal) -> None:
        """Strike out a private answer."""
        self.renewals = tuple(one for one in self.renewals if one is not renewal)


@dataclass
class PendingUpdate:
    """Collects what happens to a match until it is shown, and wakes the task that shows it."""

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
        """Put what is left of an update before what has happened meanwhile."""
        left.add(self.update)
        self.update = left
