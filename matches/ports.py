"""The ports of storage: what the referee and the cogs ask of whatever keeps their records.

One small protocol for each concern; `storage` implements them, and a `Store` holds one of each.
What a method promises is said here, once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from games.kit.game import Seat
    from matches.limits import Limit
    from matches.match import Match, Played
    from matches.preferences import Preferences
    from matches.records import (
        Due,
        Erased,
        Judged,
        Lesson,
        Lobby,
        MatchOver,
        PostedMessage,
        PrivateAnswer,
        RunningMatch,
        ServerConfig,
        Shown,
        User,
    )
    from matches.standings.ratings import Kind
    from matches.standings.rows import Result, StandingsPage, Table, TeamStandingsPage
    from matches.standings.seasons import Season
    from matches.tournaments.tournament import Tournament


class StorageUnavailableError(Exception):
    """Storage cannot do now what it is asked; every method of a store may raise this.

    Nothing half done is left. The sentence is for the operator.
    """


class ShownElsewhereError(StorageUnavailableError):
    """Another process shows this match, or may by now; it shows what has happened here as well."""


class MatchStore(Protocol):
    """Matches, their logs, and their results."""

    async def open(self, match: Match, lobby: int | None = None) -> Match:
        """Write a new match (its id is ignored) and return it with the id it got.

        The lobby that it comes from is closed by that.

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

        Once `after.outcome` is set, the result goes to the leaderboard in the same transaction. A
        seat that was handed over is its new player's, and messages that showed it no longer count.

        Raises:
            AlreadyAnsweredError: if this interaction id was recorded before.
            IllegalMove: "moved-on" if somebody else has moved since the match was loaded.
        """

    async def answered(self, interaction: int) -> bool:
        """Tell whether this interaction id was recorded before."""

    def let_rest(self) -> None:
        """Drop what was derived from matches that were not played lately."""

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

    async def over(
        self, channel: int, player: int, guild: int | None, most: int
    ) -> tuple[MatchOver, ...]:
        """Return matches that ended in a channel, or that a player played, the last ones first.

        Of the player's only those of one server, where it is given.
        """

    async def of_player(self, player: int) -> tuple[Match, ...]:
        """Return the running matches of a player, oldest first.

        A match that cannot be read is left out: it must not hide the others.
        """

    async def in_guild(self, guild: int) -> tuple[RunningMatch, ...]:
        """Return the matches that run in a server, those first where nothing moved for longest."""

    async def running(self) -> tuple[int, ...]:
        """Return the ids of all running matches, oldest first."""

    async def running_by_game(self) -> dict[str, int]:
        """Return how many matches of each game run, by slug."""

    async def running_with_computers(
        self, ours: Callable[[int], bool] | None = None
    ) -> tuple[int, ...]:
        """Return the ids of the running matches in which a computer plays, oldest first.

        With `ours`, only those of servers for which it is true.
        """

    async def due(self, now: float) -> Due:
        """Return the running matches with a clock that is due by `now`."""

    async def timed(self) -> tuple[tuple[int, int], ...]:
        """Return id and server of every running match of which a clock runs."""

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

    async def in_guild(self, guild: int) -> tuple[Lobby, ...]:
        """Return the open lobbies of a server, the oldest first."""

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
        """Forget a lobby; tell whether it was open: of several who close it, one is told True."""


class TournamentStore(Protocol):
    """Tournaments, at most one under way in a channel."""

    async def open(self, tournament: Tournament) -> Tournament:
        """Write a new tournament (its id is ignored) and return it with the id it got.

        Raises:
            IllegalMove: "tournament-here-already" if another one is under way in its channel.
        """

    async def get(self, tournament_id: int) -> Tournament | None:
        """Return a tournament, also one that is over."""

    async def in_channel(self, channel: int) -> Tournament | None:
        """Return the tournament that is under way in a channel, else the one that was last."""

    async def of_match(self, match_id: int) -> int | None:
        """Return the id of the tournament that a match belongs to."""

    async def of_player(self, player: int) -> tuple[Tournament, ...]:
        """Return the tournaments under way that a player is still in, the oldest first."""

    async def over(self, guild: int, player: int) -> tuple[Tournament, ...]:
        """Return the tournaments of a server that a player stayed in and that are over."""

    async def under_way(self) -> tuple[tuple[int, int], ...]:
        """Return the ids of all tournaments that are not over, each with that of its server."""

    async def change(
        self, tournament_id: int, change: Callable[[Tournament], Tournament]
    ) -> Tournament | None:
        """Replace a tournament by `change(tournament)` and return that; None if there is none.

        Nobody else can change it in between. `change` may run in another thread, and may raise
        IllegalMove, which leaves the tournament as it was.
        """


class UserStore(Protocol):
    """Discord users who have used the bot."""

    async def get(self, user_id: int) -> User | None:
        """Return what is remembered of a user."""

    async def save(self, user: User) -> None:
        """Write a user down."""

    async def change(
        self, user_id: int, change: Callable[[User | None], User | None]
    ) -> User | None:
        """Write down `change` of what is remembered of a user now, and return that.

        Nobody else can write in between; where it returns None nothing is written. It may run in
        another thread, and more than once.
        """

    async def nickname(self, user_id: int, guild: int) -> str | None:
        """Return what a user is called in one server only; None where the own name counts."""

    async def set_nickname(self, user_id: int, guild: int, name: str | None) -> None:
        """Write down what a user who has been saved is called in one server, or that it is over."""


class MessageStore(Protocol):
    """Which message shows what of a match to whom."""

    async def of_match(self, match_id: int) -> tuple[PostedMessage, ...]:
        """Return every message that shows a match now."""

    async def hands_of(self, player: int) -> tuple[tuple[PostedMessage, bool], ...]:
        """Return the hands in a player's direct messages, each with whether its match is over."""

    async def with_answers(self, match_id: int, now: float) -> Shown:
        """Return the same, with the private answers that can be edited `now`, the oldest first."""

    async def change(
        self, shown: Iterable[PostedMessage] = (), gone: Iterable[PostedMessage] = ()
    ) -> None:
        """Write down what some messages show and that others are gone: all of it, or nothing.

        What is shown replaces the message of the same viewer and kind.

        Raises:
            ShownElsewhereError: unless this process holds the match; see `OutboxStore`.
        """


