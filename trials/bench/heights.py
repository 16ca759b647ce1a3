"""How much of a phone a match takes: heights of hands, tables and logs, measured in the page.

People answer as computers would in their place, or by lot.

Whole matches are played, by people of three languages who play for the first time, against the
clock, each in a window as wide as a phone: with few at the table and with many, in servers of each
language. Every answer on the way to a move is looked at. Nothing is estimated: what is measured is
what the browser has laid out.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from collections import defaultdict
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import TYPE_CHECKING, Final, NamedTuple

from typing_extensions import override

from bot.local import open_bot
from games.kit.words import Voice, language_of
from tests.support.evenings.sensibly import onward, sensible_path
from tests.support.evenings.threads import Threads
from tests.support.luck import DEALS
from tests.support.page.page import PHONE, chromium, staged
from trials.bench.players import EARS, Ear, Table
from trials.bench.report import figure, remark

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from aiohttp import BaseConnector

    from bot.app import GameBot
    from playground import Person, Seen
    from tests.support.page.page import Stage, Window

SCREEN: Final = 690
"""CSS pixels of a phone's screen between the app's own bars."""
TALLEST: Final = 800
"""CSS pixels of the tallest message there may be."""
MOST_SCREENS: Final = 3
"""Screens of log that a match leaves in its channel, at most."""
SEATS: Final = {
    "all_aboard": (3, 5, 2),
    "alles_an_bord": (3, 4, 2),
    "off_the_rails": (3, 4, 2),
    "bandido_alcatraz": (3, 4, 2),
    "abordaje": (2,),
}
"""How many sit at the tables of each game, one match after the other."""
PEOPLE: Final = ("Ada", "Bruno", "Carmen", "Dara", "Emil")
"""Those of the sample server, of which the first three read three languages."""
READ: Final = ("en-US", "de", "es-ES")
"""The languages that a server has, one match after the other."""
MATCHES: Final = 2
"""Matches of each game that are played in the benchmark."""
MOST_MOVES: Final = 600
"""Moves of the longest match that is played."""
MOST_LOOKS: Final = 60
"""Looks for the end of a match, half a second apart."""
LAID_OUT: Final = """
async () => {
  const shown = [...document.querySelectorAll(".message")];
  await Promise.all([...document.images].map((one) => one.decode().catch(() => null)));
  return shown.map((one) =>
    [one.getBoundingClientRect().height, one.querySelector("img.enlarged, .picture img") !== null,
     one.innerText]);
}
"""


class Drawn(Threads):
    """Draws pictures as people see them, not stand-ins of one pixel."""

    sketches = False


class Opened(NamedTuple):
    """A world with its page, and the bot that plays there."""

    stage: Stage
    database: Path
    bot: GameBot


@dataclass(kw_only=True)
class _Watched(Table):
    """A table at which every window is measured: whoever presses looks at their hand at once."""

    stage: Stage
    bot: GameBot
    hands: dict[str, Window] = field(default_factory=dict)
    room: Window | None = None
    seen: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    shots: str = ""
    """Where screenshots of what is too tall go, if they are kept."""
    every: int = 0
    """Of how many moves one is kept as screenshots, whatever its height; of none if it is 0."""
    by_lot: bool = False
    """Whether people answer by lot, and not as a computer would in their place."""
    path: tuple[int, ...] = ()
    """The answers that lead to what somebody is about to do."""

    @override
    async def preferred(self, person: Person, seen: Seen) -> str | None:
        if self.by_lot:
            return None
        if not (way := onward(seen, self.path)) or way.deep == 1:
            self.path = await self._sensible_path(person)
        way = onward(seen, self.path)
        return way.control if way else None

    @override
    def picked(self, seen: Seen) -> str:
        way = onward(seen, self.path)
        return way.value if way else ""

    async def _sensible_path(self, person: Person) -> tuple[int, ...]:
        matches = self.bot.store.matches
        (match_id,) = await matches.running()
        match = await matches.load(match_id)
        seat = match.seat_of(person.user.id)
        return sensible_path(match, seat) if seat in match.to_act() else ()

    async def look(self, name: str, window: Window) -> None:
        """Measure the message of a match in a window: the last one with a picture."""
        what = "table" if window is self.room else "hand"
        shown = [one for one in await _messages(window) if one[1]][-1:]
        for height, _, _ in shown:
            self.seen[what].append(height)
            is_due = self.every and self.plies % self.every == 0
            if self.shots and (height > SCREEN or is_due):
                await _shoot(window, f"{self.shots}-{what}-{self.plies:03}-{name}-{height:.0f}")

    @override
    async def _press(self, person: Person, seen: Seen, custom_id: str) -> Seen:
        after = await super()._press(person, seen, custom_id)
        await self.stage.world.idle(60, 0.2)
        await self.look(person.name, self.hands[person.name])
        return after


async def _messages(window: Window) -> list[tuple[float, bool, str]]:
    found = await window.page.evaluate(LAID_OUT)
    return [(one[0], one[1], one[2]) for one in found]


async def _shoot(window: Window, name: str) -> None:
    """Keep a screenshot, tall enough for a whole message."""
    await window.page.set_viewport_size({"width": PHONE[0], "height": 1300})
    await window.shoot(name)
    await window.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


async def play(
    opened: Opened,
    slug: str,
    number: int,
    shots: str = "",
    every: int = 0,
    *,
    by_lot: bool = False,
) -> dict[str, list[float]]:
    """Play a whole match, and return the heights of what each window showed, by what it is."""
    stage, database, bot = opened
    seats = SEATS[slug][number % len(SEATS[slug])]
    names = [PEOPLE[(number + chair) % len(PEOPLE)] for chair in range(seats)]
    people = [stage.chair(name).person for name in names]
    server = stage.table.guild
    assert server is not None
    server.community, server.chosen_locale = True, READ[number % len(READ)]
    ledger = sqlite3.connect(f"file:{database}?mode=ro", uri=True, isolation_level=None)
    ear = EARS.setdefault(stage.world, Ear(stage.world))
    luck = Random(f"{slug} {number}")
    kept = f"{shots}-{slug}-{number}" if shots else ""
    table = _Watched(ear, people, stage.table, slug, ledger, luck, stage=stage, bot=bot)
    table.by_lot = by_lot
    spoken = people[0].user.locale if server.locale == READ[0] else server.locale  # who opens it
    table.language, table.shots, table.every = language_of(spoken), kept, every
    await table.start()
    await stage.world.idle(60, 0.3)
    table.hands = {name: await stage.window(name, "dm", size=PHONE) for name in names}
    table.room = room = await stage.window(names[0], stage.room(), size=PHONE)
    for _ in range(MOST_MOVES):
        await stage.world.idle(60, 0.2)
        for name, window in {**table.hands, "table": room}.items():
            await table.look(name, window)
        if not ledger.execute("SELECT 1 FROM match WHERE ended_at IS NULL").fetchone():
            break
        await table.move()
    else:
        remark(f"height.{slug}: the match was not over after {MOST_MOVES} moves")
    again = f"{Voice(table.language)('button-again')}"
    for _ in range(MOST_LOOKS):  # the end is shown once the last climax has been seen
        if any(again in said for _, _, said in await _messages(room)):
            break
        await stage.world.idle(60, 0.5)
    table.seen["log"] = [
        sum(height for height, _, said in await _messages(room) if again not in said)
    ]
    if shots:
        await room.page.set_viewport_size({"width": PHONE[0], "height": 3800})
        await room.shoot(f"{kept}-log")
    return table.seen


async def measure(
    slugs: Sequence[str],
    numbers: Sequence[int] = range(MATCHES),
    shots: str = "",
    every: int = 0,
    *,
    by_lot: bool = False,
) -> None:
    """Play some matches of each game and print the figures of all of them together."""
    async with chromium() as browser:
        for slug in slugs:
            seen: dict[str, list[float]] = defaultdict(list)
            for number in numbers:
                with tempfile.TemporaryDirectory() as folder:
                    database = Path(folder) / "heights.db"
                    bots: list[GameBot] = []
                    DEALS.begin()
                    drawn = partial(_open, bots, database)
                    async with staged(browser, database, drawn) as stage:
                        opened = Opened(stage, database, bots[0])
                        found = await play(opened, slug, number, shots, every, by_lot=by_lot)
                for what, heights in found.items():
                    seen[what] += heights
            height, log = ("height_by_lot", "log_by_lot") if by_lot else ("height", "log")
            for what in ("hand", "table"):
                p95 = quantiles(seen[what], n=20)[18]
                figure(f"{height}.{slug}.{what}.p95_css_px", p95, "px", at_most=SCREEN)
                figure(f"{height}.{slug}.{what}.tallest_css_px", max(seen[what]), at_most=TALLEST)
            screens = max(seen["log"]) / SCREEN
            figure(f"{log}.{slug}.screens", screens, at_most=MOST_SCREENS)


@asynccontextmanager
async def _open(
    bots: list[GameBot], database: Path, connector: BaseConnector
) -> AsyncIterator[GameBot]:
    """Open a bot that deals the same cards in every run, and keep it."""
    async with open_bot(database, connector, workers=Drawn()) as bot:
        bot.referee.seed_for = DEALS
        bots.append(bot)
        yield bot


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--matches", type=int, default=MATCHES, help="matches of each game")
    parser.add_argument("--shots", default="", help="keep screenshots of what is too tall")
    parser.add_argument("--by-lot", action="store_true", help="let people answer by lot")
    parser.add_argument("--every", type=int, default=0, help="and of one move of so many")
    asked = parser.parse_args()
    numbers = range(asked.first, asked.first + asked.matches)
    measured = measure(asked.games, numbers, asked.shots, asked.every, by_lot=asked.by_lot)
    asyncio.run(measured)
