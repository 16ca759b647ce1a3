"""The store: everything the referee and the cogs keep between two presses, in one SQLite file."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Self

from storage import standings
from storage.database import Database
from storage.lobbies import Lobbies
from storage.matches import Matches
from storage.people import People

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.kit.game import AnyGame
    from games.kit.records import Page, TeamPage


class Store(Matches, Lobbies, People):
    """What `games.kit.records.Records` asks for; one per process.

    >>> async with await Store.open("gangway.db", SHELF) as store:  # doctest: +SKIP
    ...     print(await store.running())
    """

    def __init__(self, database: Database, shelf: Mapping[str, AnyGame]) -> None:
        self._database = database
        self._shelf = shelf
        self._cache = {}

    @classmethod
    async def open(
        cls, path: Path | str, shelf: Mapping[str, AnyGame], *, patience: float = 5.0
    ) -> Store:
        """Open or create the database at `path`, for the games on `shelf`.

        `patience` is how many seconds to wait for a lock that another program holds.
        Raises StorageError, whose sentence is meant for whoever runs the bot.
        """
        return cls(await Database.open(Path(path), patience), shelf)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish what is under way and close the file."""
        await self._database.close()

    async def standings(self, guild: int, game: str | None, page: int, size: int) -> Page:
        """Return a page of a server's leaderboard, for one game or for all; pages count from 0."""
        return await self._database.read(partial(standings.page, guild, game, page, size))

    async def team_standings(
        self, guild: int, game: str, grades: Sequence[str], page: int, size: int
    ) -> TeamPage:
        """Return a page of a co-operative game's leaderboard; `grades` are its own, best first."""
        work = partial(standings.teams, guild, game, grades, page, size)
        return await self._database.read(work)
