"""The parts of the benchmark, in their order, each with the names of the figures that it owes."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games import SHELF
from trials.bench.climaxes import print_climaxes
from trials.bench.counted import print_counted
from trials.bench.delivered import TABLES_ALONE, print_bare_pong, print_calm
from trials.bench.discord import print_discord
from trials.bench.growth import print_growth
from trials.bench.heights import SEATS, measure
from trials.bench.path import print_paths
from trials.bench.requests import TABLES, print_requests
from trials.bench.storage import PROCESSES, RUNNING, print_month, print_storage
from trials.bench.table import print_pictures, print_plies

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


@dataclass(frozen=True)
class Part:
    """Something that is measured by itself."""

    heading: str
    measure: Callable[[], None]
    owes: tuple[str, ...]
    """The names of its figures."""


def _names(stems: Iterable[str], *measures: str) -> tuple[str, ...]:
    return tuple(f"{stem}.{measure}" for stem in stems for measure in measures)


def _of_games(stem: str, *measures: str) -> tuple[str, ...]:
    return _names((f"{stem}.{slug}" for slug in SHELF), *measures)


PARTS: Final = {
    "rules": Part(
        "Rules: plies in a second of processor, and in that of a bare pong",
        lambda: print_plies(asyncio.run(print_bare_pong())),
        (
            "pong.bare_cpu_ms",
            *_names(("plies",), *SHELF, *(f"{slug}_per_pong" for slug in SHELF)),
        ),
    ),
    "pictures": Part(
        "Pictures, drawn and encoded, warm",
        print_pictures,
        _of_games("picture", "p50_ms", "kb", "largest_kb"),
    ),
    "climaxes": Part(
        "Climaxes: animations of where the story turns, the dearest of a few matches",
        print_climaxes,
        _of_games("climax", "cpu_ms", "kb"),
    ),
    "heights": Part(
        "Heights on a phone over whole matches, and screens of log that a match leaves",
        lambda: asyncio.run(measure(list(SEATS))),
        (
            *_names(
                (f"height.{slug}.{what}" for slug in SHELF for what in ("hand", "table")),
                *("p95_css_px", "tallest_css_px"),
            ),
            *_names((f"log.{slug}" for slug in SHELF), "screens"),
        ),
    ),
    "counted": Part(
        "Presses and words for a decision, and the smallest letters on a phone",
        print_counted,
        (
            *_of_games("presses", "median", "p95"),
            *_names(("presses.off_the_rails",), "turn_at_random_p50", "turn_p50"),
            *_of_games("letters", "css_px"),
            *_of_games("words", "decision", "match"),
        ),
    ),
    "path": Part(
        "The way of a press: our own files and functions that a committed move passes",
        print_paths,
        _of_games("path", "files", "functions"),
    ),
    "requests": Part(
        "What a move at a lively table asks of Discord: requests that count, and free ones",
        print_requests,
        _names((f"requests.{slug}.{seats}" for slug, seats in TABLES), "counted", "free"),
    ),
    "discord": Part(
        "The whole bot: what a delivered move costs, what people wait for, 64 tables at once",
        lambda: asyncio.run(print_discord()),
        (
            *_names(("memory",), "pong", "gangway", "gangway_above_pong", "at_rest"),
            *_names(("memory",), "grown_by_64_tables"),
            *_names(("memory",), "whole_with_64_tables", "resident_with_64_tables"),
            *_names(("pong",), "cpu_ms", "playground_cpu_ms"),
            *_names(
                (f"delivered.{slug}.{seats}" for slug, seats in TABLES_ALONE),
                *("cpu_ms", "cpu_over_pong", "playground_cpu_ms", "shown_p50_ms"),
                *("files", "sent_kb"),
            ),
            *_names(("pong", "move"), "p50_ms", "p99_ms", "p50_ms_at_64", "per_second_at_64"),
            *_names(("move",), "seen_p50_ms", "p50_over_pong", "p50_over_pong_at_64"),
            *_names(("lag",), "p99_ms", "p99_over_pong", "longest_ms"),
            *_names(("delivered",), "per_second", "per_second_over_pong", "all_shown_s"),
            *_names(("delivered",), "crowd_cpu_ms", "crowd_playground_cpu_ms"),
            *_names(("delivered",), "answered_p50_ms", "answered_p99_ms"),
            *_names(("delivered",), "seen_p50_ms", "seen_p99_ms"),
            *_names(("delivered",), "shown_p50_ms", "shown_p99_ms"),
        ),
    ),
    "calm": Part(
        "What a delivered move costs at calm tables, one every eight seconds",
        lambda: asyncio.run(print_calm()),
        _names(
            (f"calm.{slug}.{seats}" for slug, seats in TABLES_ALONE),
            *("cpu_ms", "cpu_over_pong", "sent_kb"),
        ),
    ),
    "growth": Part(
        "Many running matches",
        lambda: asyncio.run(print_growth()),
        (
            *_names(("growth",), "10_cpu_ms", "1000_cpu_ms", "10000_cpu_ms", "10000_over_10"),
            *_names(("ready",), "1000_s", "10000_s"),
            *_names(("memory",), "1000_running", "1000_running_whole"),
            *_names(("memory",), "10000_running", "10000_running_whole", "running_match_kb"),
        ),
    ),
    "storage": Part(
        "Storage: the toy of the tests on both engines, beside so many running matches",
        lambda: asyncio.run(print_storage()),
        (
            *_names(
                (f"storage.{one}.{n}" for one in ("sqlite", "postgres") for n in RUNNING),
                *("move_p50_ms", "move_p99_ms", "move_cpu_ms", "commits", "contended"),
            ),
            *(f"storage.postgres.processes_{number}.commits" for number in PROCESSES),
        ),
    ),
    "month": Part(
        "A month of today's deals in a server of 10,000 players who play every day",
        lambda: asyncio.run(print_month()),
        _names(("month",), "cpu_s", "wait_s", "players"),
    ),
}
"""By the name under which a part is asked for."""
