"""Pending updates: what is still to be shown of one match."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.kit.host import Renewal
    from games.kit.game import Event
    from matches.match import Match


@dataclass(frozen=True)
class Update:
    """What is to be shown at one go, besides the match as it stands."""

    stories: tuple[tuple[Event, ...], ...] = ()
    """The public events of each turn since the last update."""
    renewals: tuple[Renewal, ...] = ()
    """Private answers that must be brought up to date too."""
    fresh_table: bool = False
    """Whether the table message is posted anew."""
    ended: Match | None = None
    """The match itself once it is over: storage keeps no copy of it at hand any more."""


@dataclass
class PendingUpdate:
    """Collects what happens to a match until it is shown, and rouses whoever shows it."""

    task: asyncio.Task[None] | None = None
    """Shows the match; there is one for each match that has something to show."""
    is_due: bool = False
    urgent: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when something must be shown without waiting for the match's pace."""
    update: Update = field(default_factory=Update)
    """What has been collected so far."""

    def add(
        self,
        story: tuple[Event, ...] = (),
        renewals: Iterable[Renewal] = (),
        *,
        fresh_table: bool = False,
        ended: Match | None = None,
    ) -> None:
        """Add the public events of a turn, answers to renew, a table to post anew, or the end."""
        so_far = self.update
        self.update = Update(
            (*so_far.stories, story) if story else so_far.stories,
            (*so_far.renewals, *renewals),
            so_far.fresh_table or fresh_table,
            so_far.ended or ended,
        )

    def take(self) -> Update:
        """Return what has been collected, and begin anew."""
        taken, self.update = self.update, Update()
        self.is_due = False
        self.urgent.clear()
        return taken
