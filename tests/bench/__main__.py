"""Print the benchmark: `make bench`, or `python -m tests.bench --table` for the games alone."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

from games import SHELF
from tests.bench.discord_side import Figures, measure
from tests.bench.page_side import print_page
from tests.bench.search_side import placements_ms, routes_ms
from tests.bench.table_side import drawing, plies_per_second

PLIES: Final = {
    "all_aboard": 10_000,
    "abordaje": 8_000,
    "bandido_alcatraz": 2_000,
    "alles_an_bord": 5_000,
    "off_the_rails": 1_500,
}
PICTURE: Final = {
    "all_aboard": 60,
    "abordaje": 60,
    "bandido_alcatraz": 120,
    "alles_an_bord": 100,
    "off_the_rails": 120,
}
"""Milliseconds at p50, warm."""
SEARCH: Final = 2
"""Milliseconds at p50 for what feeds menus."""
SLOWER: Final = 4
"""A move's answer may take so many times a bare pong's."""
HEAVIER: Final = 60
"""MiB that the idle bot may hold above pong."""
LARGEST: Final = 300
"""Kilobytes of one picture."""


def main() -> None:
    """Measure and print, with the goals beside the figures."""
    for slug, game in SHELF.items():
        plies, pictures = plies_per_second(game), drawing(game)
        _line(f"{slug}: plies per second", plies, f"at least {PLIES[slug]}", plies >= PLIES[slug])
        goal = PICTURE[slug]
        _line(f"{slug}: picture p50, ms", pictures.p50, f"at most {goal}", pictures.p50 <= goal)
        fits = pictures.largest <= LARGEST
        _line(f"{slug}: largest picture, kB", pictures.largest, f"at most {LARGEST}", fits)
    _print_searches()
    if "--table" not in sys.argv:
        _print_discord(asyncio.run(measure()))
        print_page()


def _print_searches() -> None:
    for what, (spent, size) in (
        ("bandido_alcatraz: places of a hand", placements_ms()),
        ("off_the_rails: routes of a cart", routes_ms()),
    ):
        _line(f"{what} ({size}), ms", spent, f"at most {SEARCH}", spent <= SEARCH)


def _print_discord(found: Figures) -> None:
    ratio = found.move.p50 / found.pong.p50
    for name, waits in (("pong", found.pong), ("move", found.move)):
        _line(f"{name}: answer p50, ms", waits.p50)
        _line(f"{name}: answer p99, ms", waits.p99)
        _line(f"{name}: answers per second at 64 at once", waits.per_second)
    _line("move p50 / pong p50", ratio, f"at most {SLOWER}", ratio <= SLOWER)
    race = found.race.press / found.pong.p50
    _line("four ping at once: p50, ms", found.race.ping)
    _line("four load at once: p50, ms", found.race.press)
    _line("four load at once: p50 / pong p50", race, f"at most {SLOWER}", race <= SLOWER)
    extra = found.gangway_idle - found.pong_idle
    _line("pong idle, MiB", found.pong_idle)
    _line("gangway idle, MiB", found.gangway_idle)
    _line("gangway after 64 tables, MiB", found.gangway_busy)
    _line("gangway idle above pong, MiB", extra, f"at most {HEAVIER}", extra <= HEAVIER)


def _line(what: str, figure: float, goal: str = "", good: bool | None = None) -> None:  # noqa: FBT001
    mark = {None: "", True: "reached", False: "MISSED"}[good]
    sys.stdout.write(f"{what:<44}{figure:>12,.1f}  {goal:<18} {mark}\n")


main()
