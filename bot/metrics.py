"""Metrics: figures about the running bot, in the form that Prometheus collects; no secret in them.

Nothing is counted by person, server or match: figures with such names would tell who plays when.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from typing_extensions import override

from bot.gateway.events import CONNECTING, READ
from bot.logs import OWN_LAYERS
from bot.status import last_backup
from games.kit.words import missing_texts
from matches.lessons.script import lesson_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Iterable

    import discord

    from bot.app import GameBot
    from matches.match import Match
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

MESSAGES: Final = ("table", "call", "hand", "other hand")
"""The messages that show a move, as `cogs.delivery.decisions` names them."""
KINDS: Final = {2: "command", 3: "control", 4: "suggestion", 5: "form"}
"""Discord's numbers of kinds of interactions, as the metrics name them."""


TROUBLES: Final = ("stopping", "gateway", "second process", "database", "showing", "workers")
"""What may keep a bot from serving people; see `bot.health.troubles`."""


class Metrics:
    """The figures of one bot; `text` writes them down. Every series is there from the start."""

    def __init__(self, bot: GameBot, database: Address, backups: Path | None = None) -> None:
        self._bot = bot
        self.registry = CollectorRegistry()
        self.interactions = self._counter("interactions", "Interactions heard, by kind.", "kind")
        self._begin(self.interactions, (*KINDS.values(), "other"))
        self.lesson_steps = self._counter(
            "lesson_steps", "Steps of lessons that learners came to.", "game", "lesson", "step"
        )
        for slug, game in bot.shelf.items():
            for lesson in game.lessons:
                for at in lesson.stops:
                    self.lesson_steps.labels(slug, lesson.name, lesson.step_at(at))
        bot.referee.listeners["computers"].append(self._count_lesson_step)
        self.answers = Histogram(
            "gangway_answer_seconds",
            "From hearing an interaction until it has been dealt with.",
            buckets=ANSWER_BUCKETS,
            registry=self.registry,
        )
        self.shown = Histogram(
            "gangway_shown_seconds",
            "From a move until a message shows it, by message.",
            ["message"],
            buckets=SHOWN_BUCKETS,
            registry=self.registry,
        )
        self._begin(self.shown, MESSAGES)
        self.lag = Histogram(
            "gangway_loop_lag_seconds",
            "How late the event loop is.",
            buckets=LAG_BUCKETS,
            registry=self.registry,
        )
        self.failures = self._counter("failures", "Lines of the log at ERROR, by logger.", "logger")
        self._begin(self.failures, (*OWN_LAYERS, "library"))
        self.running = self._gauge("running_matches", "Matches that are not over.", by="game")
        self._begin(self.running, bot.shelf)
        self.trouble = self._gauge(
            "trouble",
            "1 for what keeps the bot from serving people.",
            by="about",
        )
        self._begin(self.trouble, TROUBLES)
        started = self._gauge("start_timestamp_seconds", "When it started.")
        started.set_to_current_time()
        self._add_gateway()
        self._add_delivery()
        self._add_workers()
        self._add_storage(database, backups)

    def _gauge(
        self, name: str, says: str, value: Callable[[], float] | None = None, by: str = ""
    ) -> Gauge:
        made = Gauge(f"gangway_{name}", says, [by] if by else (), registry=self.registry)
        if value:
            made.set_function(value)
        return made

    def _counter(self, name: str, says: str, *by: str) -> Counter:
        return Counter(f"gangway_{name}", says, by, registry=self.registry)

    @staticmethod
    def _begin(metric: Counter | Gauge | Histogram, labels: Iterable[str]) -> None:
        """Let series be there at 0: an alert does not see the first step of one that is new."""
        for label in labels:
            metric.labels(label)

    def _add_gateway(self) -> None:
        heard = self._bot.connections
        self._gauge("shards", "Shards that this process keeps.", lambda: len(heard.expected()))
        self._gauge("shards_connected", "Shards that hear Discord.", heard.connected)
        self._gauge(
            "event_timestamp_seconds",
            "When Discord was last heard to tell of anything; 0 before it was.",
            lambda: heard.last_event or 0.0,
        )
        unreadable = self._gauge(
            "events_unreadable",
            "Events of the gateway that could not be read, and were left out, since the start.",
            by="event",
        )
        counts = self._bot.unreadable_events
        for event in sorted(READ - CONNECTING):
            unreadable.labels(event).set_function(partial(counts.__getitem__, event))

    def _add_delivery(self) -> None:
        delivery = self._bot.delivery
        self._gauge(
            "pending_updates", "Matches with something still to be shown.", delivery.waiting
        )
        self._gauge(
            "oldest_unshown_seconds",
            "For how long the oldest message is overdue that does not show all.",
            delivery.overdue,
        )
        self._gauge(
            "texts_missing",
            "How often a text was to be said that no file has, since the start.",
            missing_texts.total,
        )
        if limiter := delivery.limiter:
            self._gauge(
                "requests_waiting",
                "Requests to Discord that wait for their turn.",
                limiter.waiting,
            )
            self._gauge(
                "requests_refused",
                "Requests that Discord has refused as too many since the start.",
                lambda: limiter.refusals,
            )
            self._gauge(
                "requests_utilisation",
                "Share of the requests that may go which lately went.",
                limiter.utilisation,
            )

    def _add_workers(self) -> None:
        state, counts = self._bot.workers.state, self._bot.thinker.counts
        self._gauge(
            "workers_utilisation",
            "Share of the workers that may run which have a job.",
            lambda: state().busy / state().room,
        )
        self._gauge(
            "workers_lost", "Workers that had to be replaced since the start.", lambda: state().lost
        )
        thoughts = self._gauge(
            "thoughts_changed",
            "Decisions of computers that were made at a lower level, cut short, or not searched.",
            by="how",
        )
        for how in ("lowered", "cut", "lost"):
            thoughts.labels(how).set_function(partial(counts.__getitem__, how))

    def _add_storage(self, database: Address, backups: Path | None) -> None:
        if not isinstance(database, Path):  # a server tells of itself, and has its own backups
            return
        self._gauge(
            "database_bytes", "Size of the database with its log.", partial(size_of, database)
        )
        free = self._gauge("disk_free_bytes", "Room left where it is kept.", by="of")
        free.labels("database").set_function(partial(free_bytes, database.parent))
        if not backups:
            return
        free.labels("backups").set_function(partial(free_bytes, backups))
        self._gauge(
            "backup_timestamp_seconds",
            "When the last backup was made; 0 if there is none.",
            lambda: made.timestamp() if (made := last_backup(backups)) else 0.0,
        )
        self.verified = self._gauge(
            "backup_verified_timestamp_seconds",
            "When a backup was last restored for trial and found whole; 0 if none was.",
        )

    def note_troubles(self, about: Collection[str]) -> None:
        """Note what keeps the bot from serving people now."""
        for one in TROUBLES:
            self.trouble.labels(one).set(one in about)

    def _count_lesson_step(self, match: Match) -> None:
        """Count where a lesson came to with its last move; nobody is named."""
        lesson, here = lesson_of(match), match.lesson
        if lesson and here and here.at in lesson.stops and here.since == match.step:
            step = lesson.step_at(here.at)
            self.lesson_steps.labels(match.game.spec.slug, lesson.name, step).inc()

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
                    counts = await self._bot.store.matches.running_by_game()
                    for game in {*self._bot.shelf, *counts}:
                        self.running.labels(game).set(counts.get(game, 0))
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


def free_bytes(folder: Path) -> float:
    """Return the room that is left where a folder is, or will be."""
    there = next(one for one in (folder.absolute(), *folder.absolute().parents) if one.is_dir())
    return shutil.disk_usage(there).free
