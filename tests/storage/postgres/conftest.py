"""Tests of what only PostgreSQL has: a server, and other processes."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest

from storage.store import Store
from tests.support.toys import shelf

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from storage.address import PostgresAddress


@pytest.fixture
def place(postgres: PostgresAddress) -> PostgresAddress:
    """Where the database is: on a server."""
    return postgres


@pytest.fixture
async def stores(place: PostgresAddress) -> AsyncIterator[list[Store]]:
    """Four stores on the same database, as four processes have it."""
    async with AsyncExitStack() as opened:
        yield [await opened.enter_async_context(await Store.open(place, shelf())) for _ in range(4)]


@pytest.fixture
async def other(place: PostgresAddress) -> AsyncIterator[Store]:
    """A second store on the same database, as another process has it."""
    async with await Store.open(place, shelf()) as store:
        yield store
