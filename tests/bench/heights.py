"""How much of a phone a match takes: heights of hands, tables and logs, measured in the page.

Whole matches are played, by people of three languages, each in a window as wide as a phone. Nothing
is estimated: what is measured is what the browser has laid out.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from collections import defaultdict
from functools import partial
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import TYPE_CHECKING, Final

from bot.local import open_bot
from tests.bench.players import EARS, Ear, Table
from tests.bench.report import figure, remark
from tests.support.evenings.threads import Threads
from tests.support.page.page import PHONE, chromium, staged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.support.page.page import Stage, Window

SCREEN: Final = 690
"""CSS pixels of a phone's screen between the app's own bars."""
TALLEST: Final = 800
"""CSS pixels of the tallest message there may be."""
MOST_SCREENS: Final = 3
"""Screens of log that a match leaves in its channel, at most."""
PEOPLE: Final = {
    "all_aboard": ("Ada", "Bruno", "Carmen"),
    "alles_an_bord": ("Ada", "Bruno", "Carmen"),
    "off_the_rails": ("Ada", "Bruno", "Carmen"),
    "bandido_alcatraz": ("Ada", "Bruno", "Carmen"),
    "abordaje": ("Ada", "Carmen"),
}
"""Who plays each game: they read English, German and Spanish."""
MOST_MOVES: Final = 400
"""Moves of the longest match that is played."""
LAID_OUT: Final = """
async (all) => {
  const shown = [...document.querySelectorAll(".message")];
  await Promise.all([...document.images].map((one) => one.decode().catch(() => null)));
  return (all ? shown : shown.slice(-1)).map((one) =>
    [one.getBoundingClientRect().height, one.querySelector("img.enlarged, .picture img") !== null,
     one.innerText]);
}
"""


class Drawn(Threads):
    """Draws pictures as people see them, not stand-ins of one pixel."""

    sketches = False


async def _heights(window: Window, *, every: bool = False) -> list[tuple[float, bool, str]]:
    found = await window.page.evaluate(LAID_OUT, every)
    return [(one[0], one[1], one[2]) for one in found]


async def play(stage: Stage, slug: str, database: Path, shots: str = "") -> dict[str, list[float]]:
    """Play a whole match, and return the heights of what each window showed, by what it is."""
    people = [stage.chair(name).person for name in PEOPLE[slug]]
    ledger = sqlite3.connect(f"file:{database}?mode=ro", uri=True, isolation_level=None)
    EARS.setdefault(stage.world, Ear(stage.world))
    table = Table(EARS[stage.world], people, stage.table, slug, ledger, Random(f"{slug}"))  # noqa: S311
    await table.start()
    await stage.world.idle(60, 0.3)
    hands = {name: await stage.window(name, "hand", size=PHONE) for name in PEOPLE[slug]}
    room = await stage.window(PEOPLE[slug][0], stage.room(), size=PHONE)
    seen: dict[str, list[float]] = defaultdict(list)
    tallest: dict[str, float] = {}
    for ply in range(MOST_MOVES):
        await stage.world.idle(60, 0.2)
        for name, window in {**hands, "table": room}.items():
            what = "table" if name == "table" else "hand"
            found = [one for one in await _heights(window, every=what == "table") if one[1]][-1:]
            for height, _, _ in found:
                seen[what].append(height)
                if shots and height > max(SCREEN, tallest.get(what, 0)):
                    tallest[what] = height
                    await window.page.set_viewport_size({"width": PHONE[0], "height": 1900})
                    await window.shoot(f"{shots}-{slug}-{what}-{ply}-{name}")
                    await window.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        if not ledger.execute("SELECT 1 FROM match WHERE ended_at IS NULL").fetchone():
            break
        await table.move()
    else:
        remark(f"height.{slug}: the match was not over after {MOST_MOVES} moves")
    every = await _heights(room, every=True)
    seen["log"] = [height for height, has_picture, _ in every if not has_picture]
    return seen


async def measure(slugs: Sequence[str], shots: str = "") -> None:
    """Play a match of each game and print the figures."""
    async with chromium() as browser:
        for slug in slugs:
            with tempfile.TemporaryDirectory() as folder:
                database = Path(folder) / "heights.db"
                drawn = partial(open_bot, database, workers=Drawn())
                async with staged(browser, database, drawn) as stage:
                    seen = await play(stage, slug, database, shots)
            for what in ("hand", "table"):
                p95 = quantiles(seen[what], n=20)[18]
                figure(f"height.{slug}.{what}.p95_css_px", p95, "px", at_most=SCREEN)
                figure(f"height.{slug}.{what}.tallest_css_px", max(seen[what]), at_most=TALLEST)
            screens = sum(seen["log"]) / SCREEN
            figure(f"log.{slug}.screens", screens, at_most=MOST_SCREENS)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(PEOPLE))
    parser.add_argument("--shots", default="", help="keep screenshots of what is too tall")
    asked = parser.parse_args()
    asyncio.run(measure(asked.games, asked.shots))
