"""The connections to Discord: which shards of this process hear it, and since when not."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from discord import AutoShardedClient
    from discord.gateway import DiscordWebSocket

LONGEST_QUIET: Final = 60.0
"""Seconds without an answer to a heartbeat, of which one goes every 41, before a shard counts as
gone; the library gives a silent connection up after as many."""


class Connections:
    """What is known of the shards of one bot."""

    def __init__(self, bot: AutoShardedClient) -> None:
        self._bot = bot
        self._begun: set[int] = set()
        """Shards with a session that Discord has begun, or resumed."""
        self.last_event: float | None = None
        """When any shard heard an event last, in seconds since the epoch."""

    def came(self, shard: int) -> None:
        """Note that a session has begun, or goes on: from now on its events arrive."""
        self._begun.add(shard)

    def went(self, shard: int) -> None:
        """Note that a connection is lost."""
        self._begun.discard(shard)

    def heard(self) -> None:
        """Note an event."""
        self.last_event = time.time()

    def expected(self) -> Collection[int]:
        """Return the shards that this process keeps; none while Discord has not said how many."""
        return self._bot.shard_ids or range(self._bot.shard_count or 0)

    def connected(self) -> int:
        """Return how many shards hear Discord now."""
        return sum(self._fault(shard) is None for shard in self.expected())

    def faults(self) -> Iterator[str]:
        """Say of each shard that does not hear Discord why, and of a bot without any."""
        shards = self.expected()
        if not shards:
            yield "not connected to Discord"
        for shard in shards:
            if fault := self._fault(shard):
                yield f"shard {shard} {fault}" if len(shards) > 1 else fault

    def _fault(self, shard: int) -> str | None:
        known = self._bot.shards.get(shard)
        # The library says so nowhere else: it keeps "ready" and the last latency without one.
        socket: DiscordWebSocket | None = known._parent.ws if known else None  # noqa: SLF001
        if socket is None or not socket.open:
            return "not connected to Discord"
        keeper = socket._keep_alive  # noqa: SLF001
        if keeper is None or shard not in self._begun:
            return "connecting to Discord"
        quiet = time.perf_counter() - keeper._last_ack  # noqa: SLF001
        if quiet > LONGEST_QUIET:
            return f"not answered by Discord for {quiet:.0f} s"
        return None
