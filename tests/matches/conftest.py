"""The referee is tested on both engines."""

from tests.support.stores.engines import place, store

__all__ = ["place", "store"]
