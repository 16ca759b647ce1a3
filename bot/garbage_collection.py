"""Memory: what this process asks of Python's search for objects that only refer to one another."""

from __future__ import annotations

import gc
from typing import Final

NEW_OBJECTS: Final = 1_000
"""Objects made until those that refer to one another are looked for; Python's own figure is 700.

Every layout that is sent is such a circle of some thirty, and they lie among what stays: the more
of them wait, the more room there is afterwards that nothing fits into.
"""
LOOKS_BETWEEN_OLDER: Final = 10
"""Such looks until those that stayed are looked at again."""
LOOKS_BETWEEN_ALL: Final = 15
"""Of these again until all are; Python's own figure is 10."""


def settle() -> None:
    """Take all that is loaded by now as staying: to look it through would hold the tables up."""
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, LOOKS_BETWEEN_OLDER, LOOKS_BETWEEN_ALL)
