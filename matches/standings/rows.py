"""Where people stand: rows of leaderboards, and the results from which they are made."""

from __future__ import annotations

from dataclasses import dataclass

from matches.standings.ratings import Kind, Rating  # noqa: TC001 - types of fields that are read


@dataclass(frozen=True)
class Standing:
    """One row of a server's leaderboard."""

    rank: int
    player: int
    matches: int
    wins: int
    points: int
    best: int
    """The most points in one match."""
    rating: Rating | None = None
    """In this game and league, or in its season; None over all games, or without rated matches."""
    rated: int = 0
    """Rated matches: what makes the rating sure."""


@dataclass(frozen=True)
class StandingsPage:
    """One page of a leaderboard."""

    rows: tuple[Standing, ...]
    total: int
    """Rows on all pages together."""


@dataclass(frozen=True)
class Table:
    """One leaderboard of a game."""

    kind: Kind
    league: str | None = None
    """Of a versus game, the game's word for what is not compared with the rest."""


@dataclass(frozen=True)
class Result:
    """What a player has reached in one match that counts."""

    match: int
    game: str
    kind: Kind
    variant: str | None
    won: bool
    points: int
    finished: bool
    """Whether the player was there at the end."""
    ended: int
    """Seconds since the epoch."""
    grade: str | None
    rating: Rating | None
    """After it; None where it was not rated."""
    award: str | None = None
    """The key of what the player was given at its end."""


@dataclass(frozen=True)
class TeamStanding:
    """One row of the leaderboard of teams, or of lone players: a player in one variant."""

    variant: str
    """The game's word for seats and difficulty; its text is `variant-<word>`."""
    rank: int
    """Among those who played the same variant."""
    player: int
    matches: int
    wins: int
    grade: str | None
    """The best one reached, as a text key."""


@dataclass(frozen=True)
class TeamStandingsPage:
    """One page of a co-operative game's leaderboard."""

    rows: tuple[TeamStanding, ...]
    total: int
    """Rows on all pages together."""
