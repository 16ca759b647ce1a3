"""Tests of storage run on both engines, and in both loops."""

from tests.support.loops import pytest_asyncio_loop_factories
from tests.support.stores.engines import place, store

__all__ = ["place", "pytest_asyncio_loop_factories", "store"]
