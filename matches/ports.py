"""The ports of storage: what the referee and the cogs ask of whatever keeps their records.

One small protocol for each concern; `storage` implements them, and a `Store` holds one of each.
What a method promises is said here, once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from matches.match import Match, Played
    from matches.records import Lobby, PostedMessage, StandingsPage, TeamStandingsPage, User


class StorageUnavailableError(Exception):
    """Storage cannot do now what it is asked; every method of a store may raise this.

    Nothing half done is left. The sentence is for whoever runs the bot.
    """


class MatchStore(Protocol):
    """Matches, their logs, and their results."""

    async def open(self, match: Match) -> Match:
        """Write a new match (its id is ignored) and return it with the id it got.

        Raises:
            IllegalMove: "channel-busy" if another match runs in that channel.
        """

    async def load(self, match_id: int) -> Match:
        """Read a match.

        Raises:
            IllegalMove: "no-such-match", or "unreadable" if this version cannot continue it.
        """

    async def record(
        self, after: Match, played: Sequence[Played], interaction: int | None = None
    ) -> None:
        """Write moves and the snapshot they led to, or nothing: one transaction.

        Once `after.outcome` is set, the result goes to the leaderboard in the same transaction.

        Raises:
            AlreadyAnsweredError: if this interaction id was recorded before.
            IllegalMove: "moved-on" if somebody else has moved since the match was loaded.
        """

    async def answered(self, interaction: int) -> bool:
        """Tell whether this interaction id was recorded before."""

    async def log_of(self, match_id: int, after: int = 0) -> tuple[Played, ...]:
        """Return the moves of a match after ply `after`.

        Raises:
            IllegalMove: what `load` raises.
        """

    async def in_channel(self, channel: int) -> Match | None:
        """Return the match that runs in a channel or thread.

        Raises:
            IllegalMove: "unreadable" if this version cannot continue it.
        """

    async def last_in_channel(self, channel: int) -> Match | None:
        """Return the match that ended last in a channel.

        Raises:
            IllegalMove: "unreadable" if this version cannot read it.
        """

    async def of_player(self, player: int) -> tuple[Match, ...]:
        """Return the running matches of a player, oldest first.

        A match that cannot be read is left out: it must not hide the others.
        """

    async def running(self) -> tuple[int, ...]:
        """Return the ids of all running matches, oldest first."""

    async def move(self, match_id: int, channel: int, guild: int) -> None:
        """Let a match go on in another channel; its table in the old one is forgotten.

        Raises:
            IllegalMove: "channel-busy" if another match runs there.
        """

    async def prune(self, before: float) -> None:
        """Forget what nobody can ask for any more, as of `before`, seconds since the epoch.

        That is: interactions carried out by then (Discord repeats one within minutes, if at all),
        and which messages showed matches that had ended by then.
        """

    async def abandon(self, match_id: int) -> bool:
        """End a running match without result, readable or not; tell whether there was one."""


class LobbyStore(Protocol):
    """Tables that have not started, at most one in a channel."""

    async def open(self, lobby: Lobby) -> Lobby:
        """Write a new lobby (its id is ignored) and return it with the id it got.

        Raises:
            IllegalMove: "channel-busy" if a match or another lobby has the channel.
        """

    async def get(self, lobby_id: int) -> Lobby | None:
        """Return a lobby that is still open."""

    async def in_channel(self, channel: int) -> Lobby | None:
        """Return the open lobby of a channel."""

    async def expired(self, now: float) -> tuple[Lobby, ...]:
        """Return the lobbies that have expired by `now`, seconds since the epoch."""

    async def change(self, lobby_id: int, change: Callable[[Lobby], Lobby]) -> Lobby | None:
        """Replace an open lobby by `change(lobby)` and return that; None if it is not open.

        Nobody else can change it in between, so two who press Join at once both sit down. `change`
        may run in another thread, and may raise IllegalMove, which leaves the lobby as it was.
        """

    async def save(self, lobby: Lobby) -> None:
        """Write a lobby's changes; `change` is safer for those that depend on who sits."""

    async def close(self, lobby_id: int) -> bool:
        """Forget a lobby; tell whether it was open, as one alone of those who close it is told."""


