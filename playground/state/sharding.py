"""How bots are to share their guilds among several connections, called shards."""

from __future__ import annotations

from dataclasses import dataclass

MOST_GUILDS = 2500
SESSIONS_A_DAY = 1000


@dataclass(slots=True)
class Sharding:
    """What a bot is advised, and what it must keep to."""

    shards: int = 1
    max_concurrency: int = 1
    """How many shards may identify at once: those with different remainders by this number."""
    most_guilds: int = MOST_GUILDS
    """The guilds that one shard may have; with more its bot is told to use more shards."""
    identify_every: float = 0.0
    """Seconds between two identifications of one remainder; Discord asks for five."""
