"""Messages below tables, counted by their ids.

Discord sends a bot the messages of its servers without their content, unless it asks for that.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from matches.bounded import BoundedDict

if TYPE_CHECKING:
    from collections.abc import Iterable

TABLES_WATCHED: Final = 2_000
"""Channels with a table of which it is remembered what stands below it."""
SCREEN: Final = 10
"""Messages that fill a screen: with so many below it, a table is out of sight."""
MOST_BELOW: Final = 100
"""Messages below a table that are remembered one by one; that many are not all taken away."""


@dataclass
class Watched:
    """A table message, and the messages below it."""

    table: int
    below: set[int] = field(default_factory=set)


class MessagesBelow:
    """Which messages stand below each table, as far as this process has seen them come."""

    def __init__(self) -> None:
        self._watched: BoundedDict[int, Watched] = BoundedDict(TABLES_WATCHED)
        """By channel."""

    def watch(self, channel: int, table: int) -> None:
        """Count what comes below this table message from now on."""
        if self.table_in(channel) != table:
            self._watched[channel] = Watched(table)

    def table_in(self, channel: int) -> int | None:
        """Return the table message of a channel."""
        watched = self._watched.get(channel)
        return watched.table if watched else None

    def posted(self, channel: int, message: int) -> None:
        """Count a message that was posted; ids grow with time."""
        watched = self._watched.get(channel)
        if watched and message > watched.table and len(watched.below) < MOST_BELOW:
            watched.below.add(message)

    def deleted(self, channel: int, messages: Iterable[int]) -> None:
        """Stop counting deleted messages."""
        if watched := self._watched.get(channel):
            watched.below.difference_update(messages)

    def is_buried(self, channel: int) -> bool:
        """Tell whether more than a screen of messages stands below a channel's table."""
        watched = self._watched.get(channel)
        return watched is not None and len(watched.below) > SCREEN
