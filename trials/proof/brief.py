"""A short form of every trial, with a seed drawn anew: `make proof`, in two or three minutes.

A proof with one seed is a fixture: it stays green while what it proves has long ceased to hold.
The seed is printed first, and `--seed` takes it again.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from games import SHELF
from games.kit.words import ROOT
from tests.support.stores.postgres import binaries

if TYPE_CHECKING:
    from collections.abc import Sequence

AT_ONCE: Final = 2
"""Trials that run side by side: they wait more than they work."""
LONGEST_TRIAL: Final = 300.0
"""Seconds after which a trial hangs."""


@dataclass(frozen=True)
class Brief:
    """A trial, made short."""

    module: str
    options: tuple[str, ...]
    needs_server: bool = False
    """Whether it needs PostgreSQL's programs."""

    async def run(self, seed: int) -> str:
        """Run it with a seed; return what is wrong, or nothing."""
        asked = ("-m", f"trials.proof.{self.module}", *self.options, "--seed", str(seed))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, *asked),
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        began = time.monotonic()
        try:
            said, _ = await asyncio.wait_for(process.communicate(), LONGEST_TRIAL)
        except TimeoutError:
            process.kill()
            return f"{' '.join(asked)} hangs"
        took = f"{time.monotonic() - began:4.0f} s"
        verdict = "failed" if process.returncode else "held"
        print(f"{took}  {verdict}  python {' '.join(asked)}", flush=True)
        return said.decode("utf-8", "replace") if process.returncode else ""


def briefs(seed: int) -> Sequence[Brief]:
    """Return the trials; those of single games take two of them by lot."""
    games = tuple(Random(seed).sample([*SHELF], 2))
    return (
        Brief("crash_processes", ("--kills", "3", "--minutes", "1"), needs_server=True),
        Brief("crash", ("--kills", "15", "--minutes", "1", "--engine", "sqlite")),
        Brief(
            "crash", ("--kills", "10", "--minutes", "1", "--engine", "postgres"), needs_server=True
        ),
        Brief("crash", ("--kills", "3", "--minutes", "1", "--freeze"), needs_server=True),
        Brief("races", ("--waves", "1")),
        Brief("nonsense", ("--many", "3000")),
        Brief("leaks", ("--plies", "30", *games)),
        Brief("limits", ("--plies", "20", *games)),
    )


async def run(seed: int) -> int:
    """Run every trial with a seed; print what failed, and return how many did."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def in_turn(one: Brief) -> str:
        async with turn:
            return await one.run(seed)

    chosen = [one for one in briefs(seed) if binaries() or not one.needs_server]
    said = [one for one in await asyncio.gather(*map(in_turn, chosen)) if one]
    for one in said:
        print(one, flush=True)
    return len(said)


def main() -> None:
    """Read what is asked for, and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    drawn = SystemRandom().randrange(1_000_000)
    parser.add_argument("--seed", type=int, default=drawn, help="drawn anew by default")
    seed = parser.parse_args().seed
    print(f"seed {seed}", flush=True)
    if not binaries():
        print("no PostgreSQL on this machine: trials on it are left out", flush=True)
    sys.exit(min(asyncio.run(run(seed)), 1))


if __name__ == "__main__":
    main()
