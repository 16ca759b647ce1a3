"""Print the benchmark: `make bench`, or `python -m tests.bench --table` for the games alone.

`--long` lets the 64 tables play for a minute. BENCH_JSON names a file for every figure by name.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Final

from games import SHELF
from tests.bench.bare_discord import measure_bare_pong
from tests.bench.chess_side import chess_plies_per_second
from tests.bench.discord_side import print_discord
from tests.bench.growth import print_growth
from tests.bench.page_side import print_page
from tests.bench.presses import print_presses
from tests.bench.report import figure, remark, write
from tests.bench.search_side import placements_ms, routes_ms
from tests.bench.storage_side import print_storage
from tests.bench.table_side import drawing, plies_per_second
from tests.support.letters import letters

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
LARGEST: Final = 300
"""Kilobytes of one picture."""
SMALLEST_LETTERS: Final = 8.6
"""CSS pixels on a phone."""
SUSTAINED: Final = 15.0
"""Seconds for which the tables play; a minute with `--long`."""


def main() -> None:
    """Measure and print, with the goals beside the figures."""
    for slug, game in SHELF.items():
        figure(f"plies.{slug}", plies_per_second(game), "per s", at_least=PLIES[slug])
        pictures = drawing(game)
        figure(f"picture.{slug}.p50_ms", pictures.p50, "ms", at_most=PICTURE[slug])
        figure(f"picture.{slug}.kb", pictures.typical, "kB")
        figure(f"picture.{slug}.largest_kb", pictures.largest, "kB", at_most=LARGEST)
    try:
        figure("plies.python_chess", chess_plies_per_second(), "per s")
    except ImportError:
        remark("plies.python_chess: not measured, as chess is not installed")
    for name, (spent, size) in (
        ("bandido_alcatraz.places", placements_ms()),
        ("off_the_rails.routes", routes_ms()),
    ):
        figure(f"{name}_{size}_ms", spent, "ms", at_most=SEARCH)
    print_presses()
    for slug in SHELF:
        figure(f"letters.{slug}.css_px", letters(slug).smallest, "px", at_least=SMALLEST_LETTERS)
    if "--table" not in sys.argv:
        _measure_with_discord()
    write()


def _measure_with_discord() -> None:
    p50, cpu = asyncio.run(measure_bare_pong())
    figure("pong.bare_p50_ms", p50, "ms")
    figure("pong.bare_cpu_ms", cpu, "ms")
    asyncio.run(print_discord(60.0 if "--long" in sys.argv else SUSTAINED))
    asyncio.run(print_growth())
    asyncio.run(print_storage())
    print_page()


main()
