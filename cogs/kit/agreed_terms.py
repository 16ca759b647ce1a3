"""The terms of a table in words; how long clocks run follows from `matches.clocks.timing`."""

from __future__ import annotations

from typing import Final

from games.kit.text import Text, text
from matches.clocks.timing import DECISION

UNITS: Final = (("days", 24 * 60 * 60), ("hours", 60 * 60), ("minutes", 60))
"""In which a length is said, the longest first, each with its seconds."""


def term_text(name: str, word: str) -> Text:
    """Return what a term of a table says where its value is `word`."""
    clocks = {str(speed): seconds for speed, seconds in DECISION.items() if name == "speed"}
    length = {"length": length_text(clocks[word])} if word in clocks else {}
    return text(f"term-{name}-{word}", **length)


def length_text(seconds: float) -> Text:
    """Return a length of time in the longest unit of which it is a whole number, or in minutes.

    >>> length_text(36 * 60 * 60)
    Text(key='length-hours', args={'n': 36})
    """
    fits = (one for one in UNITS if seconds % one[1] == 0)
    unit, size = next(fits, UNITS[-1])
    return text(f"length-{unit}", n=round(seconds / size))
