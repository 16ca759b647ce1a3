"""The ports of storage: what this layer asks of whatever keeps its records.

`storage` implements them, and says there what else it offers to the cogs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.kit.game import Seat
    from matches.match import Match, Played
    from matches.preferences import Preferences
    from matches.records import Due, Judged


class StorageUnavailableError(Exception):
    """Storage cannot do now what it is asked; every method of a store may raise this.

    Nothing half done is left. The sentence is for the operator.
    """

    unsure = False
    """Whether all of it may be done: the connection was lost before the database said so."""


class ShownElsewhereError(StorageUnavailableError):
    """Another process shows this match, or may by now; it shows what has happened here as well."""


class MatchStore(Protocol):
    """Matches and their logs; `storage.matches` says what each method promises."""

    async def open(self, match: Match, lobby: int | None = None) -> Match:
        """Write a new match and return it with the id it got."""

    async def keep(self, over: Match, played: Sequence[Played]) -> int:
        """Write a match that only computers have played, and that is over; return its id."""

    async def load(self, match_id: int) -> Match:
        """Read a match."""

    async def record(
        self, after: Match, played: Sequence[Played], interaction: int | None = None
    ) -> None:
        """Write moves and the snapshot they led to, or nothing: one transaction."""

    async def answered(self, interaction: int) -> bool:
        """Tell whether this interaction id was recorded before."""

    async def was_recorded(self, match_id: int, interaction: int) -> bool:
        """Tell whether an interaction was recorded; waits for the end of one that is just being."""

    async def log_of(self, match_id: int, after: int = 0) -> tuple[Played, ...]:
        """Return the moves of a match after ply `after`."""

    async def running_with_computers(
        self, ours: Callable[[int], bool] | None = None
    ) -> tuple[int, ...]:
        """Return the ids of the running matches in which a computer plays, oldest first."""

    async def due(self, now: float) -> Due:
        """Return the running matches with a clock that is due by `now`."""

    async def timed(self) -> tuple[tuple[int, int], ...]:
        """Return id and server of every running match of which a clock runs."""


class AnalysisStore(Protocol):
    """Decisions of matches that are over, as they were judged."""

    async def of_match(self, match_id: int) -> tuple[Judged, ...]:
        """Return the decisions of a match that are judged, in order."""

    async def last_of(self, player: int, game: str) -> tuple[Judged, ...]:
        """Return how a person's last judged matches of a game went, decision by decision."""

    async def save(self, match_id: int, judged: Judged) -> None:
        """Keep a decision's judgement in place of an earlier one; nothing if there is no match."""


class SeatLeases(Protocol):
    """Which process decides for a computer's seat that is to act; see `storage.leases`."""

    @property
    def shared(self) -> bool:
        """Whether other processes may think as well."""

    async def acquire(self, match_id: int, seat: Seat) -> bool:
        """Hold a seat while it is thought for; False while another process holds it."""

    async def release(self, match_id: int, seat: Seat, *, to_others: bool = False) -> None:
        """Hold a seat no longer; with `to_others` it is still to be thought for, elsewhere."""

    async def claim_abandoned(self) -> tuple[tuple[int, Seat], ...]:
        """Return the seats that a process has left that died or stopped; they are held now."""


class VariableStore(Protocol):
    """Values that the bot keeps for itself between starts."""

    async def get(self, key: str) -> str | None:
        """Return a value."""

    async def save(self, key: str, value: str) -> None:
        """Keep a value."""


class PreferenceStore(Protocol):
    """What each player wants of the bot."""

    async def get(self, player: int) -> Preferences:
        """Return a player's preferences."""


class Store(Protocol):
    """Of everything that is kept, what clocks need."""

    @property
    def matches(self) -> MatchStore:
        """The matches."""

    @property
    def variables(self) -> VariableStore:
        """The variables."""

    @property
    def preferences(self) -> PreferenceStore:
        """The preferences."""
