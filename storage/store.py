"""The store: one database behind the ports of `matches`, a part for each concern."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_hex
from typing import TYPE_CHECKING, Self

from matches import ports
from storage.address import address
from storage.configs import Configs
from storage.engines import open_database
from storage.followers import Followers
from storage.hindsight import Hindsight
from storage.limits import Limits
from storage.lobbies import Lobbies
from storage.matches import Matches
from storage.messages import Messages, PrivateAnswers
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
    from collections.abc import Mapping

    from games.kit.game import AnyGame
    from storage.address import Address
    from storage.database import Database


@dataclass(frozen=True)
class Store(ports.Store):
    """The stores of one database; one per process, opened by `Store.open`."""

    database: Database

    @classmethod
    def of(cls, database: Database, shelf: Mapping[str, AnyGame]) -> Self:
        """Return the stores of a database, for the games on `shelf`."""
        holder = token_hex(8)
        matches = Matches(database, shelf, holder)
        return cls(
            database=database,
            matches=matches,
            outbox=Outbox(database, holder),
            thinking=Thinking(database, holder),
            lobbies=Lobbies(database),
            tournaments=Tournaments(database),
            users=Users(database),
            messages=Messages(database, holder),
            private_answers=PrivateAnswers(database),
            followers=Followers(database),
            hindsight=Hindsight(database),
            standings=Standings(database, shelf),
            variables=Variables(database),
            limits=Limits(database),
            preferences=PreferenceRows(database),
            configs=Configs(database),
            moderation=Moderation(database),
            retention=Retention(database, matches),
            privacy=Privacy(database, matches),
            listen=database.listen,
        )

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
        database = await open_database(place, patience)
        await Standings(database, shelf).bring_up_to_date()
        return cls.of(database, shelf)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish what is under way and close the database."""
        await self.database.close()
