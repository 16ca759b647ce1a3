"""The store: one database behind the ports of `matches`, a part for each concern."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING, Self

from storage.address import address
from storage.configs import Configs
from storage.engines import open_database
from storage.followers import Followers
from storage.lobbies import Lobbies
from storage.matches import Matches
from storage.messages import Messages
from storage.moderation import Moderation
from storage.outbox import Outbox
from storage.preferences import PreferenceRows
from storage.privacy import Privacy
from storage.retention import Retention
from storage.standings import Standings
from storage.thinking import Thinking
from storage.tournaments import Tournaments
from storage.users import Users
from storage.variables import Variables

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from games.kit.game import AnyGame
    from storage.address import Address
    from storage.database import Database


class Store:
    """What `matches.ports.Store` asks for; one per process, opened by `Store.open`."""

    def __init__(self, database: Database, shelf: Mapping[str, AnyGame]) -> None:
        self._database = database
        holder = token_hex(8)
        self.matches = Matches(database, shelf, holder)
        self.outbox = Outbox(database, holder)
        self.thinking = Thinking(database, holder)
        self.lobbies = Lobbies(database)
        self.tournaments = Tournaments(database)
        self.users = Users(database)
        self.messages = Messages(database)
        self.followers = Followers(database)
        self.standings = Standings(database)
        self.variables = Variables(database)
        self.preferences = PreferenceRows(database)
        self.configs = Configs(database)
        self.moderation = Moderation(database)
        self.retention = Retention(database, self.matches)
        self.privacy = Privacy(database, self.matches)

    @classmethod
    async def open(
        cls, place: Address | str, shelf: Mapping[str, AnyGame], *, patience: float = 5.0
    ) -> Self:
        """Open the database at `place`, a file made when missing, for the games on `shelf`.

        `patience` is how many seconds to wait for a lock or connection that others hold.

        Raises:
            StorageError: with a sentence meant for whoever runs the bot.
        """
        place = address(place) if isinstance(place, str) else place
        store = cls(await open_database(place, patience), shelf)
        await store.standings.bring_up_to_date()
        return store

    def listen(self, hear: Callable[[int | None], None]) -> None:
        """See `matches.ports.Store`."""
        self._database.listen(hear)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish what is under way and close the database."""
        await self._database.close()
