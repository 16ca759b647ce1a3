"""Metrics: figures about the running bot, in the form that Prometheus collects; no secret in them.

Nothing is counted by person, server or match: figures with such names would tell who plays when.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from typing_extensions import override

from bot.gateway.events import CONNECTING, READ
from bot.logs import OWN_LAYERS
from games.kit.words import missing_texts

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import discord

    from bot.app import GameBot
    from storage.address import Address

ANSWER_BUCKETS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0)
"""Upper bounds of the histogram of answers, in seconds; Discord waits for three."""
SHOWN_BUCKETS: Final = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0)
"""Upper bounds of the histogram of how late messages show a move, in seconds."""
LAG_BUCKETS: Final = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0)
"""Upper bounds of the histogram of the event loop's lag, in seconds."""
BETWEEN_PROBES: Final = 0.5
"""Seconds between two looks at how late the event loop is."""
PROBES_PER_COUNT: Final = 60
"""Looks at the event loop between two counts of what storage holds."""

KINDS: Final = {2: "command", 3: "control", 4: "suggestion", 5: "form"}
"""Discord's numbers of kinds of interactions, as the metrics name them."""


class Metrics:
    """The figures of one bot; `text` writes them down."""

    def __init__(self, bot: GameBot, database: Address) -> None:
        self._bot = bot
        self.registry = CollectorRegistry()
        registry = self.registry
        self.interactions = Counter(
            "gangway_interactions", "Interactions heard, by kind.", ["kind"], registry=registry
        )
        self.answers = Histogram(
            "gangway_answer_seconds",
            "From hearing an interaction until it has been dealt with.",
            buckets=ANSWER_BUCKETS,
            registry=registry,
        )
        self.shown = Histogram(
            "gangway_shown_seconds",
            "From a move until a message shows it, by message.",
            ["message"],
            buckets=SHOWN_BUCKETS,
            registry=registry,
        )
        self.lag = Histogram(
            "gangway_loop_lag_seconds",
            "How late the event loop is.",
            buckets=LAG_BUCKETS,
            registry=registry,
        )
        self.failures = Counter(
            "gangway_failures",
            "Lines of the log at ERROR, by logger.",
            ["logger"],
            registry=registry,
        )
        self.pending = Gauge(
            "gangway_pending_updates",
            "Matches with something still to be shown.",
            registry=registry,
        )
        self.running = Gauge(
            "gangway_running_matches", "Matches that are not over.", registry=registry
        )
        self.thoughts = Gauge(
            "gangway_thoughts_changed",
            "Decisions of computers that were made at a lower level, cut short, or not searched.",
            ["how"],
            registry=registry,
        )
        missing = Gauge(
            "gangway_texts_missing",
            "How often a text was to be said that no file has, since the start.",
            registry=registry,
        )
        missing.set_function(missing_texts.total)
        unreadable = Gauge(
            "gangway_events_unreadable",
            "Events of the gateway that could not be read, and were left out, since the start.",
            ["event"],
            registry=registry,
        )
        for event in sorted(READ - CONNECTING):
            unreadable.labels(event).set_function(partial(bot.unreadable_events.__getitem__, event))
        if limiter := bot.delivery.limiter:
            requests = Gauge(
                "gangway_requests_waiting",
                "Requests to Discord that wait for their turn.",
                registry=registry,
            )
            requests.set_function(limiter.waiting)
            refusals = Gauge(
                "gangway_requests_refused",
                "Requests that Discord has refused as too many since the start.",
                registry=registry,
            )
            refusals.set_function(lambda: limiter.refusals)
        counts = bot.thinker.counts
        for how in ("lowered", "cut", "lost"):
            self.thoughts.labels(how).set_function(partial(counts.__getitem__, how))
        self.pending.set_function(bot.delivery.waiting)
        if isinstance(database, Path):  # a server's size is told by the server
            size = Gauge(
                "gangway_database_bytes", "Size of the database with its log.", registry=registry
            )
            size.set_function(partial(size_of, database))

    def text(self) -> bytes:
        """Write all figures down, in Prometheus's text format."""
        return generate_latest(self.registry)

    def brought(self, message: str, seconds: float) -> None:
        """Count a message that shows a move, and how late it does."""
        self.shown.labels(message).observe(seconds)

    def heard(self, call: discord.Interaction[Any]) -> None:
        """Count an interaction; the time of the running task is its duration."""
        self.interactions.labels(KINDS.get(call.type.value, "other")).inc()
        task, began = asyncio.current_task(), perf_counter()
        if task is not None:
            task.add_done_callback(lambda _: self.answers.observe(perf_counter() - began))

    async def watch(
        self,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        time: Callable[[], float] = perf_counter,
    ) -> None:
        """Look at how late the event loop is, again and again, until cancelled."""
        probes = 0
        while True:
            if probes % PROBES_PER_COUNT == 0:
                with suppress(Exception):  # a database in trouble is told by those who need it
                    self.running.set(len(await self._bot.store.matches.running()))
            probes += 1
            before = time()
            await sleep(BETWEEN_PROBES)
            self.lag.observe(max(0.0, time() - before - BETWEEN_PROBES))


class CountFailures(logging.Handler):
    """Counts what this program, or a library, logs as an error."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self._metrics = metrics

    @override
    def emit(self, record: logging.LogRecord) -> None:
        layer = record.name.partition(".")[0]
        self._metrics.failures.labels(layer if layer in OWN_LAYERS else "library").inc()


def size_of(database: Path) -> int:
    """Return the bytes of a database and of the write-ahead log beside it."""
    parts = (database, database.with_name(f"{database.name}-wal"))
    return sum(part.stat().st_size for part in parts if part.exists())
