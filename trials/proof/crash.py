"""Kill the bot again and again: `make crash`, or `python -m trials.proof.crash --kills 500`.

Each kill is followed by a start on the same database, and by every check of `deaths.trial`.

With `--freeze` one of two processes is stopped as often instead, and continued once the other one
has played on; see `deaths.freeze`.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from storage.address import PostgresAddress
from tests.support.stores.postgres import binaries, running_server
from trials.proof.deaths.freeze import freezing, moments
from trials.proof.deaths.points import IN_PLAY
from trials.proof.deaths.trial import Plan, trial

if TYPE_CHECKING:
    from collections.abc import Iterator

    from storage.address import Address
    from trials.proof.deaths.trial import Trial

SHORTEST, LONGEST = 0.1, 2.0
"""Seconds of play before a kill at a random moment."""
TROUBLES: Final = (
    "",
    "gateway dropped",
    "session lost",
    "interactions twice",
    "429s, 5xx, lost answers",
)
FROZEN_GAMES: Final = ("all_aboard", "abordaje")
"""What is played beside a process that stands still."""
LAST_WORDS: Final = 4000
"""Letters of the log that are shown with a fault."""
MOST_TIMES: Final = 6
"""A point is deadly when it is reached for the n-th time, n at most so many."""


def plans(luck: Random) -> Iterator[Plan]:
    """Yield how each life ends: every point in turn, as many random moments, some trouble."""
    points = list(IN_PLAY)
    for number in count():
        turn, place = divmod(number, 2 * len(points) + len(TROUBLES))
        if place < len(points):
            yield Plan(points[place], at=luck.randint(1, MOST_TIMES) if turn else 1)
        elif place < 2 * len(points):
            yield Plan(seconds=luck.uniform(SHORTEST, LONGEST))
        else:
            trouble = TROUBLES[place - 2 * len(points)]
            yield Plan(seconds=LONGEST, trouble=trouble, stops=not trouble)


@contextmanager
def database(engine: str, folder: Path) -> Iterator[Address]:
    """Give a place for a fresh database meanwhile."""
    if engine == "sqlite":
        yield folder / "gangway.db"
        return
    programs = binaries()
    assert programs, "no PostgreSQL on this machine"
    with running_server(programs) as server:
        yield server.database()


async def run(kills: int, minutes: float, seed: int, engine: str, *, draws: bool) -> None:
    """Kill so many times, or for so many minutes, and print what was found."""
    with tempfile.TemporaryDirectory(prefix="crash-") as name:
        folder = Path(name)
        with database(engine, folder) as place:
            async with trial(place, folder, seed, draws=draws) as tried:
                began = time.monotonic()
                for plan in plans(Random(seed)):
                    try:
                        await tried.life(plan)
                    except AssertionError as error:
                        said = tried.lives.log.read_text("utf-8", "replace")[-LAST_WORDS:]
                        error.add_note(f"seed {seed}, {plan}; the bots said last:\n{said}")
                        raise
                    number = sum(tried.ended.values())
                    _progress(number, kills, tried)
                    if number == kills or time.monotonic() - began > 60 * minutes:
                        break
                compared = await tried.finish()
                await tried.check()
                ends = f"{sum(tried.ended.values()):6}  ends of the bot"
                tried.report(compared, f"{ends}, in {time.monotonic() - began:.0f} s")


async def freeze(times: int, minutes: float, seed: int) -> None:
    """Stop and continue a process so many times, or for so many minutes; print what was found."""
    with tempfile.TemporaryDirectory(prefix="freeze-") as name:
        folder, luck, missed = Path(name), Random(seed), 0
        with database("postgres", folder) as place:
            assert isinstance(place, PostgresAddress)
            async with freezing(place, folder, seed, FROZEN_GAMES) as tried:
                began, points = time.monotonic(), moments(luck)
                while sum(tried.ended.values()) < times:
                    missed += not await tried.freeze(*next(points))
                    sys.stderr.write(f"{sum(tried.ended.values())}/{times}, {missed} in vain\n")
                    if time.monotonic() - began > 60 * minutes:
                        break
                lines = [f"{number:6}  {point}" for point, number in sorted(tried.ended.items())]
                lines += [
                    "",
                    f"{sum(tried.ended.values()):6}  times stopped and continued, {missed} in vain",
                    f"{tried.moved:6}  moves meanwhile; nothing older was shown again, but for",
                    f"{tried.late:6}  requests under way, which were made good",
                ]
                sys.stdout.write("\n".join(lines) + "\n")


def _progress(number: int, kills: int, tried: Trial) -> None:
    if sys.stderr.isatty() or number % 25 == 0:
        sys.stderr.write(f"{number}/{kills}: {tried.ledger.figures}\n")


def main() -> None:
    """Read what is asked for, and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after so many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--freeze", action="store_true", help="stop and continue, on PostgreSQL")
    parser.add_argument("--draw", action="store_true", help="real pictures, in worker processes")
    asked = parser.parse_args()
    if asked.freeze:
        asyncio.run(freeze(asked.kills, asked.minutes, asked.seed))
        return
    asyncio.run(run(asked.kills, asked.minutes, asked.seed, asked.engine, draws=asked.draw))


if __name__ == "__main__":
    main()