class PrivateAnswerStore(Protocol):
    """Private answers that are brought up to date by whichever process shows their match.

    Each has a token, a secret of 15 minutes. It goes with the match's end, or with its player.
    """

    async def keep(self, answer: PrivateAnswer) -> tuple[PrivateAnswer, ...]:
        """Write one down; return the private copies that it replaces, which are struck out."""

    async def note(self, answer: PrivateAnswer) -> None:
        """Write down what an answer still covers and asks, if it is there."""

    async def forget(self, match_id: int) -> None:
        """Strike out all of a match."""

    async def prune(self, now: float) -> None:
        """Strike out all whose tokens are over `now`, seconds since the epoch."""


class FollowerStore(Protocol):
    """Who wants to hear of the end of which match without playing in it."""

    async def follow(self, match_id: int, player: int) -> None:
        """Write down that somebody follows a match."""

    async def unfollow(self, match_id: int, player: int) -> None:
        """Write down that somebody does not, or not any more."""

    async def follows(self, match_id: int, player: int) -> bool:
        """Tell whether somebody follows a match."""

    async def of_match(self, match_id: int) -> tuple[int, ...]:
        """Return those who follow a match."""

    async def take(self, match_id: int, player: int) -> bool:
        """Strike out a follower who is about to be told; of several processes one is told True."""


