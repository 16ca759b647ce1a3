"""Limits of one person: how often, or of how many at once, everybody may make use of the bot.

They keep one person from using up what all share. Everything is counted in the database, so they
hold in all processes together. `docs/operating.md` lists them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE


@dataclass(frozen=True)
class Limit:
    """How often something may be done: `most` times in `seconds` from the first time on."""

    name: str
    most: int
    seconds: int = 0
    """0 for things that last: then at most `most` exist at once."""


TABLES: Final = Limit("tables", 20, 10 * MINUTE)
THREADS: Final = Limit("threads", 5, HOUR)
LOBBIES: Final = Limit("lobbies", 5)
SEATS: Final = Limit("seats", 25)
TOURNAMENTS: Final = Limit("tournaments", 5, 24 * HOUR)
HINTS: Final = Limit("hints", 30, 10 * MINUTE)
REPLAYS: Final = Limit("replays", 30, 10 * MINUTE)
ANIMATIONS: Final = Limit("animations", 5, 10 * MINUTE)
FILES: Final = Limit("files", 10, 10 * MINUTE)
EXPORTS: Final = Limit("exports", 1, MINUTE)
FEEDBACK: Final = Limit("feedback", 1, MINUTE)

LIMITS: Final = (
    *(TABLES, THREADS, LOBBIES, SEATS, TOURNAMENTS),
    *(HINTS, REPLAYS, ANIMATIONS, FILES, EXPORTS, FEEDBACK),
)
LONGEST_COUNT: Final = max(one.seconds for one in LIMITS)
"""Seconds after which every count has expired."""
