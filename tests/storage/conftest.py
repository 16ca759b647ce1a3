"""Tests of storage run on both engines."""

from tests.support.stores.engines import place, store

__all__ = ["place", "store"]