class HindsightStore(Protocol):
    """Decisions of matches that are over, as they were judged."""

    async def of_match(self, match_id: int) -> tuple[Judged, ...]:
        """Return the decisions of a match that are judged, in order."""

    async def save(self, match_id: int, judged: Judged) -> None:
        """Keep a decision's judgement in place of an earlier one; nothing if there is no match."""


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

    def watch(self) -> Callable[[], bool] | None:
        """Return what tells if no other process can have taken over what is held from now on.

        A process that is stopped for a while and goes on does not know what it has missed. None
        where there is no other one.
        """

    async def shown(self, match_id: int, mark: int) -> bool:
        """Strike a match out; tell whether nothing has happened since it was taken at `mark`."""

    async def let_go(self, match_id: int, *, for_good: bool = False) -> None:
        """Let others show a match of which something is left for later.

        `for_good` is for what cannot be shown as it is: no process takes it up for a day,
        unless this is the only process and starts anew.
        """

    async def take_up(self) -> tuple[int, ...]:
        """Return what this process is to show now: left unfinished by a crash, or by a dead one.

        Where several processes share the database, each calls this every few seconds: it says that
        the process is alive and goes on holding what it holds.
        """


class ThinkingStore(Protocol):
    """Which process decides for a computer's seat that is to act.

    Where one process has the database to itself it always may, and nothing is written down.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes may think as well."""

    async def take(self, match_id: int, seat: Seat) -> bool:
        """Hold a seat while it is thought for; False while another process holds it."""

    async def let_go(self, match_id: int, seat: Seat, *, to_others: bool = False) -> None:
        """Hold a seat no longer; with `to_others` it is still to be thought for, elsewhere."""

    async def take_up(self) -> tuple[tuple[int, Seat], ...]:
        """Return the seats that a process has left that died or stopped; they are held now.

        Each process calls this every few seconds: it goes on holding what it holds.
        """


class StandingStore(Protocol):
    """Leaderboards, a server at a time; of all time, or of one season."""

    async def page(
        self,
        guild: int,
        game: str | None,
        number: int,
        size: int,
        *,
        season: Season | None = None,
        league: str | None = None,
    ) -> StandingsPage:
        """Return a page of a server's leaderboard, for one game or for all; pages count from 0.

        It is about people who play against each other: teams and lone players have leaderboards of
        their own. `league` is the game's word for matches that are not compared with the others.
        """

    async def team_page(
        self,
        guild: int,
        game: str,
        grades: Sequence[str],
        number: int,
        size: int,
        *,
        season: Season | None = None,
        kind: Kind | None = None,
    ) -> TeamStandingsPage:
        """Return a page of teams, lone players, or both; the game's `grades` are best first."""

    async def tables(self, guild: int, game: str, season: Season | None) -> tuple[Table, ...]:
        """Return the leaderboards of a game on which somebody stands."""

    async def results_of(self, guild: int, player: int) -> tuple[Result, ...]:
        """Return all results of a player in a server, oldest first."""

    async def recompute(self) -> int:
        """Work all ratings out anew from the results; return how many results that changed."""


class VariableStore(Protocol):
    """Values that the bot keeps for itself between starts."""

    async def get(self, key: str) -> str | None:
        """Return a value."""

    async def save(self, key: str, value: str) -> None:
        """Keep a value."""

    async def swap(self, key: str, before: str | None, after: str) -> bool:
        """Replace a value if it is still `before`; of several processes one alone is told so."""

    async def is_due(self, key: str, now: float, apart: float) -> bool:
        """Tell whether it is time, `now`, for what is done `apart` seconds after the last time.

        Of several processes that ask one alone is told so; a process that plays alone always is.
        """

    async def turn(self, key: str, apart: float) -> float:
        """Reserve a moment `apart` seconds after the last reserved one; return how far off it is.

        It is for what several processes do one after another; a moment is at once if none is near.
        """


