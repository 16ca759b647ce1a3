"""Queries: one function each, which a decorator makes an async method of a part of the store.

The function is written for the database's thread and gets the connection first; who calls the
method leaves that out, and mypy infers the rest of the signature from the function. However many
statements it has, it is one call to that thread.

    class Followers(Part):
        @reads
        def of_match(self, connection: Connection, match_id: int) -> tuple[int, ...]: ...

    await store.followers.of_match(7)
"""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from storage.database import Connection, Database, Key


class Part:
    """One concern of a store, on the database that all of them share."""

    def __init__(self, database: Database) -> None:
        self.database = database


S = TypeVar("S", bound=Part)
P = ParamSpec("P")
T = TypeVar("T")

Query: TypeAlias = "Callable[Concatenate[S, Connection, P], T]"
Method: TypeAlias = "Callable[Concatenate[S, P], Coroutine[Any, Any, T]]"


def reads(query: Query[S, P, T]) -> Method[S, P, T]:
    """Make a method of a query that reads; each of its statements sees committed data only."""

    @wraps(query)
    async def method(self: S, /, *args: P.args, **named: P.kwargs) -> T:
        return await self.database.read(lambda connection: query(self, connection, *args, **named))

    return method


def writes(
    *, by_key: bool = False, key: Callable[..., Key] | None = None
) -> Callable[[Query[S, P, T]], Method[S, P, T]]:
    """Return what makes a method of a query that writes: all of it is one transaction.

    `by_key` and `key` say whom it may meet, see `Database.write`; without either it is alone. `key`
    gets the arguments of the call, and returns what the transaction has to itself.
    """

    def decorate(query: Query[S, P, T]) -> Method[S, P, T]:
        @wraps(query)
        async def method(self: S, /, *args: P.args, **named: P.kwargs) -> T:
            return await self.database.write(
                lambda connection: query(self, connection, *args, **named),
                by_key=by_key,
                keys=[key(*args, **named)] if key else (),
            )

        return method

    return decorate