class UserStore(Protocol):
    """Discord users who have used the bot."""

    async def get(self, user_id: int) -> User | None:
        """Return what is remembered of a user."""

    async def save(self, user: User) -> None:
        """Write a user down, or what has changed."""

    async def nickname(self, user_id: int, guild: int) -> str | None:
        """Return what a user is called in one server only; None where the own name counts."""

    async def set_nickname(self, user_id: int, guild: int, name: str | None) -> None:
        """Write down what a user who has been saved is called in one server, or that it is over."""


class ServerStore(Protocol):
    """What each server has settled for itself."""

    async def language_of(self, guild: int) -> str | None:
        """Return the language that a server has chosen; None if it has not."""

    async def set_language(self, guild: int, language: str | None) -> None:
        """Write down the language of a server, or with None that it has none any more."""


class MessageStore(Protocol):
    """Which message shows what of a match to whom."""

    async def of_match(self, match_id: int) -> tuple[PostedMessage, ...]:
        """Return every message that shows a match now."""

    async def save(self, message: PostedMessage) -> None:
        """Write down what a message shows; it replaces the one for that viewer and kind."""

    async def remove(self, match_id: int, viewer: int, kind: str) -> None:
        """Write down that this message is gone."""


class OutboxStore(Protocol):
    """Matches of which something is still to be shown, and which process shows each.

    Opening, recording, moving and abandoning a match note it here in their own transaction.
    """

    @property
    def shared(self) -> bool:
        """Whether several processes show matches, so that `take_up` is to be called regularly."""

    async def take(self, match_id: int) -> int | None:
        """Hold a match while it is shown; None while another process shows it.

        The mark that is returned goes up with whatever happens to the match meanwhile.
        """

    async def shown(self, match_id: int, mark: int) -> bool:
        """Strike a match out; tell whether nothing has happened since it was taken at `mark`."""

    async def let_go(self, match_id: int, *, for_good: bool = False) -> None:
        """Let others show a match of which something is left for later.

        `for_good` is for what cannot be shown as it is: nobody takes it up by himself for a day,
        unless this is the only process and starts anew.
        """

    async def take_up(self) -> tuple[int, ...]:
        """Return what this process is to show now: left unfinished by a crash, or by a dead one.

        Where several processes share the database, each calls this every few seconds: it says that
        the process is alive and goes on holding what it holds.
        """


class StandingStore(Protocol):
    """Leaderboards, a server at a time."""

    async def page(self, guild: int, game: str | None, number: int, size: int) -> StandingsPage:
        """Return a page of a server's leaderboard, for one game or for all; pages count from 0.

        Games that people win together are left out: they have a leaderboard of their own.
        """

    async def team_page(
        self, guild: int, game: str, grades: Sequence[str], number: int, size: int
    ) -> TeamStandingsPage:
        """Return a page of a co-operative game's leaderboard; `grades` are its own, best first."""


class SettingStore(Protocol):
    """Values that the bot keeps for itself between starts."""

    async def get(self, key: str) -> str | None:
        """Return a value."""

    async def save(self, key: str, value: str) -> None:
        """Keep a value."""

    async def swap(self, key: str, before: str | None, after: str) -> bool:
        """Replace a value if it is still `before`; of several processes one alone is told so."""

    async def turn(self, key: str, apart: float) -> float:
        """Reserve a moment `apart` seconds after the last reserved one; return how far off it is.

        It is for what several processes do one after another; a moment is at once if none is near.
        """


class Store(Protocol):
    """Everything that is kept, by concern."""

    @property
    def matches(self) -> MatchStore:
        """Matches, their logs, and their results."""

    @property
    def lobbies(self) -> LobbyStore:
        """Tables that have not started."""

    @property
    def users(self) -> UserStore:
        """Discord users who have used the bot."""

    @property
    def servers(self) -> ServerStore:
        """What each server has settled for itself."""

    @property
    def messages(self) -> MessageStore:
        """Which message shows what of a match to whom."""

    @property
    def outbox(self) -> OutboxStore:
        """Matches of which something is still to be shown."""

    @property
    def standings(self) -> StandingStore:
        """Leaderboards."""

    @property
    def settings(self) -> SettingStore:
        """Values that the bot keeps for itself."""