class LimitStore(Protocol):
    """How often each user has lately done what there is a limit to."""

    async def take(self, player: int, limit: Limit, now: float) -> float | None:
        """Count one more; None if that is not too many, else when one is possible again.

        That and `now` are seconds since the epoch; 0 where it is not known.
        """

    async def prune(self, now: float) -> None:
        """Forget what no limit counts any more."""


class PreferenceStore(Protocol):
    """What each player wants of the bot, and what has been explained to them."""

    async def get(self, player: int) -> Preferences:
        """Return a player's preferences."""

    async def save(self, player: int, name: str, value: str) -> None:
        """Write one choice down."""

    async def lessons(self, player: int, game: str) -> tuple[Lesson, ...]:
        """Return the lessons that a player has had in a game."""

    async def note_lesson(self, player: int, game: str, lesson: Lesson) -> None:
        """Write one down, unless its kind is there already."""


class ConfigStore(Protocol):
    """What the managers of each server have settled."""

    async def get(self, guild: int) -> ServerConfig:
        """Return what a server has settled."""

    async def save(self, guild: int, config: ServerConfig) -> None:
        """Write down what a server has settled."""

    async def greet(self, guild: int) -> bool:
        """Write down that a server is greeted now; tell whether it has not been before."""


class ModerationStore(Protocol):
    """What moderators change about matches."""

    async def running_in(self, channel: int) -> int | None:
        """Return the id of the match that runs in a channel, readable or not."""

    async def language_of(self, match_id: int) -> str | None:
        """Return the language of a match, readable or not; None if there is none."""

    async def has_results(self, match_id: int) -> bool:
        """Tell whether a match has results on the leaderboard."""

    async def annul(self, match_id: int) -> bool:
        """Take a match's results off the leaderboard; tell whether there were any."""


class RetentionStore(Protocol):
    """How long things are kept; times are seconds since the epoch."""

    async def left(self, guild: int, now: float) -> None:
        """Write down that the bot is not in a server any more, unless that is known."""

    async def back(self, guild: int) -> None:
        """Write down that the bot is in a server."""

    async def compare(
        self, present: Collection[int], now: float, ours: Callable[[int], bool]
    ) -> None:
        """Compare the servers of which data is kept with those that the bot is in.

        Only servers that are `ours` are compared: the others belong to other processes.
        """

    async def purge_servers(self, before: float) -> tuple[int, ...]:
        """Delete everything of servers that the bot left by then; return which."""

    async def purge_matches(self, now: float) -> int:
        """Delete matches older than their server keeps them; return how many rows that were."""


class PrivacyStore(Protocol):
    """All that is kept of one person."""

    async def export(self, player: int) -> dict[str, Any]:
        """Return everything that is kept of a player, ready for JSON; of moves the own ones."""

    async def erase(self, player: int) -> Erased:
        """Forget a player for good, in every place, and return what is still on show.

        At tables and on leaderboards stands somebody without a name, whose id is negative. Nothing
        of the player is left for anybody who asks, nor in backups made afterwards; nor in a
        database's own file. A server that others share is scrubbed at night.
        """

    async def scrub(self) -> None:
        """Remove the remains of what was deleted from the files, if that is still to be done."""


@dataclass(frozen=True)
class Store:
    """Everything that is kept, by concern."""

    matches: MatchStore
    lobbies: LobbyStore
    tournaments: TournamentStore
    users: UserStore
    messages: MessageStore
    private_answers: PrivateAnswerStore
    followers: FollowerStore
    hindsight: HindsightStore
    outbox: OutboxStore
    thinking: ThinkingStore
    standings: StandingStore
    variables: VariableStore
    limits: LimitStore
    preferences: PreferenceStore
    configs: ConfigStore
    moderation: ModerationStore
    retention: RetentionStore
    privacy: PrivacyStore
    listen: Callable[[Callable[[int | None], None]], None]
    """Calls something with each user whose name or wishes have changed, until this is closed.

    Other processes may have done so. None stands for anybody: something may have been missed.
    Where nobody else writes it is never called. Returns at once.
    """
