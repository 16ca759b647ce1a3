"""Tests of what only PostgreSQL has: a server, and other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from storage.address import PostgresAddress


@pytest.fixture
def place(postgres: PostgresAddress) -> PostgresAddress:
    """Where the database is: on a server."""
    return postgres
