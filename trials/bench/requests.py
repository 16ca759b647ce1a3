"""What a delivered move asks of Discord, at a lively table: requests that count, and free ones.

Counted are the requests that Discord does: neither answers to interactions nor what goes through
their webhooks. What is put off for half a minute comes at once here, so the figures are highest.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from cogs.delivery.pace import pace
from cogs.delivery.reconciler import Delivery
from tests.support.evenings.evening import evening
from trials.bench.players import EARS, Ear, Table
from trials.bench.report import figure

if TYPE_CHECKING:
    from tests.support.evenings.evening import Evening

MOVES: Final = 40
"""Moves of each table that are counted."""
TABLES: Final = (
    ("all_aboard", 2),
    ("all_aboard", 5),
    ("abordaje", 2),
    ("off_the_rails", 2),
    ("off_the_rails", 4),
    ("bandido_alcatraz", 2),
    ("bandido_alcatraz", 4),
    ("alles_an_bord", 4),
)
"""Games and numbers of seats."""
MOST: Final = {2: 2.5, 4: 3.5, 5: 3.5}
"""Requests that count, a move, at most."""
MOST_IN_A_RACE: Final = 1.0


def sent_so_far(table: Evening) -> tuple[int, int]:
    """Return how many requests the bot has sent that count, and how many that are free."""
    calls = table.world.calls
    free = sum(many for what, many in calls.items() if "interaction" in what)
    return sum(calls.values()) - free, free


async def _measure(slug: str, seats: int, folder: Path) -> None:
    async with evening(folder, seats=seats) as table:
        await table.open_table(slug, *table.people)
        assert isinstance(table.bot.delivery, Delivery)
        table.bot.delivery.pace = pace
        ear = EARS.setdefault(table.world, Ear(table.world))
        with table.reading() as ledger:
            played = Table(ear, table.people, table.world.table, slug, ledger, Random(slug))
            for _ in range(2 * seats):  # everybody has pressed in their hand by now
                await played.move()
            await table.settle()
            counted, free = sent_so_far(table)
            played.plies = 0
            while played.plies < MOVES and await played.move():
                await table.settle()
        after = sent_so_far(table)
    most = MOST_IN_A_RACE if slug == "alles_an_bord" else MOST[seats]
    figure(f"requests.{slug}.{seats}.counted", (after[0] - counted) / played.plies, at_most=most)
    figure(f"requests.{slug}.{seats}.free", (after[1] - free) / played.plies)


def print_requests() -> None:
    """Count what moves of every game cost in requests."""
    for slug, seats in TABLES:
        with TemporaryDirectory() as folder:
            asyncio.run(_measure(slug, seats, Path(folder)))
