"""What is written down around matches: lobbies, people, messages on show, standings.

The cogs read and write these through the `Records` protocol; `storage.store.Store` keeps it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from games.kit.referee import Match, Store

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

TABLE = -1
"""The viewer of the table message, which everybody sees; other viewers are seats."""


@dataclass(frozen=True)
class Lobby:
    """A table that has not started: who sits, and what has been agreed."""

    id: int
    guild: int
    channel: int
    message: int | None
    game: str
    """The slug of the game."""
    host: int
    players: tuple[int, ...]
    options: str
    """The game's options, as JSON."""
    language: str
    expires: float
    """Seconds since the epoch."""


@dataclass(frozen=True)
class Person:
    """What the house remembers of a Discord user."""

    id: int
    name: str
    language: str
    dm_channel: int | None = None
    dm_closed: bool = False
    """The last direct message did not get through."""


@dataclass(frozen=True)
class Showing:
    """One message that shows a match: the table, a hand by direct message, or a turn notice."""

    match: int
    viewer: int
    """A seat, or `TABLE`."""
    kind: str
    """`board` (a picture with controls) or `notice` (it is your turn)."""
    channel: int
    message: int
    digest: str
    """Changes when, and only when, the message would look different."""
    posted: float
    """Seconds since the epoch."""


@dataclass(frozen=True)
class Standing:
    """One row of a server's leaderboard."""

    rank: int
    player: int
    name: str
    matches: int
    wins: int
    points: int


@dataclass(frozen=True)
class Page:
    """One page of a leaderboard."""

    rows: tuple[Standing, ...]
    total: int
    """Rows on all pages together."""


@dataclass(frozen=True)
class TeamStanding:
    """One row of a co-operative game's leaderboard: a player in one variant."""

    variant: str
    """The game's word for seats and difficulty; its text is `variant-<word>`."""
    rank: int
    """Among those who played the same variant."""
    player: int
    name: str
    matches: int
    wins: int
    grade: str | None
    """The best one reached, as a text key."""


@dataclass(frozen=True)
class TeamPage:
    """One page of a co-operative game's leaderboard."""

    rows: tuple[TeamStanding, ...]
    total: int
    """Rows on all pages together."""


class Records(Store, Protocol):
    """Everything the cogs ask of storage."""

    async def match_in(self, channel: int) -> Match | None:
        """Return the match running in a channel or thread."""

    async def matches_of(self, player: int) -> tuple[Match, ...]:
        """Return the running matches of a player, oldest first."""

    async def running(self) -> tuple[int, ...]:
        """Return the ids of all running matches, oldest first."""

    async def last_match_in(self, channel: int) -> Match | None:
        """Return the match that ended last in a channel."""

    async def move_match(self, match_id: int, channel: int, guild: int) -> None:
        """Let a match go on in another channel. Raises IllegalMove("channel-busy")."""

    async def open_lobby(self, lobby: Lobby) -> Lobby:
        """Write a new lobby (its id is ignored). Raises IllegalMove("channel-busy")."""

    async def lobby(self, lobby_id: int) -> Lobby | None:
        """Return a lobby that is still open."""

    async def lobby_in(self, channel: int) -> Lobby | None:
        """Return the open lobby of a channel."""

    async def save_lobby(self, lobby: Lobby) -> None:
        """Write a lobby's changes."""

    async def change_lobby(self, lobby_id: int, change: Callable[[Lobby], Lobby]) -> Lobby | None:
        """Replace an open lobby by `change(lobby)`, with nobody else's change in between."""

    async def close_lobby(self, lobby_id: int) -> None:
        """Forget a lobby."""

    async def lobbies_due(self, now: float) -> tuple[Lobby, ...]:
        """Return the lobbies that have expired by `now`, seconds since the epoch."""

    async def person(self, player: int) -> Person | None:
        """Return what is remembered of a user."""

    async def people(self, players: Sequence[int]) -> dict[int, Person]:
        """Return what is remembered of several users; strangers are missing."""

    async def remember(self, person: Person) -> None:
        """Write a person down, or what has changed."""

    async def showings(self, match_id: int) -> tuple[Showing, ...]:
        """Return every message that shows a match now."""

    async def show(self, showing: Showing) -> None:
        """Write down what a message shows; it replaces the one for that viewer and kind."""

    async def forget(self, match_id: int, viewer: int, kind: str) -> None:
        """Write down that this message is gone."""

    async def standings(self, guild: int, game: str | None, page: int, size: int) -> Page:
        """Return a page of a server's leaderboard, for one game or for all; pages count from 0."""

    async def team_standings(
        self, guild: int, game: str, grades: Sequence[str], page: int, size: int
    ) -> TeamPage:
        """Return a page of a co-operative game's leaderboard; `grades` are its own, best first."""

    async def setting(self, key: str) -> str | None:
        """Return a value the house keeps for itself."""

    async def keep_setting(self, key: str, value: str) -> None:
        """Keep a value between starts."""
