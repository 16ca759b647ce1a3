"""Garbage collection: how often Python looks for objects that only refer to one another."""

from __future__ import annotations

import gc
from typing import Final

NEW_OBJECTS: Final = 1_000
"""Objects made until those that refer to one another are looked for; Python's own figure is 700.

Moves leave none: pages and interactions, which the library makes so, are broken up once they are
done with. What failures leave is found soon, as memory would be fragmented while much of it waits.
"""
LOOKS_BETWEEN_OLDER: Final = 10
"""Collections of the youngest generation until the second one is collected."""
LOOKS_BETWEEN_ALL: Final = 15
"""Collections of the second generation until the oldest is; Python's own figure is 10."""


def settle() -> None:
    """Keep all that is loaded by now out of the collections: they would hold the tables up."""
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, LOOKS_BETWEEN_OLDER, LOOKS_BETWEEN_ALL)
