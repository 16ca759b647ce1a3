"""The store: one database, a part for each concern."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_hex
from typing import TYPE_CHECKING, Self

from storage.address import address
from storage.analysis import Analysis
from storage.configs import Configs
from storage.days import Days
from storage.engines import open_database
from storage.followers import Followers
from storage.leases import Outbox, SeatLeases
from storage.limits import Limits
from storage.lobbies import Lobbies
from storage.matches import Matches
from storage.messages import Messages, PrivateAnswers, Talk
from storage.privacy import Privacy
from storage.retention import Retention
from storage.standings import Standings
from storage.tournaments import Tournaments
from storage.users import PreferenceRows, UserRows
from storage.variables import Variables

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from games.kit.game import AnyGame
    from storage.address import Address
    from storage.database import Database


@dataclass(frozen=True)
class Store:
    """Everything that is kept in one database; one per process, opened by `Store.open`."""

    database: Database
    matches: Matches
    lobbies: Lobbies
    tournaments: Tournaments
    days: Days
    users: UserRows
    preferences: PreferenceRows
    configs: Configs
    messages: Messages
    private_answers: PrivateAnswers
    followers: Followers
    talk: Talk
    analysis: Analysis
    outbox: Outbox
    seat_leases: SeatLeases
    standings: Standings
    variables: Variables
    limits: Limits
    retention: Retention
    privacy: Privacy

    @classmethod
    def of(cls, database: Database, shelf: Mapping[str, AnyGame]) -> Self:
        """Return the store of a database, for the games on `shelf`."""
        holder = token_hex(8)
        matches = Matches(database, shelf, holder)
        return cls(
            database=database,
            matches=matches,
            lobbies=Lobbies(database),
            tournaments=Tournaments(database),
            days=Days(database),
            users=UserRows(database),
            preferences=PreferenceRows(database),
            configs=Configs(database),
            messages=Messages(database, holder),
            private_answers=PrivateAnswers(database),
            followers=Followers(database),
            talk=Talk(database),
            analysis=Analysis(database),
            outbox=Outbox(database, holder),
            seat_leases=SeatLeases(database, holder),
            standings=Standings(database, shelf),
            variables=Variables(database),
            limits=Limits(database),
            retention=Retention(database, matches),
            privacy=Privacy(database, matches),
        )

    @classmethod
    async def open(
        cls, place: Address | str, shelf: Mapping[str, AnyGame], *, patience: float = 2.0
    ) -> Self:
        """Open the database at `place`, a file made when missing, for the games on `shelf`.

        `patience` is how many seconds to wait for a lock or connection that others hold.

        Raises:
            StorageError: with a sentence meant for whoever runs the bot.
        """
        place = address(place) if isinstance(place, str) else place
        database = await open_database(place, patience)
        store = cls.of(database, shelf)
        await store.standings.bring_up_to_date()
        return store

    def listen(self, hear: Callable[[int | None], None]) -> None:
        """Call `hear` with each user whose name or preferences change, until this is closed.

        Other processes may have changed them. None stands for anybody: something may have been
        missed. Where nobody else writes it is never called. Returns at once.
        """
        self.database.listen(hear)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish what is under way and close the database."""
        await self.database.close()
